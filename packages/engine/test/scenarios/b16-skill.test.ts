/** Skills in general, and the eleven plain ones that the 2016 rulebook prints. */
import { describe, expect, test } from 'vitest';
import type { SkillName } from '../../src/blood/editions/2016/names.ts';
import { rosters2016 } from '../../src/blood/editions/2016/rosters/rosters.ts';
import { stars2016 } from '../../src/blood/editions/2016/rosters/stars.ts';
import { agility } from '../../src/blood/editions/2016/skills/agility.ts';
import { extraordinary } from '../../src/blood/editions/2016/skills/extraordinary.ts';
import { general } from '../../src/blood/editions/2016/skills/general.ts';
import { basicSkills2016, skills2016 } from '../../src/blood/editions/2016/skills/index.ts';
import { mutation } from '../../src/blood/editions/2016/skills/mutation.ts';
import { passing } from '../../src/blood/editions/2016/skills/passing.ts';
import { strength } from '../../src/blood/editions/2016/skills/strength.ts';
import { blood } from '../blood/dsl.ts';

describe('in general', () => {
  test('B16-SKILL-01: modifiers of different skills add up', () => {
    const needs = (skills: readonly SkillName[], natural: number): void =>
      blood('. A 1', { who: { A: { agility: 1, skills } } })
        .dice('d6:6')
        .moves('A', 'w')
        .expectNeeded('dodge', natural)
        .done();
    needs([], 5);
    needs(['twoHeads'], 4);
    needs(['titchy'], 4);
    needs(['twoHeads', 'titchy'], 3);
  });
  test('B16-SKILL-02: a skill works again and again in one Action', () => {
    blood('A . . . .', { who: { A: { movement: 1, skills: ['sureFeet'] } } })
      .dice('d6:1', 'd6:2', 'd6:1', 'd6:2')
      .answers({ move: 'A' })
      .walks('A', 'e e')
      .expectAsked('reroll', 'home', 'keep', { reroll: 'sureFeet' })
      .answers({ reroll: 'sureFeet' })
      .walks('A', 'e')
      .expectAsked('reroll', 'home', 'keep', { reroll: 'sureFeet' })
      .answers({ reroll: 'sureFeet' })
      .stops()
      .expectPitch('. . . A .')
      .expectTurnover('none')
      .done();
  });
  test('B16-SKILL-03: nobody has to use a skill', () => {
    blood('A *', { who: { A: ['sureHands'] } })
      .dice('d6:1', 'd8:5')
      .answers({ move: 'A' })
      .walks('A', 'e')
      .expectAsked('reroll', 'home', 'keep', { reroll: 'sureHands' })
      .answers('keep')
      .expectTurnover('pickUpFailed')
      .done();
    // Block on either side of a block, and Dodge, are asked about too.
    blood('A 1', { who: { A: ['block'], 1: ['block'] } })
      .dice('block:bothDown', '2d6:4', '2d6:5')
      .blocks('A', '1')
      .expectAsked('useSkill', 'home', 'yes', 'no')
      .answers('no')
      .expectAsked('useSkill', 'away', 'yes', 'no')
      .answers('no')
      .expectPitch('a 1')
      .expectState('1', 'prone')
      .done();
  });
  test('B16-SKILL-04, B16-SKILL-X1: a re-roll by a skill is chosen after the die was seen', () => {
    const s = blood('A . B', { who: { B: ['catch'] }, ball: 'A' })
      .dice('d6:6', 'd6:1')
      .passes('A', '', [12, 5])
      .expectAsked('reroll', 'home', 'keep', { reroll: 'catch' });
    expect(s.game.rolled(0)).toBe(1);
    s.dice('d6:4').answers({ reroll: 'catch' }).expectBall('B').done();
  });
  test('B16-SKILL-05: a player that lies down has only its Extraordinary skills', () => {
    // Stand Firm would keep it where it is, Side Step would let its coach choose; lying down it has neither.
    const chain = (skills: readonly SkillName[]): void =>
      blood(
        `
        . . 3 .
        A 1 2 .
        . . 4 .`,
        { who: { 2: { state: 'prone', skills } } },
      )
        .dice('block:pushed')
        .blocks('A', '1')
        .answers({ to: [12, 6] })
        .expectAsked('push', 'home', { to: [13, 5] }, { to: [13, 6] }, { to: [13, 7] })
        .done();
    chain(['standFirm']);
    chain(['sideStep']);
    // Stunty is Extraordinary: an Injury total of 7 knocks it out though it is down.
    blood('A 1', { who: { 1: { state: 'prone', skills: ['stunty'] } } })
      .dice('d6:4', 'd6:5', 'd6:3', 'd6:4')
      .fouls('A', '', '1')
      .expectState('1', 'knockedOut')
      .done();
  });
  test('B16-SKILL-06: a skill somebody has already is not gained twice', () => {
    // Two times Titchy would be +2.
    blood('. A 1', { who: { A: { agility: 1, skills: ['titchy'], learned: ['titchy'] } } })
      .dice('d6:6')
      .moves('A', 'w')
      .expectNeeded('dodge', 4)
      .done();
  });
  test("B16-SKILL-07: some are used in the opponent's turn, after each square that is moved", () => {
    blood('. . . A 1', { who: { 1: { movement: 9, skills: ['shadowing'] } } })
      .dice('d6:3')
      .answers({ move: 'A' })
      .walks('A', 'w')
      .expectAsked('shadowing', 'away', 'no', { player: '1' })
      .dice('2d6:2')
      .answers({ player: '1' })
      .expectPitch('. . A 1 .')
      .dice('d6:3')
      .walks('A', 'w')
      .expectAsked('shadowing', 'away', 'no', { player: '1' })
      .answers('no')
      .expectPitch('. A . 1 .')
      .done();
  });
  test('B16-SKILL-08: where both sides have one, the coach whose turn it is answers first', () => {
    blood('A 1', { who: { A: ['block'], 1: ['block'] } })
      .dice('block:bothDown')
      .blocks('A', '1')
      .expectAsked('useSkill', 'home')
      .answers('yes')
      .expectAsked('useSkill', 'away')
      .answers('yes')
      .expectPitch('A 1')
      .expectTurnover('none')
      .done();
    blood('A 1', { who: { A: ['block'], 1: ['block'] }, active: 'away' })
      .dice('block:bothDown')
      .blocks('1', 'A')
      .expectAsked('useSkill', 'away')
      .answers('yes')
      .expectAsked('useSkill', 'home')
      .done();
  });
  test('B16-SKILL-09: the categories of the nineteen printed skills', () => {
    const byCategory = (category: string, ...names: SkillName[]): void => {
      for (const name of names) expect([name, skills2016[name].category]).toEqual([name, category]);
    };
    byCategory('general', 'block', 'fend', 'sureHands');
    byCategory('agility', 'catch', 'dodge', 'jumpUp', 'sprint', 'sureFeet');
    byCategory('strength', 'mightyBlow', 'thickSkull');
    byCategory('passing', 'pass');
    byCategory('extraordinary', 'alwaysHungry', 'boneHead', 'loner', 'reallyStupid', 'regeneration');
    byCategory('extraordinary', 'rightStuff', 'stunty', 'throwTeammate');
  });
  test('B16-SKILL-09: every skill stands once, in the file of its category', () => {
    const files = { general, agility, strength, passing, mutation, extraordinary };
    const found = Object.entries(files).flatMap(([category, file]) =>
      (Object.keys(file) as SkillName[]).map(name => [name, category]),
    );
    expect(found.map(([name]) => name).sort()).toEqual(Object.keys(skills2016).sort());
    for (const [name, category] of found)
      expect([name, skills2016[name as SkillName].category]).toEqual([name, category]);
  });
  test('B16-EXTRA-02: without the skill list only the five skills of the Basic Rules work', () => {
    expect([...basicSkills2016].sort()).toEqual(['block', 'catch', 'dodge', 'pass', 'sureHands']);
    const options = { skills: false };
    blood('A *', { who: { A: ['sureHands'] }, options })
      .dice('d6:1', 'd6:3')
      .answers({ move: 'A' })
      .walks('A', 'e')
      .answers({ reroll: 'sureHands' })
      .expectBall('A')
      .done();
    blood('. A 1', { who: { A: ['twoHeads'] }, options })
      .dice('d6:3')
      .moves('A', 'w')
      .expectNeeded('dodge', 3)
      .done();
  });
  test('B16-SKILL-29: no player of the 2016 box has a skill that its rulebook only mentions', () => {
    const undefinedThere = ['stripBall', 'pro', 'divingTackle', 'pilingOn', 'wrestle', 'secretWeapon', 'ballAndChain'];
    const boxed = [
      ...rosters2016.filter(({ id }) => id === 'human' || id === 'orc').flatMap(({ positions }) => positions),
      ...stars2016.filter(({ id }) => ['griffOberwald', 'mightyZug', 'morgNThorg', 'varagGhoulChewer'].includes(id)),
    ];
    expect(boxed).toHaveLength(15);
    for (const { id, skills } of boxed)
      expect([id, skills.filter(skill => undefinedThere.includes(skill))]).toEqual([id, []]);
  });
});

