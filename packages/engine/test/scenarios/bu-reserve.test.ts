/** The Reserves Action: where Players come back, and what they may do then. */
import { expect } from 'vitest';
import { legalOf, type Scenario, type Settings, scenario } from '../dsl.ts';
import { test } from '../editions.ts';

const column = (x: number, rows: readonly number[]): string[] => rows.map(y => `${x},${y}`).sort();
const ALL_ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
/** Home's End Zone as a drawing of one column from (1,1) down, one sign a row; A waits in the Dugout. */
const endZone = (signs: string, settings: Settings = {}): Scenario =>
  scenario(signs.trim().split(/\s+/).join('\n'), { at: [1, 1], reserves: { A: {} }, ...settings });
const squaresFor = (s: Scenario): string[] => legalOf(s.answers({ reserves: 'A' }), 'to');

test('BU-RESERVE-01: only Players in the Dugout, and it is all they can do there', () => {
  const s = scenario('B . c . 1', { reserves: { A: {}, 2: {} } });
  expect(legalOf(s, 'reserves')).toEqual(['A']);
  for (const verb of ['run', 'mark', 'throw', 'block', 'sidestep', 'standUp']) s.expectIllegal({ [verb]: 'A' });
  s.expectIllegal({ reserves: 'B' }, { reserves: 'C' }, { reserves: '2' });
});

test('BU-RESERVE-02: any square of the own End Zone, by choice of the coach, standing', () => {
  const home = scenario('. . * . .', { reserves: { A: {} } });
  expect(squaresFor(home)).toEqual(column(1, ALL_ROWS));
  home
    .answers({ to: [1, 9] })
    .expectSquare('A', [1, 9])
    .expectStatus('A', 'open');
  const away = scenario('. . * . .', { active: 'away', reserves: { 1: {} } }).answers({ reserves: '1' });
  expect(legalOf(away, 'to')).toEqual(column(15, ALL_ROWS));
});

test('BU-RESERVE-02: a Player that was Prone when it left stands when it returns', () => {
  scenario('A 1 . . *', { cards: { deck: ['showNoFear'] } })
    .dice('block:smash', 'd6:1')
    .blocks('A', '1')
    .answers('endTurn', { reserves: '1' }, { to: [15, 5] })
    .expectStatus('1', 'open')
    .done();
});

test('BU-RESERVE-03: not onto a Player, standing or Prone, of either team', () => {
  expect(squaresFor(endZone('B c . . . . . . . 1 .', { who: { 1: { state: 'prone' } } }))).toEqual(
    column(1, [3, 4, 5, 6, 7, 8, 9, 11]),
  );
});

test('BU-RESERVE-04, BU-RESERVE-06: not next to a standing Opponent; a Prone one keeps nobody away', () => {
  expect(squaresFor(endZone('. . . 1 . . . . 2 . .', { who: { 2: { state: 'prone' } } }))).toEqual(
    column(1, [1, 2, 6, 7, 8, 10, 11]),
  );
  // An Opponent in column 2 reaches three squares of the End Zone.
  const beside = scenario('1', { at: [2, 6], reserves: { A: {} } });
  expect(squaresFor(beside)).toEqual(column(1, [1, 2, 3, 4, 8, 9, 10, 11]));
});

test('BU-RESERVE-04: unless there is no other square', () => {
  // 1, 2, 3 and 4 in column 2 reach every row of the End Zone.
  const s = scenario('.\n1\n.\n.\n2\n.\n.\n3\n.\n.\n4', { at: [2, 1], reserves: { A: {} } });
  expect(squaresFor(s)).toEqual(column(1, ALL_ROWS));
  s.answers({ to: [1, 4] }).expectStatus('A', 'marked');
});

test('BU-RESERVE-05: not onto a ball', () => {
  expect(squaresFor(endZone('. * . . . . . . . . *'))).toEqual(column(1, [1, 3, 4, 5, 6, 7, 8, 9, 10]));
});

test('BU-RESERVE-05, BU-RESERVE-07: onto a ball when nothing else is free; it Bounces and is not picked up', () => {
  const s = endZone('B C D E F * G H I J K');
  expect(squaresFor(s)).toEqual(['1,6']);
  s.dice('d8:4')
    .answers({ to: [1, 6] })
    .expectSquare('A', [1, 6])
    .expectBall([2, 6])
    .done();
});

