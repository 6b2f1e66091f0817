/** The 2022 edition: how a second ball can come into play. */
import { expect, test } from 'vitest';
import type { BallId } from '../../src/words.ts';
import { type Scenario, scenario2022 } from '../dsl.ts';

const ballsInPlay = ({ game }: Scenario): number => {
  let count = 0;
  for (let b = 0; b < game.ballCount; b++) if (game.inPlay(b as BallId)) count++;
  return count;
};

test('B22-MULTI-01: Multi-Ball brings two more balls while another is on the pitch, and all three stay', () => {
  const s = scenario2022('B A . . .', {
    at: [11, 6],
    ball: ['A', { square: [2, 2] }],
    cards: { active: ['showboat/multiBall'], deck: [] },
  })
    .runs('A', 'e e e')
    .expectScore(4, 0)
    .dice('d8:2', 'd8:6')
    .answers({ claim: 1 })
    .expectScore(5, 0);
  expect(ballsInPlay(s)).toBe(3);
  s.expectAsked('action', 'home').done();
});
test('B22-MULTI-01: a turn that begins with a ball on the pitch brings none, however many are missing', () => {
  const s = scenario2022('A . * . 1', { moment: 'turnStart', cards: { deck: [] } }).starts();
  expect(ballsInPlay(s)).toBe(1);
  s.expectNotLogged('ballPlaced').answers('endTurn').expectNotLogged('ballPlaced').done();
});
test('B22-MULTI-01: with several balls in play either team may hold one', () => {
  const s = scenario2022('A . . . 1', { ball: ['A', '1'] });
  expect(ballsInPlay(s)).toBe(2);
  s.expectBall('A', 0).expectBall('1', 1);
});
