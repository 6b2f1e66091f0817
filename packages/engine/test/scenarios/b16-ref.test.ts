/** The referee: which fouls are seen, and what becomes of the fouler. */
import { describe, expect, test } from 'vitest';
import { type BloodScenario, blood, legalOf, type Settings } from '../blood/dsl.ts';
import { at, fromToss } from '../blood/kick-offs.ts';

const fouled = (settings: Settings, ...dice: string[]): BloodScenario =>
  blood('A 1 . B . 3', { who: { 1: { state: 'prone' } }, ...settings })
    .dice(...dice)
    .fouls('A', '', '1');

describe('B16-REF-01: doubles', () => {
  test('B16-REF-01, B16-REF-X1: on the Armour roll, even if it breaks nothing', () => {
    const s = fouled({}, 'd6:3', 'd6:3').expectState('A', 'sentOff').expectState('1', 'prone');
    s.expectTurnover('sentOff').expectAsked('action', 'away').done();
    fouled({}, 'd6:5', 'd6:5', 'd6:1', 'd6:2').expectState('A', 'sentOff').expectState('1', 'stunned').done();
  });
  test('B16-REF-01, B16-REF-X1: on the Injury roll', () => {
    const s = fouled({}, 'd6:4', 'd6:6', 'd6:2', 'd6:2').expectState('1', 'stunned').expectState('A', 'sentOff');
    s.expectTurnover('sentOff').expectAsked('action', 'away').done();
  });
  test('B16-REF-01, B16-OQ-77: the victim is seen to first, then the fouler goes', () => {
    fouled({}, 'd6:5', 'd6:5', 'd6:5', 'd6:5')
      .expectLog('armourRolled', 'injuryRolled', 'removed', 'refereeSaw', 'sentOff', 'turnover')
      .expectState('1', 'casualties')
      .done();
  });
  test('B16-REF-01: without a double the referee sees nothing', () => {
    fouled({}, 'd6:4', 'd6:5', 'd6:1', 'd6:2')
      .expectNotLogged('refereeSaw', 'sentOff')
      .expectState('A', 'standing')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .done();
  });
  test('B16-REF-01: doubles of other Armour rolls are no concern of his', () => {
    blood('A 1 . B . 3')
      .dice('block:defenderDown')
      .blocks('A', '1')
      .answers({ to: [12, 5] })
      .dice('2d6:12', '2d6:12')
      .answers('no')
      .expectState('A', 'standing')
      .expectNotLogged('refereeSaw')
      .done();
  });
});

test('B16-REF-02: a sent-off carrier leaves the ball, which bounces from its square', () => {
  const s = fouled({ ball: 'A' }, 'd6:3', 'd6:3', 'd8:4').expectState('A', 'sentOff').expectBall([9, 5]);
  expect(s.wayOfBall()).toEqual(['9,5']);
  s.expectLog('sentOff', 'ballBounced').expectTurnover('sentOff').done();
  // B may catch it; the turn is over all the same.
  blood('A 1 . . 3\nB . . . .', { who: { 1: { state: 'prone' } }, ball: 'A' })
    .dice('d6:3', 'd6:3', 'd8:7', 'd6:4')
    .fouls('A', '', '1')
    .expectBall('B')
    .expectTurnover('sentOff')
    .expectAsked('action', 'away')
    .done();
});

describe('the rest of the match', () => {
  const states = { 11: 'sentOff' } as const;
  test('B16-REF-03: a sent-off player is not set up again, in this half or the next', () => {
    for (const half of [1, 2]) {
      const s = at('half', { half, home: { states } }).starts().expectAsked('setUp', 'home').answers('byHand');
      expect(legalOf(s, 'place')).not.toContain('H11');
      expect(legalOf(s, 'place')).toContain('H12');
      s.expectAt({ H11: 'sentOff' }).done();
    }
  });
  test('B16-REF-03: a later Get the Ref brings a Bribe, but not the player', () => {
    const s = at('kickOff', { home: { states }, options: { kickOffTable: true } }).starts();
    s.kicks([20, 3], 7, 4, '2d6:2', 'd8:5').expectAt({ H11: 'sentOff' }).expectAsked('action', 'away');
    expect([s.game.bribes(0), s.game.bribes(1)]).toEqual([1, 1]);
    s.endsTurns(2).expectAt({ H11: 'sentOff' }).done();
  });
  test("B16-REF-03: there is no roll to come back, as there is for the KO'd", () => {
    at('drive', { home: { states: { 10: 'knockedOut', 11: 'sentOff' } } })
      .dice('d6:6')
      .starts()
      .answers('byHand')
      .expectLegal({ place: 'H10' })
      .expectIllegal({ place: 'H11' })
      .done();
  });
  test('B16-REF-04: it may be replaced, but only after the drive', () => {
    const s = fromToss({}, {}, { fouls: true }).toFirstTurn('home').boxes('sentOff', 'H1');
    s.expectAt({ H1: 'sentOff', H12: 'reserves' }).endsTurns(1).expectIllegal({ move: 'H12' }).answers('endTurn');
    s.scores('A4').answers('ready').expectAsked('setUp', 'home').answers('byHand').expectLegal({ place: 'H12' });
    s.expectIllegal({ place: 'H1' }).done();
  });
});
