/** Skills of 2025 that meet: what coaches argue about. */
import { describe, expect, test } from 'vitest';
import { type BloodScenario, blood25, type Settings } from '../blood/b25.ts';
import { legalOf } from '../blood/dsl.ts';

describe('Defensive', () => {
  test('B25-SKILL-DEFENSIVE-01, B25-SKILL-PUTTHEBOOTIN-01: nobody whom it marks helps with a foul', () => {
    const foul = (who: Settings['who']) =>
      blood25('A 1 . .\n. . B 2', { who: { 1: { state: 'prone' }, B: ['putTheBootIn'], ...who } })
        .dice('d6:1', 'd6:2')
        .fouls('A', '', '1');
    const assists = (s: ReturnType<typeof foul>) =>
      (s.game.events ?? []).flatMap(e => (e.type === 'armourRolled' ? [e.total - e.dice] : []));
    expect(assists(foul({}))).toEqual([1]);
    expect(assists(foul({ 2: ['defensive'] }))).toEqual([0]);
  });
});

describe('Diving Tackle', () => {
  test('B25-SKILL-DIVINGTACKLE-04, B25-SKILL-SHADOWING-01: it comes first, and nobody shadows into the square it fills', () => {
    const dodging = () =>
      blood25('. 2 .\nA 1 .\n. . .', { who: { 1: ['divingTackle'], 2: ['shadowing'], A: ['steadyFooting'] } })
        .answers({ move: 'A' })
        .dice('d6:4')
        .walks('A', 'sw');
    const s = dodging().expectAsked('divingTackle', 'away');
    s.dice('d6:6').answers({ player: '1' }, 'yes');
    s.expectSquare('1', [10, 6]).expectSquare('2', [11, 5]).expectState('A', 'standing').expectAsked('activity').done();
    dodging().answers('no').expectAsked('shadowing', 'away');
  });
  test('B25-SKILL-DIVINGTACKLE-01, B25-SKILL-FUMBLEROOSKI-01: a ball left in the square it dives into bounces', () => {
    const s = blood25('. . .\nA 1 .\n. . .', { ball: 'A', who: { A: ['fumblerooski'], 1: ['divingTackle'] } })
      .answers({ move: 'A' }, 'leaveBall')
      .dice('d6:4')
      .walks('A', 'w');
    s.dice('d8:2', '2d6:3').answers({ player: '1' });
    s.expectSquare('1', [10, 6]).expectBall([10, 5]).expectState('A', 'prone').done();
  });
});

describe('Juggernaut', () => {
  const blitz = (who: Settings['who'], face: string) =>
    blood25('A 1 . .\n. . . B', { who: { A: ['juggernaut'], ...who } })
      .answers({ blitz: 'A' }, { target: '1' })
      .dice(`block:${face}`)
      .answers({ target: '1' });
  const block = (who: Settings['who'], face: string) =>
    blood25('A 1 . .\n. . . B', { who: { A: ['juggernaut'], ...who } })
      .dice(`block:${face}`)
      .blocks('A', '1');
  test('B25-SKILL-FEND-02, B25-SKILL-JUGGERNAUT-02: in a Blitz Fend does not keep it back', () => {
    blitz({ 1: ['fend'] }, 'pushed')
      .answers({ to: [12, 5] })
      .expectAsked('followUp', 'home');
    block({ 1: ['fend'] }, 'pushed')
      .answers({ to: [12, 5] })
      .expectAsked('useSkill', 'away');
  });
  test('B25-SKILL-WRESTLE-01, B25-SKILL-JUGGERNAUT-02: nor is it wrestled down', () => {
    blitz({ 1: ['wrestle'] }, 'bothDown')
      .dice('2d6:3', '2d6:3')
      .answers('no')
      .expectState('A', 'prone')
      .expectLog('armourRolled', 'armourRolled')
      .done();
    block({ 1: ['wrestle'] }, 'bothDown').expectAsked('useSkill', 'away');
  });
  test('B25-SKILL-STANDFIRM-01, B25-SKILL-JUGGERNAUT-02: nor does anybody stand firm', () => {
    blitz({ 1: ['standFirm'] }, 'pushed').expectAsked('push', 'home');
    block({ 1: ['standFirm'] }, 'pushed').expectAsked('useSkill', 'away');
  });
});

