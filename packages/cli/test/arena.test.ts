import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rulesetNamed } from '@ironpitch/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expected, gamesOf, interval, likelihood, ratings, scoreOf, verdictOf } from '../src/arena/figures.ts';
import { ArenaFile } from '../src/arena/kept.ts';
import { fixture, MEETING, pairsOf } from '../src/arena/schedule.ts';
import { register } from '../src/commands/arena.ts';
import { FileLock } from '../src/files/lock.ts';
import { capture } from './capture.ts';

/** Threads have to load the engine first. */
const SLOW_MS = 60_000;

describe('who meets whom', () => {
  const ruleset = rulesetNamed('blitz-2024');
  const plan = { bots: ['a', 'b', 'c'], seed: 's' };
  const pairs = pairsOf(3).length;
  const once = ruleset.teams.length * MEETING * pairs;
  const all = Array.from({ length: once }, (_, i) => fixture(ruleset, plan, i));

  test('every pair of bots meets equally often, by the same teams', () => {
    for (let pair = 0; pair < pairs; pair++) {
      const own = all.filter(one => one.pair === pair);
      expect(own).toHaveLength(once / pairs);
      expect(own.map(({ home, away }) => [home, away])).toEqual(
        all.filter(one => one.pair === 0).map(({ home, away }) => [home, away]),
      );
    }
  });
  test('once around, every team has been coached by both bots equally often, at home and away', () => {
    const own = all.filter(one => one.pair === 1);
    for (const { id } of ruleset.teams)
      for (const swapped of [false, true]) {
        expect(own.filter(one => one.home === id && one.swapped === swapped)).toHaveLength(2);
        expect(own.filter(one => one.away === id && one.swapped === swapped)).toHaveLength(2);
      }
  });
  test('two teams meet in all four ways before others do, each with dice of its own', () => {
    const [first, ...rest] = all.filter(one => one.pair === 0).slice(0, MEETING);
    if (!first) throw new Error('nobody meets');
    const ways = [first, ...rest].map(({ home, away, swapped }) => `${home} ${away} ${swapped}`);
    expect(new Set(ways)).toEqual(
      new Set([
        `${first.home} ${first.away} false`,
        `${first.home} ${first.away} true`,
        `${first.away} ${first.home} false`,
        `${first.away} ${first.home} true`,
      ]),
    );
    expect(new Set(all.map(one => one.seed)).size).toBe(all.length);
  });
});

describe('what results prove', () => {
  test('a score counts draws half; its interval is the one of Wilson', () => {
    const tally = { wins: 60, draws: 20, losses: 20 };
    expect(gamesOf(tally)).toBe(100);
    expect(scoreOf(tally)).toBe(0.7);
    const [low, high] = interval(tally);
    expect(low).toBeCloseTo(0.6042, 4);
    expect(high).toBeCloseTo(0.7811, 4);
    expect(interval({ wins: 10, draws: 0, losses: 0 })[1]).toBeCloseTo(1, 9);
    expect(interval({ wins: 0, draws: 0, losses: 0 })).toEqual([0, 1]);
  });
  test('Elo: a bot that scores 10 of 11 is 400 points ahead, and more matches make it surer', () => {
    const met = (times: number) => [{ a: 0, b: 1, wins: 1000 * times, draws: 0, losses: 100 * times }];
    const [first, second] = ratings(2, met(1), 1000);
    if (!first || !second) throw new Error('nobody is rated');
    expect(Math.abs(first.elo - second.elo - 400)).toBeLessThan(1);
    expect(first.elo + second.elo).toBeCloseTo(2000, 6);
    expect(expected(first.elo - second.elo)).toBeCloseTo(10 / 11, 3);
    // Half the distance between the two is off by half of what the distance is off by.
    expect(first.error).toBeCloseTo((1.96 * (400 / Math.LN10)) / Math.sqrt(1100 * (10 / 11) * (1 / 11)) / 2, 0);
    expect((ratings(2, met(4), 1000)[0] as { error: number }).error).toBeCloseTo(first.error / 2, 1);
  });
  test('Elo: whoever never lost has a rating', () => {
    const [first] = ratings(2, [{ a: 0, b: 1, wins: 100, draws: 0, losses: 0 }], 1000);
    expect(first?.elo).toBeGreaterThan(1200);
    expect(first?.elo).toBeLessThan(2000);
  });
  test('a sequential test says yes, no, or nothing yet', () => {
    const verdict = (wins: number, draws: number, losses: number) =>
      verdictOf(likelihood({ wins, draws, losses }, 0, 50));
    expect(verdict(5, 0, 5)).toBeUndefined();
    expect(verdict(60, 20, 60)).toBeUndefined();
    expect(verdict(300, 50, 150)).toBe('better');
    expect(verdict(200, 50, 250)).toBe('not better');
  });
});

