/** Traits of 2025 that decide whether a player does as it is told. */
import { describe, expect, test } from 'vitest';
import { isWitless } from '../../src/blood/status.ts';
import { ROOTED } from '../../src/blood/words.ts';
import { type BloodScenario, blood25, type Settings } from '../blood/b25.ts';

const distracted = (s: BloodScenario, name: string): boolean => isWitless(s.game, s.id(name));
const rooted = (s: BloodScenario, name: string): boolean => s.game.isAffected(s.id(name), ROOTED);

describe('Always Hungry', () => {
  const who = { T: ['throwTeammate', 'alwaysHungry'], R: ['rightStuff', 'regeneration'] } as const;
  const takes = (...dice: string[]) =>
    blood25('. . . .\nT R . .\n. . . .', { who, ball: 'R', apothecaries: { home: 1 } })
      .answers({ throwTeammate: 'T' })
      .dice(...dice)
      .answers({ throwTeammate: 'R' });
  test('B25-TRAIT-ALWAYSHUNGRY-01: on 2+ the throw goes on', () => {
    takes('d6:2').expectAsked('throwTeammate', 'home').done();
  });
  test('B25-TRAIT-ALWAYSHUNGRY-01: on a 1 it tries to eat; on 2+ then the throw is fumbled', () => {
    const s = takes('d6:1', 'd6:2', 'd8:2', 'd6:6');
    s.expectEvent({ type: 'throwResult', result: 'fumbled' })
      .expectSquare('R', [10, 5])
      .expectState('R', 'standing')
      .done();
  });
  test('B25-TRAIT-ALWAYSHUNGRY-02, B25-TRAIT-ALWAYSHUNGRY-03: eaten: no Apothecary, no Regeneration, the ball bounces', () => {
    const s = takes('d6:1', 'd6:1', 'd8:5');
    s.expectEvent({ type: 'eaten', player: s.id('R'), by: s.id('T') }).expectState('R', 'casualties');
    s.expectBall([12, 6]).expectTurnover('throwTeammate').done();
  });
  test('B25-TRAIT-ALWAYSHUNGRY-03, B25-PRIN-FAQ-12: no turnover without the ball', () => {
    const s = blood25('T R .', { who })
      .answers({ throwTeammate: 'T' })
      .dice('d6:1', 'd6:1')
      .answers({ throwTeammate: 'R' });
    s.expectState('R', 'casualties').expectTurnover('none').done();
  });
  test('B25-TRAIT-ALWAYSHUNGRY-01, B25-TRAIT-KICKTEAMMATE-01, B25-Q-100: before a kick as before a throw', () => {
    const kicks = () => blood25('T R .', { who: { ...who, T: ['kickTeammate', 'alwaysHungry'] } });
    const s = kicks().answers({ kickTeammate: 'T' }).dice('d6:2').answers({ kickTeammate: 'R' });
    s.expectAsked('throwTeammate', 'home').done();
    const t = kicks().answers({ kickTeammate: 'T' }).dice('d6:1', 'd6:2', '2d6:3').answers({ kickTeammate: 'R' });
    t.expectState('R', 'knockedOut').done(); // fumbled, as a kick is (B25-TRAIT-KICKTEAMMATE-02)
  });
});

