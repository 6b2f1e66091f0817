/** Abilities BU-ABIL-33 to -64: Bomber to Woodland Aid, each with what it gives and where it ends. */
import { expect } from 'vitest';
import type { Answer } from '../../src/kernel/question.ts';
import { type Scenario, type Settings, scenario } from '../dsl.ts';
import { describe, ofBox, test } from '../editions.ts';

const to = (...squares: readonly (readonly [number, number])[]): Answer[] => squares.map(square => ({ to: square }));
const steps = (name: string, drawing: string, settings: Settings = {}): Scenario =>
  scenario(drawing, settings).answers({ run: name });

describe('Bomber', () => {
  const flinga = { A: 'snotling/fungus-flinga', 1: { armour: 2 } };
  test('BU-ABIL-33: while Open it may Block any standing Opponent within 3 squares, Open or Marked', () => {
    scenario(
      `
      A . . 1 2
      . . . . .
      . . . . .
      . . . 3 .
      . . B . .`,
      { who: flinga },
    )
      .expectStatus('A', 'open')
      .expectStatus('3', 'marked')
      .answers({ block: 'A' })
      .expectAsked('blockTarget', 'home', { target: '1' }, { target: '3' })
      .dice('block:smash', 'd6:6')
      .answers({ target: '1' })
      .expectStatus('1', 'prone')
      .expectPitch('A . . 1 2')
      .done();
  });
  test('BU-ABIL-33: not beyond, not while Prone, and nobody else from afar', () => {
    scenario('A . . . 1', { who: flinga }).expectIllegal({ block: 'A' });
    scenario('a . . 1', { who: flinga }).expectIllegal({ block: 'A' });
    scenario('A . . 1', { who: { A: 'snotling/snotling' } }).expectIllegal({ block: 'A' });
  });
  test('BU-ABIL-34: it cannot be Assisted, neither by a Team-mate beside the target nor by a card', () => {
    scenario(
      `
      A . . 1
      . . . B`,
      { who: flinga, inForce: [ofBox('blockingPlay', 'defensivePlay')] },
    )
      .dice('block:smash', 'd6:6')
      .blocks('A', '1')
      .expectStatus('1', 'prone')
      .done();
  });
  test('BU-ABIL-35: a Shove counts as a Miss: nobody moves and the bomber is done for the turn', () => {
    scenario('A . . 1 .', { who: flinga })
      .dice('block:shove')
      .blocks('A', '1')
      .expectPitch('A . . 1 .')
      .expectEvent({ type: 'blockResult', face: 'miss' })
      .expectAsked('action', 'home', 'endTurn')
      .done();
  });
  test('BU-ABIL-36: blocked squares and Players between do not matter', () => {
    scenario('A . . 1', { at: [3, 3], pitch: 'timber', who: flinga })
      .dice('block:smash', 'd6:6')
      .blocks('A', '1')
      .expectStatus('1', 'prone')
      .done();
    scenario('A B . 1', { who: flinga }).answers({ block: 'A' }).expectAsked('blockTarget', 'home', { target: '1' });
  });
  test('BU-ABIL-37: Prone Players cannot be its target', () => {
    scenario('A . 1 2', { who: { ...flinga, 1: { state: 'prone' } } })
      .answers({ block: 'A' })
      .expectAsked('blockTarget', 'home', { target: '2' });
    scenario('A . 1', { who: { ...flinga, 1: { state: 'prone' } } }).expectIllegal({ block: 'A' });
  });
  test('BU-ABIL-38: it is the Block of the turn', () => {
    scenario('A . . 1', { who: flinga })
      .dice('block:smash', 'd6:6')
      .blocks('A', '1')
      .expectAsked('action', 'home', 'endTurn', { run: 'A' })
      .done();
    scenario('A . . 1', { who: { ...flinga, A: { position: flinga.A, done: ['block'] } } }).expectIllegal({
      block: 'A',
    });
  });
  test('BU-ABIL-38: while Marked it Blocks like anybody: only whom it Marks, Assisted, and Shove pushes (BU-OQ-35)', () => {
    scenario(
      `
      . . B .
      . A 1 .
      . . . .
      . . . 2`,
      { who: flinga },
    )
      .answers({ block: 'A' })
      .expectAsked('blockTarget', 'home', { target: '1' })
      .dice('block:shove', 'block:miss')
      .answers({ target: '1' }, { face: 'shove' })
      .expectSquare('1', [9, 5])
      .done();
  });
});

