import { type blood, otherSeat, type PositionSpec, rulesetNamed, rulesets, SeededDice } from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import type { Features } from '../src/value/features.ts';
import { type Fitted, Net } from '../src/value/net.ts';
import { featuresOf } from '../src/value/of.ts';
import { Value } from '../src/value/value.ts';
import { fitted } from '../src/value/weights/index.ts';
import { Learner } from '../training/learn.ts';
import { played, rowsOf } from '../training/matches.ts';
import { HEAD, isHeldOut, joined } from '../training/rows.ts';

const bloodValue = (position: blood.PositionSpec, seat: 0 | 1 = 0): number => {
  const turns = { home: 4, away: 4 };
  // In the second half nobody has a kick-off to look forward to.
  const scenario = { options: {}, position: { active: 'home' as const, half: 2, turns, ...position } };
  const g = rulesetNamed('blood-2016').setUp(scenario, new SeededDice('value'));
  return new Value('blood-2016').of(g, seat);
};
const home = (id: string, square: readonly [number, number]) => ({ id, side: 'home' as const, square });
const away = (id: string, square: readonly [number, number]) => ({ id, side: 'away' as const, square });
const FACING = [home('A', [12, 8]), home('B', [10, 5]), away('1', [15, 8]), away('2', [17, 11])];

describe('what a position of Blood Bowl is worth', () => {
  test('what one coach may expect, the other may not', () => {
    const position = { players: FACING, balls: [{ holder: 'A' }] };
    expect(bloodValue(position, 0) + bloodValue(position, 1)).toBeCloseTo(1, 10);
  });
  test('swapping the teams swaps the result', () => {
    const rules = rulesetNamed('blood-2016');
    const position = {
      active: 'home' as const,
      turns: { home: 4, away: 4 },
      players: FACING,
      balls: [{ holder: 'A' }],
    };
    const g = rules.setUp({ options: {}, position }, new SeededDice('value'));
    const features = featuresOf('blood');
    const turned: Features = {
      ...features,
      write: (game, shared, one, other) => features.write(game, shared, other, one),
      teamOf: (game, seat) => features.teamOf(game, otherSeat(seat)),
    };
    const weights = fitted['blood-2016'] as Fitted;
    const { lean, width } = new Net(features, weights).read(g);
    const other = new Net(turned, weights).read(g);
    expect(lean).not.toBe(0);
    expect(other.lean).toBeCloseTo(-lean, 10);
    expect(other.width).toBeCloseTo(width, 10);
  });
  test('a lead, the ball, and being near the End Zone with it are worth something', () => {
    const level = bloodValue({ players: FACING, balls: [{ square: [20, 14] }] });
    expect(bloodValue({ players: FACING, balls: [{ square: [20, 14] }], score: { home: 1, away: 0 } })).toBeGreaterThan(
      level + 0.1,
    );
    const held = bloodValue({ players: FACING, balls: [{ holder: 'A' }] });
    expect(held).toBeGreaterThan(bloodValue({ players: FACING, balls: [{ holder: '1' }] }));
    const near = [home('A', [22, 8]), ...FACING.slice(1)];
    expect(bloodValue({ players: near, balls: [{ holder: 'A' }] })).toBeGreaterThan(held);
  });
});
test('in Blitz Bowl points are worth something, and Sudden Death is near with many', () => {
  const worth = (score: readonly [number, number]): number => {
    const position: PositionSpec = {
      active: 'home',
      actionsLeft: 3,
      score: { home: score[0], away: score[1] },
      players: [home('A', [4, 6]), away('1', [12, 6])],
      balls: [{ square: [8, 6] }],
    };
    const g = rulesetNamed('blitz-2024').setUp({ options: {}, position }, new SeededDice('value'));
    return new Value('blitz-2024').of(g, 0);
  };
  expect(worth([4, 0])).toBeGreaterThan(worth([0, 0]));
  expect(worth([9, 0])).toBeGreaterThan(0.8);
});
test.each(rulesets.map(({ id }) => id))('%s has weights for the features of today', id => {
  const features = featuresOf(rulesetNamed(id).game);
  const weights = fitted[id];
  expect(weights?.ruleset).toBe(id);
  expect(() => new Net(features, weights as Fitted)).not.toThrow();
  const others = { ...features, side: [...features.side].reverse() };
  expect(() => new Net(others, weights as Fitted)).toThrow(/npm run fit:value/);
});

describe('learning', () => {
  const rules = rulesetNamed('blitz-2024');
  const features = featuresOf('blitz');
  const match = played(rules, 4);
  const rows = rowsOf(rules, match);
  const data = joined(rows);
  const learner = new Learner(
    features,
    rules.teams.map(({ id }) => id),
    3,
    'test',
  );
  learner.measure(data);

  test('makes of a match what really happened in it', () => {
    expect(isHeldOut(4)).toBe(true);
    const before = learner.loss(data);
    learner.learn(data, data, { rounds: 400, caution: 0, patience: 1, seed: 'test', tell: () => {} });
    expect(learner.loss(data)).toBeLessThan(before / 2);
  });
  test('a match that was kept goes the same way again, or is refused', () => {
    expect(match.answers.length).toBeGreaterThan(50);
    expect(rowsOf(rules, JSON.parse(JSON.stringify(match)))).toEqual(rows);
    const winner = match.winner === 0 ? 1 : 0;
    expect(() => rowsOf(rules, { ...match, winner })).toThrow(/goes another way/);
  });
  test('gives weights with which the bots see what was learned', () => {
    const row = rows[rows.length - 1] as Float32Array;
    const { shared, side } = features;
    const net = new Net(
      {
        ...features,
        write(_g, into, homeInto, awayInto) {
          into.set(row.subarray(HEAD, HEAD + shared.length));
          homeInto.set(row.subarray(HEAD + shared.length, HEAD + shared.length + side.length));
          awayInto.set(row.subarray(HEAD + shared.length + side.length));
        },
        teamOf: (_g, seat) => rules.teams[row[1 + seat] as number]?.id ?? '',
      },
      learner.fitted(rules.id),
    ).read(undefined as never);
    const { home: chance } = learner.chances(data.rows, rows.length - 1);
    expect(1 / (1 + Math.exp(Math.exp(net.width) - net.lean))).toBeCloseTo(chance, 2);
  });
});
