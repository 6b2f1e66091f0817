/** Illegal procedure: the forgotten Turn marker, the call, and what it costs. */
import { describe, expect, test } from 'vitest';
import type { Answer } from '../../src/kernel/question.ts';
import { type BloodScenario, blood, type Settings } from '../blood/dsl.ts';
import { at, fromToss } from '../blood/kick-offs.ts';

/** Home's turn, its marker not moved yet. */
const forgotten = (drawing: string, settings: Settings = {}): BloodScenario =>
  blood(drawing, { markerMoved: false, ...settings, options: { illegalProcedure: true, ...settings.options } });
const call: Answer = { callIllegal: 'away' };
const right = { type: 'illegalProcedure', seat: 1, right: true } as const;
const wrong = { type: 'illegalProcedure', seat: 1, right: false } as const;

describe('the call', () => {
  test('B16-ILLEGAL-01: a play without the marker moved may be called by the other coach', () => {
    const s = forgotten('A . 1 . B').answers({ move: 'A' }).walks('A', 'n').answers(call).expectEvent(right);
    s.expectAsked('illegalProcedure', 'home', 'keep', 'endTurn').done();
  });
  test('B16-ILLEGAL-01, B16-OQ-70: the coach moves the marker by hand, and is free to forget it; only with the module', () => {
    const s = at('action', {
      active: 'home',
      turns: { home: 3, away: 3 },
      options: { illegalProcedure: true },
    }).starts();
    s.answers('endTurn')
      .expectAsked('action', 'away')
      .expectTurns(3, 3)
      .expectLegal('moveMarker')
      .answers('moveMarker');
    s.expectTurns(3, 4).expectIllegal('moveMarker').done();
    blood('A . 1 . B').moves('A', 'n').expectIllegal(call).done();
    expect(blood('A . 1').game.rules.edition.options.illegalProcedure).toBe(false);
  });
  test('B16-ILLEGAL-01: not by the coach whose turn it is, nor twice before it is answered', () => {
    const s = forgotten('A . 1 . B', { rerolls: { home: 2 } })
      .answers({ move: 'A' })
      .walks('A', 'n');
    s.expectIllegal({ callIllegal: 'home' })
      .answers(call)
      .expectIllegal(call)
      .answers('keep')
      .expectRerolls(1, 0)
      .done();
  });
  test('B16-ILLEGAL-01: unnoticed, the turn counts all the same', () => {
    const s = at('action', {
      active: 'away',
      turns: { home: 3, away: 3 },
      options: { illegalProcedure: true },
    }).starts();
    s.answers('endTurn').expectTurns(3, 3).answers('endTurn').expectTurns(4, 3).expectAsked('action', 'away').done();
  });
});

describe('B16-ILLEGAL-02: what a play is', () => {
  const plays: [string, (s: BloodScenario) => BloodScenario, Settings?][] = [
    ['a square of movement', s => s.answers({ move: 'B' }).walks('B', 'e')],
    ['standing up', s => s.answers({ move: 'A' }), { who: { A: { state: 'prone' } } }],
    ['dice for a trait', s => s.dice('d6:6').answers({ move: 'A' }), { who: { A: ['boneHead'] } }],
    ['dice for a block', s => s.dice('block:pushed').blocks('A', '1')],
    ['dice for a foul', s => s.dice('d6:1', 'd6:2').fouls('A', '', '1'), { who: { 1: { state: 'prone' } } }],
    ['dice for a stab', s => s.dice('2d6:2').answers({ block: 'A' }, { stab: '1' }), { who: { A: ['stab'] } }],
    [
      'dice for a player that is held back',
      s => s.answers({ move: 'A' }).walks('A', 'w').dice('2d6:2').answers({ player: '1' }),
      { who: { 1: ['tentacles'] } },
    ],
  ];
  test.each(plays)('B16-ILLEGAL-02: %s', (_what, play, settings = {}) => {
    play(forgotten('. A 1 . B', settings))
      .answers(call)
      .expectEvent(right)
      .expectAsked('illegalProcedure', 'home')
      .done();
  });
  test('B16-ILLEGAL-02: an Action declared is none yet', () => {
    for (const action of ['move', 'blitz', 'block'] as const)
      forgotten('A 1 . B', { rerolls: { away: 1 } })
        .answers({ [action]: 'A' }, call)
        .expectEvent(wrong)
        .expectRerolls(0, 0)
        .done();
  });
});