describe('Leap', () => {
  const hoppa = { A: 'snotling/fun-hoppa' };
  test('BU-ABIL-39: its Run goes past and through Opponents and Team-mates, standing or Prone, one square each', () => {
    scenario(
      `
      A . 1 . B
      . . . . .`,
      { who: hoppa, at: [2, 5] },
    )
      .runs('A', 'e e e e e e')
      .expectSquare('A', [8, 5])
      .expectSquare('1', [4, 5])
      .expectSquare('B', [6, 5])
      .expectStatus('A', 'open');
    scenario('A b 1 . .', { who: { ...hoppa, 1: { state: 'prone' } } })
      .runs('A', 'e e e')
      .expectSquare('A', [9, 4])
      .expectSquare('B', [7, 4]);
  });
  test('BU-ABIL-39: loose balls on the way are picked up, a held one goes along (BU-OQ-36)', () => {
    scenario('A * 1 . .', { who: hoppa }).runs('A', 'e e e e').expectBall('A').expectSquare('A', [10, 4]).done();
  });
  test('BU-ABIL-39: not through blocked squares, and no Run while Marked', () => {
    steps('A', 'A . 1', { who: hoppa, at: [6, 3] }).expectIllegal({ to: [5, 3] });
    scenario('A 1', { who: hoppa }).expectIllegal({ run: 'A' });
  });
  test('BU-ABIL-40: it must end Open and on a square of its own', () => {
    steps('A', 'A . 1 . .', { who: hoppa })
      .answers({ to: [7, 4] })
      .expectIllegal('stop')
      .answers({ to: [8, 4] })
      .expectIllegal('stop')
      .answers({ to: [9, 4] })
      .expectIllegal('stop')
      .answers({ to: [10, 4] })
      .expectLegal('stop');
  });
  test('BU-ABIL-40: no step from which it could not end Open any more', () => {
    // With two squares left the other side is out of reach, but the way back is not.
    const two = { A: { position: hoppa.A, move: 2 } };
    steps('A', 'A . 1 . .', { who: two })
      .answers({ to: [7, 4] })
      .expectAsked('runStep', 'home', ...to([6, 3], [6, 4], [6, 5]));
    steps('A', 'A . 1 . .', { who: { A: { position: hoppa.A, move: 1 } } }).expectIllegal({ to: [7, 4] });
  });
});

describe('War Machine', () => {
  const wagon = { A: 'snotling/pump-wagon' };
  test('BU-ABIL-41: it may Run while Marked, a D6 of squares', () => {
    scenario('A 1 . .', { who: wagon })
      .expectStatus('A', 'marked')
      .dice('d6:2')
      .runs('A', 's e')
      .expectSquare('A', [7, 5])
      .done();
    scenario('A 1 . .').expectIllegal({ run: 'A' });
  });
  test('BU-ABIL-42: past Opponents, and may end Marked or Open', () => {
    const run = (): Scenario =>
      scenario(
        `
        A . 1 .
        . . . .`,
        { who: wagon },
      ).dice('d6:4');
    run().runs('A', 'e').expectSquare('A', [7, 4]).expectStatus('A', 'marked').done();
    run().runs('A', 'e se e e').expectSquare('A', [10, 5]).expectStatus('A', 'open').done();
  });
  test('BU-ABIL-42: not through Players or blocked squares', () => {
    scenario(
      `
      A 1 .
      B . .`,
      { who: wagon },
    )
      .dice('d6:6')
      .answers({ run: 'A' })
      .expectAsked('runStep', 'home', 'stop', ...to([5, 5], [6, 3], [7, 3], [7, 5]))
      .done();
  });
  test('BU-ABIL-43: its Blocks cannot be Assisted', () => {
    scenario(
      `
      A 1 .
      . B .`,
      { who: wagon, inForce: [ofBox('blockingPlay', 'defensivePlay')] },
    )
      .dice('block:miss', 'block:miss', 'block:miss')
      .blocks('A', '1')
      .expectAsked('blockFace', 'home', { face: 'miss' })
      .done();
  });
  test('BU-ABIL-43: those of a Team-mate against the same target can', () => {
    scenario(
      `
      A 1 .
      . B .`,
      { who: wagon },
    )
      .dice('block:miss', 'block:miss')
      .blocks('B', '1')
      .expectAsked('blockFace', 'home')
      .done();
  });
});

describe('Expert Passer', () => {
  const throwing = (die: number, position = 'elven-union/thrower'): Scenario =>
    scenario('A . . B', { ball: 'A', who: { A: { position, throw: 4 } } })
      .dice(`d6:${die}`)
      .throws('A', 'B');
  test('BU-ABIL-44: a failed Throw Check may be re-rolled, a Fumble too, and the second roll stands', () => {
    for (const die of [1, 3]) throwing(die).expectAsked('reroll', 'home', 'keep', { reroll: 'expertPasser' });
    throwing(3).dice('d6:4').answers({ reroll: 'expertPasser' }).expectBall('B').done();
    throwing(3).dice('d6:1', 'd8:2').answers({ reroll: 'expertPasser' }).expectBall([6, 3]).done();
    throwing(3).dice('d8:2').answers('keep').expectBall([9, 3]).done();
  });
  test("BU-ABIL-44: a success may not, and nobody else's failure", () => {
    throwing(4).expectBall('B').expectAsked('action', 'home').done();
    scenario('A . . B', { ball: 'A', who: { A: { position: 'human/thrower', throw: 4 } } })
      .dice('d6:3', 'd8:2')
      .throws('A', 'B')
      .expectBall([9, 3])
      .done();
  });
});

