/** Throw and Armour Checks: the comparison, modifiers and their limit, natural 1 and 6, and values printed as '-'. */
import { expect } from 'vitest';
import { cappedModifier, passes } from '../../src/blitz/procedures/rolls.ts';
import { Stat } from '../../src/blitz/words.ts';
import { RollSheet } from '../../src/kernel/roll.ts';
import { NOBODY } from '../../src/words.ts';
import { scenario } from '../dsl.ts';
import { describe, test } from '../editions.ts';

/** A check that needs this much, and nothing else about it. */
const against = (target: number): RollSheet => new RollSheet().begin('throw', NOBODY, target);

test('BU-CHECK-X1: a Dwarf Runner, Armour 3+, rolls 5 and passes', () => {
  scenario('A 1', { who: { A: 'dwarf/runner', 1: 'orc/lineman' }, active: 'away' })
    .dice('block:smash', 'd6:5')
    .blocks('1', 'A')
    .expectEvent({ type: 'checked', check: 'armour', target: 3, die: 5, passed: true })
    .expectStatus('A', 'prone')
    .done();
});

const TABLE = [
  [2, [2, 3, 4, 5, 6]],
  [3, [3, 4, 5, 6]],
  [4, [4, 5, 6]],
  [5, [5, 6]],
  [6, [6]],
] as const;
describe('BU-CHECK-01: one D6 that reaches the value succeeds, a lower one fails', () => {
  test.each(TABLE)('Armour %i+ holds on %s', (armour, holds) => {
    for (let die = 1; die <= 6; die++) {
      scenario('A 1', { who: { A: { armour } }, active: 'away' })
        .dice('block:smash', `d6:${die}`)
        .blocks('1', 'A')
        .expectStatus('A', (holds as readonly number[]).includes(die) ? 'prone' : 'reserves')
        .done();
    }
  });
  test.each(TABLE)('Throw %i+ succeeds on %s', (throws, succeeds) => {
    for (let die = 1; die <= 6; die++) {
      const passed = (succeeds as readonly number[]).includes(die);
      const s = scenario('A . B .', { at: [6, 6], ball: 'A', who: { A: { throw: throws } } }).dice(`d6:${die}`);
      if (!passed) s.dice('d8:2');
      s.throws('A', 'B')
        // A 1 is a Fumble and Bounces from the thrower.
        .expectBall(passed ? 'B' : die === 1 ? [6, 5] : [8, 5])
        .done();
    }
  });
});

test('BU-CHECK-02: the coach of the checked Player rolls, and so is the one asked about a re-roll', () => {
  scenario('A 1', { rookies: 'away' })
    .dice('block:smash', 'd6:1')
    .blocks('A', '1')
    .expectAsked('reroll', 'away', 'keep', { reroll: 'rookies' })
    .done();
  scenario('A 1', { rookies: 'home' })
    .dice('block:smash', 'd6:1')
    .blocks('A', '1')
    // Its own Block Dice are asked about; the Armour Check of 1 is not home's roll.
    .expectAsked('reroll', 'home', 'keep', { reroll: 'rookies' })
    .answers('keep')
    .expectAsked('action', 'home')
    .expectStatus('1', 'reserves')
    .done();
});

test('BU-CHECK-03, BU-CHECK-04: a modifier changes the result before the comparison, not the value', () => {
  const s = scenario('A 1', { who: { 1: { armour: 4 } } })
    .dice('block:kerrunch', 'd6:4')
    .blocks('A', '1')
    .expectStatus('1', 'reserves');
  expect(s.game.events).toContainEqual(
    expect.objectContaining({
      type: 'checked',
      target: 4,
      die: 4,
      total: 3,
      passed: false,
      modifiers: [{ by: -1, cause: 'kerrunch', rule: 'BU-BLOCK-11', who: NOBODY }],
    }),
  );
  expect(s.game.stat(s.id('1'), Stat.armour)).toBe(4);
  s.done();
  scenario('A 1', { who: { 1: { armour: 4 } } })
    .dice('block:kerrunch', 'd6:5')
    .blocks('A', '1')
    .expectStatus('1', 'prone')
    .done();
});

