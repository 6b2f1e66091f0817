/** Skills beyond the rulebook, from Kick Team-mate back to Big Hand: each with what its owner could not do without it. */
import { describe, expect, test } from 'vitest';
import type { SkillName } from '../../src/blood/editions/2016/names.ts';
import { type BloodScenario, blood, legalOf, type Settings } from '../blood/dsl.ts';

type At = readonly [column: number, row: number];
type People = NonNullable<Settings['who']>;
const skillsUsed = (s: BloodScenario, skill: SkillName): string[] =>
  (s.game.events ?? []).flatMap(e =>
    e.type === 'skillUsed' && e.skill === skill ? [s.game.playerName(e.player)] : [],
  );
const rollsOf = (s: BloodScenario, roll: string): number =>
  (s.game.events ?? []).filter(e => e.type === 'rolled' && e.roll === roll).length;

describe('Kick Team-mate', () => {
  const who = { A: ['kickTeammate'], B: ['rightStuff'] } as const;
  const kicks = (length: 'short' | 'long', dice: readonly string[], settings: Settings = {}): BloodScenario =>
    blood('A B . . C', { who, ...settings })
      .answers({ blitz: 'A' }, { kickTeammate: 'B' })
      .expectAsked('kickLength', 'home', 'short', 'long')
      .dice(...dice)
      .answers(length);
  /** North, south and north again: one square north of where it flew. */
  const SCATTERED = ['d8:2', 'd8:7', 'd8:2'];

  test('B16-XSKILL-60: in a Blitz, an adjacent standing team-mate with Right Stuff', () => {
    const drawing = `
      B A C
      d 1 .
      . . E`;
    const s = blood(drawing, {
      who: { A: ['kickTeammate'], B: ['rightStuff'], D: ['rightStuff'], 1: ['rightStuff'], E: ['rightStuff'] },
    });
    s.answers({ blitz: 'A' });
    expect(legalOf(s, 'kickTeammate')).toEqual(['B']);
    s.done();
    blood('A B 1', { who }).answers({ move: 'A' }).expectIllegal({ kickTeammate: 'B' }).done();
    blood('1 A B', { who }).answers({ block: 'A' }).expectIllegal({ kickTeammate: 'B' }).done();
    blood('A B 1', { who: { B: who.B } })
      .answers({ blitz: 'A' })
      .expectIllegal({ kickTeammate: 'B' })
      .done();
  });
  test('B16-XSKILL-60: a short kick sends it a D6 straight away, then it scatters three times and lands', () => {
    kicks('short', ['d6:3', ...SCATTERED, 'd6:4'])
      .expectSquare('B', [14, 4])
      .expectState('B', 'standing')
      .expectModifiers('landing', {})
      .expectTurnover('none')
      .done();
  });
  test('B16-XSKILL-60: a long kick sends it 2D6 squares; from 6 on the landing has −1, from 9 on −2', () => {
    for (const [length, dice, column, modifiers] of [
      ['short', ['d6:5'], 16, {}],
      ['short', ['d6:6'], 17, { kickedFar: -1 }],
      ['long', ['d6:1', 'd6:4'], 16, {}],
      ['long', ['d6:2', 'd6:6'], 19, { kickedFar: -1 }],
      ['long', ['d6:3', 'd6:6'], 20, { kickedFar: -2 }],
      ['long', ['d6:6', 'd6:5'], 22, { kickedFar: -2 }],
    ] as const)
      kicks(length, [...dice, ...SCATTERED, 'd6:6'])
        .expectSquare('B', [column, 4])
        .expectModifiers('landing', modifiers)
        .done();
  });
  test('B16-XSKILL-60: a double hurts it where it stands, Stunned counting as KO’d', () => {
    kicks('long', ['d6:3', 'd6:3', '2d6:4']).expectState('B', 'knockedOut').expectTurnover('none').done();
    kicks('long', ['d6:3', 'd6:3', '2d6:8']).expectState('B', 'knockedOut').done();
    kicks('long', ['d6:1', 'd6:1', '2d6:10'])
      .expectState('B', 'casualties')
      .expectNotLogged('teammateScattered', 'armourRolled')
      .done();
    kicks('long', ['d6:3', 'd6:3', '2d6:4', 'd8:7'], { ball: 'B' })
      .expectBall([11, 6])
      .expectTurnover('throwTeammate')
      .done();
  });
  test('B16-XSKILL-60: off the pitch at any point it is KO’d, and its ball is thrown in from the last square', () => {
    kicks('short', ['d6:4'], { at: [22, 5], who })
      .expectState('B', 'knockedOut')
      .expectTurnover('none')
      .done();
    kicks('short', ['d6:2', 'd8:2'], { at: [10, 1] })
      .expectState('B', 'knockedOut')
      .expectTurnover('none')
      .done();
    // From [26, 5] straight in, six squares.
    const s = kicks('short', ['d6:4', 'd6:3', '2d6:6', 'd8:7'], { at: [22, 5], ball: 'B' });
    expect(s.wayOfBall()).toEqual(['20,5', '20,6']);
    s.expectState('B', 'knockedOut').expectTurnover('throwTeammate').done();
  });
  test('B16-XSKILL-60: it costs the square of the block, and the kicker may move on but block no more', () => {
    const s = kicks('short', ['d6:3', ...SCATTERED, 'd6:4'], { who: { ...who, A: { movement: 2, skills: who.A } } });
    s.expectAsked('activity', 'home').walks('A', 'e');
    expect(rollsOf(s, 'goForIt')).toBe(0);
    s.dice('d6:2').walks('A', 'e');
    expect(rollsOf(s, 'goForIt')).toBe(1);
    s.done();
    blood('1 A B . . D', { who: { ...who, D: ['rightStuff'] } })
      .dice('d6:3', ...SCATTERED, 'd6:4')
      .answers({ blitz: 'A' }, { kickTeammate: 'B' }, 'short')
      .expectIllegal({ target: '1' })
      .done();
    // With no movement left it needs a roll.
    blood('A B . . C', { who: { ...who, A: { movement: 1, skills: who.A } } })
      .answers({ blitz: 'A' })
      .walks('A', 's')
      .dice('d6:1', '2d6:4')
      .answers({ kickTeammate: 'B' })
      .expectState('A', 'prone')
      .expectSquare('B', [11, 5])
      .expectTurnover('knockedDown')
      .done();
  });
  test('B16-XSKILL-60: neither Foul Appearance nor Always Hungry is rolled for', () => {
    const skills = { A: ['kickTeammate', 'alwaysHungry'], B: ['rightStuff', 'foulAppearance'] } as const;
    kicks('short', ['d6:3', ...SCATTERED, 'd6:4'], { who: skills })
      .expectSquare('B', [14, 4])
      .done();
  });
  test('B16-XSKILL-60: a turnover only for a carrier that does not land, or a team-mate that is landed on', () => {
    kicks('short', ['d6:3', ...SCATTERED, 'd6:3', '2d6:5'])
      .expectState('B', 'prone')
      .expectTurnover('none')
      .done();
    kicks('short', ['d6:3', ...SCATTERED, 'd6:3', '2d6:5', 'd8:2'], { ball: 'B' })
      .expectBall([14, 3])
      .expectTurnover('throwTeammate')
      .done();
    const onto = (sign: string): BloodScenario =>
      blood(`. . . . ${sign} . .\nA B . . . . .\n. . . . . . C`, { who })
        .answers({ blitz: 'A' }, { kickTeammate: 'B' })
        .dice('d6:3', ...SCATTERED, '2d6:5', 'd8:5', '2d6:5')
        .answers('short')
        .expectSquare('B', [15, 5])
        .expectState('B', 'prone');
    onto('1').expectState('1', 'prone').expectTurnover('none').done();
    onto('D').expectState('D', 'prone').expectTurnover('knockedDown').done();
  });
});

