/** Follow-up moves. */
import { describe, expect, test } from 'vitest';
import { blood, legalOf } from '../blood/dsl.ts';

describe('following up', () => {
  test.each(['pushed', 'defenderStumbles', 'defenderDown'])('B16-FOLLOW-01: after %s the attacker may', face => {
    for (const answer of ['yes', 'no']) {
      const s = blood('A 1 . B')
        .dice(`block:${face}`)
        .blocks('A', '1')
        .answers({ to: [12, 4] })
        .expectAsked('followUp', 'home', 'yes', 'no');
      if (face !== 'pushed') s.dice('2d6:5');
      s.answers(answer)
        .expectSquare('A', [answer === 'yes' ? 11 : 10, 5])
        .expectSquare('1', [12, 4])
        .done();
    }
  });
  test('B16-FOLLOW-01: into the square the defender has left, also when that one went into the crowd', () => {
    blood('. 1 .\n. A B\n. 2 .', { at: [10, 1], options: { assists: false } })
      .dice('block:pushed')
      .blocks('A', '1')
      .expectAsked('followUp', 'home', 'yes', 'no')
      .dice('2d6:5')
      .answers('yes')
      .expectSquare('A', [11, 1])
      .done();
  });
  test('B16-FOLLOW-01: not when nobody was pushed', () => {
    blood('A 1 . B', { who: { 1: ['standFirm'] } })
      .dice('block:pushed')
      .blocks('A', '1')
      .answers('yes')
      .expectSquare('A', [10, 5])
      .expectAsked('action', 'home')
      .done();
  });
  test('B16-FOLLOW-02: asked before Armour and Injury are rolled', () => {
    blood('A 1 . B', { ball: '1' })
      .dice('block:defenderDown')
      .blocks('A', '1')
      .answers({ to: [12, 5] })
      .expectAsked('followUp', 'home')
      .expectNotLogged('knockedDown', 'armourRolled', 'ballBounced')
      .dice('2d6:9', '2d6:3', 'd8:7')
      .answers('yes')
      .expectLog('pushed', 'followedUp', 'armourRolled', 'injuryRolled', 'ballBounced')
      .expectBall([12, 6])
      .done();
  });
  test("B16-FOLLOW-02: before the crowd's Injury roll and throw-in", () => {
    blood('. 1 .\n. A B', { at: [10, 1], ball: '1', options: { assists: false } })
      .dice('block:pushed')
      .blocks('A', '1')
      .expectAsked('followUp', 'home')
      .expectNotLogged('injuryRolled', 'thrownIn')
      .dice('2d6:5', 'd6:1', '2d6:4', 'd8:5')
      .answers('yes')
      .expectLog('pushedOffPitch', 'followedUp', 'injuryRolled', 'thrownIn')
      .expectBall([16, 5])
      .done();
  });
  test('B16-FOLLOW-02: a ball that bounces afterwards may hit the attacker in its new square', () => {
    blood('A 1 . B', { ball: '1' })
      .dice('block:defenderDown')
      .blocks('A', '1')
      .answers({ to: [12, 5] })
      .dice('2d6:5', 'd8:4', 'd6:4')
      .answers('yes')
      .expectSquare('A', [11, 5])
      .expectBall('A')
      .done();
    blood('A 1 . B', { ball: '1' })
      .dice('block:defenderDown')
      .blocks('A', '1')
      .answers({ to: [12, 5] })
      .dice('2d6:5', 'd8:4')
      .answers('no')
      .expectBall([11, 5])
      .done();
  });
  test('B16-FOLLOW-03: no Dodge roll, however many opponents stand around', () => {
    blood(
      `
      2 3 4
      5 A 1
      6 7 8`,
      { options: { assists: false } },
    )
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [13, 6] }, 'yes')
      .expectSquare('A', [12, 6])
      .expectNotLogged('rolled', 'moved')
      .done();
  });
  test("B16-FOLLOW-03: it takes nothing off a blitzer's movement", () => {
    const s = blood('A 1 . B', { who: { A: { movement: 2 } }, options: { goForIt: false } })
      .answers({ blitz: 'A' })
      .dice('block:defenderDown', '2d6:5')
      .answers({ target: '1' }, { to: [12, 5] }, 'yes');
    expect(legalOf(s, 'to').length).toBe(7);
    s.walks('A', 'n').expectAsked('activity', 'home', 'stop').done();
  });
  test('B16-FOLLOW-04: Fend on the defender forbids it', () => {
    blood('A 1 . B', { who: { 1: ['fend'] } })
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [12, 5] })
      .expectAsked('useSkill', 'away', 'yes', 'no')
      .answers('yes')
      .expectPitch('A . 1 B')
      .expectAsked('action', 'home')
      .done();
    blood('A 1 . B', { who: { 1: ['fend'] } })
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no')
      .expectAsked('followUp', 'home', 'yes', 'no')
      .done();
  });
});
