/** The commands with Blood Bowl: simulate with team files and coverage, bench, replay, play. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPosition, type MatchRecord, teamBookOf, teamFileNamed } from '@ironpitch/engine';
import { replayRecord } from '@ironpitch/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as bench from '../../src/commands/bench.ts';
import * as play from '../../src/commands/play.ts';
import * as replay from '../../src/commands/replay.ts';
import * as simulate from '../../src/commands/simulate.ts';
import { teamLabel } from '../../src/teams.ts';
import { capture, type Printed } from '../capture.ts';

/** Threads have to load the engine first. */
const SLOW_MS = 60_000;
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ironpitch-blood-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const human = teamFileNamed(teamBookOf('blood-2016'), 'human') as NonNullable<ReturnType<typeof teamFileNamed>>;
const write = (name: string, content: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};
const run = (...args: readonly string[]): Promise<Printed> =>
  capture(simulate.register, 'simulate', '--ruleset', 'blood-2016', ...args);
const json = async (...args: readonly string[]) => {
  const { code, out, err } = await run(...args, '--json');
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out);
};

describe('simulate', { timeout: SLOW_MS }, () => {
  test('any teams and options: every match finishes, whatever the number of workers', async () => {
    const args = ['--home', 'any', '--away', 'any', '--games', '12', '--seed', 'b'];
    const one = await json(...args, '--workers', '1');
    expect(one).toMatchObject({ ruleset: 'blood-2016', games: 12, finished: 12, errors: 0, home: 'any', away: 'any' });
    expect((await json(...args, '--workers', '2')).checksum).toBe(one.checksum);
  });
  test('says in words what came of it, in Touchdowns', async () => {
    const { code, out } = await run('--home', 'human', '--away', 'orc', '--bots', 'greedy,random', '--games', '2');
    expect(code).toBe(0);
    expect(out).toMatch(/^2 of 2 matches finished, 0 errors\n/);
    expect(out).toMatch(/home {7}human, greedy: 2 \(100 %\) won, [1-9]\d*\.\d\d touchdowns a match\n/);
  });
  test('a team file plays as the team it is; records keep its text and replay', async () => {
    const file = write('lions.json', { ...human, id: 'lions', name: 'Test Lions' });
    const records = join(folder, 'records');
    const found = await json('--home', file, '--away', 'orc', '--games', '2', '--records', records);
    expect(found).toMatchObject({ home: file, away: 'orc', finished: 2 });
    const [name] = readdirSync(records).sort();
    const record = JSON.parse(readFileSync(join(records, name as string), 'utf8')) as MatchRecord;
    expect([teamLabel(record.home), record.away]).toEqual(['lions', 'orc']);
    expect(hashPosition(replayRecord(record).game)).toBe(record.final?.hash);
    const { code, out } = await capture(replay.register, 'replay', join(records, name as string));
    expect(code).toBe(0);
    expect(out).toMatch(/\n 8 ░ /);
    expect(out).toMatch(/\nHuman \d+ : \d+ Orc\nSecond half, turn 8 : 8, \d+ answers\. The match is over\.\nhash /);
    const named = await capture(replay.register, 'replay', join(records, name as string), '--json', '--until', '30');
    expect(JSON.parse(named.out)).toMatchObject({ ruleset: 'blood-2016', home: 'lions', away: 'orc', answers: 30 });
  });
  test('--coverage lists what was never seen, and only that', async () => {
    const { neverSeen } = await json('--home', 'human', '--away', 'orc', '--games', '30', '--coverage');
    expect(neverSeen.teams).not.toContain('human');
    expect(neverSeen.teams).toHaveLength(39);
    expect(neverSeen.skills).toEqual(expect.arrayContaining(['leap', 'chainsaw', 'tentacles']));
    expect(neverSeen.skills).not.toContain('block');
    expect(neverSeen.actions).toEqual(['bomb']);
    expect(neverSeen.cards).toHaveLength(31);
    expect(neverSeen.questions).toContain('specialPlay');
    expect(neverSeen.questions).not.toContain('activity');
    const categories = ['kickOffResults', 'weather', 'injuries', 'casualties', 'blockDice', 'turnovers', 'endings'];
    expect(Object.keys(neverSeen)).toEqual(expect.arrayContaining(categories));
    expect(neverSeen.turnovers).not.toContain('timeUp');
  });
});
describe('given something wrong', () => {
  const broken = (): string => write('broken.json', '{"format": ');
  const illegal = (): string => write('illegal.json', { ...human, id: 'illegal', rerolls: 99 });
  test.each<[() => string[], RegExp]>([
    [
      () => ['--home', 'dwarves'],
      /^ironpitch: --home: team "dwarves" is unknown in blood-2016; known: a team file \(\*\.json\), any, .*\n$/,
    ],
    [() => ['--away', 'nowhere.json'], /^ironpitch: the file nowhere\.json does not exist\n$/],
    [() => ['--home', broken()], /^ironpitch: --home: the team file is cut off: .*\n$/],
    [() => ['--home', illegal()], /^ironpitch: --home: .*re-rolls.*\n$/],
    [() => ['--option', 'cards=roll'], /^ironpitch: --option: option "cards" is true or false, not "roll"\n$/],
    [
      () => ['--option', 'arena=roll'],
      /^ironpitch: --option: option "arena" is unknown in blood-2016; known: cards, .*\n$/,
    ],
  ])('%s', async (args, sentence) => {
    const { code, out, err } = await run(...args());
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(sentence);
  });
});

test('bench measures Human against Orc', { timeout: SLOW_MS }, async () => {
  const { code, out } = await capture(
    bench.register,
    'bench',
    '--ruleset',
    'blood-2016',
    '--games',
    '3',
    '--repeats',
    '2',
  );
  expect(code).toBe(0);
  expect(out).toMatch(/\nblood-2016, random on both sides, median of 2 × 3 matches\n {2}human against orc: /);
});
test('play: a team file, any option, and bots on both sides', { timeout: SLOW_MS }, async () => {
  const file = write('tigers.json', { ...human, id: 'tigers', name: 'Test Tigers' });
  const record = join(folder, 'tigers-match.json');
  const args = ['--home', file, '--away', 'any', '--coach', 'none', '--bot', 'random', '--seed', '7', '--save', record];
  const { code, out, err } = await capture(
    play.register,
    ...['play', '--ruleset', 'blood-2016', '--option', 'cards=on', '--option', 'overtime=on', ...args],
  );
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/\n(A draw|.* wins), (Red )?Human \d+ : \d+ .*, .*\.\n/);
  const saved = JSON.parse(readFileSync(record, 'utf8')) as MatchRecord;
  expect(teamLabel(saved.home)).toBe('tigers');
  expect(saved.options).toEqual({ cards: true, overtime: true });
});