describe('arena', { timeout: SLOW_MS }, () => {
  const arena = (...args: readonly string[]) => capture(register, 'arena', ...args);
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ironpitch-arena-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('plays, keeps the results, and goes on after it was killed', async () => {
    const file = join(folder, 'kept.json');
    const flags = ['--bots', 'greedy,random', '--games', '4', '--seed', 'k', '--keep', file];
    const whole = await arena(...flags, '--json', '--workers', '2');
    expect([whole.code, whole.err]).toEqual([0, '']);
    const report = JSON.parse(whole.out);
    expect(report).toMatchObject({
      ruleset: 'blitz-2024',
      played: 4,
      errors: 0,
      pairs: [{ a: 'greedy', b: 'random', games: 4, winsA: 4, winsB: 0, draws: 0, score: 1 }],
    });
    expect(report.ladder.map(({ bot }: { bot: string }) => bot)).toEqual(['greedy', 'random']);
    const kept = JSON.parse(readFileSync(file, 'utf8'));
    const byNumber = (a: { number: number }, b: { number: number }): number => a.number - b.number;
    const matches = [...kept.matches].sort(byNumber);
    // Killed after three matches, one of which we would notice being played anew.
    const before = matches.slice(0, 3).map((one: object) => ({ ...one, points: [99, 99] }));
    writeFileSync(file, JSON.stringify({ ...kept, matches: before }));
    const again = JSON.parse((await arena(...flags, '--json')).out);
    expect(again.pairs[0]).toMatchObject({ games: 4, winsA: 4 });
    expect(again.pairs[0].points[0]).toBeCloseTo((3 * 99 + matches[3].points[0]) / 4, 2);
    expect(existsSync(`${file}.ironpitch-lock`)).toBe(false);
  });
  test('refuses results of another arena, and files that hold none', async () => {
    const file = join(folder, 'kept.json');
    writeFileSync(file, '{"format":1,"tournament":{"seed":"other"},"matches":[]}');
    const other = await arena('--keep', file);
    expect([other.code, other.out]).toEqual([2, '']);
    expect(other.err).toMatch(/^ironpitch: --keep: .* holds another arena/);
    writeFileSync(file, '{"format":1,"matches":[{"number":"x"}]}');
    const none = await arena('--keep', file);
    expect([none.code, none.out]).toEqual([2, '']);
    expect(none.err).toMatch(/^ironpitch: --keep: .* does not hold the results of an arena/);
  });
  test('a test that may stop early says at most how many matches there are', async () => {
    const { out } = await arena('--games', '8', '--sprt', '0,400');
    expect(out).toMatch(/^blitz-2024, at most 8 matches a pair, seed 1\n/);
  });
  describe('the file of --keep', () => {
    const tournament = { ruleset: 'blitz-2024', bots: ['a', 'b'], options: {}, seed: 's', budget: {} };
    const match = (number: number) => ({ number, result: 1, points: [1, 0], ms: [0, 0] }) as const;
    const numbersIn = (file: string): number[] =>
      JSON.parse(readFileSync(file, 'utf8')).matches.map((one: { number: number }) => one.number);
    let file = '';
    beforeEach(() => {
      file = join(folder, 'kept.json');
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    test('has a result two seconds later, however long the next match takes', () => {
      const kept = new ArenaFile(file, tournament, () => Date.now());
      vi.advanceTimersByTime(2000);
      kept.add([match(0)]);
      kept.add([match(1)]);
      expect(numbersIn(file)).toEqual([0]);
      vi.advanceTimersByTime(2000);
      expect(numbersIn(file)).toEqual([0, 1]);
      kept.close();
    });
    test('that cannot be written for a while ends nothing, and is told at the end', () => {
      const kept = new ArenaFile(file, tournament, () => Date.now());
      kept.add([match(0)]);
      mkdirSync(join(folder, 'kept.json', 'in-the-way'), { recursive: true });
      vi.advanceTimersByTime(2000);
      expect(() => kept.close()).toThrow();
      expect(readdirSync(folder)).toEqual(['kept.json']); // and no lock
    });
    test('is read by whoever has it: what another one has written until then is in it', () => {
      const first = FileLock.take(file);
      writeFileSync(file, 'in the middle of a change');
      expect(() => new ArenaFile(file, tournament)).toThrow(/another Ironpitch has/);
      first.release();
      expect(() => new ArenaFile(file, tournament)).toThrow(/not proper JSON/);
      expect(readdirSync(folder)).toEqual(['kept.json']);
    });
  });
  test.each([
    ['--keep', '', 'a name, which is empty'],
    ['--bots', 'greedy', 'two bots or more'],
    ['--bots', 'greedy,greedy', 'each once'],
    ['--bots', 'greedy,nobody', '"nobody" is unknown'],
    ['--sprt', '20,0', 'the smaller first'],
    ['--sprt', '0,x', 'as in 0,20'],
    ['--sprt', ',20', 'as in 0,20'],
    ['--sprt', '0x1,20', 'as in 0,20'],
    ['--sprt', '0,1e2', 'as in 0,20'],
  ])('%s %s is refused in one sentence', async (flag, value, sentence) => {
    const { code, out, err } = await arena(flag, value);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});
