/** The board: both pitches square by square, what blocked squares and Trapdoors are, and what fits in a square. */
import { readdirSync } from 'node:fs';
import { expect } from 'vitest';
import { blitz2024 } from '../../src/blitz/editions/2024.ts';
import { END_ZONES, GRID, inEndZone, type Pitch } from '../../src/blitz/pitches.ts';
import { countReserves } from '../../src/blitz/status.ts';
import { BLOCK_DIE } from '../../src/blitz/words.ts';
import type { Square } from '../../src/words.ts';
import { scenario, wholeMatch } from '../dsl.ts';
import { currentEdition, describe, ofBox, test } from '../editions.ts';

const [stone, timber] = blitz2024.pitches as readonly [Pitch, Pitch];
const SQUARES = Array.from({ length: 165 }, (_, sq) => sq as Square);
const name = (sq: Square): string => `${GRID.column(sq)},${GRID.row(sq)}`;
const blocked = (pitch: Pitch): string[] => SQUARES.filter(sq => pitch.blocked[sq] !== 0).map(name);

test('BU-BOARD-01: the board has two sides, each one a pitch of squares, and the match is on the one that is picked', () => {
  expect(currentEdition().pitches.map(p => p.id)).toEqual(ofBox(['stone', 'timber'], ['braziers', 'green']));
  for (const pitch of currentEdition().pitches) {
    const s = wholeMatch().dice('coin:heads').starts().dice('shuffle').answers({ pitch: pitch.id });
    expect([s.game.pitch.id, s.game.grid.squares]).toEqual([pitch.id, 165]);
  }
});

describe('BU-BOARD-02: two End Zones of 11 squares', () => {
  test('home has column 1, away column 15', () => {
    const rows = Array.from({ length: 11 }, (_, y) => y + 1);
    expect((END_ZONES[0] as readonly Square[]).map(name)).toEqual(rows.map(y => `1,${y}`));
    expect((END_ZONES[1] as readonly Square[]).map(name)).toEqual(rows.map(y => `15,${y}`));
    expect(SQUARES.filter(sq => inEndZone(0, sq)).map(name)).toEqual(rows.map(y => `1,${y}`));
    expect(SQUARES.filter(sq => inEndZone(1, sq)).map(name)).toEqual(rows.map(y => `15,${y}`));
    for (const pitch of currentEdition().pitches)
      expect([...END_ZONES.flat()].every(sq => pitch.blocked[sq] === 0 && pitch.isTrapdoor[sq] === 0)).toBe(true);
  });
  test.each([
    ['home', 'A', [15, 4]],
    ['away', '1', [1, 4]],
  ] as const)('%s scores in the other one only', (active, player, [column]) => {
    const start = column === 15 ? 14 : 2;
    const out = column === 15 ? 'e' : 'w';
    const back = column === 15 ? 'w' : 'e';
    scenario(player, { at: [start, 4], active, ball: player })
      .runs(player, out)
      .expectScore(active === 'home' ? 4 : 0, active === 'away' ? 4 : 0)
      .done();
    scenario(player, { at: [16 - start, 4], active, ball: player })
      .runs(player, back)
      .expectScore(0, 0)
      .done();
  });
});

test('BU-BOARD-03: one side has a single Trapdoor in the middle, the other has two', () => {
  expect(stone.trapdoors.map(name)).toEqual(['8,6']);
  expect(timber.trapdoors.map(name)).toEqual(['8,3', '8,9']);
});

describe('BU-BOARD-04: blocked means the same to Players, balls, pushes and Throws', () => {
  test('no Player enters the square', () => {
    scenario('A', { at: [3, 3] })
      .answers({ run: 'A' })
      .expectAsked(
        'runStep',
        'home',
        'stop',
        { to: [2, 2] },
        { to: [3, 2] },
        { to: [4, 2] },
        { to: [3, 4] },
        { to: [2, 4] },
        { to: [2, 3] },
      )
      .done();
    expect(() => scenario('A', { at: [4, 3] })).toThrow(/is a blocked square/);
  });
  test('no ball Bounces into it', () => {
    scenario('* A', { at: [6, 4], who: { A: { throw: '-' } } })
      .dice('d8:8')
      .runs('A', 'w')
      .expectBall([6, 3])
      .done();
  });
  test('no Player is pushed into it', () => {
    scenario('. 1 A', { at: [5, 5] })
      .dice('block:shove')
      .blocks('A', '1')
      .expectSquare('1', [5, 5])
      .done();
    scenario('1 A', { at: [6, 4] })
      .dice('block:shove', 'd6:6')
      .blocks('A', '1')
      .expectSquare('1', [6, 4])
      .expectStatus('1', 'prone')
      .done();
  });
  test('a Throw over it is Obstructed', () => {
    scenario('A . . B', { at: [3, 5], ball: 'A' })
      .dice('d6:4')
      .throws('A', 'B')
      .expectEvent({ type: 'checked', total: 4, modifiers: [] })
      .done();
    scenario(
      `
      A . . .
      . . . .
      . . . B`,
      { at: [3, 2], ball: 'A' },
    )
      .dice('d6:5')
      .throws('A', 'B')
      .expectEvent({ type: 'checked', die: 5, total: 4, passed: true })
      .done();
  });
});

