/** Skills that change a block: strength and courage, who falls, who is pushed where, and what comes after. */
import { describe, expect, test } from 'vitest';
import type { SkillName } from '../../src/blood/editions/2016/names.ts';
import { type BloodScenario, blood, legalOf } from '../blood/dsl.ts';

const faces = (s: BloodScenario): number => s.log().filter(type => type === 'blockRolled').length;

describe('Claw', () => {
  const falls = (total: number, skills: readonly SkillName[], armour: number): BloodScenario =>
    blood('A 1 . . B', { who: { A: skills, 1: { armour } } })
      .dice('block:defenderDown', `2d6:${total}`)
      .answers({ block: 'A' }, { target: '1' }, { to: [12, 5] });
  test('B16-XSKILL-07: a total of 8 breaks any armour in a block', () => {
    falls(8, ['claw'], 10).dice('2d6:5').answers('no').expectState('1', 'stunned').done();
    falls(7, ['claw'], 10).answers('no').expectState('1', 'prone').done();
    falls(8, [], 10).answers('no').expectState('1', 'prone').done();
    // Thin armour breaks where it did before.
    falls(7, ['claw'], 6).dice('2d6:5').answers('no').expectState('1', 'stunned').done();
  });
  test('B16-XSKILL-07: Mighty Blow may bring the total to 8', () => {
    falls(7, ['claw', 'mightyBlow'], 10).dice('2d6:5').answers('no').expectState('1', 'stunned').done();
  });
  test('B16-XSKILL-07: works for the one that is blocked, on Both Down', () => {
    blood('A 1 . B', { who: { A: { armour: 10 }, 1: ['claw', 'block'] } })
      .dice('block:bothDown', '2d6:8', '2d6:8')
      .blocks('A', '1')
      .answers('yes')
      .expectState('A', 'knockedOut')
      .done();
  });
  test('B16-XSKILL-07: not on fouls', () => {
    blood('A 1 . B', { who: { A: ['claw'], 1: { state: 'prone', armour: 10 } } })
      .dice('d6:3', 'd6:5')
      .fouls('A', '', '1')
      .expectState('1', 'prone')
      .done();
  });
});

describe('Dauntless', () => {
  const blocks = (die: number | 'no', own: number, theirs: number): BloodScenario => {
    const s = blood('A 1 . . B', { who: { A: { strength: own, skills: ['dauntless'] }, 1: { strength: theirs } } })
      .answers({ block: 'A' }, { target: '1' })
      .expectAsked('useSkill', 'home', 'yes', 'no');
    if (die === 'no') return s;
    return s.dice(`d6:${die}`);
  };
  test('B16-XSKILL-08: D6 plus Strength above the opponent’s makes them equal', () => {
    blocks(3, 3, 5).dice('block:pushed').answers('yes').expectDice(1).done();
    blocks(2, 3, 5).dice('block:pushed', 'block:pushed').answers('yes').expectDice(-2).done();
    blocks(6, 2, 7).dice('block:pushed').answers('yes').expectDice(1).done();
    blocks(6, 1, 7).dice('block:pushed', 'block:pushed', 'block:pushed').answers('yes').expectDice(-3).done();
  });
  test('B16-XSKILL-08: it may be declined, and is not asked about against the weaker', () => {
    blocks('no', 3, 5).dice('block:pushed', 'block:pushed').answers('no').expectDice(-2).done();
    blood('A 1 .', { who: { A: ['dauntless'] } })
      .dice('block:pushed')
      .blocks('A', '1')
      .expectDice(1)
      .done();
  });
  test('B16-XSKILL-08: assists are counted afterwards', () => {
    blood(
      `
      A 1 .
      . B .`,
      { who: { A: { strength: 3, skills: ['dauntless'] }, 1: { strength: 4 } } },
    )
      .dice('d6:2', 'block:pushed', 'block:pushed')
      .blocks('A', '1')
      .answers('yes')
      .expectDice(2)
      .done();
  });
  test('B16-XSKILL-08, B16-XSKILL-18: Horns count before it', () => {
    // 3 + 1 against 5: a 2 is enough.
    blood('A . 1 .', { who: { A: { strength: 3, skills: ['dauntless', 'horns'] }, 1: { strength: 5 } } })
      .dice('d6:2', 'block:pushed')
      .blitzes('A', 'e', '1')
      .answers('yes')
      .expectNeeded('dauntless', 2)
      .expectDice(1)
      .done();
    // 4 + 1 is as strong already.
    blood('A . 1 .', { who: { A: { strength: 4, skills: ['dauntless', 'horns'] }, 1: { strength: 5 } } })
      .dice('block:pushed')
      .blitzes('A', 'e', '1')
      .expectDice(1)
      .done();
  });
  test('B16-XSKILL-08: rolled anew for the second block of a Frenzy', () => {
    blood('A 1 . . B', { who: { A: { strength: 3, skills: ['dauntless', 'frenzy'] }, 1: { strength: 4 } } })
      .dice('d6:2', 'block:pushed')
      .blocks('A', '1')
      .answers('yes')
      .dice('d6:1', 'block:pushed', 'block:pushed')
      .answers({ to: [12, 5] }, 'yes')
      .expectDice(-2)
      .done();
  });
});

