/** Ways across the pitch: the one most likely to succeed, tried with the rules of the match itself. */
import type { blood } from '@ironpitch/engine';
import { expect, test } from 'vitest';
import { wayAsked } from '../../src/play/blood/input.ts';
import { waysFrom } from '../../src/play/blood/path.ts';
import { riskText } from '../../src/text/blood/foresight.ts';
import { at, setUp } from './positions.ts';

type BloodGame = blood.BloodGame;
type Players = blood.PositionSpec['players'];

const moving = (players: Players, more: Partial<blood.PositionSpec> = {}, action = 'move'): BloodGame => {
  const g = setUp({ players, rerolls: { home: 1 }, ...more });
  g.answer({ [action]: 'A' });
  return g;
};
const way = (g: BloodGame, column: number, row: number): [string, string] | undefined => {
  const plan = waysFrom(g).to(at(g, column, row));
  return plan && [plan.way.map(sq => g.squareName(sq).join(',')).join(' '), riskText(plan.hurdles)];
};
const A = { id: 'A', side: 'home', square: [5, 5], movement: 4 } as const;

test('on an open pitch the straight way; beyond the Movement Allowance with a roll a square', () => {
  const g = moving([A]);
  expect(way(g, 9, 5)).toEqual(['6,5 7,5 8,5 9,5', '']);
  expect(way(g, 9, 9)).toEqual(['6,6 7,7 8,8 9,9', '']);
  expect(way(g, 11, 5)).toEqual(['6,5 7,5 8,5 9,5 10,5 11,5', 'Going For It 2+, Going For It 2+: 69%']);
  expect(way(g, 12, 5)).toBeUndefined();
  expect(waysFrom(g).squares.size).toBe(11 * 11 - 1);
});
test('tackle zones are gone round when there are squares to spare', () => {
  const guard = { id: 'B', side: 'away', square: [7, 5] } as const;
  const g = moving([{ ...A, movement: 6 }, guard]);
  const [round, risk] = way(g, 9, 5) as [string, string];
  expect(risk).toBe('');
  expect(round.split(' ')).toHaveLength(6);
});
test('the likelier way counts; of two that are alike, the shorter', () => {
  const guard = { id: 'B', side: 'away', square: [7, 5] } as const;
  const clumsy = way(moving([A, guard]), 9, 5);
  expect(clumsy?.[1]).toBe('Going For It 2+, Going For It 2+: 69%');
  const nimble = way(moving([{ ...A, agility: 4 }, guard]), 9, 5);
  expect([nimble?.[0].split(' ').length, nimble?.[1]]).toEqual([4, 'Dodge 2+, Dodge 2+: 69%']);
});
test('who stands in a tackle zone has to dodge first, and does so where it is easiest', () => {
  const g = moving([A, { id: 'B', side: 'away', square: [6, 6] }]);
  expect(way(g, 4, 4)).toEqual(['4,4', 'Dodge 3+: 67%']);
  // Straight into the zone again it would be 4+.
  expect(way(g, 6, 5)).toEqual(['5,4 6,5', 'Dodge 3+: 67%']);
});
test('loose balls are gone round; one is picked up only where the move is to end', () => {
  const g = moving([A], { balls: [{ square: [7, 5] }] });
  expect(way(g, 9, 5)?.[0]).not.toContain('7,5');
  expect(way(g, 7, 5)).toEqual(['6,5 7,5', 'Pick-up 3+: 67%']);
});
test('a Blitz looks for the square to block from: the way there and the dice both count', () => {
  const victim = { id: 'B', side: 'away', square: [8, 5] } as const;
  const helper = { id: 'C', side: 'home', square: [9, 4] } as const;
  const g = moving([{ ...A, movement: 6 }, victim, helper], {}, 'blitz');
  const ways = waysFrom(g);
  const target = [...ways.deeds.keys()][0] as number;
  expect(g.nameAnswer(target)).toEqual({ target: 'B' });
  const plan = ways.towards(target);
  expect([plan?.way.length, plan?.hurdles.length]).toEqual([2, 0]);
});
test('the match is not touched, and the same position is looked at only once', () => {
  const g = moving([A, { id: 'B', side: 'away', square: [9, 9] }]);
  const before = g.fingerprint();
  const ways = waysFrom(g);
  expect(g.fingerprint()).toBe(before);
  expect(waysFrom(g)).toBe(ways);
  g.answer({ to: [5, 4] });
  expect(waysFrom(g)).not.toBe(ways);
});
test('asked for the way: its chance as the dice fall, and with every re-roll that could help', () => {
  const guard = { id: 'B', side: 'away', square: [6, 6] } as const;
  expect(wayAsked(moving([A, guard]), ['4,4'])).toBe('The way: 4,4: Dodge 3+: 67%, with re-rolls 89%.');
  expect(wayAsked(moving([A, guard], { rerolls: {} }), ['4,4'])).toBe('The way: 4,4: Dodge 3+: 67%.');
  expect(wayAsked(moving([A]), ['9,5'])).toBe('The way: 6,5 > 7,5 > 8,5 > 9,5: no roll.');
});