describe("Catcher's Instincts", () => {
  const catcher = { C: 'human/catcher' };
  const thrown = (drawing: string, settings: Settings, target: string, ...dice: string[]): Scenario =>
    scenario(drawing, { ball: 'A', ...settings, who: { ...catcher, ...settings.who } })
      .dice(...dice)
      .throws('A', target);
  test('BU-ABIL-45: Open and caught: a free Run', () => {
    const s = thrown('A . . C', {}, 'C', 'd6:6')
      .expectAsked('freeAction', 'home', 'pass', { freeRun: 'C' })
      .answers({ freeRun: 'C' })
      .walks('C', 'e')
      .answers('stop')
      .expectSquare('C', [10, 4])
      .expectAsked('action', 'home')
      .expectIllegal({ run: 'C' });
    s.done();
    expect(s.game.actionsLeft).toBe(2);
  });
  test('BU-ABIL-45: not while Marked, and not for others', () => {
    thrown('A . . C 1', {}, 'C', 'd6:6').expectBall('C').expectAsked('action', 'home').done();
    thrown('A . . B C', {}, 'B', 'd6:6').expectBall('B').expectAsked('action', 'home').done();
  });
  test('BU-ABIL-45: not when the catch itself scored (BU-OQ-57)', () => {
    thrown('A . . C', { at: [12, 5] }, 'C', 'd6:6')
      .expectScore(4, 0)
      .expectAsked('action', 'home')
      .done();
  });
  test('BU-ABIL-46: not for a Hand-off, a failed Throw or a ball that Bounces in', () => {
    thrown('A C', {}, 'C').expectBall('C').expectAsked('action', 'home').done();
    thrown('A . . C', {}, 'C', 'd6:3', 'd8:2').expectBall([9, 3]).expectAsked('action', 'home').done();
    thrown('A . . B C', {}, 'B', 'd6:3', 'd8:4').expectBall('C').expectAsked('action', 'home').done();
    thrown('A . . C b', {}, 'C', 'd6:3', 'd8:4', 'd8:8').expectBall('C').expectAsked('action', 'home').done();
  });
  test('BU-ABIL-47: not after a Run this turn', () => {
    thrown('A . . C', { who: { C: { position: catcher.C, done: ['run'] } } }, 'C', 'd6:6')
      .expectBall('C')
      .expectAsked('action', 'home')
      .done();
  });
});

describe('Defensive', () => {
  const blocking = (drawing: string, target: string, dice: number): void => {
    const s = scenario(drawing, { who: { 1: 'amazon/jaguar-warrior-blocker' } })
      .dice(...Array.from({ length: dice }, () => 'block:miss'))
      .blocks('A', target);
    if (dice > 1) s.expectAsked('blockFace', 'home', { face: 'miss' });
    else s.expectAsked('action', 'home');
    s.done();
  };
  test('BU-ABIL-48: an Opponent next to it does not assist a Block against anybody', () => {
    blocking('. A 2 .\n. . B .\n. . 1 .', '2', 1);
    blocking('. A 1 .\n. . B .', '1', 1);
  });
  test('BU-ABIL-48: one that is not next to it does, and so does one next to it when it lies Prone (BU-OQ-73)', () => {
    blocking('. A 2 .\n. . B .\n. . . .\n. . 1 .', '2', 2);
    scenario('. A 2 .\n. . B .\n. . 1 .', { who: { 1: { position: 'amazon/jaguar-warrior-blocker', state: 'prone' } } })
      .dice('block:miss', 'block:miss')
      .blocks('A', '2')
      .expectAsked('blockFace', 'home')
      .done();
  });
  test('BU-ABIL-48: one of two assistants out of its reach is enough', () => {
    blocking('. B . .\n. A 2 C\n. . . 1', '2', 2);
  });
});

describe('Dump-off', () => {
  const runner = { 1: { position: 'dark-elf/runner', armour: 2 } };
  const targeted = (drawing: string, settings: Settings = {}): Scenario =>
    scenario(drawing, { ball: '1', ...settings, who: { ...runner, ...settings.who } }).blocks('A', '1');
  test('BU-ABIL-49: chosen as target with the ball it may throw it first, short or by Hand-off; then the Block goes on', () => {
    targeted(
      `
      A 1 2 . . 3 4
      . . . . . . .`,
      { at: [2, 5] },
    )
      .expectAsked('dumpOff', 'away', 'yes', 'no')
      .answers('yes')
      .expectAsked('throwTarget', 'away', { target: '2' }, { target: '3' })
      .dice('d6:3', 'block:smash', 'd6:6')
      .answers({ target: '3' })
      .expectBall('3')
      .expectStatus('1', 'prone')
      .expectAsked('action', 'home')
      .done();
  });
  test('BU-ABIL-49: a Hand-off needs no die', () => {
    targeted('. A 1 2 .')
      .dice('block:smash', 'd6:6')
      .answers('yes', { target: '2' })
      .expectBall('2')
      .expectStatus('1', 'prone')
      .done();
  });
  test('BU-ABIL-49: it may decline and then be hit with the ball', () => {
    targeted('. A 1 2 .').dice('block:smash', 'd8:2', 'd6:6').answers('no').expectBall([8, 3]).done();
  });
  test('BU-ABIL-49: no modifier, though target Marked and the way obstructed; a 1 is a Fumble (BU-OQ-70)', () => {
    const drawing = `
      A 1 . B . 2
      . . . . . C`;
    const s = targeted(drawing, { at: [2, 5] });
    s.expectStatus('2', 'marked').expectStatus('B', 'open');
    s.dice('d6:3', 'block:smash', 'd6:6').answers('yes', { target: '2' }).expectBall('2').done();
    targeted(drawing, { at: [2, 5] })
      .dice('d6:2', 'd8:2', 'block:smash', 'd6:6')
      .answers('yes', { target: '2' })
      .expectBall([7, 4])
      .done();
    targeted(drawing, { at: [2, 5] })
      .dice('d6:1', 'd8:6', 'block:smash', 'd6:6')
      .answers('yes', { target: '2' })
      .expectBall([3, 6])
      .done();
  });
  test('BU-ABIL-49: not without a ball, without a Team-mate in short range, or without the ability', () => {
    const plain = (s: Scenario): void => s.expectAsked('action', 'home').done();
    plain(scenario('. A 1 2 .', { who: runner }).dice('block:miss').blocks('A', '1'));
    plain(
      scenario('A 1 . . . . 2', { at: [2, 5], ball: '1', who: runner })
        .dice('block:miss')
        .blocks('A', '1'),
    );
    plain(scenario('. A 1 2 .', { ball: '1' }).dice('block:miss').blocks('A', '1'));
  });
  test('BU-ABIL-49: not when it is merely Marked: being chosen for a Block is what counts', () => {
    scenario('A . 1 2', { ball: '1', who: runner }).marks('A', 'e').expectAsked('action', 'home');
  });
  test('BU-ABIL-49: Tough Enough may come before it, one Interrupt after the other', () => {
    targeted('. A 1 2 .', { cards: { hands: { away: ['toughEnough'] } } })
      .expectAsked('bonusPlay', 'away', 'pass', { play: 'toughEnough' })
      .answers({ play: 'toughEnough' })
      .expectAsked('dumpOff', 'away')
      .dice('block:shove')
      .answers('yes', { target: '2' })
      .expectEvent({ type: 'blockResult', face: 'miss' })
      .done();
  });
});