describe('Foul Appearance', () => {
  test('B16-XSKILL-16: on a 1 the block is lost, without a turnover', () => {
    blood('A 1 . B', { who: { 1: ['foulAppearance'] } })
      .dice('d6:1')
      .blocks('A', '1')
      .expectNotLogged('blockRolled')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .done();
    blood('A 1 .', { who: { 1: ['foulAppearance'] } })
      .dice('d6:2', 'block:pushed')
      .blocks('A', '1')
      .expectLog('rolled', 'blockRolled')
      .done();
  });
  test('B16-XSKILL-16: in a Blitz the square and the block are spent, and the player may move on', () => {
    blood('. A 1 . B', { who: { A: { movement: 3 }, 1: ['foulAppearance'] }, options: { goForIt: false } })
      .dice('d6:1')
      .blitzes('A', '', '1')
      .expectIllegal({ target: '1' })
      .dice('d6:6')
      .walks('A', 'w')
      .walks('A', 'n')
      .expectAsked('activity', 'home', 'stop')
      .done();
  });
  test('B16-XSKILL-16: no roll for the second block of a Frenzy', () => {
    const s = blood('A 1 . . B', { who: { A: ['frenzy'], 1: ['foulAppearance'] } })
      .dice('d6:2', 'block:pushed', 'block:pushed')
      .blocks('A', '1')
      .answers({ to: [12, 5] }, { to: [13, 5] });
    expect(s.log().filter(type => type === 'rolled')).toHaveLength(1);
    s.done();
  });
});

