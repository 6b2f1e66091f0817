/** The 2022 edition: the Emergency Reserves Action must be made. */
import { describe, expect, test } from 'vitest';
import { legalOf, type Settings, scenario2022 } from '../dsl.ts';

const starting = (reserves: NonNullable<Settings['reserves']>, more: Settings = {}) =>
  scenario2022('* . . . 1', {
    at: [5, 6],
    moment: 'turnStart',
    home: 'dwarf',
    reserves,
    cards: { deck: [] },
    ...more,
  }).starts();

describe('B22-EMERG-01: with at least the Emergency Reserves Value in Reserves one Player must return at once', () => {
  test('four of a Value of 4: there is no passing', () => {
    starting({ A: {}, B: {}, C: {}, D: {} })
      .expectAsked('emergencyReserves', 'home', { player: 'A' }, { player: 'B' }, { player: 'C' }, { player: 'D' })
      .expectIllegal('pass', 'endTurn')
      .answers({ player: 'B' }, { to: [1, 6] })
      .expectSquare('B', [1, 6])
      .expectAsked('action', 'home')
      .done();
  });
  test('it is free and a single one', () => {
    const s = starting({ A: {}, B: {}, C: {}, D: {}, E: {} }).answers({ player: 'A' }, { to: [1, 6] });
    s.expectAsked('action', 'home').expectEvent({ type: 'actionStarted', action: 'reserves', free: true });
    expect(s.game.actionsLeft).toBe(3);
  });
  test('three of a Value of 4: nothing is asked', () => {
    starting({ A: {}, B: {}, C: {} }).expectAsked('action', 'home').done();
  });
  test('with no free square in the End Zone nothing is asked (B22-OQ-04)', () => {
    const names = ['E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O'];
    scenario2022(names.join('\n'), {
      at: [1, 1],
      moment: 'turnStart',
      home: 'dwarf',
      reserves: { A: {}, B: {}, C: {}, D: {} },
      ball: [{ square: [8, 6] }],
      cards: { deck: [] },
    })
      .starts()
      .expectAsked('action', 'home')
      .done();
  });
});

test('B22-EMERG-02: the coach picks the Player and the square', () => {
  const s = starting({ A: {}, B: {}, C: {}, D: {} });
  expect(legalOf(s, 'player')).toEqual(['A', 'B', 'C', 'D']);
  s.answers({ player: 'C' }).expectAsked('reservesSquare', 'home');
  expect(legalOf(s, 'to')).toHaveLength(11);
  s.expectIllegal({ to: [15, 6] }, { to: [2, 6] })
    .answers({ to: [1, 11] })
    .expectSquare('C', [1, 11])
    .done();
});

test("B22-EMERG-03: with the other coach's Bribed Ref in force there is none for the rest of the game", () => {
  const s = scenario2022('1 A . * 2', {
    active: 'away',
    options: { endgame: true },
    home: 'dwarf',
    away: 'human',
    reserves: { B: {}, C: {}, D: {}, E: {}, 3: {}, 4: {}, 5: {}, 6: {} },
    cards: { active: ['causeSomeCarnage/bribedRef'], deck: [] },
  })
    .dice('block:smash', 'd6:4')
    .blocks('1', 'A')
    .expectStatus('A', 'prone');
  // Nobody else was felled this turn: not yet.
  s.expectAsked('action', 'away');
  const carnage = scenario2022(
    `
    1 A . *
    . . . .
    2 F . .`,
    {
      active: 'away',
      options: { endgame: true },
      home: 'dwarf',
      away: 'human',
      reserves: { B: {}, C: {}, D: {}, E: {}, 3: {}, 4: {}, 5: {}, 6: {} },
      cards: { active: ['causeSomeCarnage/bribedRef'], deck: [] },
    },
  )
    .dice('block:smash', 'd6:4', 'block:smash', 'd6:1')
    .blocks('1', 'A')
    .blocks('2', 'F')
    .answers({ claim: 1 }, 'endTurn');
  // Five in Reserves and a Value of 4, but no Emergency Reserves for home; away still has them.
  carnage.expectAsked('action', 'home').answers('endTurn').expectAsked('emergencyReserves', 'away');
  carnage
    .answers({ player: '3' }, { to: [15, 1] }, 'endTurn')
    .expectAsked('action', 'home')
    .done();
});