describe('Timmm-ber!', () => {
  const tree = (movement = 2): People => ({ A: { movement, skills: ['timmmBer'] } });
  const stands = (drawing: string, die: number, who: People = tree()): BloodScenario =>
    blood(drawing, { who }).dice(`d6:${die}`).answers({ move: 'A' });
  test('B16-XSKILL-59: +1 to stand up for each free standing team-mate next to it', () => {
    stands('. . .\n. a .\n. . .', 3).expectNeeded('standUp', 4).expectState('A', 'prone').done();
    stands('B . .\n. a .\n. . .', 3).expectNeeded('standUp', 3).expectState('A', 'standing').done();
    stands('B . .\n. a C\n. . .', 2).expectNeeded('standUp', 2).expectState('A', 'standing').done();
    // Nothing without the skill.
    stands('B . .\n. a C\n. . .', 3, { A: { movement: 2 } })
      .expectNeeded('standUp', 4)
      .expectState('A', 'prone')
      .done();
  });
  test('B16-XSKILL-59: a natural 1 fails however many help', () => {
    stands('B C D\nE a F\n. . .', 1).expectState('A', 'prone').expectTurnover('none').done();
  });
  test('B16-XSKILL-59: nobody in a tackle zone, down or further away helps; having acted is no bar', () => {
    stands('1 . . . .\nB . a c .\n. . . . D', 3).expectNeeded('standUp', 4).done();
    stands('1 B .\n. a .\n. . .', 3).expectNeeded('standUp', 4).done();
    blood('. B .\n. a .', { who: { ...tree(), B: { acted: true } } })
      .dice('d6:3')
      .answers({ move: 'A' })
      .expectState('A', 'standing')
      .done();
  });
  test('B16-XSKILL-59: with Movement 3 or more nothing is rolled', () => {
    blood('B a .', { who: tree(3) })
      .answers({ move: 'A' })
      .expectState('A', 'standing')
      .done();
  });
});

describe('Wrestle', () => {
  const bothDown = (who: People, settings: Settings = {}): BloodScenario =>
    blood('A 1 . . . B', { who, ...settings })
      .dice('block:bothDown')
      .blocks('A', '1');
  test('B16-XSKILL-58: on Both Down the attacker may have both Placed Prone, without Armour rolls', () => {
    bothDown({ A: ['wrestle'] })
      .expectAsked('useSkill', 'home', 'yes', 'no')
      .answers('yes')
      .expectState('A', 'prone')
      .expectState('1', 'prone')
      .expectNotLogged('armourRolled', 'knockedDown')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .done();
    bothDown({ A: ['wrestle'] })
      .dice('2d6:4', '2d6:4')
      .answers('no')
      .expectTurnover('knockedDown')
      .done();
  });
  test('B16-XSKILL-58: and so may the defender', () => {
    bothDown({ 1: ['wrestle'] })
      .expectAsked('useSkill', 'away', 'yes', 'no')
      .answers('yes')
      .expectState('A', 'prone')
      .expectState('1', 'prone')
      .expectNotLogged('armourRolled')
      .expectTurnover('none')
      .done();
  });
  test('B16-XSKILL-58: the moving team first, and before Block, which does not help against it', () => {
    const s = bothDown({ A: ['wrestle', 'block'], 1: ['wrestle', 'block'] });
    s.expectAsked('useSkill', 'home').answers('no').expectAsked('useSkill', 'away').answers('yes');
    expect([skillsUsed(s, 'wrestle'), skillsUsed(s, 'block')]).toEqual([['1'], []]);
    s.expectState('A', 'prone').expectState('1', 'prone').done();
    // Both would rather stand.
    const t = bothDown({ A: ['wrestle', 'block'], 1: ['wrestle', 'block'] }).answers('no', 'no', 'yes', 'yes');
    expect([skillsUsed(t, 'wrestle'), skillsUsed(t, 'block')]).toEqual([[], ['A', '1']]);
    t.expectState('A', 'standing').expectState('1', 'standing').done();
  });
  test('B16-XSKILL-58: a turnover only if the attacker held the ball; carriers of either side drop it', () => {
    bothDown({ A: ['wrestle'] }, { ball: 'A' })
      .dice('d8:7')
      .answers('yes')
      .expectBall([10, 6])
      .expectTurnover('carrierDown')
      .done();
    bothDown({ A: ['wrestle'] }, { ball: '1' })
      .dice('d8:7')
      .answers('yes')
      .expectBall([11, 6])
      .expectTurnover('none')
      .done();
  });
  test('B16-XSKILL-58, B16-XSKILL-20: Juggernaut takes it from the defender in a Blitz, and only there', () => {
    const who = { A: ['juggernaut'], 1: ['wrestle'] } as const;
    blood('A 1 . . . B', { who })
      .dice('block:bothDown')
      .blitzes('A', '', '1')
      .expectAsked('useSkill', 'home')
      .dice('2d6:4', '2d6:4')
      .answers('no')
      .expectTurnover('knockedDown')
      .done();
    bothDown(who).expectAsked('useSkill', 'away', 'yes', 'no').done();
  });
  test('B16-XSKILL-58: no other result lets anybody wrestle', () => {
    blood('A 1 . . . B', { who: { A: ['wrestle'], 1: ['wrestle'] } })
      .dice('block:attackerDown', '2d6:4')
      .blocks('A', '1')
      .expectState('1', 'standing')
      .done();
  });
});

