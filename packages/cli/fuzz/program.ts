/** The program in this process: a command line and what is typed, against what it prints and how it ends. */
import { Readable } from 'node:stream';
import { ExitCode } from '../src/errors.ts';
import { run } from '../src/program.ts';
import type { Said } from './format.ts';
import { isInside, type Sandbox, WORK_BEGINS } from './sandbox.ts';

export interface CommandLine {
  readonly args: readonly string[];
  /** What comes from the keyboard. */
  readonly lines?: readonly string[];
  /** A file that lies there besides, as `{dir}/given.json`. */
  readonly given?: string;
}
/** Stands for the sandbox in arguments and lines. */
export const DIR = '{dir}';
export const GIVEN = 'given.json';

/** Reads what the fuzzer has made; whatever is no text becomes one, as a shell would have it. */
export const commandLineOf = (input: string): CommandLine => {
  const { args, lines, given } = JSON.parse(input) as CommandLine;
  // Halves of signs do not come through a shell.
  const texts = (list: unknown): string[] =>
    Array.isArray(list) ? list.map(one => Buffer.from(String(one)).toString()) : [];
  return { args: texts(args), lines: texts(lines), ...(typeof given === 'string' ? { given } : {}) };
};

/** Commands that take any number of files. */
const SEVERAL = new Set(['scenario', 'team']);
const FAILED_INSIDE = /something went wrong inside Ironpitch/;

export const runLine = async (sandbox: Sandbox, { args, lines = [], given }: CommandLine): Promise<Said> => {
  if (given !== undefined) sandbox.put(GIVEN, given);
  const there = (text: string): string => text.replaceAll(DIR, sandbox.folder);
  const before = sandbox.state();
  const attempt = (more: readonly string[]): Promise<Captured> =>
    sandbox.within(() => captured([...more, ...args.map(there)], lines.map(there), sandbox.folder));
  const { code, out, err } = await attempt([]);
  const inside = FAILED_INSIDE.test(err) ? new Inside((await attempt(['--debug'])).err || err) : undefined;
  const after = sandbox.isTouched ? sandbox.state() : before;
  if (sandbox.isTouched) sandbox.restore();
  if (err.includes(WORK_BEGINS)) return { refusals: [] };
  if (inside) throw inside;
  if (code !== ExitCode.badInput) return { refusals: [], printed: out + err };
  if (err.startsWith('Usage:')) return { refusals: [], printed: out + err };
  const told = err.replace(/^ironpitch: /, '').replace(/\n$/, '');
  // Whoever asks for the stack gets it below the sentence.
  const refusal = args.includes('--debug') ? (told.split('\n')[0] as string) : told;
  // Of several files each has its line.
  const isList = SEVERAL.has(args.find(arg => !arg.startsWith('-')) ?? '');
  return {
    refusals: isList ? refusal.split('\n') : [refusal],
    printed: out,
    changed: after === before ? '' : 'a refused command changed files',
  };
};
/** An error of ours that the program has caught itself; its stack is in the text, as `--debug` prints it. */
class Inside extends Error {
  override readonly name = 'Inside';
  constructor(printed: string) {
    super(printed.replace(/^ironpitch: something went wrong inside Ironpitch: /, '').split('\n')[0]);
    this.stack = printed;
  }
}

/** As they were when nothing had run yet: an input that is broken off restores nothing. */
const { stdin, env, exitCode } = process;
const writes = [process.stdout.write, process.stderr.write] as const;
interface Captured {
  readonly code: ExitCode;
  readonly out: string;
  readonly err: string;
}
const captured = async (args: readonly string[], lines: readonly string[], home: string): Promise<Captured> => {
  const printed = { out: '', err: '' };
  const keep = (into: 'out' | 'err', stream: NodeJS.WriteStream, write: typeof stream.write): typeof stream.write =>
    ((...given: Parameters<typeof stream.write>) => {
      if (!isInside()) return write.apply(stream, given);
      printed[into] += String(given[0]);
      const written: unknown = given.at(-1);
      if (typeof written === 'function') queueMicrotask(() => written());
      return true;
    }) as typeof stream.write;
  process.stdout.write = keep('out', process.stdout, writes[0]);
  process.stderr.write = keep('err', process.stderr, writes[1]);
  const typed = Readable.from(lines.map(line => `${line}\n`));
  Object.defineProperty(process, 'stdin', { value: typed, configurable: true });
  process.env = { ...env, XDG_STATE_HOME: home, NO_COLOR: '1' };
  try {
    const code = await run(args);
    return { code, ...printed };
  } finally {
    [process.stdout.write, process.stderr.write] = writes;
    Object.defineProperty(process, 'stdin', { value: stdin, configurable: true });
    process.env = env;
    process.exitCode = exitCode;
    typed.destroy();
  }
};
