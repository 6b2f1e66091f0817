/** Skills beyond the rulebook, from Accurate back to Side Step: each with what its owner could not do without it. */
import { describe, expect, test } from 'vitest';
import type { SkillName } from '../../src/blood/editions/2016/names.ts';
import { isRooted } from '../../src/blood/status.ts';
import { type BloodScenario, blood, legalOf, type Settings } from '../blood/dsl.ts';

type People = NonNullable<Settings['who']>;
const skillsUsed = (s: BloodScenario, skill: SkillName): string[] =>
  (s.game.events ?? []).flatMap(e =>
    e.type === 'skillUsed' && e.skill === skill ? [s.game.playerName(e.player)] : [],
  );
const RANGES = [
  [3, { quickPass: 1 }],
  [4, {}],
  [7, { longPass: -1 }],
  [11, { longBomb: -2 }],
] as const;
/** A at [10, 5] throws the ball, a bomb or B over so many squares, with a 6. */
const throwsBall = (skills: readonly SkillName[], squares: number): BloodScenario =>
  blood('A', { who: { A: skills }, ball: 'A' })
    .dice('d6:6', 'd8:2')
    .passes('A', '', [10 + squares, 5]);
const throwsBomb = (skills: readonly SkillName[], squares: number): BloodScenario =>
  blood('A', { who: { A: [...skills, 'bombardier'] } })
    .dice('d6:6')
    .answers({ bomb: 'A' }, { to: [10 + squares, 5] });
const throwsB = (skills: readonly SkillName[], squares: number): BloodScenario =>
  blood('B A', { at: [9, 5], who: { A: [...skills, 'throwTeammate'], B: ['rightStuff'] } })
    .dice('d6:6', 'd8:2', 'd8:7', 'd8:2', 'd6:6')
    .answers({ pass: 'A' }, { throwTeammate: 'B' }, { to: [10 + squares, 5] });
const throwsFar = (skills: readonly SkillName[]): BloodScenario =>
  blood('A', { who: { A: [...skills, 'hailMaryPass'] }, ball: 'A' })
    .dice('d6:2', 'd8:2', 'd8:7', 'd8:2', 'd8:7')
    .answers({ pass: 'A' }, 'hailMary', { to: [20, 5] });

describe('Accurate', () => {
  test('B16-XSKILL-40: +1 to pass at every range', () => {
    for (const [squares, modifiers] of RANGES) {
      throwsBall(['accurate'], squares)
        .expectModifiers('pass', { ...modifiers, accurate: 1 })
        .done();
      throwsBall([], squares).expectModifiers('pass', modifiers).done();
    }
  });
  test('B16-XSKILL-40: bombs and thrown team-mates included, but not a Hail Mary Pass', () => {
    throwsBomb(['accurate'], 3).expectModifiers('bomb', { quickPass: 1, accurate: 1 }).done();
    throwsBomb(['accurate'], 7).expectModifiers('bomb', { longPass: -1, accurate: 1 }).done();
    throwsB(['accurate'], 3).expectModifiers('throwTeammate', { quickPass: 1, throwTeammate: -1, accurate: 1 }).done();
    throwsFar(['accurate']).expectModifiers('hailMary', {}).done();
  });
});

describe('Strong Arm', () => {
  test('B16-XSKILL-32: +1 to pass at Short, Long and Long Bomb range, but not at Quick range', () => {
    for (const [squares, modifiers] of RANGES)
      throwsBall(['strongArm'], squares)
        .expectModifiers('pass', squares === 3 ? modifiers : { ...modifiers, strongArm: 1 })
        .done();
  });
  test('B16-XSKILL-32: bombs and thrown team-mates included, but not a Hail Mary Pass', () => {
    throwsBomb(['strongArm'], 3).expectModifiers('bomb', { quickPass: 1 }).done();
    throwsBomb(['strongArm'], 7).expectModifiers('bomb', { longPass: -1, strongArm: 1 }).done();
    throwsB(['strongArm'], 3).expectModifiers('throwTeammate', { quickPass: 1, throwTeammate: -1 }).done();
    throwsB(['strongArm'], 4).expectModifiers('throwTeammate', { throwTeammate: -1, strongArm: 1 }).done();
    throwsFar(['strongArm']).expectModifiers('hailMary', {}).done();
  });
});