describe('BU-CHECK-05: the total modifier stays between -1 and +1', () => {
  test('Kerrunch! and Crumbling Pitch together are -1', () => {
    scenario('A 1', { who: { 1: { armour: 4 } }, inForce: ['crumblingPitch'] })
      .dice('block:kerrunch', 'd6:5')
      .blocks('A', '1')
      .expectEvent({ type: 'checked', die: 5, total: 4, passed: true })
      .done();
    scenario('A 1', { who: { 1: { armour: 4 } }, inForce: ['crumblingPitch'] })
      .dice('block:kerrunch', 'd6:4')
      .blocks('A', '1')
      .expectEvent({ type: 'checked', die: 4, total: 3, passed: false })
      .done();
  });
  test('a long Throw to a Marked target is -1', () => {
    const start = { at: [3, 6], ball: 'A', who: { A: { throw: 4 } } } as const;
    scenario('A . . . . . B 1', start)
      .dice('d6:5')
      .throws('A', 'B')
      .expectEvent({ type: 'checked', total: 4, passed: true })
      .expectBall('B')
      .done();
    scenario('A . . . . . B 1', start)
      .dice('d6:4', 'd8:2')
      .throws('A', 'B')
      .expectEvent({ type: 'checked', total: 3, passed: false })
      .done();
  });
  test.each([
    [[1], 1],
    [[1, 1], 1],
    [[-1, -1, -1], -1],
    [[1, -1], 0],
    [[1, 1, -1], 1],
    [[-1, -1, 1], -1],
    [[], 0],
  ] as const)('the modifiers [%s] add up first and are limited then to %i (BU-OQ-29)', (modifiers, total) => {
    const g = scenario('A').game;
    const sheet = new RollSheet().begin('throw', NOBODY, 4);
    for (const by of modifiers) sheet.add(by, 'test', '');
    expect(cappedModifier(g, sheet)).toBe(total);
  });
});

describe('BU-CHECK-06: an unmodified 1 fails whatever the modifier', () => {
  test('with +1 against 2+', () => {
    expect([passes(against(2), 1, 1), passes(against(3), 2, 1), passes(against(2), 1, 0)]).toEqual([
      false,
      true,
      false,
    ]);
  });
  test('with the easiest Armour and the easiest Throw', () => {
    scenario('A 1', { who: { 1: { armour: 2 } } })
      .dice('block:smash', 'd6:1')
      .blocks('A', '1')
      .expectStatus('1', 'reserves')
      .done();
    scenario('A . B', { at: [6, 6], ball: 'A', who: { A: { throw: 2 } } })
      .dice('d6:1', 'd8:2')
      .throws('A', 'B')
      .expectBall([6, 5])
      .done();
  });
});

test('BU-CHECK-07: an unmodified 6 succeeds: with -1 against 6+ too', () => {
  scenario('A 1', { who: { 1: { armour: 6 } } })
    .dice('block:kerrunch', 'd6:6')
    .blocks('A', '1')
    .expectEvent({ type: 'checked', target: 6, die: 6, total: 5, passed: true })
    .expectStatus('1', 'prone')
    .done();
  scenario('A . . . . . B', { at: [3, 6], ball: 'A', who: { A: { throw: 6 } } })
    .dice('d6:6')
    .throws('A', 'B')
    .expectEvent({ type: 'checked', target: 6, die: 6, total: 5, passed: true })
    .expectBall('B')
    .done();
});

test("BU-CHECK-08: Armour '-' fails without a die, so nothing can be re-rolled", () => {
  scenario('A 1', { who: { 1: 'snotling/stilty-runna' }, rookies: 'away' })
    .dice('block:smash')
    .blocks('A', '1')
    .expectAsked('action', 'home')
    .expectStatus('1', 'reserves')
    .expectNotLogged('checked')
    .done();
});

describe("BU-CHECK-09: a Player with Throw '-' never takes possession", () => {
  test('not from a Throw or a Hand-off', () => {
    scenario('A . B .', { at: [6, 6], ball: 'A', who: { A: { throw: 2 }, B: { throw: '-' } } })
      .dice('d6:6', 'd8:4')
      .throws('A', 'B')
      .expectBall([9, 6])
      .done();
    scenario('A B .', { at: [6, 6], ball: 'A', who: { B: { throw: '-' } } })
      .dice('d8:4')
      .throws('A', 'B')
      .expectBall([8, 6])
      .done();
  });
  test('and no position can be written in which it holds one', () => {
    expect(() => scenario('A', { ball: 'A', who: { A: { throw: '-' } } })).toThrow(/cannot hold this ball/);
  });
});

describe("BU-CHECK-10: on and under a Player with Throw '-' a ball Bounces", () => {
  test('in a Run', () => {
    scenario('A * .', { at: [6, 6], who: { A: { throw: '-' } } })
      .dice('d8:4')
      .runs('A', 'e')
      .expectSquare('A', [7, 6])
      .expectBall([8, 6])
      .done();
  });
  test('when it comes down on the Open Player', () => {
    scenario('A . B C .', { at: [6, 6], ball: 'A', who: { A: { throw: 4 }, C: { throw: '-' } } })
      .expectStatus('C', 'open')
      .dice('d6:2', 'd8:4', 'd8:4')
      .throws('A', 'B')
      .expectBall([10, 6])
      .done();
  });
});
