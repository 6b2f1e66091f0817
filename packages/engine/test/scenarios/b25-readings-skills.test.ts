/** Rare interactions of the skills of 2025 that a reader suspected; docs/readings.md says what each of them came to. */
import { describe, expect, test } from 'vitest';
import { Stat } from '../../src/blood/characteristics.ts';
import { loseWits } from '../../src/blood/status.ts';
import { CHOMPED, DISTRACTED, Place } from '../../src/blood/words.ts';
import { Until } from '../../src/kernel/effects.ts';
import { type BloodScenario, blood25, type Settings } from '../blood/b25.ts';
import { legalOf } from '../blood/dsl.ts';

type Who25 = NonNullable<Settings['who']>;
const armourOf = (s: BloodScenario): (readonly [total: number, broken: boolean])[] =>
  (s.game.events ?? []).flatMap(e => (e.type === 'armourRolled' ? [[e.total, e.broken] as const] : []));
const told = (s: BloodScenario, type: string): number => (s.game.events ?? []).filter(e => e.type === type).length;

describe('Frenzy', () => {
  test('B25-SKILL-FRENZY-02, B25-SKILL-STEADYFOOTING-01: whoever keeps its feet after a POW is blocked once more', () => {
    const s = blood25('A 1 . .\n. . . .\nB . . .', { who: { A: ['frenzy'], 1: ['steadyFooting'] } })
      .dice('block:defenderDown')
      .blocks('A', '1')
      .dice('d6:6', 'block:pushed')
      .answers({ to: [12, 5] }, 'yes');
    s.expectSquare('A', [11, 5]).expectAsked('push', 'home');
    expect(told(s, 'blockRolled')).toBe(2);
  });
  test('B25-SKILL-FRENZY-02: a Both Down that nobody falls by is no push, and there is no second block', () => {
    blood25('A 1 . .\n. . . .\nB . . .', { who: { A: ['frenzy', 'block'], 1: ['block'] } })
      .dice('block:bothDown')
      .blocks('A', '1')
      .answers('yes', 'yes')
      .expectAsked('action', 'home')
      .done();
  });
  test('B25-SKILL-FRENZY-02, B25-SKILL-JUGGERNAUT-01: a Both Down taken as a push is one', () => {
    const s = blood25('A 1 . .\n. . . .\nB . . .', { who: { A: ['frenzy', 'juggernaut'] } })
      .answers({ blitz: 'A' }, { target: '1' })
      .dice('block:bothDown')
      .answers({ target: '1' })
      .dice('block:pushed')
      .answers('yes', { to: [12, 5] });
    s.expectSquare('A', [11, 5]).expectAsked('push', 'home');
    expect(told(s, 'blockRolled')).toBe(2);
  });
});

describe('Steady Footing', () => {
  test('B25-SKILL-STEADYFOOTING-01, B25-Q-150: after a failed Rush out of a marked square the Dodge is still due', () => {
    const s = blood25('A . 1\n. . .', { who: { A: { skills: ['steadyFooting'], movement: 1 } } })
      .answers({ move: 'A' })
      .walks('A', 'e')
      .dice('d6:1')
      .walks('A', 'w')
      .dice('d6:6', 'd6:3')
      .answers('yes');
    s.expectLog('rolled', 'rolled', 'rolled')
      .expectNeeded('dodge', 3)
      .expectAsked('activity')
      .expectSquare('A', [10, 5]);
    s.done();
  });
  test('B25-SKILL-STEADYFOOTING-02, B25-Q-150: … which may fail in its turn', () => {
    const s = blood25('A . 1\n. . .', { who: { A: { skills: ['steadyFooting'], movement: 1 } } })
      .answers({ move: 'A' })
      .walks('A', 'e')
      .dice('d6:1')
      .walks('A', 'w')
      .dice('d6:6', 'd6:2', '2d6:3')
      .answers('yes', 'no');
    s.expectState('A', 'prone').expectTurnover('knockedDown').done();
  });
  test('B25-SKILL-STEADYFOOTING-01, B25-SKILL-SABOTEUR-01: whoever is blown up may keep its feet', () => {
    const s = blood25('A 1 . .\n. . . .\nB . . .', { who: { A: ['steadyFooting'], 1: ['saboteur'] } })
      .dice('block:defenderDown')
      .blocks('A', '1')
      .dice('d6:4', 'd6:6')
      .answers({ to: [12, 5] }, 'no', 'yes', 'yes');
    s.expectState('1', 'knockedOut').expectState('A', 'standing').expectTurnover('none').done();
  });
});

