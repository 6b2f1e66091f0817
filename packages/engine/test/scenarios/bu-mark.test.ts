/** The Mark Action: one or two squares that end next to a standing Opponent. */
import { expect } from 'vitest';
import { editionOn, endSquares, legalOf, type Scenario, scenario, squaresIn } from '../dsl.ts';
import { test } from '../editions.ts';

test.each([
  ['Open', 'A . . 1 .', {}, true],
  ['Marked by another', 'A 2 . 1 .', {}, false],
  ['Marked by the Opponent it would go to', 'A 1 . . .', {}, false],
  ['Prone', 'a . . 1 .', {}, false],
  ['in Reserves', '. . . 1 .', { A: {} }, false],
] as const)('BU-MARK-01: a Player that is %s may make a Mark Action: %#', (_status, drawing, reserves, may) => {
  expect(scenario(drawing, { reserves }).isLegal({ mark: 'A' })).toBe(may);
});

test.each([
  [1, 'A . 1 . . .', true],
  [2, 'A . . 1 . .', true],
  [3, 'A . . . 1 .', false],
])('BU-MARK-02: a Mark that takes %i squares, whatever the Move Value', (squares, drawing, may) => {
  for (const move of [1, 9]) {
    const s = scenario(drawing, { at: [5, 6], who: { A: { move } } });
    expect(s.isLegal({ mark: 'A' })).toBe(may);
    if (!may) continue;
    s.marks('A', squares === 1 ? 'e' : 'e e')
      .expectStatus('A', 'marked')
      .expectAsked('action', 'home');
  }
});

test('BU-MARK-02, BU-MARK-03: there is no stopping before the Opponent is Marked', () => {
  const s = scenario('A . . 1 .').answers({ mark: 'A' });
  expect(s.game.legalAnswers()).not.toContain('stop');
  expect(legalOf(s, 'to')).toEqual(['7,3', '7,4', '7,5']);
  s.walks('A', 'e').expectAsked('markStep', 'home', { to: [8, 3] }, { to: [8, 4] }, { to: [8, 5] });
  s.expectIllegal('stop', 'pass', { to: [7, 5] }, { to: [6, 4] });
});

test('BU-MARK-03: every way a Mark can go ends next to a standing Opponent', () => {
  const s = scenario(
    `
    . . . . .
    A . . 1 .
    . . . . .
    . 2 . . .`,
    { who: { 2: { state: 'prone' } } },
  ).answers({ mark: 'A' });
  expect(endSquares(s, 'A')).toEqual(
    squaresIn(`
    . . x . .
    . . x . .
    . . x . .
    . . . . .`),
  );
});

test('BU-MARK-04, BU-MARK-05: the first square next to a standing Opponent ends the move', () => {
  // The square next to 1 is also on the way to 2.
  const s = scenario(
    `
    . 1 . . .
    . . . 2 .
    A . . . .
    . . . . .`,
    { at: [6, 4] },
  ).answers({ mark: 'A' });
  // (6,5) and (7,5) are next to 1 and end the move; (5,5) and (5,6) lead on to 1, (7,6) and (7,7) to 2; (5,7) and (6,7)
  // lead to nobody.
  expect(legalOf(s, 'to')).toEqual(['5,5', '5,6', '6,5', '7,5', '7,6', '7,7']);
  const start = s.game.save();
  s.walks('A', 'ne').expectSquare('A', [7, 5]).expectAsked('action', 'home').expectStatus('A', 'marked');
  s.game.load(start);
  s.walks('A', 'e').expectAsked('markStep', 'home');
});

test('BU-MARK-05: in a two-square Mark the first square is next to no standing Opponent', () => {
  const s = scenario('A . . 1 .').answers({ mark: 'A' });
  const firsts = legalOf(s, 'to');
  // None of them is next to 1 at (9,4), and each leaves the move going on.
  expect(firsts).toEqual(['7,3', '7,4', '7,5']);
  const start = s.game.save();
  for (const first of firsts) {
    s.game.load(start);
    s.answers({ to: first.split(',').map(Number) as [number, number] })
      .expectStatus('A', 'open')
      .expectAsked('markStep', 'home');
  }
});

