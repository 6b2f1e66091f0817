/** Weapons, fair and foul: ball and chain, bombs, chainsaws, daggers and dirty boots. */
import { describe, expect, test } from 'vitest';
import { type BloodScenario, blood, type Settings } from '../blood/dsl.ts';
import { legalOf } from '../drawn.ts';

/** Where bombs went off. */
const blasts = (s: BloodScenario): string[] =>
  (s.game.events ?? []).flatMap(e => (e.type === 'bombExploded' ? [String(s.game.squareName(e.at))] : []));

const FACINGS = [{ facing: 'up' }, { facing: 'right' }, { facing: 'down' }, { facing: 'left' }] as const;

describe('Ball and Chain', () => {
  const fanatic = { movement: 3, strength: 3, skills: ['ballAndChain', 'noHands'] } as const;
  const runs = (drawing: string, settings: Settings = {}): BloodScenario =>
    blood(drawing, { ...settings, who: { A: fanatic, ...settings.who } }).answers({ move: 'A' });
  test('B16-XSKILL-02: its owner may declare Move only', () => {
    const s = blood('A 1 2 . B', { who: { A: fanatic, 2: { state: 'prone' } }, ball: 'B' });
    for (const action of ['block', 'blitz', 'pass', 'handOff', 'foul']) s.expectIllegal({ [action]: 'A' });
    s.expectLegal({ move: 'A' }).done();
  });
  test('B16-XSKILL-02: its coach lays the template each time, a D6 gives one of the three squares', () => {
    const goes = (facing: string, die: number, to: readonly [number, number]): void =>
      runs('. . .\n. A .\n. . .\nB . .').dice(`d6:${die}`).answers({ facing }).expectSquare('A', to).done();
    goes('right', 1, [12, 5]);
    goes('right', 2, [12, 5]);
    goes('right', 3, [12, 6]);
    goes('right', 6, [12, 7]);
    goes('up', 1, [10, 5]);
    goes('up', 4, [11, 5]);
    goes('down', 1, [12, 7]);
    goes('left', 5, [10, 5]);
  });
  test('B16-XSKILL-02: once begun the whole Movement is used; extra squares are its coach’s choice', () => {
    runs('. A . . . . . B')
      .expectAsked('careen', 'home', ...FACINGS, 'stop')
      .dice('d6:3')
      .answers({ facing: 'right' })
      .expectAsked('careen', 'home', ...FACINGS)
      .dice('d6:3', 'd6:3')
      .answers({ facing: 'right' }, { facing: 'right' })
      .expectSquare('A', [14, 5])
      .expectAsked('careen', 'home', ...FACINGS, 'stop')
      .dice('d6:3', 'd6:2')
      .answers({ facing: 'right' })
      .expectSquare('A', [15, 5])
      .expectNeeded('goForIt', 2)
      .answers('stop')
      .expectAsked('action', 'home')
      .done();
    runs('A . . . B').answers('stop').expectAsked('action', 'home').expectPitch('A . . . B').done();
  });
  test('B16-XSKILL-02: tackle zones do not matter to it', () => {
    runs('1 A . . B')
      .dice('d6:3')
      .answers({ facing: 'right' })
      .expectSquare('A', [12, 5])
      .expectNotLogged('rolled')
      .done();
  });
  test('B16-XSKILL-02: off the pitch the crowd hurts it; Stunned counts as KO’d; no turnover', () => {
    runs('A . . B', { at: [10, 1] })
      .dice('d6:3', '2d6:4')
      .answers({ facing: 'up' })
      .expectState('A', 'knockedOut')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .done();
  });
  test('B16-XSKILL-02: it blocks whoever stands in the way, without Foul Appearance, follows up and goes on', () => {
    runs('A 1 . . B', { who: { 1: ['foulAppearance'] } })
      .dice('d6:3', 'block:pushed')
      .answers({ facing: 'right' }, { to: [12, 5] })
      .expectPitch('. A 1 . B')
      .expectAsked('careen', 'home', ...FACINGS)
      .expectNotLogged('rolled')
      .done();
    runs('A 1 . . B')
      .dice('d6:3', 'block:defenderDown', '2d6:4')
      .answers({ facing: 'right' }, { to: [12, 5] })
      .expectPitch('. A 1 . B')
      .expectState('1', 'prone')
      .expectTurnover('none')
      .expectAsked('careen', 'home')
      .done();
  });
  test('B16-XSKILL-02: whoever lies in the way is pushed aside, followed, and takes an Armour roll', () => {
    for (const state of ['prone', 'stunned'] as const)
      runs('A 1 . . B', { who: { 1: { state } } })
        .dice('d6:3', '2d6:8')
        .answers({ facing: 'right' }, { to: [12, 5] })
        .expectPitch('. A 1 . B')
        .expectState('1', state)
        .expectEvent({ type: 'armourRolled', broken: false })
        .expectNotLogged('blockRolled')
        .expectAsked('careen', 'home')
        .done();
    runs('A 1 . . B', { who: { 1: { state: 'prone' } } })
      .dice('d6:3', '2d6:9', '2d6:8')
      .answers({ facing: 'right' }, { to: [12, 5] })
      .expectState('1', 'knockedOut')
      .done();
  });
  test('B16-XSKILL-02: blocking a team-mate its own coach picks the die, and nobody helps the victim', () => {
    // 1 would assist an opponent's team-mate next to A; C helps A as it would against an opponent.
    runs('A B . . .\n1 C . . .', { who: { B: { strength: 9 } } })
      .dice('d6:3', 'block:pushed', 'block:pushed', 'block:pushed')
      .answers({ facing: 'right' })
      .expectDice(3)
      .expectAsked('blockDie', 'home', { face: 'pushed' })
      .answers({ face: 'pushed' })
      .expectAsked('push', 'home')
      .done();
    runs('A B . . .\n. C . . .')
      .dice('d6:3', 'block:pushed', 'block:pushed')
      .answers({ facing: 'right' })
      .expectDice(2)
      .done();
  });
  test('B16-XSKILL-02, B16-TURNOVER-01: a team-mate knocked down is a turnover', () => {
    runs('A B . . .')
      .dice('d6:3', 'block:defenderDown', '2d6:4')
      .answers({ facing: 'right' }, { to: [12, 5] })
      .expectState('B', 'prone')
      .expectTurnover('knockedDown')
      .done();
  });
  test('B16-XSKILL-02: knocked down, it is hurt at once without an Armour roll, Stunned counting as KO’d', () => {
    runs('A 1 . . B')
      .dice('d6:3', 'block:attackerDown', '2d6:3')
      .answers({ facing: 'right' })
      .expectState('A', 'knockedOut')
      .expectNotLogged('armourRolled')
      .expectTurnover('knockedDown')
      .done();
    blood('A 1 . . B', { who: { 1: ['ballAndChain'] } })
      .dice('block:defenderDown', '2d6:3')
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no')
      .expectState('1', 'knockedOut')
      .expectNotLogged('armourRolled')
      .done();
  });
  test('B16-XSKILL-02, B16-XSKILL-58: Placed Prone by Wrestle it is hurt all the same', () => {
    blood('A 1 . . B', { who: { A: ['wrestle'], 1: ['ballAndChain'] } })
      .dice('block:bothDown', '2d6:3')
      .blocks('A', '1')
      .answers('yes')
      .expectState('A', 'prone')
      .expectState('1', 'knockedOut')
      .expectNotLogged('armourRolled')
      .done();
  });
  test('B16-XSKILL-02: an extra square is rolled for after the block, where it then stands', () => {
    runs('A 1 . . B', { who: { A: { ...fanatic, movement: 0 } } })
      .dice('d6:3', 'block:pushed', 'd6:1', '2d6:8')
      .answers({ facing: 'right' }, { to: [12, 5] })
      .expectLog('blockRolled', 'followedUp', 'rolled', 'knockedDown')
      .expectState('A', 'knockedOut')
      .expectTurnover('knockedDown')
      .done();
  });
  test('B16-XSKILL-02, B16-XSKILL-23: run into, the ball bounces: a turnover', () => {
    runs('A * . . B')
      .dice('d6:3', 'd8:5')
      .answers({ facing: 'right' })
      .expectSquare('A', [11, 5])
      .expectBall([12, 5])
      .expectTurnover('pickUpFailed')
      .done();
  });
  test('B16-XSKILL-02: it uses Grab as in a Block Action, and never Frenzy', () => {
    runs('A 1 . . B', { who: { A: { ...fanatic, skills: ['ballAndChain', 'grab'] } } })
      .dice('d6:3', 'block:pushed')
      .answers({ facing: 'right' })
      .expectAsked('pushAnywhere', 'home')
      .done();
    const s = runs('A 1 . . B', { who: { A: { ...fanatic, skills: ['ballAndChain', 'frenzy'] } } })
      .dice('d6:3', 'block:pushed')
      .answers({ facing: 'right' }, { to: [12, 5] })
      .expectAsked('careen', 'home');
    expect(s.log().filter(type => type === 'blockRolled')).toHaveLength(1);
    s.done();
  });
  test('B16-XSKILL-02: it neither leaps nor shadows', () => {
    blood('. A 1 . B', { who: { 1: ['ballAndChain', 'shadowing'] } })
      .dice('d6:3')
      .moves('A', 'w')
      .expectPitch('A . 1 . B')
      .done();
    blood('A . .', { who: { A: { ...fanatic, skills: ['ballAndChain', 'leap'] } } })
      .answers({ move: 'A' })
      .expectAsked('careen', 'home', ...FACINGS, 'stop')
      .done();
  });
});