describe('Wild Animal', () => {
  const scene = 'A 1 . .\n. . . B';
  const wild = (die: number, settings: Settings = {}): BloodScenario =>
    blood(scene, { who: { A: ['wildAnimal'] }, ...settings }).dice(`d6:${die}`);
  test('B16-XSKILL-39: straight after declaring an Action it needs 4 or more, or the Action is wasted', () => {
    wild(4).answers({ move: 'A' }).expectAsked('activity', 'home').done();
    wild(3)
      .answers({ move: 'A' })
      .expectAsked('action', 'home')
      .expectIllegal({ move: 'A' }, { block: 'A' }, { blitz: 'A' })
      .expectTurnover('none')
      .done();
    blood(scene).answers({ move: 'A' }).expectAsked('activity', 'home').done();
  });
  test('B16-XSKILL-39: +2 for a Block and a Blitz; a natural 1 fails all the same', () => {
    wild(2).answers({ block: 'A' }).expectAsked('blockTarget', 'home').done();
    wild(1).answers({ block: 'A' }).expectAsked('action', 'home').done();
    wild(2).answers({ blitz: 'A' }).expectAsked('activity', 'home').done();
    wild(1).answers({ blitz: 'A' }).expectAsked('action', 'home').done();
    for (const action of ['pass', 'foul'] as const)
      wild(3, action === 'pass' ? { ball: 'A' } : { who: { A: ['wildAnimal'], 1: { state: 'prone' } } })
        .answers({ [action]: 'A' })
        .expectAsked('action', 'home')
        .done();
  });
  test('B16-XSKILL-39: the wasted Action is lost to the team for the turn', () => {
    wild(1)
      .expectLegal({ blitz: 'B' })
      .answers({ blitz: 'A' })
      .expectIllegal({ blitz: 'B' })
      .expectLegal({ move: 'B' })
      .done();
  });
  test('B16-XSKILL-39: it keeps its tackle zone, and a Prone one stays Prone', () => {
    wild(1).answers({ block: 'A' }, 'endTurn').dice('d6:3').moves('1', 'ne').expectNeeded('dodge', 3).done();
    blood('a . . B', { who: { A: ['wildAnimal'] } })
      .dice('d6:3')
      .answers({ move: 'A' })
      .expectState('A', 'prone')
      .done();
    blood('a . . B', { who: { A: ['wildAnimal'] } })
      .dice('d6:4')
      .answers({ move: 'A' })
      .expectState('A', 'standing')
      .done();
  });
  test('B16-XSKILL-39: a team re-roll may be used on it', () => {
    wild(1, { rerolls: { home: 1 } })
      .answers({ block: 'A' })
      .expectAsked('reroll', 'home', 'keep', { reroll: 'team' })
      .dice('d6:2')
      .answers({ reroll: 'team' })
      .expectAsked('blockTarget', 'home')
      .done();
  });
});

describe('Very Long Legs', () => {
  test('B16-XSKILL-38: +1 to leap', () => {
    const leaps = (skills: readonly SkillName[], die: number): BloodScenario =>
      blood('A 1 . B', { who: { A: skills } })
        .dice(`d6:${die}`)
        .answers({ move: 'A' }, { leap: [12, 5] });
    leaps(['leap', 'veryLongLegs'], 3)
      .expectModifiers('leap', { veryLongLegs: 1 })
      .expectSquare('A', [12, 5])
      .expectState('A', 'standing')
      .done();
    leaps(['leap'], 4).expectModifiers('leap', {}).done();
  });
  test('B16-XSKILL-38: +1 to intercept', () => {
    const s = blood('A . 1 . B', { who: { 1: ['veryLongLegs'] }, ball: 'A' }).passes('A', '', [14, 5]);
    s.dice('d6:5')
      .answers({ player: '1' })
      .expectModifiers('intercept', { interception: -2, veryLongLegs: 1 })
      .expectBall('1')
      .done();
  });
  test('B16-XSKILL-38, B16-XSKILL-26: Safe Throw may not be used against it', () => {
    const intercepted = (skills: readonly SkillName[]): BloodScenario =>
      blood('A . 1 . B', { who: { A: ['safeThrow'], 1: skills }, ball: 'A' })
        .passes('A', '', [14, 5])
        .dice('d6:6')
        .answers({ player: '1' });
    intercepted(['veryLongLegs']).expectBall('1').expectTurnover('intercepted').done();
    intercepted([]).expectAsked('useSkill', 'home', 'yes', 'no').done();
  });
  test('B16-XSKILL-38: nothing for a plain dodge', () => {
    blood('1 A . B', { who: { A: ['veryLongLegs'] } })
      .dice('d6:4')
      .moves('A', 's')
      .expectModifiers('dodge', { dodging: 1, tackleZones: -1 })
      .done();
  });
});

describe('Titchy', () => {
  test('B16-XSKILL-37: +1 to its Dodge rolls', () => {
    blood('1 A . . B', { who: { A: ['titchy'] } })
      .dice('d6:2')
      .moves('A', 'e')
      .expectModifiers('dodge', { dodging: 1, titchy: 1 })
      .expectSquare('A', [12, 5])
      .expectState('A', 'standing')
      .done();
    blood('1 A . . B').dice('d6:3').moves('A', 'e').expectModifiers('dodge', { dodging: 1 }).done();
  });
  test('B16-XSKILL-37: its tackle zone on a destination is no −1 for a dodging opponent; that of others is', () => {
    const into = (who: People, modifiers: Readonly<Record<string, number>>): void =>
      blood('1 A . 2 . B', { who }).dice('d6:6').moves('A', 'e').expectModifiers('dodge', modifiers).done();
    into({ 2: ['titchy'] }, { dodging: 1 });
    into({ 1: ['titchy'] }, { dodging: 1, tackleZones: -1 });
    into({}, { dodging: 1, tackleZones: -1 });
  });
  test('B16-XSKILL-37: leaving its tackle zone still needs the roll', () => {
    const s = blood('1 A . . B', { who: { 1: ['titchy'] } })
      .dice('d6:3')
      .moves('A', 'e')
      .expectNeeded('dodge', 3);
    s.done();
  });
});