describe('Block', () => {
  test('B16-SKILL-10: whoever uses it stays up on Both Down', () => {
    blood('A 1', { who: { A: ['block'] } })
      .dice('block:bothDown', '2d6:4')
      .blocks('A', '1')
      .answers('yes')
      .expectPitch('A 1')
      .expectState('1', 'prone')
      .expectTurnover('none')
      .done();
    blood('A 1', { who: { 1: ['block'] } })
      .dice('block:bothDown', '2d6:4')
      .blocks('A', '1')
      .answers('yes')
      .expectState('A', 'prone')
      .expectState('1', 'standing')
      .expectTurnover('knockedDown')
      .done();
  });
  test('B16-SKILL-10: it does not help against Attacker Down', () => {
    blood('A 1', { who: { A: ['block'] } })
      .dice('block:attackerDown', '2d6:4')
      .blocks('A', '1')
      .expectState('A', 'prone')
      .done();
  });
});

describe('Catch and Pass', () => {
  test('B16-SKILL-11: re-rolls a failed catch, a dropped hand-off and a failed interception', () => {
    blood('A . B', { who: { B: ['catch'] }, ball: 'A' })
      .dice('d6:6', 'd6:2', 'd6:3')
      .passes('A', '', [12, 5])
      .answers({ reroll: 'catch' })
      .expectBall('B')
      .done();
    blood('A B', { who: { B: ['catch'] }, ball: 'A' })
      .dice('d6:2', 'd6:3')
      .handsOff('A', '', 'B')
      .answers({ reroll: 'catch' })
      .expectBall('B')
      .done();
    blood('A . 1 . B', { who: { 1: ['catch'] }, ball: 'A' })
      .dice('d6:5')
      .passes('A', '', [14, 5])
      .answers({ player: '1' })
      .expectAsked('reroll', 'away', 'keep', { reroll: 'catch' })
      .dice('d6:6')
      .answers({ reroll: 'catch' })
      .expectBall('1')
      .expectTurnover('intercepted')
      .done();
  });
  test('B16-SKILL-11: not a successful one, and not a pick-up', () => {
    blood('A . B', { who: { B: ['catch'] }, ball: 'A' })
      .dice('d6:6', 'd6:3')
      .passes('A', '', [12, 5])
      .expectBall('B')
      .expectAsked('action', 'home')
      .done();
    blood('A *', { who: { A: ['catch'] } })
      .dice('d6:1', 'd8:5')
      .answers({ move: 'A' })
      .walks('A', 'e')
      .expectTurnover('pickUpFailed')
      .done();
  });
  test('B16-SKILL-21: re-rolls an inaccurate pass and a fumble', () => {
    for (const first of ['d6:3', 'd6:1']) {
      blood('A . . . B', { who: { A: ['pass'] }, ball: 'A' })
        .dice(first, 'd6:4', 'd6:6')
        .passes('A', '', [14, 5])
        .expectAsked('reroll', 'home', 'keep', { reroll: 'pass' })
        .answers({ reroll: 'pass' })
        .expectBall('B')
        .done();
    }
  });
  test('B16-SKILL-21: not an accurate one', () => {
    blood('A . . . B', { who: { A: ['pass'] }, ball: 'A' })
      .dice('d6:4', 'd6:6')
      .passes('A', '', [14, 5])
      .expectBall('B')
      .done();
  });
});

