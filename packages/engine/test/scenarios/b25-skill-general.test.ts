/** The General skills of 2025. */
import { describe, test } from 'vitest';
import { blood25, type Settings } from '../blood/b25.ts';

describe('Block', () => {
  test('B25-SKILL-BLOCK-01: its owner stays up in a Both Down, as blocker and as target', () => {
    blood25('A 1 . .', { who: { A: ['block'] } })
      .dice('block:bothDown')
      .blocks('A', '1')
      .expectAsked('useSkill', 'home')
      .dice('2d6:3')
      .answers('yes')
      .expectState('A', 'standing')
      .expectState('1', 'prone')
      .expectTurnover('none')
      .done();
    blood25('A 1 . .', { who: { 1: ['block'] } })
      .dice('block:bothDown')
      .blocks('A', '1')
      .expectAsked('useSkill', 'away')
      .dice('2d6:3')
      .answers('yes')
      .expectState('A', 'prone')
      .expectState('1', 'standing')
      .done();
  });
  test('B25-SKILL-BLOCK-01: it need not, and a Distracted owner cannot', () => {
    blood25('A 1 . .', { who: { A: ['block'] } })
      .dice('block:bothDown')
      .blocks('A', '1')
      .dice('2d6:3', '2d6:3')
      .answers('no')
      .expectState('A', 'prone')
      .done();
    blood25('A 1 . .', { who: { 1: { skills: ['block'], witless: true } } })
      .dice('block:bothDown', '2d6:3', '2d6:3')
      .blocks('A', '1')
      .expectState('1', 'prone')
      .done();
  });
});

describe('Dauntless', () => {
  const brave = (strength: number, settings: Settings = {}, field = 'A 1 . .') =>
    blood25(field, { ...settings, who: { A: ['dauntless'], 1: { strength }, ...settings.who } });
  test('B25-SKILL-DAUNTLESS-01: D6 and its Strength above the opponent’s make it as strong', () => {
    const s = brave(5).blocks('A', '1').expectAsked('useSkill', 'home');
    s.dice('d6:3', 'block:pushed').answers('yes').expectDice(1).expectNeeded('dauntless', 3).done();
    brave(5).blocks('A', '1').dice('d6:2', 'block:pushed', 'block:pushed').answers('yes').expectDice(-2).done();
  });
  test('B25-SKILL-DAUNTLESS-01: assists count on top of it', () => {
    brave(5, {}, 'A 1 . .\n. B . .')
      .blocks('A', '1')
      .dice('d6:3', 'block:pushed', 'block:pushed')
      .answers('yes')
      .expectDice(2)
      .done();
  });
  test('B25-SKILL-DAUNTLESS-01: not against somebody as strong, whatever assists say', () => {
    brave(3, {}, 'A 1 .\n2 . .').dice('block:pushed', 'block:pushed').blocks('A', '1').expectDice(-2).done();
  });
  test('B25-SKILL-DAUNTLESS-02: rolled anew for each block', () => {
    brave(4, { who: { A: ['dauntless', 'frenzy'], 1: { strength: 4 } } })
      .blocks('A', '1')
      .dice('d6:2', 'block:pushed')
      .answers('yes', { to: [12, 5] })
      .expectAsked('useSkill', 'home')
      .dice('d6:1', 'block:pushed', 'block:pushed')
      .answers('yes')
      .expectDice(-2)
      .done();
  });
});

describe('Fend', () => {
  const pushed = (who: Settings['who']) =>
    blood25('A 1 . .', { who: who ?? {} })
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [12, 5] });
  test('B25-SKILL-FEND-01: whoever pushes it back does not follow up', () => {
    pushed({ 1: ['fend'] })
      .expectAsked('useSkill', 'away')
      .answers('yes')
      .expectSquare('A', [10, 5])
      .expectAsked('action');
    pushed({ 1: ['fend'] })
      .answers('no')
      .expectAsked('followUp', 'home');
  });
  test('B25-SKILL-FEND-01, B25-SKILL-FRENZY-01: nor does Frenzy, which then has nobody to block', () => {
    pushed({ A: ['frenzy'], 1: ['fend'] })
      .answers('yes')
      .expectSquare('A', [10, 5])
      .expectAsked('action')
      .done();
  });
  test('B25-SKILL-FEND-01: for the target of the block only, not in a chain', () => {
    blood25('. . 2 .\nA 1 3 .\n. . 4 .', { who: { 3: ['fend'] } })
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [12, 6] }, { to: [13, 6] })
      .expectAsked('followUp', 'home');
  });
});