test('BU-RESERVE-05: limits are broken one at a time: a ball or an Opponent before both (BU-OQ-32)', () => {
  // Rows 1 to 7 are taken; 8 holds a ball out of reach, 9 is next to 1, 10 has a ball next to 1, 11 is next to 1.
  const drawing = 'B .\nC .\nD .\nE .\nF .\nG .\nH .\n* .\n. .\n* 1\n. .';
  const s = scenario(drawing, { at: [1, 1], reserves: { A: {} } });
  expect(squaresFor(s)).toEqual(column(1, [8, 9, 11]));
  // With those taken only the ball next to 1 is left.
  const last = scenario('B .\nC .\nD .\nE .\nF .\nG .\nH .\nI .\nJ .\n* 1\nK .', { at: [1, 1], reserves: { A: {} } });
  expect(squaresFor(last)).toEqual(['1,10']);
});

test('BU-RESERVE-07: even with Handling Skills the ball Bounces (BU-OQ-61)', () => {
  endZone('B C D E F * G H I J K', { reserves: { A: 'human/thrower' } })
    .dice('d8:4')
    .answers({ reserves: 'A' }, { to: [1, 6] })
    .expectBall([2, 6])
    .done();
});

test('BU-RESERVE-08: with Players on all eleven squares there is no Reserves Action', () => {
  endZone('B C D E F l G H I J K').expectIllegal({ reserves: 'A' });
  endZone('B C D E F 1 G H I J K').expectIllegal({ reserves: 'A' });
  endZone('B C D E F . G H I J K').expectLegal({ reserves: 'A' });
});

test('BU-RESERVE-09: a placed Player is Open or Marked by where it stands, and may act again this turn', () => {
  scenario('. . * . .', { reserves: { A: {} } })
    .answers({ reserves: 'A' }, { to: [1, 6] })
    .expectStatus('A', 'open')
    .runs('A', 'e')
    .expectSquare('A', [2, 6])
    .expectIllegal({ reserves: 'A' })
    .done();
  endZone('B C D E F . 1 h i j k')
    .expectStatus('1', 'open')
    .answers({ reserves: 'A' }, { to: [1, 6] })
    .expectStatus('A', 'marked')
    .expectStatus('1', 'marked')
    .expectIllegal({ run: 'A' })
    .expectLegal({ block: 'A' });
});

test('BU-RESERVE-10: a Touchdown clears the record of the scorer, bans and Reserves Action included (BU-OQ-21)', () => {
  const s = scenario('. A\nB .', { at: [14, 6], ball: 'A', who: { A: { done: ['reserves', 'mark'], barred: true } } })
    .runs('B', '')
    .expectScore(4, 0)
    .answers({ reserves: 'A' }, { to: [1, 6] })
    .expectLegal({ run: 'A' });
  s.done();
});

test('BU-RESERVE-11: a Player that was sent off keeps the record of what it made', () => {
  scenario('A 1 . . .', { options: { fouls: true }, who: { A: { done: ['run'] }, 1: { state: 'prone' } } })
    .dice('block:miss')
    .answers({ foul: 'A' }, { target: '1' })
    .expectStatus('A', 'reserves')
    .answers({ reserves: 'A' }, { to: [1, 6] })
    .expectStatus('A', 'open')
    .expectIllegal({ run: 'A' })
    .done();
});

test('BU-RESERVE-11: so does a Player that was Injured, its Reserves Action included', () => {
  const s = scenario('A 1 . . .', { who: { A: { position: 'vampire/blitzer', done: ['reserves'] } } })
    .dice('block:miss', 'block:smash', 'd6:6')
    .blocks('A', '1')
    .answers({ face: 'smash' })
    .expectStatus('A', 'reserves')
    .expectIllegal({ reserves: 'A' });
  s.done();
});

test('BU-RESERVE-X1: Run and Touchdown, Reserves, Run again, all by the Dwarf Runner in one turn', () => {
  scenario('A . . .', { at: [12, 6], who: { A: 'dwarf/runner' }, ball: 'A' })
    .runs('A', 'e e e')
    .expectScore(4, 0)
    .expectStatus('A', 'reserves')
    .answers({ reserves: 'A' }, { to: [1, 6] })
    .dice('d8:1') // the new ball of the next turn
    .runs('A', 'e e')
    .expectSquare('A', [3, 6])
    .expectAsked('action', 'away')
    .done();
});