describe('Animal Savagery', () => {
  const scene = (drawing: string, settings: Settings = {}) =>
    blood25(drawing, { ...settings, who: { A: ['animalSavagery'], ...settings.who } });
  test('B25-TRAIT-ANIMALSAVAGERY-01: 4+ is needed for a Move', () => {
    scene('A B . 1').dice('d6:4').answers({ move: 'A' }).expectAsked('activity').done();
  });
  test('B25-TRAIT-ANIMALSAVAGERY-01: +2 for a Block, a Blitz and what replaces one', () => {
    const s = scene('B A 1').dice('d6:2', 'block:pushed').answers({ block: 'A' }, { target: '1' });
    s.expectModifiers('animalSavagery', { blockOrBlitz: 2 });
    scene('B A 1').dice('d6:2').answers({ blitz: 'A' }, { target: '1' }).expectAsked('activity').done();
    scene('B A 1', { who: { A: ['animalSavagery', 'stab'] } })
      .dice('d6:2')
      .answers({ stab: 'A' })
      .expectAsked('attackTarget')
      .done();
  });
  test('B25-TRAIT-ANIMALSAVAGERY-01, B25-TRAIT-ANIMALSAVAGERY-05: a team-mate of its Coach’s choice goes down, then it acts', () => {
    const s = scene('B A C\n. d 1').dice('d6:3').answers({ move: 'A' });
    s.expectAsked('animalSavagery', 'home', { player: 'B' }, { player: 'C' });
    s.dice('2d6:3').answers({ player: 'C' }).expectState('C', 'prone').expectState('B', 'standing');
    s.expectTurnover('none')
      .expectAsked('activity', 'home')
      .expectLegal({ to: [11, 4] })
      .done();
  });
  test('B25-TRAIT-ANIMALSAVAGERY-02: a turnover if that one held the ball', () => {
    const s = scene('. A C\n. . . 1', { ball: 'C' }).dice('d6:1').answers({ move: 'A' });
    s.dice('2d6:3', 'd8:2').answers({ player: 'C' }).expectTurnover('knockedDown').expectBall([12, 4]).done();
  });
  test('B25-TRAIT-ANIMALSAVAGERY-03: Mighty Blow counts on the armour, and only there', () => {
    const lash = (skills: readonly string[], ...dice: string[]) =>
      scene('A C . 1', { who: { A: skills as never } })
        .dice('d6:1')
        .answers({ move: 'A' })
        .dice(...dice)
        .answers({ player: 'C' });
    lash(['animalSavagery', 'mightyBlow'], '2d6:8', '2d6:7').expectState('C', 'stunned').done();
    lash(['animalSavagery', 'mightyBlow'], '2d6:9', '2d6:7').expectState('C', 'stunned').done();
    lash(['animalSavagery'], '2d6:8').expectState('C', 'prone').done();
  });
  test('B25-TRAIT-ANIMALSAVAGERY-04: with nobody next to it, it is Distracted and its activation over', () => {
    const s = scene('b A .\n. 1 .').dice('d6:3').answers({ move: 'A' });
    expect(distracted(s, 'A')).toBe(true);
    s.expectIllegal({ move: 'A' }).done();
  });
  test('B25-TRAIT-ANIMALSAVAGERY-01: it works lying down, and the Blitz is spent', () => {
    const s = scene('a . 1\nC . .', { who: { C: {} } })
      .dice('d6:1')
      .answers({ blitz: 'A' }, { target: '1' });
    s.dice('2d6:3')
      .answers({ player: 'C' })
      .expectAsked('activity')
      .answers('stop')
      .expectIllegal({ blitz: 'C' })
      .done();
  });
});

describe('Animosity', () => {
  const who = { A: { skills: ['animosityGoblin'] }, G: { keywords: ['Goblin'] }, H: { keywords: ['Human'] } } as const;
  const scene = (more: object = {}) => blood25('A G . .\nH . . 1', { who: { ...who, ...more } as never, ball: 'A' });
  test('B25-TRAIT-ANIMOSITY-01: on a 1 it keeps the ball, and its activation ends', () => {
    const s = scene().answers({ handOff: 'A' }).dice('d6:1').answers({ target: 'G' });
    s.expectBall('A').expectTurnover('none').expectAsked('action').expectIllegal({ move: 'A' }).done();
  });
  test('B25-TRAIT-ANIMOSITY-01: on 2+ the ball is handed over', () => {
    scene().answers({ handOff: 'A' }).dice('d6:2', 'd6:6').answers({ target: 'G' }).expectBall('G').done();
  });
  test('B25-TRAIT-ANIMOSITY-01: a pass too; nobody else is refused', () => {
    const s = scene()
      .answers({ pass: 'A' }, 'throw')
      .dice('d6:1')
      .answers({ to: [11, 5] });
    s.expectBall('A').expectNotLogged('threw').expectTurnover('none').done();
    scene().answers({ handOff: 'A' }).dice('d6:6').answers({ target: 'H' }).expectBall('H').done();
    scene()
      .answers({ pass: 'A' }, 'throw')
      .dice('d6:6', 'd8:5')
      .answers({ to: [12, 5] })
      .expectLog('threw')
      .done();
  });
  test('B25-TRAIT-ANIMOSITY-02: with (All) anybody', () => {
    const s = scene({ A: { skills: ['animosityAll'] } })
      .answers({ handOff: 'A' })
      .dice('d6:1')
      .answers({ target: 'H' });
    s.expectBall('A').expectTurnover('none').done();
  });
});