describe('Frenzy', () => {
  test('B25-SKILL-FRENZY-01, B25-SKILL-FRENZY-02: it follows up, blocks again, and follows up again', () => {
    const s = blood25('A 1 . . .', { who: { A: ['frenzy'] } })
      .dice('block:pushed')
      .blocks('A', '1')
      .dice('block:pushed')
      .answers({ to: [12, 5] })
      .expectSquare('A', [11, 5]);
    s.answers({ to: [13, 5] })
      .expectSquare('A', [12, 5])
      .expectAsked('action')
      .done();
  });
  test('B25-SKILL-FRENZY-01: a rooted owner cannot, and has nobody left to block', () => {
    blood25('A 1 . . .', { who: { A: { skills: ['frenzy'], rooted: true } } })
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [12, 5] })
      .expectSquare('A', [10, 5])
      .expectAsked('action')
      .done();
  });
  test('B25-SKILL-FRENZY-02: not against somebody who is down', () => {
    blood25('A 1 . . .', { who: { A: ['frenzy'] } })
      .dice('block:defenderDown', '2d6:3')
      .blocks('A', '1')
      .answers({ to: [12, 5] })
      .expectAsked('action')
      .done();
  });
  test('B25-SKILL-FRENZY-03: in a Blitz the second block costs a square', () => {
    const blitz = (movement: number) =>
      blood25('A 1 . . .', { who: { A: { skills: ['frenzy'], movement } } })
        .answers({ blitz: 'A' }, { target: '1' })
        .dice('block:pushed')
        .answers({ target: '1' });
    const s = blitz(3)
      .dice('block:pushed')
      .answers({ to: [12, 5] }, { to: [13, 5] });
    // one square is left, the next one is a Rush
    s.expectAsked('activity').dice('d6:4').walks('A', 'n').dice('d6:1', '2d6:3').walks('A', 'n');
    s.expectState('A', 'prone').done();
    // without one it must Rush
    blitz(1)
      .dice('d6:2', 'block:pushed')
      .answers({ to: [12, 5] })
      .expectLog('followedUp', 'rolled', 'blockRolled')
      .done();
  });
  test('B25-SKILL-FRENZY-03: and without a Rush there is none', () => {
    blood25('A . . . 1 . . .', { who: { A: { skills: ['frenzy'], movement: 1 } } })
      .answers({ blitz: 'A' }, { target: '1' })
      .dice('d6:2')
      .walks('A', 'e e')
      .expectSquare('A', [12, 5])
      .stops();
    const s = blood25('A . . 1 . . .', { who: { A: { skills: ['frenzy'], movement: 1 } } })
      .answers({ blitz: 'A' }, { target: '1' })
      .dice('d6:2')
      .walks('A', 'e e')
      .dice('d6:2', 'block:pushed')
      .answers({ target: '1' }, { to: [14, 5] });
    s.expectSquare('A', [13, 5]).expectAsked('activity', 'home', 'stop').done();
  });
  test('B25-SKILL-FRENZY-02, B25-CROWD-01: after a chain push that ends in the crowd', () => {
    const s = blood25('. . 2 3 4 .\n. . . 1 . .\n. . . A . .', { at: [7, 1], who: { A: ['frenzy'] } })
      .dice('block:pushed')
      .blocks('A', '1')
      .dice('2d6:5', 'block:pushed', 'block:pushed')
      .answers({ to: [10, 1] });
    s.expectState('3', 'reserves').expectSquare('1', [10, 1]).expectSquare('A', [10, 2]).expectDice(-2);
    s.dice('2d6:8')
      .answers({ face: 'pushed' })
      .expectState('1', 'knockedOut')
      .expectSquare('A', [10, 1])
      .expectAsked('action')
      .done();
  });
});