describe('Frenzy', () => {
  test('B25-SKILL-FRENZY-04: Stand Firm does not prevent the second block', () => {
    const s = blood25('A 1 . .', { who: { A: ['frenzy'], 1: ['standFirm'] } })
      .dice('block:pushed')
      .blocks('A', '1')
      .dice('block:pushed')
      .answers('yes');
    s.expectAsked('useSkill', 'away').expectSquare('1', [11, 5]);
    s.answers('yes').expectAsked('action').done();
  });
});

describe('Strip Ball', () => {
  test('B25-SKILL-STRIPBALL-02, B25-SKILL-MONSTROUSMOUTH-05: not against Monstrous Mouth', () => {
    blood25('A 1 . .', { ball: '1', who: { A: ['stripBall'], 1: ['monstrousMouth'] } })
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no')
      .expectBall('1')
      .expectAsked('action')
      .done();
  });
  test('B25-SKILL-STRIPBALL-02, B25-SKILL-STANDFIRM-01: not against somebody who stands firm', () => {
    blood25('A 1 . .', { ball: '1', who: { A: ['stripBall'], 1: ['standFirm'] } })
      .dice('block:pushed')
      .blocks('A', '1')
      .answers('yes')
      .expectBall('1')
      .expectAsked('action')
      .done();
  });
});

describe('Sidestep and Grab', () => {
  const pushed = (action: 'block' | 'blitz') => {
    const s = blood25('. . . .\n. A 1 .\n. . . .', { who: { A: ['grab'], 1: ['sideStep'] } });
    if (action === 'block') return s.dice('block:pushed').blocks('A', '1');
    return s.answers({ blitz: 'A' }, { target: '1' }).dice('block:pushed').answers({ target: '1' });
  };
  test('B25-SKILL-SIDESTEP-01, B25-SKILL-GRAB-02: in a Block Action the blocker chooses', () => {
    pushed('block').expectAsked('pushAnywhere', 'home').answers('no').expectAsked('push', 'home');
  });
  test('B25-SKILL-SIDESTEP-01, B25-SKILL-GRAB-03: in a Blitz whoever is pushed does', () => {
    pushed('blitz').expectAsked('pushAnywhere', 'away');
  });
  test('B25-SKILL-SIDESTEP-01, B25-SKILL-GRAB-02: and so does whoever is pushed on in a chain', () => {
    const s = blood25('. . 2 .\nA 1 3 .\n. . 4 .', { who: { A: ['grab'], 3: ['sideStep'] } })
      .dice('block:pushed')
      .blocks('A', '1')
      .answers('no', { to: [12, 6] });
    s.expectAsked('pushAnywhere', 'away').done();
  });
});

describe('Cloud Burster', () => {
  test('B25-SKILL-CLOUDBURSTER-01, B25-SKILL-VERYLONGLEGS-03: Very Long Legs reach such a pass', () => {
    const s = blood25('. . 2 . .\nA . 1 . B', { ball: 'A', who: { A: ['cloudBurster'], 1: ['veryLongLegs'] } })
      .dice('d6:5')
      .passes('A', '', [14, 6]);
    s.expectAsked('intercept', 'away', 'no', { player: '1' });
  });
});

describe('Dauntless', () => {
  test('B25-SKILL-DAUNTLESS-01, B25-SKILL-HORNS-01: Horns count on top of the Strength it has found', () => {
    const s = blood25('A 1 . .', { who: { A: ['dauntless', 'horns'], 1: { strength: 4 } } }).answers(
      { blitz: 'A' },
      { target: '1' },
      { target: '1' },
    );
    s.expectAsked('useSkill', 'home').dice('d6:2', 'block:pushed', 'block:pushed').answers('yes').expectDice(2).done();
  });
  test('B25-SKILL-DAUNTLESS-02, B25-SKILL-MULTIPLEBLOCK-01: against two at once it rolls for each, and has -2 after it', () => {
    const s = blood25('1 A 2', { who: { A: ['dauntless', 'multipleBlock'], 1: { strength: 4 }, 2: { strength: 4 } } })
      .answers({ block: 'A' }, { multipleBlock: '1' }, { target: '2' })
      .expectAsked('useSkill', 'home');
    s.dice('d6:2', 'block:pushed', 'block:pushed', 'block:pushed').answers('yes');
    // 4 and -2 against 4 and the other's assist
    s.expectDice(-3);
    s.answers({ face: 'pushed' }, { to: [9, 5] })
      .expectAsked('useSkill', 'home')
      .done();
  });
  test('B25-SKILL-FOULAPPEARANCE-01, B25-SKILL-DAUNTLESS-01, B25-SKILL-DUMPOFF-02: first the appearance, then courage, then the pass', () => {
    const s = blood25('A 1 . 2', {
      ball: '1',
      who: { A: ['dauntless'], 1: { skills: ['foulAppearance', 'dumpOff'], strength: 4 } },
    })
      .dice('d6:2')
      .blocks('A', '1');
    s.expectAsked('useSkill', 'home').dice('d6:2').answers('yes').expectAsked('useSkill', 'away').done();
  });
});

