import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPosition, hashText, type MatchRecord, replay, rulesetNamed } from '@ironpitch/engine';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Flags, inWords, register, summarise } from '../src/commands/simulate.ts';
import { emptyResult } from '../src/workers/messages.ts';
import { capture } from './capture.ts';

const simulate = (...args: readonly string[]) => capture(register, 'simulate', ...args);
const json = async (...args: readonly string[]) => {
  const { code, out, err } = await simulate(...args, '--json');
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out);
};
/** Threads have to load the engine first. */
const SLOW_MS = 60_000;

describe('simulate', { timeout: SLOW_MS }, () => {
  test('prints one JSON object with what scripts read', async () => {
    const result = await json('--games', '30', '--seed', '1');
    expect(result).toMatchObject({
      ruleset: 'blitz-2024',
      home: 'dwarf',
      away: 'orc',
      bots: ['random', 'random'],
      seed: '1',
      games: 30,
      finished: 30,
      errors: 0,
      failures: [],
    });
    expect(result.wins.home + result.wins.away + result.draws).toBe(30);
    expect(result.decisions / 30).toBeCloseTo(result.decisionsPerGame, 1);
    expect(result.gamesPerSecond).toBeGreaterThan(0);
    expect(result.checksum).toMatch(/^[0-9a-f]{16}$/);
  });
  test('the checksum depends on the seed, not on the number of workers', async () => {
    const run = async (seed: string, workers: string) =>
      (await json('--home', 'any', '--away', 'any', '--games', '24', '--seed', seed, '--workers', workers)).checksum;
    const one = await run('s', '1');
    expect(await run('s', '3')).toBe(one);
    expect(await run('t', '3')).not.toBe(one);
  });
  test('greedy beats random, in both seats', async () => {
    const home = await json('--bots', 'greedy,random', '--games', '4');
    const away = await json('--bots', 'random,greedy', '--games', '4');
    expect([home.wins.home, away.wins.away]).toEqual([4, 4]);
  });
  test('says in words what came of it', async () => {
    const { code, out, err } = await simulate('--games', '4', '--bots', 'random,random', '--option', 'fouls=on');
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^4 of 4 matches finished, 0 errors\n/);
    expect(out).toMatch(/home {7}dwarf, random: \d/);
    expect(out).toMatch(/checksum {3}[0-9a-f]{16} \(seed 1\)\n$/);
  });
  test('--coverage lists what was never seen, and only that', async () => {
    const { neverSeen } = await json('--home', 'skaven', '--away', 'orc', '--games', '5', '--coverage');
    expect(neverSeen.teams).toHaveLength(21);
    expect(neverSeen.teams).not.toContain('skaven');
    expect(neverSeen.abilities).toContain('bomber');
    expect(neverSeen.abilities).not.toContain('handlingSkills');
    expect(neverSeen.actions).toContain('foul');
    expect(neverSeen.actions).not.toContain('run');
    expect(neverSeen.arenas).toHaveLength(8);
    expect(neverSeen.balls).toEqual(['runeBall', 'spikeyBall', 'squigBall']);
    expect(neverSeen.questions).not.toContain('runStep');
    expect(neverSeen.questions).toContain('team');
    expect(Object.keys(neverSeen)).toEqual(expect.arrayContaining(['challenges', 'bonusPlays', 'randomEvents']));
  });
});

describe('simulate --records', { timeout: SLOW_MS }, () => {
  let dir = '';
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'ironpitch-'));
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  test('writes one record a match, and each replays to the position the checksum was made of', async () => {
    const into = join(dir, 'new', 'records');
    const args = ['--home', 'any', '--away', 'any', '--games', '5', '--seed', 'r'];
    const { checksum } = await json(...args, '--records', into);
    expect((await json(...args)).checksum).toBe(checksum);
    const names = readdirSync(into).sort();
    expect(names).toEqual([1, 2, 3, 4, 5].map(i => `game-00000${i}.json`));
    const records = names.map(name => JSON.parse(readFileSync(join(into, name), 'utf8')) as MatchRecord);
    const hashes = records.map(record => {
      const blitz = rulesetNamed(record.ruleset);
      return hashPosition(replay(record, blitz, dice => blitz.create(record, dice)).game);
    });
    expect(hashText(hashes.join('\n'))).toBe(checksum);
    expect(records.map(r => r.seed)).toEqual([1, 2, 3, 4, 5].map(i => `r/${i}`));
    expect(new Set(records.map(r => `${r.home} ${r.away}`)).size).toBeGreaterThan(1);
  });
  test('--first plays a later match of the run alone', async () => {
    await json('--games', '3', '--records', join(dir, 'all'));
    await json('--games', '1', '--first', '3', '--records', join(dir, 'third'));
    const read = (run: string): string => readFileSync(join(dir, run, 'game-000003.json'), 'utf8');
    expect(readdirSync(join(dir, 'third'))).toEqual(['game-000003.json']);
    expect(read('third')).toBe(read('all'));
  });
  test('a file in the way is named, and nothing is played', async () => {
    const file = join(dir, 'file');
    writeFileSync(file, '');
    expect(await simulate('--games', '1', '--records', file)).toEqual({
      code: 2,
      out: '',
      err: `ironpitch: the file ${file} is in the way: it exists already and is not a directory\n`,
    });
  });
  test('a record that cannot be written ends the run with the reason, not with matches that failed', async () => {
    const into = join(dir, 'blocked');
    mkdirSync(join(into, 'game-000002.json'), { recursive: true });
    expect(await simulate('--games', '3', '--workers', '1', '--records', into)).toEqual({
      code: 2,
      out: '',
      err: `ironpitch: the file ${join(into, 'game-000002.json')} is a directory; a file is expected\n`,
    });
  });
});

