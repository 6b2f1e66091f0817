/** Skills around the ball: throwing, catching, intercepting, picking up, and getting in the way. */
import { describe, expect, test } from 'vitest';
import type { SkillName } from '../../src/blood/editions/2016/names.ts';
import { type BloodScenario, blood, legalOf, type Settings, type Who } from '../blood/dsl.ts';

describe('Animosity', () => {
  const who = {
    A: 'underworld/skavenThrower',
    B: 'underworld/underworldGoblin',
    C: 'underworld/skavenLineman',
  } as const;
  const throws = (dice: readonly string[], to: readonly [number, number], settings: Settings = {}): BloodScenario =>
    blood('A . . . B\n. . . C .\n. . . . .\n. . . D 1', {
      who: { ...who, D: 'underworld/underworldGoblin' },
      ball: 'A',
      ...settings,
    })
      .answers({ pass: 'A' }, 'throw')
      .dice(...dice)
      .answers({ to });
  test('B16-XSKILL-01: a D6 before a pass to a team-mate of another race; 2 or more and it goes ahead', () => {
    throws(['d6:2', 'd6:6', 'd6:6'], [14, 5]).expectBall('B').expectLog('rolled', 'threw').done();
  });
  test('B16-XSKILL-01: on a 1 only team-mates of its own race in range, or nobody', () => {
    throws(['d6:1'], [14, 5])
      .expectAsked('animosity', 'home', { to: [13, 6] }, 'stop')
      .dice('d6:6', 'd6:6')
      .answers({ to: [13, 6] })
      .expectBall('C')
      .done();
    throws(['d6:1'], [14, 5])
      .answers('stop')
      .expectBall('A')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .expectIllegal({ move: 'A' }, { pass: 'C' })
      .done();
  });
  test('B16-XSKILL-01: no roll for its own race, an empty square or an opponent', () => {
    throws(['d6:6', 'd6:6'], [13, 6]).expectBall('C').done();
    throws(['d6:6', 'd8:2'], [12, 7]).expectBall([12, 6]).done();
    throws(['d6:6', 'd6:6'], [14, 8]).expectBall('1').done();
  });
  test('B16-XSKILL-01: hand-offs too, to a standing kin next to it instead', () => {
    const hands = (die: number): BloodScenario =>
      blood('A B .\nC . .\nD . .', { who: { ...who, D: 'underworld/skavenLineman' }, ball: 'A' })
        .answers({ handOff: 'A' })
        .dice(`d6:${die}`);
    hands(2).dice('d6:6').answers({ target: 'B' }).expectBall('B').done();
    hands(1)
      .answers({ target: 'B' })
      .expectAsked('animosity', 'home', { to: [10, 6] }, 'stop')
      .dice('d6:6')
      .answers({ to: [10, 6] })
      .expectBall('C')
      .done();
    hands(1).answers({ target: 'B' }, 'stop').expectBall('A').expectTurnover('none').done();
  });
});