describe('Frenzy', () => {
  const who = { A: ['frenzy'] } as const;
  test('B16-XSKILL-17: must follow up, and must block the same opponent once more', () => {
    const s = blood('A 1 . . . B', { who })
      .dice('block:pushed', 'block:pushed')
      .blocks('A', '1')
      .answers({ to: [12, 5] })
      .expectPitch('. A 1 . . B')
      .answers({ to: [13, 5] })
      .expectPitch('. . A 1 . B')
      .expectAsked('action', 'home');
    expect(faces(s)).toBe(2);
    s.done();
  });
  test('B16-XSKILL-17: not after the opponent was knocked down', () => {
    const s = blood('A 1 . . . B', { who })
      .dice('block:defenderDown', '2d6:4')
      .blocks('A', '1')
      .answers({ to: [12, 5] })
      .expectPitch('. A 1 . . B');
    expect(faces(s)).toBe(1);
    s.expectState('1', 'prone').done();
  });
  test('B16-XSKILL-17: after Defender Stumbles with Dodge as well', () => {
    const s = blood('A 1 . . . B', { who: { A: ['frenzy'], 1: ['dodge'] } })
      .dice('block:defenderStumbles', 'block:pushed')
      .blocks('A', '1')
      .answers('yes', { to: [12, 5] }, { to: [13, 5] });
    expect(faces(s)).toBe(2);
    s.done();
  });
  test('B16-XSKILL-17: in a Blitz the second block costs a square, or a roll for an extra one', () => {
    const s = blood('A 1 . . . B', { who: { A: { movement: 1, skills: ['frenzy'] } } })
      .dice('block:pushed', 'd6:2', 'block:pushed')
      .answers({ blitz: 'A' }, { target: '1' }, { to: [12, 5] })
      .expectNeeded('goForIt', 2)
      .answers({ to: [13, 5] });
    expect(faces(s)).toBe(2);
    s.done();
    const none = blood('A 1 . . . B', {
      who: { A: { movement: 1, skills: ['frenzy'] } },
      options: { goForIt: false },
    })
      .dice('block:pushed')
      .answers({ blitz: 'A' }, { target: '1' }, { to: [12, 5] })
      .stops();
    expect(faces(none)).toBe(1);
    none.done();
  });
  test('B16-XSKILL-17: if it cannot follow up but is still adjacent, it blocks again all the same', () => {
    const s = blood('A 1 . B', { who: { A: ['frenzy'], 1: ['standFirm'] } })
      .dice('block:pushed', 'block:pushed')
      .blocks('A', '1')
      .answers('yes', 'yes')
      .expectPitch('A 1 . B');
    expect(faces(s)).toBe(2);
    s.done();
    // Fend: it stays behind, and nothing is left to block.
    const fended = blood('A 1 . . B', { who: { A: ['frenzy'], 1: ['fend'] } })
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'yes');
    expect(faces(fended)).toBe(1);
    fended.done();
  });
});

describe('Horns', () => {
  test('B16-XSKILL-18: +1 Strength in a Blitz after at least one square', () => {
    const blitz = (drawing: string, path: string, dice: number): void =>
      blood(drawing, { who: { A: ['horns'] } })
        .dice(...new Array<string>(dice).fill('block:pushed'))
        .blitzes('A', path, '1')
        .expectDice(dice)
        .done();
    blitz('A . 1 .', 'e', 2);
    blitz('. A 1 .', '', 1);
    blood('A 1 .', { who: { A: ['horns'] } })
      .dice('block:pushed')
      .blocks('A', '1')
      .expectDice(1)
      .done();
    // Standing up is no square.
    blood('a 1 .', { who: { A: ['horns'] } })
      .dice('block:pushed')
      .blitzes('A', '', '1')
      .expectDice(1)
      .done();
  });
  test('B16-XSKILL-18: if it counted for the first block it counts for the second', () => {
    const s = blood('A . 1 . . B', { who: { A: ['horns', 'frenzy'] } })
      .dice('block:pushed', 'block:pushed', 'block:pushed', 'block:pushed')
      .blitzes('A', 'e', '1')
      .answers({ face: 'pushed' }, { to: [13, 5] })
      .expectDice(2);
    expect(faces(s)).toBe(2);
    s.done();
  });
});