describe('Tentacles', () => {
  const tries = (settings: Settings = {}): BloodScenario =>
    blood('1 A . . B', { who: { 1: ['tentacles'] }, ...settings })
      .answers({ move: 'A' })
      .walks('A', 'e');
  test('B16-XSKILL-36: 2D6 + Strength − Strength: 5 or less holds it, its Action ends without turnover', () => {
    tries()
      .expectAsked('tentacles', 'away', 'no', { player: '1' })
      .dice('2d6:5')
      .answers({ player: '1' })
      .expectSquare('A', [11, 5])
      .expectState('A', 'standing')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .expectIllegal({ move: 'A' })
      .done();
    tries()
      .dice('2d6:6', 'd6:3')
      .answers({ player: '1' })
      .expectSquare('A', [12, 5])
      .expectAsked('activity', 'home')
      .done();
    tries().dice('d6:3').answers('no').expectSquare('A', [12, 5]).done();
  });
  test('B16-XSKILL-36: the difference in Strength counts', () => {
    for (const [strength, dice, column] of [
      [5, 3, 11],
      [5, 4, 12],
      [2, 6, 11],
      [2, 7, 12],
    ] as const)
      tries({ who: { 1: ['tentacles'], A: { strength } } })
        .dice(`2d6:${dice}`, ...(column === 12 ? ['d6:6'] : []))
        .answers({ player: '1' })
        .expectSquare('A', [column, 5])
        .done();
  });
  test('B16-XSKILL-36: one owner a step', () => {
    blood('1 . .\n2 A .\n. . B', { who: { 1: ['tentacles'], 2: ['tentacles'] } })
      .answers({ move: 'A' })
      .walks('A', 'e')
      .expectAsked('tentacles', 'away', 'no', { player: '1' }, { player: '2' })
      .dice('2d6:6', 'd6:6')
      .answers({ player: '2' })
      .expectSquare('A', [12, 6])
      .done();
  });
  test('B16-XSKILL-36: after the roll for an extra square, whose failure drops the player where it was going', () => {
    const extra = (...dice: string[]): BloodScenario =>
      blood('. . 1\nA . .\n. . .\n. . B', { who: { 1: ['tentacles'], A: { movement: 1 } } })
        .answers({ move: 'A' })
        .walks('A', 'e')
        .dice(...dice)
        .walks('A', 's');
    extra('d6:2')
      .expectAsked('tentacles', 'away')
      .dice('2d6:2')
      .answers({ player: '1' })
      .expectSquare('A', [11, 6])
      .expectTurnover('none')
      .done();
    extra('d6:1', '2d6:4')
      .expectSquare('A', [11, 7])
      .expectState('A', 'prone')
      .expectNotLogged('contestRolled')
      .expectTurnover('knockedDown')
      .done();
  });
  test('B16-XSKILL-36, B16-XSKILL-21: before the Leap roll too', () => {
    const leaps = (...dice: string[]): BloodScenario =>
      blood('1 A 2 . B', { who: { 1: ['tentacles'], A: ['leap'] } })
        .answers({ move: 'A' }, { leap: [13, 5] })
        .expectAsked('tentacles', 'away', 'no', { player: '1' })
        .dice(...dice)
        .answers({ player: '1' });
    leaps('2d6:5').expectSquare('A', [11, 5]).expectAsked('action', 'home').done();
    leaps('2d6:6', 'd6:4').expectSquare('A', [13, 5]).expectState('A', 'standing').done();
  });
  test('B16-XSKILL-36: a held passer may not throw', () => {
    blood('1 A . . B', { who: { 1: ['tentacles'] }, ball: 'A' })
      .answers({ pass: 'A' })
      .walks('A', 'e')
      .dice('2d6:5')
      .answers({ player: '1' })
      .expectAsked('action', 'home')
      .expectBall('A')
      .done();
  });
  test('B16-XSKILL-36: nobody is held who needs no dodge', () => {
    blood('1 A . . B', { who: { 1: { skills: ['tentacles'], state: 'prone' } } })
      .moves('A', 'e')
      .expectSquare('A', [12, 5])
      .done();
    blood('1 A . . B', { who: { 1: { skills: ['tentacles'], witless: true } } })
      .moves('A', 'e')
      .expectSquare('A', [12, 5])
      .done();
  });
});

