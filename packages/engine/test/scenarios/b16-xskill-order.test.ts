/** When skills are asked about: after the roll they change, once the Dodge is settled, whether or not somebody fell. */
import { describe, expect, test } from 'vitest';
import { type BloodScenario, blood } from '../blood/dsl.ts';

const rolls = (s: BloodScenario): string[] =>
  (s.game.events ?? []).flatMap(e => (e.type === 'rolled' ? [`${e.roll} ${e.die}`] : []));

describe('Break Tackle', () => {
  const strong = { strength: 5, agility: 1, skills: ['breakTackle'] } as const;
  test('B16-XSKILL-05: decided after the roll was seen, and only where it helps', () => {
    const s = blood('. A 1', { who: { A: strong } })
      .dice('d6:2')
      .answers({ move: 'A' })
      .walks('A', 'w');
    expect(rolls(s)).toEqual(['dodge 2']);
    s.expectAsked('useSkill', 'home', 'yes', 'no').answers('yes').expectState('A', 'standing').done();
    blood('. A 1', { who: { A: strong } })
      .dice('d6:6')
      .moves('A', 'w')
      .expectState('A', 'standing')
      .done();
    blood('. A 1', { who: { A: strong } })
      .dice('d6:1', '2d6:4')
      .moves('A', 'w')
      .expectState('A', 'prone')
      .done();
  });
  test('B16-XSKILL-05: it holds for a re-roll of the same Dodge', () => {
    blood('. A 1', { who: { A: strong }, rerolls: { home: 1 } })
      .dice('d6:2')
      .answers({ move: 'A' })
      .walks('A', 'w')
      .answers('yes')
      .expectAsked('reroll', 'home', 'keep', { reroll: 'team' })
      .dice('d6:2')
      .answers({ reroll: 'team' })
      .expectState('A', 'standing')
      .done();
  });
  test('B16-XSKILL-05, B16-XSKILL-13: a dive may force it', () => {
    blood('. A 1', { who: { A: { strength: 6, agility: 4, skills: ['breakTackle'] }, 1: ['divingTackle'] } })
      .dice('d6:3')
      .answers({ move: 'A' })
      .walks('A', 'w')
      .answers({ player: '1' })
      .expectAsked('useSkill', 'home', 'yes', 'no')
      .answers('yes')
      .expectState('A', 'standing')
      .expectState('1', 'prone')
      .done();
  });
});

describe('Foul Appearance and Dauntless', () => {
  const who = { A: { strength: 3, skills: ['dauntless'] }, 1: { strength: 5, skills: ['foulAppearance'] } } as const;
  test('B16-XSKILL-16, B16-XSKILL-08: the stomach turns before anybody is asked about Dauntless', () => {
    const s = blood('A 1 . . B', { who }).dice('d6:2').blocks('A', '1');
    expect(rolls(s)).toEqual(['foulAppearance 2']);
    s.expectAsked('useSkill', 'home', 'yes', 'no').dice('d6:3', 'block:pushed').answers('yes');
    expect(rolls(s)).toEqual(['foulAppearance 2', 'dauntless 3']);
    s.expectDice(1).done();
  });
  test('B16-XSKILL-16, B16-XSKILL-08: a block that is lost to it needs no courage, in a Block and in a Blitz', () => {
    blood('A 1 . . B', { who })
      .dice('d6:1')
      .blocks('A', '1')
      .expectAsked('action', 'home')
      .expectTurnover('none')
      .done();
    blood('A 1 . . B', { who }).dice('d6:1').blitzes('A', '', '1').expectAsked('activity', 'home').done();
  });
});

describe('Diving Tackle', () => {
  test('B16-XSKILL-13: the diver lies down once the Dodge is settled: its tackle zone counts for the re-roll', () => {
    // 1 stands next to the square A goes to.
    blood('. 1\n. A', { who: { A: { agility: 4 }, 1: ['divingTackle'] }, rerolls: { home: 1 } })
      .dice('d6:4', 'd6:4', '2d6:4')
      .answers({ move: 'A' })
      .walks('A', 'w')
      .answers({ player: '1' })
      .expectState('1', 'standing')
      .answers({ reroll: 'team' })
      .expectNeeded('dodge', 5)
      .expectState('1', 'prone')
      .expectSquare('1', [11, 6])
      .expectState('A', 'prone')
      .done();
  });
  test('B16-XSKILL-13: the ball of a diver bounces even where the Dodge succeeds after all', () => {
    blood('. A 1', { who: { 1: ['divingTackle'] }, ball: '1', rerolls: { home: 1 } })
      .dice('d6:4', 'd6:6', 'd8:7')
      .answers({ move: 'A' })
      .walks('A', 'w')
      .answers({ player: '1' }, { reroll: 'team' })
      .expectState('A', 'standing')
      .expectBall([11, 6])
      .done();
  });
  test('B16-XSKILL-13, B16-XSKILL-35: neither roots nor a ball and chain dive', () => {
    for (const one of [
      { rooted: true, skills: ['divingTackle'] },
      { skills: ['divingTackle', 'ballAndChain'] },
    ] as const)
      blood('. A 1', { who: { 1: one } })
        .dice('d6:4')
        .moves('A', 'w')
        .expectPitch('A . 1')
        .done();
  });
});