describe('Juggernaut', () => {
  const who = (theirs: readonly SkillName[]) => ({ A: ['juggernaut'], 1: theirs }) as const;
  test('B16-XSKILL-20: in a Blitz Both Down may count as Pushed', () => {
    blood('. A 1 . . B', { who: who([]) })
      .dice('block:bothDown')
      .blitzes('A', '', '1')
      .expectAsked('useSkill', 'home', 'yes', 'no')
      .answers('yes', { to: [13, 5] }, 'no')
      .expectPitch('. A . 1 . B')
      .done();
    blood('. A 1 . . B', { who: who([]) })
      .dice('block:bothDown', '2d6:4', '2d6:4')
      .blitzes('A', '', '1')
      .answers('no')
      .expectState('A', 'prone')
      .done();
    blood('. A 1 . . B', { who: who([]) })
      .dice('block:bothDown', '2d6:4', '2d6:4')
      .blocks('A', '1')
      .expectState('A', 'prone')
      .done();
  });
  test('B16-XSKILL-20: Fend, Stand Firm and Wrestle do not help against it', () => {
    blood('. A 1 . . B', { who: who(['fend']) })
      .dice('block:pushed')
      .blitzes('A', '', '1')
      .answers({ to: [13, 5] })
      .expectAsked('followUp', 'home', 'yes', 'no')
      .done();
    blood('. A 1 . . B', { who: who(['standFirm']) })
      .dice('block:pushed')
      .blitzes('A', '', '1')
      .expectAsked('push', 'home')
      .done();
    blood('. A 1 . . B', { who: who(['wrestle']) })
      .dice('block:bothDown', '2d6:4', '2d6:4')
      .blitzes('A', '', '1')
      .answers('no')
      .expectLog('armourRolled', 'armourRolled')
      .done();
    // Outside a Blitz they do.
    blood('. A 1 . . B', { who: who(['standFirm']) })
      .dice('block:pushed')
      .blocks('A', '1')
      .expectAsked('useSkill', 'away', 'yes', 'no')
      .done();
  });
  test('B16-XSKILL-20: a player further back in a chain may still stand firm', () => {
    blood(
      `
      . . . 3
      . A 1 2
      . . . 4`,
      { who: { A: ['juggernaut'], 1: ['standFirm'], 2: ['standFirm'] } },
    )
      .dice('block:pushed')
      .blitzes('A', '', '1')
      .answers({ to: [13, 6] })
      .expectAsked('useSkill', 'away', 'yes', 'no')
      .done();
  });
});

describe('Side Step and Grab', () => {
  const empty = `
    . . . .
    A 1 . .
    . . . .`;
  const around = ['10,5', '10,7', '11,5', '11,7', '12,5', '12,6', '12,7'];
  test('B16-XSKILL-29: its coach picks, from all empty squares around it', () => {
    const s = blood(empty, { who: { 1: ['sideStep'] } })
      .dice('block:pushed')
      .blocks('A', '1');
    s.expectAsked('pushAnywhere', 'away').expectLegal('no');
    expect(legalOf(s, 'to')).toEqual(around);
    s.answers({ to: [10, 7] }, 'yes')
      .expectSquare('1', [10, 7])
      .expectSquare('A', [11, 6])
      .done();
    blood(empty, { who: { 1: ['sideStep'] } })
      .dice('block:pushed')
      .blocks('A', '1')
      .answers('no')
      .expectAsked('push', 'home', { to: [12, 5] }, { to: [12, 6] }, { to: [12, 7] })
      .done();
  });
  test('B16-XSKILL-29: also when it is then knocked down, and in a chain', () => {
    blood(empty, { who: { 1: ['sideStep'] } })
      .dice('block:defenderDown', '2d6:4')
      .blocks('A', '1')
      .answers({ to: [10, 5] }, 'no')
      .expectSquare('1', [10, 5])
      .expectState('1', 'prone')
      .done();
    blood(
      `
      . . 3 .
      A 1 2 .
      . . 4 .`,
      { who: { 2: ['sideStep'] } },
    )
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [12, 6] })
      .expectAsked('pushAnywhere', 'away')
      .done();
  });
  test('B16-XSKILL-29: not where no square around it is empty, and the ball makes none full', () => {
    blood(
      `
      2 3 4
      A 1 5
      6 7 8`,
      { who: { 1: ['sideStep'] }, at: [10, 5] },
    )
      .dice(...new Array<string>(3).fill('block:pushed'))
      .blocks('A', '1')
      .answers({ face: 'pushed' })
      .expectAsked('push', 'home')
      .done();
    const ball = blood(
      `
      . * .
      A 1 .`,
      { who: { 1: ['sideStep'] } },
    )
      .dice('block:pushed')
      .blocks('A', '1');
    expect(legalOf(ball, 'to')).toContain('11,5');
    ball
      .answers({ to: [11, 5] })
      .dice('d8:2')
      .answers('no')
      .expectBall([11, 4])
      .done();
  });
  test('B16-XSKILL-43: Grab: in a Block Action the blocker’s coach picks any empty square around the opponent', () => {
    const s = blood(empty, { who: { A: ['grab'] } })
      .dice('block:pushed')
      .blocks('A', '1');
    s.expectAsked('pushAnywhere', 'home').expectLegal('no');
    expect(legalOf(s, 'to')).toEqual(around);
    s.answers({ to: [10, 5] }, 'yes')
      .expectSquare('1', [10, 5])
      .expectSquare('A', [11, 6])
      .done();
    // Not in a Blitz.
    blood(empty, { who: { A: ['grab'] } })
      .dice('block:pushed')
      .blitzes('A', '', '1')
      .expectAsked('push', 'home', { to: [12, 5] }, { to: [12, 6] }, { to: [12, 7] })
      .done();
  });
  test('B16-XSKILL-43, B16-XSKILL-29: Grab and Side Step cancel each other in a Block Action', () => {
    blood(empty, { who: { A: ['grab'], 1: ['sideStep'] } })
      .dice('block:pushed')
      .blocks('A', '1')
      .expectAsked('push', 'home', { to: [12, 5] }, { to: [12, 6] }, { to: [12, 7] })
      .done();
  });
  test('B16-XSKILL-43: not for those pushed in a chain', () => {
    blood(
      `
      2 3 4 .
      A 1 5 .
      6 7 8 .`,
      { who: { A: { strength: 7, skills: ['grab'] } } },
    )
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [12, 6] })
      .expectAsked('push', 'home', { to: [13, 5] }, { to: [13, 6] }, { to: [13, 7] })
      .done();
  });
});