describe('Pile Driver', () => {
  test('B25-SKILL-PILEDRIVER-01, B25-TRAIT-BALLANDCHAIN-04: not on a team-mate that its owner ran into', () => {
    const s = blood25('A C . . .\n. . . B 1', { who: { A: ['ballAndChain', 'pileDriver'] } }).answers({
      ballAndChain: 'A',
    });
    s.dice('d6:3', 'block:defenderDown', '2d6:3')
      .answers({ facing: 'right' }, { to: [12, 5] })
      .expectState('C', 'prone')
      .expectNotLogged('skillUsed')
      .expectAsked('action', 'away')
      .done();
  });
  test('B25-SKILL-PILEDRIVER-01, B25-Q-151: not for an owner whom the first of two blocks has felled', () => {
    const s = blood25('1 . . .\nA . . B\n2 . . .', {
      who: { A: { skills: ['pileDriver', 'multipleBlock', 'block'], strength: 6 } },
    });
    s.answers({ block: 'A' }, { multipleBlock: '1' }).dice('block:attackerDown', 'block:bothDown');
    s.answers({ target: '2' }).dice('2d6:3', '2d6:4').answers('yes');
    s.expectState('A', 'prone').expectState('2', 'prone').expectNotLogged('refereeSaw').done();
  });
});

describe('Multiple Block', () => {
  const two = (who: Who25 = {}): BloodScenario =>
    blood25('1 . . .\nA . . B\n2 . . .', {
      who: { A: { skills: ['multipleBlock'], strength: 6 }, ...who },
    }).answers({ block: 'A' }, { multipleBlock: '1' });
  test('B25-SKILL-MULTIPLEBLOCK-02, B25-SKILL-WRESTLE-01, B25-Q-151: Wrestle in the second does not undo what the first did', () => {
    const s = two({ 2: ['wrestle'] })
      .dice('block:attackerDown', 'block:bothDown')
      .answers({ target: '2' })
      .dice('2d6:4')
      .answers('yes');
    s.expectState('A', 'prone').expectState('2', 'prone').expectTurnover('knockedDown');
    expect(armourOf(s)).toEqual([[4, false]]);
    s.done();
  });
  test('B25-SKILL-MULTIPLEBLOCK-01, B25-SKILL-DAUNTLESS-01: −2 come off the Strength that it has found', () => {
    const s = blood25('. B .\n1 . .\nA . C\n. 2 .', {
      who: { A: { skills: ['multipleBlock', 'dauntless'], strength: 2 }, 1: { strength: 4 }, 2: { strength: 1 } },
    });
    s.answers({ block: 'A' }, { multipleBlock: '1' }, { target: '2' }).dice('d6:3', 'block:pushed', 'block:pushed');
    // 4 and −2, with B's help 3, against 4: C keeps 2 from helping
    s.answers('yes').expectDice(-2);
  });
  test('B25-SKILL-MULTIPLEBLOCK-01, B25-Q-154: nobody who lies there chooses it, Jump Up or not', () => {
    const s = blood25('1 . .\na . .\n2 . .', { who: { A: ['multipleBlock', 'jumpUp'] } }).answers({ block: 'A' });
    expect(legalOf(s, 'multipleBlock')).toEqual([]);
    expect(legalOf(s, 'target')).toEqual(['1', '2']);
  });
  test('B25-SKILL-BRAWLER-01, B25-SKILL-MULTIPLEBLOCK-01: Brawler once, whichever of the two it is', () => {
    const s = two({ A: { skills: ['multipleBlock', 'brawler', 'block'], strength: 6 } })
      .dice('block:bothDown', 'block:pushed')
      .answers({ target: '2' })
      .answers({ reroll: 'brawler' })
      .dice('block:bothDown', '2d6:3')
      .answers({ to: [9, 4] });
    s.answers('yes').expectState('2', 'prone').expectState('A', 'standing').done();
  });
});