describe('Bloodlust', () => {
  const V = { skills: ['bloodlust2'] } as const;
  const scene = (drawing: string, settings: Settings = {}) =>
    blood25(drawing, { ...settings, who: { V, T: { keywords: ['Thrall', 'Lineman'] }, ...settings.who } as never });
  test('B25-TRAIT-BLOODLUST-01: 2+ or 3+, and a natural 1 lusts whatever is added', () => {
    scene('V . 1').dice('d6:2').answers({ move: 'V' }, 'stop').expectTurnover('none').done();
    scene('V . 1', { who: { V: { skills: ['bloodlust3'] } } })
      .dice('d6:2')
      .answers({ move: 'V' }, 'stop')
      .expectTurnover('bloodLust')
      .done();
    scene('V 1')
      .dice('d6:1')
      .answers({ block: 'V' }, { target: '1' })
      .expectModifiers('bloodlust', { blockOrBlitz: 1 })
      .expectAsked('moveInsteadOfBlock')
      .done();
    scene('V 1', { who: { V: { skills: ['bloodlust3'] } } })
      .dice('d6:2', 'block:pushed')
      .answers({ block: 'V' }, { target: '1' })
      .expectAsked('push')
      .done();
  });
  test('B25-TRAIT-BLOODLUST-02: it may go on', () => {
    const s = scene('T V 1').dice('d6:1').answers({ block: 'V' }, { target: '1' }).dice('block:pushed').answers('no');
    s.answers({ to: [13, 5] }, 'no')
      .expectAsked('bite', 'home')
      .done();
  });
  test('B25-TRAIT-BLOODLUST-02: or move instead; the Blitz is spent', () => {
    const s = scene('T V 1')
      .dice('d6:1')
      .answers({ blitz: 'V' }, { target: '1' })
      .answers('yes')
      .expectAsked('activity');
    s.expectIllegal({ target: '1' }).dice('2d6:3').answers('stop', { player: 'T' });
    s.expectAsked('action').expectIllegal({ blitz: 'T' }).expectTurnover('none').done();
  });
  test('B25-TRAIT-BLOODLUST-02: nothing is secured any more by a move', () => {
    const s = scene('T V * . . . . 1').dice('d6:1').answers({ secureBall: 'V' }, 'yes').dice('d6:6').walks('V', 'e');
    s.expectModifiers('pickUp', {}).expectBall('V').expectAsked('activity').done();
  });
  test('B25-TRAIT-BLOODLUST-03: a Thrall in any state takes an Injury Roll, at worst Badly Hurt', () => {
    const bites = (die: string) =>
      scene('t V . 1').dice('d6:1').answers({ move: 'V' }, 'stop').dice(die).answers({ player: 'T' });
    bites('2d6:12').expectState('T', 'casualties').expectNotLogged('casualtyRolled').expectTurnover('none').done();
    bites('2d6:8').expectState('T', 'knockedOut').done();
    bites('2d6:7').expectState('T', 'stunned').expectNotLogged('armourRolled').done();
  });
  test('B25-TRAIT-BLOODLUST-03: a turnover only if the Thrall held the ball; nobody else is bitten', () => {
    const s = scene('T V B . 1', { ball: 'T' }).dice('d6:1').answers({ move: 'V' }, 'stop');
    s.expectAsked('bite', 'home', 'no', { player: 'T' })
      .dice('2d6:3', 'd8:2')
      .answers({ player: 'T' })
      .expectTurnover('carrierDown')
      .done();
  });
  test('B25-TRAIT-BLOODLUST-03: before it hands off or passes', () => {
    const s = scene('T V B . 1', { ball: 'V' })
      .dice('d6:1')
      .answers({ handOff: 'V' }, 'no', { target: 'B' })
      .expectAsked('bite');
    s.dice('2d6:3', 'd6:6').answers({ player: 'T' }).expectBall('B').expectAsked('action').done();
    const p = scene('T V . B 1', { ball: 'V' }).dice('d6:1').answers({ pass: 'V' }, 'no', 'throw').expectAsked('bite');
    p.dice('d8:2').answers('no').expectBall([11, 4]).expectNotLogged('threw').expectTurnover('bloodLust').done();
  });
  test('B25-TRAIT-BLOODLUST-03: before it scores', () => {
    const runs = () =>
      scene('. V .\nT . .', { at: [24, 5], ball: 'V', bench: { 1: { square: [5, 5], state: 'standing' } } })
        .dice('d6:1')
        .answers({ move: 'V' })
        .walks('V', 'e')
        .expectScore(0, 0);
    const s = runs().walks('V', 'n').expectScore(0, 0).dice('d8:4').answers('stop').expectScore(0, 0);
    s.expectTurnover('bloodLust');
    expect(distracted(s, 'V')).toBe(true);
  });
  test('B25-TRAIT-BLOODLUST-03: and scores once it has bitten', () => {
    const s = scene('. V .\n. . T', { at: [24, 5], ball: 'V', bench: { 1: { square: [5, 5], state: 'standing' } } });
    s.dice('d6:1').answers({ move: 'V' }).walks('V', 'e').expectScore(0, 0).answers('stop').expectAsked('bite');
    s.dice('2d6:3').answers({ player: 'T' }).expectScore(1, 0);
  });
  test('B25-TRAIT-BLOODLUST-04: without a bite: turnover, Distracted, the ball dropped, no Touchdown', () => {
    const s = scene('. V .\n. . T', { at: [24, 5], ball: 'V', bench: { 1: { square: [5, 5], state: 'standing' } } });
    s.dice('d6:1').answers({ move: 'V' }).walks('V', 'e').answers('stop').dice('d8:4').answers('no');
    s.expectScore(0, 0).expectTurnover('bloodLust').expectBall([25, 5]).expectState('V', 'standing');
    expect(distracted(s, 'V')).toBe(true);
    s.done();
  });
  test('B25-TRAIT-BLOODLUST-04: for want of a Thrall too', () => {
    const s = scene('B V . 1').dice('d6:1').answers({ move: 'V' }, 'stop').expectTurnover('bloodLust');
    expect(distracted(s, 'V')).toBe(true);
    s.done();
  });
});