describe('Disturbing Presence', () => {
  const throws = (drawing: string, who: Readonly<Record<string, Who>>): BloodScenario =>
    blood(drawing, { who, ball: 'A' }).dice('d6:6', 'd6:6').passes('A', '', [14, 5]);
  test('B16-XSKILL-11: −1 to throw and catch within 3 squares, for each owner, down or not', () => {
    throws('A . . . B\n. . . . .\n. . . . .\n1 . . . .', { 1: ['disturbingPresence'] })
      .expectNeeded('pass', 5)
      .expectNeeded('catch', 3)
      .done();
    throws('A . . . B\n. . . . .\n. . . . .\n. . . . .\n1 . . . .', { 1: ['disturbingPresence'] })
      .expectNeeded('pass', 4)
      .done();
    throws('A . . . B\n. . . . .\n. . . . .\n. 1 . 2 .', {
      1: { state: 'prone', skills: ['disturbingPresence'] },
      2: { state: 'stunned', skills: ['disturbingPresence'] },
    })
      .expectNeeded('pass', 6)
      .expectNeeded('catch', 5)
      .done();
    throws('A . . . B\n. . . . .\n. . . . .\nC . . . .', { C: ['disturbingPresence'] })
      .expectNeeded('pass', 4)
      .done();
  });
  test('B16-XSKILL-11: interceptions, hand-offs and thrown team-mates as well; not pick-ups', () => {
    blood('A . 1 . B\n. . . . .\n. C . . .', { who: { C: ['disturbingPresence'], 1: { agility: 5 } }, ball: 'A' })
      .dice('d6:5')
      .passes('A', '', [14, 5])
      .answers({ player: '1' })
      .expectNeeded('intercept', 5)
      .expectBall('1')
      .done();
    blood('A B\n. .\n1 .', { who: { 1: ['disturbingPresence'] }, ball: 'A' })
      .dice('d6:6')
      .handsOff('A', '', 'B')
      .expectNeeded('catch', 4)
      .done();
    blood('A B . . .\n. . . . .\n1 . . . .', {
      who: { A: ['throwTeammate'], B: ['rightStuff'], 1: ['disturbingPresence'] },
    })
      .dice('d6:6', 'd8:2', 'd8:7', 'd8:2', 'd6:6')
      .answers({ pass: 'A' }, { throwTeammate: 'B' }, { to: [13, 5] })
      .expectNeeded('throwTeammate', 5)
      .done();
    blood('A *\n. .\n1 .', { who: { 1: ['disturbingPresence'] } })
      .dice('d6:3')
      .moves('A', 'e')
      .expectNeeded('pickUp', 3)
      .done();
  });
  test('B16-XSKILL-11: Nerves of Steel is no help against it', () => {
    throws('A . . . B\n1 . . . .', { A: ['nervesOfSteel'], 1: ['disturbingPresence'] })
      .expectNeeded('pass', 5)
      .done();
  });
});

describe('Diving Catch', () => {
  test('B16-XSKILL-12: +1 to catch an accurate pass aimed at its own square', () => {
    blood('A . . . B', { who: { B: ['divingCatch'] }, ball: 'A' })
      .dice('d6:6', 'd6:2')
      .passes('A', '', [14, 5])
      .expectNeeded('catch', 2)
      .expectBall('B')
      .done();
    blood('A B', { who: { B: ['divingCatch'] }, ball: 'A' })
      .dice('d6:6')
      .handsOff('A', '', 'B')
      .expectNeeded('catch', 3)
      .done();
  });
  test('B16-XSKILL-12: it may catch what lands in an empty square of its tackle zone; a miss bounces from its own', () => {
    const s = (): BloodScenario =>
      blood('A . . . . B', { who: { B: ['divingCatch'] }, ball: 'A' })
        .dice('d6:6')
        .passes('A', '', [14, 5]);
    s()
      .dice('d6:6')
      .answers(...dives(s(), 'B'))
      .expectBall('B')
      .done();
    s()
      .dice('d6:1', 'd8:2')
      .answers(...dives(s(), 'B'))
      .expectBall([15, 4])
      .done();
    s().dice('d8:2').answers('no').expectBall([14, 4]).done();
  });
  test('B16-XSKILL-12: not a bouncing ball', () => {
    blood('A . . . . .\n. . . . . B', { who: { B: ['divingCatch'] }, ball: 'A' })
      .dice('d6:6', 'd8:5')
      .passes('A', '', [13, 5])
      .expectBall([14, 5])
      .done();
  });
});
/** How a coach says that a player dives: by its name where several may. */
const dives = (s: BloodScenario, name: string): ({ player: string } | 'yes')[] =>
  s.game.question.name === 'divingCatch' ? [{ player: name }] : ['yes'];