describe('the coach called', () => {
  const called = (settings: Settings = {}): BloodScenario =>
    forgotten('. A 1 . B', settings).answers({ move: 'B' }).walks('B', 'e').answers(call);
  test('B16-ILLEGAL-03: ends the turn', () => {
    const s = called({ rerolls: { home: 2 }, turns: { home: 3, away: 3 } })
      .answers('endTurn')
      .expectAsked('activity', 'home', 'stop');
    s.answers('stop')
      .expectTurnover('illegalProcedure')
      .expectRerolls(2, 0)
      .expectAsked('action', 'away')
      .expectIllegal({ move: 'A' });
    expect(s.game.turn(0)).toBe(4);
    s.done();
  });
  test('B16-ILLEGAL-03: and then nothing can be done in a Block Action either', () => {
    const s = forgotten('. A 1 . B')
      .moves('B', 'e')
      .answers({ block: 'A' }, call, 'endTurn')
      .expectAsked('blockTarget', 'home', 'stop');
    s.answers('stop').expectNotLogged('blockRolled').expectAsked('action', 'away').done();
  });
  test('B16-ILLEGAL-03: or loses a re-roll and plays on where the call came', () => {
    const s = called({ rerolls: { home: 2 }, turns: { home: 3, away: 3 } })
      .answers('keep')
      .expectRerolls(1, 0);
    s.expectAsked('activity', 'home')
      .walks('B', 'e')
      .answers('stop')
      .expectLegal({ move: 'A' })
      .expectIllegal('moveMarker');
    expect([s.game.turn(0), s.game.markerMoved]).toEqual([4, true]);
    s.expectTurnover('none').done();
  });
  test("B16-ILLEGAL-04: the lost one is that turn's team re-roll, if none has been used", () => {
    const s = called({ rerolls: { home: 2 } })
      .answers('keep', 'stop')
      .answers({ move: 'A' })
      .dice('d6:2', '2d6:5')
      .walks('A', 'w');
    s.expectNotLogged('rerolled').expectState('A', 'prone').expectRerolls(1, 0).done();
    // Without the call it could have been used.
    const free = forgotten('. A 1 . B', { rerolls: { home: 2 } })
      .answers({ move: 'A' })
      .dice('d6:2')
      .walks('A', 'w');
    free.expectAsked('reroll', 'home').done();
  });
  test('B16-ILLEGAL-05: with none left the other coach gains one', () => {
    called({ rerolls: { home: 0, away: 2 } })
      .answers('keep')
      .expectRerolls(0, 3)
      .expectEvent({ type: 'gainedReroll', seat: 1 })
      .done();
    called({ rerolls: { home: 0, away: 2 } })
      .answers('endTurn', 'stop')
      .expectRerolls(0, 2)
      .done();
  });
  test('B16-ILLEGAL-06: who has moved the marker before the call has done nothing wrong', () => {
    const s = forgotten('. A 1 . B', { rerolls: { home: 1, away: 1 }, turns: { home: 3, away: 3 } }).moves('B', 'e');
    s.answers('moveMarker');
    expect(s.game.turn(0)).toBe(4);
    s.answers(call).expectEvent(wrong).expectRerolls(1, 0).expectAsked('action', 'home').done();
  });
});

describe('B16-ILLEGAL-07: a wrong call', () => {
  test('B16-ILLEGAL-07: costs the caller a re-roll', () => {
    const s = forgotten('. A 1 . B', { rerolls: { home: 1, away: 2 } })
      .answers(call)
      .expectEvent(wrong)
      .expectRerolls(1, 1);
    s.expectEvent({ type: 'lostReroll', seat: 1 }).expectAsked('action', 'home').expectTurnover('none').done();
  });
  test('B16-ILLEGAL-07: or gives one to the other coach', () => {
    forgotten('. A 1 . B', { rerolls: { home: 1 } })
      .answers(call)
      .expectRerolls(2, 0)
      .expectEvent({ type: 'gainedReroll', seat: 0 })
      .done();
  });
});

test('B16-ILLEGAL-03, B16-OQ-49: at half time every coach is back at the re-rolls bought', () => {
  const s = fromToss({ rerolls: 3 }, { rerolls: 2 }, { illegalProcedure: true })
    .toFirstTurn('home')
    .answers({ callIllegal: 'home' });
  s.expectRerolls(2, 2)
    .answers({ move: 'A11' }, { to: [23, 8] }, { callIllegal: 'home' }, 'keep')
    .expectRerolls(2, 1);
  s.answers('stop').endsHalf().expectRerolls(3, 2).done();
});