describe('Kick', () => {
  const kickOff = (who: Settings['who']) =>
    blood25('B . C . 1 . . . . . . 2', {
      at: [10, 7],
      kicking: 'home',
      active: 'away',
      moment: 'kickOff',
      options: { kickOffTable: false },
      who: who ?? {},
    })
      .starts()
      .answers({ player: 'B' });
  test('B25-SKILL-KICK-01: a kick of its own may fly a D3 squares, decided before the dice', () => {
    const s = kickOff({ B: ['kick'] })
      .answers({ to: [18, 3] })
      .expectAsked('useSkill', 'home', 'yes', 'no');
    s.dice('d8:5', 'd3:2', 'd8:5')
      .answers('yes')
      .expectEvent({ type: 'kickScattered', direction: 5, distance: 2 })
      .expectBall([21, 3])
      .done();
    kickOff({ B: ['kick'] })
      .answers({ to: [18, 3] })
      .dice('d8:5', 'd6:5', 'd8:5')
      .answers('no')
      .expectBall([24, 3])
      .done();
  });
  test('B25-SKILL-KICK-01: only the one who was named to kick', () => {
    kickOff({ C: ['kick'] })
      .dice('d8:5', 'd6:5', 'd8:5')
      .answers({ to: [18, 3] })
      .expectBall([24, 3])
      .done();
  });
  test('B25-SKILL-KICK-02: in a Punt it may re-roll the direction, before the distance, and the distance', () => {
    const s = blood25('A . . . . . . 1', { ball: 'A', who: { A: ['kick', 'punt'] } })
      .answers({ punt: 'A' }, { punt: 'A' })
      .dice('d6:1')
      .answers({ facing: 'right' });
    s.expectAsked('reroll', 'home', 'keep', { reroll: 'kick' }).expectNotLogged('punted');
    s.dice('d6:3', 'd6:6').answers({ reroll: 'kick' }).expectAsked('reroll', 'home', 'keep', { reroll: 'kick' });
    s.dice('d6:2', 'd8:5').answers({ reroll: 'kick' }).expectBall([13, 5]).expectTurnover('none').done();
  });
});

describe('Pro', () => {
  const dodging = (settings: Settings = {}) =>
    blood25('A 1 .\n. . .\n. . .\n. . 2', { who: { A: ['pro'] }, ...settings })
      .answers({ move: 'A' })
      .dice('d6:2')
      .walks('A', 'w');
  test('B25-SKILL-PRO-01: on 3+ the die is rolled again', () => {
    const s = dodging().expectAsked('reroll', 'home', 'keep', { reroll: 'pro' });
    s.dice('d6:3', 'd6:3')
      .answers({ reroll: 'pro' })
      .expectEvent({ type: 'proRolled', die: 3, passed: true })
      .expectSquare('A', [9, 5])
      .expectAsked('activity')
      .done();
  });
  test('B25-SKILL-PRO-01: on 1 or 2 it stands', () => {
    dodging().dice('d6:2', '2d6:3').answers({ reroll: 'pro' }).expectState('A', 'prone').done();
  });
  test('B25-SKILL-PRO-01: once in its activation', () => {
    const s = blood25('A 1 .\n. . .', { who: { A: ['pro'] } })
      .answers({ move: 'A' })
      .dice('d6:3')
      .walks('A', 's');
    s.dice('d6:3', 'd6:4').answers({ reroll: 'pro' }).expectSquare('A', [10, 6]);
    s.dice('d6:2', '2d6:3').walks('A', 's').expectState('A', 'prone').done();
  });
  test('B25-SKILL-PRO-01: one of several Block Dice', () => {
    const s = blood25('A 1 . .', { who: { A: { skills: ['pro'], strength: 4 } } })
      .dice('block:attackerDown', 'block:bothDown')
      .blocks('A', '1')
      .expectAsked('blockDie', 'home', { face: 'attackerDown' }, { face: 'bothDown' }, { reroll: 'pro' });
    s.dice('d6:3').answers({ reroll: 'pro' }).expectAsked('rerollDie', 'home');
    s.dice('block:defenderDown')
      .answers({ face: 'attackerDown' })
      .expectAsked('blockDie', 'home', { face: 'defenderDown' }, { face: 'bothDown' })
      .done();
  });
  test('B25-SKILL-PRO-02: no other re-roll touches the die after that', () => {
    const s = dodging({ rerolls: { home: 2 } }).expectAsked(
      'reroll',
      'home',
      'keep',
      { reroll: 'team' },
      { reroll: 'pro' },
    );
    // the roll for Pro itself may be made again, the Dodge may not
    s.dice('d6:1').answers({ reroll: 'pro' }).expectAsked('reroll', 'home', 'keep', { reroll: 'team' });
    s.dice('2d6:3').answers('keep').expectState('A', 'prone').expectRerolls(2, 0).done();
  });
  test('B25-SKILL-PRO-03: not outside its own activation, and not for its armour', () => {
    blood25('A . B . . 1', { ball: 'A', who: { B: ['pro'] } })
      .dice('d6:4', 'd6:2', 'd8:2')
      .passes('A', '', [12, 5])
      .expectTurnover('passNotCaught')
      .done();
    blood25('A 1 . .', { who: { A: ['pro'] } })
      .dice('block:attackerDown')
      .blocks('A', '1')
      .dice('2d6:9', '2d6:9')
      .answers({ face: 'attackerDown' })
      .expectState('A', 'knockedOut')
      .done();
  });
});