describe('Dump-Off', () => {
  const who = { 1: ['dumpOff'] } as const;
  const blocked = (): BloodScenario =>
    blood('A 1 . 2 . B', { who, ball: '1' })
      .answers({ block: 'A' }, { target: '1' })
      .expectAsked('useSkill', 'away', 'yes', 'no');
  test('B16-XSKILL-14: about to be blocked it may throw a Quick Pass; then the block is made', () => {
    const s = blocked().answers('yes').expectAsked('passTarget', 'away');
    expect(legalOf(s, 'to')).not.toContain('15,5');
    s.dice('d6:6', 'd6:6', 'block:pushed')
      .answers({ to: [13, 5] })
      .expectBall('2')
      .expectAsked('push', 'home')
      .done();
    blocked().dice('block:pushed').answers('no').expectAsked('push', 'home').expectBall('1').done();
  });
  test('B16-XSKILL-14: neither turn ends by it, whatever becomes of the ball', () => {
    blocked()
      .dice('d6:1', 'd8:2', 'block:pushed')
      .answers('yes', { to: [13, 5] })
      .expectBall([11, 4])
      .expectTurnover('none')
      .expectAsked('push', 'home')
      .done();
    blood('A 1 B 2', { who, ball: '1' })
      .answers({ block: 'A' }, { target: '1' }, 'yes')
      .dice('d6:6', 'block:pushed')
      .answers({ to: [13, 5] }, { player: 'B' })
      .expectBall('B')
      .expectTurnover('none')
      .expectLog('intercepted', 'blockRolled')
      .done();
  });
  test('B16-XSKILL-14: no team re-roll, and not on the second block of a Frenzy', () => {
    blood('A 1 . 2 . B', { who, ball: '1', rerolls: { home: 2, away: 2 } })
      .answers({ block: 'A' }, { target: '1' }, 'yes')
      .dice('d6:2', 'd8:2', 'd8:2', 'd8:2', 'd8:2', 'block:pushed')
      .answers({ to: [13, 5] })
      .expectAsked('blockDie', 'home')
      .done();
    blood('A 1 . . 2 . B', { who: { ...who, A: ['frenzy'] }, ball: '1' })
      .answers({ block: 'A' }, { target: '1' })
      .dice('block:pushed', 'block:pushed')
      .answers('no', { to: [12, 5] })
      .expectAsked('push', 'home')
      .done();
  });
  test('B16-XSKILL-14: a catch where its side scores ends the block', () => {
    blood('2 . 1 A . . B', { at: [1, 5], who, ball: '1' })
      .answers({ block: 'A' }, { target: '1' }, 'yes')
      .dice('d6:6', 'd6:6')
      .answers({ to: [1, 5] })
      .expectScore(0, 1)
      .expectNotLogged('blockRolled')
      .done();
  });
});

describe('Nerves of Steel', () => {
  const who = (skills: readonly SkillName[]) => ({ A: skills, B: skills }) as const;
  const marked = '. 1 . . 2\nA . . . B';
  test('B16-XSKILL-22: tackle zones do not count when it throws and catches', () => {
    const throws = (skills: readonly SkillName[], pass: number, caught: number): void =>
      blood(marked, { who: who(skills), ball: 'A', options: { interceptions: false } })
        .dice('d6:6', 'd6:6')
        .passes('A', '', [14, 6])
        .expectNeeded('pass', pass)
        .expectNeeded('catch', caught)
        .done();
    throws([], 5, 4);
    throws(['nervesOfSteel'], 4, 3);
  });
  test('B16-XSKILL-22: nor when it intercepts; picking up is not covered', () => {
    blood('A . 1 . B\n. . C . .', { who: { 1: { agility: 5, skills: ['nervesOfSteel'] } }, ball: 'A' })
      .dice('d6:6')
      .passes('A', '', [14, 5])
      .answers({ player: '1' })
      .expectNeeded('intercept', 4)
      .done();
    blood('A *\n. . 1', { who: { A: ['nervesOfSteel'] } })
      .dice('d6:4')
      .moves('A', 'e')
      .expectNeeded('pickUp', 4)
      .done();
  });
});