test('BU-BOARD-05: a Player may enter a Trapdoor, stop on it, and stand there as anywhere', () => {
  scenario('A . .', { at: [7, 6] })
    .runs('A', 'e')
    .expectSquare('A', [8, 6])
    .expectStatus('A', 'open')
    .expectNotLogged('injured')
    .done();
  scenario('A . .', { at: [7, 6] })
    .runs('A', 'e e')
    .expectSquare('A', [9, 6])
    .done();
});

test('BU-BOARD-06: a square holds one Player at most', () => {
  const s = scenario('A B', { at: [6, 6] })
    .answers({ run: 'A' })
    .expectIllegal({ to: [7, 6] });
  s.expectLegal({ to: [7, 5] }).done();
  scenario('A b', { at: [6, 6] })
    .answers({ run: 'A' })
    .expectIllegal({ to: [7, 6] })
    .done();
  scenario('A 1 B', { at: [6, 6] })
    .dice('block:shove', 'block:shove', 'd6:6')
    .blocks('A', '1')
    .answers({ face: 'shove' })
    .expectSquare('1', [7, 6])
    .expectStatus('1', 'prone')
    .done();
});

test('BU-BOARD-07: a square holds one ball at most', () => {
  expect(() => scenario('*', { at: [7, 6], ball: [{ square: [7, 6] }] })).toThrow(/another ball lies there/);
  scenario('A * *', { at: [6, 6], who: { A: { throw: '-' } } })
    .dice('d8:4', 'd8:6')
    .runs('A', 'e')
    .expectBall([8, 7], 0)
    .expectBall([8, 6], 1)
    .done();
});

test('BU-BOARD-09: each team has its own Dugout, which holds all its Reserves', () => {
  const s = scenario('A 1', { reserves: { B: {}, C: {}, 2: {} }, who: { 1: { armour: '-' } } });
  expect([countReserves(s.game, 0), countReserves(s.game, 1)]).toEqual([2, 1]);
  s.dice('block:smash').blocks('A', '1').expectStatus('1', 'reserves');
  expect([countReserves(s.game, 0), countReserves(s.game, 1)]).toEqual([2, 2]);
  s.expectLegal({ reserves: 'B' }, { reserves: 'C' }).expectIllegal({ reserves: '1' }, { reserves: '2' }).done();
});

test('BU-BOARD-11: a Block Die has Smash, Kerrunch!, Tackle and Miss once and Shove twice', () => {
  expect(BLOCK_DIE.sides).toBe(6);
  expect([...(BLOCK_DIE.faces ?? [])].sort()).toEqual(['kerrunch', 'miss', 'shove', 'shove', 'smash', 'tackle']);
});

test('BU-BOARD-12: 26 Challenge Cards, 12 Random Events, 23 Team Cards, and a scenario for each of the 7 drills', () => {
  const { deck, events, teams } = currentEdition();
  const eventCards = events.reduce((sum, { copies }) => sum + copies, 0);
  expect([deck.length, eventCards, teams.length]).toEqual([26, 12, 23]);
  const drills = readdirSync(new URL('../../../../scenarios/blitz-2024/', import.meta.url)).flatMap(
    file => /^drill-(\d+)-/.exec(file)?.[1] ?? [],
  );
  expect([...new Set(drills)].sort()).toEqual(['1', '2', '3', '4', '5', '6', '7']);
});

test('BU-BOARD-13: an ordinary ball belongs to no team: either takes it, and it changes no roll', () => {
  scenario('A * .', { at: [6, 6] })
    .runs('A', 'e')
    .expectBall('A')
    .done();
  scenario('1 * .', { at: [6, 6], active: 'away' })
    .runs('1', 'e')
    .expectBall('1')
    .done();
  const s = scenario('A . B .', { at: [6, 6], ball: 'A', who: { A: 'dwarf/runner' } })
    .dice('d6:1', 'd8:2')
    .throws('A', 'B')
    // A Rune Ball would let a Dwarf roll again; this one does not.
    .expectAsked('action', 'home')
    .expectBall([6, 5]);
  expect(s.game.ballKind(s.game.looseBallAt(s.game.grid.at(6, 5)))).toBe(0);
  s.done();
});

describe('BU-BOARD-14: both pitches are 15 x 11', () => {
  test('size', () => expect([GRID.width, GRID.height]).toEqual([15, 11]));
  test('side A: blocked squares and Trapdoor', () => {
    const expected = '4,3 5,3 11,3 12,3 4,4 5,4 11,4 12,4 4,8 5,8 11,8 12,8 4,9 5,9 11,9 12,9';
    expect(blocked(stone)).toEqual(expected.split(' '));
    expect(SQUARES.filter(sq => stone.isTrapdoor[sq] !== 0).map(name)).toEqual(['8,6']);
  });
  test('side B: blocked squares and Trapdoors', () => {
    const expected = '5,3 11,3 5,4 11,4 3,6 8,6 13,6 5,8 11,8 5,9 11,9';
    expect(blocked(timber)).toEqual(expected.split(' '));
    expect(SQUARES.filter(sq => timber.isTrapdoor[sq] !== 0).map(name)).toEqual(['8,3', '8,9']);
  });
});