describe('Bombardier', () => {
  const who = { A: ['bombardier'] } as const;
  const lights = (drawing: string, settings: Settings = {}): BloodScenario =>
    blood(drawing, { ...settings, who: { ...who, ...settings.who } }).answers({ bomb: 'A' });
  test('B16-XSKILL-04: a standing owner may throw one in place of its Action; it is not the Pass Action', () => {
    const s = lights('A . . . . . B\n. . . . . . C', { who: { B: ['bombardier'] }, ball: 'C' });
    s.expectLegal('stop')
      .dice('d6:6')
      .answers({ to: [14, 5] });
    s.expectIllegal({ move: 'A' }, { bomb: 'A' }).expectLegal({ bomb: 'B' }, { pass: 'C' }).done();
    blood('a . B', { who }).expectIllegal({ bomb: 'A' }).done();
    blood('A . B').expectIllegal({ bomb: 'A' }).done();
  });
  test('B16-XSKILL-04: range, tackle zones, weather and passing skills count as for the ball', () => {
    const needs = (settings: Settings, natural: number): void =>
      lights('A . . . . . . B', settings)
        .dice('d6:6')
        .answers({ to: [14, 5] })
        .expectNeeded('bomb', natural)
        .done();
    needs({}, 4);
    needs({ weather: 'verySunny' }, 5);
    needs({ who: { A: ['bombardier', 'accurate'] } }, 3);
    needs({ who: { A: ['bombardier', 'strongArm'] } }, 3);
    needs({ who: { A: ['bombardier', 'stunty'] } }, 5);
    lights('1\nA . . . . . . B')
      .dice('d6:6')
      .answers({ to: [14, 6] })
      .expectNeeded('bomb', 5)
      .done();
  });
  test('B16-XSKILL-04: in an empty square it goes off: the 8 squares around on 4 or more, in reading order', () => {
    const s = lights(
      `
      . . . . 1 2 3
      A . . . 4 . 5
      . . . . 6 7 B`,
      { options: { interceptions: false } },
    )
      .dice('d6:4', 'd6:4', '2d6:4', 'd6:3', 'd6:3', 'd6:3', 'd6:3', 'd6:3', 'd6:6', '2d6:4', 'd6:3')
      .answers({ to: [15, 6] });
    expect((s.game.events ?? []).flatMap(e => (e.type === 'bombDie' ? [s.game.playerName(e.player)] : []))).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      'B',
    ]);
    s.expectState('1', 'prone').expectState('7', 'prone').expectState('2', 'standing').expectTurnover('none').done();
  });
  test('B16-XSKILL-04: whoever is in the square itself goes down without a roll, Prone and Stunned players too', () => {
    lights('A . . . 1 . . B', { who: { 1: { state: 'prone' } } })
      .dice('d6:4', '2d6:9', '2d6:8')
      .answers({ to: [14, 5] })
      .expectState('1', 'knockedOut')
      .done();
    lights('A . . . 1 . . B', { who: { 1: { state: 'stunned' } } })
      .dice('d6:4', '2d6:8')
      .answers({ to: [14, 5] })
      .expectState('1', 'stunned')
      .done();
  });
  test('B16-XSKILL-04: an inaccurate one scatters three times; off the pitch it does nothing', () => {
    const s = lights('A . . . . . . B')
      .dice('d6:3', 'd8:2', 'd8:2', 'd8:2')
      .answers({ to: [14, 5] });
    expect(blasts(s)).toEqual(['14,2']);
    s.done();
    lights('A . . . . . . B', { at: [10, 1] })
      .dice('d6:3', 'd8:2')
      .answers({ to: [14, 1] })
      .expectNotLogged('bombExploded')
      .expectTurnover('none')
      .done();
  });
  test('B16-XSKILL-04: a fumbled one goes off in the thrower’s square: a turnover, as it is knocked down', () => {
    lights('A . . . . . . B')
      .dice('d6:1', '2d6:4')
      .answers({ to: [14, 5] })
      .expectState('A', 'prone')
      .expectTurnover('knockedDown')
      .done();
  });
  test('B16-XSKILL-04: catching it is optional; declined or failed, it goes off there', () => {
    lights('A . . . 1 . . B')
      .dice('d6:4')
      .answers({ to: [14, 5] })
      .expectAsked('catchBomb', 'away', 'yes', 'no')
      .dice('2d6:4')
      .answers('no')
      .expectState('1', 'prone')
      .expectTurnover('none')
      .done();
    lights('A . . . 1 . . B')
      .dice('d6:4', 'd6:2', '2d6:4')
      .answers({ to: [14, 5] }, 'yes')
      .expectNeeded('catch', 3)
      .expectState('1', 'prone')
      .done();
  });
  test('B16-XSKILL-04: whoever catches it must throw it on at once, even with the ball in its hands', () => {
    const s = lights('A . . . 1 . . B', { ball: '1' })
      .dice('d6:4', 'd6:3')
      .answers({ to: [14, 5] }, 'yes')
      .expectAsked('bombTarget', 'away')
      .expectIllegal('stop');
    expect(legalOf(s, 'to')).not.toContain('14,5');
    s.dice('d6:4', '2d6:4')
      .answers({ to: [10, 5] })
      .expectAsked('catchBomb', 'home', 'yes', 'no')
      .answers('no')
      .expectState('A', 'prone')
      .expectBall('1')
      .expectTurnover('knockedDown')
      .done();
  });
  test('B16-XSKILL-04: a team-mate that throws it on has not used up its Action', () => {
    lights('A . . B . . . .')
      .dice('d6:4', 'd6:3', 'd6:6')
      .answers({ to: [13, 5] }, 'yes', { to: [17, 5] })
      .expectLegal({ move: 'B' })
      .done();
  });
  test('B16-XSKILL-04: it may be intercepted, by a ball carrier as well, and is thrown on; no turnover', () => {
    lights('A . 1 . B . . .', { ball: '1' })
      .answers({ to: [14, 5] })
      .expectAsked('interceptBomb', 'away', 'no', { player: '1' })
      .dice('d6:6')
      .answers({ player: '1' })
      .expectAsked('bombTarget', 'away')
      .dice('d6:6')
      .answers({ to: [12, 10] })
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .done();
  });
  test('B16-XSKILL-04: the loose ball stays put; that of a victim bounces after all rolls', () => {
    lights('A . . . * 2 . B', { who: { 2: {} } })
      .dice('d6:4', 'd6:4', '2d6:4')
      .answers({ to: [14, 5] })
      .expectBall([14, 5])
      .done();
    lights('A . . . . 2 . B', { ball: '2' })
      .dice('d6:4', 'd6:4', '2d6:4', 'd8:2')
      .answers({ to: [14, 5] })
      .expectBall([15, 4])
      .done();
  });
  test('B16-XSKILL-04, B16-XSKILL-23: No Hands cannot catch it', () => {
    lights('A . . . 1 . . B', { who: { 1: ['noHands'] } })
      .dice('d6:4', '2d6:4')
      .answers({ to: [14, 5] })
      .expectState('1', 'prone')
      .done();
  });
  test('B16-XSKILL-04, B16-XSKILL-12: it may be dived for', () => {
    lights('A . . . . 1 . B', { who: { 1: ['divingCatch'] } })
      .dice('d6:4')
      .answers({ to: [14, 5] })
      .expectAsked('divingCatch', 'away', 'no', { player: '1' })
      .dice('d6:3')
      .answers({ player: '1' })
      .expectNeeded('catch', 3)
      .expectAsked('bombTarget', 'away')
      .done();
  });
  test('B16-XSKILL-04, B16-XSKILL-45: a Hail Mary bomb goes anywhere, scatters, and fumbles only on a 1', () => {
    const far = (die: number): BloodScenario =>
      lights('A . . . . . . B', { who: { A: ['bombardier', 'hailMaryPass'] } })
        .expectLegal('hailMary')
        .answers('hailMary')
        .expectAsked('bombAnywhere', 'home')
        .expectLegal({ to: [26, 15] })
        .expectIllegal({ to: [10, 5] })
        .dice(`d6:${die}`);
    const anywhere = far(2)
      .dice('d8:2', 'd8:2', 'd8:2')
      .answers({ to: [25, 10] });
    expect(blasts(anywhere)).toEqual(['25,7']);
    anywhere.done();
    far(1)
      .dice('2d6:4')
      .answers({ to: [25, 10] })
      .expectState('A', 'prone')
      .done();
    lights('A . B', { who: { A: ['bombardier', 'hailMaryPass'] }, weather: 'blizzard' })
      .expectIllegal('hailMary')
      .done();
  });
});