describe('Stand Firm', () => {
  test('B16-XSKILL-31: it may refuse to be pushed; then nobody follows up', () => {
    blood('A 1 . . B', { who: { 1: ['standFirm'] } })
      .dice('block:pushed')
      .blocks('A', '1')
      .expectAsked('useSkill', 'away', 'yes', 'no')
      .answers('yes')
      .expectPitch('A 1 . . B')
      .expectAsked('action', 'home')
      .done();
    blood('A 1 . . B', { who: { 1: ['standFirm'] } })
      .dice('block:pushed')
      .blocks('A', '1')
      .answers('no')
      .expectAsked('push', 'home')
      .done();
  });
  test('B16-XSKILL-31: knocked down as well, it falls where it stands', () => {
    blood('A 1 . . B', { who: { 1: ['standFirm'] } })
      .dice('block:defenderDown', '2d6:4')
      .blocks('A', '1')
      .answers('yes')
      .expectSquare('1', [11, 5])
      .expectState('1', 'prone')
      .done();
  });
  test('B16-XSKILL-31: whoever is pushed into it does not move either', () => {
    blood(
      `
      . . 3
      A 1 2
      . . 4`,
      { who: { 2: ['standFirm'] } },
    )
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [12, 6] }, 'yes')
      .expectSquare('1', [11, 6])
      .expectSquare('2', [12, 6])
      .expectSquare('A', [10, 6])
      .done();
  });
});

describe('Tackle', () => {
  test('B16-XSKILL-34: Dodge does not re-roll a Dodge out of its tackle zone', () => {
    blood('. A 1', { who: { A: ['dodge'], 1: ['tackle'] } })
      .dice('d6:2', '2d6:4')
      .moves('A', 'w')
      .expectState('A', 'prone')
      .done();
    // Of a square entered it says nothing.
    blood(
      `
      2 . . .
      . . A 1`,
      { who: { A: ['dodge'], 2: ['tackle'] } },
    )
      .dice('d6:2')
      .answers({ move: 'A' })
      .walks('A', 'w')
      .expectAsked('reroll', 'home', 'keep', { reroll: 'dodge' })
      .done();
  });
  test('B16-XSKILL-34: nor does Dodge help against a block by its owner', () => {
    blood('A 1 . . B', { who: { A: ['tackle'], 1: ['dodge'] } })
      .dice('block:defenderStumbles', '2d6:4')
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no')
      .expectState('1', 'prone')
      .done();
  });
  test('B16-XSKILL-34: a team re-roll is not touched', () => {
    blood('. A 1', { who: { A: ['dodge'], 1: ['tackle'] }, rerolls: { home: 1 } })
      .dice('d6:2')
      .answers({ move: 'A' })
      .walks('A', 'w')
      .expectAsked('reroll', 'home', 'keep', { reroll: 'team' })
      .done();
  });
});