describe('No Hands', () => {
  test('B16-XSKILL-23: it neither catches nor intercepts', () => {
    blood('A . . B', { who: { B: ['noHands'] }, ball: 'A' })
      .dice('d6:6', 'd8:2')
      .passes('A', '', [13, 5])
      .expectBall([13, 4])
      .done();
    blood('A . 1 . B', { who: { 1: ['noHands'] }, ball: 'A' })
      .dice('d6:6', 'd6:6')
      .passes('A', '', [14, 5])
      .expectBall('B')
      .done();
  });
  test('B16-XSKILL-23: running into the ball it kicks it along: a turnover', () => {
    blood('A * . B', { who: { A: ['noHands'] } })
      .dice('d8:2')
      .answers({ move: 'A' })
      .walks('A', 'e')
      .expectBall([11, 4])
      .expectNotLogged('rolled')
      .expectTurnover('pickUpFailed')
      .done();
  });
  test('B16-XSKILL-23: it is handed the ball only where nobody else can be', () => {
    const who = { B: ['noHands'] } as const;
    const both = blood('B A C', { who, ball: 'A' }).answers({ handOff: 'A' });
    expect(legalOf(both, 'target')).toEqual(['C']);
    both.done();
    const alone = blood('B A .', { who, ball: 'A' }).answers({ handOff: 'A' });
    expect(legalOf(alone, 'target')).toEqual(['B']);
    alone.dice('d8:2').answers({ target: 'B' }).expectBall([10, 4]).expectTurnover('passNotCaught').done();
  });
});

describe('Safe Throw', () => {
  const throws = (by: readonly SkillName[] = []): BloodScenario =>
    blood('A . 1 . B', { who: { A: ['safeThrow'], 1: { agility: 5, skills: by } }, ball: 'A' })
      .dice('d6:6')
      .passes('A', '', [14, 5])
      .answers({ player: '1' });
  test('B16-XSKILL-26: an unmodified Agility roll may undo an interception; the pass then goes on', () => {
    throws()
      .expectAsked('useSkill', 'home', 'yes', 'no')
      .dice('d6:4', 'd6:6', 'd6:6')
      .answers('yes')
      .expectNeeded('safeThrow', 4)
      .expectBall('B')
      .done();
    throws().dice('d6:3').answers('yes').expectBall('1').expectTurnover('intercepted').done();
    throws().answers('no').expectBall('1').expectTurnover('intercepted').done();
  });
  test('B16-XSKILL-38: not against Very Long Legs', () => {
    throws(['veryLongLegs']).expectBall('1').expectTurnover('intercepted').done();
  });
});

describe('Very Long Legs', () => {
  test('B16-XSKILL-38: +1 to leap and to intercept', () => {
    blood('A . .', { who: { A: ['leap', 'veryLongLegs'] } })
      .dice('d6:3')
      .answers({ move: 'A' }, { leap: [12, 5] })
      .expectNeeded('leap', 3)
      .done();
    blood('A . 1 . B', { who: { 1: { agility: 4, skills: ['veryLongLegs'] } }, ball: 'A' })
      .dice('d6:4')
      .passes('A', '', [14, 5])
      .answers({ player: '1' })
      .expectNeeded('intercept', 4)
      .expectBall('1')
      .done();
  });
});