describe('Bone Head, Really Stupid', () => {
  const scene = (skill: string, drawing: string, more: object = {}) =>
    blood25(drawing, { who: { A: [skill], ...more } as never });
  test('B25-TRAIT-BONEHEAD-01: on a 1 it is Distracted, and the Action is spent', () => {
    const s = scene('boneHead', 'A B 1').dice('d6:1').answers({ blitz: 'A' }, { target: '1' });
    expect(distracted(s, 'A')).toBe(true);
    s.expectIllegal({ move: 'A' }, { blitz: 'B' }).done();
    scene('boneHead', 'A . 1').dice('d6:2').answers({ move: 'A' }).expectAsked('activity').done();
  });
  test('B25-TRAIT-BONEHEAD-01: once it is activated again it has its wits', () => {
    const s = scene('boneHead', 'A . 1', { A: { skills: ['boneHead'], witless: true } })
      .dice('d6:2')
      .answers({ move: 'A' });
    expect(distracted(s, 'A')).toBe(false);
    s.done();
  });
  test('B25-TRAIT-REALLYSTUPID-01: 4+ is needed', () => {
    expect(distracted(scene('reallyStupid', 'A . 1').dice('d6:3').answers({ move: 'A' }), 'A')).toBe(true);
    scene('reallyStupid', 'A . 1').dice('d6:4').answers({ move: 'A' }).expectAsked('activity').done();
  });
  test('B25-TRAIT-REALLYSTUPID-01: +2 with a Standing team-mate that is neither Distracted nor as stupid', () => {
    const helped = (drawing: string, B: object) =>
      scene('reallyStupid', drawing, { B }).dice('d6:4').answers({ move: 'A' });
    helped('A B 1', {}).expectModifiers('reallyStupid', { helper: 2 });
    for (const B of [{ witless: true }, { skills: ['reallyStupid'] }])
      helped('A B 1', B).expectModifiers('reallyStupid', {});
    helped('A b 1', {}).expectModifiers('reallyStupid', {});
    scene('reallyStupid', 'A B 1').dice('d6:2').answers({ move: 'A' }).expectAsked('activity').done();
  });
});

describe('Loner', () => {
  const fails = (loner: string) =>
    blood25('A * . B 1', { who: { A: [loner] } as never, rerolls: { home: 2 } })
      .answers({ move: 'A' })
      .dice('d6:1')
      .walks('A', 'e');
  test.each([2, 3, 4])('B25-TRAIT-LONER-01: Loner (%i+)', target => {
    const s = fails(`loner${target}`).dice(`d6:${target}`, 'd6:6').answers({ reroll: 'team' });
    s.expectBall('A').expectRerolls(1, 0).done();
    const lost = fails(`loner${target}`)
      .dice(`d6:${target - 1}`, 'd8:2')
      .answers({ reroll: 'team' });
    lost.expectTurnover('pickUpFailed').expectRerolls(1, 0).done();
  });
});