describe('Guard', () => {
  const marked = `
    A 1 .
    . B 2`;
  test('B16-XSKILL-44: assists a block inside the tackle zones of others', () => {
    blood(marked).dice('block:pushed').blocks('A', '1').expectDice(1).done();
    blood(marked, { who: { B: ['guard'] } })
      .dice('block:pushed', 'block:pushed')
      .blocks('A', '1')
      .expectDice(2)
      .done();
  });
  test('B16-XSKILL-44: on the defending side too', () => {
    // 2 is next to A but marked by B.
    const drawing = `
      . A 1
      B 2 .`;
    blood(drawing).dice('block:pushed').blocks('A', '1').expectDice(1).done();
    blood(drawing, { who: { 2: ['guard'] } })
      .dice('block:pushed', 'block:pushed')
      .blocks('A', '1')
      .expectDice(-2)
      .done();
  });
  test('B16-XSKILL-44: only standing with its tackle zone, and never in fouls', () => {
    blood(marked, { who: { B: { witless: true, skills: ['guard'] } } })
      .dice('block:pushed')
      .blocks('A', '1')
      .expectDice(1)
      .done();
    blood(marked, { who: { B: ['guard'], 1: { state: 'prone' } } })
      .dice('d6:3', 'd6:4')
      .fouls('A', '', '1')
      .expectEvent({ type: 'armourRolled', total: 7 })
      .done();
  });
});

describe('Multiple Block', () => {
  const who = { A: { strength: 6, skills: ['multipleBlock'] } } as const;
  const two = `
    1 . .
    A . B
    2 . .`;
  test('B16-XSKILL-50: two opponents in one Block Action, both named first, each with +2 Strength, nobody followed', () => {
    const s = blood(two, { who })
      .answers({ block: 'A' })
      .expectAsked(
        'blockTarget',
        'home',
        { target: '1' },
        { target: '2' },
        { multipleBlock: '1' },
        { multipleBlock: '2' },
        'stop',
      )
      .answers({ multipleBlock: '1' })
      .expectAsked('secondTarget', 'home', { target: '2' })
      .dice('block:pushed')
      .answers({ target: '2' })
      .expectDice(1) // 6 against 3 + 2, and 2 assists 1
      .dice('block:pushed', 'block:pushed')
      .answers({ to: [10, 4] })
      .expectDice(2) // 6 against 3 + 2: assists are counted as the players then stand
      .answers({ face: 'pushed' }, { to: [10, 8] })
      .expectSquare('1', [10, 4])
      .expectSquare('2', [10, 8])
      .expectSquare('A', [10, 6])
      .expectAsked('action', 'home');
    expect(faces(s)).toBe(2);
    s.done();
  });
  test('B16-XSKILL-50: needs two standing opponents next to it', () => {
    blood('A 1 . B', { who })
      .answers({ block: 'A' })
      .expectAsked('blockTarget', 'home', { target: '1' }, 'stop')
      .done();
    blood(two, { who: { ...who, 2: { state: 'prone' } } })
      .answers({ block: 'A' })
      .expectIllegal({ multipleBlock: '1' })
      .done();
    blood(two).answers({ block: 'A' }).expectIllegal({ multipleBlock: '1' }).done();
  });
  test('B16-XSKILL-50: not in a Blitz', () => {
    blood(two, { who }).answers({ blitz: 'A' }).expectIllegal({ multipleBlock: '1' }).done();
  });
  test('B16-XSKILL-50: the second only if its owner still stands', () => {
    const s = blood(two, { who })
      .dice('block:attackerDown', '2d6:4')
      .answers({ block: 'A' }, { multipleBlock: '1' }, { target: '2' })
      .expectState('A', 'prone')
      .expectTurnover('knockedDown');
    expect(faces(s)).toBe(1);
    s.done();
  });
  test('B16-XSKILL-50, B16-XSKILL-17: a Frenzy owner blocks two, each once', () => {
    const s = blood(two, { who: { A: { strength: 6, skills: ['multipleBlock', 'frenzy'] } } })
      .dice('block:pushed', 'block:pushed', 'block:pushed')
      .answers({ block: 'A' }, { multipleBlock: '1' }, { target: '2' }, { to: [10, 4] })
      .answers({ face: 'pushed' }, { to: [10, 8] })
      .expectSquare('A', [10, 6]);
    expect(faces(s)).toBe(2);
    s.done();
  });
  test('B16-XSKILL-50, B16-XSKILL-08: Dauntless is compared with the +2, and without the assist', () => {
    blood(two, { who: { A: { strength: 3, skills: ['multipleBlock', 'dauntless'] } } })
      .dice('d6:3', 'block:pushed', 'block:pushed')
      .answers({ block: 'A' }, { multipleBlock: '1' }, { target: '2' }, 'yes')
      .expectNeeded('dauntless', 3)
      .expectDice(-2) // 5 against 5, and 2 assists 1
      .done();
  });
  test('B16-XSKILL-50, B16-XSKILL-16: Foul Appearance costs only the block against its owner', () => {
    const s = blood(two, { who: { ...who, 1: ['foulAppearance'] } })
      .dice('d6:1', 'block:pushed')
      .answers({ block: 'A' }, { multipleBlock: '1' }, { target: '2' })
      .expectAsked('push', 'home', { to: [9, 8] }, { to: [10, 8] }, { to: [11, 8] });
    expect(faces(s)).toBe(1);
    s.done();
  });
});

