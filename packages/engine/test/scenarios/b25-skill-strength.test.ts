/** The Strength skills of 2025. */
import { describe, expect, test } from 'vitest';
import { type BloodScenario, blood25 } from '../blood/b25.ts';
import { legalOf } from '../blood/dsl.ts';

const blitz = (s: BloodScenario, name: string, path: string, target: string): BloodScenario =>
  s.answers({ blitz: name }, { target }).walks(name, path).answers({ target });

describe('Arm Bar', () => {
  const fall = (dice: readonly string[], who: object = { 1: ['armBar'] }, drawing = '1 A . .\n. . . B\n. . . 2') =>
    blood25(drawing, { who: who as never })
      .answers({ move: 'A' })
      .dice(...dice)
      .walks('A', 'e');
  test('B25-SKILL-ARMBAR-01: +1 on the Armour roll of whoever falls dodging away, where that breaks it', () => {
    fall(['d6:2', '2d6:8', '2d6:7'])
      .expectEvent({ type: 'armourRolled', broken: true })
      .expectEvent({ type: 'injuryRolled', total: 7 })
      .expectState('A', 'stunned')
      .done();
    fall(['d6:2', '2d6:8'], {}).expectState('A', 'prone').done();
  });
  test('B25-SKILL-ARMBAR-01: or on the Injury roll; two owners do not add up', () => {
    fall(['d6:2', '2d6:9', '2d6:7'], { 1: ['armBar'] })
      .expectState('A', 'knockedOut')
      .done();
    fall(['d6:2', '2d6:7'], { 1: ['armBar'], 2: ['armBar'] }, '1 A . .\n2 . . B')
      .expectState('A', 'prone')
      .done();
  });
  test('B25-SKILL-ARMBAR-01: after a jump too, whether it falls here or there', () => {
    for (const [die, at] of [
      ['d6:1', 11],
      ['d6:2', 13],
    ] as const) {
      const s = blood25('1 A b . .\n. . . . C', { who: { 1: ['armBar'] } }).answers({ move: 'A' });
      s.dice(die, '2d6:8', '2d6:3').answers({ jump: [13, 5] });
      s.expectSquare('A', [at, 5]).expectState('A', 'stunned').done();
    }
  });
  test('B25-SKILL-ARMBAR-01: not when it falls over a Rush, nor for an owner who is Distracted', () => {
    blood25('1 A . .\n. . . B\n. . . 2', { who: { 1: ['armBar'], A: { movement: 1 } } })
      .answers({ move: 'A' })
      .dice('d6:6')
      .walks('A', 'nw')
      .dice('d6:1', '2d6:8')
      .walks('A', 'n')
      .expectState('A', 'prone')
      .done();
    fall(['d6:2', '2d6:8'], { 1: { skills: ['armBar'], witless: true }, 2: {} }, '1 A . .\n2 . . B')
      .expectState('A', 'prone')
      .done();
  });
  test('B25-SKILL-ARMBAR-02: whoever had a hand in it is the one who caused it', () => {
    const s = fall(['d6:2', '2d6:8', '2d6:10', 'd16:3']);
    s.expectState('A', 'casualties');
    s.expectEvent({ type: 'armourRolled', modifiers: [expect.objectContaining({ cause: 'armBar', who: s.id('1') })] });
  });
});