describe('Take Root', () => {
  const tree = ['takeRoot'] as const;
  const rooted = { skills: tree, rooted: true } as const;
  test('B16-XSKILL-35: on a 1 after declaring an Action it has no movement, Going For It included', () => {
    blood('A . . B', { who: { A: tree } })
      .dice('d6:1')
      .answers({ move: 'A' })
      .expectAsked('activity', 'home', 'stop')
      .expectLog('tookRoot')
      .expectTurnover('none')
      .done();
    blood('A . . B', { who: { A: tree } })
      .dice('d6:2')
      .moves('A', 'e e')
      .expectSquare('A', [12, 5])
      .done();
  });
  test('B16-XSKILL-35: once rooted it rolls no more; a fall frees it', () => {
    blood('A . . B', { who: { A: rooted } })
      .answers({ move: 'A' })
      .expectAsked('activity', 'home', 'stop')
      .done();
    blood('A 1 . . B', { who: { 1: rooted } })
      .dice('block:defenderDown', '2d6:4')
      .blocks('A', '1')
      .expectSquare('1', [11, 5])
      .expectState('1', 'prone')
      .answers('endTurn')
      .dice('d6:2', 'd6:3')
      .answers({ move: '1' })
      .walks('1', 'e')
      .expectSquare('1', [12, 5])
      .done();
    // Wrestled down is enough.
    blood('A 1 . . B', { who: { A: ['wrestle'], 1: rooted } })
      .dice('block:bothDown')
      .blocks('A', '1')
      .answers('yes', 'endTurn')
      .dice('d6:2')
      .answers({ move: '1' })
      .expectLegal({ to: [12, 5] })
      .done();
  });
  test('B16-XSKILL-35: the end of the drive frees it', () => {
    const s = blood('B . A .\n. . . .\n. 1 . .', { at: [23, 5], who: { B: rooted, 1: rooted }, ball: 'A' });
    const stuck = (): string[] => ['A', 'B', '1'].filter(name => isRooted(s.game, s.id(name)));
    expect(stuck()).toEqual(['B', '1']);
    s.moves('A', 'e').expectScore(1, 0);
    expect(stuck()).toEqual([]);
    s.done();
  });
  test('B16-XSKILL-35: it may block in a Block Action, without following up', () => {
    blood('A 1 . . B', { who: { A: tree } })
      .dice('d6:1', 'block:pushed')
      .blocks('A', '1')
      .answers({ to: [12, 5] })
      .expectSquare('A', [10, 5])
      .expectAsked('action', 'home')
      .done();
    blood('A 1 . . B', { who: { A: tree } })
      .dice('d6:2', 'block:pushed')
      .blocks('A', '1')
      .answers({ to: [12, 5] })
      .expectAsked('followUp', 'home')
      .done();
  });
  test('B16-XSKILL-35: no block in a Blitz, neither when the roll failed nor when rooted before', () => {
    blood('A 1 . . B', { who: { A: tree } })
      .dice('d6:1')
      .answers({ blitz: 'A' })
      .expectAsked('activity', 'home', 'stop')
      .done();
    blood('A 1 . . B', { who: { A: rooted } })
      .answers({ blitz: 'A' })
      .expectAsked('activity', 'home', 'stop')
      .done();
    blood('A 1 . . B', { who: { A: tree } })
      .dice('d6:2')
      .answers({ blitz: 'A' })
      .expectLegal({ target: '1' })
      .done();
  });
  test('B16-XSKILL-35: it is not pushed back, and nobody is pushed into it', () => {
    blood('A 1 . . B', { who: { 1: rooted } })
      .dice('block:pushed')
      .blocks('A', '1')
      .expectSquare('1', [11, 5])
      .expectSquare('A', [10, 5])
      .expectAsked('action', 'home')
      .done();
    const chain = '. . 2 .\nA 1 3 .\n. . 4 .';
    blood(chain, { who: { 3: rooted } })
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [12, 6] })
      .expectPitch(chain)
      .done();
  });
  test('B16-XSKILL-35: it may still throw, hand off and foul', () => {
    blood('A . . B', { who: { A: rooted }, ball: 'A' })
      .dice('d6:6', 'd6:6')
      .passes('A', '', [13, 5])
      .expectBall('B')
      .done();
    blood('A B . .', { who: { A: rooted }, ball: 'A' })
      .dice('d6:6')
      .handsOff('A', '', 'B')
      .expectBall('B')
      .done();
    blood('A 1 . B', { who: { A: rooted, 1: { state: 'prone' } } })
      .dice('d6:1', 'd6:2')
      .fouls('A', '', '1')
      .expectLog('armourRolled')
      .done();
  });
  test('B16-XSKILL-35: with its movement gone it needs 4 or more to stand up', () => {
    const rises = (...dice: string[]): BloodScenario =>
      blood('a . . B', { who: { A: tree } })
        .dice(...dice)
        .answers({ move: 'A' });
    rises('d6:1', 'd6:4')
      .expectNeeded('standUp', 4)
      .expectState('A', 'standing')
      .expectAsked('activity', 'home', 'stop')
      .done();
    rises('d6:1', 'd6:3').expectState('A', 'prone').done();
    rises('d6:2').expectState('A', 'standing').done();
  });
  test('B16-XSKILL-35: rooted it neither leaps nor shadows nor blocks passes', () => {
    blood('A 1 . B', { who: { A: { skills: ['takeRoot', 'leap'], rooted: true } } })
      .answers({ move: 'A' })
      .expectAsked('activity', 'home', 'stop')
      .done();
    blood('1 A . B', { who: { 1: { skills: ['takeRoot', 'shadowing'], rooted: true } } })
      .dice('d6:6')
      .moves('A', 's')
      .expectSquare('1', [10, 5])
      .done();
    blood('A . . B\n. . . .\n1 . . .', { who: { 1: { skills: ['takeRoot', 'passBlock'], rooted: true } }, ball: 'A' })
      .dice('d6:6', 'd6:6')
      .passes('A', '', [13, 5])
      .expectBall('B')
      .done();
  });
});