describe('Piling On', () => {
  const falls = (...dice: string[]): BloodScenario =>
    blood('A 1 . . B', { who: { A: ['pilingOn'] } })
      .dice('block:defenderDown', ...dice)
      .answers({ block: 'A' }, { target: '1' }, { to: [12, 5] }, 'yes');
  test('B16-XSKILL-52: it may lie down to have an Armour roll made again', () => {
    falls('2d6:4')
      .expectAsked('pilingOn', 'home', 'yes', 'no')
      .dice('2d6:9', '2d6:6')
      .answers('yes')
      .expectState('A', 'prone')
      .expectState('1', 'stunned')
      .expectTurnover('none')
      .done();
    falls('2d6:4').answers('no').expectState('A', 'standing').expectState('1', 'prone').done();
  });
  test('B16-XSKILL-52: or an Injury roll, once a block', () => {
    falls('2d6:9', '2d6:6')
      .expectAsked('pilingOn', 'home', 'yes', 'no')
      .dice('2d6:10')
      .answers('yes')
      .expectState('1', 'casualties')
      .done();
    falls('2d6:4').dice('2d6:9', '2d6:6').answers('yes').expectAsked('action', 'home').done();
  });
  test('B16-XSKILL-52: only next to the victim, and not for one pushed off the pitch', () => {
    blood('A 1 . . B', { who: { A: ['pilingOn'] } })
      .dice('block:defenderDown', '2d6:4')
      .answers({ block: 'A' }, { target: '1' }, { to: [12, 5] }, 'no')
      .expectAsked('action', 'home')
      .expectState('1', 'prone')
      .done();
    blood(
      `
      1 . B
      A . .`,
      { who: { A: ['pilingOn'] }, at: [10, 1] },
    )
      .dice('block:defenderDown', '2d6:4')
      .answers({ block: 'A' }, { target: '1' }, 'yes')
      .expectState('1', 'reserves')
      .expectState('A', 'standing')
      .done();
  });
  test('B16-XSKILL-52: a turnover only with the ball', () => {
    blood('A 1 . . B', { who: { A: ['pilingOn'] }, ball: 'A' })
      .dice('block:defenderDown', '2d6:4')
      .answers({ block: 'A' }, { target: '1' }, { to: [12, 5] }, 'yes')
      .dice('2d6:4', 'd8:7')
      .answers('yes')
      .expectBall([11, 6])
      .expectTurnover('carrierDown')
      .done();
  });
});

