/** The small server behind `npm start`, as it really runs: in a process of its own. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answered, oddRequests, send } from './odd.ts';

const START = fileURLToPath(new URL('../scripts/start.mjs', import.meta.url));
const DIST = fileURLToPath(new URL('../dist', import.meta.url));
/** The first start of a fresh clone builds the page. */
const BUILD_MS = 180_000;
const ODD = 2000;
const AT_ONCE = 16;

interface Started {
  readonly child: ChildProcess;
  readonly port: number;
}
const start = async (args: readonly string[] = [], env: Record<string, string> = {}): Promise<Started> => {
  const child = spawn(process.execPath, [START, '--no-open', ...args], { env: { ...process.env, ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (said += text));
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const found = /localhost:(\d+)/.exec(said)?.[1];
      if (found) resolve(Number(found));
    });
    child.once('exit', () => reject(new Error(`it did not start: ${said}`)));
  });
  return { child, port };
};
const end = async ({ child }: Started, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> => {
  if (child.exitCode !== null) return child.exitCode;
  child.kill(signal);
  const [status] = (await once(child, 'exit')) as [number | null];
  return status;
};
const ask = (port: number, line: string, headers = ''): Promise<Answered> =>
  send({ kind: '', bytes: `${line} HTTP/1.1\r\nConnection: close\r\nHost: localhost:${port}\r\n${headers}\r\n` }, port);
const header = ({ text }: Answered, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)\r$`, 'im').exec(text.split('\r\n\r\n')[0] as string)?.[1];
const bodyOf = ({ text }: Answered): Buffer => Buffer.from(text.slice(text.indexOf('\r\n\r\n') + 4), 'latin1');
const asset = (pattern: RegExp): string => {
  const found = readdirSync(`${DIST}/assets`).find(file => pattern.test(file) && !file.endsWith('.gz'));
  return `/assets/${found}`;
};

describe('npm start', () => {
  let page: Started;
  beforeAll(async () => {
    page = await start(['--port', '0']);
  }, BUILD_MS);
  afterAll(async () => {
    await end(page);
  });

  test('what is served is the page as it is shipped, kept for offline, whoever started the server', async () => {
    expect(process.env.NODE_ENV).toBe('test');
    const script = await ask(page.port, `GET ${asset(/^index-.*\.js$/)}`);
    expect(bodyOf(script).toString()).toContain('service-worker.js');
  });

  test('the page with its headers: what it may load, who may show it, how long it is kept', async () => {
    const { port } = page;
    const home = await ask(port, 'GET /');
    expect(home.status).toBe(200);
    expect(bodyOf(home)).toEqual(readFileSync(`${DIST}/index.html`));
    const policy = header(home, 'content-security-policy');
    for (const part of ["default-src 'none'", "script-src 'self'", "style-src 'self'", "frame-ancestors 'none'"])
      expect(policy).toContain(part);
    expect(policy).not.toMatch(/unsafe|upgrade-insecure/);
    expect(header(home, 'strict-transport-security')).toBeUndefined();
    expect(header(home, 'x-content-type-options')).toBe('nosniff');
    expect(header(home, 'cache-control')).toBe('no-cache');
    const script = asset(/^worker-.*\.js$/);
    const packed = await ask(port, `GET ${script}`, 'Accept-Encoding: gzip\r\n');
    expect(header(packed, 'content-encoding')).toBe('gzip');
    expect(header(packed, 'content-type')).toMatch(/^(text|application)\/javascript; charset=utf-8$/i);
    expect(header(packed, 'cache-control')).toContain('immutable');
    expect(header(packed, 'vary')).toBe('accept-encoding');
    expect(gunzipSync(bodyOf(packed))).toEqual(readFileSync(DIST + script));
    const head = await ask(port, `HEAD ${script}`);
    expect([head.status, bodyOf(head).length]).toEqual([200, 0]);
    expect(Number(header(head, 'content-length'))).toBe(statSync(DIST + script).size);
  });

  test.each([
    ['GET /%', 400],
    ['GET /%ED%A0%80', 400],
    ['GET /nothing', 404],
    ['GET /assets/', 404],
    ['GET /assets', 404],
    ['GET /%2e%2e/package.json', 403],
    ['GET /..%2fpackage.json', 404],
    ['GET /../package.json', 403],
    ['GET /%00', 400],
    ['POST /', 405],
    ['DELETE /index.html', 405],
    ['OPTIONS *', 405],
  ])('%s is answered with %i and the same headers', async (line, status) => {
    const answered = await ask(page.port, line);
    expect([line, answered.status]).toEqual([line, status]);
    expect(header(answered, 'content-security-policy')).toContain("default-src 'none'");
    expect(header(answered, 'x-content-type-options')).toBe('nosniff');
    expect(header(answered, 'allow')).toBe(status === 405 ? 'GET, HEAD' : undefined);
    expect(bodyOf(answered).length).toBeLessThan(100);
  });

  test('only under the names of this machine: a foreign name that points here gets nothing', async () => {
    const named = async (host: string): Promise<number | null> =>
      (await send({ kind: '', bytes: `GET / HTTP/1.1\r\nConnection: close\r\nHost: ${host}\r\n\r\n` }, page.port))
        .status;
    for (const own of [
      'localhost',
      'LOCALHOST:4242',
      'localhost.',
      'pitch.localhost',
      '127.0.0.1:1',
      '127.9.9.9',
      '[::1]:80',
    ])
      expect([own, await named(own)]).toEqual([own, 200]);
    for (const other of [
      'evil.example',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      'evil.example:4242',
      'evillocalhost',
      '10.0.0.1',
      '0.0.0.0',
      '[::2]',
      'localhost@evil.example',
      'localhost/x',
      ':',
      '',
    ])
      expect([other, await named(other)]).toEqual([other, 403]);
  });

  test(`${ODD} odd requests: it lives, and has no file open that it had not before`, async () => {
    const { child, port } = page;
    const large = asset(/^worker-.*\.js$/);
    const queue = oddRequests('odd', ODD, large);
    const statuses = new Map<number | null, number>();
    const opened = handles(child);
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const odd of queue) {
          const { status } = await send(odd, port);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      }),
    );
    expect(child.exitCode).toBeNull();
    expect((await ask(port, 'GET /')).status).toBe(200);
    // Every kind of answer was met, and none that means a fault of ours.
    for (const status of [200, 206, 400, 403, 404, 405, 431]) expect([...statuses.keys()]).toContain(status);
    expect([...statuses.keys()].filter(status => status !== null && status >= 500)).toEqual([]);
    await expect.poll(() => handles(child), { timeout: 10_000 }).toBeLessThanOrEqual(opened);
  });
});

test(
  'a busy port is passed over; IRONPITCH_HOSTS and --hosts name more; Ctrl-C and SIGTERM end it at once',
  async () => {
    const busy: Server = createServer().listen(0, '127.0.0.1');
    await once(busy, 'listening');
    const { port: taken } = busy.address() as { port: number };
    const first = await start(['--port', String(taken), '--hosts', 'pitch.example'], {
      IRONPITCH_HOSTS: 'a.example, b.example',
    });
    busy.close();
    expect(first.port).toBeGreaterThan(taken);
    for (const [host, status] of [
      ['pitch.example', 200],
      ['b.example:9', 200],
      ['c.example', 403],
    ] as const)
      expect(
        (await send({ kind: '', bytes: `GET / HTTP/1.1\r\nConnection: close\r\nHost: ${host}\r\n\r\n` }, first.port))
          .status,
      ).toBe(status);
    // Somebody who is still connected does not keep it alive.
    const waiting = send({ kind: '', bytes: 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n' }, first.port);
    expect(await end(first, 'SIGINT')).toBe(0);
    expect((await waiting).status ?? 200).toBe(200);
    expect(await end(await start(['--port', '0']))).toBe(0);
  },
  BUILD_MS,
);

test.each([
  [['--port', 'x'], '--port: "x" is not a number from 0 to 65535'],
  [['--hosts', 'a b'], '--hosts: "a b" is not the name of a machine'],
  [['--hosts', 'http://a'], '--hosts: "http://a" is not the name of a machine'],
  [['--colour'], "Unknown option '--colour'"],
])('npm start -- %j is refused in a line', (args, line) => {
  const { status, stderr } = spawnSync(process.execPath, [START, ...args], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  expect(stderr).toContain(line);
});

/** Open files and sockets of a process; nothing can be counted but on Linux. */
const handles = ({ pid }: ChildProcess): number =>
  process.platform === 'linux' ? readdirSync(`/proc/${pid}/fd`).length : 0;
