/** The Mutations of 2025. */
import { describe, expect, test } from 'vitest';
import { CHOMPED } from '../../src/blood/words.ts';
import { type BloodScenario, blood25 } from '../blood/b25.ts';
import { legalOf } from '../blood/dsl.ts';

const blitz = (s: BloodScenario, name: string, path: string, target: string): BloodScenario =>
  s.answers({ blitz: name }, { target }).walks(name, path).answers({ target });

describe('Big Hand', () => {
  const scene = (skills: readonly string[], weather: 'nice' | 'pouringRain' = 'pouringRain') =>
    blood25('A . * . 1\n. . . 2', { who: { A: { skills } }, weather })
      .answers({ move: 'A' })
      .walks('A', 'e')
      .dice('d6:6')
      .walks('A', 'e');
  test('B25-SKILL-BIGHAND-01: neither tackle zones nor the rain make it harder to pick up the ball', () => {
    scene([]).expectModifiers('pickUp', { tackleZones: -1, pouringRain: -1 });
    scene(['bigHand']).expectModifiers('pickUp', {}).expectNeeded('pickUp', 3).expectBall('A');
  });
  test('B25-SKILL-BIGHAND-01: nor to secure it', () => {
    const secure = (skills: readonly string[]) =>
      blood25('A * . . . . 1', { who: { A: { skills } }, weather: 'pouringRain' })
        .answers({ secureBall: 'A' })
        .dice('d6:2')
        .walks('A', 'e');
    secure(['bigHand']).expectModifiers('secureBall', {}).expectBall('A').done();
    blood25('A * . . . . 1', { weather: 'pouringRain' })
      .answers({ secureBall: 'A' })
      .dice('d6:2', 'd8:2')
      .walks('A', 'e')
      .expectModifiers('secureBall', { pouringRain: -1 })
      .expectTurnover('pickUpFailed');
  });
});

describe('Claws', () => {
  const felled = (skills: readonly string[], armour: string, victim: object = { armour: 11 }) =>
    blood25('A 1 . . B', { who: { A: { skills }, 1: victim } })
      .dice('block:defenderDown', armour)
      .blocks('A', '1')
      .answers({ to: [12, 5] });
  test('B25-SKILL-CLAWS-01: 8 or more breaks any armour, 7 does not', () => {
    felled(['claws'], '2d6:8').dice('2d6:5').answers('no').expectState('1', 'stunned').done();
    felled(['claws'], '2d6:7').answers('no').expectState('1', 'prone').done();
    felled([], '2d6:8').answers('no').expectState('1', 'prone').done();
  });
  test('B25-SKILL-CLAWS-02: Mighty Blow does not make an 8 of a 7, and is not spent by a natural 8', () => {
    felled(['claws', 'mightyBlow'], '2d6:7').answers('no').expectState('1', 'prone').done();
    felled(['claws', 'mightyBlow'], '2d6:8').dice('2d6:7').answers('no').expectState('1', 'knockedOut').done();
  });
  test('B25-SKILL-CLAWS-01: a weak armour breaks as ever', () => {
    felled(['claws'], '2d6:6', { armour: 6 }).dice('2d6:5').answers('no').expectState('1', 'stunned').done();
  });
  test('B25-SKILL-CLAWS-01: also when its owner goes down with its opponent, and for one who is Distracted', () => {
    blood25('A 1 . 2', { who: { A: ['claws'], 1: { armour: 11 } } })
      .dice('block:bothDown', '2d6:8', '2d6:5', '2d6:3')
      .blocks('A', '1')
      .expectState('1', 'stunned')
      .expectState('A', 'prone')
      .done();
    blood25('A 1 . 2', { who: { A: { armour: 11 }, 1: { skills: ['claws'], witless: true } } })
      .dice('block:attackerDown', '2d6:8', '2d6:5')
      .blocks('A', '1')
      .expectState('A', 'stunned')
      .done();
  });
  test('B25-SKILL-CLAWS-01: not in a foul', () => {
    blood25('A 1', { who: { A: ['claws'], 1: { armour: 11, state: 'prone' } } })
      .dice('d6:5', 'd6:3')
      .fouls('A', '', '1')
      .expectState('1', 'prone')
      .done();
  });
});

