/** Abilities BU-ABIL-01 to -32: Safe Hands to Insignificant, each with what it gives and where it ends. */
import { expect } from 'vitest';
import type { Answer } from '../../src/kernel/question.ts';
import { type Scenario, type Settings, scenario } from '../dsl.ts';
import { describe, test } from '../editions.ts';

const to = (...squares: readonly (readonly [number, number])[]): Answer[] => squares.map(square => ({ to: square }));

describe('Safe Hands', () => {
  const knocked = (drawing: string, at: readonly [number, number], who = 'dwarf/runner'): Scenario =>
    scenario(drawing, { active: 'away', at, ball: 'A', who: { A: who } })
      .dice('block:smash')
      .blocks('1', 'A');
  const pitch = `
    . . .
    1 A .
    . . .`;
  test('BU-ABIL-01: Knocked Down with the ball, its coach picks one of the eight squares, then comes the Armour Check', () => {
    knocked(pitch, [6, 4])
      .expectStatus('A', 'prone')
      .expectAsked('safeHands', 'home', 'roll', ...to([6, 4], [7, 4], [8, 4], [6, 5], [8, 5], [6, 6], [7, 6], [8, 6]))
      .dice('d6:6')
      .answers({ to: [8, 6] })
      .expectBall([8, 6])
      .expectStatus('A', 'prone')
      .expectLog('wentProne', 'ballBounced', 'checked')
      .done();
  });
  test('BU-ABIL-01: without the ability the D8 decides, and without the ball nobody is asked', () => {
    scenario(pitch, { active: 'away', ball: 'A' })
      .dice('block:smash', 'd8:4', 'd6:6')
      .blocks('1', 'A')
      .expectBall([8, 5])
      .done();
    scenario(pitch, { active: 'away', who: { A: 'dwarf/runner' } })
      .dice('block:smash', 'd6:6')
      .blocks('1', 'A')
      .expectAsked('action', 'away')
      .done();
  });
  test('BU-ABIL-02: only squares on the pitch that are not blocked', () => {
    knocked('A 1', [13, 4]).expectAsked(
      'safeHands',
      'home',
      'roll',
      ...to([12, 5], [13, 3], [13, 5], [14, 3], [14, 4], [14, 5]),
    );
    knocked('A 1', [1, 1]).expectAsked('safeHands', 'home', 'roll', ...to([2, 1], [1, 2], [2, 2]));
  });
  test('BU-ABIL-02: an Open Player there takes the ball, the blocker included', () => {
    knocked(pitch, [6, 4])
      .dice('d6:6')
      .answers({ to: [6, 5] })
      .expectBall('1')
      .done();
  });
  test('BU-ABIL-02: off a Prone or Marked Player there it Bounces on by the D8', () => {
    knocked(
      `
      . . b
      1 A .
      . . .`,
      [6, 4],
    )
      .dice('d8:4', 'd6:6')
      .answers({ to: [8, 4] })
      .expectBall([9, 4])
      .done();
    knocked(
      `
      . 2 .
      . B .
      1 A .`,
      [6, 3],
    )
      .dice('d8:4', 'd6:6')
      .answers({ to: [7, 4] })
      .expectBall([8, 4])
      .done();
  });
  test('BU-ABIL-03: it is optional: the D8 may be rolled', () => {
    knocked(pitch, [6, 4]).dice('d8:6', 'd6:6').answers('roll').expectBall([7, 6]).done();
  });
  test('BU-ABIL-03: a ball lost by a Fumble or a sending-off Bounces by the D8', () => {
    scenario('A . . B', { ball: 'A', who: { A: 'dwarf/runner' } })
      .dice('d6:1', 'd8:2')
      .throws('A', 'B')
      .expectBall([6, 3])
      .done();
    scenario('A 1', { options: { fouls: true }, ball: 'A', who: { A: 'dwarf/runner', 1: { state: 'prone' } } })
      .dice('block:miss', 'd8:2')
      .answers({ foul: 'A' }, { target: '1' })
      .expectBall([6, 3])
      .done();
  });
});