describe('Iron Hard Skin', () => {
  const lashes = (skills: string[]): BloodScenario =>
    blood25('A B .\n. . .\n. . 1', {
      who: { A: ['animalSavagery', 'mightyBlow', 'claws'], B: { skills: skills as never, armour: 9 } },
    });
  test('B25-SKILL-IRONHARDSKIN-01, B25-TRAIT-ANIMALSAVAGERY-03, B25-Q-153: a team-mate’s Mighty Blow counts, Claws do not', () => {
    const s = lashes(['ironHardSkin'])
      .dice('d6:1')
      .answers({ move: 'A' })
      .dice('2d6:8', '2d6:3')
      .answers({ player: 'B' });
    expect(armourOf(s)).toEqual([[9, true]]);
    const t = lashes(['ironHardSkin']);
    t.dice('d6:1').answers({ move: 'A' }).dice('2d6:7').answers({ player: 'B' });
    expect(armourOf(t)).toEqual([[8, false]]);
  });
});

describe('Ball & Chain', () => {
  test('B25-TRAIT-BALLANDCHAIN-02, B25-TRAIT-BALLANDCHAIN-07: teeth do not keep it from following up', () => {
    const s = blood25('1 A 2 . .\n. . . . B', {
      who: { 1: ['monstrousMouth'], A: { skills: ['ballAndChain'], strength: 4 } },
    });
    s.game.affect(s.id('A'), CHOMPED, s.id('1'), Until.drive);
    s.answers({ ballAndChain: 'A' })
      .dice('d6:3', 'block:pushed')
      .answers({ facing: 'right' }, { to: [13, 5] })
      .expectSquare('A', [12, 5]);
  });
  test('B25-TRAIT-BALLANDCHAIN-01, B25-Q-152: whoever lies there, Stunned and patched up, stands up first', () => {
    const s = blood25('a . . . .\n. . . . B\n1 . . . .', { who: { A: { skills: ['ballAndChain'], movement: 3 } } });
    s.answers({ ballAndChain: 'A' }).expectState('A', 'standing');
    // nothing but Rushes is left of its movement
    s.dice('d6:3', 'd6:2').answers({ facing: 'right' }).expectSquare('A', [11, 5]).expectAsked('careen');
    s.done();
  });
  test('B25-SKILL-TACKLE-02, B25-TRAIT-BALLANDCHAIN-04: a team-mate’s Tackle does not take Dodge away', () => {
    const s = blood25('A C . . .\n. . . B 1', { who: { A: ['ballAndChain', 'tackle'], C: ['dodge'] } })
      .answers({ ballAndChain: 'A' })
      .dice('d6:3', 'block:defenderStumbles')
      .answers({ facing: 'right' });
    s.expectAsked('useSkill', 'home')
      .answers('yes', { to: [12, 5] })
      .expectState('C', 'standing');
  });
});

describe('Pogo', () => {
  test('B25-TRAIT-POGO-01, B25-BLITZ-03: lying there, it names whom it can only leap to', () => {
    // B to F stand all around it
    const s = blood25('. . . . .\nB C D . .\nE a F . 1\nG H I . .', {
      who: { A: { skills: ['pogo'], movement: 5 } },
    });
    s.expectLegal({ blitz: 'A' });
  });
});

describe('Diving Catch', () => {
  test('B25-SKILL-DIVINGCATCH-01, B25-Q-02: for a throw-in that would not bounce as well', () => {
    const s = blood25('1\nA', {
      at: [11, 1],
      ball: '1',
      options: { throwInBounces: false },
      bench: { 2: { square: [11, 6], skills: ['divingCatch'], state: 'standing' } },
    });
    s.dice('block:pushed').blocks('A', '1').dice('2d6:5', 'd6:3', '2d6:5').answers('no');
    s.expectAsked('divingCatch', 'away').dice('d6:4').answers({ player: '2' }).expectBall('2').done();
  });
});