describe('Disturbing Presence', () => {
  const pass = (who: object, drawing = 'A . . B . .\n. . . . . .\n. . . . . .\n1 . . . . .\n2 . . . . .') =>
    blood25(drawing, { who: who as never, ball: 'A' })
      .dice('d6:6', 'd6:6')
      .passes('A', '', [13, 5]);
  test('B25-SKILL-DISTURBINGPRESENCE-01: -1 to pass and to catch for each owner within three squares', () => {
    pass({ 1: ['disturbingPresence'] })
      .expectModifiers('pass', { disturbingPresence: -1 })
      .expectModifiers('catch', { disturbingPresence: -1 });
    // four squares away it does nothing
    pass({ 2: ['disturbingPresence'] }).expectModifiers('pass', {});
  });
  test('B25-SKILL-DISTURBINGPRESENCE-01: for each owner', () => {
    pass(
      { 1: ['disturbingPresence'], 2: ['disturbingPresence'] },
      'A . . B . .\n. . . . . .\n. . . . . .\n1 2 . . . .',
    ).expectNeeded('pass', 6);
  });
  test('B25-SKILL-DISTURBINGPRESENCE-01: to intercept and to throw a team-mate', () => {
    const s = blood25('A . 1 . B\n. . . . .\n. . D . .', { who: { D: ['disturbingPresence'] }, ball: 'A' })
      .dice('d6:6')
      .passes('A', '', [14, 5]);
    s.dice('d6:1', 'd6:6')
      .answers({ player: '1' })
      .expectModifiers('intercept', { interception: -3, disturbingPresence: -1 });
    blood25('A B . . .\n. . . . .\n. 1 . . .', {
      who: { A: ['throwTeammate'], B: ['rightStuff'], 1: ['disturbingPresence'] },
    })
      .answers({ throwTeammate: 'A' }, { throwTeammate: 'B' })
      .dice('d6:6', 'd8:5', 'd8:5', 'd8:5', 'd6:6')
      .answers({ to: [12, 5] })
      .expectModifiers('throwTeammate', { disturbingPresence: -1 });
  });
  test('B25-SKILL-DISTURBINGPRESENCE-02: in any state of its owner', () => {
    pass({ 1: { skills: ['disturbingPresence'], state: 'stunned' } }).expectModifiers('pass', {
      disturbingPresence: -1,
    });
    pass({ 1: { skills: ['disturbingPresence'], witless: true } }).expectModifiers('pass', { disturbingPresence: -1 });
  });
  test('B25-SKILL-DISTURBINGPRESENCE-01: to throw a bomb', () => {
    const s = blood25('A . . . . .\n. 1 . . . .', { who: { A: ['bombardier'], 1: ['disturbingPresence'] } });
    s.answers({ bomb: 'A' })
      .dice('d6:6')
      .answers({ to: [13, 5] })
      .expectModifiers('pass', { tackleZones: -1, disturbingPresence: -1 });
  });
});

describe('Extra Arms', () => {
  test('B25-SKILL-EXTRAARMS-01: +1 to catch and to pick up', () => {
    blood25('A . . B', { who: { B: ['extraArms'] }, ball: 'A' })
      .dice('d6:6', 'd6:2')
      .passes('A', '', [13, 5])
      .expectModifiers('catch', { extraArms: 1 })
      .expectBall('B')
      .done();
    blood25('A * 1', { who: { A: ['extraArms'], 1: { state: 'prone' } } })
      .answers({ move: 'A' })
      .dice('d6:2')
      .walks('A', 'e')
      .expectModifiers('pickUp', { extraArms: 1 })
      .expectBall('A')
      .done();
  });
  test('B25-SKILL-EXTRAARMS-01: +1 to intercept', () => {
    blood25('A . 1 . B', { who: { 1: ['extraArms'] }, ball: 'A' })
      .dice('d6:6')
      .passes('A', '', [14, 5])
      .dice('d6:5')
      .answers({ player: '1' })
      .expectModifiers('intercept', { interception: -3, extraArms: 1 })
      .expectBall('1')
      .done();
  });
});