describe('Elusive', () => {
  const goblin = { A: 'goblin/goblin' };
  test('BU-ABIL-50: its Run passes Opponents and ends Open', () => {
    const drawing = `
      A . . . .
      . . 1 . .`;
    scenario(drawing, { who: goblin }).runs('A', 'e e e e').expectSquare('A', [10, 4]).expectStatus('A', 'open');
    steps('A', drawing, { who: goblin })
      .answers({ to: [7, 4] })
      .expectIllegal('stop')
      .answers({ to: [8, 4] })
      .expectIllegal('stop', { to: [8, 5] });
    steps('A', drawing).expectIllegal({ to: [7, 4] });
  });
  test('BU-ABIL-50: it may fetch a ball beside an Opponent and come back to where it started', () => {
    steps('A', 'A * 1', { who: { A: { position: goblin.A, move: 2 } } })
      .answers({ to: [7, 4] }, { to: [6, 4] })
      .expectBall('A')
      .expectSquare('A', [6, 4]);
    steps('A', 'A * 1', { who: { A: { position: goblin.A, move: 1 } } }).expectIllegal({ to: [7, 4] });
  });
  test('BU-ABIL-50: not through Players, and not when Marked at the start', () => {
    steps('A', 'A B . 1', { who: goblin }).expectIllegal({ to: [7, 4] });
    scenario('A 1', { who: goblin }).expectIllegal({ run: 'A' });
  });
});

describe('Enforcer', () => {
  const seeker = { A: 'khorne/bloodseeker' };
  const enforcing = (drawing: string, settings: Settings, ...dice: string[]): Scenario =>
    scenario(drawing, { ...settings, who: { ...seeker, 1: { armour: 4 }, ...settings.who } })
      .dice(...dice)
      .blocks('A', '1');
  test('BU-ABIL-51: every die is resolved, in the order its coach picks; after a push it must follow up', () => {
    enforcing('. A 1 . .', {}, 'block:smash', 'block:shove')
      .expectAsked('blockFace', 'home', { face: 'smash' }, { face: 'shove' })
      .answers({ face: 'shove' })
      .expectPitch('. . A 1 .')
      .expectAsked('blockFace', 'home', { face: 'smash' })
      .dice('d6:4')
      .answers({ face: 'smash' })
      .expectStatus('1', 'prone')
      .expectAsked('action', 'home')
      .done();
  });
  test('BU-ABIL-51: two Shoves push twice', () => {
    enforcing('A 1 . .', {}, 'block:shove', 'block:shove')
      .answers({ face: 'shove' }, { face: 'shove' })
      .expectPitch('. . A 1')
      .done();
  });
  test('BU-ABIL-51: one Armour Check for each result that Knocks Down, -1 only for the Kerrunch! (BU-OQ-69)', () => {
    enforcing('. A 1 .', {}, 'block:smash', 'block:kerrunch')
      .dice('d6:4', 'd6:5')
      .answers({ face: 'smash' }, { face: 'kerrunch' })
      .expectStatus('1', 'prone')
      .done();
    enforcing('. A 1 .', {}, 'block:smash', 'block:kerrunch')
      .dice('d6:4', 'd6:4')
      .answers({ face: 'smash' }, { face: 'kerrunch' })
      .expectStatus('1', 'reserves')
      .done();
  });
  test('BU-ABIL-51: a Shove on a Prone target does nothing (BU-OQ-69)', () => {
    enforcing('. A 1 .', {}, 'block:smash', 'block:shove')
      .dice('d6:4')
      .answers({ face: 'smash' }, { face: 'shove' })
      .expectPitch('. A 1 .')
      .expectStatus('1', 'prone')
      .done();
  });
  test('BU-ABIL-51: dice left when the target is Injured are lost, but Tackle and Miss still bar the blocker (BU-OQ-69)', () => {
    enforcing('. A 1 .', {}, 'block:smash', 'block:kerrunch')
      .dice('d6:1')
      .answers({ face: 'smash' }, { face: 'kerrunch' })
      .expectAsked('action', 'home', 'endTurn', { run: 'A' })
      .done();
    for (const face of ['tackle', 'miss'])
      enforcing('. A 1 .', {}, 'block:smash', `block:${face}`)
        .dice('d6:1')
        .answers({ face: 'smash' }, { face })
        .expectAsked('action', 'home', 'endTurn')
        .done();
  });
  test('BU-ABIL-51: a Shove that counts as a Miss stays one when the target lies down first (BU-OQ-68)', () => {
    enforcing('. A 1 .', { who: { 1: 'imperial-nobility/bodyguard' } }, 'block:smash', 'block:shove')
      .expectAsked('blockFace', 'home', { face: 'smash' }, { face: 'miss' })
      .dice('d6:6')
      .answers({ face: 'smash' }, { face: 'miss' })
      .expectAsked('action', 'home', 'endTurn')
      .done();
  });
  test('BU-ABIL-51: in Blocks against it one result is chosen as ever', () => {
    scenario('A 1 .', { active: 'away', who: { ...seeker, 1: { block: 2 } } })
      .dice('block:shove', 'block:miss')
      .blocks('1', 'A')
      .answers({ face: 'miss' })
      .expectAsked('action', 'away')
      .done();
  });
});