describe('Tackle', () => {
  const dodges = (who: People, settings: Settings = {}): BloodScenario =>
    blood('1 A . 2 . B', { who: { A: ['dodge'], ...who }, ...settings })
      .answers({ move: 'A' })
      .dice('d6:1');
  test('B16-XSKILL-34: no Dodge re-roll for whoever leaves its tackle zone', () => {
    dodges({ 1: ['tackle'] })
      .dice('2d6:4')
      .walks('A', 's')
      .expectState('A', 'prone')
      .expectTurnover('knockedDown')
      .done();
    dodges({}).walks('A', 's').expectAsked('reroll', 'home', 'keep', { reroll: 'dodge' }).done();
    // A team re-roll is another matter.
    dodges({ 1: ['tackle'] }, { rerolls: { home: 1 } })
      .walks('A', 's')
      .expectAsked('reroll', 'home', 'keep', { reroll: 'team' })
      .done();
  });
  test('B16-XSKILL-34: only where the owner has its tackle zone on the square left', () => {
    dodges({ 2: ['tackle'] })
      .walks('A', 'e')
      .expectAsked('reroll', 'home', 'keep', { reroll: 'dodge' })
      .done();
    blood('1 A .\n2 . .\n. . B', { who: { A: ['dodge'], 1: { skills: ['tackle'], state: 'prone' } } })
      .answers({ move: 'A' })
      .dice('d6:1')
      .walks('A', 'e')
      .expectAsked('reroll', 'home', 'keep', { reroll: 'dodge' })
      .done();
  });
  test('B16-XSKILL-34: no Dodge against Defender Stumbles in its blocks', () => {
    const stumbles = (who: People): BloodScenario =>
      blood('A 1 . . B', { who }).dice('block:defenderStumbles').blocks('A', '1');
    stumbles({ A: ['tackle'], 1: ['dodge'] })
      .expectAsked('push', 'home')
      .dice('2d6:4')
      .answers({ to: [12, 5] }, 'no')
      .expectState('1', 'prone')
      .done();
    stumbles({ 1: ['dodge'] })
      .expectAsked('useSkill', 'away', 'yes', 'no')
      .done();
    // A blocked owner changes nothing.
    stumbles({ A: ['dodge'], 1: ['tackle', 'dodge'] })
      .expectAsked('useSkill', 'away', 'yes', 'no')
      .done();
  });
});

describe('Swoop', () => {
  const EMPTY = '. . . . . .\nA B . . . .\nC . . . . .';
  const FACINGS = [{ facing: 'up' }, { facing: 'right' }, { facing: 'down' }, { facing: 'left' }] as const;
  const thrown = (
    drawing: string,
    die: number,
    skills: readonly SkillName[] = ['rightStuff', 'swoop'],
  ): BloodScenario =>
    blood(drawing, { who: { A: ['throwTeammate'], B: skills } })
      .answers({ pass: 'A' }, { throwTeammate: 'B' })
      .dice(`d6:${die}`);
  test('B16-XSKILL-33: its coach lays the throw-in template for each of the three scatters; +1 to land', () => {
    thrown(EMPTY, 6)
      .answers({ to: [14, 6] })
      .expectAsked('swoop', 'home', ...FACINGS)
      .dice('d6:3')
      .answers({ facing: 'right' }) // [15, 6]
      .expectAsked('swoop', 'home', ...FACINGS)
      .dice('d6:1')
      .answers({ facing: 'up' }) // [14, 5]
      .expectAsked('swoop', 'home', ...FACINGS)
      .dice('d6:6', 'd6:3')
      .answers({ facing: 'down' })
      .expectSquare('B', [13, 6])
      .expectState('B', 'standing')
      .expectModifiers('landing', { swoop: 1 })
      .done();
    thrown(EMPTY, 6, ['rightStuff'])
      .dice('d8:2', 'd8:7', 'd8:2', 'd6:4')
      .answers({ to: [14, 6] })
      .expectModifiers('landing', {})
      .done();
  });
  test('B16-XSKILL-33: a fumbled throw has no scatter, only the +1', () => {
    thrown(EMPTY, 1)
      .dice('d6:3')
      .answers({ to: [14, 6] })
      .expectSquare('B', [11, 6])
      .expectModifiers('landing', { swoop: 1 })
      .expectState('B', 'standing')
      .done();
  });
  test('B16-XSKILL-33: off an occupied square it scatters by the Scatter template', () => {
    const onto = thrown('. . . . . .\nA B . . 1 .\nC . . . . .', 6)
      .answers({ to: [12, 6] })
      .dice('d6:1')
      .answers({ facing: 'right' }) // [13, 5]
      .dice('d6:3')
      .answers({ facing: 'down' }) // [13, 6]
      .dice('d6:3', '2d6:4', 'd8:8', '2d6:4')
      .answers({ facing: 'right' }); // [14, 6], on 1
    onto.expectState('1', 'prone').expectSquare('B', [15, 7]).done();
  });
  test('B16-XSKILL-33: with Stunty its Dodge rolls mind tackle zones', () => {
    const dodge = (skills: readonly SkillName[], modifiers: Readonly<Record<string, number>>): void =>
      blood('1 A . 2 . B', { who: { A: skills } })
        .dice('d6:6')
        .moves('A', 'e')
        .expectModifiers('dodge', modifiers)
        .done();
    dodge(['stunty', 'swoop'], { dodging: 1, tackleZones: -1 });
    dodge(['stunty'], { dodging: 1 });
  });
  test('B16-STUNTY-01, B16-XSKILL-27: so do those of a Stunty player with a Secret Weapon, next to Titchy ones too', () => {
    for (const titchy of [false, true])
      blood('1 A . 2 . B', { who: { A: ['stunty', 'secretWeapon'], ...(titchy ? { 1: ['titchy'] } : {}) } })
        .dice('d6:6')
        .moves('A', 'e')
        .expectModifiers('dodge', { dodging: 1, tackleZones: -1 })
        .done();
  });
});