describe('Foul Appearance', () => {
  const ugly = { who: { 1: ['foulAppearance'] } } as const;
  test('B25-SKILL-FOULAPPEARANCE-01: a 1 ends the activation without a block, a 2 lets it go on', () => {
    blood25('A 1 . .\nB', ugly)
      .dice('d6:1')
      .blocks('A', '1')
      .expectNotLogged('blockRolled')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .expectIllegal({ block: 'A' }, { move: 'A' })
      .done();
    blood25('A 1 . .', ugly).dice('d6:2', 'block:pushed').blocks('A', '1').expectLog('rolled', 'blockRolled');
  });
  test('B25-SKILL-FOULAPPEARANCE-01: it works for an owner that is Distracted, and the roll may be re-rolled', () => {
    blood25('A 1 . .', { who: { 1: { skills: ['foulAppearance'], witless: true } }, rerolls: { home: 1 } })
      .dice('d6:1')
      .blocks('A', '1')
      .expectAsked('reroll', 'home')
      .dice('d6:3', 'block:pushed')
      .answers({ reroll: 'team' })
      .expectLog('blockRolled');
  });
  test('B25-SKILL-FOULAPPEARANCE-01: before a Special Action aimed at its owner', () => {
    blood25('A 1', { who: { A: ['monstrousMouth'], 1: ['foulAppearance'] } })
      .answers({ chomp: 'A' })
      .dice('d6:1')
      .answers({ chomp: '1' })
      .expectAsked('action', 'away')
      .done();
  });
  test('B25-SKILL-FOULAPPEARANCE-02: a Blitz lost so is the Blitz of the turn, and there is no moving on', () => {
    const s = blood25('A . 1 .\nB', ugly).dice('d6:1');
    blitz(s, 'A', 'e', '1')
      .expectAsked('action', 'home')
      .expectIllegal({ blitz: 'B' })
      .expectSquare('A', [11, 5])
      .done();
  });
  test('B25-SKILL-FOULAPPEARANCE-03: in a Multiple Block it is rolled for each, and only that block is lost', () => {
    const s = blood25('1 . .\nA . .\n2 . .', {
      who: { A: { skills: ['multipleBlock'], strength: 6 }, 1: ['foulAppearance'], 2: ['foulAppearance'] },
    })
      .answers({ block: 'A' }, { multipleBlock: '1' })
      .dice('d6:1', 'd6:2', 'block:pushed')
      .answers({ target: '2' });
    s.expectAsked('push').expectEvent({ type: 'blockRolled', target: s.id('2') });
  });
  test('B25-SKILL-FOULAPPEARANCE-01: before every block, the second one of Frenzy too', () => {
    const s = blood25('A 1 . .', { who: { A: ['frenzy'], 1: ['foulAppearance'] } });
    s.dice('d6:2', 'block:pushed')
      .blocks('A', '1')
      .dice('d6:1')
      .answers({ to: [12, 5] });
    s.expectSquare('A', [11, 5]).expectAsked('action').done();
  });
});

describe('Horns', () => {
  test('B25-SKILL-HORNS-01: +1 ST in a Blitz, moved or not, but not in a Block Action', () => {
    const horned = { who: { A: ['horns'] } } as const;
    blitz(blood25('A 1 . .', horned).dice('block:pushed', 'block:pushed'), 'A', '', '1').expectDice(2);
    blitz(blood25('A . 1 .', horned).dice('block:pushed', 'block:pushed'), 'A', 'e', '1').expectDice(2);
    blood25('A 1 . .', horned).dice('block:pushed').blocks('A', '1').expectDice(1);
  });
});

