// Under which names the page is served: those of this machine, and those it was told.
import { isIPv4 } from 'node:net';

/** The host of an address, as a browser would write it; undefined when it is none. */
function hostOf(text) {
  if (!/^[\w.\-:[\]]+$/.test(text)) return undefined;
  try {
    return new URL(`http://${text}/`).hostname.replace(/\.$/, '');
  } catch {
    return undefined;
  }
}
const isThisMachine = host =>
  host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || (isIPv4(host) && host.startsWith('127.'));

/** Whether a request that names this host is meant for the page. */
export function isServedAs(header, more) {
  const host = hostOf(header ?? '');
  return host !== undefined && host !== '' && (isThisMachine(host) || more.includes(host));
}

/** Reads a list of names with commas between them; throws with a sentence about the first that is none. */
export function readHosts(list, where) {
  return list
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '')
    .map(name => {
      const host = /^[^:]+$|^\[.*\]$/.test(name) ? hostOf(name) : undefined;
      if (!host)
        throw new Error(
          `${where}: ${JSON.stringify(name.slice(0, 80))} is not the name of a machine, such as pitch.example.org`,
        );
      return host;
    });
}
