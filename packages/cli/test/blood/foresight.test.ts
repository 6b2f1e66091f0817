/** Trying an answer before it is given: what it will roll, and that nothing comes of it. */
import { answerOf, type blood, type Verb } from '@ironpitch/engine';
import { plainChance } from '@ironpitch/odds';
import { expect, test } from 'vitest';
import { foresee, foreseenText, riskText } from '../../src/text/blood/foresight.ts';
import { at, midMatch, player, setUp } from './positions.ts';

type BloodGame = blood.BloodGame;
const answer = (g: BloodGame, verb: string, object: number): number => answerOf(g.verbNamed(verb) as Verb, object);
const after = (position: blood.PositionSpec, ...answers: readonly unknown[]): BloodGame => {
  const g = setUp(position);
  for (const one of answers) g.answer(one);
  return g;
};

test('a step out of a tackle zone is a Dodge, with what it needs on the die', () => {
  const g = after(midMatch, { move: 'H3' });
  const { hurdles } = foresee(g, answer(g, 'to', at(g, 11, 9)));
  expect(hurdles).toEqual([{ name: 'Dodge', needs: 3, chance: 4 / 6 }]);
  expect(riskText(hurdles)).toBe('Dodge 3+: 67%');
});
test('rolls before a block, the block itself, and who picks', () => {
  const g = after(midMatch, { block: 'H3' });
  const seen = foresee(g, answer(g, 'target', player(g, 'A1')));
  expect([seen.hurdles, seen.block?.dice.length, seen.block?.chooser]).toEqual([[], 1, 0]);
  expect(foreseenText(g, seen)).toBe('1 die');
  const ugly = midMatch.players.map(p =>
    p.id === 'A1' ? { ...p, strength: 4, learned: ['foulAppearance'] as const } : p,
  );
  const disgusting = after({ ...midMatch, players: ugly }, { block: 'H3' });
  expect(foreseenText(disgusting, foresee(disgusting, answer(disgusting, 'target', player(disgusting, 'A1'))))).toBe(
    'Foul Appearance 2+: 83%; 2 dice, they pick',
  );
});
test('a pass: the throw, the catch, and who may intercept', () => {
  const g = after(midMatch, { pass: 'H1' }, 'throw');
  const seen = foresee(g, answer(g, 'to', at(g, 14, 5)));
  expect(seen.hurdles.map(({ name, needs }) => `${name} ${needs}`)).toEqual(['Pass 4', 'Catch 4']);
  expect(plainChance(seen.hurdles)).toBeCloseTo(1 / 4);
  expect([seen.interceptors, foreseenText(g, seen)]).toEqual([1, 'Pass 4+, Catch 4+: 25%; 1 may intercept']);
});
test('a 6 always does it, and a 1 never: the needed roll stays between 2 and 6', () => {
  const clumsy = midMatch.players.map(p => (p.id === 'H3' ? { ...p, agility: 1 } : p));
  const g = after({ ...midMatch, players: clumsy }, { move: 'H3' });
  // Agility 1 needs 6, +1 for dodging, -1 for the tackle zone of A1 at 13,8.
  expect(riskText(foresee(g, answer(g, 'to', at(g, 12, 8))).hurdles)).toBe('Dodge 6: 17%');
  const gifted = midMatch.players.map(p => (p.id === 'H3' ? { ...p, agility: 6 } : p));
  const sure = after({ ...midMatch, players: gifted }, { move: 'H3' });
  expect(riskText(foresee(sure, answer(sure, 'to', at(sure, 11, 9))).hurdles)).toBe('Dodge 2+: 83%');
});
test('the match itself is as it was, events and dice included', () => {
  const g = after(midMatch, { move: 'H3' });
  const [before, events] = [g.fingerprint(), g.events?.length];
  foresee(g, answer(g, 'to', at(g, 11, 9)));
  expect([g.fingerprint(), g.events?.length]).toEqual([before, events]);
});
test('a trial ends even where the ball is thrown in again and again', () => {
  // In the corner every bounce with the same die would leave the pitch for ever.
  const players = [{ id: 'H1', side: 'home', square: [25, 14], skills: ['noHands'] }] as const;
  const g = after({ players, balls: [{ square: [26, 15] }] }, { move: 'H1' });
  expect(foresee(g, answer(g, 'to', at(g, 26, 15))).hurdles).toEqual([]);
});
