/** Skills of players on the move: dodging, leaping, holding on, and having a mind of one's own. */
import { describe, expect, test } from 'vitest';
import type { SkillName } from '../../src/blood/editions/2016/names.ts';
import { blood, legalOf } from '../blood/dsl.ts';

describe('Break Tackle', () => {
  const strong = { strength: 5, agility: 1, skills: ['breakTackle'] } as const;
  test('B16-XSKILL-05: Strength in place of Agility for a Dodge', () => {
    blood('. A 1', { who: { A: strong } })
      .dice('d6:2')
      .answers({ move: 'A' })
      .walks('A', 'w')
      .expectAsked('useSkill', 'home', 'yes', 'no')
      .answers('yes')
      .expectPitch('A . 1')
      .expectTurnover('none')
      .done();
    blood('. A 1', { who: { A: { ...strong, skills: [] } } })
      .dice('d6:2', '2d6:4')
      .moves('A', 'w')
      .expectState('A', 'prone')
      .done();
  });
  test('B16-XSKILL-05: once a turn, and declined the Agility counts', () => {
    blood('. . A 1 . .', { who: { A: strong, 2: {} } })
      .dice('d6:2', '2d6:4')
      .answers({ move: 'A' })
      .walks('A', 'w')
      .answers('no')
      .expectState('A', 'prone')
      .done();
    blood(
      `
      . 2 . .
      . . A 1`,
      { who: { A: strong } },
    )
      .dice('d6:4')
      .answers({ move: 'A' })
      .walks('A', 'w')
      .answers('yes')
      .dice('d6:4', '2d6:4')
      .walks('A', 'w')
      .expectState('A', 'prone')
      .done();
  });
  test('B16-XSKILL-05: offered only to whoever is stronger than agile', () => {
    blood('. A 1', { who: { A: { strength: 3, agility: 3, skills: ['breakTackle'] } } })
      .dice('d6:2', '2d6:4')
      .moves('A', 'w')
      .expectState('A', 'prone')
      .done();
  });
});

describe('Diving Tackle', () => {
  const who = { 1: ['divingTackle'] } as const;
  test('B16-XSKILL-13: −2 on a Dodge out of its tackle zone; the diver lies Prone in the square left, unhurt', () => {
    blood('. A 1', { who })
      .dice('d6:4', '2d6:4')
      .answers({ move: 'A' })
      .walks('A', 'w')
      .expectAsked('divingTackle', 'away', 'no', { player: '1' })
      .answers({ player: '1' })
      .expectSquare('1', [11, 5])
      .expectState('1', 'prone')
      .expectState('A', 'prone')
      .expectTurnover('knockedDown')
      .done();
  });
  test('B16-XSKILL-13: asked only where the −2 makes the Dodge fail', () => {
    blood('. A 1', { who }).dice('d6:6').moves('A', 'w').expectPitch('A . 1').expectAsked('action', 'away').done();
    blood('. A 1', { who }).dice('d6:5').moves('A', 'w').expectPitch('A . 1').done();
    blood('. A 1', { who })
      .dice('d6:2', '2d6:4')
      .moves('A', 'w')
      .expectState('A', 'prone')
      .expectSquare('1', [12, 5])
      .done();
    blood('. A 1', { who })
      .dice('d6:4')
      .answers({ move: 'A' })
      .walks('A', 'w')
      .answers('no')
      .expectPitch('A . 1')
      .done();
  });
  test('B16-XSKILL-13: the −2 holds for the re-roll too', () => {
    blood('. A 1', { who, rerolls: { home: 1 } })
      .dice('d6:4', 'd6:4', '2d6:4')
      .answers({ move: 'A' })
      .walks('A', 'w')
      .answers({ player: '1' }, { reroll: 'team' })
      .expectState('A', 'prone')
      .done();
    blood('. A 1', { who, rerolls: { home: 1 } })
      .dice('d6:4', 'd6:5')
      .answers({ move: 'A' })
      .walks('A', 'w')
      .answers({ player: '1' }, { reroll: 'team' })
      .expectState('A', 'standing')
      .expectState('1', 'prone')
      .done();
  });
  test('B16-XSKILL-13: not used on the first roll it may be used on the re-roll', () => {
    blood('. A 1', { who, rerolls: { home: 1 } })
      .dice('d6:2', 'd6:4', '2d6:4')
      .answers({ move: 'A' })
      .walks('A', 'w')
      .answers({ reroll: 'team' })
      .expectAsked('divingTackle', 'away', 'no', { player: '1' })
      .answers({ player: '1' })
      .expectState('A', 'prone')
      .done();
  });
  test('B16-XSKILL-13: one diver a Dodge, any of those whose tackle zone is left', () => {
    blood(
      `
      . . 2
      . A 1
      . . 3`,
      { who: { 1: ['divingTackle'], 2: ['divingTackle'], 3: { state: 'prone', skills: ['divingTackle'] } } },
    )
      .dice('d6:4')
      .answers({ move: 'A' })
      .walks('A', 'w')
      .expectAsked('divingTackle', 'away', 'no', { player: '1' }, { player: '2' })
      .done();
  });
  test('B16-XSKILL-13: a diver with the ball drops it, without a turnover for its side', () => {
    blood('. A 1 . 2', { who: { ...who, A: { armour: 12 } }, ball: '1' })
      .dice('d6:4', '2d6:4', 'd8:7')
      .answers({ move: 'A' })
      .walks('A', 'w')
      .answers({ player: '1' })
      .expectBall([11, 6])
      .done();
  });
});