describe('Offensive Specialist', () => {
  const blocking = (...dice: string[]): Scenario =>
    scenario(
      `
      . B .
      A 1 .`,
      { who: { A: 'dwarf/blitzer', B: 'dwarf/lineman' } },
    )
      .dice(...dice)
      .blocks('A', '1');
  test('BU-ABIL-04: its coach may re-roll the Block Dice, whatever they show, or keep them', () => {
    blocking('block:smash', 'block:kerrunch').expectAsked('reroll', 'home', 'keep', { reroll: 'offensiveSpecialist' });
    blocking('block:miss', 'block:tackle')
      .answers('keep')
      .expectAsked('blockFace', 'home', { face: 'miss' }, { face: 'tackle' })
      .done();
  });
  test("BU-ABIL-04: not in a Block against it, and not in a Team-mate's Block", () => {
    scenario('A 1', { active: 'away', who: { A: 'dwarf/blitzer' } })
      .dice('block:miss')
      .blocks('1', 'A')
      .expectAsked('action', 'away')
      .done();
    scenario(
      `
      . B .
      A 1 .`,
      { who: { A: 'dwarf/blitzer', B: 'dwarf/lineman' } },
    )
      .dice('block:miss', 'block:miss')
      .blocks('B', '1')
      .expectAsked('blockFace', 'home')
      .done();
  });
  test('BU-ABIL-05: all dice again, before a result is chosen, and the second roll stands', () => {
    blocking('block:smash', 'block:miss')
      .dice('block:tackle', 'block:shove')
      .answers({ reroll: 'offensiveSpecialist' })
      .expectAsked('blockFace', 'home', { face: 'tackle' }, { face: 'shove' })
      .done();
  });
  test('BU-ABIL-06: in a free Block as well, and again in the next turn', () => {
    const cards = { active: ['getMoving', 'getTheBall', 'showboat'], hands: { home: ['blitz'] } };
    scenario('A . . 1', { ball: '1', cards, who: { A: { position: 'dwarf/blitzer', done: ['run'] } } })
      .dice('block:shove')
      .answers({ mark: 'A' }, 'pass', ...to([7, 4], [8, 4]))
      .expectAsked('freeAction', 'home', 'pass', { play: 'blitz' })
      .answers({ play: 'blitz' }, { target: '1' })
      .expectAsked('reroll', 'home', 'keep', { reroll: 'offensiveSpecialist' })
      .answers('keep', 'yes', 'endTurn', { discardSpace: 1 }, 'endTurn', { discardSpace: 1 })
      .dice('block:miss')
      .blocks('A', '1')
      .expectAsked('reroll', 'home', 'keep', { reroll: 'offensiveSpecialist' })
      .done();
  });
  test('BU-ABIL-07: not for the die of a Foul', () => {
    scenario('A 1', { options: { fouls: true }, who: { A: 'dwarf/blitzer', 1: { state: 'prone' } } })
      .dice('block:shove')
      .answers({ foul: 'A' }, { target: '1' })
      .expectAsked('action', 'home', 'endTurn')
      .done();
  });
});

