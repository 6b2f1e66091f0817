import { rulesetNamed, rulesets, SeededDice } from '@ironpitch/engine';
import { expect, test } from 'vitest';
import { register } from '../src/commands/bench.ts';
import { capture } from './capture.ts';

const bench = (...args: readonly string[]) => capture(register, 'bench', ...args);
const SLOW_MS = 60_000;
/** What a saved position of a ruleset takes. */
const positionBytes = (id: string): number => {
  const ruleset = rulesetNamed(id);
  const [home, away] = ruleset.boxTeams;
  return ruleset.create({ home, away, options: {} }, new SeededDice('')).save().byteLength;
};

test('bench --json prints the figures scripts read, and the same checksum every time', {
  timeout: SLOW_MS,
}, async () => {
  const args = ['--games', '10', '--repeats', '3', '--json'];
  const [first, second] = [await bench(...args), await bench(...args)];
  expect([first.code, first.err]).toEqual([0, '']);
  const report = JSON.parse(first.out);
  expect(report.calibration).toBeGreaterThan(0);
  expect(report.position.bytes).toBe(positionBytes('blitz-2024'));
  expect(report.position.saveNs).toBeGreaterThan(0);
  expect(report.position.loadNs).toBeGreaterThan(0);
  expect(Object.keys(report.rulesets)).toEqual(rulesets.map(r => r.id));
  const blitz = report.rulesets['blitz-2024'];
  expect(blitz).toMatchObject({ home: 'dwarf', away: 'orc', games: 10, repeats: 3 });
  expect(report.policy).toBe('random');
  expect(blitz.anyTeams).toMatchObject({ home: 'any', away: 'any', games: 10, repeats: 3 });
  expect(blitz.anyTeams.checksum).not.toBe(blitz.checksum);
  expect(JSON.parse(second.out).rulesets['blitz-2024'].anyTeams.checksum).toBe(blitz.anyTeams.checksum);
  expect(blitz.range[0]).toBeLessThanOrEqual(blitz.gamesPerSecond);
  expect(blitz.range[1]).toBeGreaterThanOrEqual(blitz.gamesPerSecond);
  expect(blitz.decisionsPerSecond / blitz.gamesPerSecond / blitz.decisionsPerGame).toBeCloseTo(1, 1);
  expect(blitz.gamesPerCalibration).toBeCloseTo(blitz.gamesPerSecond / report.calibration, 1);
  for (const one of Object.values(report.rulesets)) expect(one).toMatchObject({ games: 10, repeats: 3 });
  expect(report.rulesets['blitz-2022'].checksum).not.toBe(blitz.checksum);
  expect(blitz.checksum).toMatch(/^[0-9a-f]{16}$/);
  expect(JSON.parse(second.out).rulesets['blitz-2024'].checksum).toBe(blitz.checksum);
});
test('bench says in words what it measured', { timeout: SLOW_MS }, async () => {
  const { code, out, err } = await bench('--ruleset', 'blitz-2024', '--games', '5', '--repeats', '1');
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(
    /^calibration {2}[\d.]+ fixed loops a second of CPU time\nposition {5}\d+ bytes, saved in \d+ ns/,
  );
  expect(out).toContain('\nblitz-2024, random on both sides, median of 1 × 5 matches\n');
  expect(out).toMatch(/^ {2}dwarf against orc: \d+ matches a second \(\d+ to \d+\), [\d.]+ per calibration loop$/m);
  expect(out).toMatch(/^ {2}different teams and options in every match: \d+ matches a second/m);
});
test('bench refuses a ruleset there is none of', async () => {
  expect(await bench('--ruleset', 'chess')).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringMatching(/^ironpitch: --ruleset: ruleset "chess" is unknown; known: blitz-2024.*\n$/),
  });
});