describe('Brawler', () => {
  test('B25-SKILL-BRAWLER-01: one Both Down of several dice is rolled again, and no other', () => {
    const s = blood25('A 1 . .', { who: { A: { skills: ['brawler'], strength: 4 } }, rerolls: { home: 1 } })
      .dice('block:bothDown', 'block:attackerDown')
      .blocks('A', '1');
    s.expectAsked(
      'blockDie',
      'home',
      { face: 'bothDown' },
      { face: 'attackerDown' },
      { reroll: 'team' },
      { reroll: 'brawler' },
    );
    s.dice('block:pushed').answers({ reroll: 'brawler' });
    s.expectAsked('blockDie', 'home', { face: 'pushed' }, { face: 'attackerDown' }).expectRerolls(1, 0);
  });
  test('B25-SKILL-BRAWLER-01: nothing to re-roll without a Both Down, and once an activation', () => {
    blood25('A 1 . .', { who: { A: { skills: ['brawler'], strength: 4 } } })
      .dice('block:pushed', 'block:attackerDown')
      .blocks('A', '1')
      .expectIllegal({ reroll: 'brawler' });
    const s = blood25('1 . .\nA . .\n2 . .', { who: { A: { skills: ['brawler', 'multipleBlock'], strength: 6 } } })
      .answers({ block: 'A' }, { multipleBlock: '1' })
      .dice('block:bothDown')
      .answers({ target: '2' });
    s.dice('block:pushed').answers({ reroll: 'brawler' });
    s.dice('block:bothDown', '2d6:3', '2d6:3').answers({ to: [10, 4] });
    s.expectState('2', 'prone').expectState('A', 'prone').done();
  });
  test('B25-SKILL-BRAWLER-01: also where the other coach picks', () => {
    blood25('A 1 . .', { who: { A: ['brawler'], 1: { strength: 4 } } })
      .dice('block:bothDown', 'block:pushed')
      .blocks('A', '1')
      .expectAsked('blockReroll', 'home', 'keep', { reroll: 'brawler' });
  });
  test('B25-SKILL-BRAWLER-02: not in a Blitz', () => {
    const s = blood25('A 1 . .', { who: { A: { skills: ['brawler'], strength: 4 } } });
    blitz(s.dice('block:bothDown', 'block:pushed'), 'A', '', '1').expectIllegal({ reroll: 'brawler' });
  });
});

describe('Break Tackle', () => {
  const dodge = (strength: number, die: string) =>
    blood25('1 A . .\n. . . 2\n. . . B', { who: { A: { skills: ['breakTackle'], strength, agility: 4 } } })
      .answers({ move: 'A' })
      .dice(die)
      .walks('A', 'e');
  test.each([
    [2, 4, 1],
    [3, 4, 1],
    [4, 3, 2],
    [5, 2, 3],
    [7, 2, 3],
  ])('B25-SKILL-BREAKTACKLE-01: with ST %i a %i is enough, by +%i after the roll', (strength, die, by) => {
    const s = dodge(strength, `d6:${die}`).expectAsked('useSkill', 'home').answers('yes');
    s.expectSquare('A', [12, 5]).expectState('A', 'standing').expectAsked('activity').done();
    dodge(strength, `d6:${die}`).dice('2d6:3').answers('no').expectState('A', 'prone').done();
    expect(die).toBe(5 - by);
  });
  test('B25-SKILL-BREAKTACKLE-01: not asked where it does not help', () => {
    blood25('1 A . .\n. . . 2\n. . . B', { who: { A: { skills: ['breakTackle'], agility: 4 } } })
      .answers({ move: 'A' })
      .dice('d6:3', '2d6:3')
      .walks('A', 'e')
      .expectState('A', 'prone')
      .done();
  });
  test('B25-SKILL-BREAKTACKLE-01: once a turn', () => {
    const s = blood25('1 A . .\n. . . 2\n. . . B', { who: { A: { skills: ['breakTackle'], agility: 4 } } })
      .answers({ move: 'A' })
      .dice('d6:4')
      .walks('A', 'e')
      .answers('yes');
    s.dice('d6:3', '2d6:3').walks('A', 'n').expectState('A', 'prone').done();
  });
});

describe('Bullseye', () => {
  const toss = (skills: readonly string[], die: string) =>
    blood25('A B . . . .\n1 . . . . .', { who: { A: { skills: ['throwTeammate', ...skills] }, B: ['rightStuff'] } })
      .answers({ throwTeammate: 'A' }, { throwTeammate: 'B' })
      .dice(die);
  test('B25-SKILL-BULLSEYE-01: thrown superbly it comes down in the target square', () => {
    toss(['bullseye'], 'd6:6')
      .dice('d6:6')
      .answers({ to: [13, 5] })
      .expectSquare('B', [13, 5])
      .expectState('B', 'standing')
      .done();
  });
  test('B25-SKILL-BULLSEYE-01: not after a Subpar Throw', () => {
    toss(['bullseye'], 'd6:4')
      .dice('d8:5', 'd8:5', 'd8:5', 'd6:6')
      .answers({ to: [12, 5] })
      .expectSquare('B', [15, 5])
      .done();
  });
});