describe('Strip Ball', () => {
  const pushes = (who: People, face = 'pushed'): BloodScenario =>
    blood('A 1 . . . . B', { who, ball: '1' }).dice(`block:${face}`).blocks('A', '1');
  test('B16-XSKILL-56: a carrier pushed back drops the ball where it is pushed to; it bounces after the follow-up', () => {
    pushes({ A: ['stripBall'] })
      .answers({ to: [12, 5] })
      .expectAsked('followUp', 'home')
      .dice('d8:8')
      .answers('yes')
      .expectPitch('. A 1 . . . B\n. . . * . . .')
      .expectState('1', 'standing')
      .expectLog('followedUp', 'ballBounced')
      .expectTurnover('none')
      .done();
    pushes({})
      .answers({ to: [12, 5] }, 'yes')
      .expectBall('1')
      .done();
  });
  test('B16-XSKILL-56: so does one that dodges a Stumble', () => {
    pushes({ A: ['stripBall'], 1: ['dodge'] }, 'defenderStumbles')
      .answers('yes', { to: [12, 5] })
      .dice('d8:5')
      .answers('no')
      .expectState('1', 'standing')
      .expectBall([13, 5])
      .done();
  });
  test('B16-XSKILL-56, B16-XSKILL-49: not against Sure Hands or Monstrous Mouth', () => {
    for (const skill of ['sureHands', 'monstrousMouth'] as const)
      pushes({ A: ['stripBall'], 1: [skill] })
        .answers({ to: [12, 5] }, 'no')
        .expectBall('1')
        .done();
  });
  test('B16-XSKILL-56: no drop without a push, and none by whoever pushes from further back', () => {
    pushes({ A: ['stripBall'], 1: ['standFirm'] })
      .answers('yes')
      .expectBall('1')
      .done();
    // 1 is blocked; 2 behind it carries the ball and is only pushed on.
    blood('. . 3 .\nA 1 2 .\n. . 4 .', { who: { A: ['stripBall'] }, ball: '2' })
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [12, 6] }, { to: [13, 6] }, 'no')
      .expectSquare('2', [13, 6])
      .expectBall('2')
      .done();
  });
  test('B16-XSKILL-56: pushed into its scoring End Zone it drops the ball before it could score', () => {
    const atTheLine = (skills: readonly SkillName[]): BloodScenario =>
      blood('. 1 A . . B', { at: [1, 5], who: { A: skills }, ball: '1' })
        .dice('block:pushed')
        .blocks('A', '1')
        .answers({ to: [1, 5] });
    atTheLine(['stripBall']).dice('d8:2').answers('no').expectBall([1, 4]).expectScore(0, 0).done();
    atTheLine([]).answers('no').expectScore(0, 1).done();
  });
  test('B16-XSKILL-56: pushed off the pitch with it, the crowd throws it in as usual', () => {
    const s = blood('. 1 . . . .\n. A . . . B', { at: [10, 1], who: { A: ['stripBall'] }, ball: '1' })
      .dice('block:pushed')
      .blocks('A', '1');
    // Injury by the crowd, then straight in from [11, 1], five squares, and a bounce.
    s.dice('2d6:4', 'd6:3', '2d6:5', 'd8:5').answers('no').expectState('1', 'reserves');
    expect(skillsUsed(s, 'stripBall')).toEqual([]);
    expect(s.wayOfBall()).toEqual(['11,6', '12,6']);
    s.done();
  });
});

describe('Stakes', () => {
  const stabs = (away: string, skills: readonly SkillName[], ...dice: string[]): BloodScenario =>
    blood('A 1 . . B', { away, who: { A: skills } })
      .dice(...dice)
      .answers({ block: 'A' }, { stab: '1' });
  test('B16-XSKILL-55: +1 on the Armour roll of a stab at Khemri, Necromantic, Undead and Vampire players', () => {
    for (const away of ['khemri', 'necromantic', 'undead', 'vampire']) {
      stabs(away, ['stab', 'stakes'], '2d6:8', '2d6:7')
        .expectEvent({ type: 'armourRolled', total: 9, broken: true })
        .expectState('1', 'stunned')
        .done();
      stabs(away, ['stab', 'stakes'], '2d6:7').expectState('1', 'standing').done();
      stabs(away, ['stab'], '2d6:8').expectState('1', 'standing').done();
    }
  });
  test('B16-XSKILL-55: nothing against other teams, nor on a block', () => {
    for (const away of ['human', 'orc'])
      stabs(away, ['stab', 'stakes'], '2d6:8').expectState('1', 'standing').expectNotLogged('injuryRolled').done();
    blood('A 1 . . B', { away: 'undead', who: { A: ['stakes'] } })
      .dice('block:defenderDown')
      .blocks('A', '1')
      .dice('2d6:8')
      .answers({ to: [12, 5] }, 'no')
      .expectState('1', 'prone')
      .done();
  });
});

