/** Bone-head: the roll before every Action, and what a player without its wits cannot do. */
import { describe, expect, test } from 'vitest';
import { type BloodScenario, blood } from '../blood/dsl.ts';

describe('the roll', () => {
  test('B16-BONE-01: straight after any Action is declared, before anything is carried out; 2 or more is enough', () => {
    for (const action of ['move', 'block', 'blitz', 'pass', 'handOff', 'foul'])
      blood('A 1 2 B', { who: { A: ['boneHead'], 2: { state: 'prone' } }, ball: 'B' })
        .dice('d6:2')
        .answers({ [action]: 'A' })
        .expectLog('declared', 'rolled')
        .expectNeeded('boneHead', 2)
        .expectState('A', 'standing')
        .expectAsked(action === 'block' ? 'blockTarget' : 'activity', 'home')
        .done();
  });
  test('B16-BONE-02: on a 1 the player does nothing this turn, and the turn goes on', () => {
    blood('A . B', { who: { A: ['boneHead'] } })
      .dice('d6:1')
      .answers({ move: 'A' })
      .expectAsked('action', 'home')
      .expectIllegal({ move: 'A' }, { blitz: 'A' })
      .expectLegal({ move: 'B' })
      .expectTurnover('none')
      .expectEvent({ type: 'lostWits', skill: 'boneHead' })
      .done();
  });
  test('B16-BONE-01: a team re-roll may be used on it', () => {
    blood('A . B', { who: { A: ['boneHead'] }, rerolls: { home: 1 } })
      .dice('d6:1', 'd6:2')
      .answers({ move: 'A' }, { reroll: 'team' })
      .expectAsked('activity', 'home')
      .expectRerolls(0, 0)
      .done();
  });
  test('B16-BONE-03: the declared Action is lost to the whole team', () => {
    blood('A . B 1', { who: { A: ['boneHead'] } })
      .dice('d6:1')
      .answers({ blitz: 'A' })
      .expectIllegal({ blitz: 'B' })
      .expectLegal({ block: 'B' })
      .done();
  });
  test('B16-BONE-02, B16-OQ-82: a Prone player that fails stays Prone', () => {
    blood('a . B', { who: { A: ['boneHead'] } })
      .dice('d6:1')
      .answers({ move: 'A' })
      .expectState('A', 'prone')
      .expectIllegal({ move: 'A' })
      .done();
  });
});

describe('without its wits', () => {
  const who = { A: { witless: true } } as const;
  test('B16-BONE-04, B16-TZ-03: it has no tackle zone', () => {
    blood('A 1 .', { who, active: 'away' }).moves('1', 'e').expectNotLogged('rolled').expectPitch('A . 1').done();
    blood('A 1 .', { active: 'away' }).dice('d6:3').moves('1', 'e').expectNeeded('dodge', 3).done();
  });
  test('B16-BONE-04: it neither catches nor intercepts', () => {
    blood('B . A', { who, ball: 'B' })
      .dice('d6:6', 'd8:5')
      .passes('B', '', [12, 5])
      .expectBall([13, 5])
      .expectTurnover('passNotCaught')
      .done();
    blood('1 . A . 2', { who, ball: '1', active: 'away' })
      .dice('d6:6', 'd6:6')
      .passes('1', '', [14, 5])
      .expectBall('2')
      .done();
  });
  test('B16-BONE-04: it assists neither blocks nor fouls', () => {
    const near = `
      B 1 .
      . A .`;
    blood(near, { who }).dice('block:pushed').blocks('B', '1').expectDice(1).done();
    blood(near).dice('block:pushed', 'block:pushed').blocks('B', '1').expectDice(2).done();
    blood(near, { who: { ...who, 1: { state: 'prone' } } })
      .dice('d6:3', 'd6:5')
      .fouls('B', '', '1')
      .expectEvent({ type: 'armourRolled', total: 8 })
      .done();
    blood(near, { who: { 1: { state: 'prone' } } })
      .dice('d6:3', 'd6:4')
      .fouls('B', '', '1')
      .expectEvent({ type: 'armourRolled', total: 8 })
      .done();
  });
  test('B16-BONE-04: in its own next turn it neither passes nor moves until it has remembered', () => {
    blood('A . B', { who: { A: { witless: true, skills: ['boneHead'] } }, ball: 'A' })
      .dice('d6:1')
      .answers({ pass: 'A' })
      .expectAsked('action', 'home')
      .expectBall('A')
      .done();
  });
  const dodgesAway = (s: BloodScenario): BloodScenario => s.answers('endTurn').answers({ move: '1' }).walks('1', 'e');
  test('B16-BONE-05: a 2 or more at the start of a later Action ends it', () => {
    const remembers = blood('A 1 .', { who: { A: { witless: true, skills: ['boneHead'] }, 1: { acted: true } } })
      .dice('d6:2', 'd6:3')
      .answers({ move: 'A' }, 'stop');
    remembers.answers({ move: '1' }).walks('1', 'e').expectLog('rolled', 'rolled').expectNeeded('dodge', 3).done();
    dodgesAway(blood('A 1 .', { who: { A: { witless: true, skills: ['boneHead'] } } }))
      .expectNotLogged('rolled')
      .done();
  });
  test('B16-BONE-05: so does the end of the drive', () => {
    const s = blood(
      `
      A . B
      1 . .`,
      { at: [24, 5], who: { A: { witless: true, skills: ['boneHead'] } }, ball: 'B' },
    );
    expect(s.game.reaches(s.id('A'))).toBe(false);
    s.answers({ move: 'B' }, 'stop').expectScore(1, 0).expectAsked('setUp', 'home');
    expect(s.game.reaches(s.id('A'))).toBe(true);
    s.done();
  });
});
