// `npm start`: builds what is stale, serves the page on this machine, says where, and opens a browser where there is one.
import { spawn } from 'node:child_process';
import { buildIfStale } from './build.mjs';
import { serve } from './serve.mjs';

if (await buildIfStale()) console.log('The page was built.');
const { server, address } = await serve();
console.log(`Ironpitch is at ${address} (Ctrl-C ends it)`);
if (!process.argv.includes('--no-open')) openBrowser(address);

process.once('SIGINT', leave);
process.once('SIGTERM', leave);

function leave() {
  server.close();
  server.closeAllConnections();
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
