/** Blocking in 2025: declared targets, assists, dice, pushes, chains, the crowd, following up, the Blitz. */
import { describe, expect, test } from 'vitest';
import { blood25 } from '../blood/b25.ts';
import { legalOf } from '../blood/dsl.ts';

describe('assists', () => {
  test('B25-ASSIST-X1: from whoever marks the target and nobody else marks', () => {
    const s = blood25('. . . .\n. . . .\n. . . 3\n. L 1 G\n. . A .')
      .dice('block:pushed', 'block:pushed')
      .blocks('A', '1');
    s.expectDice(2);
  });
  test('B25-ASSIST-X2: the same for the target', () => {
    const s = blood25('. . 5 .\n. . . A 1\n. L 6 .').dice('block:pushed', 'block:pushed').blocks('A', '1');
    s.expectDice(-2);
  });
  test('B25-ASSIST-X3: those who mark each other help nobody', () => {
    const s = blood25('. G 5 . . .\n. . . A 1 H\n. . 6 L . .').dice('block:pushed', 'block:pushed').blocks('A', '1');
    s.expectDice(2);
  });
  test('B25-ASSIST-06: not from somebody Distracted', () => {
    blood25('. . .\n. 1 L\n. A .', { who: { L: { witless: true } } })
      .dice('block:pushed')
      .blocks('A', '1')
      .expectDice(1);
  });
});

describe('dice', () => {
  test.each([
    [3, 3, 1],
    [4, 3, 2],
    [6, 3, 2],
    [7, 3, 3],
    [3, 4, -2],
    [2, 5, -3],
  ])('B25-BLOCK-03, B25-BLOCK-04, B25-BLOCK-05: ST %i against %i', (own, other, dice) => {
    blood25('A 1', { who: { A: { strength: own }, 1: { strength: other } } })
      .dice(...Array.from({ length: Math.abs(dice) }, () => 'block:pushed'))
      .blocks('A', '1')
      .expectDice(dice);
  });
  test('B25-BDICE-02: Player Down fells the blocker, and that is a turnover', () => {
    blood25('A 1')
      .dice('block:attackerDown', '2d6:3')
      .blocks('A', '1')
      .expectState('A', 'prone')
      .expectTurnover('knockedDown')
      .done();
  });
  test('B25-BDICE-03, B25-Q-28: Both Down fells both, the target’s armour first', () => {
    const s = blood25('A 1 . . 2').dice('block:bothDown', '2d6:9', '2d6:7', '2d6:3').blocks('A', '1');
    s.expectState('1', 'stunned').expectState('A', 'prone').expectTurnover('knockedDown').done();
  });
  test('B25-BDICE-05: Stumble is only a push against Dodge, but not for whoever has Tackle or is Distracted', () => {
    blood25('A 1 . .', { who: { 1: ['dodge'] } })
      .dice('block:defenderStumbles')
      .blocks('A', '1')
      .answers('yes')
      .expectAsked('push');
    const felled = (who: object) =>
      blood25('A 1 . .', { who: who as never })
        .dice('block:defenderStumbles', '2d6:3')
        .blocks('A', '1')
        .answers({ to: [12, 5] }, 'no')
        .expectState('1', 'prone')
        .done();
    felled({ A: ['tackle'], 1: ['dodge'] });
    felled({ 1: { skills: ['dodge'], witless: true } });
  });
  test('B25-BDICE-06, B25-FOLLOW-05: POW pushes, the follow-up is decided, and then the armour is rolled', () => {
    const s = blood25('A 1 . .')
      .dice('block:defenderDown')
      .blocks('A', '1')
      .answers({ to: [12, 5] });
    s.expectAsked('followUp', 'home').dice('2d6:9', '2d6:8').answers('yes');
    s.expectSquare('A', [11, 5]).expectState('1', 'knockedOut').done();
  });
});

describe('what is declared', () => {
  test('B25-BLOCK-01: the target is named with the Action, and only a standing opponent that is marked', () => {
    const s = blood25('1 A 2\n. 3 .', { who: { 3: { state: 'prone' } } }).answers({ block: 'A' });
    expect(legalOf(s, 'target')).toEqual(['1', '2']);
  });
  test('B25-BLITZ-02, B25-BLITZ-06: whoever is named with the Blitz, and nobody else', () => {
    const s = blood25('A . 1\n. . 2')
      .answers({ blitz: 'A' })
      .expectAsked('blitzTarget', 'home', { target: '1' }, { target: '2' });
    s.answers({ target: '2' }).walks('A', 'e').expectLegal({ target: '2' }).expectIllegal({ target: '1' });
  });
  test('B25-BLITZ-03, B25-Q-35: within Move Allowance and Rushes, the point for the block not counted', () => {
    const far = (gap: number) => `A ${'. '.repeat(gap)}1`;
    blood25(far(8)).expectLegal({ blitz: 'A' });
    blood25(far(9)).expectIllegal({ blitz: 'A' });
    blood25('a . . . . . 1').expectLegal({ blitz: 'A' });
    blood25('a . . . . . . 1').expectIllegal({ blitz: 'A' });
    // walled in by players who stand
    blood25('B C D\nE A F\nG H I\n. . . 1').expectIllegal({ blitz: 'A' });
    // … or who lie there: it may jump
    blood25('B C D\nE A f\nG H I\n. . . . 1').expectLegal({ blitz: 'A' });
  });
  test('B25-BLITZ-X1, B25-BLITZ-09: a Rush for the block', () => {
    blood25('A . . . . . 1', { who: { A: { movement: 5 } } })
      .answers({ blitz: 'A' }, { target: '1' })
      .walks('A', 'e e e e e')
      .dice('d6:4', 'block:pushed')
      .answers({ target: '1' })
      .expectLog('rolled', 'blockRolled')
      .done();
  });
  test('B25-Q-25: a failed one fells the player where it is, without a block', () => {
    blood25('A 1', { who: { A: { movement: 1 } }, at: [10, 5] })
      .answers({ blitz: 'A' }, { target: '1' })
      .dice('d6:6')
      .walks('A', 'n')
      .dice('d6:1', '2d6:3')
      .answers({ target: '1' })
      .expectState('A', 'prone')
      .expectNotLogged('blockRolled')
      .done();
  });
  test('B25-BLITZ-07, B25-BLITZ-08, B25-BLITZ-10: the block costs a square, the move goes on; no block is a Blitz too', () => {
    blood25('A 1 . . . . . .', { who: { A: { movement: 2 } } })
      .answers({ blitz: 'A' }, { target: '1' })
      .dice('block:pushed')
      .answers({ target: '1' }, { to: [12, 5] }, 'no')
      .walks('A', 'w')
      .dice('d6:3')
      .walks('A', 'w')
      .done();
    blood25('A . 1 B').answers({ blitz: 'A' }, { target: '1' }, 'stop').expectIllegal({ blitz: 'B' });
  });
});

