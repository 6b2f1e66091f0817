/** Handing off: to whom, how often, and what becomes of the ball. */
import { describe, expect, test } from 'vitest';
import { type BloodScenario, blood, legalOf, type Settings } from '../blood/dsl.ts';

const handed = (drawing: string, settings: Settings, ...dice: string[]): BloodScenario =>
  blood(drawing, { ball: 'A', ...settings })
    .dice(...dice)
    .handsOff('A', '', 'B');

describe('to whom', () => {
  const around = `
    B 1 C
    2 A D
    . . 3
    . . E`;
  test('B16-HANDOFF-01: a player of either team in an adjacent square', () => {
    const s = blood(around, { ball: 'A' }).answers({ handOff: 'A' });
    expect(legalOf(s, 'target')).toEqual(['1', '2', '3', 'B', 'C', 'D']);
    s.expectIllegal({ target: 'E' }, { target: 'A' }).dice('d6:6').answers({ target: '2' }).expectBall('2').done();
  });
  test('B16-HANDOFF-01, B16-OQ-45: who must be standing', () => {
    const who = {
      B: { state: 'prone' },
      C: { state: 'stunned' },
      1: { state: 'stunned' },
      2: { state: 'prone' },
    } as const;
    const s = blood(around, { ball: 'A', who }).answers({ handOff: 'A' });
    expect(legalOf(s, 'target')).toEqual(['3', 'D']);
    s.done();
  });
  test('B16-HANDOFF-01: without the ball there is nothing to hand off', () => {
    const s = blood('A B . 1', { ball: 'B' }).answers({ handOff: 'A' });
    expect(legalOf(s, 'target')).toEqual([]);
    s.done();
  });
});

describe('the Action', () => {
  test('B16-HANDOFF-02: one a turn, made or not; a pass is another matter', () => {
    const s = handed('A B C . 1', {}, 'd6:6')
      .expectBall('B')
      .expectIllegal({ handOff: 'B' })
      .expectLegal({ pass: 'B' });
    s.answers('endTurn').answers('endTurn').expectLegal({ handOff: 'B' }).done();
    blood('A B . 1', { ball: 'A' }).answers({ handOff: 'A' }, 'stop').expectIllegal({ handOff: 'B' }).done();
  });
  test('B16-HANDOFF-03: the player may move first, even pick up the ball, but not afterwards', () => {
    const s = blood('A * . B C . 1').answers({ handOff: 'A' }).dice('d6:3').walks('A', 'e e').dice('d6:3');
    s.answers({ target: 'B' }).expectBall('B').expectAsked('action', 'home');
    expect(legalOf(s, 'move')).toEqual(['B', 'C']);
    s.done();
  });
  test("B16-HANDOFF-04: not in the other coach's turn", () => {
    const s = blood('A B . 1', { ball: 'A', active: 'away' }).expectAsked('action', 'away');
    expect(legalOf(s, 'handOff')).toEqual(['1']);
    s.expectIllegal({ handOff: 'A' }).done();
  });
});

describe('the ball', () => {
  test('B16-HANDOFF-05: the hand-off needs no roll; the receiver catches at +1', () => {
    const s = handed('A B . 1', {}, 'd6:3').expectModifiers('catch', { handOff: 1 }).expectNeeded('catch', 3);
    s.expectBall('B').expectLog('handedOff', 'rolled', 'ballTaken');
    expect(s.log().filter(type => type === 'rolled')).toHaveLength(1);
    s.done();
    handed('A B . 1', {}, 'd6:2', 'd8:2').expectBall([11, 4]).done();
  });
  test('B16-HANDOFF-05: −1 for each opposing tackle zone on the receiver', () => {
    handed('. . 1\nA B 2\n. . C', {}, 'd6:5')
      .expectModifiers('catch', { handOff: 1, tackleZones: -2 })
      .expectBall('B')
      .done();
    // Those on the giver alone do not count.
    handed('1 . .\n. A B\n2 . .', {}, 'd6:3').expectModifiers('catch', { handOff: 1 }).expectBall('B').done();
  });
  test('B16-HANDOFF-06: a turnover if it comes to rest uncaught by the moving team', () => {
    handed('A B . C . 1', {}, 'd6:1', 'd8:2').expectTurnover('passNotCaught').expectAsked('action', 'away').done();
    handed('A B . C . 1', {}, 'd6:1', 'd8:5').expectBall([12, 5]).expectTurnover('passNotCaught').done();
    // A team-mate may catch what was dropped; an opponent may, too.
    handed('A B C . 1', {}, 'd6:1', 'd8:5', 'd6:4')
      .expectBall('C')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .done();
    handed('A B 1 . C', {}, 'd6:1', 'd8:5', 'd6:6').expectBall('1').expectTurnover('passNotCaught').done();
  });
  test('B16-HANDOFF-07: Catch may re-roll a dropped hand-off', () => {
    const dropped = (): BloodScenario => handed('A B . 1', { who: { B: ['catch'] } }, 'd6:2');
    dropped()
      .expectAsked('reroll', 'home', 'keep', { reroll: 'catch' })
      .dice('d6:3')
      .answers({ reroll: 'catch' })
      .expectBall('B')
      .done();
    dropped().dice('d8:2').answers('keep').expectBall([11, 4]).expectTurnover('passNotCaught').done();
  });
});