describe('at the edge of the pitch', () => {
  const shoved = (skill: 'fend' | 'taunt' | 'saboteur', face = 'pushed'): BloodScenario =>
    blood25('1\nA\n.\nB', { at: [11, 1], who: { 1: [skill] } })
      .dice(`block:${face}`)
      .blocks('A', '1');
  test('B25-SKILL-FEND-01, B25-SKILL-TAUNT-01, B25-Q-34: whoever goes over the line fends or taunts all the same', () => {
    shoved('fend').dice('2d6:5').answers('yes').expectSquare('A', [11, 2]).expectState('1', 'reserves').done();
    shoved('taunt').dice('2d6:5').answers('yes').expectSquare('A', [11, 1]).expectState('1', 'reserves').done();
  });
  test('B25-SKILL-SABOTEUR-01, B25-Q-33: but it blows nobody up, since nothing knocks it down', () => {
    shoved('saboteur', 'defenderDown')
      .dice('2d6:5')
      .answers('no')
      .expectState('1', 'reserves')
      .expectAsked('action')
      .done();
  });
  test('B25-SKILL-STRIPBALL-01, B25-Q-55: stripped as it is pushed into the End Zone, a carrier does not score', () => {
    const pushedIn = (skills: string[]): BloodScenario =>
      blood25('. 1 A', { at: [1, 5], ball: '1', who: { A: { skills: skills as never } } })
        .dice('block:pushed')
        .blocks('A', '1');
    const s = pushedIn(['stripBall']).answers({ to: [1, 5] }, 'no');
    s.dice('d8:5').answers('yes').expectScore(0, 0).expectBall([2, 5]).done();
    pushedIn([])
      .answers({ to: [1, 5] }, 'no')
      .expectScore(0, 1);
  });
});

describe('in the other side’s turn', () => {
  /** Home's A throws; away's 1 runs from the square next to home's B. */
  const runs = (who: Who25, more: Settings = {}): BloodScenario =>
    blood25('A . . . C\n. . . . .\n. . 1 B .', { ball: 'A', who: { 1: ['onTheBall'], ...who }, ...more })
      .passes('A', '', [14, 5])
      .expectAsked('onTheBall', 'away')
      .answers({ player: '1' });
  test('B25-SKILL-ONTHEBALL-01, B25-SKILL-TENTACLES-01: a runner may be held, and the pass goes on', () => {
    const s = runs({ B: ['tentacles'] }, { rerolls: { home: 1 } }).answers({ to: [11, 6] });
    s.expectAsked('tentacles', 'home').dice('d6:2').answers({ player: 'B' });
    // it is the team's turn: its re-roll serves for the hold
    s.expectAsked('reroll', 'home', 'keep', { reroll: 'team' })
      .dice('d6:6', 'd6:5', 'd6:3')
      .answers({ reroll: 'team' });
    s.expectSquare('1', [12, 7]).expectBall('C').done();
  });
  test('B25-SKILL-ONTHEBALL-01, B25-SKILL-DIVINGTACKLE-01: a runner falls, and it is no turnover', () => {
    const s = runs({ B: ['divingTackle'] })
      .dice('d6:4')
      .answers({ to: [11, 6] });
    s.expectAsked('divingTackle', 'home').dice('2d6:3', 'd6:5', 'd6:3').answers({ player: 'B' });
    s.expectState('1', 'prone').expectState('B', 'prone').expectTurnover('none').expectBall('C').done();
  });
  test('B25-SKILL-ONTHEBALL-01, B25-SKILL-SHADOWING-01: a runner is shadowed', () => {
    const s = runs({ B: ['shadowing'] })
      .dice('d6:4')
      .answers({ to: [11, 6] });
    s.expectAsked('shadowing', 'home').dice('d6:4').answers({ player: 'B' }).expectSquare('B', [12, 7]);
    s.expectAsked('onTheBallStep', 'away');
  });
  test('B25-SKILL-PRO-03, B25-SKILL-ONTHEBALL-01: Pro is no help outside its owner’s activation', () => {
    const s = runs({ 1: ['onTheBall', 'pro'] })
      .dice('d6:2', '2d6:3', 'd6:5', 'd6:3')
      .answers({ to: [11, 6] });
    s.expectState('1', 'prone').expectBall('C').done();
  });
});

