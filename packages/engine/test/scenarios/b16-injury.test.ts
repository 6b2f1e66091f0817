/** Armour and Injury: the two rolls, and how players come round. */
import { describe, expect, test } from 'vitest';
import { type BloodScenario, blood, legalOf, type Settings } from '../blood/dsl.ts';
import { at } from '../blood/kick-offs.ts';

/** A knocks 1 down; the dice from Armour on. */
const knocked = (settings: Settings, ...dice: string[]): BloodScenario =>
  blood('A 1 . B . 2', settings)
    .dice('block:defenderDown')
    .blocks('A', '1')
    .answers({ to: [12, 5] })
    .dice(...dice)
    .answers('no');

describe('Armour', () => {
  test.each([
    [5, 5, false],
    [5, 6, true],
    [7, 7, false],
    [7, 8, true],
    [10, 10, false],
    [10, 11, true],
  ])('B16-INJURY-01: Armour Value %i, total %i: beaten %s', (armour, total, beaten) => {
    const s = knocked({ who: { 1: { armour } } }, `2d6:${total}`, ...(beaten ? ['2d6:2'] : []));
    s.expectState('1', beaten ? 'stunned' : 'prone').done();
  });
  test.each([
    [8, 8, false],
    [8, 9, true],
    [9, 9, false],
    [9, 10, true],
  ])('B16-INJURY-X1: Armour Value %i, total %i: beaten %s', (armour, total, beaten) => {
    const s = knocked({ who: { 1: { armour } } }, `2d6:${total}`, ...(beaten ? ['2d6:2'] : []));
    s.expectState('1', beaten ? 'stunned' : 'prone').done();
  });
  test("B16-INJURY-01: the dice are the other coach's: no team re-roll of the victim's side is offered", () => {
    blood('. A 1 . B', { rerolls: { home: 2, away: 2 }, rerollsUsed: 1 })
      .dice('d6:1', '2d6:9', '2d6:8')
      .moves('A', 'w')
      .expectState('A', 'knockedOut')
      .expectRerolls(2, 2)
      .done();
    knocked({ rerolls: { home: 2, away: 2 }, rerollsUsed: 1 }, '2d6:9', '2d6:8')
      .expectRerolls(2, 2)
      .done();
  });
  test('B16-INJURY-02: an Injury roll follows only when the armour is beaten', () => {
    knocked({}, '2d6:8').expectNotLogged('injuryRolled').expectState('1', 'prone').done();
    knocked({}, '2d6:9', '2d6:7').expectLog('armourRolled', 'injuryRolled').done();
  });
});

describe('the table', () => {
  test.each([2, 3, 4, 5, 6, 7])('B16-INJURY-03: %i: Stunned, face-down in its square', total => {
    knocked({}, '2d6:9', `2d6:${total}`).expectState('1', 'stunned').expectSquare('1', [12, 5]).done();
  });
  test.each([8, 9])("B16-INJURY-03: %i: KO'd", total => {
    knocked({}, '2d6:9', `2d6:${total}`).expectState('1', 'knockedOut').expectPitch('A . . B . 2').done();
  });
  test.each([10, 11, 12])('B16-INJURY-03: %i: Casualty', total => {
    knocked({}, '2d6:9', `2d6:${total}`).expectState('1', 'casualties').expectPitch('A . . B . 2').done();
  });
  test('B16-INJURY-03: a Casualty is out for the rest of the match', () => {
    const s = at('drive', { home: { players: 3 }, away: { players: 3, states: { 2: 'casualties' } } }).starts();
    s.answers('ready').expectAsked('setUp', 'away').answers('byHand');
    expect(legalOf(s, 'place')).toEqual(['A1', 'A3']);
    s.done();
  });
});

