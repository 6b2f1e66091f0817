import { rulesetNamed, SeededDice } from '@ironpitch/engine';
import { chanceOf, reach } from '@ironpitch/odds';
import { expect, test } from 'vitest';
import { hostTable } from '../src/host.ts';
import type { Plan, Sight, TableService } from '../src/service.ts';

const player = (id: string, side: string, square: readonly [number, number], more: object = {}): object => ({
  id,
  side,
  position: side === 'home' ? 'human/lineman' : 'orc/lineman',
  square,
  ...more,
});
/** A crowd in the middle, the ball loose behind it. */
const CROWD = {
  players: [
    player('A', 'home', [10, 8]),
    player('B', 'home', [12, 7]),
    player('C', 'home', [9, 4]),
    player('T', 'home', [8, 8], { position: 'human/thrower' }),
    player('X', 'away', [11, 8]),
    player('Y', 'away', [13, 7]),
    player('Z', 'away', [12, 11]),
  ],
  balls: [{ square: [7, 10] }],
  rerolls: { home: 2 },
};
const sit = (position: object): { host: TableService; sight: Sight } => {
  const host = hostTable();
  host.lesson(JSON.stringify({ ruleset: 'blood-2016', position }), 'touchdown', 0);
  return { host, sight: host.sight() as Sight };
};
const game = (position: object) =>
  rulesetNamed('blood-2016').setUp({ options: {}, position } as never, new SeededDice(''), () => {});
const find = (host: TableService, who: string, fits: (plan: Plan) => boolean): Plan => {
  const plan = host.plans(who).find(fits);
  if (!plan) throw new Error(`${who} has no such plan`);
  return plan;
};

test('every square within reach shows the chance of the library, with re-rolls and without', () => {
  const { host } = sit(CROWD);
  const g = game(CROWD);
  const there = reach(g, g.playerNamed('A'));
  const plans = host.plans('A', 'squares');
  const start = g.square(g.playerNamed('A'));
  expect(plans).toHaveLength(there.squares.filter(sq => sq !== start).length);
  for (const plan of plans) {
    const [column, row] = plan.to ?? [0, 0];
    const way = there.safest(g.grid.at(column, row));
    expect(plan.risk?.chance).toBe(way?.chance);
    expect(plan.path).toHaveLength(way?.path.length ?? -1);
    expect(plan.risk?.plain).toBeLessThanOrEqual((way?.chance ?? 0) + 1e-12);
  }
});

test('a blitz is reckoned as a whole: the walk, the dice in hand, the re-roll', () => {
  const { host, sight } = sit(CROWD);
  const blitz = find(host, 'T', plan => plan.verb === 'blitz' && plan.target === 'X');
  const wanted = chanceOf(game(CROWD), { steps: blitz.answers }, { players: { X: { state: 'down' } } });
  const odds = host.oddsOf(sight, blitz);
  expect(odds?.success).toBe(wanted.success);
  expect(odds?.withoutRerolls).toBe(wanted.withoutRerolls);
  expect(odds?.turnover).toBe(wanted.turnover);
  expect(odds?.theyLeave).toBe(wanted.outcomes.opponentOutOfTheGame);
});

test('the rolls of a plan come in order with everybody behind them', () => {
  const { host, sight } = sit(CROWD);
  const blitz = find(host, 'T', plan => plan.verb === 'blitz' && plan.target === 'X');
  const rolls = host.rollsOf(sight, blitz.answers);
  expect(rolls.map(roll => roll.kind)).toEqual(['block', 'armour', 'injury']);
  expect(rolls[0]).toMatchObject({ dice: 2, picks: 'own' });
  expect(rolls[0]?.modifiers).toContainEqual({ by: 1, cause: 'assist', rule: 'B16-ASSIST-01', who: 'A' });
  const dodge = find(host, 'A', plan => plan.to?.[0] === 9 && plan.to[1] === 8);
  expect(host.rollsOf(sight, dodge.answers)).toMatchObject(dodge.risk?.rolls ?? []);
});

test('the ball is picked up on the way and handed on in one go', () => {
  const { host, sight } = sit(CROWD);
  const hand = find(host, 'T', plan => plan.verb === 'handOff' && plan.target === 'A');
  expect(hand.gains).toEqual(['ball']);
  expect(hand.risk?.rolls.map(roll => roll.kind)).toEqual(['pickUp', 'catch']);
  const odds = host.oddsOf(sight, hand);
  expect(odds?.success).toBeGreaterThan(hand.risk?.chance ?? 1);
  expect(host.plans('T').some(plan => plan.verb === 'handOff' && plan.target === 'X')).toBe(false);
});