describe('Monstrous Mouth', () => {
  const held = (s: BloodScenario, name: string): boolean => s.game.isAffected(s.id(name), CHOMPED);
  const bitten = (drawing: string, who: Who25, by: readonly string[]): BloodScenario => {
    const s = blood25(drawing, { who });
    for (const one of by) s.game.affect(s.id('1'), CHOMPED, s.id(one), Until.drive);
    return s;
  };
  test('B25-TRAIT-TRICKSTER-04, B25-SKILL-MONSTROUSMOUTH-02: Trickster gets out of two mouths at once', () => {
    const s = bitten('. B .\nA 1 .\n. C .', { A: ['monstrousMouth'], B: ['monstrousMouth'], 1: ['trickster'] }, [
      'A',
      'B',
    ]);
    s.blocks('C', '1')
      .dice('block:pushed', 'block:pushed')
      .answers({ to: [10, 7] });
    expect(held(s, '1')).toBe(false);
  });
  test('B25-SKILL-MONSTROUSMOUTH-02, B25-TRAIT-HYPNOTICGAZE-01: who is Distracted lets go, for good', () => {
    const s = blood25('A 1 .\n. . 2\nB . .', { who: { A: ['monstrousMouth'], 2: ['hypnoticGaze'] }, active: 'away' });
    s.game.affect(s.id('1'), CHOMPED, s.id('A'), Until.drive);
    s.answers({ gaze: '2' }).walks('2', 'w').dice('d6:3').answers({ gaze: 'A' });
    expect(held(s, '1')).toBe(false);
    s.answers('endTurn', { move: 'A' }, 'stop', 'endTurn');
    expect(held(s, '1')).toBe(false);
    s.answers({ move: '1' }).dice('d6:3').walks('1', 'e').expectSquare('1', [12, 5]).done();
  });
});

describe('Eye Gouge', () => {
  /** Pushed next to B, 1 could help 2 with Guard alone. */
  const thenBlocks = (skills: string[]): BloodScenario =>
    blood25('. . . . .\nA 1 . . .\n. . 2 B .', { who: { A: { skills: skills as never }, 1: ['guard'] } })
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [12, 6] }, 'yes', 'endTurn');
  test('B25-SKILL-EYEGOUGE-01, B25-SKILL-GUARD-01: Guard does not help either', () => {
    thenBlocks([]).dice('block:pushed', 'block:pushed').blocks('2', 'A').expectDice(2);
    thenBlocks(['eyeGouge']).dice('block:pushed').blocks('2', 'A').expectDice(1);
  });
  test('B25-SKILL-EYEGOUGE-01, B25-TRAIT-BONEHEAD-01: an activation that comes to nothing is one', () => {
    const s = blood25('. . . . .\nA 1 . . .\n. . 2 . .\nB . . . .', { who: { A: ['eyeGouge'], 1: ['boneHead'] } })
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [12, 6] }, 'yes', 'endTurn');
    s.dice('d6:1').answers({ move: '1' }).answers('endTurn', 'endTurn');
    s.dice('d6:2').answers({ move: '1' }, 'stop').dice('block:pushed', 'block:pushed').blocks('2', 'A').expectDice(2);
  });
});