describe('Iron Hard Skin', () => {
  test('B25-SKILL-IRONHARDSKIN-01: Mighty Blow waits for the Injury roll', () => {
    const s = blood25('A 1 . .', { who: { A: ['mightyBlow'], 1: ['ironHardSkin'] } })
      .dice('block:defenderDown', '2d6:8')
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no');
    s.expectState('1', 'prone').done();
    blood25('A 1 . .', { who: { A: ['mightyBlow'], 1: ['ironHardSkin'] } })
      .dice('block:defenderDown', '2d6:9', '2d6:7')
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no')
      .expectState('1', 'knockedOut')
      .done();
  });
  test('B25-SKILL-IRONHARDSKIN-01: assists to a foul add nothing', () => {
    blood25('A 1\nB C', { who: { 1: { skills: ['ironHardSkin'], state: 'stunned' } } })
      .dice('d6:5', 'd6:3')
      .fouls('A', '', '1')
      .expectEvent({ type: 'armourRolled', total: 8, broken: false })
      .done();
  });
  test('B25-SKILL-IRONHARDSKIN-02: Claws do not work', () => {
    blood25('A 1 . .', { who: { A: ['claws'], 1: { skills: ['ironHardSkin'], armour: 10 } } })
      .dice('block:defenderDown', '2d6:9')
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no')
      .expectState('1', 'prone')
      .done();
  });
});