describe('Piling On', () => {
  /** A knocks 1 down and follows up, or not. */
  const knocks = (dice: readonly string[], settings: Settings = {}, follow = 'yes'): BloodScenario =>
    blood('A 1 . . . B', { who: { A: ['pilingOn'] }, ...settings })
      .dice('block:defenderDown')
      .blocks('A', '1')
      .answers({ to: [12, 5] })
      .dice(...dice)
      .answers(follow);
  test('B16-XSKILL-52: after an Armour roll that does not break it may lie down to have it rolled again', () => {
    knocks(['2d6:8'])
      .expectAsked('pilingOn', 'home', 'yes', 'no')
      .dice('2d6:9', '2d6:8')
      .answers('yes')
      .expectState('1', 'knockedOut')
      .expectState('A', 'prone')
      .expectSquare('A', [11, 5])
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .done();
    knocks(['2d6:8']).answers('no').expectState('A', 'standing').expectState('1', 'prone').done();
    knocks(['2d6:8'], { who: {} }).expectAsked('action', 'home').expectState('1', 'prone').done();
  });
  test('B16-XSKILL-52: or after the Injury roll; the second result stands', () => {
    knocks(['2d6:9', '2d6:5'])
      .expectAsked('pilingOn', 'home', 'yes', 'no')
      .dice('2d6:10')
      .answers('yes')
      .expectState('1', 'casualties')
      .expectState('A', 'prone')
      .done();
    knocks(['2d6:9', '2d6:8']).dice('2d6:2').answers('yes').expectState('1', 'stunned').done();
    knocks(['2d6:9', '2d6:8']).answers('no').expectState('1', 'knockedOut').expectState('A', 'standing').done();
  });
  test('B16-XSKILL-52: once a block, without an Armour roll for itself, and no team re-roll is spent', () => {
    const s = blood('A 1 . . . B', { who: { A: ['pilingOn'] }, rerolls: { home: 2 } })
      .dice('block:defenderDown')
      .blocks('A', '1')
      .answers({ face: 'defenderDown' }, { to: [12, 5] })
      .dice('2d6:4')
      .answers('yes')
      .dice('2d6:9', '2d6:4')
      .answers('yes')
      .expectAsked('action', 'home')
      .expectState('1', 'stunned')
      .expectRerolls(2, 0);
    expect(
      (s.game.events ?? []).flatMap(e => (e.type === 'armourRolled' ? [s.game.playerName(e.player)] : [])),
    ).toEqual(['1', '1']);
    s.done();
    knocks(['2d6:4']).dice('2d6:5').answers('yes').expectAsked('action', 'home').expectState('1', 'prone').done();
  });
  test('B16-XSKILL-52: it must stand next to its victim', () => {
    knocks(['2d6:8'], {}, 'no').expectAsked('action', 'home').expectState('1', 'prone').done();
  });
  test('B16-XSKILL-52: a turnover only with the ball', () => {
    knocks(['2d6:8'], { ball: 'A' })
      .dice('2d6:4', 'd8:7')
      .answers('yes')
      .expectBall([11, 6])
      .expectTurnover('carrierDown')
      .done();
  });
  test('B16-XSKILL-52: not on a stab, not in the crowd, and not when the other side’s block went wrong', () => {
    blood('A 1 . . B', { who: { A: ['stab', 'pilingOn'] } })
      .dice('2d6:8')
      .answers({ block: 'A' }, { stab: '1' })
      .expectAsked('action', 'home')
      .done();
    blood('. 1 . . . .\n. A . . . B', { at: [10, 1], who: { A: ['pilingOn'] } })
      .dice('block:defenderDown')
      .blocks('A', '1')
      .dice('2d6:4')
      .answers('yes')
      .expectState('1', 'reserves')
      .expectAsked('action', 'home')
      .done();
    blood('A 1 . . . B', { who: { 1: ['block', 'pilingOn'] } })
      .dice('block:bothDown')
      .blocks('A', '1')
      .dice('2d6:4')
      .answers('yes')
      .expectState('A', 'prone')
      .expectNotLogged('placedProne')
      .expectTurnover('knockedDown')
      .expectAsked('action', 'away')
      .done();
  });
});