describe('Steady Footing', () => {
  test('B25-SKILL-STEADYFOOTING-01: knocked down, a 6 keeps it on its feet, without an Armour roll', () => {
    const felled = () =>
      blood25('A 1 . .', { who: { 1: ['steadyFooting'] } })
        .dice('block:defenderDown')
        .blocks('A', '1')
        .answers({ to: [12, 5] }, 'no')
        .expectAsked('useSkill', 'away');
    felled().dice('d6:6').answers('yes').expectState('1', 'standing').expectNotLogged('armourRolled').done();
    felled().dice('d6:5', '2d6:3').answers('yes').expectState('1', 'prone').done();
    felled().dice('2d6:3').answers('no').expectState('1', 'prone').done();
  });
  test('B25-SKILL-STEADYFOOTING-01: falling over, it stands where it went to and goes on', () => {
    const s = blood25('A 1 .\n. . .', { who: { A: ['steadyFooting'] } })
      .answers({ move: 'A' })
      .dice('d6:1')
      .walks('A', 'w')
      .expectAsked('useSkill', 'home');
    s.dice('d6:6').answers('yes').expectSquare('A', [9, 5]).expectTurnover('none').expectAsked('activity');
    s.walks('A', 'w').expectSquare('A', [8, 5]).done();
  });
  test('B25-SKILL-STEADYFOOTING-01: of a Both Down only the other one falls, and nobody loses the turn', () => {
    blood25('A 1 . .\n. . . B', { who: { A: ['steadyFooting'] } })
      .dice('block:bothDown', '2d6:3')
      .blocks('A', '1')
      .dice('d6:6')
      .answers('yes')
      .expectState('1', 'prone')
      .expectState('A', 'standing')
      .expectTurnover('none')
      .expectAsked('action')
      .done();
  });
  test('B25-Q-80: after a failed Rush for a block it stands, and the block is made', () => {
    const s = blood25('A . 1 .', { who: { A: { skills: ['steadyFooting'], movement: 1 } } })
      .answers({ blitz: 'A' }, { target: '1' })
      .walks('A', 'e')
      .dice('d6:1')
      .answers({ target: '1' })
      .dice('d6:6', 'block:pushed')
      .answers('yes');
    s.expectAsked('push', 'home').expectTurnover('none').done();
  });
  test('B25-Q-80: after a failed Rush for a jump it jumps', () => {
    const s = blood25('A . . .\n. 1 . .', {
      who: { A: { skills: ['steadyFooting'], movement: 1 }, 1: { state: 'prone' } },
    });
    s.answers({ move: 'A' })
      .dice('d6:1')
      .answers({ jump: [12, 6] });
    s.dice('d6:6', 'd6:4').answers('yes').expectSquare('A', [12, 6]).expectState('A', 'standing');
    s.expectAsked('activity', 'home').done();
  });
  test('B25-Q-80, B25-PRIN-JUMP-06: otherwise it falls where it started', () => {
    const s = blood25('A . . .\n. 1 . .', {
      who: { A: { skills: ['steadyFooting'], movement: 1 }, 1: { state: 'prone' } },
    });
    s.answers({ move: 'A' })
      .dice('d6:1')
      .answers({ jump: [12, 6] });
    s.dice('d6:5', '2d6:3').answers('yes').expectSquare('A', [10, 5]).expectTurnover('knockedDown').done();
  });
  test('B25-SKILL-STEADYFOOTING-02: as often as it happens, and with a Team Re-roll', () => {
    const s = blood25('A 1 .\n. . .\n. 2 .', { rerolls: { home: 1 }, who: { A: ['steadyFooting'] } })
      .answers({ move: 'A' })
      .dice('d6:1')
      .walks('A', 's')
      .answers('keep')
      .expectAsked('useSkill', 'home');
    s.dice('d6:2').answers('yes').expectAsked('reroll', 'home', 'keep', { reroll: 'team' });
    s.dice('d6:6').answers({ reroll: 'team' }).expectState('A', 'standing').expectRerolls(0, 0);
    s.dice('d6:1').walks('A', 'w').expectAsked('useSkill', 'home');
    s.dice('d6:6').answers('yes').expectState('A', 'standing').done();
  });
  test('B25-SKILL-STEADYFOOTING-03: not against being Placed Prone', () => {
    blood25('A 1 . .', { who: { A: ['wrestle'], 1: ['steadyFooting'] } })
      .dice('block:bothDown')
      .blocks('A', '1')
      .answers('yes')
      .expectState('1', 'prone')
      .done();
  });
});