describe('Ethereal', () => {
  const wraith = { A: 'necromantic/wraith' };
  test('BU-ABIL-52: its Run passes blocked squares and Players of both teams', () => {
    scenario('A', { at: [3, 3], who: wraith })
      .runs('A', 'e e e')
      .expectSquare('A', [6, 3]);
    scenario('A 1 B . .', { who: { ...wraith, 1: { state: 'prone' } } })
      .runs('A', 'e e e')
      .expectSquare('A', [9, 4])
      .expectSquare('B', [8, 4]);
    scenario('A . 1 . .', { who: wraith }).runs('A', 'e e e e').expectSquare('A', [10, 4]).expectSquare('1', [8, 4]);
  });
  test('BU-ABIL-52: it may not stop on a blocked square, on a Player or next to an Opponent, nor leave the pitch', () => {
    steps('A', 'A', { at: [3, 3], who: wraith })
      .answers({ to: [4, 3] })
      .expectIllegal('stop')
      .answers({ to: [5, 3] })
      .expectIllegal('stop')
      .answers({ to: [6, 3] })
      .expectLegal('stop');
    steps('A', 'A B .', { who: wraith })
      .answers({ to: [7, 4] })
      .expectIllegal('stop');
    steps('A', 'A . 1', { who: wraith })
      .answers({ to: [7, 4] })
      .expectIllegal('stop');
    steps('A', 'A', { at: [1, 1], who: wraith }).expectAsked('runStep', 'home', 'stop', ...to([2, 1], [1, 2], [2, 2]));
  });
  test('BU-ABIL-52: with one square it cannot step where it may not stay, and it starts Open (BU-OQ-36)', () => {
    steps('A', 'A', { at: [3, 3], who: { A: { position: wraith.A, move: 1 } } }).expectIllegal({ to: [4, 3] });
    scenario('A 1', { who: wraith }).expectIllegal({ run: 'A' });
  });
  test('BU-ABIL-52: a ball on the way Bounces, as its Throw is "-" (BU-OQ-36)', () => {
    scenario('A * . .', { who: wraith }).dice('d8:2').runs('A', 'e e').expectBall([7, 3]).done();
  });
});

describe('Head-butt', () => {
  test('BU-ABIL-53: a Run and then a Mark in one turn grant a free Block', () => {
    scenario('A . . . 1', { who: { A: 'chaos-chosen/beastman', 1: { armour: 2 } } })
      .runs('A', 'e')
      .expectAsked('action', 'home')
      .marks('A', 'e e')
      .expectAsked('freeAction', 'home', 'pass', { freeBlock: 'A' })
      .dice('block:smash', 'd6:6')
      .answers({ freeBlock: 'A' }, { target: '1' })
      .expectStatus('1', 'prone')
      .done();
  });
  test('BU-ABIL-53: not without the Run, not when somebody else ran, not after a Block', () => {
    const marks = (settings: Settings): Scenario => scenario('A . 1\n. . .\nB . .', settings).marks('A', 'e');
    marks({ who: { A: 'chaos-chosen/beastman' } }).expectAsked('action', 'home');
    marks({ who: { A: 'chaos-chosen/beastman', B: { done: ['run'] } } }).expectAsked('action', 'home');
    marks({ who: { A: { position: 'khorne/khorngor', done: ['run', 'block'] } } }).expectAsked('action', 'home');
    marks({ who: { A: { position: 'nurgle/pestigor', done: ['run'] } } }).expectAsked('freeAction', 'home');
  });
});