describe('Leap', () => {
  const leap = (who: Settings['who'], ...dice: string[]) =>
    blood25('. 2 . .\nA 1 . .\n. . . .', { who: { A: ['leap'], ...who } })
      .answers({ move: 'A' })
      .dice(...dice)
      .answers({ leap: [12, 6] });
  test('B25-SKILL-LEAP-02, B25-SKILL-VERYLONGLEGS-01: what helps does not use up what Leap takes off', () => {
    leap({ A: ['leap', 'veryLongLegs'] }, 'd6:3')
      .expectModifiers('jump', { tackleZones: -2, leap: 1, veryLongLegs: 1 })
      .expectSquare('A', [12, 6])
      .done();
  });
  test('B25-SKILL-LEAP-02, B25-SKILL-PREHENSILETAIL-01: a tail is one of the penalties', () => {
    leap({ 1: ['prehensileTail'] }, 'd6:5')
      .expectModifiers('jump', { tackleZones: -2, prehensileTail: -1, leap: 1 })
      .done();
  });
});

describe('Hit and Run', () => {
  test('B25-SKILL-HITANDRUN-01, B25-SKILL-MULTIPLEBLOCK-02: after both blocks of a Multiple Block', () => {
    const s = blood25('. . . . . . .\n. . 1 A 2 . .\n. . . . . . .', {
      who: { A: { skills: ['hitAndRun', 'multipleBlock'], strength: 6 } },
    }).answers({ block: 'A' }, { multipleBlock: '1' });
    s.dice('block:pushed').answers({ target: '2' });
    s.dice('block:pushed')
      .answers({ to: [11, 6] })
      .expectAsked('push');
    s.answers({ to: [15, 6] })
      .expectAsked('hitAndRun', 'home')
      .done();
  });
});

describe('Steady Footing', () => {
  test('B25-SKILL-STEADYFOOTING-01, B25-SKILL-SABOTEUR-01: whoever keeps its feet sabotages nobody', () => {
    const s = blood25('A 1 . .', { who: { 1: ['steadyFooting', 'saboteur'] } })
      .dice('block:defenderDown')
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no')
      .dice('d6:6')
      .answers('yes');
    s.expectState('1', 'standing').expectAsked('action').done();
  });
});

describe('Pro', () => {
  test('B25-SKILL-PRO-01, B25-SKILL-BRAWLER-01: either may be used on a Both Down', () => {
    const s = blood25('A 1 . .', { who: { A: ['pro', 'brawler'] } })
      .dice('block:bothDown')
      .blocks('A', '1');
    expect(legalOf(s, 'reroll')).toEqual(['brawler', 'pro']);
  });
});

