/** Several balls at once: how a second one comes, and where it cannot be. */
import { expect } from 'vitest';
import type { BallId } from '../../src/words.ts';
import { type Scenario, scenario } from '../dsl.ts';
import { test } from '../editions.ts';

const inPlay = (s: Scenario): number =>
  Array.from({ length: s.game.ballCount }, (_, b) => b).filter(b => s.game.inPlay(b as BallId)).length;
const ACTIVE = ['breakSomeBones', 'getMoving', null] as const;

test('BU-MULTI-01: Multi-Ball brings a second ball while one is held', () => {
  const s = scenario('A . . .', {
    at: [2, 6],
    ball: 'A',
    moment: 'turnStart',
    options: { events: true },
    cards: { active: [...ACTIVE], deck: ['getTogether', 'multiBall', 'spreadOut'] },
  })
    .dice('d8:4')
    .starts()
    .expectBall('A', 0)
    .expectBall([9, 6], 1);
  expect(inPlay(s)).toBe(2);
  s.done();
});

test('BU-MULTI-01, BU-MULTI-03: with no ball on the pitch Multi-Ball brings two, and the next step adds none', () => {
  const s = scenario('A . . .', {
    at: [2, 6],
    moment: 'turnStart',
    options: { events: true },
    cards: { active: [...ACTIVE], deck: ['getTogether', 'multiBall', 'spreadOut'] },
  })
    .dice('d8:4', 'd8:8')
    .starts()
    .expectBall([9, 6], 0)
    .expectBall([7, 6], 1);
  expect(inPlay(s)).toBe(2);
  s.done();
});

test('BU-MULTI-01: no other event brings a ball while one is on the pitch', () => {
  for (const event of ['crumblingPitch', 'generousCoaches', 'getTheRef', 'trapdoorMonster', 'impatientCoaches']) {
    const s = scenario('A . . .', {
      at: [2, 6],
      ball: 'A',
      moment: 'turnStart',
      options: { events: true },
      cards: { active: [...ACTIVE], deck: ['getTogether', event, 'spreadOut', 'showboat', 'tieThemUp', 'getTheBall'] },
    }).starts();
    expect([event, inPlay(s)]).toEqual([event, 1]);
    s.expectBall('A').expectNotLogged('ballPlaced').done();
  }
});

test('BU-MULTI-02: one ball a square and one a Player, in hand-written positions too', () => {
  expect(() => scenario('*', { at: [7, 6], ball: [{ square: [7, 6] }] })).toThrow(/another ball lies there/);
  expect(() => scenario('A', { at: [7, 6], ball: ['A', 'A'] })).toThrow(/a ball in hand already/);
  scenario('A * .', { at: [6, 6], ball: 'A' })
    .dice('d8:4')
    .runs('A', 'e')
    .expectBall('A', 1)
    .expectBall([8, 6], 0)
    .done();
});

test('BU-MULTI-02: of two balls that come down on one square the second goes on', () => {
  scenario('A * * .', { at: [6, 6], who: { A: { throw: '-' } } })
    .dice('d8:4', 'd8:4')
    .runs('A', 'e')
    .expectBall([9, 6], 0)
    .expectBall([8, 6], 1)
    .done();
});

test.each([
  ['loose', { drawing: '*', ball: undefined }],
  ['held by the coach whose turn it is', { drawing: 'A', ball: 'A' }],
  ['held by the other coach', { drawing: '1', ball: '1' }],
] as const)('BU-MULTI-03: a ball that is %s keeps a new one away', (_, { drawing, ball }) => {
  const s = scenario(drawing, { at: [2, 6], moment: 'turnStart', ...(ball ? { ball } : {}) }).starts();
  expect(inPlay(s)).toBe(1);
  s.expectNotLogged('ballPlaced').expectAsked('action', 'home').done();
});

test('BU-MULTI-03: with the pitch empty of balls exactly one enters', () => {
  const s = scenario('A', { at: [2, 6], moment: 'turnStart' })
    .dice('d8:1')
    .starts()
    .expectBall([7, 5]);
  expect(inPlay(s)).toBe(1);
  s.done();
});