describe('Prehensile Tail, Two Heads and Titchy', () => {
  const dodges = (drawing: string, who: Record<string, readonly SkillName[]>, natural: number): void =>
    blood(drawing, { who }).dice('d6:6').answers({ move: 'A' }).walks('A', 'w').expectNeeded('dodge', natural).done();
  test('B16-XSKILL-25: −1 for each tail that covers the square left, Stunty or not', () => {
    const two = `
      . . 2
      . A 1`;
    dodges(two, {}, 3);
    dodges(two, { 1: ['prehensileTail'] }, 4);
    dodges(two, { 1: ['prehensileTail'], 2: ['prehensileTail'] }, 5);
    dodges(two, { 1: ['prehensileTail'], A: ['stunty'] }, 4);
    // Of the square entered, only the tackle zone counts.
    dodges(
      `
      2 . . .
      . . A 1`,
      { 2: ['prehensileTail'] },
      4,
    );
  });
  test('B16-XSKILL-25: a tail on the ground holds nobody', () => {
    blood(
      `
      . . 2
      . A 1`,
      { who: { 2: { state: 'prone', skills: ['prehensileTail'] } } },
    )
      .dice('d6:6')
      .answers({ move: 'A' })
      .walks('A', 'w')
      .expectNeeded('dodge', 3)
      .done();
  });
  test('B16-XSKILL-57: Two Heads: +1 to dodge', () => {
    dodges('. A 1', { A: ['twoHeads'] }, 2);
    blood('. A *', { who: { A: ['twoHeads'] } })
      .dice('d6:3')
      .moves('A', 'e')
      .expectNeeded('pickUp', 3)
      .done();
  });
  test('B16-XSKILL-37: Titchy: +1 to dodge, and its tackle zone keeps nobody from dodging in', () => {
    dodges('. A 1', { A: ['titchy'] }, 2);
    const past = `
      2 . . .
      . . A 1`;
    dodges(past, { 2: ['titchy'] }, 3);
    dodges(past, {}, 4);
    // Leaving its tackle zone still needs the roll.
    dodges('. A 1', { 1: ['titchy'] }, 3);
  });
});

