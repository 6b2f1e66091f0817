/** Requests nobody should send, the same ones for the same seed: what a web server meets on its first day. */
import { connect, type Socket } from 'node:net';
import { SeededDice } from '@ironpitch/engine';

export interface Odd {
  readonly kind: string;
  /** What is written to the connection, byte by byte. */
  readonly bytes: string;
  /** Leaves as soon as this many bytes have come back; left out: stays until the server has finished. */
  readonly leaveAfter?: number;
}
export interface Answered {
  readonly status: number | null;
  readonly text: string;
}
const SPECIAL = [
  '%',
  '//',
  '..',
  '/',
  '\\',
  '%00',
  '%2e%2e',
  '%2f',
  '%5c',
  '%ED%A0%80',
  '%FF',
  '%c0%ae',
  '?',
  '#',
  ';',
];
const WORDS = ['index.html', 'assets', 'etc/passwd', 'fonts', 'package.json', '.git', 'con', '~', 'é', ':', '*', 'x'];
const METHODS = [
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PATCH',
  'PROPFIND',
  'CONNECT',
  'BREW',
  'get',
  'M-SEARCH',
];
const HOSTS = [
  'evil.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  '10.0.0.1',
  '',
  '[',
  'a@localhost',
  '%',
];
const ENCODINGS = ['gzip', 'br', 'gzip;q=0', '*', 'identity;q=0', ';;q=,', '\x7f'];

/** `large` is the path of a file that no connection swallows at once. */
export function* oddRequests(seed: string, count: number, large: string): Generator<Odd> {
  const dice = new SeededDice(seed);
  const one = (from: readonly string[]): string => from[dice.pick(from.length)] as string;
  const some = (from: readonly string[], most: number): string =>
    Array.from({ length: 1 + dice.pick(most) }, () => one(from)).join('');
  const path = (): string => `/${some([...SPECIAL, ...WORDS], 6)}`;
  const request = (method: string, target: string, host = 'localhost', more = ''): string =>
    `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${more}\r\n`;
  const noise = (): string =>
    Array.from({ length: 1 + dice.pick(200) }, () => String.fromCharCode(dice.pick(256))).join('');
  const kinds: Readonly<Record<string, () => Omit<Odd, 'kind'>>> = {
    path: () => ({ bytes: request('GET', path(), 'localhost', `Accept-Encoding: ${one(ENCODINGS)}\r\n`) }),
    escape: () => ({ bytes: request('GET', `/${some(SPECIAL, 3)}`) }),
    head: () => ({ bytes: request('HEAD', path()) }),
    absolute: () => ({ bytes: request('GET', `${one(['http', 'https', 'file', 'x'])}://${one(WORDS)}${path()}`) }),
    long: () => ({ bytes: request('GET', `/${one(WORDS).repeat(1 + dice.pick(9000))}`) }),
    method: () => ({ bytes: request(one(METHODS), path()) }),
    host: () => ({ bytes: request('GET', '/', one(HOSTS)) }),
    hosts: () => ({ bytes: request('GET', '/', 'localhost', `Host: ${one(HOSTS)}\r\n`) }),
    nameless: () => ({ bytes: `GET ${path()} HTTP/1.${dice.pick(3)}\r\n\r\n` }),
    range: () => ({
      bytes: request('GET', large, 'localhost', `Range: bytes=${some(['-', '0', '9', ',', '99999'], 6)}\r\n`),
    }),
    known: () => ({
      bytes: request('GET', large, 'localhost', `If-None-Match: ${noise().replace(/[\r\n]/g, '')}\r\n`),
    }),
    body: () => ({ bytes: request('GET', '/', 'localhost', 'Content-Length: 5\r\n') + noise(), leaveAfter: 1 }),
    chunked: () => ({ bytes: request('POST', '/', 'localhost', 'Transfer-Encoding: chunked\r\n') + noise() }),
    garbage: () => ({ bytes: `${noise()}\r\n\r\n`, leaveAfter: 1 }),
    half: () => ({ bytes: `GET ${path()} HTTP/1.1\r\nHost: loc`, leaveAfter: 0 }),
    nothing: () => ({ bytes: '', leaveAfter: 0 }),
    aborted: () => ({ bytes: request('GET', large), leaveAfter: dice.pick(3) * 20_000 }),
    stream: () => ({ bytes: `GET ${large} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(4), leaveAfter: 20_000 }),
  };
  const names = Object.keys(kinds);
  for (let i = 0; i < count; i++) {
    const kind = one(names);
    yield { kind, ...(kinds[kind] as () => Omit<Odd, 'kind'>)() };
  }
}

/** Sends it as it stands; what came back, or as much as was waited for. */
export const send = ({ bytes, leaveAfter }: Odd, port: number): Promise<Answered> =>
  new Promise(resolve => {
    const socket: Socket = connect(port, '127.0.0.1');
    let text = '';
    const leave = (): void => void socket.destroy();
    socket.setEncoding('latin1');
    socket.on('connect', () => {
      socket.write(bytes, 'latin1', () => leaveAfter === 0 && leave());
    });
    socket.on('data', (more: string) => {
      text += more;
      if (leaveAfter !== undefined && text.length >= leaveAfter) leave();
    });
    // A server that hangs up in the middle is within its rights.
    socket.on('error', leave);
    socket.on('close', () => {
      const status = /^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1];
      resolve({ status: status === undefined ? null : Number(status), text });
    });
  });