describe('Shadowing', () => {
  test('B16-XSKILL-28: whether or not the player fell', () => {
    blood('. A 1', { who: { 1: ['shadowing'] } })
      .dice('d6:1')
      .answers({ move: 'A' })
      .walks('A', 'w')
      .expectAsked('shadowing', 'away', 'no', { player: '1' })
      .dice('2d6:7', '2d6:4')
      .answers({ player: '1' })
      .expectPitch('a 1 .')
      .done();
    blood('. A 1', { who: { A: { movement: 0 }, 1: ['shadowing'] } })
      .dice('d6:1')
      .answers({ move: 'A' })
      .walks('A', 'w')
      .expectAsked('shadowing', 'away', 'no', { player: '1' })
      .done();
  });
});

describe('Diving Catch', () => {
  const far = '. . . . . B\nA . . . . .\n. . . . . 1';
  test('B16-XSKILL-12: an accurate pass to the empty square is still accurate, without a second +1', () => {
    blood('A . . . . B', { who: { B: ['divingCatch'] }, ball: 'A' })
      .dice('d6:6', 'd6:3')
      .passes('A', '', [14, 5])
      .expectAsked('divingCatch', 'home', 'no', { player: 'B' })
      .answers({ player: 'B' })
      .expectNeeded('catch', 3)
      .expectBall('B')
      .done();
  });
  test('B16-XSKILL-12: one coach with several such players names one', () => {
    blood('. . . . . B\nA . . . . C', { who: { B: ['divingCatch'], C: ['divingCatch'] }, ball: 'A' })
      .dice('d6:6')
      .passes('A', '', [14, 6])
      .expectAsked('divingCatch', 'home', 'no', { player: 'B' }, { player: 'C' })
      .dice('d6:6')
      .answers({ player: 'C' })
      .expectBall('C')
      .done();
  });
  test('B16-XSKILL-12: the moving team’s coach is asked first; if both sides dive, neither may', () => {
    const s = (): BloodScenario =>
      blood(far, { who: { B: ['divingCatch'], 1: ['divingCatch'] }, ball: 'A' })
        .dice('d6:6')
        .passes('A', '', [14, 6])
        .expectAsked('divingCatch', 'home', 'no', { player: 'B' });
    s()
      .answers({ player: 'B' })
      .expectAsked('divingCatch', 'away', 'no', { player: '1' })
      .dice('d8:4')
      .answers({ player: '1' })
      .expectBall([13, 6])
      .done();
    s().dice('d6:6').answers('no', { player: '1' }).expectBall('1').done();
    s().dice('d6:6').answers({ player: 'B' }, 'no').expectBall('B').done();
  });
  test('B16-XSKILL-12: throw-ins too', () => {
    blood('A . . .\n. . . .\n. . . .\n. . 1 .', { at: [10, 1], who: { 1: ['divingCatch'] }, ball: 'A' })
      .dice('d6:3', 'd8:2', 'd6:3', '2d6:3')
      .passes('A', '', [13, 1])
      .expectAsked('divingCatch', 'away', 'no', { player: '1' })
      .done();
  });
});

describe('Safe Throw', () => {
  const throws = (...dice: string[]): BloodScenario =>
    blood('1 . . . . . .\nA . . . . . .\n. . . . . . B', {
      who: { A: ['safeThrow'] },
      ball: 'A',
      options: { interceptions: false },
    })
      .dice(...dice)
      .passes('A', '', [17, 6]);
  test('B16-XSKILL-26: what only the modifiers make a fumble is none: the ball is kept, the Action is over', () => {
    throws('d6:3')
      .expectBall('A')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .expectIllegal({ move: 'A' })
      .done();
    throws('d6:1', 'd8:5').expectTurnover('fumble').done();
  });
});

describe('Decay', () => {
  const hurt = (...dice: string[]): BloodScenario =>
    blood('A 1 . . B', { who: { 1: ['decay'] }, options: { apothecary: true }, apothecaries: { away: 1 } })
      .dice('block:defenderDown', '2d6:9', '2d6:10', ...dice)
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no');
  test('B16-XSKILL-09: the apothecary re-rolls one of the two; only if both then read Badly Hurt does its patient return', () => {
    hurt('d6:1', 'd8:1', 'd6:4', 'd8:2')
      .dice('d6:2', 'd8:2')
      .answers('yes', 'second')
      .expectState('1', 'reserves')
      .done();
    hurt('d6:4', 'd8:2', 'd6:5', 'd8:2')
      .dice('d6:2', 'd8:2')
      .answers('yes', 'second')
      .expectState('1', 'casualties')
      .done();
  });
});

describe('Blood Lust', () => {
  test('B16-XSKILL-03: a thirsty player that fails to get up has not bitten', () => {
    blood('a 1 . B', { who: { A: ['bloodLust', 'jumpUp'] } })
      .dice('d6:1', 'd6:1')
      .answers({ block: 'A' }, 'no')
      .expectState('A', 'reserves')
      .expectTurnover('bloodLust')
      .done();
  });
});