describe('Pass Block', () => {
  const SCENE = `
    A . . . B
    . . . . .
    . . . . .
    . . 1 . .`;
  const passed = (drawing: string, settings: Settings = {}, to: At = [14, 5]): BloodScenario =>
    blood(drawing, { who: { 1: ['passBlock'], 2: ['passBlock'] }, ball: 'A', ...settings }).passes('A', '', to);
  test('B16-XSKILL-51: it may run up to three squares into the way of a pass, and then intercept', () => {
    passed(SCENE)
      .expectAsked('passBlock', 'away', 'no', { player: '1' })
      .answers({ player: '1' })
      .expectAsked(
        'passBlockStep',
        'away',
        { to: [11, 7] },
        { to: [12, 7] },
        { to: [13, 7] },
        { to: [11, 8] },
        { to: [13, 8] },
      )
      .answers({ to: [13, 8] })
      .expectAsked('passBlockStep', 'away', { to: [12, 7] }, { to: [13, 7] }, { to: [14, 7] })
      .answers({ to: [12, 7] })
      .expectAsked('passBlockStep', 'away', { to: [11, 6] }, { to: [12, 6] }, { to: [13, 6] })
      .answers({ to: [12, 6] })
      .expectAsked('intercept', 'away', 'no', { player: '1' })
      .dice('d6:6')
      .answers({ player: '1' })
      .expectBall('1')
      .expectTurnover('intercepted')
      .done();
  });
  test('B16-XSKILL-51: it may stay away, and without the skill nobody is asked', () => {
    passed(SCENE).dice('d6:6', 'd6:6').answers('no').expectSquare('1', [12, 8]).expectBall('B').done();
    blood(SCENE, { ball: 'A' }).dice('d6:6', 'd6:6').passes('A', '', [14, 5]).expectBall('B').done();
  });
  test('B16-XSKILL-51: not when no such square can be reached, nor by one that is down', () => {
    blood('A . . . B\n. . . . .\n. . . . .\n. . . . .\n. . . . .\n. . 1 . .', { who: { 1: ['passBlock'] }, ball: 'A' })
      .dice('d6:6', 'd6:6')
      .passes('A', '', [14, 5])
      .expectBall('B')
      .done();
    blood(SCENE, { who: { 1: { skills: ['passBlock'], state: 'prone' } }, ball: 'A' })
      .dice('d6:6', 'd6:6')
      .passes('A', '', [14, 5])
      .expectBall('B')
      .done();
  });
  test('B16-XSKILL-51: it may stop only where it could intercept or has thrower or catcher in its tackle zone', () => {
    const s = passed(`
      A . . . B
      . . . . 1
      . . . . .`);
    s.answers({ player: '1' }).expectLegal('stop'); // next to the catcher already
    s.dice('d6:5', 'd6:5').answers('stop').expectSquare('1', [14, 6]).expectNeeded('catch', 4).done();
    const t = passed(`
      A . . . B
      . . . . .
      1 . . . .`);
    t.answers({ player: '1' })
      .expectIllegal('stop')
      .answers({ to: [10, 6] })
      .expectLegal('stop');
    t.dice('d6:6', 'd6:6').answers('stop').expectModifiers('pass', { tackleZones: -1 }).done();
  });
  test('B16-XSKILL-51: or on the empty square the ball is thrown at', () => {
    const s = passed('A . . . . . B\n. . . . . . .\n. . . . . . .\n. . . . 1 . .', {}, [14, 5]);
    s.answers({ player: '1' }, { to: [14, 7] }, { to: [14, 6] })
      .expectIllegal('stop')
      .dice('d6:6', 'd6:6')
      .answers({ to: [14, 5] })
      .expectSquare('1', [14, 5])
      .expectBall('1')
      .expectTurnover('passNotCaught')
      .done();
  });
  test('B16-XSKILL-51: it dodges as usual; a fall is no turnover, no team re-roll is offered, and the pass goes on', () => {
    const s = passed(`${SCENE}\n. C . . .`, { rerolls: { away: 3 } });
    s.answers({ player: '1' })
      .dice('d6:1', '2d6:4', 'd6:6', 'd6:6')
      .answers({ to: [12, 7] })
      .expectSquare('1', [12, 7])
      .expectState('1', 'prone')
      .expectBall('B')
      .expectTurnover('none')
      .expectRerolls(0, 3)
      .done();
  });
  test('B16-XSKILL-51, B16-XSKILL-36: it stops when somebody holds it; the pass goes on', () => {
    passed(`${SCENE}\n. C . . .`, { who: { 1: ['passBlock'], C: ['tentacles'] } })
      .answers({ player: '1' }, { to: [12, 7] })
      .expectAsked('tentacles', 'home', 'no', { player: 'C' })
      .dice('2d6:5', 'd6:6', 'd6:6')
      .answers({ player: 'C' })
      .expectSquare('1', [12, 8])
      .expectBall('B')
      .done();
  });
  test('B16-XSKILL-51, B16-XSKILL-21: it may leap there', () => {
    const s = passed(SCENE, { who: { 1: ['passBlock', 'leap'] } }).answers({ player: '1' });
    expect(legalOf(s, 'leap')).toContain('12,6');
    s.dice('d6:4')
      .answers({ leap: [12, 6] })
      .expectSquare('1', [12, 6])
      .expectLegal('stop', { to: [11, 5] })
      .expectIllegal({ leap: [12, 4] })
      .done();
  });
  test('B16-XSKILL-51: the move is free: it may act in its own turn as if it had not run', () => {
    const s = passed(SCENE).answers({ player: '1' }, { to: [12, 7] }, { to: [12, 6] }, 'stop');
    s.dice('d6:6', 'd6:6').answers('no', 'endTurn').expectAsked('action', 'away').expectLegal({ move: '1' });
    s.moves('1', 's s s s s s').expectSquare('1', [12, 12]).done();
  });
  test('B16-XSKILL-51: each owner once a pass, in the order its coach picks', () => {
    const s = passed(`
      A . . . B
      . . . . .
      . . . . .
      . 2 . 1 .`);
    s.expectAsked('passBlock', 'away', 'no', { player: '1' }, { player: '2' })
      .answers({ player: '1' }, { to: [12, 7] }, { to: [12, 6] }, 'stop')
      .expectAsked('passBlock', 'away', 'no', { player: '2' })
      .answers({ player: '2' }, { to: [11, 7] }, { to: [11, 6] }, 'stop')
      .expectAsked('intercept', 'away', 'no', { player: '1' }, { player: '2' })
      .done();
  });
  test('B16-XSKILL-51: once a pass means at every pass: after one it may run again for a bomb of the same turn', () => {
    const s = blood(
      `
      A . . . B
      . . . . .
      . . . . .
      . . 1 . C`,
      { who: { 1: ['passBlock'], C: ['bombardier'] }, ball: 'A' },
    ).passes('A', '', [14, 5]);
    s.answers({ player: '1' }, { to: [12, 7] }, { to: [12, 6] }, 'stop')
      .dice('d6:6', 'd6:6')
      .answers('no')
      .expectBall('B');
    s.answers({ bomb: 'C' }, { to: [10, 8] })
      .expectAsked('passBlock', 'away', 'no', { player: '1' })
      .done();
  });
  test('B16-XSKILL-51, B16-TD-06: a carrier that runs into its End Zone to meet a bomb scores at once, and the bomb comes down no more', () => {
    blood('. . . A\n1 . . .\n. . . B', { at: [2, 5], who: { A: ['bombardier'], 1: ['passBlock'] }, ball: '1' })
      .answers({ bomb: 'A' }, { to: [1, 5] }, { player: '1' })
      .answers({ to: [1, 5] })
      .expectLog('moved', 'turnover', 'touchdown')
      .expectNotLogged('bombExploded')
      .expectTurnover('touchdown')
      .expectScore(0, 1)
      .expectAsked('setUp', 'away')
      .done();
  });
  test('B16-XSKILL-51: against bombs too, but not against hand-offs and thrown team-mates', () => {
    blood(SCENE, { who: { A: ['bombardier'], 1: ['passBlock'] } })
      .answers({ bomb: 'A' }, { to: [14, 5] })
      .expectAsked('passBlock', 'away', 'no', { player: '1' })
      .done();
    blood('A B . . .\n. . . . .\n1 . . . C', { who: { 1: ['passBlock'] }, ball: 'A' })
      .dice('d6:6')
      .handsOff('A', '', 'B')
      .expectBall('B')
      .done();
    blood('A B . . .\n. . . . .\n1 . . . C', {
      who: { A: ['throwTeammate'], B: ['rightStuff'], 1: ['passBlock'] },
    })
      .dice('d6:6', 'd8:2', 'd8:7', 'd8:2', 'd6:6')
      .answers({ pass: 'A' }, { throwTeammate: 'B' }, { to: [13, 5] })
      .expectSquare('B', [13, 4])
      .done();
  });
  test('B16-XSKILL-51, B16-XSKILL-45: against a Hail Mary Pass only to reach the thrower', () => {
    const far = (drawing: string): BloodScenario =>
      blood(drawing, { who: { A: ['hailMaryPass'], 1: ['passBlock'] }, ball: 'A' }).answers({ pass: 'A' }, 'hailMary', {
        to: [14, 5],
      });
    far('A . . . B\n. . . . .\n1 . . . .')
      .answers({ player: '1' }, { to: [10, 6] })
      .expectLegal('stop')
      .done();
    // Between the two and next to the catcher, but too far from the thrower.
    blood('A . . . . 1 . B', { who: { A: ['hailMaryPass'], 1: ['passBlock'] }, ball: 'A' })
      .answers({ pass: 'A' }, 'hailMary')
      .dice('d6:2', 'd8:2', 'd8:2', 'd8:2', 'd8:5')
      .answers({ to: [17, 5] })
      .expectSquare('1', [15, 5])
      .expectBall([18, 2])
      .done();
  });
  test('B16-XSKILL-51, B16-XSKILL-14: in the own turn against a Dump-Off a fall is a turnover and ends the running', () => {
    const s = blood(
      `
      . . . . . .
      . A 1 . . 2
      . . . . . .
      . 3 C . . .
      . . . D . .`,
      { who: { 1: ['dumpOff'], C: ['passBlock'], D: ['passBlock'] }, ball: '1' },
    ).blocks('A', '1');
    s.answers('yes', { to: [15, 6] })
      .expectAsked('passBlock', 'home', 'no', { player: 'C' }, { player: 'D' })
      .dice('d6:1', '2d6:4')
      .answers({ player: 'C' })
      .dice('d6:6', 'd6:6')
      .answers({ to: [13, 7] })
      .expectState('C', 'prone')
      .expectBall('2')
      .expectTurnover('knockedDown')
      .expectSquare('D', [13, 9])
      .expectAsked('action', 'away')
      .done();
  });
});