test('BU-MARK-06: Players, standing or Prone, are in the way', () => {
  const wall = (b: string): Scenario =>
    scenario(
      `
      . ${b} . . .
      A C . 1 .
      . D . . .`,
      { at: [6, 1], who: { C: { state: 'prone' } } },
    );
  // Only the corner (7,1) is open to get past column 7.
  const s = wall('.').answers({ mark: 'A' });
  expect(legalOf(s, 'to')).toEqual(['7,1']);
  wall('B').expectLegal({ run: 'A' });
});

test('BU-MARK-06: blocked squares and the edge of the pitch are in the way', () => {
  const build = (drawing: string): Scenario => scenario('A . . 1', { edition: editionOn(drawing), at: [1, 1] });
  const s = build('. .').answers({ mark: 'A' });
  expect(legalOf(s, 'to')).toEqual(['2,1', '2,2']);
  const one = build('. #').answers({ mark: 'A' });
  expect(legalOf(one, 'to')).toEqual(['2,2']);
  build('. #\n. #').expectIllegal({ mark: 'A' });
  // The far squares count too: with (3,1) and (3,2) blocked nothing next to 1 is within two squares.
  build('. . #\n. . #').expectIllegal({ mark: 'A' });
});

test('BU-MARK-07: without a path there is no Mark Action', () => {
  const walled = (last: string): Scenario =>
    scenario(
      `
      . B . . .
      A C . 1 .
      . ${last} . . .`,
    );
  walled('.').expectLegal({ mark: 'A' });
  walled('D').expectIllegal({ mark: 'A' });
  // Every square next to 1 that two squares can reach is taken.
  const taken = (c: string): Scenario => scenario(`A . B 1\n. . ${c} .`, { edition: editionOn(), at: [1, 1] });
  taken('.').expectLegal({ mark: 'A' });
  taken('C').expectIllegal({ mark: 'A' });
  taken('c').expectIllegal({ mark: 'A' });
  // A Prone Opponent cannot be Marked.
  scenario('A . . 1 .', { who: { 1: { state: 'prone' } } }).expectIllegal({ mark: 'A' });
});

test('BU-MARK-08: a ball on the way Bounces, and the Mark goes on (BU-OQ-55)', () => {
  scenario('A * . 1 .')
    .dice('d8:2')
    .answers({ mark: 'A' })
    .walks('A', 'e')
    .expectBall([7, 3])
    .expectAsked('markStep', 'home')
    .walks('A', 'e')
    .expectStatus('A', 'marked')
    .done();
});

test('BU-MARK-08: a ball on the last square Bounces too; the Player is Marked by then and cannot take it back', () => {
  scenario('A . * 1 .').dice('d8:8').marks('A', 'e e').expectSquare('A', [8, 4]).expectBall([7, 4]).done();
});

test('BU-MARK-09: a ball holder keeps its ball', () => {
  scenario('A . . 1 .', { ball: 'A' }).marks('A', 'e e').expectBall('A').expectStatus('A', 'marked').done();
});

test('BU-MARK-X1: the Dwarf Blitzer moves two squares and ends next to the Orc Thrower', () => {
  scenario('A . . 1 .', { who: { A: 'dwarf/blitzer', 1: 'orc/thrower' } })
    .expectLegal({ mark: 'A' })
    .marks('A', 'e e')
    .expectPitch('. . A 1 .')
    .expectStatus('A', 'marked')
    .expectStatus('1', 'marked')
    .done();
});

test('BU-MARK-X2: the first square of the Dwarf Lineman is next to the Orc Blitzer: the move ends there', () => {
  scenario('A . 1 . .', { who: { A: 'dwarf/lineman', 1: 'orc/blitzer' } })
    .marks('A', 'e')
    .expectPitch('. A 1 . .')
    .expectAsked('action', 'home')
    .expectStatus('A', 'marked')
    .expectStatus('1', 'marked')
    .done();
});

test('BU-MARK-X3: no standing Opponent within reach of two squares: the Dwarf Runner is offered no Mark', () => {
  const s = scenario('A . . . 1 2', { at: [4, 6], who: { A: 'dwarf/runner' } });
  expect(legalOf(s, 'mark')).toEqual([]);
  s.expectIllegal({ mark: 'A' }).expectLegal({ run: 'A' });
});
