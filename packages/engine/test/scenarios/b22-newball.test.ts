/** The 2022 edition: which Trapdoor a new ball comes from. */
import { describe, expect, test } from 'vitest';
import { blitz2022 } from '../../src/blitz/editions/2022.ts';
import type { BlitzGame } from '../../src/blitz/game.ts';
import { GRID, pitch } from '../../src/blitz/pitches.ts';
import { match2022, type Scenario, scenario2022 } from '../dsl.ts';

/** A turn about to start with no ball on the pitch. */
const noBall = (board: string, active: 'home' | 'away', ...dice: string[]): Scenario =>
  scenario2022('A', { at: [2, 2], pitch: board, active, reserves: { 1: {} }, moment: 'turnStart', cards: { deck: [] } })
    .dice(...dice)
    .starts()
    .expectAsked('action', active);

describe('B22-NEWBALL-01: with two Trapdoors the active coach rolls a D6, 1 to 3 left, 4 to 6 right', () => {
  test.each([
    ['home', 1, [8, 4]],
    ['home', 3, [8, 4]],
    ['home', 4, [8, 10]],
    ['home', 6, [8, 10]],
    ['away', 1, [8, 10]],
    ['away', 3, [8, 10]],
    ['away', 4, [8, 4]],
    ['away', 6, [8, 4]],
  ] as const)('timber, the turn of %s, a %i', (active, die, where) => {
    noBall('timber', active, `d6:${die}`, 'd8:6').expectBall(where).done();
  });
});
test('B22-NEWBALL-02: with one Trapdoor no die is rolled', () => {
  noBall('braziers', 'home', 'd8:6').expectBall([8, 7]).done();
  noBall('braziers', 'away', 'd8:2').expectBall([8, 5]).done();
});
test('B22-NEWBALL-03: the toss winner makes the setup roll, the active coach every later one', () => {
  const s = match2022('human', 'skaven', { pitch: 'twin-walls' }).dice('coin:tails', 'shuffle', 'd6:1').starts();
  s.placesTeam().placesTeam().expectBall([8, 10]).done(); // the left of away, which won the toss
  for (const [active, where] of [
    ['home', [8, 3]],
    ['away', [8, 11]],
  ] as const)
    scenario2022('A', {
      at: [2, 2],
      pitch: 'twin-walls',
      active,
      tossWinner: 'away',
      reserves: { 1: {} },
      moment: 'turnStart',
      cards: { deck: [] },
    })
      .dice('d6:1', 'd8:6')
      .starts()
      .expectBall(where)
      .done();
});
test.each([
  [0, 'setUp', 3, '6,9'],
  [0, 'setUp', 4, '10,3'],
  [0, 'newBall', 3, '10,3'],
  [0, 'newBall', 4, '6,9'],
  [1, 'setUp', 3, '10,3'],
  [1, 'newBall', 3, '6,9'],
] as const)('B22-NEWBALL-03: where distance and side disagree, seat %i, %s, a %i: %s', (seat, when, die, where) => {
  // No board has such Trapdoors, so one is drawn: (6,9) is nearer to column 1, (10,3) is to the left of its coach.
  const rows = Array.from({ length: 11 }, (_, y) =>
    Array.from({ length: 15 }, (_, x) => ((x === 5 && y === 8) || (x === 9 && y === 2) ? 'T' : '.')).join(' '),
  );
  const g = { pitch: pitch('stone', rows.join('\n')), roll: () => die } as unknown as BlitzGame;
  const found = blitz2022.trapdoor(g, seat, when);
  expect(`${GRID.column(found)},${GRID.row(found)}`).toBe(where);
});

test('B22-NEWBALL-04: a loose ball on the Trapdoor stays, and the new ball Bounces (B22-OQ-11)', () => {
  scenario2022('. A . .', {
    at: [13, 6],
    ball: ['A', { square: [8, 6] }],
    reserves: { B: {} },
    cards: { active: ['showboat/multiBall'], deck: [] },
  })
    .runs('A', 'e')
    .dice('d8:2', 'd8:6')
    .answers({ claim: 1 })
    .expectBall([8, 6], 1)
    .expectBall([8, 5], 0) // the number of the ball that was scored with is used again
    .expectBall([8, 7], 2)
    .done();
});
test('B22-NEWBALL-04: a ball held on the Trapdoor goes down with its holder all the same', () => {
  scenario2022('1 . . . . . A', {
    at: [8, 6],
    ball: ['A', '1'],
    reserves: { B: {} },
    cards: { active: ['showboat/multiBall'], deck: [] },
  })
    .runs('A', 'e')
    .dice('d8:2', 'd8:6')
    .answers({ claim: 1 })
    .expectStatus('1', 'reserves')
    .expectLog('touchdown', 'ballRemoved', 'claimed', 'injured', 'ballRemoved', 'ballPlaced', 'ballPlaced')
    .expectBall([8, 5], 0)
    .expectBall([8, 7], 1)
    .done();
});

test.each([
  ['home', 2, [8, 4]],
  ['home', 5, [8, 10]],
  ['away', 2, [8, 10]],
  ['away', 5, [8, 4]],
] as const)('B22-NEWBALL-X1: on D 6.3, the turn of %s, a %i', (active, die, where) => {
  // It enters at (8,3) or (8,9) and Bounces one square down.
  noBall('timber', active, `d6:${die}`, 'd8:6').expectLog('ballPlaced', 'ballBounced').expectBall(where).done();
});
test.each([
  ['home', [6, 7]],
  ['away', [10, 7]],
] as const)('B22-NEWBALL-X2: on D 6.5, the turn of %s, a 2: in front of its own End Zone', (active, where) => {
  noBall('green', active, 'd6:2', 'd8:6').expectBall(where).done();
});