describe('Accurate and Strong Arm', () => {
  const needs = (skill: SkillName, column: number, natural: number): void =>
    blood('A . . . . . . . . . . . .', { who: { A: { agility: 4, skills: [skill] } }, ball: 'A' })
      .dice('d6:6', 'd8:2')
      .passes('A', '', [column, 5])
      .expectNeeded('pass', natural)
      .done();
  test('B16-XSKILL-40: +1 at every range', () => {
    for (const [column, natural] of [
      [12, 2],
      [14, 2],
      [17, 3],
      [21, 4],
    ] as const)
      needs('accurate', column, natural);
    needs('twoHeads', 14, 3);
  });
  test('B16-XSKILL-32: +1 at Short, Long and Long Bomb range only', () => {
    for (const [column, natural] of [
      [12, 2],
      [14, 2],
      [17, 3],
      [21, 4],
    ] as const)
      needs('strongArm', column, natural);
    const quick = (skill: SkillName): void =>
      blood('A . . B', { who: { A: { agility: 2, skills: [skill] } }, ball: 'A' })
        .dice('d6:6', 'd6:6')
        .passes('A', '', [13, 5])
        .expectNeeded('pass', skill === 'accurate' ? 3 : 4)
        .done();
    quick('strongArm');
    quick('accurate');
  });
});

describe('Big Hand and Extra Arms', () => {
  test('B16-XSKILL-41: pick-ups ignore tackle zones and rain', () => {
    const picks = (skills: readonly SkillName[], natural: number): void =>
      blood('A * .\n. . 1', { who: { A: skills }, weather: 'pouringRain' })
        .dice('d6:6')
        .moves('A', 'e')
        .expectNeeded('pickUp', natural)
        .done();
    picks(['bigHand'], 3);
    picks([], 5);
  });
  test('B16-XSKILL-42: +1 to pick up, catch and intercept', () => {
    blood('A *', { who: { A: ['extraArms'] } })
      .dice('d6:2')
      .moves('A', 'e')
      .expectNeeded('pickUp', 2)
      .done();
    blood('A . B', { who: { B: ['extraArms'] }, ball: 'A' })
      .dice('d6:6', 'd6:2')
      .passes('A', '', [12, 5])
      .expectNeeded('catch', 2)
      .done();
    blood('A . 1 . B', { who: { 1: { agility: 4, skills: ['extraArms'] } }, ball: 'A' })
      .dice('d6:4')
      .passes('A', '', [14, 5])
      .answers({ player: '1' })
      .expectNeeded('intercept', 4)
      .done();
  });
});

describe('Hail Mary Pass', () => {
  const who = { A: ['hailMaryPass'] } as const;
  const throws = (die: number, settings: Settings = {}): BloodScenario =>
    blood('A . 1 . B', { who, ball: 'A', ...settings })
      .answers({ pass: 'A' })
      .expectLegal('hailMary', 'throw')
      .answers('hailMary')
      .expectLegal({ to: [26, 15] }, { to: [11, 5] })
      .expectIllegal({ to: [10, 5] })
      .dice(`d6:${die}`);
  test('B16-XSKILL-45: any square, no modifiers, always three scatters, no interception', () => {
    throws(2, { weather: 'verySunny' })
      .dice('d8:2', 'd8:7', 'd8:2', 'd8:7')
      .answers({ to: [24, 8] })
      .expectBall([24, 8])
      .expectNotLogged('intercepted')
      .done();
    throws(6)
      .dice('d8:5', 'd8:5', 'd8:4', 'd8:7')
      .answers({ to: [24, 8] })
      .expectBall([25, 9])
      .done();
  });
  test('B16-XSKILL-45: a 1 is a fumble, even without the Fumble rules', () => {
    throws(1, { options: { fumbles: false } })
      .dice('d8:2')
      .answers({ to: [24, 8] })
      .expectBall([10, 4])
      .expectTurnover('fumble')
      .done();
  });
  test('B16-XSKILL-45, B16-SKILL-21: Pass may re-roll it', () => {
    throws(1, { who: { A: ['hailMaryPass', 'pass'] } })
      .answers({ to: [24, 8] })
      .dice('d6:4', 'd8:2', 'd8:2', 'd8:2', 'd8:2')
      .answers({ reroll: 'pass' })
      .expectBall([24, 4])
      .done();
  });
  test('B16-XSKILL-45: not in a Blizzard', () => {
    blood('A . 1 . B', { who, ball: 'A', weather: 'blizzard' }).answers({ pass: 'A' }).expectIllegal('hailMary').done();
    blood('A . 1 . B', { ball: 'A' }).answers({ pass: 'A' }).expectIllegal('hailMary').done();
  });
});

