/** The Boot Camp drills: who takes part, how each begins, and what it teaches. The examples are scenario files. */
import { describe, expect, test } from 'vitest';
import { blood2016 } from '../../src/blood/editions/2016/index.ts';
import { rangeTo } from '../../src/blood/procedures/aim.ts';
import { zonesAgainst } from '../../src/blood/status.ts';
import { RANGES } from '../../src/blood/words.ts';
import { type BloodScenario, blood, legalOf, type Settings } from '../blood/dsl.ts';

const CORE = Object.fromEntries(blood2016.switches.map(name => [name, false]));
type At = readonly [column: number, row: number];
const human = (square: At) => ({ position: 'human/lineman', square, state: 'standing' }) as const;
const orc = (square: At) => ({ position: 'orc/lineman', square, state: 'standing' }) as const;
/** H1 and H2 are called A and B, O1 and O2 are 1 and 2. */
const drill = (bench: Settings['bench'], settings: Settings = {}): BloodScenario =>
  blood('.', { bench, options: CORE, ...settings } as Settings);
const first = (): BloodScenario => drill({ A: human([7, 8]), B: human([15, 3]), 1: orc([14, 8]), 2: orc([16, 3]) });
const second = (): BloodScenario =>
  drill({ A: human([13, 8]), B: human([11, 3]), 1: orc([14, 8]), 2: orc([16, 3]) }, { active: 'away' });
const third = (): BloodScenario => drill({ A: human([21, 8]), B: human([26, 8]), 1: orc([25, 5]) }, { ball: 'A' });

const valuesOf = (s: BloodScenario, name: string): number[] => [0, 1, 2, 3].map(stat => s.game.stat(s.id(name), stat));
const isMarked = (s: BloodScenario, name: string): boolean => {
  const player = s.id(name);
  return zonesAgainst(s.game, s.game.control(player), s.game.square(player)) > 0;
};

test('B16-DRILL-01: two Human and two Orc Linemen, and nothing but the Basic Rules', () => {
  const s = first();
  expect(['A', 'B'].map(name => valuesOf(s, name))).toEqual([
    [6, 3, 3, 8],
    [6, 3, 3, 8],
  ]);
  expect(['1', '2'].map(name => valuesOf(s, name))).toEqual([
    [5, 3, 3, 9],
    [5, 3, 3, 9],
  ]);
  expect(blood2016.switches.filter(name => s.game.rules.options[name])).toEqual([]);
  s.expectIllegal({ foul: 'A' }, { handOff: 'A' }).done();
});
test('B16-DRILL-02: moving and dodging, then blocking and blitzing in the same position, then passing in a new one', () => {
  // The first drill ends where the second begins.
  const s = first().moves('A', 'e e e e e e').answers({ move: 'B' }).dice('d6:5').walks('B', 'w w w w').stops();
  const next = second();
  for (const name of ['A', 'B', '1', '2'])
    s.expectSquare(name, next.game.squareName(next.game.square(next.id(name))) as At);
  expect(next.game.playerCount).toBe(4);
  expect(third().game.playerCount).toBe(3);
  s.done();
});
describe('drill 1', () => {
  test('B16-DRILL-03: a clear way of six squares up to an Orc, and a Human next to an Orc; no ball', () => {
    const s = first().expectAsked('action', 'home');
    expect([s.game.playerCount, s.game.anyBallInPlay, isMarked(s, 'A'), isMarked(s, 'B')]).toEqual([
      4,
      false,
      false,
      true,
    ]);
    s.answers({ move: 'A' })
      .walks('A', 'e e e e e e')
      .expectSquare('A', [13, 8])
      .expectAsked('activity', 'home', 'stop');
    expect([isMarked(s, 'A'), s.log().includes('rolled')]).toEqual([true, false]);
    s.done();
  });
  test('B16-DRILL-04: one Action for each player, then the other coach', () => {
    const s = first().moves('A', 'e').expectIllegal({ move: 'A' }, { move: '1' }).expectLegal({ move: 'B' });
    s.answers('endTurn')
      .expectAsked('action', 'away')
      .expectIllegal({ move: 'B' })
      .answers('endTurn')
      .expectAsked('action', 'home')
      .done();
  });
  test('B16-DRILL-04: no entering of occupied squares', () => {
    const s = first().answers({ move: 'B' });
    expect(legalOf(s, 'to')).toEqual(['14,2', '14,3', '14,4', '15,2', '15,4', '16,2', '16,4']);
    s.done();
  });
  test('B16-DRILL-04: a tackle zone on each of the eight squares around a player, and a roll to leave it', () => {
    const s = first();
    const marked = [-2, -1, 0, 1, 2].flatMap(dy =>
      [-2, -1, 0, 1, 2].map(dx => zonesAgainst(s.game, 0, s.game.grid.at(14 + dx, 8 + dy))),
    );
    expect(marked.filter(zones => zones > 0)).toHaveLength(8);
    s.answers({ move: 'B' }).dice('d6:3').walks('B', 'w').expectNeeded('dodge', 3).walks('B', 'w').done();
  });
});
test('B16-DRILL-05: the Orc turn: one stands next to a Human, the other four squares from the next', () => {
  const s = second().expectAsked('action', 'away').expectLegal({ block: '1' }).expectIllegal({ block: '2' });
  expect([isMarked(s, 'A'), isMarked(s, 'B')]).toEqual([true, false]);
  s.answers({ blitz: '2' }).walks('2', 'w w w');
  expect(legalOf(s, 'target')).toEqual([]);
  // The fourth square brings it there; the fifth and last is for the block.
  s.walks('2', 'w').expectSquare('2', [12, 3]);
  expect(legalOf(s, 'target')).toEqual(['B']);
  s.done();
});
test('B16-DRILL-06: the Human turn: a Short Pass to a team-mate in the Orc End Zone, nobody marked', () => {
  const s = third().expectAsked('action', 'home').expectBall('A').expectSquare('B', [26, 8]);
  expect(RANGES[rangeTo(s.game, s.id('A'), s.game.grid.at(26, 8))]).toBe('short');
  expect(['A', 'B', '1'].map(name => isMarked(s, name))).toEqual([false, false, false]);
  s.dice('d6:4', 'd6:3').passes('A', '', [26, 8]).expectNeeded('pass', 4).expectScore(1, 0).done();
});
test('B16-DRILL-07: an inaccurate pass scatters three times in a row, and only the last square matters', () => {
  // The first time over an Orc, who may not reach for it.
  const over = drill({ A: human([21, 8]), B: human([26, 8]), 1: orc([25, 7]) }, { ball: 'A' });
  over.dice('d6:2', 'd8:1', 'd8:2', 'd8:2', 'd8:4').passes('A', '', [26, 8]);
  expect(over.wayOfBall()).toEqual(['25,7', '25,6', '25,5', '24,5']);
  over.expectTurnover('passNotCaught').expectAsked('action', 'away').done();
  // The last time onto one, who must try to catch it.
  const onto = third().dice('d6:2', 'd8:1', 'd8:2', 'd8:2', 'd6:3', 'd8:5').passes('A', '', [26, 8]);
  expect(onto.wayOfBall()).toEqual(['25,7', '25,6', '25,5', '26,5']);
  onto.expectNeeded('catch', 4).expectTurnover('passNotCaught').done();
});