describe('Frenzied', () => {
  const slayer = { A: 'dwarf/troll-slayer' };
  test('BU-ABIL-08: a Mark grants a free Block against an Opponent it Marks now', () => {
    const s = scenario('A . 1 . 2', { who: slayer })
      .marks('A', 'e')
      .expectAsked('freeAction', 'home', 'pass', { freeBlock: 'A' })
      .dice('block:smash', 'd6:6')
      .answers({ freeBlock: 'A' })
      .expectAsked('blockTarget', 'home', { target: '1' })
      .answers({ target: '1' })
      .expectStatus('1', 'prone');
    s.done();
    expect(s.game.actionsLeft).toBe(2);
  });
  test('BU-ABIL-08: after the third Action of the turn too; others are granted nothing', () => {
    scenario('A . 1', { who: slayer, actionsTaken: 2 }).marks('A', 'e').expectAsked('freeAction', 'home');
    scenario('A . 1', { who: { A: 'dwarf/lineman' } })
      .marks('A', 'e')
      .expectAsked('action', 'home');
  });
  test('BU-ABIL-09: with several Opponents Marked the coach picks', () => {
    scenario(
      `
      . . 1
      A . .
      . . 2`,
      { who: slayer },
    )
      .marks('A', 'e')
      .answers({ freeBlock: 'A' })
      .expectAsked('blockTarget', 'home', { target: '1' }, { target: '2' });
  });
  test('BU-ABIL-10: not after a Block this turn, and no second Block after the free one', () => {
    scenario('A . 1', { who: { A: { position: 'dwarf/troll-slayer', done: ['block'] } } })
      .marks('A', 'e')
      .expectAsked('action', 'home', 'endTurn', { sidestep: 'A' });
    scenario('A . 1', { who: slayer })
      .dice('block:shove')
      .marks('A', 'e')
      .answers({ freeBlock: 'A' }, { target: '1' }, 'yes')
      .expectStatus('A', 'marked')
      .expectAsked('action', 'home', 'endTurn', { sidestep: 'A' })
      .done();
  });
  test('BU-ABIL-10: passed over, the free Block is lost, the paid one is not', () => {
    scenario('A . 1', { who: slayer })
      .marks('A', 'e')
      .answers('pass')
      .expectAsked('action', 'home', 'endTurn', { block: 'A' }, { sidestep: 'A' });
  });
  test("BU-ABIL-11: not by standing up next to an Opponent, by a follow-up or by an Opponent's Mark", () => {
    scenario('a 1', { who: slayer })
      .answers({ standUp: 'A' })
      .expectStatus('A', 'marked')
      .expectAsked('action', 'home', 'endTurn', { block: 'A' }, { sidestep: 'A' });
    scenario('A 1 . 2', { who: slayer })
      .dice('block:shove')
      .blocks('A', '1')
      .answers('yes')
      .expectPitch('. A 1 2')
      .expectAsked('action', 'home')
      .done();
    scenario('A . 1', { active: 'away', who: slayer })
      .marks('1', 'w')
      .expectStatus('A', 'marked')
      .expectAsked('action', 'away');
  });
});

describe('Handling Skills', () => {
  const thrower = { A: 'orc/thrower' };
  const sidesteps = (settings: Settings): Scenario =>
    scenario(
      `
      . . .
      * A 1
      . . .`,
      settings,
    ).answers({ sidestep: 'A' });
  test('BU-ABIL-12: picks the ball up in a Sidestep; anybody else makes it Bounce', () => {
    sidesteps({ who: thrower })
      .answers({ to: [6, 5] })
      .expectBall('A')
      .done();
    sidesteps({ who: { A: 'orc/lineman' } })
      .dice('d8:8')
      .answers({ to: [6, 5] })
      .expectBall([5, 5])
      .done();
  });
  test('BU-ABIL-12: in a Mark, on the way and at its end', () => {
    scenario('A * . 1', { who: thrower }).marks('A', 'e e').expectBall('A').expectStatus('A', 'marked').done();
    scenario('A * 1', { who: thrower }).marks('A', 'e').expectBall('A').expectStatus('A', 'marked').done();
  });
  test('BU-ABIL-12: when pushed onto it, by whomever', () => {
    scenario('1 A *', { active: 'away', who: thrower })
      .dice('block:shove')
      .blocks('1', 'A')
      .expectBall('A')
      .expectSquare('A', [8, 4])
      .done();
  });
  test('BU-ABIL-12: when following up onto it', () => {
    // The push onto the ball makes it Bounce back into the square just left.
    scenario('A 1 *', { who: thrower })
      .dice('block:shove', 'd8:8')
      .blocks('A', '1')
      .expectBall([7, 4])
      .answers('yes')
      .expectBall('A')
      .done();
  });
  test('BU-ABIL-12: a Prone Player cannot use it (BU-OQ-73), and a Reserves placement is no move (BU-OQ-61)', () => {
    const full = `
      * . .
      B . .
      C . .
      D . .
      E . .
      F . .
      G . .
      H . .
      I . .
      J . .
      K . 1`;
    scenario(full, { at: [1, 1], reserves: { A: 'orc/thrower' } })
      .dice('d8:4')
      .answers({ reserves: 'A' })
      .expectAsked('reservesSquare', 'home', { to: [1, 1] })
      .answers({ to: [1, 1] })
      .expectBall([2, 1])
      .done();
  });
  test('BU-ABIL-13: no second ball: the one it steps onto Bounces, its own stays', () => {
    sidesteps({ who: thrower, ball: 'A' })
      .dice('d8:8')
      .answers({ to: [6, 5] })
      .expectBall([5, 5], 0)
      .expectBall('A', 1)
      .done();
  });
  test('BU-ABIL-14: a ball that Bounces onto it while Marked Bounces on', () => {
    scenario(
      `
      . A .
      1 B .
      2 . .`,
      { active: 'away', ball: 'B', who: thrower },
    )
      .dice('block:smash', 'block:smash', 'd8:2', 'd8:2', 'd6:6')
      .blocks('1', 'B')
      .answers({ face: 'smash' })
      .expectBall([7, 3])
      .expectStatus('A', 'marked')
      .done();
  });
});