describe('with Traits', () => {
  test('B25-SKILL-HITANDRUN-01, B25-SKILL-HITANDRUN-03: after a Stab, in place of a Blitz’s block as well', () => {
    blood25('. . . .\n. A 1 .\n. . . .', { who: { A: ['hitAndRun', 'stab'] } })
      .answers({ stab: 'A' })
      .dice('2d6:3')
      .answers({ stab: '1' })
      .expectAsked('hitAndRun', 'home')
      .answers({ to: [10, 6] })
      .expectSquare('A', [10, 6])
      .done();
    blood25('. . . .\nA . 1 .\n. . . .', { who: { A: ['hitAndRun', 'stab'] } })
      .answers({ blitz: 'A' }, { target: '1' })
      .walks('A', 'e')
      .dice('2d6:3')
      .answers({ stab: '1' })
      .expectAsked('hitAndRun', 'home')
      .answers({ to: [10, 6] })
      .expectAsked('action')
      .done();
  });
  test('B25-SKILL-FEND-02, B25-SKILL-TAUNT-01: Fend does not keep a ball and chain back', () => {
    const s = blood25('A 1 . . .\n. . . . B', { who: { A: ['ballAndChain'], 1: ['fend'] } })
      .answers({ ballAndChain: 'A' })
      .dice('d6:3', 'block:pushed')
      .answers({ facing: 'right' });
    s.answers({ to: [12, 5] }).expectSquare('A', [11, 5]);
  });
  test('B25-SKILL-ACCURATE-01, B25-SKILL-CANNONEER-01: for bombs too', () => {
    const bomb = (skills: string[], to: number) =>
      blood25('A . . . . . . . . . . . 1', { at: [5, 5], who: { A: ['bombardier', ...skills] } })
        .answers({ bomb: 'A' })
        .dice('d6:6')
        .answers({ to: [to, 5] });
    bomb(['accurate'], 8).expectModifiers('pass', { accurate: 1 });
    bomb(['cannoneer'], 13).expectModifiers('pass', { longPass: -2, cannoneer: 1 });
  });
  test('B25-SKILL-CLOUDBURSTER-01, B25-TRAIT-BOMBARDIER-01: nobody intercepts such a bomb', () => {
    const bomb = (skills: string[]) =>
      blood25('A . 1 . . . . 2', { who: { A: ['bombardier', ...skills] } })
        .answers({ bomb: 'A' })
        .dice('d6:6')
        .answers({ to: [14, 5] });
    bomb([]).expectAsked('interceptBomb', 'away');
    bomb(['cloudBurster']).expectEvent({ type: 'bombExploded' });
  });
  test('B25-SKILL-ONTHEBALL-04: nobody runs for a bomb', () => {
    blood25('A . . . . . .\n. . 1 . . . .', { who: { A: ['bombardier'], 1: ['onTheBall'] } })
      .answers({ bomb: 'A' })
      .dice('d6:6')
      .answers({ to: [13, 4] })
      .expectNotLogged('moved')
      .expectEvent({ type: 'bombExploded' });
  });
  test('B25-SKILL-DUMPOFF-01, B25-SKILL-DUMPOFF-04: before a Stab too, and a Bombardier without the ball throws nothing', () => {
    const stabbed = (ball: string) =>
      blood25('A 1 . 2', { ball, who: { A: ['stab'], 1: ['dumpOff', 'bombardier'] } }).answers({ stab: 'A' });
    stabbed('1').answers({ stab: '1' }).expectAsked('useSkill', 'away');
    stabbed('2').dice('2d6:3').answers({ stab: '1' }).expectNotLogged('threw', 'threwBomb').done();
  });
  test('B25-SKILL-PRO-02, B25-TRAIT-LONER-01: Loner is rolled for a Team Re-roll, not for Pro', () => {
    const s = blood25('A 1 .', { rerolls: { home: 1 }, who: { A: ['pro', 'loner4'] } })
      .answers({ move: 'A' })
      .dice('d6:2')
      .walks('A', 'w');
    s.dice('d6:3', 'd6:3').answers({ reroll: 'pro' }).expectNotLogged('lonerRolled').expectRerolls(1, 0).done();
  });
  test('B25-SKILL-STEADYFOOTING-03: not where an Armour Roll is made directly', () => {
    blood25('A 1 .\nB . .', { who: { A: ['stab'], 1: ['steadyFooting'] } })
      .answers({ stab: 'A' })
      .dice('2d6:9', '2d6:5')
      .answers({ stab: '1' })
      .expectState('1', 'stunned')
      .done();
  });
});

