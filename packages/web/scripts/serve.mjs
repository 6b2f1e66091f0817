// Serves the built page on this machine: under names that mean it, to read only, the next free port when one is busy.
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import fastify from 'fastify';
import { isServedAs } from './hosts.mjs';

export const DIST = fileURLToPath(new URL('../dist', import.meta.url));
export const FIRST_PORT = 4242;
const PORTS_TRIED = 50;

/** What the page may load, and who may show it. Nothing asks for https: the page is served without it. */
const HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
};
const READS = new Set(['GET', 'HEAD']);
/** A file under /assets carries a digest of its content in its name. */
const LASTING = /[/\\]assets[/\\][^/\\]+$/;

/** Starts the server; resolves to its address and how to end it. Port 0 is any free one. */
export async function serve({ root = DIST, port: first = FIRST_PORT, hosts = [] } = {}) {
  const app = pageServer(root, hosts);
  const last = first === 0 ? 0 : Math.min(first + PORTS_TRIED - 1, 65_535);
  for (let port = first; port <= last; port++) {
    try {
      await app.listen({ port, host: '127.0.0.1' });
      return { address: `http://localhost:${app.server.address().port}/`, close: () => app.close() };
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error;
    }
  }
  throw new Error(`no free port between ${first} and ${last}`);
}

function pageServer(root, hosts) {
  const app = fastify({
    // Whoever still downloads when the server ends is cut off.
    forceCloseConnections: true,
    // A path that cannot be read never reaches a hook.
    frameworkErrors: (error, _request, reply) => refuse(reply, error.statusCode ?? 400, 'this address cannot be read'),
  });
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(HEADERS);
    // Any page in the browser may point a name of its own at this machine and then read what is served under it.
    if (!isServedAs(request.headers.host, hosts))
      return refuse(reply, 403, 'not served under this name: IRONPITCH_HOSTS or --hosts allows it');
    if (!READS.has(request.method)) return refuse(reply.header('allow', 'GET, HEAD'), 405, 'only GET and HEAD');
    next();
  });
  app.addHook('onSend', (request, _reply, payload, next) => {
    if (payload instanceof Readable) closeWith(request.raw.socket, payload);
    next(null, payload);
  });
  app.setNotFoundHandler((_request, reply) => refuse(reply, 404, 'not found'));
  app.setErrorHandler((error, _request, reply) => {
    const status = error.statusCode ?? 500;
    return refuse(reply, status, status < 500 ? 'this cannot be read' : 'something went wrong');
  });
  app.register(files, {
    root,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      response.setHeader('vary', 'accept-encoding');
      response.setHeader('cache-control', LASTING.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return app;
}

/**
 * A connection that is gone takes its files with it. (Of several answers that wait on one connection Node tells the
 * first only.)
 */
function closeWith(socket, file) {
  const leave = () => file.destroy();
  if (socket.destroyed) return leave();
  socket.setMaxListeners(0);
  socket.once('close', leave);
  file.once('close', () => socket.off('close', leave));
}

const refuse = (reply, status, text) =>
  reply.code(status).headers(HEADERS).type('text/plain; charset=utf-8').send(text);