describe('Take Root', () => {
  const A = { skills: ['takeRoot'] } as const;
  test('B25-TRAIT-TAKEROOT-01: on a 1 it does not move; it goes on with its Action', () => {
    const s = blood25('A . 1', { who: { A } })
      .dice('d6:1')
      .answers({ move: 'A' })
      .expectAsked('activity')
      .expectIllegal({ to: [11, 5] });
    expect(rooted(s, 'A')).toBe(true);
    const fine = blood25('A . 1', { who: { A } })
      .dice('d6:2')
      .answers({ move: 'A' })
      .expectLegal({ to: [11, 5] });
    expect(rooted(fine, 'A')).toBe(false);
  });
  test('B25-TRAIT-TAKEROOT-01: not rolled for while it lies there, nor when it is Rooted already', () => {
    blood25('a . 1', { who: { A } }).answers({ move: 'A' }).expectAsked('activity').done();
    blood25('A . 1', { who: { A: { ...A, rooted: true } } })
      .answers({ move: 'A' })
      .expectAsked('activity')
      .done();
  });
  test('B25-TRAIT-TAKEROOT-01: it cannot be Pushed Back', () => {
    const s = blood25('A 1 .', { who: { 1: { ...A, rooted: true } } })
      .dice('block:pushed')
      .blocks('A', '1');
    s.expectSquare('1', [11, 5]).expectNotLogged('pushed').done();
  });
  test('B25-TRAIT-TAKEROOT-02: it may Block whoever is next to it, without a Follow-up, and in a Blitz', () => {
    const s = blood25('A 1 .', { who: { A: { ...A, rooted: true } } })
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [12, 5] });
    s.expectSquare('A', [10, 5]).expectNotLogged('followedUp').done();
    const b = blood25('A 1 . 2', { who: { A } }).dice('d6:1').answers({ blitz: 'A' }, { target: '1' });
    b.dice('block:pushed')
      .answers({ target: '1' }, { to: [12, 5] })
      .expectSquare('A', [10, 5])
      .expectSquare('1', [12, 5])
      .done();
  });
  test('B25-TRAIT-TAKEROOT-03: until it goes down', () => {
    const s = blood25('A 1 .', { who: { 1: { ...A, rooted: true } } })
      .dice('block:defenderDown', '2d6:3')
      .blocks('A', '1');
    s.expectState('1', 'prone');
    expect(rooted(s, '1')).toBe(false);
  });
  test('B25-TRAIT-TAKEROOT-03: or the Drive ends', () => {
    const s = blood25('A 1', { who: { A: { ...A, rooted: true } }, moment: 'driveEnd' }).starts();
    expect(rooted(s, 'A')).toBe(false);
  });
});

describe('Unchannelled Fury', () => {
  const rages = (declare: object, die: string, skills = ['unchannelledFury']) =>
    blood25('B A 1', { who: { A: skills } as never })
      .dice(die)
      .answers(declare as never);
  test('B25-TRAIT-UNCHANNELLEDFURY-01: on less than 4 its activation ends, and it is not Distracted', () => {
    const s = rages({ move: 'A' }, 'd6:3').expectAsked('action').expectIllegal({ move: 'A' });
    expect(distracted(s, 'A')).toBe(false);
    s.done();
    rages({ move: 'A' }, 'd6:4').expectAsked('activity').done();
  });
  test('B25-TRAIT-UNCHANNELLEDFURY-01: +2 for a Block, a Blitz, or what replaces one', () => {
    rages({ blitz: 'A' }, 'd6:2').answers({ target: '1' }).expectAsked('activity').done();
    rages({ blitz: 'A' }, 'd6:1').answers({ target: '1' }).expectAsked('action').expectIllegal({ blitz: 'B' }).done();
    rages({ stab: 'A' }, 'd6:2', ['unchannelledFury', 'stab'])
      .expectModifiers('unchannelledFury', { blockOrBlitz: 2 })
      .expectAsked('attackTarget')
      .done();
    rages({ pass: 'A' }, 'd6:3').expectModifiers('unchannelledFury', {}).expectAsked('action').done();
  });
});