describe('Dodge', () => {
  test('B16-SKILL-12: re-rolls one failed dodge a turn', () => {
    blood(
      `
      . . . A 1
      . 2 . . .`,
      { who: { A: ['dodge'] } },
    )
      .dice('d6:1', 'd6:6')
      .answers({ move: 'A' })
      .walks('A', 'w')
      .expectAsked('reroll', 'home', 'keep', { reroll: 'dodge' })
      .answers({ reroll: 'dodge' })
      .dice('d6:1', '2d6:4')
      .walks('A', 'w')
      .expectState('A', 'prone')
      .expectTurnover('knockedDown')
      .done();
  });
  test('B16-SKILL-13: Defender Stumbles only pushes whoever uses it', () => {
    const s = (): ReturnType<typeof blood> =>
      blood('A 1 .', { who: { 1: ['dodge'] } })
        .dice('block:defenderStumbles')
        .blocks('A', '1')
        .expectAsked('useSkill', 'away', 'yes', 'no');
    s()
      .answers('yes', { to: [12, 5] }, 'no')
      .expectPitch('A . 1')
      .expectState('1', 'standing')
      .done();
    s()
      .answers('no', { to: [12, 5] })
      .dice('2d6:4')
      .answers('no')
      .expectState('1', 'prone')
      .done();
  });
});