describe('Pick-me-up', () => {
  const boar = { A: 'norse/beer-boar', B: 'norse/lineman', C: 'norse/lineman', D: 'norse/lineman' };
  test('BU-ABIL-15: after its Run every adjacent Prone Team-mate may make a free Stand Up, and nobody else', () => {
    scenario(
      `
      A . b .
      . . c 1
      . . . .
      . . . d`,
      { who: { ...boar, 1: { state: 'prone' } } },
    )
      .runs('A', 'e')
      .expectAsked('freeAction', 'home', 'pass', { freeStandUp: 'B' }, { freeStandUp: 'C' })
      .answers({ freeStandUp: 'C' })
      .expectStatus('C', 'open')
      .expectAsked('freeAction', 'home', 'pass', { freeStandUp: 'B' })
      .answers('pass')
      .expectStatus('B', 'prone')
      .expectAsked('action', 'home');
  });
  test('BU-ABIL-15: after any kind of Action of its own: Mark, Sidestep, Block, Stand Up, Reserves (BU-OQ-56)', () => {
    const offered = ['pass', { freeStandUp: 'B' }] as const;
    scenario('A . b\n. . 1', { who: boar })
      .marks('A', 'e')
      .expectAsked('freeAction', 'home', ...offered);
    scenario('. A 1\nb . .', { who: boar })
      .answers({ sidestep: 'A' }, { to: [6, 4] })
      .expectAsked('freeAction', 'home', ...offered);
    scenario('b A 1', { who: boar })
      .dice('block:smash', 'd6:6')
      .blocks('A', '1')
      .expectAsked('freeAction', 'home', ...offered)
      .done();
    scenario('a b', { who: boar })
      .answers({ standUp: 'A' })
      .expectAsked('freeAction', 'home', ...offered);
    scenario('b .', { at: [2, 5], who: boar, reserves: { A: boar.A } })
      .answers({ reserves: 'A' }, { to: [1, 5] })
      .expectAsked('freeAction', 'home', ...offered);
  });
  test('BU-ABIL-15: not after an Action of somebody else next to it, and not from the Dugout', () => {
    scenario('A b . C', { who: boar }).runs('C', 'w').expectAsked('action', 'home');
    scenario('A 1 b', { active: 'away', who: boar })
      .dice('block:smash', 'd6:1')
      .blocks('1', 'A')
      .expectStatus('A', 'reserves')
      .expectAsked('action', 'away')
      .done();
  });
  test("BU-ABIL-16: each Stand Up has its own Claim Step and is that Player's Stand Up for the turn", () => {
    scenario(
      `
      A . b
      . . c
      . . .
      D . .`,
      {
        who: { ...boar, C: { position: 'norse/lineman', done: ['standUp'] }, D: { done: ['mark'] } },
        cards: { active: ['playAsATeam', 'showboat', 'showNoFear'] },
      },
    )
      .runs('A', 'e')
      .expectAsked('claim', 'home', 'pass', { claim: 1 })
      .answers('pass')
      .expectAsked('freeAction', 'home', 'pass', { freeStandUp: 'B' })
      .answers({ freeStandUp: 'B' })
      .expectAsked('claim', 'home', 'pass', { claim: 1 })
      .answers({ claim: 1 })
      .expectScore(2, 0)
      .expectAsked('action', 'home')
      .expectIllegal({ standUp: 'C' });
  });
});