describe('Chainsaw', () => {
  const who = { A: ['chainsaw'] } as const;
  test('B16-XSKILL-06: used in place of a block, +3 on the Armour roll; unbroken nothing happens', () => {
    blood('A 1 . B', { who })
      .answers({ block: 'A' })
      .expectAsked('blockTarget', 'home', { chainsaw: '1' }, 'stop')
      .dice('d6:2', '2d6:6', '2d6:8')
      .answers({ chainsaw: '1' })
      .expectEvent({ type: 'armourRolled', total: 9, broken: true })
      .expectState('1', 'knockedOut')
      .expectTurnover('none')
      .done();
    blood('A 1 . B', { who })
      .dice('d6:2', '2d6:5')
      .answers({ block: 'A' }, { chainsaw: '1' })
      .expectPitch('A 1 . B')
      .expectState('1', 'standing')
      .done();
  });
  test('B16-XSKILL-06: on a 1 it hits its owner: a turnover only if the armour breaks', () => {
    blood('A 1 . B', { who })
      .dice('d6:1', '2d6:6', '2d6:8')
      .answers({ block: 'A' }, { chainsaw: '1' })
      .expectState('A', 'knockedOut')
      .expectTurnover('knockedDown')
      .done();
    blood('A 1 . B', { who })
      .dice('d6:1', '2d6:5')
      .answers({ block: 'A' }, { chainsaw: '1' })
      .expectState('A', 'standing')
      .expectTurnover('none')
      .done();
  });
  test('B16-XSKILL-06: in a Blitz it costs a square and ends the movement', () => {
    blood('A . 1 . B', { who })
      .answers({ blitz: 'A' })
      .walks('A', 'e')
      .expectIllegal({ target: '1' })
      .dice('d6:2', '2d6:5')
      .answers({ chainsaw: '1' })
      .expectAsked('action', 'home')
      .done();
    blood('A 1 . B', { who: { A: { movement: 0, skills: ['chainsaw'] } } })
      .dice('d6:2', 'd6:2', '2d6:5')
      .answers({ blitz: 'A' }, { chainsaw: '1' })
      .expectLog('rolled', 'skillUsed', 'rolled')
      .done();
  });
  test('B16-XSKILL-06: a foul has +3 after the same D6; a kick-back draws no referee’s call', () => {
    blood('A 1 . B', { who: { ...who, 1: { state: 'prone' } } })
      .dice('d6:2', 'd6:1', 'd6:5', 'd6:4', 'd6:4')
      .fouls('A', '', '1')
      .expectEvent({ type: 'armourRolled', total: 9 })
      .done();
    blood('A 1 . B', { who: { ...who, 1: { state: 'prone' } } })
      .dice('d6:1', '2d6:6', '2d6:8')
      .fouls('A', '', '1')
      .expectState('A', 'knockedOut')
      .expectState('1', 'prone')
      .expectNotLogged('refereeSaw')
      .expectTurnover('knockedDown')
      .done();
  });
  test('B16-XSKILL-06: whenever its owner is knocked down its Armour roll has +3', () => {
    blood('. A 1', { who }).dice('d6:1', '2d6:6', '2d6:8').moves('A', 'w').expectState('A', 'knockedOut').done();
    blood('A 1 . . B', { who: { 1: ['chainsaw'] } })
      .dice('block:defenderDown', '2d6:6', '2d6:8')
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no')
      .expectState('1', 'knockedOut')
      .done();
  });
  test('B16-XSKILL-06: and so has whoever falls by its own block against it', () => {
    blood('A 1 . B', { who: { 1: ['chainsaw'] } })
      .dice('block:attackerDown', '2d6:6', '2d6:8')
      .blocks('A', '1')
      .expectState('A', 'knockedOut')
      .done();
  });
  test('B16-XSKILL-06: Mighty Blow and Claw do nothing for it; Foul Appearance comes first', () => {
    blood('A 1 . B', { who: { A: ['chainsaw', 'mightyBlow', 'claw'], 1: { armour: 9 } } })
      .dice('d6:2', '2d6:6')
      .answers({ block: 'A' }, { chainsaw: '1' })
      .expectState('1', 'standing')
      .done();
    blood('A 1 . B', { who: { ...who, 1: ['foulAppearance'] } })
      .dice('d6:1')
      .answers({ block: 'A' }, { chainsaw: '1' })
      .expectNotLogged('armourRolled')
      .expectTurnover('none')
      .done();
  });
});