describe('Monstrous Mouth', () => {
  const mouth = (more: object = {}) => ({ who: { A: ['monstrousMouth'], ...more } }) as never;
  const chomped = (drawing = 'A 1 . . B', more: object = {}): BloodScenario =>
    blood25(drawing, mouth(more)).answers({ chomp: 'A' }).dice('d6:3').answers({ chomp: '1' });
  const isHeld = (s: BloodScenario, name = '1'): boolean => s.game.isAffected(s.id(name), CHOMPED);

  test('B25-SKILL-MONSTROUSMOUTH-01: on a 3 the opponent cannot leave its square', () => {
    const s = chomped();
    s.answers('endTurn');
    s.expectAsked('action', 'away').answers({ move: '1' });
    expect(legalOf(s, 'to')).toEqual([]);
    s.answers('stop').done();
  });
  test('B25-SKILL-MONSTROUSMOUTH-01: on a 2 nothing comes of it', () => {
    const s = blood25('A 1 . .\n. . B .', mouth()).answers({ chomp: 'A' }).dice('d6:2').answers({ chomp: '1' });
    expect(isHeld(s)).toBe(false);
    s.expectAsked('action', 'home').expectTurnover('none').expectIllegal({ move: 'A' });
  });
  test('B25-SKILL-MONSTROUSMOUTH-01: any number of players a turn, only against somebody who stands next to it', () => {
    const s = blood25('A 1 2 C', { who: { A: ['monstrousMouth'], C: ['monstrousMouth'], 2: { state: 'prone' } } });
    s.expectLegal({ chomp: 'A' }).expectIllegal({ chomp: 'C' });
    const t = blood25('A 1 . 2 C', { who: { A: ['monstrousMouth'], C: ['monstrousMouth'] } });
    t.answers({ chomp: 'A' }).dice('d6:6').answers({ chomp: '1' }).expectLegal({ chomp: 'C' });
    blood25('a 1', mouth()).expectIllegal({ chomp: 'A' });
    blood25('A 1').expectIllegal({ chomp: 'A' });
  });
  test('B25-SKILL-MONSTROUSMOUTH-01: whoever is held may still block, blitz and stand up', () => {
    const s = chomped().answers('endTurn');
    s.expectLegal({ block: '1' }, { blitz: '1' });
    s.answers({ blitz: '1' }, { target: 'A' }).dice('block:pushed').answers({ target: 'A' });
    s.answers({ to: [9, 5] })
      .expectSquare('1', [11, 5])
      .done();
  });
  test('B25-SKILL-MONSTROUSMOUTH-02: it ends as soon as its owner no longer marks it, for good', () => {
    const s = blood25('B 1 . .\nA . . .', mouth())
      .answers({ chomp: 'A' })
      .dice('d6:3')
      .answers({ chomp: '1' })
      .answers('endTurn');
    expect(isHeld(s)).toBe(true);
    s.answers({ move: '1' }, 'stop');
    s.answers({ move: 'A' }).dice('d6:6').walks('A', 'sw');
    expect(isHeld(s)).toBe(false);
    s.walks('A', 'ne').expectSquare('A', [10, 6]);
    expect(isHeld(s)).toBe(false);
    s.answers('stop', 'endTurn', { move: '1' }).expectLegal({ to: [12, 5] });
  });
  test('B25-SKILL-MONSTROUSMOUTH-02: and when its owner goes down, even if it stands up there again', () => {
    const s = chomped('A 1 . . B', { 1: ['block'] }).answers('endTurn');
    s.dice('block:bothDown', '2d6:3').answers({ block: '1' }, { target: 'A' }).answers('yes');
    s.expectState('A', 'prone').expectSquare('A', [10, 5]).expectAsked('action', 'home');
    expect(isHeld(s)).toBe(false);
    s.answers({ move: 'A' }, 'stop').expectState('A', 'standing');
    expect(isHeld(s)).toBe(false);
  });
  test('B25-SKILL-MONSTROUSMOUTH-02: of two who hold it one is enough', () => {
    const s = blood25('A 1 C .\n. . B .', { who: { A: ['monstrousMouth'], C: ['monstrousMouth'] } });
    s.answers({ chomp: 'A' }).dice('d6:3').answers({ chomp: '1' });
    s.answers({ chomp: 'C' }).dice('d6:3').answers({ chomp: '1' });
    s.answers('endTurn', 'endTurn')
      .answers({ move: 'A' })
      .dice('d6:6')
      .walks('A', 'w')
      .answers('stop', 'endTurn', { move: '1' });
    expect(legalOf(s, 'to')).toEqual([]);
  });
  test('B25-SKILL-MONSTROUSMOUTH-03: in place of the block of a Blitz, for a square, and it may move on', () => {
    const s = blood25('A . 1 .', { who: { A: { skills: ['monstrousMouth'], movement: 3 } } })
      .answers({ blitz: 'A' }, { target: '1' })
      .walks('A', 'e')
      .dice('d6:4')
      .answers({ chomp: '1' });
    expect(isHeld(s)).toBe(true);
    s.expectAsked('activity', 'home').expectIllegal({ target: '1' }, { chomp: '1' });
    s.dice('d6:6').walks('A', 'w').dice('d6:2').walks('A', 'w').expectLog('rolled').done();
    expect(isHeld(s)).toBe(false);
  });
  test('B25-SKILL-MONSTROUSMOUTH-04: nor can it be thrown', () => {
    const s = blood25('A 1 2 .', { who: { A: ['monstrousMouth'], 1: ['rightStuff'], 2: ['throwTeammate'] } });
    s.answers({ chomp: 'A' }).dice('d6:3').answers({ chomp: '1' }).expectAsked('action', 'away');
    s.answers({ throwTeammate: '2' }).expectIllegal({ throwTeammate: '1' });
  });
  test('B25-SKILL-MONSTROUSMOUTH-04: no push moves it, and Strip Ball has nothing of it', () => {
    const s = blood25('A 1 . .\n. B . .', { who: { A: ['monstrousMouth'], B: ['stripBall'] }, ball: '1' });
    s.answers({ chomp: 'A' }).dice('d6:3').answers({ chomp: '1' });
    s.dice('block:pushed', 'block:pushed').blocks('B', '1').answers({ face: 'pushed' });
    s.expectSquare('1', [11, 5]).expectBall('1').expectNotLogged('pushed').done();
  });
  test('B25-SKILL-MONSTROUSMOUTH-05: Strip Ball does not work against its owner', () => {
    const strip = (...skills: readonly string[]) =>
      blood25('A 1 . .\n. . . B', { who: { A: ['stripBall'], 1: { skills } }, ball: '1' })
        .dice('block:pushed')
        .blocks('A', '1')
        .answers({ to: [12, 5] });
    strip('monstrousMouth').answers('no').expectBall('1').expectAsked('action', 'home').done();
    strip().answers('no').expectAsked('useSkill', 'home').dice('d8:5').answers('yes').expectBall([13, 5]).done();
  });
  test('B25-SKILL-MONSTROUSMOUTH-06: Ball & Chain gets out of it', () => {
    const s = blood25('1 A . . .\n. . . . B', { who: { 1: ['monstrousMouth'], A: ['ballAndChain'] }, active: 'away' });
    s.answers({ chomp: '1' }).dice('d6:3').answers({ chomp: 'A' }).expectAsked('action', 'home');
    expect(isHeld(s, 'A')).toBe(true);
    s.answers({ ballAndChain: 'A' }).dice('d6:3').answers({ facing: 'right' }).expectSquare('A', [12, 5]);
    s.answers('stop');
    expect(isHeld(s, 'A')).toBe(false);
  });
  test('B25-SKILL-MONSTROUSMOUTH-06: and so does Trickster, next to whoever held it', () => {
    const s = chomped('. . . .\nA 1 . .\n. B . .', { 1: ['trickster'] })
      .answers('no')
      .blocks('B', '1')
      .expectAsked('trickster', 'away');
    s.dice('block:pushed', 'block:pushed').answers({ to: [10, 7] });
    expect(isHeld(s)).toBe(false);
    s.expectSquare('1', [10, 7]);
  });
});