describe('Strip Ball', () => {
  const strips = (who: Settings['who'] = {}, face = 'pushed') =>
    blood25('A 1 . .', { ball: '1', who: { A: ['stripBall'], ...who } })
      .dice(`block:${face}`)
      .blocks('A', '1');
  test('B25-SKILL-STRIPBALL-01: the ball bounces from where its carrier was pushed to, after the follow-up', () => {
    const s = strips()
      .answers({ to: [12, 5] })
      .expectAsked('followUp', 'home')
      .answers('yes')
      .expectAsked('useSkill', 'home');
    s.dice('d8:5')
      .answers('yes')
      .expectBall([13, 5])
      .expectLog('pushed', 'followedUp', 'ballBounced')
      .expectState('1', 'standing')
      .done();
  });
  test('B25-SKILL-STRIPBALL-01: before the carrier goes down', () => {
    strips({}, 'defenderDown')
      .answers({ to: [12, 5] }, 'no')
      .dice('d8:5', '2d6:3')
      .answers('yes')
      .expectLog('ballBounced', 'knockedDown')
      .expectBall([13, 5])
      .done();
  });
  test('B25-SKILL-STRIPBALL-01: its coach may leave the ball where it is', () => {
    strips()
      .answers({ to: [12, 5] }, 'no', 'no')
      .expectBall('1')
      .done();
  });
  test('B25-SKILL-STRIPBALL-02, B25-SKILL-SUREHANDS-02: not against Sure Hands', () => {
    strips({ 1: ['sureHands'] })
      .answers({ to: [12, 5] }, 'no')
      .expectBall('1')
      .expectAsked('action')
      .done();
  });
  test('B25-SKILL-STRIPBALL-01: without a ball there is nothing to strip', () => {
    blood25('A 1 . .', { who: { A: ['stripBall'] } })
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no')
      .expectAsked('action')
      .done();
  });
  test('B25-SKILL-STRIPBALL-02: not if the target does not move', () => {
    strips({ 1: { rooted: true } })
      .expectBall('1')
      .expectAsked('action')
      .done();
  });
});

describe('Sure Hands', () => {
  test('B25-SKILL-SUREHANDS-01: a failed pick-up may be rolled again', () => {
    const s = blood25('A * . 1', { who: { A: ['sureHands'] } })
      .answers({ move: 'A' })
      .dice('d6:2')
      .walks('A', 'e');
    s.expectAsked('reroll', 'home', 'keep', { reroll: 'sureHands' })
      .dice('d6:3')
      .answers({ reroll: 'sureHands' })
      .expectBall('A')
      .done();
  });
  test('B25-SKILL-SUREHANDS-01: not when it secures the ball', () => {
    blood25('A * . . . . 1', { who: { A: ['sureHands'] } })
      .answers({ secureBall: 'A' })
      .dice('d6:1', 'd8:5')
      .walks('A', 'e')
      .expectBall([12, 5])
      .expectTurnover('pickUpFailed')
      .done();
  });
});

