/** A replay stops where somebody wants to look: at the kick-off, after every activation, at the end. */
import { expect, test } from 'vitest';
import { hostTable } from '../src/index.ts';

test.each([
  ['blitz-2024', 'skaven', 'dwarf', 'turnStarted', 'actionStarted'],
  ['blood-2025', 'human', 'orc', 'ballKicked', 'declared'],
])('%s: %s against %s begins at the kick-off and goes by activations', (ruleset, home, away, kickOff, activation) => {
  const host = hostTable();
  host.start({ match: { ruleset, home, away, options: {} }, coaches: ['random', 'random'], seed: 'stops' });
  host.botRun();
  const { replay, report } = host.openReplay(host.record());
  if (!replay) throw new Error('no replay');
  const { stops, length } = replay;
  expect(stops.every((stop, i) => i === 0 || stop > (stops[i - 1] as number))).toBe(true);
  expect(stops.at(-1)).toBe(length);
  const told = (at: number): string[] => host.seek(at).report.map(({ type }) => type);
  const first = stops[0] as number;
  expect(told(first)).not.toContain(kickOff);
  expect(told(first + 1)).toContain(kickOff);
  // A stop shows what an activation has come to: the next one begins with the very next answer.
  for (const stop of stops.slice(1, 6)) {
    const count = (at: number): number => told(at).filter(type => type === activation).length;
    expect(count(stop + 1)).toBe(count(stop) + 1);
  }
  const activations = report.filter(({ type }) => type === activation).length;
  expect(stops.length).toBeGreaterThan(10);
  expect(stops.length).toBeLessThanOrEqual(activations + 2);
});