describe('Bloodlust and Minion', () => {
  const vampires = { A: 'vampire/blitzer', B: 'vampire/thrall', C: 'vampire/thrall' };
  const thirsty = (drawing: string, settings: Settings, ...dice: string[]): Scenario =>
    scenario(drawing, { ...settings, who: { ...vampires, 1: { armour: 2 }, ...settings.who } })
      .dice(...dice)
      .blocks('A', '1');
  test('BU-ABIL-19: a Miss among the dice Injures it after its Block; without one nothing happens', () => {
    thirsty('. A 1', {}, 'block:miss', 'block:miss').answers({ face: 'miss' }).expectStatus('A', 'reserves').done();
    thirsty('. A 1', {}, 'block:tackle', 'block:smash', 'd6:6')
      .answers({ face: 'smash' })
      .expectStatus('A', 'open')
      .expectAsked('action', 'home')
      .done();
  });
  test('BU-ABIL-19: only in its own Blocks, and only for the thirsty', () => {
    scenario('A 1', { active: 'away', who: vampires })
      .dice('block:miss')
      .blocks('1', 'A')
      .expectStatus('A', 'marked')
      .done();
    scenario('B 1', { who: vampires }).dice('block:miss').blocks('B', '1').expectStatus('B', 'marked').done();
  });
  test('BU-ABIL-20: the Miss need not be the result chosen', () => {
    const s = thirsty('. A 1', {}, 'block:miss', 'block:smash', 'd6:6')
      .answers({ face: 'smash' })
      .expectStatus('1', 'prone')
      .expectStatus('A', 'reserves');
    s.done();
    expect(s.game.events?.filter(e => e.type === 'injured')).toEqual([
      { type: 'injured', player: s.id('A'), cause: 'bloodlust' },
    ]);
  });
  test('BU-ABIL-20: a re-roll wipes the Miss away, and only the symbol counts (BU-OQ-39)', () => {
    thirsty('. A 1', { rookies: 'home' }, 'block:miss', 'block:miss')
      .dice('block:smash', 'block:smash', 'd6:6')
      .answers({ reroll: 'rookies' }, { face: 'smash' })
      .expectStatus('A', 'open')
      .done();
    thirsty('. A 1', { who: { 1: 'halfling/hefty' } }, 'block:shove', 'block:shove')
      .answers({ face: 'miss' })
      .expectStatus('A', 'marked')
      .expectAsked('action', 'home', 'endTurn')
      .done();
  });
  test('BU-ABIL-21: its ball Bounces from the square it was in', () => {
    thirsty('. A 1', { ball: 'A' }, 'block:miss', 'block:smash', 'd6:6', 'd8:2')
      .answers({ face: 'smash' })
      .expectBall([7, 3])
      .expectStatus('A', 'reserves')
      .done();
  });
  test('BU-ABIL-22: in a free Block as well', () => {
    scenario('A . 1', {
      who: { A: { position: 'vampire/runner', done: ['run'] }, 1: { armour: 2 } },
      cards: { hands: { home: ['blitz'] } },
    })
      .dice('block:miss')
      .answers({ mark: 'A' }, 'pass', { to: [7, 4] }, { play: 'blitz' }, { target: '1' })
      .expectStatus('A', 'reserves')
      .done();
  });
  test('BU-ABIL-23: only after the Claim Step, so the Block can still be scored', () => {
    thirsty(
      '. A 1',
      { cards: { active: ['takeThemDown', 'showboat', 'getMoving'] } },
      'block:miss',
      'block:smash',
      'd6:6',
    )
      .answers({ face: 'smash' })
      .expectAsked('claim', 'home', 'pass', { claim: 1 })
      .expectStatus('A', 'open')
      .answers({ claim: 1 })
      .expectScore(2, 0)
      .expectStatus('A', 'reserves')
      .done();
  });
  test('BU-ABIL-17: one of the standing Thralls next to it may be Injured instead, the coach decides', () => {
    const drawing = `
      B . d
      . A 1
      . . C`;
    const settings = { who: { D: 'vampire/thrall' }, ball: ['A', 'B'] };
    const asked = (): Scenario =>
      thirsty(drawing, settings, 'block:miss', 'block:miss', 'block:smash', 'd6:6')
        .answers({ face: 'smash' })
        .expectAsked('minion', 'home', 'pass', { player: 'B' }, { player: 'C' });
    asked()
      .dice('d8:2')
      .answers({ player: 'B' })
      .expectStatus('B', 'reserves')
      .expectStatus('A', 'open')
      .expectBall('A', 0)
      .expectBall([6, 3], 1)
      .done();
    asked()
      .dice('d8:6')
      .answers('pass')
      .expectStatus('A', 'reserves')
      .expectStatus('B', 'open')
      .expectBall([7, 6], 0)
      .expectBall('B', 1)
      .done();
  });
  test('BU-ABIL-17: not one further away, and no other Team-mate', () => {
    thirsty(
      `
      . D .
      . A 1
      . . .
      . B .`,
      { who: { D: 'vampire/runner' } },
      'block:miss',
      'block:miss',
      'block:miss',
    )
      .answers({ face: 'miss' })
      .expectStatus('A', 'reserves')
      .done();
  });
  test('BU-ABIL-18: against no other Injury', () => {
    scenario('1 A B', { active: 'away', who: vampires })
      .dice('block:smash', 'd6:1')
      .blocks('1', 'A')
      .expectStatus('A', 'reserves')
      .expectStatus('B', 'open')
      .expectAsked('action', 'away')
      .done();
  });
});

