// `npm start`: builds what is stale, serves the page on this machine, says where, and opens a browser where there is one.
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { buildIfStale } from './build.mjs';
import { readHosts } from './hosts.mjs';
import { FIRST_PORT, serve } from './serve.mjs';

const HELP = `npm start [-- OPTIONS]: builds the page when something is newer, serves it on this machine, opens a browser

  --port N       the first port to try (${FIRST_PORT}); a busy one is passed over, 0 is any free one
  --hosts A,B    more names under which the page is served, as when a proxy stands before it;
                 without them only localhost, 127.0.0.1 and the like. IRONPITCH_HOSTS does the same
  --no-open      opens no browser
  --help         this page`;

try {
  const { port, hosts, open, help } = readCommand();
  if (help) console.log(HELP);
  else {
    if (await buildIfStale()) console.log('The page was built.');
    const { address, close } = await serve({ port, hosts });
    process.once('SIGINT', close);
    process.once('SIGTERM', close);
    console.log(`Ironpitch is at ${address} (Ctrl-C ends it)`);
    if (open) openBrowser(address);
  }
} catch (error) {
  console.error(`The page was not started: ${error.message}`);
  process.exitCode = 1;
}

function readCommand() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: String(FIRST_PORT) },
      hosts: { type: 'string', default: '' },
      'no-open': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const port = /^\d{1,5}$/.test(values.port) ? Number(values.port) : Number.NaN;
  if (!(port <= 65_535))
    throw new Error(`--port: ${JSON.stringify(values.port.slice(0, 80))} is not a number from 0 to 65535`);
  return {
    port,
    hosts: [...readHosts(values.hosts, '--hosts'), ...readHosts(process.env.IRONPITCH_HOSTS ?? '', 'IRONPITCH_HOSTS')],
    open: !values['no-open'],
    help: values.help,
  };
}
/** Nothing happens where there is no browser to open. */
function openBrowser(url) {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', url]
        : ['xdg-open', url];
  if (process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) return;
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}