describe('Prehensile Tail', () => {
  test('B25-SKILL-PREHENSILETAIL-01: -1 to dodge away, once for two tails', () => {
    const dodge = (who: object, drawing = '1 A . .\n2 . . .') =>
      blood25(drawing, { who: who as never })
        .answers({ move: 'A' })
        .dice('d6:6')
        .walks('A', 'e');
    dodge({ 1: ['prehensileTail'] })
      .expectModifiers('dodge', { prehensileTail: -1 })
      .expectNeeded('dodge', 4);
    dodge({ 1: ['prehensileTail'], 2: ['prehensileTail'] }).expectNeeded('dodge', 4);
    dodge({ 1: { skills: ['prehensileTail'], witless: true } }).expectModifiers('dodge', {});
  });
  test('B25-SKILL-PREHENSILETAIL-01: and to jump away', () => {
    blood25('1 A b . .', { who: { 1: ['prehensileTail'] } })
      .answers({ move: 'A' })
      .dice('d6:6')
      .answers({ jump: [13, 5] })
      .expectModifiers('jump', { tackleZones: -1, prehensileTail: -1 });
  });
});

describe('Tentacles', () => {
  const dodging = (strength: [number, number], die: string, more: object = {}) =>
    blood25('1 A . .\n. . . B', {
      who: { A: { strength: strength[1], ...more }, 1: { skills: ['tentacles'], strength: strength[0] } },
      ball: 'A',
    })
      .answers({ move: 'A' })
      .walks('A', 'e')
      .expectAsked('tentacles', 'away')
      .dice(die);
  test('B25-SKILL-TENTACLES-01: D6 and the difference in Strength, on 6 or more it stays and its activation is over', () => {
    dodging([5, 3], 'd6:4')
      .answers({ player: '1' })
      .expectSquare('A', [11, 5])
      .expectAsked('action', 'home')
      .expectIllegal({ move: 'A' })
      .expectTurnover('none')
      .done();
    dodging([5, 3], 'd6:3').dice('d6:6').answers({ player: '1' }).expectSquare('A', [12, 5]).done();
  });
  test('B25-SKILL-TENTACLES-01: a natural 6 holds however strong the other is; its coach may do without', () => {
    dodging([2, 5], 'd6:6').answers({ player: '1' }).expectSquare('A', [11, 5]).done();
    dodging([2, 5], 'd6:6').answers('no').expectModifiers('dodge', {}).expectSquare('A', [12, 5]).done();
  });
  test('B25-SKILL-TENTACLES-01: before a Rush is rolled', () => {
    blood25('1 A . .\n. . . B', { who: { A: { movement: 1 }, 1: ['tentacles'] } })
      .answers({ move: 'A' })
      .dice('d6:3', 'd6:6')
      .walks('A', 'e')
      .answers({ player: '1' });
    const s = blood25('. A . .\n. . 1 B', { who: { A: { movement: 1 }, 1: ['tentacles'] }, at: [10, 5] })
      .answers({ move: 'A' })
      .dice('d6:3', 'd6:6')
      .walks('A', 'w')
      .answers({ player: '1' });
    s.expectAsked('activity').done();
    const t = blood25('. . A . .\n. . . . 1', { who: { A: { movement: 1 }, 1: ['tentacles'] } })
      .answers({ move: 'A' })
      .walks('A', 'e')
      .walks('A', 'w')
      .expectAsked('tentacles', 'away')
      .expectNotLogged('rolled');
    t.dice('d6:6').answers({ player: '1' }).expectSquare('A', [13, 5]).done();
  });
  test('B25-SKILL-TENTACLES-01: against a jump too, before anything is rolled', () => {
    const s = blood25('1 A b . .', { who: { 1: ['tentacles'] } })
      .answers({ move: 'A' }, { jump: [13, 5] })
      .expectAsked('tentacles', 'away')
      .expectNotLogged('rolled');
    s.dice('d6:6').answers({ player: '1' }).expectSquare('A', [11, 5]).expectAsked('action', 'home').done();
  });
  test('B25-SKILL-TENTACLES-02: a natural 1 fails, and one of several is named', () => {
    dodging([8, 1], 'd6:1').dice('d6:6').answers({ player: '1' }).expectSquare('A', [12, 5]).done();
    const s = blood25('1 A . .\n2 . . .', { who: { 1: ['tentacles'], 2: ['tentacles'] } })
      .answers({ move: 'A' })
      .walks('A', 'e')
      .expectAsked('tentacles', 'away', 'no', { player: '1' }, { player: '2' });
    s.dice('d6:2', 'd6:6').answers({ player: '2' }).expectSquare('A', [12, 5]).expectAsked('activity').done();
  });
  test('B25-SKILL-TENTACLES-03: of no use against Ball & Chain', () => {
    blood25('1 A . . .\n. . . . B', { who: { 1: ['tentacles'], A: ['ballAndChain'] } })
      .answers({ ballAndChain: 'A' })
      .dice('d6:3')
      .answers({ facing: 'right' })
      .expectSquare('A', [12, 5])
      .expectAsked('careen', 'home')
      .done();
  });
});