describe('Monstrous Mouth', () => {
  test('B16-XSKILL-49: re-rolls a failed catch, a dropped hand-off and a failed interception', () => {
    blood('A . B', { who: { B: ['monstrousMouth'] }, ball: 'A' })
      .dice('d6:6', 'd6:1', 'd6:6')
      .passes('A', '', [12, 5])
      .expectAsked('reroll', 'home', 'keep', { reroll: 'monstrousMouth' })
      .answers({ reroll: 'monstrousMouth' })
      .expectBall('B')
      .done();
    blood('A B', { who: { B: ['monstrousMouth'] }, ball: 'A' })
      .dice('d6:1', 'd6:6')
      .handsOff('A', '', 'B')
      .answers({ reroll: 'monstrousMouth' })
      .expectBall('B')
      .done();
    blood('A . 1 . B', { who: { 1: ['monstrousMouth'] }, ball: 'A' })
      .dice('d6:2', 'd6:6')
      .passes('A', '', [14, 5])
      .answers({ player: '1' }, { reroll: 'monstrousMouth' })
      .expectBall('1')
      .done();
  });
});

describe('Pass Block', () => {
  const who = { 1: ['passBlock'] } as const;
  test('B16-XSKILL-51: once a pass is announced it may run up to 3 squares into its way', () => {
    const s = blood(
      `
      A . . . . B
      . . . . . .
      . . . . . .
      . . . 1 . .`,
      { who, ball: 'A' },
    )
      .answers({ pass: 'A' }, 'throw', { to: [15, 5] })
      .expectAsked('passBlock', 'away', 'no', { player: '1' })
      .answers({ player: '1' })
      .expectAsked(
        'passBlockStep',
        'away',
        { to: [12, 7] },
        { to: [13, 7] },
        { to: [14, 7] },
        { to: [12, 8] },
        { to: [14, 8] },
      )
      .answers({ to: [13, 7] });
    // The way of the pass is one square from here; it must go on.
    s.expectIllegal('stop')
      .answers({ to: [13, 6] })
      .expectLegal('stop')
      .answers('stop');
    s.expectAsked('intercept', 'away', 'no', { player: '1' })
      .dice('d6:6')
      .answers({ player: '1' })
      .expectBall('1')
      .done();
  });
  test('B16-XSKILL-51: to the thrower or the catcher, where its tackle zone counts, or onto an empty target', () => {
    const near = (settings: Settings): BloodScenario =>
      blood(
        `
        A . . . . .
        . . . . . .
        . . . . . .
        1 . . . . .`,
        { who, ball: 'A', options: { interceptions: false }, ...settings },
      ).answers({ pass: 'A' }, 'throw', { to: [15, 5] });
    near({})
      .answers({ player: '1' }, { to: [10, 7] })
      .expectAsked(
        'passBlockStep',
        'away',
        { to: [9, 6] },
        { to: [10, 6] },
        { to: [11, 6] },
        { to: [9, 7] },
        { to: [11, 7] },
      )
      .dice('d6:6', 'd8:2')
      .answers({ to: [10, 6] }, 'stop')
      .expectNeeded('pass', 5)
      .done();
    blood(
      `
      A . . . . B
      . . . . . .
      . . . . . .
      . . . . . 1`,
      { who, ball: 'A', options: { interceptions: false } },
    )
      .answers({ pass: 'A' }, 'throw', { to: [15, 5] }, { player: '1' }, { to: [15, 7] })
      .dice('d6:6', 'd6:6')
      .answers({ to: [15, 6] }, 'stop')
      .expectNeeded('catch', 4)
      .done();
    blood(
      `
      A . . . . .
      . . . . . .
      . . . . . 1`,
      { who, ball: 'A', options: { interceptions: false } },
    )
      .answers({ pass: 'A' }, 'throw', { to: [15, 5] }, { player: '1' }, { to: [15, 6] })
      .dice('d6:6', 'd6:6')
      .answers({ to: [15, 5] }, 'stop')
      .expectSquare('1', [15, 5])
      .expectBall('1')
      .done();
  });
  test('B16-XSKILL-51: it may not start where no such square can be reached, nor against hand-offs', () => {
    blood('A . B\n. . .\n. . .\n. . .\n. . .\n. . 1', { who, ball: 'A' })
      .dice('d6:6', 'd6:6')
      .passes('A', '', [12, 5])
      .expectBall('B')
      .done();
    blood('A B\n. .\n1 .', { who, ball: 'A' }).dice('d6:6').handsOff('A', '', 'B').expectBall('B').done();
  });
  test('B16-XSKILL-51: Dodge rolls hold; a fall is no turnover and ends its run', () => {
    blood(
      `
      A . . . . B
      . . . . . .
      . . . 1 . .
      . . . C . .`,
      { who, ball: 'A' },
    )
      .answers({ pass: 'A' }, 'throw', { to: [15, 5] }, { player: '1' })
      .dice('d6:1', '2d6:4', 'd6:6', 'd6:6')
      .answers({ to: [13, 6] })
      .expectState('1', 'prone')
      .expectBall('B')
      .expectTurnover('none')
      .done();
  });
  test('B16-XSKILL-51: each owner once, in the order its coach picks; declined nobody runs', () => {
    const two = (): BloodScenario =>
      blood(
        `
        A . . . . B
        . . . . . .
        . . . . . .
        . . 1 2 . .`,
        { who: { 1: ['passBlock'], 2: ['passBlock'] }, ball: 'A' },
      ).answers({ pass: 'A' }, 'throw', { to: [15, 5] });
    two()
      .expectAsked('passBlock', 'away', 'no', { player: '1' }, { player: '2' })
      .answers({ player: '2' }, { to: [13, 7] }, { to: [13, 6] }, 'stop')
      .expectAsked('passBlock', 'away', 'no', { player: '1' })
      .done();
    two().dice('d6:6', 'd6:6').answers('no').expectBall('B').done();
  });
  test('B16-XSKILL-51, B16-XSKILL-45: against a Hail Mary Pass only to reach the thrower', () => {
    blood(
      `
      A . . . . .
      . . . . . .
      . . . . . .
      1 . . . . 2`,
      { who: { A: ['hailMaryPass'], 1: ['passBlock'], 2: ['passBlock'] }, ball: 'A' },
    )
      .answers({ pass: 'A' }, 'hailMary', { to: [20, 5] })
      .expectAsked('passBlock', 'away', 'no', { player: '1' })
      .done();
  });
  test('B16-XSKILL-51, B16-XSKILL-04: against bombs too', () => {
    blood(
      `
      A . . . . .
      . . . . . .
      . . . . . .
      . . . 1 . .`,
      { who: { A: ['bombardier'], 1: ['passBlock'] } },
    )
      .answers({ bomb: 'A' }, { to: [15, 5] })
      .expectAsked('passBlock', 'away', 'no', { player: '1' })
      .done();
  });
});