describe('pushes', () => {
  const squares = (drawing: string) => legalOf(blood25(drawing).dice('block:pushed').blocks('A', '1'), 'to');
  test('B25-PUSH-D1, B25-PUSH-D2: three squares, straight and diagonal', () => {
    expect(squares('. A .\n. 1 .\n. . .')).toEqual(['10,7', '11,7', '12,7']);
    expect(squares('A . .\n. 1 .\n. . .')).toEqual(['11,7', '12,6', '12,7']);
  });
  test('B25-PUSH-04, B25-PUSH-05: an empty one if there is one; the ball makes none occupied', () => {
    expect(squares('. A .\n. 1 .\n2 3 .')).toEqual(['12,7']);
    blood25('. A .\n. 1 .\n2 3 *')
      .dice('block:pushed', 'd8:5')
      .blocks('A', '1')
      .answers({ to: [12, 7] }, 'no')
      .expectBall([13, 7])
      .expectTurnover('none')
      .done();
  });
  test('B25-CHAIN-D1, B25-CHAIN-02, B25-CHAIN-04: a chain goes on from the square before, as the blocker’s coach says', () => {
    const s = blood25('. A . . .\n. . 1 2 .\n. . 3 4 .\n. . . . .').dice('block:pushed').blocks('A', '1');
    expect(legalOf(s, 'to')).toEqual(['12,7', '13,6', '13,7']);
    s.answers({ to: [13, 7] }).expectAsked('push', 'home');
    expect(legalOf(s, 'to')).toEqual(['13,8', '14,7', '14,8']);
  });
  test('B25-CHAIN-D2, B25-CHAIN-05: somebody who lies there is pushed along and stays down', () => {
    const s = blood25('. . . 2 .\n. A 1 3 .\n. . . 4 .', { who: { 3: { state: 'stunned' } } })
      .dice('block:pushed')
      .blocks('A', '1');
    s.answers({ to: [13, 6] });
    expect(legalOf(s, 'to')).toEqual(['14,5', '14,6', '14,7']);
    s.answers({ to: [14, 6] }, 'no')
      .expectState('3', 'stunned')
      .expectSquare('1', [13, 6])
      .done();
  });
});

describe('the crowd', () => {
  test('B25-CROWD-D1, B25-CINJ-02, B25-CINJ-03: an Injury roll, and Stunned is Reserves', () => {
    const s = blood25('1\nA', { at: [10, 1] })
      .dice('block:pushed')
      .blocks('A', '1');
    s.expectAsked('followUp', 'home')
      .dice('2d6:7')
      .answers('yes')
      .expectState('1', 'reserves')
      .expectSquare('A', [10, 1])
      .done();
  });
  test('B25-CROWD-D2, B25-Q-30: rather than a chain', () => {
    blood25('. 2 1 .\n. . . A', { at: [10, 1] })
      .dice('block:pushed')
      .blocks('A', '1')
      .dice('2d6:8')
      .answers('no')
      .expectState('1', 'knockedOut')
      .expectState('2', 'standing')
      .done();
  });
  test('B25-CROWD-03: the ball is thrown in from there', () => {
    blood25('1\nA', { at: [10, 1], ball: '1' })
      .dice('block:pushed')
      .blocks('A', '1')
      .dice('2d6:7', 'd6:3', '2d6:4', 'd8:7')
      .answers('no')
      .expectBall([10, 5])
      .done();
  });
  test('B25-CROWD-04, B25-Q-32: a player of the active team is a turnover, with the ball or without', () => {
    // A chain takes its team-mate over the line.
    const s = blood25('2 B 3\n. 1 .\n. A .', { at: [10, 1] })
      .dice('block:pushed')
      .blocks('A', '1');
    s.answers({ to: [11, 1] })
      .dice('2d6:7')
      .answers('no')
      .expectState('B', 'reserves')
      .expectTurnover('intoTheCrowd')
      .done();
  });
  test('B25-Q-33: POW there is no Armour roll', () => {
    blood25('1\nA', { at: [10, 1] })
      .dice('block:defenderDown')
      .blocks('A', '1')
      .dice('2d6:7')
      .answers('no')
      .expectNotLogged('armourRolled')
      .expectTurnover('none')
      .done();
  });
});

describe('following up', () => {
  test('B25-FOLLOW-02, B25-FOLLOW-03: without movement or a Dodge', () => {
    blood25('2 . . .\nA 1 . .', { who: { A: { strength: 4 } } })
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [12, 6] }, 'yes')
      .expectSquare('A', [11, 6])
      .expectNotLogged('rolled')
      .done();
  });
});