describe('Leap', () => {
  const who = { A: { movement: 6, skills: ['leap'] } } as const;
  test('B16-XSKILL-21: to any empty square two columns and two rows away at most, over anything', () => {
    const s = blood(
      `
      . . . . .
      . 1 2 3 .
      . 4 A 5 .
      . 6 7 8 B
      . . . . .`,
      { who },
    ).answers({ move: 'A' });
    expect(legalOf(s, 'to')).toEqual([]);
    expect(legalOf(s, 'leap')).toEqual(
      [10, 11, 12, 13, 14]
        .flatMap(column => [5, 6, 7, 8, 9].map(row => [column, row] as const))
        .filter(([column, row]) => Math.max(Math.abs(column - 12), Math.abs(row - 7)) === 2)
        .map(String)
        .filter(text => text !== '14,8')
        .sort(),
    );
    s.dice('d6:4')
      .answers({ leap: [14, 5] })
      .expectSquare('A', [14, 5])
      .expectNeeded('leap', 4)
      .expectEvent({ type: 'leapt' });
    expect((s.game.events ?? []).some(e => e.type === 'rolled' && e.roll === 'dodge')).toBe(false);
    s.done();
    blood('A . .')
      .answers({ move: 'A' })
      .expectIllegal({ leap: [12, 5] })
      .done();
  });
  test('B16-XSKILL-21: it costs two squares, and is done once an Action', () => {
    const s = blood('A . . . . . . .', { who: { A: { movement: 3, skills: ['leap'] } }, options: { goForIt: false } })
      .dice('d6:4')
      .answers({ move: 'A' }, { leap: [12, 5] })
      .expectIllegal({ leap: [14, 5] })
      .walks('A', 'e')
      .expectAsked('activity', 'home', 'stop');
    s.done();
    // One square short: with no Going For It there is no leap.
    blood('A . .', { who: { A: { movement: 1, skills: ['leap'] } }, options: { goForIt: false } })
      .answers({ move: 'A' })
      .expectIllegal({ leap: [12, 5] })
      .done();
  });
  test('B16-XSKILL-21: no modifier but Very Long Legs counts', () => {
    blood(
      `
      1 . 2
      A . .
      3 . 4`,
      { who },
    )
      .dice('d6:4')
      .answers({ move: 'A' }, { leap: [12, 6] })
      .expectNeeded('leap', 4)
      .done();
  });
  test('B16-XSKILL-21: failure is a fall in the target square', () => {
    blood('A . . B', { who })
      .dice('d6:3', '2d6:4')
      .answers({ move: 'A' }, { leap: [12, 5] })
      .expectPitch('. . a B')
      .expectTurnover('knockedDown')
      .done();
  });
  test('B16-XSKILL-21: squares short of two are gone for, before the leap; failing that is a fall there too', () => {
    const short = { A: { movement: 0, skills: ['leap'] } } as const;
    const s = blood('A . . B', { who: short })
      .dice('d6:2', 'd6:2', 'd6:4')
      .answers({ move: 'A' }, { leap: [12, 5] })
      .expectPitch('. . A B');
    expect((s.game.events ?? []).flatMap(e => (e.type === 'rolled' ? [e.roll] : []))).toEqual([
      'goForIt',
      'goForIt',
      'leap',
    ]);
    s.expectAsked('activity', 'home', 'stop').done();
    blood('A . . B', { who: { A: { movement: 1, skills: ['leap'] } } })
      .dice('d6:1', '2d6:4')
      .answers({ move: 'A' }, { leap: [12, 5] })
      .expectPitch('. . a B')
      .expectTurnover('knockedDown')
      .done();
  });
  test('B16-XSKILL-21: the ball in the target square is picked up after the leap', () => {
    blood('A . *', { who })
      .dice('d6:4', 'd6:3')
      .answers({ move: 'A' }, { leap: [12, 5] })
      .expectBall('A')
      .done();
    blood('A . * B', { who })
      .dice('d6:3', '2d6:4', 'd8:7')
      .answers({ move: 'A' }, { leap: [12, 5] })
      .expectBall([12, 6])
      .done();
  });
  test('B16-XSKILL-21: Diving Tackle does not apply, Tentacles and Shadowing do', () => {
    blood('1 A . .', { who: { ...who, 1: ['divingTackle', 'prehensileTail'] } })
      .dice('d6:4')
      .answers({ move: 'A' }, { leap: [13, 5] })
      .expectPitch('1 . . A')
      .expectAsked('activity', 'home')
      .done();
    blood('1 A . .', { who: { ...who, 1: ['tentacles'] } })
      .answers({ move: 'A' }, { leap: [13, 5] })
      .expectAsked('tentacles', 'away', 'no', { player: '1' })
      .dice('2d6:5')
      .answers({ player: '1' })
      .expectPitch('1 A . .')
      .expectTurnover('none')
      .done();
    blood('1 A . .', { who: { ...who, 1: ['shadowing'] } })
      .dice('d6:4', '2d6:7')
      .answers({ move: 'A' }, { leap: [13, 5] }, { player: '1' })
      .expectPitch('. 1 . A')
      .done();
  });
  test('B16-XSKILL-21, B16-XSKILL-18: a leap is movement before a Blitz', () => {
    blood('A . . 1', { who: { A: { strength: 3, skills: ['leap', 'horns'] } } })
      .dice('d6:4', 'block:pushed', 'block:pushed')
      .answers({ blitz: 'A' }, { leap: [12, 5] }, { target: '1' })
      .expectDice(2)
      .done();
  });
});