describe('simulate, given something wrong', () => {
  test.each([
    [['--home', 'dwarves'], /^ironpitch: --home: team "dwarves" is unknown in blitz-2024; known: amazon, .*, any\n$/],
    [['--away', 'Orc'], /^ironpitch: --away: team "Orc" is unknown in blitz-2024; known: amazon, .*\n$/],
    [['--ruleset', 'blitz-1987'], /^ironpitch: --ruleset: ruleset "blitz-1987" is unknown; known: blitz-2024.*\n$/],
    [['--bots', 'random'], /^ironpitch: --bots takes two bots, home and away, as in random,greedy; not "random"\n$/],
    [
      ['--bots', 'random,deepblue'],
      /^ironpitch: --bots: "deepblue" is unknown; known: random, greedy, rookie, regular, veteran, star\n$/,
    ],
    [['--records', ''], /^ironpitch: --records takes a name, which is empty here\n$/],
    [['--games', '0'], /^ironpitch: --games takes a whole number of at least 1, not "0"\n$/],
    [['--games', '1e3'], /^ironpitch: --games takes a whole number of at least 1, not "1e3"\n$/],
    [['--workers', '-1'], /^ironpitch: --workers takes a whole number of at least 1, not "-1"\n$/],
    [
      ['--games', '9007199254740991'],
      /^ironpitch: --games takes a whole number of at most 1000000, not "9007199254740991"\n$/,
    ],
    [['--games', '9'.repeat(5000)], /^ironpitch: --games takes a whole number of at most 1000000, not "9+…"\n$/],
    [['--first', '1000000001'], /^ironpitch: --first takes a whole number of at most 1000000000, not "1000000001"\n$/],
    [['--workers', '100000'], /^ironpitch: --workers takes a whole number of at most \d+, not "100000"\n$/],
    [['--seed', 'x'.repeat(100_000)], /^ironpitch: --seed takes at most 200 signs, not 100000: "x+…"\n$/],
    [['--home', '\x1b[2J'.repeat(9999)], /^ironpitch: --home: team "\\u001b\[2J.*… is unknown in .*\n$/],
    [['--ruleset', 'constructor'], /^ironpitch: --ruleset: ruleset "constructor" is unknown; .*\n$/],
    [
      ['--bots', 'constructor,__proto__'],
      /^ironpitch: --bots: "constructor" is unknown; known: random, greedy, rookie, regular, veteran, star\n$/,
    ],
    [['--option', '__proto__=1'], /^ironpitch: --option: option "__proto__" is unknown in .*\n$/],
    [['--option', 'toString=1'], /^ironpitch: --option: option "toString" is unknown in .*\n$/],
    [['--option', 'arena=__proto__'], /^ironpitch: --option: option "arena" is one of .*, not "__proto__"\n$/],
    [['--option', `arena=${'9'.repeat(400)}`], /^ironpitch: --option: option "arena" is one of .*\n$/],
    [['--option', 'fouls'], /^ironpitch: --option takes name=value, as in arena=roll; not "fouls"\n$/],
    [['--option', 'foul=on'], /^ironpitch: --option: option "foul" is unknown in blitz-2024; known: pitch, .*\n$/],
    [['--option', 'arena=moon'], /^ironpitch: --option: option "arena" is one of none, roll, .*, not "moon"\n$/],
  ])('%s', async (args, sentence) => {
    const { code, out, err } = await simulate(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(sentence);
    expect(err.length).toBeLessThanOrEqual(301);
  });
});
test('a match that fails is counted, and comes with the command that repeats it', () => {
  const flags: Flags = {
    ruleset: rulesetNamed('blitz-2024'),
    home: 'any',
    away: 'my team.json',
    bots: ['greedy', 'random'],
    games: 2,
    first: 1,
    seed: "it's",
    option: { arena: 'roll' },
    workers: 1,
  };
  const result = emptyResult(1, 2);
  result.finished = 1;
  result.wins[0] = 1;
  result.hashes.push('0123456789abcdef', 'failed');
  result.failures.push({ game: 2, message: "seed it's/2: a question without an answer", stack: '' });
  const report = summarise(flags, { results: [result], ms: 1000 });
  const command =
    "npx ironpitch simulate --ruleset blitz-2024 --home any --away 'my team.json' --bots greedy,random --seed 'it'\\''s' --first 2 --games 1 --option arena=roll";
  expect(report).toMatchObject({ games: 2, finished: 1, errors: 1 });
  expect(report.failures).toEqual([{ game: 2, message: "seed it's/2: a question without an answer", command }]);
  expect(inWords(report)).toContain(
    `match 2 failed: seed it's/2: a question without an answer\n  repeat it: ${command}\n`,
  );
});