describe('Grab', () => {
  const squares = (s: BloodScenario) => legalOf(s, 'to');
  test('B25-SKILL-GRAB-01: any empty square next to whoever is pushed back, or the usual ones', () => {
    const s = blood25('. . .\nA 1 .\n. . b', { who: { A: ['grab'] } })
      .dice('block:pushed')
      .blocks('A', '1');
    s.expectAsked('pushAnywhere', 'home');
    expect(squares(s)).toEqual(['10,5', '10,7', '11,5', '11,7', '12,5', '12,6']);
    s.answers('no').expectAsked('push', 'home');
    expect(squares(s)).toEqual(['12,5', '12,6']);
  });
  test('B25-SKILL-GRAB-01: useless if none is empty', () => {
    blood25('B C D\nA 1 E\nF G H\n. . .', { who: { A: ['grab'] } })
      .dice('block:pushed', 'block:pushed', 'block:pushed')
      .blocks('A', '1')
      .answers({ face: 'pushed' })
      .expectAsked('push');
  });
  test('B25-SKILL-GRAB-02: the target cannot use Sidestep', () => {
    blood25('. . .\nA 1 .\n. . .', { who: { A: ['grab'], 1: ['sideStep'] } })
      .dice('block:pushed')
      .blocks('A', '1')
      .expectAsked('pushAnywhere', 'home')
      .answers('no')
      .expectAsked('push', 'home');
  });
  test('B25-SKILL-GRAB-02, B25-PRIN-FAQ-07: but players pushed on in a chain can', () => {
    const s = blood25('. . B .\nA 1 2 .\n. . C .', { who: { A: ['grab'], 2: ['sideStep'] } })
      .dice('block:pushed')
      .blocks('A', '1')
      .answers('no', { to: [12, 6] });
    s.expectAsked('pushAnywhere', 'away');
  });
  test('B25-SKILL-GRAB-03: nothing of this in a Blitz', () => {
    blitz(blood25('A 1 .', { who: { A: ['grab'] } }).dice('block:pushed'), 'A', '', '1').expectAsked('push', 'home');
    blitz(blood25('A 1 .', { who: { A: ['grab'], 1: ['sideStep'] } }).dice('block:pushed'), 'A', '', '1').expectAsked(
      'pushAnywhere',
      'away',
    );
  });
});

describe('Guard', () => {
  test('B25-SKILL-GUARD-01: assists whoever marks it, on either side', () => {
    const marked = '. . 2\n. 1 G\n. A .';
    blood25(marked, { who: { G: ['guard'] } })
      .dice('block:pushed', 'block:pushed')
      .blocks('A', '1')
      .expectDice(2);
    blood25(marked).dice('block:pushed').blocks('A', '1').expectDice(1);
    blood25('. 1 . .\n. A 2 C', { who: { 2: ['guard'] } })
      .dice('block:pushed', 'block:pushed')
      .blocks('A', '1')
      .expectDice(-2);
  });
  test('B25-SKILL-GUARD-01: not while it is Distracted', () => {
    blood25('. . 2\n. 1 G\n. A .', { who: { G: { skills: ['guard'], witless: true } } })
      .dice('block:pushed')
      .blocks('A', '1')
      .expectDice(1);
  });
  test('B25-SKILL-GUARD-02: not fouls', () => {
    blood25('. . 2\n. 1 G\n. A .', { who: { G: ['guard'], 1: { state: 'prone' } } })
      .dice('d6:5', 'd6:2')
      .fouls('A', '', '1')
      .expectEvent({ type: 'armourRolled', total: 7 });
  });
});