describe('Fend', () => {
  test('B16-SKILL-14, B16-FOLLOW-04: nobody follows up, even when it was knocked down', () => {
    for (const [face, state] of [
      ['pushed', 'standing'],
      ['defenderDown', 'prone'],
    ] as const) {
      blood('A 1 .', { who: { 1: ['fend'] } })
        .dice(`block:${face}`)
        .blocks('A', '1')
        .answers({ to: [12, 5] })
        .expectAsked('useSkill', 'away', 'yes', 'no')
        .dice(...(face === 'defenderDown' ? ['2d6:4'] : []))
        .answers('yes')
        .expectSquare('A', [10, 5])
        .expectState('1', state)
        .done();
    }
    blood('A 1 .', { who: { 1: ['fend'] } })
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no')
      .expectAsked('followUp', 'home', 'yes', 'no')
      .done();
  });
  test('B16-SKILL-15: a blitzing opponent still moves on', () => {
    blood('. A 1 .', { who: { 1: ['fend'] } })
      .dice('block:pushed')
      .blitzes('A', '', '1')
      .answers({ to: [13, 5] }, 'yes')
      .walks('A', 'e')
      .expectPitch('. . A 1')
      .done();
  });
});

describe('Jump Up', () => {
  test('B16-SKILL-16: stands up for nothing, whatever it declares but a Block', () => {
    blood('a . . . . . .', { who: { A: ['jumpUp'] } })
      .moves('A', 'e e e e e e')
      .expectPitch('. . . . . . A')
      .expectNotLogged('rolled')
      .done();
    // Without it three squares are gone.
    blood('a . . . . . .').dice('d6:2').moves('A', 'e e e e').expectNeeded('goForIt', 2).done();
  });
  test('B16-SKILL-17: may declare a Block from the ground with an Agility roll at +2', () => {
    blood('a 1 .', { who: { A: ['jumpUp'] } })
      .dice('d6:2', 'block:pushed')
      .answers({ block: 'A' })
      .expectNeeded('jumpUp', 2)
      .answers({ target: '1' }, { to: [12, 5] }, 'no')
      .expectPitch('A . 1')
      .done();
    blood('a 1 .').expectIllegal({ block: 'A' }).done();
    blood('a 1 .', { who: { A: { agility: 1, skills: ['jumpUp'] } } })
      .dice('d6:4')
      .answers({ block: 'A' })
      .expectNeeded('jumpUp', 4)
      .expectAsked('blockTarget', 'home', { target: '1' }, 'stop')
      .done();
  });
  test('B16-SKILL-18: a failure leaves it Prone with its Action gone, and costs nothing else', () => {
    blood('a 1 B', { who: { A: ['jumpUp'] } })
      .dice('d6:1')
      .answers({ block: 'A' })
      .expectState('A', 'prone')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .expectIllegal({ move: 'A' })
      .expectLegal({ block: 'B' })
      .done();
  });
});