describe('Bombs', () => {
  test('B25-SKILL-SAFEPASS-01, B25-TRAIT-BOMBARDIER-02: a natural 1 does not go off in safe hands', () => {
    const s = blood25('A . . . .\n1 . . . B', { who: { A: ['bombardier', 'safePass'] } })
      .answers({ bomb: 'A' })
      .dice('d6:1')
      .answers({ to: [14, 5] });
    s.expectNotLogged('bombExploded').expectTurnover('none').expectAsked('action').done();
  });
  test('B25-SKILL-STEADYFOOTING-01, B25-TRAIT-BOMBARDIER-04: who is hit may keep its feet', () => {
    const s = blood25('A . . . 1\n. . . . .\nB . . . .', {
      who: { A: ['bombardier'], 1: { skills: ['steadyFooting', 'noBall'] } },
    })
      .answers({ bomb: 'A' })
      .dice('d6:5')
      .answers({ to: [14, 5] });
    s.expectAsked('useSkill', 'away').dice('d6:6').answers('yes').expectState('1', 'standing').done();
  });
});

describe('going down', () => {
  test('B25-SKILL-MIGHTYBLOW-01, B25-TRAIT-CHAINSAW-03: Mighty Blow adds to the chainsaw its victim falls into', () => {
    const s = blood25('A 1 . .\n. . . .\nB . . .', { who: { A: ['mightyBlow'], 1: ['chainsaw'] } })
      .dice('block:defenderDown')
      .blocks('A', '1')
      .dice('2d6:5', '2d6:3')
      .answers({ to: [12, 5] }, 'no');
    expect(armourOf(s)).toEqual([[9, true]]);
  });
  test('B25-SKILL-ARMBAR-01, B25-SKILL-DIVINGTACKLE-01: who has thrown itself down bars no arm', () => {
    const s = blood25('. . .\nA 1 .\n. . .', { who: { 1: ['divingTackle', 'armBar'] } })
      .answers({ move: 'A' })
      .dice('d6:4')
      .walks('A', 'w');
    s.dice('2d6:8').answers({ player: '1' });
    expect(armourOf(s)).toEqual([[8, false]]);
  });
  test('B25-SKILL-ARMBAR-01, B25-SKILL-DIVINGTACKLE-01: but a team-mate of its does', () => {
    const s = blood25('. 2 .\nA 1 .\n. . .', { who: { 1: ['divingTackle'], 2: ['armBar'] } })
      .answers({ move: 'A' })
      .dice('d6:4')
      .walks('A', 'sw');
    s.dice('2d6:8', '2d6:3').answers({ player: '1' });
    expect(armourOf(s)).toEqual([[9, true]]);
  });
  test('B25-SKILL-FUMBLEROOSKI-01, B25-SKILL-TENTACLES-01: whoever is held leaves nothing behind', () => {
    const s = blood25('. . .\nA 1 .\n. B .', { ball: 'A', who: { A: ['fumblerooski'], 1: ['tentacles'] } })
      .answers({ move: 'A' }, 'leaveBall')
      .walks('A', 'w');
    s.dice('d6:6').answers({ player: '1' }).expectBall('A').expectAsked('action').done();
  });
  test('B25-SKILL-STEADYFOOTING-01, B25-PRIN-LAND-07: who lands badly may keep its feet, and scores', () => {
    const s = blood25('A B . .', {
      at: [22, 5],
      ball: 'B',
      who: { A: ['throwTeammate'], B: ['rightStuff', 'steadyFooting'] },
      bench: { 1: { square: [10, 10], state: 'standing' } },
    }).answers({ throwTeammate: 'A' }, { throwTeammate: 'B' });
    s.dice('d6:6', 'd8:5', 'd8:4', 'd8:5', 'd6:1', 'd6:6')
      .answers({ to: [25, 5] }, 'yes')
      .expectScore(1, 0);
  });
});