describe('Stand Firm', () => {
  const pushes = (who: People, face = 'pushed'): BloodScenario =>
    blood('A 1 . . B', { who }).dice(`block:${face}`).blocks('A', '1');
  const CHAIN = '. . 2 . .\nA 1 3 . B\n. . 4 . .';
  test('B16-XSKILL-31: it may refuse a push-back; nothing is then followed up', () => {
    pushes({ 1: ['standFirm'] })
      .expectAsked('useSkill', 'away', 'yes', 'no')
      .answers('yes')
      .expectPitch('A 1 . . B')
      .expectAsked('action', 'home')
      .done();
    pushes({ 1: ['standFirm'] })
      .answers('no')
      .expectAsked('push', 'home')
      .done();
    pushes({}).expectAsked('push', 'home').done();
  });
  test('B16-XSKILL-31: knocked down as well, it falls where it stands', () => {
    pushes({ 1: ['standFirm'] }, 'defenderDown')
      .dice('2d6:4')
      .answers('yes')
      .expectSquare('1', [11, 5])
      .expectState('1', 'prone')
      .expectNotLogged('pushed')
      .done();
  });
  test('B16-XSKILL-31: a player pushed into it does not move either', () => {
    const chained = (who: People): BloodScenario =>
      blood(CHAIN, { who })
        .dice('block:pushed')
        .blocks('A', '1')
        .answers({ to: [12, 6] });
    chained({ 3: ['standFirm'] })
      .expectAsked('useSkill', 'away', 'yes', 'no')
      .answers('yes')
      .expectPitch(CHAIN)
      .expectAsked('action', 'home')
      .done();
    chained({ 3: ['standFirm'] })
      .answers('no', { to: [13, 6] }, 'yes')
      .expectPitch('. . 2 . .\n. A 1 3 B\n. . 4 . .')
      .done();
    // Not while it lies down.
    chained({ 3: { skills: ['standFirm'], state: 'prone' } })
      .expectAsked('push', 'home')
      .done();
  });
  test('B16-XSKILL-31, B16-XSKILL-20: Juggernaut takes it from the blocked player only', () => {
    blood('A 1 . . B', { who: { A: ['juggernaut'], 1: ['standFirm'] } })
      .dice('block:pushed')
      .blitzes('A', '', '1')
      .expectAsked('push', 'home')
      .done();
    pushes({ A: ['juggernaut'], 1: ['standFirm'] })
      .expectAsked('useSkill', 'away')
      .done();
    blood(CHAIN, { who: { A: ['juggernaut'], 3: ['standFirm'] } })
      .dice('block:pushed')
      .blitzes('A', '', '1')
      .answers({ to: [12, 6] })
      .expectAsked('useSkill', 'away', 'yes', 'no')
      .done();
  });
  test('B16-XSKILL-31, B16-XSKILL-17: a Frenzy blocks it again all the same', () => {
    const s = pushes({ A: ['frenzy'], 1: ['standFirm'] })
      .dice('block:pushed')
      .answers('yes')
      .expectAsked('useSkill', 'away');
    s.answers('yes').expectPitch('A 1 . . B').expectAsked('action', 'home');
    expect(skillsUsed(s, 'standFirm')).toEqual(['1', '1']);
    s.done();
  });
});