describe('Stunned', () => {
  const stunned = { state: 'stunned' } as const;
  test('B16-INJURY-04: face-up at the end of its own next turn', () => {
    blood('A B . 1 2', { who: { A: stunned, 1: stunned } })
      .expectIllegal({ move: 'A' })
      .answers('endTurn')
      .expectState('A', 'prone')
      .expectState('1', 'stunned')
      .answers('endTurn')
      .expectState('1', 'prone')
      .done();
  });
  test('B16-INJURY-04: a turnover ends the turn in the same way', () => {
    blood('A . B 1 2', { who: { A: stunned } })
      .dice('block:attackerDown', '2d6:5')
      .blocks('B', '1')
      .expectTurnover('knockedDown')
      .expectState('A', 'prone')
      .expectState('B', 'prone')
      .expectAsked('action', 'away')
      .done();
  });
  test('B16-INJURY-05: not at the end of the very turn in which it was Stunned', () => {
    blood('A 1 . B . 2')
      .dice('block:attackerDown', '2d6:9', '2d6:5')
      .blocks('A', '1')
      .expectTurnover('knockedDown')
      .expectAsked('action', 'away')
      .expectState('A', 'stunned')
      .answers('endTurn')
      .expectState('A', 'stunned')
      .expectAsked('action', 'home')
      .expectIllegal({ move: 'A' })
      .answers('endTurn')
      .expectState('A', 'prone')
      .done();
  });
  test('B16-INJURY-05: a Stun that ended in the crowd does not lengthen the next one', () => {
    // B was Stunned in this very turn, is pushed off in a chain, and plays again in the second half.
    const s = blood(
      `
      . 2 B 3
      . . 1 .
      . . A C`,
      {
        at: [10, 1],
        who: { B: { state: 'stunned', stunnedThisTurn: true } },
        turns: { home: 8, away: 8 },
        firstKicker: 'away',
        options: { assists: false, kickOffTable: false },
      },
    )
      .dice('block:pushed', '2d6:5')
      .blocks('A', '1')
      .answers({ to: [12, 1] }, 'no')
      .expectState('B', 'reserves')
      .answers('endTurn')
      .answers(
        'byHand',
        { place: 'B' },
        { to: [13, 5] },
        { place: 'A' },
        { to: [13, 7] },
        { place: 'C' },
        { to: [13, 9] },
      )
      .answers('ready', 'ready')
      .answers(
        'byHand',
        { place: '1' },
        { to: [14, 5] },
        { place: '2' },
        { to: [14, 7] },
        { place: '3' },
        { to: [14, 9] },
      )
      .answers('ready', 'ready')
      .dice('d8:5', 'd6:1')
      .answers({ to: [26, 8] }, { player: '2' })
      .dice('block:defenderDown')
      .blocks('1', 'B')
      .answers({ face: 'defenderDown' }, { to: [12, 5] })
      .dice('2d6:9', '2d6:5')
      .answers('no', 'endTurn')
      .expectState('B', 'stunned')
      .answers('endTurn')
      .expectState('B', 'prone');
    s.done();
  });
  test('B16-INJURY-06: once face-up it may stand up on any later turn', () => {
    const s = blood('A B . 1 2', { who: { A: stunned } }).answers('endTurn', 'endTurn');
    expect(legalOf(s, 'move')).toEqual(['A', 'B']);
    s.answers('endTurn', 'endTurn').expectState('A', 'prone').moves('A', '').expectState('A', 'standing').done();
  });
  test('B16-INJURY-X2: Stunned by its own failed dodge in turn 3: down through turn 4, stands up in turn 5', () => {
    const s = blood('. A 1 . B', { turns: { home: 3, away: 2 } })
      .dice('d6:1', '2d6:9', '2d6:5')
      .moves('A', 'w')
      .expectState('A', 'stunned')
      .expectAsked('action', 'away')
      .answers('endTurn')
      .expectState('A', 'stunned');
    expect(s.game.turn(0)).toBe(4);
    s.expectIllegal({ move: 'A' }).answers('endTurn').expectState('A', 'prone').answers('endTurn');
    expect(s.game.turn(0)).toBe(5);
    s.moves('A', '').expectState('A', 'standing').done();
  });
  test("B16-INJURY-X3: Stunned in the opponent's turn 3: face-up at the end of its own turn 4", () => {
    const s = knocked({ turns: { home: 3, away: 3 } }, '2d6:9', '2d6:5')
      .answers('endTurn')
      .expectState('1', 'stunned');
    expect(s.game.turn(1)).toBe(4);
    s.expectIllegal({ move: '1' }).answers('endTurn').expectState('1', 'prone').expectAsked('action', 'home').done();
  });
});

describe("KO'd", () => {
  test.each([
    [1, 'knockedOut'],
    [3, 'knockedOut'],
    [4, 'reserves'],
    [6, 'reserves'],
  ])('B16-INJURY-07: before the next set-up, on a %i: %s', (die, place) => {
    const s = at('drive', { home: { players: 3, states: { 2: 'knockedOut' } }, away: { players: 3 } })
      .dice(`d6:${die}`)
      .starts()
      .expectAsked('setUp', 'home')
      .answers('byHand');
    expect(legalOf(s, 'place')).toEqual(place === 'reserves' ? ['H1', 'H2', 'H3'] : ['H1', 'H3']);
    s.done();
  });
  test("B16-INJURY-07: one roll for each KO'd player of both sides, again before the following kick-off", () => {
    const s = at('drive', {
      home: { players: 3, states: { 2: 'knockedOut', 3: 'knockedOut' } },
      away: { players: 3, states: { 1: 'knockedOut' } },
    })
      .dice('d6:3', 'd6:4', 'd6:1')
      .starts();
    expect(s.eventsOf('recoveryRolled').map(e => [s.game.playerName(e.player), e.recovered])).toEqual([
      ['H2', false],
      ['H3', true],
      ['A1', false],
    ]);
    expect(s.boxOf('home', 'knockedOut')).toEqual(['H2']);
    expect(s.boxOf('away', 'knockedOut')).toEqual(['A1']);
    s.answers('ready', 'ready').kicks([26, 8], 5, 1).answers({ player: 'A2' });
    s.dice('d6:4', 'd6:3').scores('A2').expectScore(0, 1);
    expect(s.boxOf('home', 'knockedOut')).toEqual([]);
    expect(s.boxOf('away', 'knockedOut')).toEqual(['A1']);
    s.done();
  });
});