describe('Multiple Block', () => {
  const SCENE = `
    . 1 . .
    . A . .
    . 2 . B`;
  const strong = (strength: number, ...more: SkillName[]): People => ({
    A: { strength, skills: ['multipleBlock', ...more] },
  });
  test('B16-XSKILL-50: in a Block Action, next to two standing opponents, both named first', () => {
    const s = blood(SCENE, { who: strong(5) }).answers({ block: 'A' });
    s.expectAsked(
      'blockTarget',
      'home',
      { target: '1' },
      { target: '2' },
      { multipleBlock: '1' },
      { multipleBlock: '2' },
      'stop',
    );
    s.answers({ multipleBlock: '2' }).expectAsked('secondTarget', 'home', { target: '1' }).done();
    for (const drawing of ['. 1 . .\n. A . .\n. . . B', '. 1 . .\n. A . .\n. 2 . B']) {
      const t = blood(drawing, { who: { ...strong(5), ...(drawing.includes('2') ? { 2: { state: 'prone' } } : {}) } });
      expect(legalOf(t.answers({ block: 'A' }), 'multipleBlock')).toEqual([]);
      t.done();
    }
    blood(SCENE, { who: strong(5) })
      .answers({ blitz: 'A' })
      .expectIllegal({ multipleBlock: '1' })
      .done();
    expect(legalOf(blood(SCENE).answers({ block: 'A' }), 'multipleBlock')).toEqual([]);
  });
  test('B16-XSKILL-50: one after the other, each two stronger, and nothing is followed up', () => {
    // 6 against 3 + 2 and an assist, then, with the first one gone, against 3 + 2.
    const s = blood(SCENE, { who: strong(6) })
      .answers({ block: 'A' }, { multipleBlock: '1' })
      .dice('block:pushed')
      .answers({ target: '2' })
      .expectDice(1)
      .expectAsked('push', 'home')
      .dice('block:defenderDown', 'block:defenderDown')
      .answers({ to: [11, 4] })
      .expectDice(2)
      .dice('2d6:4')
      .answers({ face: 'defenderDown' }, { to: [11, 8] })
      .expectAsked('action', 'home');
    s.expectSquare('A', [11, 6]).expectSquare('1', [11, 4]).expectSquare('2', [11, 8]).expectState('2', 'prone').done();
    blood(SCENE, { who: strong(4) })
      .answers({ block: 'A' }, { multipleBlock: '1' })
      .dice('block:pushed', 'block:pushed')
      .answers({ target: '2' })
      .expectDice(-2)
      .done();
    // A single block of the same player: 4 against 3 and an assist.
    blood(SCENE, { who: strong(4) })
      .dice('block:pushed')
      .blocks('A', '1')
      .expectDice(1)
      .done();
  });
  test('B16-XSKILL-50: the second only if it still stands', () => {
    blood(SCENE, { who: { ...strong(6), 2: ['foulAppearance'] } })
      .answers({ block: 'A' }, { multipleBlock: '1' })
      .dice('block:attackerDown', '2d6:4')
      .answers({ target: '2' })
      .expectState('A', 'prone')
      .expectNotLogged('rolled')
      .expectTurnover('knockedDown')
      .done();
    // Wrestled down without a turnover: no second block all the same.
    blood(SCENE, { who: { ...strong(6), 1: ['wrestle'] } })
      .answers({ block: 'A' }, { multipleBlock: '1' })
      .dice('block:bothDown')
      .answers({ target: '2' }, 'yes')
      .expectState('A', 'prone')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .done();
  });
  test('B16-XSKILL-50: never together with Frenzy: one or the other', () => {
    blood(SCENE, { who: strong(6, 'frenzy') })
      .answers({ block: 'A' }, { multipleBlock: '1' })
      .dice('block:pushed')
      .answers({ target: '2' })
      .dice('block:pushed', 'block:pushed')
      .answers({ to: [11, 4] }, { face: 'pushed' }, { to: [11, 8] })
      .expectSquare('A', [11, 6])
      .expectAsked('action', 'home')
      .done();
    blood(SCENE, { who: strong(4, 'frenzy') })
      .dice('block:pushed')
      .blocks('A', '1')
      .dice('block:pushed', 'block:pushed')
      .answers({ to: [11, 4] })
      .expectSquare('A', [11, 5])
      .expectAsked('blockDie', 'home', { face: 'pushed' })
      .done();
  });
  test('B16-XSKILL-50, B16-XSKILL-08: the +2 comes before Dauntless is compared', () => {
    // B and the two victims hold each other off: nobody assists.
    const scene = '. . . .\n. A 1 .\n. 2 B .';
    const dares = (die: number): BloodScenario =>
      blood(scene, { who: strong(3, 'dauntless') })
        .answers({ block: 'A' }, { multipleBlock: '1' }, { target: '2' })
        .expectAsked('useSkill', 'home', 'yes', 'no')
        .dice(`d6:${die}`, ...(die < 3 ? ['block:pushed', 'block:pushed'] : ['block:pushed']))
        .answers('yes');
    dares(3).expectDice(1).done();
    dares(2).expectDice(-2).done();
  });
  test('B16-XSKILL-50, B16-XSKILL-44: assists are counted for each block as the players then stand', () => {
    // B helps against 1; against 2 it is in 1's tackle zone until 1 is gone.
    const scene = `
      . . . .
      . A 1 .
      . 2 B .`;
    const first = blood(scene, { who: strong(5) })
      .answers({ block: 'A' }, { multipleBlock: '1' })
      .dice('block:pushed')
      .answers({ target: '2' })
      .expectDice(1);
    first
      .dice('block:pushed', 'block:pushed')
      .answers({ to: [13, 5] })
      .expectDice(2)
      .done();
  });
});