describe('Stab', () => {
  const stabs = (dice: readonly string[], settings: Settings = {}): BloodScenario =>
    blood('A 1 . . B', { who: { A: ['stab'] }, ...settings })
      .dice(...dice)
      .answers({ block: 'A' }, { stab: '1' });
  test('B16-XSKILL-30: in place of a block, an adjacent standing opponent', () => {
    const s = blood('1 A 2\n. C 3\n. . 4', { who: { A: ['stab'], 2: { state: 'prone' } } });
    s.answers({ block: 'A' });
    expect(legalOf(s, 'stab')).toEqual(['1', '3']);
    s.done();
    expect(legalOf(blood('A 1 . B').answers({ block: 'A' }), 'stab')).toEqual([]);
  });
  test('B16-XSKILL-30: an Armour roll and, if broken, an Injury roll, both unmodified; otherwise nothing', () => {
    stabs(['2d6:8']).expectPitch('A 1 . . B').expectState('1', 'standing').expectAsked('action', 'home').done();
    stabs(['2d6:9', '2d6:7']).expectState('1', 'stunned').expectSquare('1', [11, 5]).expectSquare('A', [10, 5]).done();
    stabs(['2d6:9', '2d6:8']).expectState('1', 'knockedOut').expectTurnover('none').done();
    const strong = { who: { A: ['stab', 'mightyBlow', 'claw', 'pilingOn'], 1: { armour: 9 } } } as const;
    stabs(['2d6:9'], strong).expectState('1', 'standing').expectAsked('action', 'home').done();
    stabs(['2d6:10', '2d6:7'], strong).expectState('1', 'stunned').expectAsked('action', 'home').done();
  });
  test('B16-XSKILL-30: in a Blitz it costs the square of the block and ends the movement', () => {
    blood('A . 1 . . B', { who: { A: ['stab'] } })
      .answers({ blitz: 'A' })
      .walks('A', 'e')
      .dice('2d6:8')
      .answers({ stab: '1' })
      .expectAsked('action', 'home')
      .expectSquare('A', [11, 5])
      .done();
    blood('A . 1 . . B', { who: { A: { movement: 1, skills: ['stab'] } } })
      .answers({ blitz: 'A' })
      .walks('A', 'e')
      .dice('d6:1', '2d6:4')
      .answers({ stab: '1' })
      .expectState('A', 'prone')
      .expectTurnover('knockedDown')
      .done();
  });
  test('B16-XSKILL-30, B16-XSKILL-16: Foul Appearance and Dump-Off come first', () => {
    const appalling = { who: { A: ['stab'], 1: ['foulAppearance'] } } as const;
    stabs(['d6:1'], appalling)
      .expectNotLogged('armourRolled')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .done();
    stabs(['d6:2', '2d6:8'], appalling).expectLog('rolled', 'armourRolled').done();
    blood('A 1 2 . B', { who: { A: ['stab'], 1: ['dumpOff'] }, ball: '1' })
      .answers({ block: 'A' }, { stab: '1' })
      .expectAsked('useSkill', 'away', 'yes', 'no')
      .answers('yes')
      .dice('d6:6', 'd6:6', '2d6:8')
      .answers({ to: [12, 5] })
      .expectBall('2')
      .expectState('1', 'standing')
      .done();
  });
  test('B16-XSKILL-30: Stunty, Thick Skull and Regeneration of the victim hold', () => {
    const victim = (skill: SkillName): Settings => ({ who: { A: ['stab'], 1: [skill] } });
    stabs(['2d6:9', '2d6:7'], victim('stunty')).expectState('1', 'knockedOut').done();
    stabs(['2d6:9', '2d6:8'], victim('thickSkull')).expectState('1', 'stunned').done();
    stabs(['2d6:9', '2d6:10', 'd6:4'], victim('regeneration')).expectState('1', 'reserves').done();
  });
  test('B16-XSKILL-30: a Stunned carrier drops the ball', () => {
    stabs(['2d6:9', '2d6:4', 'd8:7'], { ball: '1' }).expectState('1', 'stunned').expectBall([11, 6]).done();
    stabs(['2d6:8'], { ball: '1' }).expectBall('1').done();
  });
  test('B16-XSKILL-30, B16-XSKILL-17: no second stab by Frenzy', () => {
    stabs(['2d6:8'], { who: { A: ['stab', 'frenzy'] } })
      .expectAsked('action', 'home')
      .done();
  });
  test('B16-XSKILL-30, B16-XSKILL-50: either or both of a Multiple Block may be stabs', () => {
    const both = (): BloodScenario =>
      blood('. 1 . .\n. A . .\n. 2 . B', { who: { A: ['stab', 'multipleBlock'] } }).answers(
        { block: 'A' },
        { multipleBlock: '1' },
        { target: '2' },
      );
    both()
      .dice('2d6:9', '2d6:4')
      .answers('yes')
      .dice('2d6:8')
      .answers('yes')
      .expectState('1', 'stunned')
      .expectState('2', 'standing')
      .done();
    both()
      .dice('2d6:9', '2d6:8')
      .answers('yes')
      .expectState('1', 'knockedOut')
      .dice('block:pushed', 'block:pushed')
      .answers('no')
      .expectDice(-2)
      .done();
  });
});