describe('Guard', () => {
  test('B25-SKILL-GUARD-01, B25-SKILL-DEFENSIVE-01: in the other team’s turn whoever a Defensive player marks cannot use it', () => {
    const blocks = (who: Settings['who'], active: 'home' | 'away' = 'home') =>
      blood25('A 1 . .\n. . B 2', { active, who: { B: ['guard'], ...who } });
    const dice = (s: ReturnType<typeof blocks>, count: number) =>
      s.dice(...Array.from({ length: count }, () => 'block:pushed')).blocks('A', '1');
    dice(blocks({}), 2).expectDice(2).done();
    dice(blocks({ 2: ['defensive'] }), 1)
      .expectDice(1)
      .done();
    // in its own team's turn Defensive takes nothing away: B helps A against 1
    const own = blocks({ 2: ['defensive'] }, 'away')
      .dice('block:pushed', 'block:pushed')
      .blocks('1', 'A');
    own.expectDice(-2).done();
  });
  test('B25-SKILL-DEFENSIVE-01, B25-PRIN-STAT-08: nor does a Defensive player that is Distracted', () => {
    const s = blood25('A 1 . .\n. . B 2', { who: { B: ['guard'], 2: ['defensive', 'boneHead'] }, active: 'away' });
    s.dice('d6:1').answers({ move: '2' }).answers('endTurn').dice('block:pushed', 'block:pushed').blocks('A', '1');
    s.expectDice(2).done();
  });
});

describe('Tentacles', () => {
  test('B25-SKILL-TENTACLES-01, B25-SKILL-SHADOWING-01: who is held is followed by nobody, who gets away may be', () => {
    const leaves = () =>
      blood25('. 2 .\nA 1 .\n. . .\n. . B', { who: { 1: ['tentacles'], 2: ['shadowing'] } }).answers({ move: 'A' });
    const held = leaves().walks('A', 'w').dice('d6:6').answers({ player: '1' });
    held.expectSquare('A', [10, 6]).expectSquare('2', [11, 5]).expectAsked('action', 'home').done();
    const away = leaves().walks('A', 'w').dice('d6:1', 'd6:6').answers({ player: '1' });
    away.expectSquare('A', [9, 6]).dice('d6:4').answers({ player: '2' });
    away.expectSquare('2', [10, 6]).expectAsked('activity', 'home').done();
  });
});

describe('Leader', () => {
  test('B25-SKILL-LEADER-02, B25-TRAIT-LONER-01, B25-SKILL-PRO-02: its re-roll is a Team Re-roll, for which a Loner rolls', () => {
    const dodges = (...dice: string[]) =>
      blood25('A 1 .\nB . .', { leaderReroll: { home: true }, who: { A: ['loner4', 'pro'], B: ['leader'] } })
        .answers({ move: 'A' })
        .dice('d6:2')
        .walks('A', 'w')
        .expectAsked('reroll', 'home', 'keep', { reroll: 'team' }, { reroll: 'pro' })
        .dice(...dice);
    const led = dodges('d6:4', 'd6:3').answers({ reroll: 'team' }).expectState('A', 'standing');
    expect(led.game.leaderReroll(0)).toBe(false);
    dodges('d6:3', '2d6:3').answers({ reroll: 'team' }).expectState('A', 'prone').done();
    const pro = dodges('d6:3', 'd6:3').answers({ reroll: 'pro' }).expectState('A', 'standing');
    expect(pro.game.leaderReroll(0)).toBe(true);
  });
});

describe('a Chain Push', () => {
  test('B25-PRAYER-12, B25-CHAIN-02, B25-Q-189: whoever Blocked has pushed the one at its end into the crowd', () => {
    const s = blood25('5 2 6\n. 1 .\n. A .', { at: [12, 1], brings: { home: { fanInteraction: 1 } } });
    s.dice('block:pushed')
      .answers({ block: 'A' }, { target: '1' }, { to: [13, 1] })
      .dice('2d6:12', 'd16:1')
      .answers('no');
    expect(s.stateOf('2')).toBe('casualties');
    expect([s.game.points(s.id('A')), s.game.points(s.id('1'))]).toEqual([2, 0]);
    s.done();
  });
});

describe('Lethal Flight', () => {
  const flight = (who: Settings['who'], ...dice: readonly string[]) =>
    blood25('A B . 1 . .\n. . . . . 2', {
      who: { A: ['throwTeammate', 'bullseye'], B: ['rightStuff', 'lethalFlight'], ...who },
    })
      .answers({ throwTeammate: 'A' }, { throwTeammate: 'B' })
      .dice('d6:6', ...dice)
      .answers({ to: [13, 5] });
  test('B25-SKILL-LETHALFLIGHT-01, B25-SKILL-IRONHARDSKIN-01: not on the Armour roll of a hard skin, but on its Injury roll', () => {
    flight({}, '2d6:8', '2d6:7', 'd8:5', '2d6:3').expectState('1', 'stunned');
    flight({ 1: ['ironHardSkin'] }, '2d6:8', 'd8:5', '2d6:3')
      .expectState('1', 'prone')
      .done();
    flight({ 1: ['ironHardSkin'] }, '2d6:9', '2d6:7', 'd8:5', '2d6:3')
      .expectState('1', 'knockedOut')
      .done();
  });
  test('B25-SKILL-LETHALFLIGHT-01, B25-SKILL-MIGHTYBLOW-01: Mighty Blow is for blocks and adds nothing to it', () => {
    flight({ B: ['rightStuff', 'lethalFlight', 'mightyBlow'] }, '2d6:7', 'd8:5', '2d6:3')
      .expectState('1', 'prone')
      .done();
  });
});