describe('Hit and Run', () => {
  const piranha = { A: 'amazon/piranha-warrior-blitzer', 1: { armour: 2 } };
  const hits = (drawing: string, settings: Settings, ...dice: string[]): Scenario =>
    scenario(drawing, { ...settings, who: { ...piranha, ...settings.who } })
      .dice(...dice)
      .blocks('A', '1');
  test('BU-ABIL-24: its Block grants a free Run of up to two squares', () => {
    const s = hits('. A 1', { at: [8, 5] }, 'block:smash', 'd6:6')
      .expectAsked('freeAction', 'home', 'pass', { freeRun: 'A' })
      .answers({ freeRun: 'A' })
      .walks('A', 'w w')
      .expectSquare('A', [7, 5])
      .expectAsked('action', 'home');
    s.done();
    expect(s.game.actionsLeft).toBe(2);
    hits('. A 1', { at: [8, 5] }, 'block:smash', 'd6:6')
      .answers({ freeRun: 'A' })
      .walks('A', 'w')
      .expectLegal('stop')
      .answers('stop')
      .expectSquare('A', [8, 5]);
  });
  test('BU-ABIL-24: not by the Jaguar Warrior, and not in a Block against it', () => {
    scenario('A 1', { who: { A: 'amazon/jaguar-warrior-blocker', 1: { armour: 2 } } })
      .dice('block:smash', 'block:smash', 'd6:6')
      .blocks('A', '1')
      .answers({ face: 'smash' })
      .expectAsked('action', 'home')
      .done();
    scenario('. A 1', { active: 'away', who: piranha })
      .dice('block:shove')
      .blocks('1', 'A')
      .answers('no')
      .expectAsked('action', 'away')
      .done();
  });
  test('BU-ABIL-25: although an Opponent stands next to it', () => {
    hits(
      `
      2 . .
      . A 1
      . . .`,
      {},
      'block:smash',
      'd6:6',
    )
      .expectStatus('A', 'marked')
      .expectAsked('freeAction', 'home', 'pass', { freeRun: 'A' })
      .done();
  });
  test('BU-ABIL-26: the squares it enters obey the Run rules (BU-OQ-38)', () => {
    hits(
      `
      2 . . .
      . A 1 .
      . . . .`,
      {},
      'block:smash',
      'd6:6',
    )
      .answers({ freeRun: 'A' })
      .expectAsked('runStep', 'home', 'stop', ...to([8, 4], [6, 6], [7, 6], [8, 6]))
      .done();
  });
  test.each(['tackle', 'miss'])('BU-ABIL-27: not after %s', face => {
    hits('. A 1', {}, `block:${face}`, ...(face === 'tackle' ? ['d6:6'] : []))
      .expectAsked('action', 'home', 'endTurn')
      .done();
  });
  test('BU-ABIL-28: not after a Run this turn, and it is the Run of the turn', () => {
    hits('. A 1', { who: { A: { position: piranha.A, done: ['run'] } } }, 'block:smash', 'd6:6')
      .expectAsked('action', 'home')
      .done();
    hits('. A 1', {}, 'block:smash', 'd6:6')
      .answers({ freeRun: 'A' })
      .walks('A', 'w')
      .answers('stop')
      .expectAsked('action', 'home', 'endTurn');
  });
});