describe('Hulking Brute', () => {
  const troll = 'goblin/troll';
  test('BU-ABIL-54: its Tackle and Smash count as Kerrunch!, and its Tackle bars nothing', () => {
    scenario('A 1 .', { who: { A: troll, 1: { armour: 4 } } })
      .dice('block:tackle', 'block:smash')
      .blocks('A', '1')
      .expectAsked('blockFace', 'home', { face: 'kerrunch' })
      .dice('d6:4')
      .answers({ face: 'kerrunch' })
      .expectStatus('1', 'reserves')
      .expectAsked('action', 'home', 'endTurn', { run: 'A' })
      .done();
  });
  test('BU-ABIL-54: Shove and Miss stay what they are', () => {
    scenario('A 1 .', { who: { A: troll } })
      .dice('block:shove', 'block:miss')
      .blocks('A', '1')
      .expectAsked('blockFace', 'home', { face: 'shove' }, { face: 'miss' })
      .done();
  });
  test('BU-ABIL-55: a Shove against it is a Miss: it stays, and the blocker is done for the turn', () => {
    scenario('A 1 .', { who: { 1: troll } })
      .dice('block:shove')
      .blocks('A', '1')
      .expectPitch('A 1 .')
      .expectEvent({ type: 'blockResult', face: 'miss' })
      .expectAsked('action', 'home', 'endTurn')
      .done();
  });
  test('BU-ABIL-55: the other results against it are themselves', () => {
    scenario('A 1 .', { who: { A: { block: 3 }, 1: troll } })
      .dice('block:smash', 'block:tackle', 'block:kerrunch')
      .blocks('A', '1')
      .expectAsked('blockFace', 'home', { face: 'smash' }, { face: 'tackle' }, { face: 'kerrunch' })
      .done();
  });
});

describe('Lithe Creature', () => {
  const fox = { A: 'gnome/woodland-fox' };
  test('BU-ABIL-56: runs past Opponents but must end Open', () => {
    scenario('A . . . .\n. . 1 . .', { who: fox }).runs('A', 'e e e e').expectSquare('A', [10, 4]);
    steps('A', 'A . . . .\n. . 1 . .', { who: fox })
      .answers({ to: [7, 4] })
      .expectIllegal('stop');
  });
  test('BU-ABIL-56: no Throw, and no Hand-off either; it can receive one', () => {
    scenario('A B . C', { ball: 'A', who: fox }).expectIllegal({ throw: 'A' }).expectLegal({ run: 'A' });
    scenario('A B', { ball: 'B', who: fox }).throws('B', 'A').expectBall('A');
  });
});

describe('Mighty Blow', () => {
  test.each(['orc/big-un-blocker', 'shambling-undead/mummy'])(
    'BU-ABIL-57: %s: its Smash counts as Kerrunch!',
    position => {
      scenario('A 1 .', { who: { A: position, 1: { armour: 4 } } })
        .dice('block:smash', 'block:tackle')
        .blocks('A', '1')
        .expectAsked('blockFace', 'home', { face: 'kerrunch' }, { face: 'tackle' })
        .dice('d6:4')
        .answers({ face: 'kerrunch' })
        .expectStatus('1', 'reserves')
        .done();
    },
  );
  test('BU-ABIL-57: its Tackle is a Tackle, without -1 and with the ban; Smashes against it are Smashes', () => {
    scenario('A 1 .', { who: { A: 'orc/big-un-blocker', 1: { armour: 4 } } })
      .dice('block:tackle', 'block:tackle', 'd6:4')
      .blocks('A', '1')
      .answers({ face: 'tackle' })
      .expectStatus('1', 'prone')
      .expectAsked('action', 'home', 'endTurn')
      .done();
    scenario('A 1 .', { who: { 1: { position: 'shambling-undead/mummy', armour: 4 } } })
      .dice('block:smash', 'd6:4')
      .blocks('A', '1')
      .expectStatus('1', 'prone')
      .done();
  });
});

describe('Regenerate', () => {
  const skeletons = { A: 'shambling-undead/skeleton', B: 'shambling-undead/skeleton', C: 'shambling-undead/zombie' };
  test('BU-ABIL-58: Prone ones may stand up free before the first Player Action', () => {
    const s = scenario('a b c . 1', { who: skeletons })
      .expectAsked(
        'action',
        'home',
        'endTurn',
        { standUp: 'A' },
        { standUp: 'B' },
        { standUp: 'C' },
        { freeStandUp: 'A' },
        { freeStandUp: 'B' },
      )
      .answers({ freeStandUp: 'A' })
      .expectStatus('A', 'open')
      .expectLegal({ freeStandUp: 'B' })
      .answers({ freeStandUp: 'B' })
      .expectStatus('B', 'open');
    expect(s.game.actionsLeft).toBe(3);
  });
  test('BU-ABIL-58: not once a Player Action was made, and not if it stood up this turn or is barred', () => {
    scenario('a C . 1', { who: skeletons })
      .runs('C', 's')
      .expectLegal({ standUp: 'A' })
      .expectIllegal({ freeStandUp: 'A' });
    scenario('a', { who: { A: { position: skeletons.A, done: ['standUp'] } } }).expectAsked(
      'action',
      'home',
      'endTurn',
    );
    scenario('a', { who: { A: { position: skeletons.A, barred: true } } }).expectAsked('action', 'home', 'endTurn');
  });
  test("BU-ABIL-58: in a first turn as well, and not in the other coach's (BU-OQ-48)", () => {
    scenario('a * 1', { who: skeletons, moment: 'turnStart', turnsTaken: { home: 0, away: 0 } })
      .starts()
      .expectLegal({ freeStandUp: 'A' });
    scenario('a * 1', { who: skeletons, active: 'away' }).expectIllegal({ freeStandUp: 'A' });
  });
});