describe('before the ball leaves its hands', () => {
  test('B25-TRAIT-BLOODLUST-03, B25-SKILL-HAILMARYPASS-01: a Vampire bites before a Hail Mary Pass', () => {
    const s = blood25('A B . .\n. . . 1', {
      ball: 'A',
      who: { A: ['bloodlust2', 'hailMaryPass'], B: { keywords: ['Thrall', 'Lineman'] } },
    })
      .dice('d6:1')
      .answers({ pass: 'A' }, 'no', 'hailMary');
    s.expectAsked('bite', 'home').dice('d8:2').answers('no').expectTurnover('bloodLust');
    s.expectNotLogged('threw');
  });
  test('B25-TRAIT-ANIMOSITY-02, B25-SKILL-GIVEANDGO-01: who refuses to hand the ball over does not move on', () => {
    const s = blood25('A B . .\n. . . 1', { ball: 'A', who: { A: ['animosityAll', 'giveAndGo'] } })
      .dice('d6:1')
      .handsOff('A', '', 'B');
    s.expectBall('A').expectTurnover('none').expectAsked('action').done();
  });
  test('B25-SKILL-DUMPOFF-01, B25-TRAIT-BALLANDCHAIN-04: a carrier dumps the ball off before a ball and chain too', () => {
    const s = blood25('A 1 . .\n. . . B', { ball: '1', who: { A: ['ballAndChain'], 1: ['dumpOff'] } })
      .answers({ ballAndChain: 'A' })
      .dice('d6:3')
      .answers({ facing: 'right' });
    s.expectAsked('useSkill', 'away');
  });
});

describe('Active skills', () => {
  test('B25-SKILL-03, B25-SKILL-SUREFEET-01: lying there, nobody is sure of its feet', () => {
    const s = blood25('a . .\n. . 1', { who: { A: { skills: ['sureFeet'], movement: 3 } } });
    s.game.changeStat(s.id('A'), Stat.movement, -1, Until.drive);
    s.dice('d6:1', '2d6:3').answers({ move: 'A' }).expectState('A', 'prone').expectTurnover('knockedDown').done();
  });
  test('B25-SKILL-03, B25-SKILL-DEFENSIVE-01: a Distracted player does not switch Guard off', () => {
    // B helps only with Guard: 2 marks it, and 3 would if it had its wits
    const s = (distracted: boolean): BloodScenario => {
      const t = blood25('A 1 .\n. . B\n. 2 3', { who: { B: ['guard'], 3: ['defensive'] } });
      if (distracted) loseWits(t.game, t.id('3'), DISTRACTED, Until.drive);
      return t;
    };
    s(true).dice('block:pushed', 'block:pushed').blocks('A', '1').expectDice(2);
    s(false).dice('block:pushed').blocks('A', '1').expectDice(1);
  });
});

describe('Leader', () => {
  /** Home kicks off a half with A as its Leader, and catches its own kick where it scores: both sides set up once more. */
  const kicksAndScores = (meanwhile: (s: BloodScenario) => void, ...recovery: string[]): BloodScenario => {
    const s = blood25('', {
      bench: Object.fromEntries([
        ...'ABCDEFGHIJK'.split('').map(name => [name, name === 'A' ? ['leader'] : []] as const),
        ...['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'].map(name => [name, []] as const),
      ]) as Who25,
      moment: 'half',
      kicking: 'home',
      options: { kickOffTable: false },
    }).starts();
    const setUp = (): void => {
      const [formation] = legalOf(s, 'formation');
      s.answers({ formation: formation as string }, 'ready');
    };
    setUp();
    setUp();
    expect(s.game.leaderReroll(0)).toBe(true);
    s.game.put(s.id('K'), s.game.grid.at(26, 8));
    meanwhile(s);
    const [kicker] = legalOf(s, 'player');
    s.answers({ player: kicker as string })
      .dice('d8:5', 'd6:1', 'd6:3', ...recovery)
      .answers({ to: [25, 8] })
      .expectScore(1, 0);
    setUp();
    setUp();
    return s;
  };
  test('B25-SKILL-LEADER-01, B25-Q-155: what a Leader has brought is not lost by a second drive before any turn', () => {
    const s = kicksAndScores(t => t.game.takeOff(t.id('A'), Place.knockedOut), 'd6:1');
    expect(s.game.leaderReroll(0)).toBe(true);
  });
  test('B25-SKILL-LEADER-01, B25-Q-155: nor does it bring another', () => {
    const s = kicksAndScores(t => t.game.setLeaderReroll(0, false));
    expect(s.game.leaderReroll(0)).toBe(false);
  });
});
