/** The Sidestep Action: one square out of the reach of every Opponent. */
import { expect } from 'vitest';
import { editionOn, legalOf, type Scenario, scenario } from '../dsl.ts';
import { test } from '../editions.ts';

test.each([
  ['Marked', 'A 1 . . .', {}, true],
  ['Open', 'A . 1 . .', {}, false],
  ['next to a Prone Opponent only', 'A 2 . . .', {}, false],
  ['Prone', 'a 1 . . .', {}, false],
  ['in Reserves', '. 1 . . .', { A: {} }, false],
] as const)('BU-SIDESTEP-01: a Player that is %s may Sidestep: %#', (_status, drawing, reserves, may) => {
  const s = scenario(drawing, { reserves, who: { 2: { state: 'prone' } } });
  expect(s.isLegal({ sidestep: 'A' })).toBe(may);
});

test('BU-SIDESTEP-02: exactly one square, after which the Player is Open', () => {
  const s = scenario(
    `
    . . . . .
    . A 1 . .
    . . . . .`,
  ).answers({ sidestep: 'A' });
  // Columns 7 and 8 are next to 1; only the far side is left.
  s.expectAsked('sidestep', 'home', { to: [6, 4] }, { to: [6, 5] }, { to: [6, 6] })
    .expectIllegal('stop', 'pass', { to: [7, 4] }, { to: [7, 5] }, { to: [5, 5] })
    .answers({ to: [6, 6] })
    .expectStatus('A', 'open')
    .expectStatus('1', 'open')
    .expectAsked('action', 'home')
    .done();
});

test('BU-SIDESTEP-02: it must be out of reach of every standing Opponent; Prone ones do not count', () => {
  const build = (state: 'standing' | 'prone'): Scenario =>
    scenario(
      `
      2 . . . .
      . . A 1 .
      . . . . .`,
      { at: [6, 4], who: { 2: { state } } },
    ).answers({ sidestep: 'A' });
  expect(legalOf(build('standing'), 'to')).toEqual(['7,6']);
  expect(legalOf(build('prone'), 'to')).toEqual(['7,4', '7,5', '7,6']);
});

test('BU-SIDESTEP-03: without such a square the Action cannot be made', () => {
  scenario(
    `
    . . . . .
    . 1 A 2 .
    . . . . .`,
  )
    .expectStatus('A', 'marked')
    .expectIllegal({ sidestep: 'A' })
    .expectLegal({ block: 'A' });
  // Team-mates on every good square close them, one that lies there too.
  const closed = (last: string): Scenario => scenario(`B . .\nC A 1\n${last} . .`);
  expect(legalOf(closed('.').answers({ sidestep: 'A' }), 'to')).toEqual(['6,6']);
  closed('D').expectIllegal({ sidestep: 'A' });
  closed('d').expectIllegal({ sidestep: 'A' });
});

test('BU-SIDESTEP-04: a ball in the square Bounces and is not picked up', () => {
  scenario('* A 1 . .')
    .dice('d8:2')
    .answers({ sidestep: 'A' }, { to: [6, 4] })
    .expectSquare('A', [6, 4])
    .expectBall([6, 3])
    .done();
});

test('BU-SIDESTEP-05: not onto Players, standing or Prone, nor blocked squares, nor off the pitch', () => {
  const s = scenario(
    `
    . 2 . . .
    C A 1 . .
    . . . . .`,
    { edition: editionOn('. .\n. .\n#'), at: [1, 1], who: { 2: { state: 'prone' } } },
  ).answers({ sidestep: 'A' });
  expect(legalOf(s, 'to')).toEqual(['1,1']);
  const edge = scenario('A .\n. 1', { at: [1, 1] });
  edge.expectIllegal({ sidestep: 'A' });
  const corner = scenario('. A 1', { at: [1, 11] }).answers({ sidestep: 'A' });
  expect(legalOf(corner, 'to')).toEqual(['1,10', '1,11']);
});

test('BU-SIDESTEP-06: a ball holder takes its ball along', () => {
  scenario('. A 1 . .', { ball: 'A' })
    .answers({ sidestep: 'A' }, { to: [6, 4] })
    .expectBall('A')
    .expectStatus('A', 'open')
    .expectNotLogged('ballBounced')
    .done();
});