describe('Monstrous Mouth', () => {
  test('B16-XSKILL-49: re-rolls a failed catch and a dropped hand-off', () => {
    blood('A B . . C', { who: { B: ['monstrousMouth'] }, ball: 'A' })
      .dice('d6:1')
      .handsOff('A', '', 'B')
      .expectAsked('reroll', 'home', 'keep', { reroll: 'monstrousMouth' })
      .dice('d6:3')
      .answers({ reroll: 'monstrousMouth' })
      .expectBall('B')
      .done();
    blood('A . . B . C', { who: { B: ['monstrousMouth'] }, ball: 'A' })
      .dice('d6:6', 'd6:1')
      .passes('A', '', [13, 5])
      .dice('d6:3')
      .answers({ reroll: 'monstrousMouth' })
      .expectBall('B')
      .done();
    blood('A B . . C', { ball: 'A' }).dice('d6:1', 'd8:7').handsOff('A', '', 'B').expectBall([11, 6]).done();
  });
  test('B16-XSKILL-49: and a failed interception, but not other rolls', () => {
    blood('A . 1 . B', { who: { 1: ['monstrousMouth'] }, ball: 'A' })
      .passes('A', '', [14, 5])
      .dice('d6:5')
      .answers({ player: '1' })
      .expectAsked('reroll', 'away', 'keep', { reroll: 'monstrousMouth' })
      .dice('d6:6')
      .answers({ reroll: 'monstrousMouth' })
      .expectBall('1')
      .done();
    blood('A * . . B', { who: { A: ['monstrousMouth'] } })
      .dice('d6:1', 'd8:7')
      .answers({ move: 'A' })
      .walks('A', 'e')
      .expectTurnover('pickUpFailed')
      .done();
  });
});

describe('Hail Mary Pass', () => {
  const aims = (drawing: string, settings: Settings = {}): BloodScenario =>
    blood(drawing, { at: [2, 5], who: { A: ['hailMaryPass'] }, ball: 'A', ...settings }).answers({ pass: 'A' });
  test('B16-XSKILL-45: at any square of the pitch, without range', () => {
    const s = aims('A . . . B').expectLegal('hailMary', 'throw').answers('hailMary');
    expect(legalOf(s, 'to')).toHaveLength(26 * 15 - 1);
    s.expectLegal({ to: [26, 15] }, { to: [1, 1] })
      .expectIllegal({ to: [2, 5] })
      .done();
    blood('A . . . B', { ball: 'A' }).answers({ pass: 'A' }).expectIllegal('hailMary').done();
  });
  test('B16-XSKILL-45: 2–6 without modifiers: it goes to the target and always scatters three times', () => {
    for (const die of [2, 6]) {
      const s = aims('1 . . . .\nA . . . B', { weather: 'verySunny' })
        .answers('hailMary')
        .dice(`d6:${die}`, 'd8:5', 'd8:5', 'd8:2', 'd8:7')
        .answers({ to: [20, 9] })
        .expectModifiers('hailMary', {})
        .expectTurnover('passNotCaught');
      expect(s.wayOfBall()).toEqual(['21,9', '22,9', '22,8', '22,9']);
      s.done();
    }
  });
  test('B16-XSKILL-45: a 1 is a fumble, with the FUMBLE module off too', () => {
    for (const fumbles of [true, false])
      aims('A . . . B', { options: { fumbles } })
        .answers('hailMary')
        .dice('d6:1', 'd8:5')
        .answers({ to: [20, 9] })
        .expectBall([3, 5])
        .expectTurnover('fumble')
        .done();
  });
  test('B16-XSKILL-45: nobody intercepts it', () => {
    aims('A 1 2 . B')
      .answers('hailMary')
      .dice('d6:5', 'd8:2', 'd8:7', 'd8:2', 'd8:7', 'd6:6')
      .answers({ to: [6, 5] })
      .expectBall('B')
      .expectTurnover('none')
      .done();
    aims('A 1 2 . B')
      .answers('throw', { to: [6, 5] })
      .expectAsked('intercept', 'away')
      .done();
  });
  test('B16-XSKILL-45: not in a Blizzard, not for team-mates', () => {
    aims('A . . . B', { weather: 'blizzard' }).expectIllegal('hailMary').expectLegal('throw').done();
    aims('A C . . B', { who: { A: ['hailMaryPass', 'throwTeammate'], C: ['rightStuff'] } })
      .answers({ throwTeammate: 'C' })
      .expectIllegal('hailMary', { to: [20, 9] })
      .done();
  });
  test('B16-XSKILL-45: Pass and team re-rolls may re-roll it', () => {
    aims('A . . . B', { who: { A: ['hailMaryPass', 'pass'] }, rerolls: { home: 1 } })
      .answers('hailMary')
      .dice('d6:1')
      .answers({ to: [20, 9] })
      .expectAsked('reroll', 'home', 'keep', { reroll: 'team' }, { reroll: 'pass' })
      .dice('d6:4', 'd8:5', 'd8:5', 'd8:2', 'd8:7')
      .answers({ reroll: 'pass' })
      .expectBall([22, 9])
      .done();
  });
  test('B16-XSKILL-45, B16-XSKILL-04: a bomb may be thrown so', () => {
    blood('A . . . B', { at: [2, 5], who: { A: ['hailMaryPass', 'bombardier'] } })
      .answers({ bomb: 'A' })
      .expectIllegal({ to: [20, 9] })
      .dice('d6:2', 'd8:5', 'd8:5', 'd8:2')
      .answers('hailMary', { to: [20, 9] })
      .expectLog('bombScattered', 'bombScattered', 'bombScattered', 'bombExploded')
      .done();
  });
});