describe('Side Step', () => {
  const pushes = (who: People, face = 'pushed', drawing = '. . . . .\nA 1 . . B\n. . . . .'): BloodScenario =>
    blood(drawing, { who }).dice(`block:${face}`).blocks('A', '1');
  /** Around 1 at [11, 6]; A stands to the west of it. */
  const AROUND = [
    { to: [10, 5] },
    { to: [11, 5] },
    { to: [12, 5] },
    { to: [12, 6] },
    { to: [10, 7] },
    { to: [11, 7] },
    { to: [12, 7] },
  ] as const;
  test('B16-XSKILL-29: pushed back, its coach may pick any empty square next to it', () => {
    const asked = pushes({ 1: ['sideStep'] }).expectAsked('pushAnywhere', 'away', 'no', ...AROUND);
    asked
      .answers({ to: [10, 5] })
      .expectAsked('followUp', 'home')
      .answers('no')
      .expectSquare('1', [10, 5])
      .done();
    pushes({ 1: ['sideStep'] })
      .answers('no')
      .expectAsked('push', 'home', { to: [12, 5] }, { to: [12, 6] }, { to: [12, 7] })
      .done();
    pushes({})
      .expectAsked('push', 'home', { to: [12, 5] }, { to: [12, 6] }, { to: [12, 7] })
      .done();
  });
  test('B16-XSKILL-29: not if there is none', () => {
    pushes({ A: { strength: 7 }, 1: ['sideStep'] }, 'pushed', '2 3 4 .\nA 1 5 .\n6 7 8 B')
      .expectAsked('push', 'home', { to: [12, 5] }, { to: [12, 6] }, { to: [12, 7] })
      .done();
  });
  test('B16-XSKILL-29: also when it is then knocked down', () => {
    pushes({ 1: ['sideStep'] }, 'defenderDown')
      .answers({ to: [11, 7] })
      .dice('2d6:4')
      .answers('no')
      .expectSquare('1', [11, 7])
      .expectState('1', 'prone')
      .done();
  });
  test('B16-XSKILL-29: also in chain pushes, instead of being pushed off the pitch, and not while down', () => {
    const chain = '. . 2 . .\nA 1 3 . .\n. . 4 . .';
    const chained = (who: People): BloodScenario => pushes(who, 'pushed', chain).answers({ to: [12, 6] });
    chained({ 3: ['sideStep'] })
      .expectAsked(
        'pushAnywhere',
        'away',
        'no',
        { to: [11, 5] },
        { to: [13, 5] },
        { to: [13, 6] },
        { to: [11, 7] },
        { to: [13, 7] },
      )
      .answers({ to: [11, 7] }, 'yes')
      .expectPitch('. . 2 . .\n. A 1 . .\n. 3 4 . .')
      .done();
    chained({ 3: { skills: ['sideStep'], state: 'prone' } })
      .expectAsked('push', 'home')
      .done();
    // Against the sideline the squares must be on the pitch.
    blood('. 1 . . .\n. A . . B', { at: [10, 1], who: { 1: ['sideStep'] } })
      .dice('block:pushed')
      .blocks('A', '1')
      .expectAsked('pushAnywhere', 'away', 'no', { to: [10, 1] }, { to: [12, 1] }, { to: [10, 2] }, { to: [12, 2] })
      .answers({ to: [12, 1] }, 'no')
      .expectState('1', 'standing')
      .done();
  });
  test('B16-XSKILL-29: a square with the ball counts as empty', () => {
    pushes({ 1: ['sideStep'] }, 'pushed', '. . . .\nA 1 . B\n. * . .')
      .expectAsked('pushAnywhere', 'away', 'no', ...AROUND)
      .dice('d8:7')
      .answers({ to: [11, 7] }, 'no')
      .expectSquare('1', [11, 7])
      .expectBall([11, 8])
      .done();
  });
  test('B16-XSKILL-29, B16-XSKILL-43: it and Grab cancel each other, in a Block and in a Blitz', () => {
    const plain = [{ to: [12, 5] }, { to: [12, 6] }, { to: [12, 7] }] as const;
    pushes({ A: ['grab'], 1: ['sideStep'] })
      .expectAsked('push', 'home', ...plain)
      .done();
    blood('. . . .\nA 1 . B\n. . . .', { who: { A: ['grab'], 1: ['sideStep'] } })
      .dice('block:pushed')
      .blitzes('A', '', '1')
      .expectAsked('push', 'home', ...plain)
      .done();
    // Further back in the chain Grab does not reach.
    pushes({ A: ['grab'], 1: ['sideStep'], 3: ['sideStep'] }, 'pushed', '. . 2 . .\nA 1 3 . .\n. . 4 . .')
      .answers({ to: [12, 6] })
      .expectAsked('pushAnywhere', 'away')
      .done();
  });
  test('B16-XSKILL-29, B16-XSKILL-43: in a chain no Grab stops it, neither the blocker’s nor that of whoever is pushed into it', () => {
    const crowd = '2 3 4 .\nA 1 5 .\n6 7 8 .';
    const strong = { strength: 7 } as const;
    for (const who of [
      { A: { ...strong, skills: ['grab'] }, 5: ['sideStep'] },
      { A: strong, 1: ['grab'], 5: ['sideStep'] },
    ] as const)
      pushes(who, 'pushed', crowd)
        .expectAsked('push', 'home', { to: [12, 5] }, { to: [12, 6] }, { to: [12, 7] })
        .answers({ to: [12, 6] })
        .expectAsked('pushAnywhere', 'away', 'no', { to: [13, 5] }, { to: [13, 6] }, { to: [13, 7] })
        .answers({ to: [13, 7] }, 'yes')
        .expectPitch('2 3 4 .\n. A 1 .\n6 7 8 5')
        .done();
  });
  test('B16-XSKILL-29, B16-XSKILL-17, B16-XSKILL-20: it works against Frenzy and Juggernaut', () => {
    blood('. . . .\nA 1 . B\n. . . .', { who: { A: ['juggernaut'], 1: ['sideStep'] } })
      .dice('block:pushed')
      .blitzes('A', '', '1')
      .expectAsked('pushAnywhere', 'away', 'no', ...AROUND)
      .done();
    // Beside its blocker after the first push; it blocks again and pushes on.
    pushes({ A: ['frenzy'], 1: ['sideStep'] })
      .dice('block:pushed')
      .answers({ to: [12, 7] })
      .expectSquare('A', [11, 6])
      .expectAsked('pushAnywhere', 'away')
      .answers({ to: [11, 7] })
      .expectSquare('A', [12, 7])
      .expectAsked('action', 'home')
      .done();
  });
});