describe('Stab and Stakes', () => {
  const who = { A: ['stab'] } as const;
  test('B16-XSKILL-30: in place of a block, straight to an unmodified Armour roll', () => {
    blood('A 1 . B', { who })
      .answers({ block: 'A' })
      .expectAsked('blockTarget', 'home', { target: '1' }, { stab: '1' }, 'stop')
      .dice('2d6:9', '2d6:8')
      .answers({ stab: '1' })
      .expectState('1', 'knockedOut')
      .expectNotLogged('blockRolled')
      .done();
    blood('A 1 . B', { who: { A: ['stab', 'mightyBlow', 'claw'], 1: { armour: 8 } } })
      .dice('2d6:8')
      .answers({ block: 'A' }, { stab: '1' })
      .expectState('1', 'standing')
      .expectPitch('A 1 . B')
      .done();
  });
  test('B16-XSKILL-30: in a Blitz it costs the block’s square and ends the movement', () => {
    blood('A . 1 . B', { who })
      .answers({ blitz: 'A' })
      .walks('A', 'e')
      .dice('2d6:4')
      .answers({ stab: '1' })
      .expectAsked('action', 'home')
      .done();
    blood('A 1 . B', { who: { A: { movement: 0, skills: ['stab'] } }, options: { goForIt: false } })
      .answers({ blitz: 'A' })
      .expectAsked('activity', 'home', 'stop')
      .done();
  });
  test('B16-XSKILL-30: a Stunned carrier drops the ball, and the victim’s own skills hold', () => {
    blood('A 1 . B', { who, ball: '1' })
      .dice('2d6:9', '2d6:7', 'd8:2')
      .answers({ block: 'A' }, { stab: '1' })
      .expectState('1', 'stunned')
      .expectBall([11, 4])
      .done();
    blood('A 1 . B', { who: { ...who, 1: ['thickSkull'] } })
      .dice('2d6:9', '2d6:8')
      .answers({ block: 'A' }, { stab: '1' })
      .expectState('1', 'stunned')
      .done();
  });
  test('B16-XSKILL-30, B16-XSKILL-14: Foul Appearance and Dump-Off come first', () => {
    blood('A 1 . B', { who: { ...who, 1: ['foulAppearance'] } })
      .dice('d6:1')
      .answers({ block: 'A' }, { stab: '1' })
      .expectNotLogged('armourRolled')
      .done();
    blood('A 1 . 2 . B', { who: { ...who, 1: ['dumpOff'] }, ball: '1' })
      .answers({ block: 'A' }, { stab: '1' })
      .expectAsked('useSkill', 'away', 'yes', 'no')
      .dice('d6:6', 'd6:6', '2d6:4')
      .answers('yes', { to: [13, 5] })
      .expectBall('2')
      .expectEvent({ type: 'armourRolled' })
      .done();
  });
  test('B16-XSKILL-30, B16-XSKILL-50: either or both of a Multiple Block may be stabs', () => {
    blood('1 . B\nA . .\n2 . .', { who: { A: ['stab', 'multipleBlock'] } })
      .answers({ block: 'A' }, { multipleBlock: '1' }, { target: '2' })
      .expectAsked('useSkill', 'home', 'yes', 'no')
      .dice('2d6:4', '2d6:5')
      .answers('yes', 'yes')
      .expectNotLogged('blockRolled')
      .expectLog('armourRolled', 'armourRolled')
      .done();
  });
  test('B16-XSKILL-55: Stakes: +1 on the Armour roll against Khemri, Necromantic, Undead and Vampire teams', () => {
    const stabs = (position: string, total: number): void =>
      blood('A 1 . B', { who: { A: ['stab', 'stakes'], 1: position } })
        .dice('2d6:3')
        .answers({ block: 'A' }, { stab: '1' })
        .expectEvent({ type: 'armourRolled', total })
        .done();
    stabs('undead/zombie', 4);
    stabs('vampire/thrall', 4);
    stabs('khemri/skeleton', 4);
    stabs('necromantic/zombie', 4);
    stabs('orc/lineman', 3);
  });
});