describe('Shadowing', () => {
  const who = { A: { movement: 6 }, 1: { movement: 6, skills: ['shadowing'] } } as const;
  test('B16-XSKILL-28: 2D6 and the difference in Movement: 7 or less and it follows into the square left', () => {
    const leaves = (dice: number, movement: number): ReturnType<typeof blood> =>
      blood('. A 1', { who: { ...who, 1: { movement, skills: ['shadowing'] } } })
        .dice('d6:3', `2d6:${dice}`)
        .answers({ move: 'A' })
        .walks('A', 'w')
        .answers({ player: '1' });
    leaves(7, 6).expectPitch('A 1 .').done();
    leaves(8, 6).expectPitch('A . 1').done();
    leaves(8, 7).expectPitch('A 1 .').done();
    leaves(7, 5).expectPitch('A . 1').done();
  });
  test('B16-XSKILL-28: it may be declined, and needs a tackle zone', () => {
    blood('. A 1', { who })
      .dice('d6:3')
      .answers({ move: 'A' })
      .walks('A', 'w')
      .answers('no')
      .expectPitch('A . 1')
      .done();
    blood('. A 1', { who: { 1: { witless: true, skills: ['shadowing'] } } })
      .moves('A', 'w')
      .expectPitch('A . 1')
      .done();
  });
  test('B16-XSKILL-28: one owner a step, as often as the opponent steps away', () => {
    blood(
      `
      . . . . 2
      . . . A 1`,
      { who: { ...who, 2: ['shadowing'] } },
    )
      .dice('d6:3')
      .answers({ move: 'A' })
      .walks('A', 'w')
      .expectAsked('shadowing', 'away', 'no', { player: '1' }, { player: '2' })
      .dice('2d6:2')
      .answers({ player: '1' })
      .dice('d6:3')
      .walks('A', 'w')
      .expectAsked('shadowing', 'away', 'no', { player: '1' })
      .done();
  });
  test('B16-XSKILL-28: a follow-up is a step as well', () => {
    blood(
      `
      . 2 . .
      . A 1 .`,
      { who: { A: { strength: 4 }, 2: ['shadowing'] } },
    )
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [13, 6] }, 'yes')
      .expectAsked('shadowing', 'away', 'no', { player: '2' })
      .dice('2d6:7')
      .answers({ player: '2' })
      .expectPitch(
        `
      . . . .
      . 2 A 1`,
      )
      .done();
  });
  test('B16-XSKILL-28: not when somebody lies in the square left', () => {
    blood(
      `
      . . 2
      . A 1`,
      { who: { 1: ['divingTackle'], 2: ['shadowing'], A: { agility: 4 } } },
    )
      .dice('d6:3', '2d6:4')
      .answers({ move: 'A' })
      .walks('A', 'w')
      .answers({ player: '1' })
      .expectSquare('2', [12, 5])
      .done();
  });
  test('B16-XSKILL-28: a shadow with the ball takes it along', () => {
    blood('. A 1', { who, ball: '1' })
      .dice('d6:3', '2d6:7')
      .answers({ move: 'A' })
      .walks('A', 'w')
      .answers({ player: '1' })
      .expectPitch('A 1 .')
      .expectBall('1')
      .done();
  });
});