describe('Loner', () => {
  test('B16-SKILL-19, B16-SKILL-X3: on 1 to 3 the team re-roll is gone and the result stands', () => {
    blood('. A 1', { who: { A: ['loner'] }, rerolls: { home: 2 } })
      .dice('d6:2', 'd6:3', '2d6:4')
      .answers({ move: 'A' })
      .walks('A', 'w')
      .answers({ reroll: 'team' })
      .expectState('A', 'prone')
      .expectRerolls(1, 0)
      .done();
  });
  test('B16-SKILL-19: on 4 or more the roll is made again', () => {
    const s = blood('. A 1', { who: { A: ['loner'] }, rerolls: { home: 2 } })
      .dice('d6:2', 'd6:4', 'd6:3')
      .answers({ move: 'A' })
      .walks('A', 'w')
      .answers({ reroll: 'team' })
      .expectSquare('A', [10, 5])
      .expectRerolls(1, 0);
    expect(s.game.rerollsUsed).toBe(1);
    s.done();
  });
});

describe('Mighty Blow and Thick Skull', () => {
  test('B16-SKILL-20: +1 on the Armour roll where that breaks it, and then not on the Injury roll', () => {
    blood('A 1 . . B', { who: { A: ['mightyBlow'] } })
      .dice('block:defenderDown', '2d6:8', '2d6:7')
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no')
      .expectEvent({ type: 'armourRolled', total: 9, broken: true })
      .expectState('1', 'stunned')
      .done();
  });
  test('B16-SKILL-20: otherwise +1 on the Injury roll', () => {
    blood('A 1 .', { who: { A: ['mightyBlow'] } })
      .dice('block:defenderDown', '2d6:9', '2d6:7')
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no')
      .expectState('1', 'knockedOut')
      .done();
  });
  test('B16-SKILL-20: not for whoever falls by itself, nor for fouls', () => {
    blood('. A 1', { who: { 1: ['mightyBlow'] } })
      .dice('d6:1', '2d6:8')
      .moves('A', 'w')
      .expectState('A', 'prone')
      .done();
    blood('A 1', { who: { A: ['mightyBlow'], 1: { state: 'prone' } } })
      .dice('d6:3', 'd6:5')
      .fouls('A', '', '1')
      .expectState('1', 'prone')
      .done();
  });
  test('B16-SKILL-28, B16-SKILL-X2: an Injury total of 8 only stuns, modifiers counted', () => {
    const injury = (skills: readonly SkillName[], dice: number, state: 'stunned' | 'knockedOut'): void =>
      blood('A 1 . . B', { who: { A: skills, 1: ['thickSkull'] } })
        .dice('block:defenderDown', '2d6:9', `2d6:${dice}`)
        .blocks('A', '1')
        .answers({ to: [12, 5] }, 'no')
        .expectState('1', state)
        .done();
    injury(['mightyBlow'], 7, 'stunned');
    injury([], 8, 'stunned');
    injury([], 9, 'knockedOut');
    injury(['mightyBlow'], 8, 'knockedOut');
  });
  test('B16-SKILL-28: Prone and Stunned players have a thick skull too', () => {
    for (const state of ['prone', 'stunned'] as const) {
      blood('A 1 . B', { who: { 1: { state, skills: ['thickSkull'] } } })
        .dice('d6:4', 'd6:5', 'd6:3', 'd6:5')
        .fouls('A', '', '1')
        .expectState('1', 'stunned')
        .done();
      blood('A 1', { who: { 1: { state } } })
        .dice('d6:4', 'd6:5', 'd6:3', 'd6:5')
        .fouls('A', '', '1')
        .expectState('1', 'knockedOut')
        .done();
    }
  });
});