test('a pass says from where, to whom, and who may get in the way', () => {
  const { host } = sit(CROWD);
  const pass = find(host, 'T', plan => plan.verb === 'pass' && plan.target === 'C');
  expect(pass.path).toContainEqual([7, 10]);
  expect(pass.risk?.rolls.map(roll => roll.kind)).toEqual(['pickUp', 'pass', 'catch']);
  const clear = { ...CROWD, balls: [{ holder: 'T' }], players: [...CROWD.players, player('W', 'away', [8, 6])] };
  const open = find(
    sit(clear).host,
    'T',
    plan => plan.verb === 'pass' && plan.target === 'C' && plan.path.length === 0,
  );
  expect(open.roll?.against).toEqual(['W']);
});

test('other ways to a square: over the ball, or with fewer squares that need a roll', () => {
  const { host } = sit(CROWD);
  const behind = find(host, 'T', plan => plan.to?.[0] === 6 && plan.to[1] === 11);
  expect(behind.gains).toEqual([]);
  const others = host.otherWays('T', [6, 11]);
  expect(others.map(plan => plan.gains)).toEqual([['ball']]);
  expect(others[0]?.path).toContainEqual([7, 10]);
});

test('what cannot be done has a reason and a rule', () => {
  const { host } = sit(CROWD);
  expect(host.whyNot([{ move: 'A' }])).toBeNull();
  expect(host.whyNot([{ block: 'T' }])).toEqual({
    reason: 'nobodyToBlock',
    facts: { who: 'T' },
    rule: 'B16-BLOCK-01',
  });
});

test('the answers to a question about dice are weighed', () => {
  const { host, sight } = sit(CROWD);
  expect(host.weigh(sight).every(weight => weight === null)).toBe(true);
  const block = find(host, 'A', plan => plan.verb === 'block');
  host.askAlways(['rerolls', 'skills']);
  const after = host.answer(0, block.answers);
  expect(after.question?.weighed).toBe(true);
  const weights = host.weigh(host.sight() as Sight);
  expect(weights).toHaveLength(after.question?.choices.length ?? -1);
  for (const weight of weights) expect(weight?.theyFall).toBeGreaterThanOrEqual(0);
});

test('in Blitz Bowl a player goes and throws in one order, from the best square', () => {
  const host = hostTable();
  const first = host.start({
    match: { ruleset: 'blitz-2024', home: 'dwarf', away: 'orc', options: {} },
    coaches: ['person', 'random'],
    seed: 'combined',
    arranged: true,
  });
  const now = first.question ? first : host.botRun();
  const combined = now.view.players
    .filter(one => one.side === 0 && one.square !== null)
    .flatMap(one => host.plans(one.id, 'deeds'));
  for (const plan of combined) {
    expect(plan.target).not.toBeNull();
    expect(plan.path.length).toBeGreaterThan(0);
    expect(plan.answers.length).toBeGreaterThan(plan.path.length + 1);
  }
});

test('the luck of a match is told for every roll, with progress on the way', () => {
  const told: number[] = [];
  const host = hostTable({ onProgress: done => told.push(done) });
  host.start({
    match: { ruleset: 'blitz-2024', home: 'dwarf', away: 'orc', options: {} },
    coaches: ['random', 'random'],
    seed: 'luck',
  });
  host.botRun();
  told.length = 0;
  const luck = host.luck(host.record());
  expect(luck.rolls.length).toBeGreaterThan(0);
  expect(luck.deciding.length).toBeLessThanOrEqual(10);
  expect(luck.score[0]).toBeCloseTo(-luck.score[1], 9);
  expect(told.length).toBeGreaterThan(20);
}, 60_000);

test('BU-BALL-09, BU-BALL-10: a Throw to somebody who has a ball already is never caught', () => {
  const host = hostTable();
  const position = {
    pitch: 'stone',
    players: [
      { id: 'A', side: 'home', square: [5, 6], throw: 3 },
      { id: 'B', side: 'home', square: [8, 6] },
      { id: 'C', side: 'home', square: [8, 8] },
      { id: '1', side: 'away', square: [13, 2] },
    ],
    balls: [{ holder: 'A' }, { holder: 'B' }],
  };
  host.lesson(JSON.stringify({ ruleset: 'blitz-2024', position }), 'touchdown', 0);
  const sight = host.sight() as Sight;
  const to = (target: string): number | undefined =>
    host.oddsOf(
      sight,
      find(host, 'A', plan => plan.target === target && plan.path.length === 0),
    )?.success;
  expect(to('C')).toBeCloseTo(2 / 3);
  expect(to('B')).toBe(0);
});