describe('Tentacles', () => {
  const leaves = (dice: number, strength: number): ReturnType<typeof blood> =>
    blood('. A 1 . B', { who: { 1: { strength, skills: ['tentacles'] } } })
      .answers({ move: 'A' })
      .walks('A', 'w')
      .expectAsked('tentacles', 'away', 'no', { player: '1' })
      .dice(`2d6:${dice}`);
  test('B16-XSKILL-36: 2D6 and the difference in Strength: 5 or less and the opponent stays; its Action is over', () => {
    leaves(5, 3)
      .answers({ player: '1' })
      .expectPitch('. A 1 . B')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .done();
    leaves(6, 3).dice('d6:3').answers({ player: '1' }).expectPitch('A . 1 . B').done();
    leaves(6, 4).answers({ player: '1' }).expectPitch('. A 1 . B').done();
    leaves(5, 2).dice('d6:3').answers({ player: '1' }).expectPitch('A . 1 . B').done();
  });
  test('B16-XSKILL-36: it may be declined, and the Dodge comes after it', () => {
    blood('. A 1 . B', { who: { 1: ['tentacles'] } })
      .dice('d6:3')
      .answers({ move: 'A' })
      .walks('A', 'w')
      .answers('no')
      .expectPitch('A . 1 . B')
      .expectNotLogged('contestRolled')
      .done();
  });
  test('B16-XSKILL-36: a held passer may not throw', () => {
    blood('. A 1 . B', { who: { 1: ['tentacles'] }, ball: 'A' })
      .dice('2d6:2')
      .answers({ pass: 'A' })
      .walks('A', 'w')
      .answers({ player: '1' })
      .expectAsked('action', 'home')
      .expectBall('A')
      .done();
  });
});

describe('Take Root', () => {
  const who = { A: { movement: 2, skills: ['takeRoot'] } } as const;
  test('B16-XSKILL-35: a 1 after declaring roots it: no movement, no extra squares', () => {
    blood('A . . . B', { who }).dice('d6:1').answers({ move: 'A' }).expectAsked('activity', 'home', 'stop').done();
    blood('A . . . B', { who })
      .dice('d6:2')
      .answers({ move: 'A' })
      .expectLegal({ to: [11, 5] })
      .done();
  });
  test('B16-XSKILL-35: the Action goes on as far as it can: it may throw, hand off and foul, but not block in a Blitz', () => {
    blood('A . B', { who, ball: 'A' })
      .dice('d6:1', 'd6:6', 'd6:6')
      .answers({ pass: 'A' }, 'throw', { to: [12, 5] })
      .expectBall('B')
      .done();
    blood('A B', { who, ball: 'A' })
      .dice('d6:1', 'd6:6')
      .answers({ handOff: 'A' }, { target: 'B' })
      .expectBall('B')
      .done();
    blood('A 1 . B', { who: { ...who, 1: { state: 'prone' } } })
      .dice('d6:1', 'd6:1', 'd6:2')
      .fouls('A', '', '1')
      .done();
    blood('A 1 . B', { who }).dice('d6:1').answers({ blitz: 'A' }).expectAsked('activity', 'home', 'stop').done();
  });
  test('B16-XSKILL-35: once rooted it does not roll again, and blocks without following up', () => {
    blood('A 1 .', { who: { A: { ...who.A, rooted: true } } })
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [12, 5] })
      .expectPitch('A . 1')
      .expectNotLogged('rolled')
      .done();
  });
  test('B16-XSKILL-35: it cannot be pushed back, nor can anybody be pushed into its square', () => {
    blood('A 1 . 2', { who: { 1: { rooted: true } } })
      .dice('block:pushed')
      .blocks('A', '1')
      .expectPitch('A 1 . 2')
      .done();
    blood(
      `
      . . 3
      A 1 2
      . . 4`,
      { who: { 2: { rooted: true } } },
    )
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [12, 6] })
      .expectSquare('1', [11, 6])
      .expectSquare('2', [12, 6])
      .done();
  });
  test('B16-XSKILL-35: being knocked down frees it', () => {
    const s = blood('A 1 . B', { who: { 1: { rooted: true } } })
      .dice('block:defenderDown', '2d6:4')
      .blocks('A', '1')
      .expectPitch('A 1 . B')
      .expectState('1', 'prone');
    s.answers('endTurn', { move: '1' })
      .expectLegal({ to: [12, 5] })
      .done();
  });
  test('B16-XSKILL-35: Prone and rooted it stands up on a 4', () => {
    blood('a . B', { who: { A: { movement: 6, skills: ['takeRoot'] } } })
      .dice('d6:1', 'd6:4')
      .answers({ move: 'A' })
      .expectNeeded('standUp', 4)
      .expectState('A', 'standing')
      .expectAsked('activity', 'home', 'stop')
      .done();
  });
});