describe('Running Pass', () => {
  const thrower = { A: 'imperial-nobility/thrower' };
  test('BU-ABIL-59: after its Run a free short Throw, no Hand-off and no long one (BU-OQ-70)', () => {
    scenario(
      `
      A B . . .
      . . . . .
      . . . . C
      . . . . D`,
      { ball: 'A', who: thrower },
    )
      .runs('A', 's')
      .expectAsked('freeAction', 'home', 'pass', { freeThrow: 'A' })
      .answers({ freeThrow: 'A' })
      .expectAsked('throwTarget', 'home', { target: 'C' }, { target: 'D' })
      .dice('d6:3')
      .answers({ target: 'C' })
      .expectBall('C')
      .expectIllegal({ throw: 'A' })
      .done();
    scenario('A B . . .', { ball: 'A', who: thrower }).runs('A', 's').expectAsked('action', 'home');
    scenario('A . . . . . . B', { at: [2, 5], ball: 'A', who: thrower })
      .runs('A', 'e')
      .expectAsked('action', 'home')
      .expectLegal({ throw: 'A' });
  });
  test('BU-ABIL-59: the usual modifiers and the Fumble apply', () => {
    scenario('A . . . C\n. . . . 1', { ball: 'A', who: thrower })
      .runs('A', 'e')
      .answers({ freeThrow: 'A' })
      .dice('d6:3', 'd8:2')
      .answers({ target: 'C' })
      .expectBall([10, 3])
      .done();
  });
  test('BU-ABIL-59: not without a ball, not after a Throw, not after another Action, not for others', () => {
    scenario('A . . . C', { who: thrower }).runs('A', 'e').expectAsked('action', 'home');
    scenario('A . . . C', { ball: 'A', who: { A: { position: thrower.A, done: ['throw'] } } })
      .runs('A', 'e')
      .expectAsked('action', 'home');
    scenario('. A 1 C', { ball: 'A', who: thrower })
      .answers({ sidestep: 'A' }, { to: [6, 4] })
      .expectAsked('action', 'home');
    scenario('A . . . C', { ball: 'A' }).runs('A', 'e').expectAsked('action', 'home');
  });
});

describe('Stand Firm', () => {
  test.each(['halfling/hefty', 'imperial-nobility/bodyguard', 'necromantic/flesh-golem', 'nurgle/bloater'])(
    'BU-ABIL-60: %s: a Shove against it is a Miss',
    position => {
      scenario('. A 1 .', { who: { 1: position } })
        .dice('block:shove')
        .blocks('A', '1')
        .expectPitch('. A 1 .')
        .expectAsked('action', 'home', 'endTurn')
        .done();
    },
  );
  test('BU-ABIL-60: its own Shove pushes', () => {
    scenario('. A 1 .', { who: { A: 'halfling/hefty' } })
      .dice('block:shove')
      .blocks('A', '1')
      .expectPitch('. A . 1')
      .done();
  });
});

describe('Titchy', () => {
  const gnoblar = { 1: 'ogre/gnoblar' };
  test('BU-ABIL-61: a running Opponent may enter a square next to it, and the Run ends there', () => {
    steps('A', 'A . . 1\n. . . .', { who: gnoblar })
      .answers({ to: [7, 4] })
      .expectAsked('runStep', 'home')
      .answers({ to: [8, 5] })
      .expectStatus('A', 'marked')
      .expectAsked('action', 'home', 'endTurn', { block: 'A' }, { sidestep: 'A' });
    steps('A', 'A . 1').expectIllegal({ to: [7, 4] });
  });
  test('BU-ABIL-61: another Opponent next to the square keeps it closed', () => {
    steps(
      'A',
      `
      . . 2
      A . 1
      . . .`,
      { who: gnoblar },
    ).expectAsked('runStep', 'home', 'stop', ...to([5, 5], [5, 6], [6, 4], [6, 6], [7, 6]));
  });
  test('BU-ABIL-61: a Run that may pass Opponents is not stopped', () => {
    scenario('A . . . .\n. . 1 . .', { who: { ...gnoblar, A: 'goblin/goblin' } })
      .runs('A', 'e e e e')
      .expectSquare('A', [10, 4]);
  });
  test('BU-ABIL-61: its own Tackle counts as a Miss', () => {
    scenario('A 1', { active: 'away', who: gnoblar })
      .dice('block:tackle')
      .blocks('1', 'A')
      .expectStatus('A', 'marked')
      .expectAsked('action', 'away', 'endTurn')
      .done();
  });
});

