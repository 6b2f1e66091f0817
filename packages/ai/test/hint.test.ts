import { type blood, type PositionSpec, type RulesetDefinition, rulesetNamed, SeededDice } from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import { type Hint, hint } from '../src/index.ts';

/** Test runners slow bots down by an order of magnitude. */
const SLOW_MS = 60_000;
const home = (id: string, square: readonly [number, number], more = {}) => ({
  id,
  side: 'home' as const,
  square,
  ...more,
});
const away = (id: string, square: readonly [number, number], more = {}) => ({
  id,
  side: 'away' as const,
  square,
  ...more,
});

interface Told extends Hint {
  readonly who: string | null;
  readonly whom: string | null;
}
const hints = (rules: RulesetDefinition, position: object): Told[] => {
  const g = rules.setUp({ options: {}, position: { active: 'home', ...position } }, new SeededDice('hint'));
  const buffer = new Int16Array(512);
  const before = [...g.save()];
  const { dice } = g;
  const told = hint(g, { name: g.question.name, seat: g.asked, answers: buffer.slice(0, g.legal(buffer)) });
  expect([...g.save()]).toEqual(before);
  expect(g.dice).toBe(dice);
  return told.map(one => ({
    ...one,
    who: one.player === undefined ? null : g.playerName(one.player),
    whom: one.target === undefined ? null : g.playerName(one.target),
  }));
};
const blood2016 = rulesetNamed('blood-2016');
const inBlood = (position: blood.PositionSpec): Told[] =>
  hints(blood2016, { turns: { home: 8, away: 7 }, ...position });

describe('a hint in Blood Bowl', { timeout: SLOW_MS }, () => {
  test('in the last turn: score, for certain, and leave the position as it was', () => {
    const players = [home('A', [22, 8]), home('B', [20, 8]), away('1', [21, 12])];
    const [best, ...others] = inBlood({ players, balls: [{ holder: 'A' }] });
    expect(best).toMatchObject({ purpose: 'score', who: 'A', chance: 1 });
    expect(others.length).toBeGreaterThan(0);
    for (const other of others) expect(other.more).toBeLessThanOrEqual(0);
  });
  test('says how likely it is that the ball comes free', () => {
    const players = [
      home('A', [6, 8], { skills: ['block'] }),
      home('B', [6, 7]),
      home('C', [6, 9]),
      away('1', [5, 8], { strength: 2 }),
      away('2', [20, 8]),
    ];
    const told = inBlood({ turns: { home: 8, away: 7 }, players, balls: [{ holder: '1' }] });
    const block = told.find(({ purpose }) => purpose === 'blockCarrier');
    expect(block).toMatchObject({ who: 'A', whom: '1' });
    // Three dice, four faces of six that knock down or push without Sure Hands to keep it: at least two of three.
    expect(block?.chance).toBeGreaterThan(0.6);
    expect(block?.chance).toBeLessThan(1);
  });
  test('the same position gets the same hints', () => {
    const position = { players: [home('A', [12, 8]), away('1', [15, 8])], balls: [{ square: [11, 8] as const }] };
    expect(inBlood(position)).toEqual(inBlood(position));
  });
});
test.each(['blitz-2024', 'blitz-2022'])('%s: the only thing to do is worth what it comes to', id => {
  const last = { actionsLeft: 1, finalTurns: 1, score: { home: 5, away: 0 } };
  const [only, ...others] = hints(rulesetNamed(id), {
    ...last,
    players: [home('A', [11, 6], { barred: true }), away('1', [4, 10])],
  });
  expect(others).toEqual([]);
  expect(only?.purpose).toBe('endTurn');
  expect(only?.worth).toBe(1); // the match is won
});
test('a hint in Blitz Bowl: run the ball in', { timeout: SLOW_MS }, () => {
  const position: PositionSpec = {
    actionsLeft: 1,
    players: [home('A', [11, 6]), home('B', [6, 3]), away('1', [4, 10])],
    balls: [{ holder: 'A' }],
  };
  expect(hints(rulesetNamed('blitz-2024'), position)[0]).toMatchObject({ purpose: 'score', who: 'A', chance: 1 });
});
