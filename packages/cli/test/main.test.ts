import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { BadInput, EngineError, ScriptError } from '@ironpitch/engine';
import { CommanderError } from 'commander';
import { describe, expect, test, vi } from 'vitest';
import { aboutFile, report, Unsuccessful } from '../src/errors.ts';
import { run } from '../src/program.ts';
import { Progress } from '../src/progress.ts';

const BIN = fileURLToPath(new URL('../bin/ironpitch.mjs', import.meta.url));
interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}
const ironpitch = (...args: readonly string[]): Promise<Ended> =>
  new Promise(resolve => {
    execFile(process.execPath, [BIN, ...args], (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
const COMMANDS = ['play', 'simulate', 'scenario', 'replay', 'odds', 'team', 'bench', 'trace'];

describe('the command', { timeout: 60_000 }, () => {
  test('--help lists every command, with an example', async () => {
    const { code, out, err } = await ironpitch('--help');
    expect([code, err]).toEqual([0, '']);
    for (const name of COMMANDS) expect(out).toMatch(new RegExp(`^ {2}${name}\\b`, 'm'));
    expect(out).toContain('$ npx ironpitch play');
  });
  test.each(COMMANDS)('%s --help shows an example and exits with 0', async name => {
    let out = '';
    const spy = vi.spyOn(process.stdout, 'write').mockImplementation(text => {
      out += text;
      return true;
    });
    expect(await run([name, '--help'])).toBe(0);
    spy.mockRestore();
    expect(out).toMatch(new RegExp(`\\$ npx ironpitch ${name}\\b`));
  });
  test('an unknown command or option is named, with what comes near it', async () => {
    expect(await ironpitch('simulat')).toEqual({
      code: 2,
      out: '',
      err: "ironpitch: unknown command 'simulat' (Did you mean simulate?)\n",
    });
    expect(await ironpitch('bench', '--game', '3')).toEqual({
      code: 2,
      out: '',
      err: "ironpitch: unknown option '--game' (Did you mean --games?)\n",
    });
  });
  test('help about a command that there is not says so, at every level', async () => {
    const unknown = (sentence: string) => ({ code: 2, out: '', err: `ironpitch: unknown command ${sentence}\n` });
    expect(await ironpitch('help', 'simulat')).toEqual(unknown("'simulat' (Did you mean simulate?)"));
    expect(await ironpitch('team', 'help', 'buy')).toEqual(unknown("'buy'"));
    expect(await ironpitch('team', 'help', 'show')).toMatchObject({ code: 0, err: '' });
  });
  test('bad input is one sentence without a stack; --debug shows it', async () => {
    const plain = await ironpitch('simulate', '--games', 'many');
    const sentence = 'ironpitch: --games takes a whole number of at least 1, not "many"\n';
    expect(plain).toEqual({ code: 2, out: '', err: sentence });
    const debug = await ironpitch('simulate', '--games', 'many', '--debug');
    expect(debug.code).toBe(2);
    expect(debug.err.startsWith(sentence)).toBe(true);
    expect(debug.err).toContain('options.ts');
  });
  test('simulate runs from the command line, worker threads and all', async () => {
    const { code, out, err } = await ironpitch('simulate', '--games', '20', '--json');
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({ games: 20, finished: 20, errors: 0 });
  });
});

describe('how a command ends', () => {
  test.each([
    ['empty', 'the scenario is empty', 'empty: the scenario is empty'],
    ['a', 'the file a does not exist', 'the file a does not exist'],
    ['a', 'a: what is wrong', 'a: what is wrong'],
    ['', 'the scenario is empty', '"": the scenario is empty'],
  ])('a file called "%s" is named once: %s', (file, sentence, told) => {
    expect(aboutFile(file, sentence)).toBe(told);
  });
  const printed = (error: unknown, debug = false): readonly [number, string] => {
    let text = '';
    const code = report(error, debug, more => {
      text += more;
    });
    return [code, text];
  };
  test('what the caller can put right is exit code 2', () => {
    expect(printed(new BadInput('team: no'))).toEqual([2, 'ironpitch: team: no\n']);
    expect(printed(new ScriptError('no roll left'))).toEqual([2, 'ironpitch: no roll left\n']);
    const missing = Object.assign(new Error('ENOENT: …'), { code: 'ENOENT', path: 'a.json' });
    expect(printed(missing)).toEqual([2, 'ironpitch: the file a.json does not exist\n']);
    expect(printed(new CommanderError(1, 'commander.unknownOption', 'said already'))).toEqual([2, '']);
  });
  test('no sentence is longer than 300 signs, and none steers the terminal', () => {
    const [, long] = printed(new BadInput(`team: ${'no'.repeat(1e6)}`));
    expect(long).toMatch(/^ironpitch: team: (no)+n?…\n$/);
    expect(long).toHaveLength(301);
    expect(printed(new BadInput('key "\x1b]0;x\x07"'))).toEqual([2, 'ironpitch: key "\\u001b]0;x\\u0007"\n']);
    expect(printed(new Unsuccessful('\x9b2J'))).toEqual([1, 'ironpitch: \\x9b2J\n']);
  });
  test('a code that is the name of something else is no trouble with a file', () => {
    const odd = Object.assign(new Error('odd'), { code: 'constructor' });
    expect(printed(odd)[1]).toContain('something went wrong inside Ironpitch: odd');
    const ours = Object.assign(new Error('The argument is odd'), { code: 'ERR_INVALID_ARG_VALUE' });
    expect(printed(ours)[0]).toBe(1);
  });
  test('what is our mistake is exit code 1, with the way to learn more', () => {
    const sentence = 'ironpitch: something went wrong inside Ironpitch: the stack is full (--debug shows where)\n';
    expect(printed(new EngineError('the stack is full'))).toEqual([1, sentence]);
    const [code, text] = printed(new EngineError('the stack is full'), true);
    expect(code).toBe(1);
    expect(text).toContain('main.test.ts');
  });
  test('a command whose answer is no is exit code 1, help is 0', () => {
    expect(printed(new Unsuccessful('2 of 3 scenarios differ'))).toEqual([1, 'ironpitch: 2 of 3 scenarios differ\n']);
    expect(printed(new Unsuccessful(''))).toEqual([1, '']);
    expect(printed(new CommanderError(0, 'commander.helpDisplayed', ''))).toEqual([0, '']);
  });
});

describe('the progress bar', () => {
  const bar = (isTTY: boolean) => {
    let clock = 0;
    let text = '';
    const screen = {
      isTTY,
      write: (more: string) => {
        text += more;
      },
    };
    const progress = new Progress('matches', 200, screen, () => clock);
    const at = (ms: number, done: number): string => {
      clock = ms;
      text = '';
      progress.update(done);
      return text;
    };
    const end = (): string => {
      text = '';
      progress.end();
      return text;
    };
    return { at, end };
  };
  test('appears after a second and says how far it is', () => {
    const { at, end } = bar(true);
    expect(at(900, 50)).toBe('');
    expect(at(2000, 100)).toBe(`\r\u001b[K${'█'.repeat(15)}${'░'.repeat(15)} 100/200 matches, 2 s left`);
    expect(at(2050, 101)).toBe('');
    expect(at(4000, 200)).toBe(`\r\u001b[K${'█'.repeat(30)} 200/200 matches, 0 s left`);
    expect(end()).toBe('\r\u001b[K');
  });
  test('is silent for quick work, and where nobody watches', () => {
    const quick = bar(true);
    expect(quick.at(500, 200) + quick.end()).toBe('');
    const piped = bar(false);
    expect(piped.at(5000, 100) + piped.end()).toBe('');
  });
});
