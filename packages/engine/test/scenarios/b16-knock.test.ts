/** Knocked Down and Prone: how a player lies there, and what becomes of its ball. */
import { describe, expect, test } from 'vitest';
import { type BloodScenario, blood, legalOf } from '../blood/dsl.ts';

const armourOf = (s: BloodScenario): string[] =>
  (s.game.events ?? []).flatMap(e => (e.type === 'armourRolled' ? [s.game.playerName(e.player)] : []));
/** A blocks 1, both go down by Wrestle: Placed Prone. */
const wrestled = (settings: Parameters<typeof blood>[1] = {}): BloodScenario =>
  blood('A 1 . B . 2', { ...settings, who: { 1: ['wrestle'] } })
    .dice('block:bothDown')
    .blocks('A', '1')
    .expectAsked('useSkill', 'away', 'yes', 'no');

describe('lying down', () => {
  test('B16-KNOCK-01: a player that is Knocked Down lies Prone in its square', () => {
    blood('A 1 . B')
      .dice('block:attackerDown', '2d6:5')
      .blocks('A', '1')
      .expectPitch('a 1 . B')
      .expectState('A', 'prone')
      .done();
  });
  test('B16-KNOCK-01: so does one that is Placed Prone', () => {
    wrestled().answers('yes').expectPitch('a 1 . B . 2').expectState('A', 'prone').expectState('1', 'prone').done();
  });
  test('B16-KNOCK-02: a Prone player has no tackle zone', () => {
    blood('. A 1 2', { who: { 1: { state: 'prone' } } })
      .moves('A', 'w')
      .expectNotLogged('rolled')
      .done();
  });
  test('B16-KNOCK-02: it neither catches, assists nor blocks', () => {
    // The ball comes down on B and bounces, without a roll.
    blood('A . b . 1', { ball: 'A', options: { interceptions: false } })
      .dice('d6:6', 'd8:7')
      .passes('A', '', [12, 5])
      .expectBall([12, 6])
      .done();
    blood('A 1 b').dice('block:pushed').blocks('A', '1').expectDice(1).done();
    blood('a 1 B').expectIllegal({ block: 'A' }).expectLegal({ block: 'B' }).done();
  });
  test('B16-KNOCK-02: one that cannot get up has nothing else to do in its Action', () => {
    blood('a . . B 1', { who: { A: { movement: 2 } } })
      .dice('d6:3')
      .answers({ move: 'A' })
      .expectState('A', 'prone')
      .expectAsked('action', 'home')
      .done();
  });
  test('B16-KNOCK-06: Standing, Prone and Stunned on the pitch; four boxes off it', () => {
    const s = blood('A b C 1', {
      who: { C: { state: 'stunned' } },
      bench: { D: {}, E: { state: 'knockedOut' }, F: { state: 'casualties' }, G: { state: 'sentOff' } },
    });
    const states = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map(name => s.stateOf(name));
    expect(states).toEqual(['standing', 'prone', 'stunned', 'reserves', 'knockedOut', 'casualties', 'sentOff']);
    // Who stands or lies face-up may act; nobody else.
    expect(legalOf(s, 'move')).toEqual(['A', 'B']);
    s.done();
  });
});

describe('what follows', () => {
  test('B16-KNOCK-03: an Armour roll for every player that is Knocked Down', () => {
    const s = blood('A 1 . B . 2').dice('block:bothDown', '2d6:5', '2d6:5').blocks('A', '1');
    expect(armourOf(s)).toEqual(['1', 'A']);
    s.done();
    const t = blood('A 1 . B')
      .dice('block:defenderDown')
      .blocks('A', '1')
      .answers({ to: [12, 5] })
      .dice('2d6:5')
      .answers('no');
    expect(armourOf(t)).toEqual(['1']);
    t.done();
  });
  test('B16-KNOCK-03: none for being Placed Prone', () => {
    const s = wrestled().answers('yes');
    expect(armourOf(s)).toEqual([]);
    s.expectLog('placedProne', 'placedProne').expectNotLogged('knockedDown').done();
  });
  test('B16-KNOCK-04: a player of the moving team that is Knocked Down ends the turn, an opponent does not', () => {
    blood('A 1 . B . 2')
      .dice('block:attackerDown', '2d6:5')
      .blocks('A', '1')
      .expectTurnover('knockedDown')
      .expectAsked('action', 'away')
      .done();
    blood('A 1 . B . 2')
      .dice('block:defenderDown')
      .blocks('A', '1')
      .answers({ to: [12, 5] })
      .dice('2d6:5')
      .answers('no')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .done();
  });
  test('B16-KNOCK-05: a carrier that is Knocked Down drops the ball; one bounce, after Armour and Injury', () => {
    blood('A 1 . B', { ball: '1' })
      .dice('block:defenderDown')
      .blocks('A', '1')
      .answers({ to: [12, 5] })
      .dice('2d6:9', '2d6:8', 'd8:7')
      .answers('no')
      .expectLog('knockedDown', 'armourRolled', 'injuryRolled', 'removed', 'ballBounced', 'ballLanded')
      .expectState('1', 'knockedOut')
      .expectBall([12, 6])
      .done();
  });
  test('B16-KNOCK-05: from a carrier that is Placed Prone as well', () => {
    wrestled({ ball: '1' }).dice('d8:2').answers('yes').expectBall([11, 4]).expectTurnover('none').done();
  });
  test("B16-KNOCK-05: when both fall the ball waits for both players' rolls", () => {
    blood('A 1 . B . 2', { ball: 'A' })
      .dice('block:bothDown', '2d6:5', '2d6:5', 'd8:2')
      .blocks('A', '1')
      .expectLog('knockedDown', 'armourRolled', 'knockedDown', 'armourRolled', 'ballBounced')
      .expectBall([10, 4])
      .done();
  });
  test('B16-KNOCK-05: players who are pushed or stay up keep the ball', () => {
    blood('A 1 . B', { ball: '1' })
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no')
      .expectBall('1')
      .done();
  });
});