describe('Wild Animal', () => {
  const rolls = (action: string, die: number, acts: boolean): void =>
    blood('A 1 . B', { who: { A: ['wildAnimal'] } })
      .dice(`d6:${die}`)
      .answers({ [action]: 'A' })
      .expectAsked(acts ? (action === 'block' ? 'blockTarget' : 'activity') : 'action', 'home')
      .done();
  test('B16-XSKILL-39: 4 or more; +2 for a Block or a Blitz', () => {
    rolls('move', 3, false);
    rolls('move', 4, true);
    for (const action of ['block', 'blitz']) {
      rolls(action, 1, false); // a natural 1 with the +2 is a 3
      rolls(action, 2, true);
    }
  });
  test('B16-XSKILL-39: the Action is wasted and lost to the team; it keeps its tackle zone', () => {
    const s = blood('A 1 . B 2', { who: { A: ['wildAnimal'] } })
      .dice('d6:1')
      .answers({ blitz: 'A' })
      .expectIllegal({ move: 'A' }, { blitz: 'B' })
      .expectTurnover('none');
    expect(s.game.reaches(s.id('A'))).toBe(true);
    s.done();
    blood('a . B', { who: { A: ['wildAnimal'] } })
      .dice('d6:3')
      .answers({ move: 'A' })
      .expectState('A', 'prone')
      .done();
  });
});

describe('Timmm-ber!', () => {
  const stands = (drawing: string, who: object, natural: number): void =>
    blood(drawing, { who: { A: { movement: 2, skills: ['timmmBer'] }, ...who } })
      .dice('d6:6')
      .answers({ move: 'A' })
      .expectNeeded('standUp', natural)
      .done();
  test('B16-XSKILL-59: +1 to stand up for each free team-mate standing next to it', () => {
    stands('a . .', {}, 4);
    stands('a B .', {}, 3);
    stands('C a B', {}, 2);
    stands('a b .', {}, 4);
    stands('a B 1', {}, 4); // in an opponent's tackle zone
    stands('a B .', { A: { movement: 2 } }, 4);
  });
  test('B16-XSKILL-59: a natural 1 always fails', () => {
    blood(
      `
      C D E
      B a .`,
      { who: { A: { movement: 2, skills: ['timmmBer'] } } },
    )
      .dice('d6:1')
      .answers({ move: 'A' })
      .expectState('A', 'prone')
      .done();
  });
  test('B16-XSKILL-59: nobody helps whoever needs no roll', () => {
    blood('a B', { who: { A: { movement: 3, skills: ['timmmBer'] } } })
      .answers({ move: 'A' })
      .expectState('A', 'standing')
      .expectNotLogged('rolled')
      .done();
  });
});