describe('Tackle', () => {
  test('B25-SKILL-TACKLE-01: nobody uses Dodge to get away from it', () => {
    blood25('A 1 .', { who: { A: ['dodge'], 1: ['tackle'] } })
      .answers({ move: 'A' })
      .dice('d6:2', '2d6:3')
      .walks('A', 'w')
      .expectState('A', 'prone')
      .done();
  });
  test('B25-SKILL-TACKLE-01: to get away from somebody else it works, even past its owner', () => {
    blood25('A 1 .\n. . .\n2 . .', { who: { A: ['dodge'], 2: ['tackle'] } })
      .answers({ move: 'A' })
      .dice('d6:2')
      .walks('A', 's')
      .expectAsked('reroll', 'home');
  });
  test('B25-SKILL-TACKLE-02: when its owner blocks, Stumble fells an owner of Dodge', () => {
    blood25('A 1 . .', { who: { A: ['tackle'], 1: ['dodge'] } })
      .dice('block:defenderStumbles', '2d6:3')
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no')
      .expectState('1', 'prone')
      .done();
  });
});

describe('Taunt', () => {
  const taunts = (who: Settings['who']) =>
    blood25('A 1 . .', { who: { 1: ['taunt'], ...who } })
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [12, 5] });
  test('B25-SKILL-TAUNT-01: its coach may make the blocker follow up', () => {
    taunts({}).expectAsked('useSkill', 'away').answers('yes').expectSquare('A', [11, 5]).expectAsked('action').done();
    taunts({}).answers('no').expectAsked('followUp', 'home');
  });
  test('B25-SKILL-TAUNT-01: with Fend used, there is nothing to taunt about', () => {
    taunts({ 1: ['fend', 'taunt'] })
      .answers('yes')
      .expectSquare('A', [10, 5])
      .expectAsked('action')
      .done();
    taunts({ 1: ['fend', 'taunt'] })
      .answers('no', 'yes')
      .expectSquare('A', [11, 5])
      .done();
  });
  test('B25-SKILL-TAUNT-02: not a rooted one', () => {
    taunts({ A: { rooted: true } })
      .expectSquare('A', [10, 5])
      .expectAsked('action')
      .done();
  });
});

describe('Wrestle', () => {
  const bothDown = (who: Settings['who'], settings: Settings = {}) =>
    blood25('A 1 . .\n. . . B', { ...settings, who: who ?? {} })
      .dice('block:bothDown')
      .blocks('A', '1');
  test('B25-SKILL-WRESTLE-01: both are Placed Prone, without Armour rolls', () => {
    for (const [who, seat] of [
      [{ A: ['wrestle'] }, 'home'],
      [{ 1: ['wrestle'] }, 'away'],
    ] as const)
      bothDown(who)
        .expectAsked('useSkill', seat)
        .answers('yes')
        .expectState('A', 'prone')
        .expectState('1', 'prone')
        .expectNotLogged('armourRolled')
        .expectTurnover('none')
        .expectAsked('action')
        .done();
  });
  test('B25-SKILL-WRESTLE-01, B25-SKILL-BLOCK-01: whatever skills they have: Block does not help', () => {
    bothDown({ A: ['block'], 1: ['wrestle', 'block'] })
      .expectAsked('useSkill', 'away')
      .answers('yes')
      .expectState('A', 'prone')
      .expectState('1', 'prone')
      .done();
    // declined, Block is asked for
    bothDown({ A: ['block'], 1: ['wrestle'] })
      .answers('no')
      .expectAsked('useSkill', 'home')
      .dice('2d6:3')
      .answers('yes')
      .expectState('A', 'standing')
      .expectState('1', 'prone')
      .done();
  });
  test('B25-SKILL-WRESTLE-01: the blocker’s coach is asked first', () => {
    const s = bothDown({ A: ['wrestle'], 1: ['wrestle'] }).expectAsked('useSkill', 'home');
    s.answers('no').expectAsked('useSkill', 'away').answers('yes').expectState('A', 'prone').done();
    bothDown({ A: ['wrestle'], 1: ['wrestle'] })
      .answers('yes')
      .expectState('1', 'prone')
      .expectAsked('action')
      .done();
  });
  test('B25-SKILL-WRESTLE-02: a turnover only for the active one with the ball', () => {
    bothDown({ A: ['wrestle'] }, { ball: 'A' })
      .dice('d8:4')
      .answers('yes')
      .expectTurnover('carrierDown')
      .done();
    bothDown({ A: ['wrestle'] }, { ball: '1' })
      .dice('d8:5')
      .answers('yes')
      .expectTurnover('none')
      .done();
  });
});