describe('Insignificant', () => {
  const snotling = { 1: 'snotling/snotling' };
  test('BU-ABIL-29: a running Opponent may enter squares next to it and run on; next to anybody else it may not', () => {
    const drawing = `
      A . . .
      . . 1 .`;
    scenario(drawing, { who: snotling }).runs('A', 'e e e').expectSquare('A', [9, 4]);
    scenario(drawing)
      .answers({ run: 'A' })
      .expectIllegal({ to: [7, 4] });
  });
  test('BU-ABIL-30: another standing Opponent next to the square still keeps it closed', () => {
    scenario(
      `
      . . . 2
      A . 1 .
      . . . .`,
      { who: snotling },
    )
      .answers({ run: 'A' }, { to: [7, 5] })
      .expectAsked('runStep', 'home', 'stop', ...to([6, 4], [7, 4], [6, 5], [6, 6], [7, 6], [8, 6]));
  });
  test('BU-ABIL-31: it Marks as anybody does: the runner that stops there is Marked, and cannot start a Run there', () => {
    scenario('A . . 1', { who: snotling })
      .runs('A', 'e e')
      .expectStatus('A', 'marked')
      .expectStatus('1', 'marked')
      .expectAsked('action', 'home', 'endTurn', { block: 'A' }, { sidestep: 'A' });
    scenario('A 1', { who: snotling }).expectIllegal({ run: 'A' }, { mark: 'A' }).expectLegal({ block: 'A' });
  });
  test('BU-ABIL-31: Mark and Sidestep treat it like any other Opponent (BU-OQ-37)', () => {
    scenario('A . 1', { who: snotling }).marks('A', 'e').expectStatus('A', 'marked').expectAsked('action', 'home');
    scenario('. A 1', { who: snotling })
      .answers({ sidestep: 'A' })
      .expectAsked('sidestep', 'home', ...to([6, 3], [6, 4], [6, 5]));
  });
  test('BU-ABIL-32: its own Tackle counts as a Miss: the target stands, the Snotling is done', () => {
    scenario('A 1', { active: 'away', who: snotling })
      .dice('block:tackle')
      .blocks('1', 'A')
      .expectStatus('A', 'marked')
      .expectEvent({ type: 'blockResult', face: 'miss' })
      .expectAsked('action', 'away', 'endTurn')
      .done();
    scenario('A 1', { who: snotling })
      .dice('block:tackle')
      .blocks('A', '1')
      .expectEvent({ type: 'blockResult', face: 'tackle' })
      .expectStatus('1', 'reserves')
      .done();
  });
});