describe('Unchannelled Fury', () => {
  test('B25-TRAIT-UNCHANNELLEDFURY-01, B25-SKILL-PRO-01: its die may be rolled again', () => {
    const rages = () =>
      blood25('B A 1', { who: { A: ['unchannelledFury', 'pro'] }, rerolls: { home: 0 } })
        .dice('d6:3')
        .answers({ move: 'A' })
        .expectAsked('reroll', 'home');
    rages().dice('d6:3', 'd6:4').answers({ reroll: 'pro' }).expectAsked('activity').done();
    rages().dice('d6:2').answers({ reroll: 'pro' }).expectAsked('action').expectIllegal({ move: 'A' }).done();
    rages().answers('keep').expectAsked('action').expectIllegal({ move: 'A' }).done();
  });
  test('B25-TRAIT-UNCHANNELLEDFURY-01, B25-SKILL-JUMPUP-02: a Block from the ground has the +2 too', () => {
    blood25('B A 1', { who: { A: { skills: ['unchannelledFury', 'jumpUp'], state: 'prone' } } })
      .dice('d6:2', 'd6:6', 'block:pushed')
      .answers({ block: 'A' }, { target: '1' })
      .expectModifiers('unchannelledFury', { blockOrBlitz: 2 })
      .expectState('A', 'standing');
  });
});

describe('Frenzy and whoever cannot be pushed', () => {
  test('B25-SKILL-FRENZY-02, B25-TRAIT-TAKEROOT-01, B25-Q-196: the roots of its target do not prevent the second block', () => {
    const rooted = blood25('A 1', { who: { A: ['takeRoot'], 1: ['frenzy'] } });
    rooted.dice('d6:1').answers({ move: 'A' }, 'stop');
    rooted
      .dice('block:pushed', 'block:pushed')
      .answers({ block: '1' }, { target: 'A' })
      .expectSquare('A', [10, 5])
      .done();
  });
  test('B25-SKILL-FRENZY-02, B25-SKILL-MONSTROUSMOUTH-04, B25-Q-196: nor do teeth that hold it', () => {
    const s = blood25('A 1\n. B', { who: { A: ['monstrousMouth'], B: ['frenzy'] } });
    s.dice('d6:3').answers({ chomp: 'A' }, { chomp: '1' });
    s.dice('block:pushed', 'block:pushed', 'block:pushed', 'block:pushed');
    s.answers({ block: 'B' }, { target: '1' }, { face: 'pushed' }, { face: 'pushed' })
      .expectSquare('1', [11, 5])
      .done();
  });
});