describe('Violent', () => {
  const wolf = { A: 'necromantic/werewolf' };
  const cards = { active: ['takeThemDown', 'breakSomeBones', 'showboat'] };
  test('BU-ABIL-62: a 6 on the D6 beside its Block Dice Injures the target, and the dice are not resolved', () => {
    scenario('. A 1 .', { who: { ...wolf, 1: { armour: 2 } }, ball: '1', cards })
      .dice('block:miss', 'd6:6', 'd8:4')
      .blocks('A', '1')
      .expectStatus('1', 'reserves')
      .expectBall([9, 4])
      .expectNotLogged('checked', 'wentProne', 'barred', 'blockResult')
      .expectAsked('claim', 'home', 'pass', { claim: 2 })
      .answers('pass')
      .expectAsked('action', 'home', 'endTurn', { run: 'A' })
      .done();
  });
  test('BU-ABIL-62: 5 and less change nothing', () => {
    scenario('. A 1 .', { who: { ...wolf, 1: { armour: 2 } } })
      .dice('block:smash', 'd6:5', 'd6:2')
      .blocks('A', '1')
      .expectStatus('1', 'prone')
      .done();
  });
  test('BU-ABIL-62: the D6 is re-rolled with the dice (BU-OQ-71)', () => {
    scenario('. A 1 .', { who: { ...wolf, 1: { armour: 2 } }, rookies: 'home' })
      .dice('block:miss', 'd6:5')
      .blocks('A', '1')
      .expectAsked('reroll', 'home', 'keep', { reroll: 'rookies' })
      .dice('block:miss', 'd6:6')
      .answers({ reroll: 'rookies' })
      .expectStatus('1', 'reserves')
      .done();
    scenario('. A 1 .', { who: { ...wolf, 1: { armour: 2 } }, rookies: 'home' })
      .dice('block:miss', 'd6:6')
      .blocks('A', '1')
      .answers('keep')
      .expectStatus('1', 'reserves')
      .done();
  });
  test('BU-ABIL-62: in its Foul too, and then the fouler is not spotted', () => {
    const foul = (...dice: string[]): Scenario =>
      scenario('A 1', { options: { fouls: true }, cards, who: { ...wolf, 1: { state: 'prone' } } })
        .dice(...dice)
        .answers({ foul: 'A' }, { target: '1' });
    foul('block:miss', 'd6:6')
      .expectStatus('1', 'reserves')
      .expectStatus('A', 'open')
      .expectAsked('claim', 'home', 'pass', { claim: 2 })
      .done();
    foul('block:miss', 'd6:5').expectStatus('1', 'prone').expectStatus('A', 'reserves').done();
  });
  test('BU-ABIL-62: not in Blocks against it', () => {
    scenario('A 1', { active: 'away', who: wolf }).dice('block:miss').blocks('1', 'A').done();
  });
});

describe('Wardance', () => {
  const dancer = { A: 'wood-elf/wardancer' };
  test('BU-ABIL-63: a free Sidestep while Marked, once per turn, and it is the Sidestep of the turn', () => {
    const s = scenario('. A 1', { who: dancer })
      .expectAsked('action', 'home', 'endTurn', { block: 'A' }, { sidestep: 'A' }, { freeSidestep: 'A' })
      .answers({ freeSidestep: 'A' })
      .expectAsked('sidestep', 'home', ...to([6, 3], [6, 4], [6, 5]))
      .answers({ to: [6, 4] })
      .expectStatus('A', 'open')
      .marks('A', 'e')
      .expectStatus('A', 'marked')
      .expectIllegal({ freeSidestep: 'A' }, { sidestep: 'A' });
    expect(s.game.actionsLeft).toBe(2);
  });
  test('BU-ABIL-63: after the last Player Action too (BU-OQ-67)', () => {
    scenario('. A 1\n. . .\n. . .\nB . .', { who: dancer, actionsTaken: 2 })
      .runs('B', 'e')
      .expectAsked('action', 'home', 'endTurn', { freeSidestep: 'A' });
  });
  test("BU-ABIL-63: not while Open, Prone, barred or without room; not for others; not in the other coach's turn", () => {
    scenario('. A . 1', { who: dancer }).expectIllegal({ freeSidestep: 'A' });
    scenario('. a 1', { who: dancer }).expectIllegal({ freeSidestep: 'A' });
    scenario('. A 1', { who: { A: { position: dancer.A, barred: true } } }).expectAsked('action', 'home', 'endTurn');
    scenario('. A 1', { who: { A: { position: dancer.A, done: ['sidestep'] } } }).expectIllegal({ freeSidestep: 'A' });
    scenario('1 A 2', { who: dancer }).expectIllegal({ freeSidestep: 'A' });
    scenario('. A 1').expectIllegal({ freeSidestep: 'A' });
    scenario('. A 1', { who: dancer, active: 'away' }).expectIllegal({ freeSidestep: 'A' });
  });
});

describe('Woodland Aid', () => {
  const master = { 1: 'gnome/beastmaster' };
  test('BU-ABIL-64: Blocks against it cannot be Assisted, not even by Blocking Play', () => {
    scenario('. A 1 .\n. . B .', { who: master, inForce: ['blockingPlay'] })
      .dice('block:miss')
      .blocks('A', '1')
      .expectAsked('action', 'home')
      .done();
  });
  test('BU-ABIL-64: those against a Team-mate of it, and its own, can', () => {
    scenario('. A 2 1\n. . B .', { who: master })
      .dice('block:miss', 'block:miss')
      .blocks('A', '2')
      .expectAsked('blockFace', 'home')
      .done();
    scenario('. A 1 .\n. 2 . .', { active: 'away', who: master })
      .dice('block:miss', 'block:miss')
      .blocks('1', 'A')
      .expectAsked('blockFace', 'away')
      .done();
  });
});