describe('Dirty Player and Sneaky Git', () => {
  const fouls = (skills: 'dirtyPlayer' | 'sneakyGit', ...dice: string[]): BloodScenario =>
    blood('A 1 . B', { who: { A: [skills], 1: { state: 'prone' } } })
      .dice(...dice)
      .fouls('A', '', '1');
  test('B16-XSKILL-10: +1 on the Armour roll where that breaks it, otherwise on the Injury roll', () => {
    fouls('dirtyPlayer', 'd6:3', 'd6:5', 'd6:3', 'd6:4').expectState('1', 'stunned').done();
    fouls('dirtyPlayer', 'd6:4', 'd6:5', 'd6:3', 'd6:4').expectState('1', 'knockedOut').done();
    fouls('dirtyPlayer', 'd6:3', 'd6:4').expectState('1', 'prone').done();
  });
  test('B16-XSKILL-10: not for helping with somebody else’s foul', () => {
    blood('A 1 .\n. C .', { who: { C: ['dirtyPlayer'], 1: { state: 'prone' } } })
      .dice('d6:3', 'd6:4')
      .fouls('A', '', '1')
      .expectEvent({ type: 'armourRolled', total: 8, broken: false })
      .done();
  });
  test('B16-XSKILL-54: a double on an Armour roll that breaks nothing is not seen', () => {
    fouls('sneakyGit', 'd6:4', 'd6:4').expectState('A', 'standing').expectTurnover('none').done();
    fouls('dirtyPlayer', 'd6:1', 'd6:1').expectState('A', 'sentOff').expectTurnover('sentOff').done();
  });
  test('B16-XSKILL-54: one that breaks the armour is, and so is one on the Injury roll', () => {
    fouls('sneakyGit', 'd6:5', 'd6:5', 'd6:1', 'd6:2').expectState('A', 'sentOff').done();
    fouls('sneakyGit', 'd6:4', 'd6:5', 'd6:2', 'd6:2').expectState('A', 'sentOff').done();
  });
  test('B16-XSKILL-54: it assists fouls like anybody else', () => {
    blood('A 1 .\n. C 2', { who: { C: ['sneakyGit'], 1: { state: 'prone' } } })
      .dice('d6:3', 'd6:4')
      .fouls('A', '', '1')
      .expectEvent({ type: 'armourRolled', total: 7 })
      .done();
  });
});

describe('Decay', () => {
  const options = { apothecary: true };
  test('B16-XSKILL-09: with the apothecary in use the casualty table is rolled twice', () => {
    const hurt = (skills: readonly ['decay'] | readonly [], dice: readonly string[]): BloodScenario =>
      blood('A 1 . . B', { who: { 1: skills }, options })
        .dice('block:defenderDown', '2d6:9', '2d6:10', ...dice)
        .blocks('A', '1')
        .answers({ to: [12, 5] }, 'no');
    const twice = hurt(['decay'], ['d6:1', 'd8:1', 'd6:4', 'd8:2']).expectState('1', 'casualties');
    expect((twice.game.events ?? []).flatMap(e => (e.type === 'casualtyRolled' ? [e.roll] : []))).toEqual([11, 42]);
    twice.done();
    hurt([], ['d6:1', 'd8:1']).expectState('1', 'casualties').done();
  });
  test('B16-XSKILL-09: without it nothing depends on it', () => {
    blood('A 1 . . B', { who: { 1: ['decay'] } })
      .dice('block:defenderDown', '2d6:9', '2d6:10')
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no')
      .expectState('1', 'casualties')
      .expectNotLogged('casualtyRolled')
      .done();
  });
});