describe('Guard', () => {
  const ATTACK = `
    . . . . C
    A 1 . . .
    . B 2 . .`;
  const DEFENCE = `
    . . . . C
    3 A 1 . .
    D . . . .`;
  const dice = (drawing: string, who: People, count: number): void =>
    blood(drawing, { who })
      .dice(...new Array<string>(Math.abs(count)).fill('block:pushed'))
      .blocks('A', '1')
      .expectDice(count)
      .done();
  test('B16-XSKILL-44: it assists the block of its side inside tackle zones of other opponents', () => {
    dice(ATTACK, {}, 1);
    dice(ATTACK, { B: ['guard'] }, 2);
  });
  test('B16-XSKILL-44: and the blocked player of its side', () => {
    dice(DEFENCE, {}, 1);
    dice(DEFENCE, { 3: ['guard'] }, -2);
  });
  test('B16-XSKILL-44: it must stand, have its tackle zone and be next to the opponent', () => {
    dice(ATTACK, { B: { skills: ['guard'], state: 'prone' } }, 1);
    dice(ATTACK, { B: { skills: ['guard'], witless: true } }, 1);
    dice('. . . . C\nA 1 . . .\n. . . B 2', { B: ['guard'] }, 1);
  });
  test('B16-XSKILL-44: not in fouls', () => {
    for (const skills of [[], ['guard']] as const)
      blood(ATTACK, { who: { B: skills, 1: { state: 'prone' } } })
        .dice('d6:4', 'd6:3')
        .fouls('A', '', '1')
        .expectEvent({ type: 'armourRolled', total: 7 })
        .done();
  });
});

describe('Extra Arms', () => {
  const who = { B: ['extraArms'] } as const;
  test('B16-XSKILL-42: +1 to pick up', () => {
    blood('B * . . C', { who }).dice('d6:2').moves('B', 'e').expectNeeded('pickUp', 2).expectBall('B').done();
    blood('B * . . C').dice('d6:3').moves('B', 'e').expectNeeded('pickUp', 3).done();
  });
  test('B16-XSKILL-42: +1 to catch', () => {
    blood('A . . B', { who, ball: 'A' })
      .dice('d6:6', 'd6:2')
      .passes('A', '', [13, 5])
      .expectModifiers('catch', { accurate: 1, extraArms: 1 })
      .expectBall('B')
      .done();
    blood('A B', { who, ball: 'A' }).dice('d6:2').handsOff('A', '', 'B').expectBall('B').done();
  });
  test('B16-XSKILL-42: +1 to intercept, but not to pass', () => {
    blood('A . 1 . B', { who: { 1: ['extraArms'], A: ['extraArms'] }, ball: 'A' })
      .passes('A', '', [14, 5])
      .dice('d6:5')
      .answers({ player: '1' })
      .expectModifiers('intercept', { interception: -2, extraArms: 1 })
      .expectBall('1')
      .done();
    blood('A . . B', { who: { A: ['extraArms'] }, ball: 'A' })
      .dice('d6:3', 'd6:6')
      .passes('A', '', [13, 5])
      .expectModifiers('pass', { quickPass: 1 })
      .done();
  });
});

describe('Big Hand', () => {
  const scene = '. . 1 .\nA * . .\n. . 2 B';
  test('B16-XSKILL-41: its pick-ups mind neither tackle zones nor Pouring Rain', () => {
    blood(scene, { who: { A: ['bigHand'] }, weather: 'pouringRain' })
      .dice('d6:3')
      .moves('A', 'e')
      .expectModifiers('pickUp', { pickingUp: 1 })
      .expectBall('A')
      .done();
    blood(scene, { weather: 'pouringRain' })
      .dice('d6:5', 'd8:4')
      .answers({ move: 'A' })
      .walks('A', 'e')
      .expectModifiers('pickUp', { pickingUp: 1, tackleZones: -2, pouringRain: -1 })
      .expectTurnover('pickUpFailed')
      .done();
  });
  test('B16-XSKILL-41: its catches do', () => {
    blood('. . 1\nB A .', { who: { A: ['bigHand'] }, weather: 'pouringRain', ball: 'B' })
      .dice('d6:6')
      .handsOff('B', '', 'A')
      .expectModifiers('catch', { handOff: 1, tackleZones: -1, pouringRain: -1 })
      .done();
  });
});
