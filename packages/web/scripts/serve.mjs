// Serves the built page on this machine: the next free port when one is busy.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGzip } from 'node:zlib';

export const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const FIRST_PORT = 4242;
const PORTS_TRIED = 50;

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const PACKED = new Set(['.html', '.js', '.css', '.svg']);

/** Starts the server; resolves to its address. */
export async function serve(root = DIST, firstPort = FIRST_PORT) {
  for (let port = firstPort; port < firstPort + PORTS_TRIED; port++) {
    const server = await listen(root, port);
    if (server) return { server, address: `http://localhost:${server.address().port}/` };
  }
  throw new Error(`no free port between ${firstPort} and ${firstPort + PORTS_TRIED - 1}`);
}

function listen(root, port) {
  const server = createServer((request, response) => answer(root, request, response));
  return new Promise((resolve, reject) => {
    server.once('error', error => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

function answer(root, request, response) {
  const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
  const file = join(root, normalize(path).replace(/^(\.\.[/\\])+/, ''), path.endsWith('/') ? 'index.html' : '');
  if (!file.startsWith(root) || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
    return;
  }
  const type = extname(file);
  const packed = PACKED.has(type) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  response.writeHead(200, {
    'content-type': TYPES[type] ?? 'application/octet-stream',
    'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(packed ? { 'content-encoding': 'gzip' } : {}),
  });
  const stream = createReadStream(file);
  if (packed) stream.pipe(createGzip()).pipe(response);
  else stream.pipe(response);
}
