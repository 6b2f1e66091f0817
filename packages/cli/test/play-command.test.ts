/** The command itself, started as people start it: pipes, Ctrl-C, resuming, and what bad values get. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MatchKeeper, rulesetNamed, SeededDice } from '@ironpitch/engine';
import { readRecord, writeRecord } from '@ironpitch/protocol';
import { afterAll, expect, test, vi } from 'vitest';
import { loadMatch } from '../src/play/saves.ts';
import { run } from '../src/program.ts';

const bin = fileURLToPath(new URL('../bin/ironpitch.mjs', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'ironpitch-command-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}
const start = (args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess =>
  spawn(process.execPath, [bin, 'play', ...args], { env: { ...process.env, XDG_STATE_HOME: home, ...env } });
const ended = async (child: ChildProcess, input?: string): Promise<Ended> => {
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout?.on('data', data => out.push(data));
  child.stderr?.on('data', data => err.push(data));
  if (input !== undefined) child.stdin?.end(input);
  const code = await new Promise<number | null>(resolve => child.on('close', resolve));
  return { code, out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString() };
};
const TIMEOUT = 60_000;

test('two bots play to the end, and nothing is coloured in a pipe', {
  timeout: TIMEOUT,
}, async () => {
  const file = join(home, 'bots.json');
  const args = ['--coach', 'none', '--seed', 'two bots', '--events', '--arena', 'roll', '--save', file];
  const first = await ended(start(args), '');
  expect([first.code, first.err]).toEqual([0, '']);
  expect(first.out).toMatch(/\n(A draw|\w+ wins), Dwarf \d+ : \d+ Orc, /);
  expect(first.out).not.toContain('\x1b');
  const record = loadMatch(file);
  expect(record.seed).toBe('two bots');
});
test('blitz-2022 is played with its own box, endgame cards and all', { timeout: TIMEOUT }, async () => {
  const file = join(home, 'bots-2022.json');
  const args = [
    '--ruleset',
    'blitz-2022',
    '--coach',
    'none',
    '--seed',
    'two bots',
    '--endgame',
    '--fouls',
    '--save',
    file,
  ];
  const { code, out, err } = await ended(start(args), '');
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/\n(A draw|\w+ wins), Human \d+ : \d+ Skaven, /);
  expect(out).toMatch(/The match is played on (Braziers|Green)\./);
  expect(loadMatch(file)).toMatchObject({ ruleset: 'blitz-2022', options: { endgame: true, fouls: true } });
});
test('when the input ends the match is saved, and --resume goes on with it', { timeout: TIMEOUT }, async () => {
  const file = join(home, 'resumed.json');
  const first = await ended(start(['--seed', '5', '--pitch', 'stone', '--save', file]), 'auto\n4 run e stop\n');
  expect([first.code, first.err]).toEqual([0, '']);
  expect(first.out).toContain(
    `The input has ended. The match is saved. Go on with: npx ironpitch play --resume ${file}`,
  );
  const saved = loadMatch(file);
  expect(saved.seed).toBeUndefined();
  expect(saved.final).toBeUndefined();
  const second = await ended(start(['--resume', file]), 'log\nquit\n');
  expect(second.code).toBe(0);
  expect(second.out).toContain('Dwarf 4R runs');
  expect(loadMatch(file)).toEqual(saved);
});
/** Starts a match, and waits for its first question. */
const asked = async (args: readonly string[]): Promise<{ child: ChildProcess; end: Promise<Ended> }> => {
  const child = start(args);
  const end = ended(child);
  let out = '';
  await new Promise<void>(resolve => {
    child.stdout?.on('data', (data: Buffer) => {
      out += data.toString();
      if (/> $/.test(out)) resolve();
    });
  });
  return { child, end };
};
test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 'SIGHUP'],
] as const)('%s saves the match and says how to go on', { timeout: TIMEOUT }, async (signal, expected) => {
  const file = join(home, `${signal}.json`);
  const { child, end } = await asked(['--seed', '5', '--coach', 'away', '--bot', 'random', '--save', file]);
  child.kill(signal);
  const { code, out, err } = await end;
  expect(code ?? child.signalCode).toBe(expected);
  const text = `The match is saved. Go on with: npx ironpitch play --resume ${file} --coach away --bot random\n`;
  expect(out).toContain(text);
  // A closed terminal shows nothing: where errors go, it is said again.
  expect(err).toBe(signal === 'SIGHUP' ? `\n${text}` : '');
  expect(loadMatch(file).home).toBe('dwarf');
  expect(readdirSync(home).filter(name => name.startsWith(`${signal}.json.`))).toEqual([]);
});
test('when nobody reads any more, where the match is saved goes to standard error', { timeout: TIMEOUT }, async () => {
  const file = join(home, 'unread.json');
  const { child, end } = await asked(['--seed', '5', '--save', file]);
  child.stdout?.destroy();
  child.stdin?.write('auto\n');
  const { code, err } = await end;
  expect(code).toBe(0);
  expect(err).toBe(`The match is saved. Go on with: npx ironpitch play --resume ${file}\n`);
  expect(loadMatch(file).answers.length).toBeGreaterThan(0);
});
test('a match that is open in one process is not opened by a second one', { timeout: TIMEOUT }, async () => {
  const file = join(home, 'shared.json');
  const { child, end } = await asked(['--seed', '5', '--save', file]);
  for (const flag of ['--resume', '--save']) {
    const { code, out, err } = await refusal(flag, file);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(
      new RegExp(`^ironpitch: (--save: )?another Ironpitch has ${file} open \\(process ${child.pid}, since .*\n$`),
    );
  }
  child.stdin?.end('15,1\n');
  expect(await end).toMatchObject({ code: 0, err: '' });
  expect(loadMatch(file).answers.length).toBeGreaterThan(0);
});
/** In this process: quicker, and enough where nothing is played. */
const refusal = async (...args: string[]): Promise<{ code: number; out: string; err: string }> => {
  const written = { out: '', err: '' };
  const spies = (['out', 'err'] as const).map(stream =>
    vi.spyOn(process[`std${stream}`], 'write').mockImplementation(text => {
      written[stream] += String(text);
      return true;
    }),
  );
  const code = await run(['play', ...args]);
  for (const spy of spies) spy.mockRestore();
  return { code, ...written };
};
test.each([
  [['--home', 'dwarfs'], /^ironpitch: --home: team "dwarfs" is unknown in blitz-2024; known: amazon, .*, any\n$/],
  [['--coach', 'me'], /^ironpitch: --coach is one of home, away, both, none, not "me"\n$/],
  [['--bot', 'clever'], /^ironpitch: --bot is one of random, greedy, rookie, regular, veteran, star, not "clever"\n$/],
  [['--arena', 'nowhere'], /^ironpitch: option "arena" is one of none, roll, .*, not "nowhere"\n$/],
  [['--pitch', 'moon'], /^ironpitch: option "pitch" is one of ask, stone, timber, .*, not "moon"\n$/],
  [['--rookies', 'both'], /^ironpitch: --rookies is one of home, away, not "both"\n$/],
  [
    ['--ruleset', 'chess'],
    /^ironpitch: --ruleset: ruleset "chess" is unknown; known: blitz-2024, blitz-2022, blood-2025, blood-2016\n$/,
  ],
  [['--endgame'], /^ironpitch: option "endgame" is unknown in blitz-2024; known: pitch, .*\n$/],
  [
    ['--ruleset', 'blitz-2022', '--events'],
    /^ironpitch: option "events" is unknown in blitz-2022; known: pitch, .*, endgame, .*\n$/,
  ],
  [
    ['--ruleset', 'blitz-2022', '--home', 'amazon'],
    /^ironpitch: --home: team "amazon" is unknown in blitz-2022; .*\n$/,
  ],
  [['--speed', 'warp'], /^ironpitch: --speed is one of slow, normal, fast, instant, not "warp"\n$/],
  [['--resume', 'no-such-file.json'], /^ironpitch: the file .*no-such-file\.json does not exist\n$/],
  [
    ['--resume', 'x.json', '--throw-team-mate'],
    /^ironpitch: --resume goes on with the match as it was agreed: leave out --throw-team-mate\n$/,
  ],
])('%j: one sentence, exit code 2', async (args, sentence) => {
  const { code, out, err } = await refusal(...args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(sentence);
});
test('a broken record is refused and left as it is', async () => {
  const file = join(home, 'broken.json');
  writeFileSync(file, '{"format": 1, "answers": [');
  const { code, err } = await refusal('--resume', file);
  expect(code).toBe(2);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(err).toContain('broken.json');
  expect(readFileSync(file, 'utf8')).toBe('{"format": 1, "answers": [');
});
test('a match begun by older rules goes on where they part company, in a file of its own', {
  timeout: TIMEOUT,
}, async () => {
  const file = join(home, 'older.json');
  const spec = { ruleset: 'blitz-2024', home: 'dwarf', away: 'orc', options: {} };
  const rules = rulesetNamed(spec.ruleset);
  const keeper = new MatchKeeper(spec, rules, dice => rules.create(spec, dice), new SeededDice('older')).start();
  for (let n = 0; n < 30; n++) keeper.answer(keeper.game.legalAnswers()[0]);
  const record = keeper.record();
  const older = (revision: number): string =>
    writeRecord({
      ...record,
      revision,
      answers: [...record.answers.slice(0, 20), 'dance', ...record.answers.slice(21)],
    });
  writeFileSync(file, older(0));
  const own = join(home, 'own.json');
  const { out } = await ended(start(['--resume', file, '--save', own, '--coach', 'both']), 'quit\n');
  expect(out.replace(/\s+/g, ' ')).toMatch(
    /The match was begun under older rules, and goes on from turn \d+, where today’s rules differ: answers\[20\]: unknown answer "dance"/,
  );
  expect(readRecord(readFileSync(own, 'utf8'))).toMatchObject({
    revision: rules.revision,
    answers: record.answers.slice(0, 20),
  });
  expect(readFileSync(file, 'utf8')).toBe(older(0));
  writeFileSync(file, older(rules.revision));
  expect((await refusal('--resume', file)).err).toMatch(/^ironpitch: answers\[20\]: unknown answer "dance"/);
});
test('a finished match is not resumed', async () => {
  const { code, err } = await refusal('--resume', join(home, 'bots.json'));
  expect(code).toBe(2);
  expect(err).toMatch(/^ironpitch: --resume: the match in .*bots\.json is over; see it again with replay\n$/);
});
test.each([
  ['a letter', 'Dear friend'],
  ['a finished match', undefined],
])('--save does not write over %s, and no match begins', async (_, text) => {
  const file = join(home, text === undefined ? 'bots.json' : 'letter.txt');
  if (text !== undefined) writeFileSync(file, text);
  const before = readFileSync(file, 'utf8');
  expect(await refusal('--save', file)).toEqual({
    code: 2,
    out: '',
    err: `ironpitch: --save: ${file} exists already and is not this match, or goes on differently; name another file\n`,
  });
  expect(readFileSync(file, 'utf8')).toBe(before);
});
test('of two team files the bad one is named by its flag', async () => {
  const file = join(home, 'bad-team.json');
  writeFileSync(file, '{"format":"ironpitch-team","version":1,"ruleset":"blood-2025","rerolls":-1}');
  const { code, err } = await refusal('--ruleset', 'blood-2025', '--home', 'human', '--away', file);
  expect([code, err]).toEqual([2, 'ironpitch: --away: name is missing\n']);
});
test('what is refused leaves no file behind', async () => {
  const file = join(home, 'never.json');
  const { code } = await refusal('--ruleset', 'blood-2016', '--option', 'nonsense=1', '--save', file);
  expect(code).toBe(2);
  expect(readdirSync(home).filter(name => name.startsWith('never'))).toEqual([]);
});
test.each([
  ['a directory', () => home, /^ironpitch: --save: the file \S+ is a directory; a file is expected\n$/],
  [
    'a name that is too long',
    () => join(home, 'x'.repeat(250)),
    /^ironpitch: --save: the file .*…x+ cannot be used: its name is too long\n$/,
  ],
  ['a NUL', () => `${home}/a\0b`, /^ironpitch: --save: .* cannot be used: no name may have a NUL in it\n$/],
  [
    'a path through a file',
    () => join(home, 'bots.json', 'x.json'),
    /^ironpitch: --save: the file \S+bots\.json is in the way: .*\n$/,
  ],
  ['an escape', () => join(home, 'bots.json', '\x1b[2J', 'x'), /^ironpitch: --save: the file [\x20-\x7e]+\n$/],
])('--save with %s: one sentence, and nothing is left behind', async (_, file, sentence) => {
  const before = readdirSync(home).sort();
  const { code, out, err } = await refusal('--save', file());
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(sentence);
  expect(err.length).toBeLessThanOrEqual(301);
  expect(readdirSync(home).sort()).toEqual(before);
});