describe('Pro', () => {
  const who = { A: ['pro'] } as const;
  const dodges = (pro: number, settings: Settings = {}): BloodScenario =>
    blood('. A 1 . B', { who, ...settings })
      .dice('d6:2', `d6:${pro}`)
      .answers({ move: 'A' })
      .walks('A', 'w')
      .answers({ reroll: 'pro' });
  test('B16-XSKILL-53: a D6 of 4 or more and the roll is made again; less and nothing re-rolls it', () => {
    blood('. A 1 . B', { who })
      .dice('d6:2', 'd6:4', 'd6:3')
      .answers({ move: 'A' })
      .walks('A', 'w')
      .expectAsked('reroll', 'home', 'keep', { reroll: 'pro' })
      .answers({ reroll: 'pro' })
      .expectState('A', 'standing')
      .done();
    dodgesFails(3).expectState('A', 'prone').done();
  });
  const dodgesFails = (pro: number): BloodScenario =>
    blood('. A 1 . B', { who })
      .dice('d6:2', `d6:${pro}`, '2d6:4')
      .answers({ move: 'A' })
      .walks('A', 'w')
      .answers({ reroll: 'pro' });
  test('B16-XSKILL-53: the Pro D6 may be re-rolled with a team re-roll', () => {
    dodges(1, { rerolls: { home: 1 } })
      .expectAsked('reroll', 'home', 'keep', { reroll: 'team' })
      .dice('d6:4', 'd6:3')
      .answers({ reroll: 'team' })
      .expectState('A', 'standing')
      .expectRerolls(0, 0)
      .done();
  });
  test('B16-XSKILL-53: once a turn, and on successes as well', () => {
    blood('. . . A 1\n. 2 . . .\n. . . . B', { who })
      .dice('d6:5', 'd6:4', 'd6:6')
      .answers({ move: 'A' })
      .walks('A', 'w')
      .answers({ reroll: 'pro' })
      .dice('d6:1', '2d6:4')
      .walks('A', 'w')
      .expectState('A', 'prone')
      .done();
  });
  test('B16-XSKILL-53: all dice of a block together, and never Armour or Injury', () => {
    const s = blood('A 1 . . B', { who: { A: { strength: 4, skills: ['pro'] } } })
      .dice('block:attackerDown', 'block:bothDown')
      .blocks('A', '1')
      .expectAsked('blockDie', 'home', { face: 'attackerDown' }, { face: 'bothDown' }, { reroll: 'pro' })
      .dice('d6:4', 'block:defenderDown', 'block:pushed')
      .answers({ reroll: 'pro' })
      .expectAsked('blockDie', 'home', { face: 'defenderDown' }, { face: 'pushed' })
      .dice('2d6:4')
      .answers({ face: 'defenderDown' }, { to: [12, 5] }, 'no')
      .expectState('1', 'prone');
    s.done();
  });
  test('B16-XSKILL-53: lying down it still works', () => {
    blood('a . B', { who: { A: { movement: 2, skills: ['pro'] } } })
      .dice('d6:3', 'd6:4', 'd6:4')
      .answers({ move: 'A' })
      .expectAsked('reroll', 'home', 'keep', { reroll: 'pro' })
      .answers({ reroll: 'pro' })
      .expectState('A', 'standing')
      .done();
  });
});

describe('Leader', () => {
  test('B16-XSKILL-48: its re-roll is used like any other, while an owner is on the pitch, after the ordinary ones', () => {
    const rolls = (settings: Settings): BloodScenario =>
      blood('. A 1 . B', { leaderReroll: { home: true }, ...settings })
        .dice('d6:2')
        .answers({ move: 'A' })
        .walks('A', 'w');
    const s = rolls({ who: { B: ['leader'] } })
      .dice('d6:3')
      .answers({ reroll: 'team' })
      .expectState('A', 'standing');
    expect(s.game.leaderReroll(0)).toBe(false);
    s.done();
    const first = rolls({ who: { B: ['leader'] }, rerolls: { home: 1 } })
      .dice('d6:3')
      .answers({ reroll: 'team' });
    first.expectRerolls(0, 0);
    expect(first.game.leaderReroll(0)).toBe(true);
    first.done();
    // Nobody on the pitch leads: it cannot be used.
    const alone = blood('. A 1', { leaderReroll: { home: true }, bench: { C: ['leader'] } });
    alone.dice('d6:2', '2d6:4').answers({ move: 'A' }).walks('A', 'w').expectState('A', 'prone').done();
  });
});