describe('Steady Footing and how its owner would go down', () => {
  test('B25-SKILL-STEADYFOOTING-01, B25-SKILL-DIVINGTACKLE-01: tripped by a diver it may stay up', () => {
    const s = blood25('. . .\n. A .\n1 . .', { who: { A: ['steadyFooting'], 1: ['divingTackle'] } });
    s.dice('d6:4')
      .answers({ move: 'A' }, { to: [12, 5] }, { player: '1' })
      .expectAsked('useSkill', 'home');
    s.dice('d6:6').answers('yes').expectSquare('A', [12, 5]).expectState('A', 'standing').expectState('1', 'prone');
    s.expectSquare('1', [11, 6]).expectTurnover('none').done();
  });
  test('B25-SKILL-STEADYFOOTING-03, B25-SKILL-WRESTLE-01: not when it is wrestled down', () => {
    const s = blood25('A 1', { who: { A: ['steadyFooting'], 1: ['wrestle'] } }).dice('block:bothDown');
    s.answers({ block: 'A' }, { target: '1' }, 'yes').expectState('A', 'prone').expectTurnover('none').done();
  });
  test('B25-SKILL-STEADYFOOTING-01, B25-SKILL-ARMBAR-01: nothing is added where nobody falls', () => {
    const s = blood25('. 1 .\n. A .\n. . .', { who: { A: ['steadyFooting'], 1: ['armBar'] } });
    s.dice('d6:2', 'd6:6')
      .answers({ move: 'A' }, { to: [11, 7] }, 'yes')
      .expectNotLogged('armourRolled')
      .done();
  });
  test('B25-SKILL-STEADYFOOTING-01, B25-SKILL-SHADOWING-01, B25-PRIN-FAQ-05: a Dodge that fails so is not shadowed', () => {
    const s = blood25('. 1 .\n. A .\n. . .', { who: { A: ['steadyFooting'], 1: ['shadowing'] } });
    s.dice('d6:2', 'd6:6')
      .answers({ move: 'A' }, { to: [11, 7] }, 'yes')
      .expectAsked('activity', 'home')
      .done();
  });
  test('B25-SKILL-STEADYFOOTING-01, B25-SKILL-SAFEPAIROFHANDS-01: whoever stays up keeps the ball', () => {
    const s = blood25('A 1 .', { ball: '1', who: { 1: ['steadyFooting', 'safePairOfHands'] } });
    s.dice('block:defenderDown', 'd6:6').answers({ block: 'A' }, { target: '1' }, { to: [12, 5] }, 'no', 'yes');
    s.expectBall('1').done();
  });
});

describe('Pile Driver and what comes after a Foul', () => {
  test('B25-SKILL-PILEDRIVER-03, B25-SKILL-QUICKFOUL-01: Quick Foul does not keep its owner going', () => {
    const s = blood25('A 1 .', { who: { A: ['pileDriver', 'quickFoul'] } });
    s.dice('block:defenderDown', '2d6:3').answers(
      { blitz: 'A' },
      { target: '1' },
      { target: '1' },
      { to: [12, 5] },
      'yes',
    );
    s.dice('d6:1', 'd6:2').answers('yes').expectState('A', 'prone').expectAsked('action', 'away');
  });
});

describe('Taunt and Fend together', () => {
  const pushes = (answer: 'yes' | 'no'): BloodScenario =>
    blood25('A 1 . .', { who: { 1: ['fend', 'taunt'] } })
      .dice('block:pushed')
      .answers({ block: 'A' }, { target: '1' }, { to: [12, 5] }, answer);
  test('B25-SKILL-FEND-01, B25-SKILL-TAUNT-01: whoever fends taunts nobody', () => {
    pushes('yes').expectSquare('A', [10, 5]).expectAsked('action', 'away');
  });
  test('B25-SKILL-FEND-01, B25-SKILL-TAUNT-01: who does not may', () => {
    pushes('no').answers('yes').expectSquare('A', [11, 5]);
  });
  test('B25-SKILL-TAUNT-01, B25-SKILL-MULTIPLEBLOCK-03: of two blocks at once nobody is followed', () => {
    const s = blood25('1 A 2 .', {
      who: { A: { strength: 6, skills: ['multipleBlock'] }, 1: ['taunt'], 2: ['taunt'] },
    });
    s.dice('block:pushed', 'block:pushed').answers(
      { block: 'A' },
      { multipleBlock: '1' },
      { target: '2' },
      { to: [9, 5] },
    );
    s.answers({ to: [13, 5] })
      .expectSquare('A', [11, 5])
      .done();
  });
});

describe('Hatred and other re-rolls of one die', () => {
  test('B25-TRAIT-HATRED-01, B25-SKILL-BRAWLER-01, B25-PRIN-RR-05: one of them in a Block, never both', () => {
    const s = blood25('A 1', {
      who: { A: { strength: 4, skills: ['hatredDwarf', 'brawler'] }, 1: { keywords: ['Dwarf'] } as never },
    });
    s.dice('block:attackerDown', 'block:bothDown').answers({ block: 'A' }, { target: '1' });
    s.expectLegal({ reroll: 'hatred' }, { reroll: 'brawler' });
    s.dice('block:bothDown').answers({ reroll: 'hatred' }).expectIllegal({ reroll: 'brawler' }).done();
  });
});