describe('Regeneration', () => {
  const hurt = (die: number, rerolls = 0): ReturnType<typeof blood> =>
    blood('A 1 .', { who: { 1: ['regeneration'] }, rerolls: { home: rerolls, away: rerolls } })
      .dice('block:defenderDown', '2d6:9', '2d6:10', `d6:${die}`)
      .answers({ block: 'A' }, { target: '1' });
  test('B16-SKILL-22: a Casualty goes to Reserves on 4 or more, to the Dead & Injured on less', () => {
    hurt(4)
      .answers({ to: [12, 5] }, 'no')
      .expectState('1', 'reserves')
      .done();
    hurt(3)
      .answers({ to: [12, 5] }, 'no')
      .expectState('1', 'casualties')
      .done();
  });
  test('B16-SKILL-23: nothing re-rolls it', () => {
    blood('1 A .', { who: { A: { skills: ['regeneration', 'pro'] } }, rerolls: { home: 3 }, active: 'home' })
      .dice('d6:1', '2d6:9', '2d6:10', 'd6:1')
      .answers({ move: 'A' })
      .walks('A', 'e')
      .expectAsked('reroll', 'home')
      .answers('keep')
      .expectState('A', 'casualties')
      .expectRerolls(3, 0)
      .done();
  });
  test('B16-SKILL-22: a KO is no Casualty', () => {
    blood('A 1 .', { who: { 1: ['regeneration'] } })
      .dice('block:defenderDown', '2d6:9', '2d6:9')
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no')
      .expectState('1', 'knockedOut')
      .done();
  });
});

describe('Sprint, Sure Feet and Sure Hands', () => {
  test('B16-SKILL-24, B16-GFI-07: a third extra square, rolled for like the others', () => {
    const s = blood('A . . . .', { who: { A: { movement: 1, skills: ['sprint'] } } })
      .dice('d6:2', 'd6:2', 'd6:2')
      .answers({ move: 'A' })
      .walks('A', 'e e e e')
      .expectPitch('. . . . A')
      .expectAsked('activity', 'home', 'stop');
    expect(s.log().filter(type => type === 'rolled')).toHaveLength(3);
    s.done();
    blood('A . . . .', { who: { A: { movement: 1 } } })
      .dice('d6:2', 'd6:2')
      .answers({ move: 'A' })
      .walks('A', 'e e e')
      .expectAsked('activity', 'home', 'stop')
      .done();
  });
  test('B16-SKILL-25: re-rolls a failed extra square', () => {
    blood('A . .', { who: { A: { movement: 1, skills: ['sureFeet'] } } })
      .dice('d6:1', 'd6:1', '2d6:4')
      .answers({ move: 'A' })
      .walks('A', 'e e')
      .answers({ reroll: 'sureFeet' })
      .expectState('A', 'prone')
      .expectSquare('A', [12, 5])
      .done();
  });
  test('B16-SKILL-26: re-rolls a failed pick-up', () => {
    blood('A *', { who: { A: ['sureHands'] } })
      .dice('d6:1', 'd6:3')
      .answers({ move: 'A' })
      .walks('A', 'e')
      .answers({ reroll: 'sureHands' })
      .expectBall('A')
      .expectTurnover('none')
      .done();
  });
  test('B16-SKILL-27: Strip Ball does nothing against Sure Hands', () => {
    const push = (skills: readonly SkillName[]): ReturnType<typeof blood> =>
      blood('A 1 .', { who: { A: ['stripBall'], 1: skills }, ball: '1' })
        .dice('block:pushed')
        .blocks('A', '1');
    push(['sureHands'])
      .answers({ to: [12, 5] }, 'no')
      .expectBall('1')
      .done();
    push([])
      .answers({ to: [12, 5] })
      .dice('d8:5')
      .answers('no')
      .expectBall([13, 5])
      .done();
  });
});