describe('Juggernaut', () => {
  const run = (who: object, dice: readonly string[] = ['block:bothDown']) =>
    blitz(blood25('A 1 . .\n. . . B', { who: who as never }).dice(...dice), 'A', '', '1');
  test('B25-SKILL-JUGGERNAUT-01: in a Blitz Both Down may be a Push Back', () => {
    run({ A: ['juggernaut'] })
      .expectAsked('useSkill', 'home')
      .answers('yes')
      .expectAsked('push', 'home');
    const s = run({ A: ['juggernaut'] })
      .dice('2d6:3', '2d6:3')
      .answers('no');
    s.expectState('A', 'prone').expectState('1', 'prone').done();
    blood25('A 1 . .\n. . . B', { who: { A: ['juggernaut'] } })
      .dice('block:bothDown', '2d6:3', '2d6:3')
      .blocks('A', '1')
      .expectState('A', 'prone')
      .done();
  });
  test('B25-SKILL-JUGGERNAUT-02: whoever it blocks in a Blitz cannot use Stand Firm', () => {
    run({ A: ['juggernaut'], 1: ['standFirm'] }, ['block:pushed']).expectAsked('push', 'home');
    blood25('A 1 . .', { who: { A: ['juggernaut'], 1: ['standFirm'] } })
      .dice('block:pushed')
      .blocks('A', '1')
      .expectAsked('useSkill', 'away');
  });
  test('B25-SKILL-JUGGERNAUT-02: those further back in a chain stand firm all the same', () => {
    const s = blood25('. . C .\nA 1 2 .\n. . D .', { who: { A: ['juggernaut'], 2: ['standFirm'] } });
    blitz(s.dice('block:pushed'), 'A', '', '1').answers({ to: [12, 6] });
    s.expectAsked('useSkill', 'away').answers('yes').expectSquare('1', [11, 6]).expectSquare('2', [12, 6]);
  });
  test('B25-SKILL-JUGGERNAUT-02: nor Fend, nor Wrestle', () => {
    run({ A: ['juggernaut'], 1: ['fend'] }, ['block:pushed'])
      .answers({ to: [12, 5] })
      .expectAsked('followUp', 'home');
    const s = run({ A: ['juggernaut', 'block'], 1: ['wrestle'] })
      .answers('no')
      .dice('2d6:3')
      .answers('yes');
    s.expectState('1', 'prone').expectState('A', 'standing');
  });
});

describe('Mighty Blow', () => {
  const felled = (dice: readonly string[], who: object = { A: ['mightyBlow'] }) =>
    blood25('A 1 . . B', { who: who as never })
      .dice('block:defenderDown', ...dice)
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no');
  test('B25-SKILL-MIGHTYBLOW-01: +1 on one of the two rolls, whichever it helps', () => {
    felled(['2d6:8', '2d6:7']).expectState('1', 'stunned').done();
    felled(['2d6:9', '2d6:7']).expectState('1', 'knockedOut').done();
    felled(['2d6:7']).expectState('1', 'prone').done();
  });
  test('B25-SKILL-MIGHTYBLOW-01: even if both go down, and for whoever fells the blocker', () => {
    blood25('A 1 . B', { who: { A: ['mightyBlow'] } })
      .dice('block:bothDown', '2d6:8', '2d6:3', '2d6:3')
      .blocks('A', '1')
      .expectEvent({ type: 'armourRolled', broken: true });
    blood25('A 1 . 2', { who: { 1: ['mightyBlow'] } })
      .dice('block:attackerDown', '2d6:8', '2d6:3')
      .blocks('A', '1')
      .expectState('A', 'stunned')
      .done();
  });
  test('B25-SKILL-MIGHTYBLOW-01: not for an owner who is Distracted', () => {
    blood25('A 1 . 2', { who: { 1: { skills: ['mightyBlow'], witless: true } } })
      .dice('block:attackerDown', '2d6:8')
      .blocks('A', '1')
      .expectState('A', 'prone')
      .done();
  });
  test('B25-SKILL-MIGHTYBLOW-02: not in a foul', () => {
    blood25('A 1 B', { who: { A: ['mightyBlow'], 1: { state: 'prone' } }, at: [10, 5] })
      .dice('d6:6', 'd6:1')
      .fouls('A', '', '1')
      .expectEvent({ type: 'armourRolled', total: 8, broken: false })
      .done();
  });
});