describe('Strip Ball', () => {
  test('B16-XSKILL-56: a carrier that is pushed drops the ball in its new square, after the follow-up', () => {
    blood('A 1 . . B', { who: { A: ['stripBall'] }, ball: '1' })
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [12, 5] })
      .expectAsked('followUp', 'home')
      .dice('d8:5')
      .answers('yes')
      .expectState('1', 'standing')
      .expectBall([13, 5])
      .expectTurnover('none')
      .done();
    blood('A 1 . . B', { ball: '1' })
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no')
      .expectBall('1')
      .done();
  });
  test('B16-XSKILL-56, B16-XSKILL-49: not without a push, nor against Monstrous Mouth', () => {
    blood('A 1 . . B', { who: { A: ['stripBall'], 1: ['standFirm'] }, ball: '1' })
      .dice('block:pushed')
      .blocks('A', '1')
      .answers('yes')
      .expectBall('1')
      .done();
    blood('A 1 . . B', { who: { A: ['stripBall'], 1: ['monstrousMouth'] }, ball: '1' })
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no')
      .expectBall('1')
      .done();
  });
  test('B16-XSKILL-56: pushed into its scoring End Zone it drops the ball first', () => {
    blood('. 1 A . B', { at: [1, 5], who: { A: ['stripBall'] }, ball: '1' })
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [1, 5] })
      .dice('d8:5')
      .answers('no')
      .expectBall([2, 5])
      .expectScore(0, 0)
      .done();
  });
});

describe('Wrestle', () => {
  test('B16-XSKILL-58: on Both Down both are Placed Prone, Block or not, without Armour rolls', () => {
    blood('A 1 . B', { who: { A: ['wrestle'], 1: ['block'] } })
      .dice('block:bothDown')
      .blocks('A', '1')
      .expectAsked('useSkill', 'home', 'yes', 'no')
      .answers('yes')
      .expectState('A', 'prone')
      .expectState('1', 'prone')
      .expectNotLogged('armourRolled')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .done();
    blood('A 1 . B', { who: { A: ['block'], 1: ['wrestle'] } })
      .dice('block:bothDown')
      .blocks('A', '1')
      .expectAsked('useSkill', 'away', 'yes', 'no')
      .answers('yes')
      .expectState('A', 'prone')
      .expectTurnover('none')
      .done();
  });
  test('B16-XSKILL-58: asked before Block; declined, Block and falls are as ever', () => {
    blood('A 1 . B', { who: { A: ['wrestle', 'block'], 1: ['wrestle'] } })
      .dice('block:bothDown', '2d6:4')
      .blocks('A', '1')
      .answers('no')
      .expectAsked('useSkill', 'away', 'yes', 'no')
      .answers('no')
      .expectAsked('useSkill', 'home', 'yes', 'no')
      .answers('yes')
      .expectState('A', 'standing')
      .expectState('1', 'prone')
      .done();
  });
  test('B16-XSKILL-58: a turnover only if the attacker held the ball; carriers of either side drop it', () => {
    blood('A 1 . B', { who: { A: ['wrestle'] }, ball: 'A' })
      .dice('block:bothDown', 'd8:2')
      .blocks('A', '1')
      .answers('yes')
      .expectBall([10, 4])
      .expectTurnover('carrierDown')
      .done();
    blood('A 1 . B', { who: { A: ['wrestle'] }, ball: '1' })
      .dice('block:bothDown', 'd8:2')
      .blocks('A', '1')
      .answers('yes')
      .expectBall([11, 4])
      .expectTurnover('none')
      .done();
  });
});