describe('Two Heads', () => {
  test('B25-SKILL-TWOHEADS-01: +1 to dodge, not to jump', () => {
    blood25('1 A . .', { who: { A: ['twoHeads'] } })
      .answers({ move: 'A' })
      .dice('d6:2')
      .walks('A', 'e')
      .expectModifiers('dodge', { twoHeads: 1 })
      .expectSquare('A', [12, 5])
      .done();
    blood25('1 A b . .', { who: { A: ['twoHeads'] } })
      .answers({ move: 'A' })
      .dice('d6:6')
      .answers({ jump: [13, 5] })
      .expectModifiers('jump', { tackleZones: -1 });
  });
});

describe('Very Long Legs', () => {
  test('B25-SKILL-VERYLONGLEGS-01: +1 to jump', () => {
    blood25('. A b . 1', { who: { A: ['veryLongLegs'] } })
      .answers({ move: 'A' })
      .dice('d6:3')
      .answers({ jump: [13, 5] })
      .expectModifiers('jump', { tackleZones: -1, veryLongLegs: 1 })
      .expectSquare('A', [13, 5])
      .done();
  });
  test('B25-SKILL-VERYLONGLEGS-02: +2 to intercept', () => {
    blood25('A . 1 . B', { who: { 1: ['veryLongLegs'] }, ball: 'A' })
      .dice('d6:6')
      .passes('A', '', [14, 5])
      .dice('d6:4')
      .answers({ player: '1' })
      .expectModifiers('intercept', { interception: -3, veryLongLegs: 2 })
      .expectBall('1')
      .done();
  });
  test('B25-SKILL-VERYLONGLEGS-03: intercepts in spite of Cloud Burster', () => {
    const pass = (skills: readonly string[]) =>
      blood25('A . 1 . B', { who: { A: ['cloudBurster'], 1: { skills } }, ball: 'A' }).dice('d6:6');
    pass(['veryLongLegs']).passes('A', '', [14, 5]).expectAsked('intercept', 'away');
    pass([]).dice('d6:6').passes('A', '', [14, 5]).expectBall('B').done();
  });
});