describe('Multiple Block', () => {
  const two = (who: object = {}, drawing = '1 . . .\nA . . B\n2 . . .', more: object = {}) =>
    blood25(drawing, { who: { A: { skills: ['multipleBlock'], strength: 6 }, ...who } as never, ...more })
      .answers({ block: 'A' }, { multipleBlock: '1' })
      .expectAsked('secondTarget', 'home');
  test('B25-SKILL-MULTIPLEBLOCK-01, B25-SKILL-MULTIPLEBLOCK-05: -2 ST in both, and the two assist each other', () => {
    // 6 - 2 against 3 + 1, both times: whatever becomes of the first (B25-Q-91)
    const s = two().dice('block:pushed').answers({ target: '2' }).expectDice(1);
    s.expectEvent({ type: 'blockRolled', target: s.id('1') });
    s.dice('block:pushed').answers({ to: [10, 4] });
    s.expectEvent({ type: 'blockRolled', target: s.id('2') }).expectDice(1);
  });
  test('B25-SKILL-MULTIPLEBLOCK-05: somebody marked by a team-mate of the blocker does not', () => {
    two({}, '1 . . .\nA . . .\n2 B . .').dice('block:pushed', 'block:pushed').answers({ target: '2' }).expectDice(2);
  });
  test('B25-SKILL-MULTIPLEBLOCK-01: Strength never falls below 1, and it takes two who stand next to it', () => {
    const s = two({
      A: { skills: ['multipleBlock'], strength: 2 },
      1: { strength: 1 },
      2: { strength: 1, state: 'standing' },
    });
    s.dice('block:pushed', 'block:pushed').answers({ target: '2' }).expectDice(-2); // 1 against 1 + 1
    blood25('1 . .\nA . .\n2 . .', { who: { A: ['multipleBlock'], 2: { state: 'prone' } } })
      .answers({ block: 'A' })
      .expectIllegal({ multipleBlock: '1' });
  });
  test('B25-SKILL-MULTIPLEBLOCK-02: the second is made though the first fells its blocker, who falls after it', () => {
    const s = two().dice('block:attackerDown', 'block:defenderDown').answers({ target: '2' });
    s.expectState('A', 'standing').expectTurnover('none').expectAsked('push', 'home');
    s.dice('2d6:3', '2d6:4').answers({ to: [10, 8] });
    s.expectState('2', 'prone').expectState('A', 'prone').expectTurnover('knockedDown').done();
  });
  test('B25-SKILL-MULTIPLEBLOCK-02, B25-Q-90: felled by both, it falls once', () => {
    const s = two().dice('block:attackerDown', 'block:attackerDown', '2d6:4').answers({ target: '2' });
    s.expectState('A', 'prone').expectTurnover('knockedDown').done();
  });
  test('B25-SKILL-MULTIPLEBLOCK-02: whoever is no longer next to it is not blocked', () => {
    const s = blood25('. . C .\nA 1 2 .\n. 3 D .', { who: { A: { skills: ['multipleBlock'], strength: 8 } } });
    s.answers({ block: 'A' }, { multipleBlock: '1' }).expectLegal({ target: '3' }).expectIllegal({ target: '2' });
  });
  test('B25-SKILL-MULTIPLEBLOCK-03: no follow-up', () => {
    const s = two()
      .dice('block:pushed', 'block:pushed')
      .answers({ target: '2' })
      .answers({ to: [10, 4] });
    s.expectAsked('push', 'home')
      .answers({ to: [10, 8] })
      .expectSquare('A', [10, 6])
      .expectAsked('action', 'home')
      .done();
  });
  test('B25-SKILL-MULTIPLEBLOCK-04: not in a Blitz', () => {
    blood25('1 . .\nA . .\n2 . .', { who: { A: { skills: ['multipleBlock'], strength: 6 } } })
      .answers({ blitz: 'A' }, { target: '1' })
      .expectIllegal({ multipleBlock: '1' }, { target: '2' });
  });
  test('B25-SKILL-MULTIPLEBLOCK-02: nor does Wrestle in the first keep it from the second', () => {
    const s = two({ 1: ['wrestle'] })
      .dice('block:bothDown')
      .answers({ target: '2' });
    s.dice('block:pushed').answers('yes');
    s.expectState('A', 'prone')
      .expectEvent({ type: 'blockRolled', target: s.id('2') })
      .expectAsked('push', 'home');
  });
});

describe('Stand Firm', () => {
  test('B25-SKILL-STANDFIRM-01: it may stay where it is', () => {
    const s = () =>
      blood25('A 1 . .\n. . . B', { who: { 1: ['standFirm'] } })
        .dice('block:pushed')
        .blocks('A', '1')
        .expectAsked('useSkill', 'away');
    s().answers('yes').expectSquare('1', [11, 5]).expectAsked('action', 'home').done();
    s().answers('no').expectAsked('push', 'home');
  });
  test('B25-SKILL-STANDFIRM-01: knocked down it lies in its own square', () => {
    blood25('A 1 . .\n. . . B', { who: { 1: ['standFirm'] } })
      .dice('block:defenderDown', '2d6:3')
      .blocks('A', '1')
      .answers('yes')
      .expectSquare('1', [11, 5])
      .expectState('1', 'prone')
      .done();
  });
  test('B25-SKILL-STANDFIRM-01: in a chain too, and then nobody moves', () => {
    blood25('. . B .\nA 1 2 .\n. . C .', { who: { 2: ['standFirm'] } })
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [12, 6] }, 'yes')
      .expectPitch('. . B .\nA 1 2 .\n. . C .')
      .done();
  });
  test('B25-SKILL-STANDFIRM-01: not while it is Distracted', () => {
    blood25('A 1 . .', { who: { 1: { skills: ['standFirm'], witless: true } } })
      .dice('block:pushed')
      .blocks('A', '1')
      .expectAsked('push', 'home');
  });
});

describe('Strong Arm', () => {
  test('B25-SKILL-STRONGARM-01: +1 to throw or kick a team-mate, not to pass', () => {
    for (const how of ['throwTeammate', 'kickTeammate'])
      blood25('A B . . . .\n. 1 . . . .', { who: { A: [how, 'strongArm'], B: ['rightStuff'] } })
        .answers({ [how]: 'A' }, { [how]: 'B' })
        .dice('d6:5', 'd8:5', 'd8:5', 'd8:5', 'd6:6')
        .answers({ to: [12, 5] })
        .expectModifiers('throwTeammate', { tackleZones: -1, strongArm: 1 });
    blood25('A . . B . .', { who: { A: ['throwTeammate', 'strongArm'] }, ball: 'A' })
      .dice('d6:6', 'd6:6')
      .passes('A', '', [13, 5])
      .expectModifiers('pass', {});
  });
});

describe('Thick Skull', () => {
  const hurt = (who: object, injury: string) =>
    blood25('A 1 . . B', { who: { 1: who } as never })
      .dice('block:defenderDown', '2d6:12', injury)
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no');
  test('B25-SKILL-THICKSKULL-01: 8 stuns it, 9 knocks it out', () => {
    hurt(['thickSkull'], '2d6:8').expectState('1', 'stunned').done();
    hurt(['thickSkull'], '2d6:9').expectState('1', 'knockedOut').done();
    hurt([], '2d6:8').expectState('1', 'knockedOut').done();
  });
  test('B25-SKILL-THICKSKULL-01: also for an owner who lies there or is Distracted', () => {
    hurt({ skills: ['thickSkull'], witless: true }, '2d6:8')
      .expectState('1', 'stunned')
      .done();
  });
  test('B25-SKILL-THICKSKULL-02: with Stunty it is 7 that stuns it, and 8 that knocks it out', () => {
    hurt(['thickSkull', 'stunty'], '2d6:7').expectState('1', 'stunned').done();
    hurt(['thickSkull', 'stunty'], '2d6:8').expectState('1', 'knockedOut').done();
  });
});
