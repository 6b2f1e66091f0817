/** Assisting a block: who helps, whom, and what it comes to. */
import { describe, expect, test } from 'vitest';
import type { BloodEvent } from '../../src/blood/events.ts';
import { type BloodScenario, blood, type Settings } from '../blood/dsl.ts';

type Rolled = Extract<BloodEvent, { type: 'blockRolled' }>;
/** A blocks 1: so many dice (below 0: the other coach picks), and these players have assisted. */
const expectBlock = (drawing: string, dice: number, assists: readonly string[], settings: Settings = {}): void => {
  const s = blood(drawing, settings)
    .dice(...new Array<string>(Math.abs(dice)).fill('block:pushed'))
    .blocks('A', '1')
    .expectDice(dice);
  expect(assistsOf(s)).toEqual(assists);
  s.done();
};
const assistsOf = (s: BloodScenario): string[] => {
  const e = (s.game.events ?? []).filter((one): one is Rolled => one.type === 'blockRolled').at(-1) as Rolled;
  return e.modifiers.flatMap(m => (m.cause === 'assist' ? [`${s.game.playerName(m.who)} ${m.by}`] : []));
};

describe('what assists come to', () => {
  test('B16-ASSIST-01: +1 Strength for each team-mate that helps the attacker', () => {
    expectBlock('A 1 B', 2, ['B 1']);
    expectBlock('. C .\nA 1 B', 2, ['C 1', 'B 1']);
    // 3 and three assists are twice 3; a fourth makes it more.
    expectBlock('. C .\nA 1 B\n. D .', 2, ['C 1', 'B 1', 'D 1']);
    expectBlock('. C E\nA 1 B\n. D .', 3, ['C 1', 'E 1', 'B 1', 'D 1']);
  });
  test('B16-ASSIST-01: +1 Strength for each team-mate that helps the defender', () => {
    expectBlock('2 A 1', -2, ['2 -1']);
    expectBlock('2 . .\n3 A 1\n4 . .', -2, ['2 -1', '4 -1', '3 -1']);
    expectBlock('2 5 .\n3 A 1\n4 . .', -3, ['2 -1', '5 -1', '4 -1', '3 -1']);
  });
  test('B16-ASSIST-01, B16-ASSIST-10: assists on both sides are weighed against each other', () => {
    expectBlock('2 A 1 B', 1, ['B 1', '2 -1']);
    expectBlock('2 . . .\n3 A 1 B', -2, ['B 1', '2 -1', '3 -1']);
  });
  test('B16-ASSIST-10: the sums are compared with the same table as Strengths without assists', () => {
    // 2 + 1 = 3 against 3; 5 + 1 = 6 against 3; 6 + 1 = 7 against 3; 1 against 1 + 2.
    expectBlock('A 1 B', 1, ['B 1'], { who: { A: { strength: 2 } } });
    expectBlock('A 1 B', 2, ['B 1'], { who: { A: { strength: 5 } } });
    expectBlock('A 1 B', 3, ['B 1'], { who: { A: { strength: 6 } } });
    expectBlock('2 . .\n3 A 1', -3, ['2 -1', '3 -1'], { who: { A: { strength: 1 }, 1: { strength: 1 } } });
  });
  test('B16-ASSIST-01: without the module nobody helps', () => {
    expectBlock('A 1 B', 1, [], { options: { assists: false } });
  });
  test('B16-ASSIST-02: it is no Action: whoever has acted may help, and whoever has helped may act', () => {
    expectBlock('A 1 B', 2, ['B 1'], { who: { B: { acted: true } } });
    const s = blood('A 1 B . .', { who: { 1: ['standFirm'] } })
      .dice('block:pushed', 'block:pushed')
      .blocks('A', '1');
    s.answers({ face: 'pushed' }, 'yes').expectAsked('action', 'home').expectLegal({ block: 'B' }).done();
  });
  test('B16-ASSIST-02: one player helps in several blocks of a turn', () => {
    const s = blood('A 1 B . .\n. C . . .', { who: { 1: ['standFirm'] } });
    s.dice('block:pushed', 'block:pushed').blocks('A', '1').answers({ face: 'pushed' }, 'yes');
    expect(assistsOf(s)).toEqual(['B 1', 'C 1']);
    s.dice('block:pushed', 'block:pushed').blocks('C', '1').answers({ face: 'pushed' }, 'yes');
    expect(assistsOf(s)).toEqual(['B 1', 'A 1']);
    s.done();
  });
  test("B16-ASSIST-03: the attacker's assists are counted first, then the defender's", () => {
    expectBlock('2 . C .\n3 A 1 B', 1, ['C 1', 'B 1', '2 -1', '3 -1']);
  });
});

describe('who may assist', () => {
  test('B16-ASSIST-04: only a player next to the opponent that is directly involved', () => {
    expectBlock('A 1 . B', 1, []);
    expectBlock('B A 1', 1, []); // next to its own team-mate only
    expectBlock('A 1 2', 1, []); // likewise
    expectBlock('3 . A 1', 1, []);
  });
  test("B16-ASSIST-05: not inside the tackle zone of another opponent; the involved one's does not count", () => {
    expectBlock('A 1 B', 2, ['B 1']);
    expectBlock('A 1 B 2', 1, []);
    expectBlock('2 A 1', -2, ['2 -1']);
    expectBlock('B 2 A 1', 1, []);
  });
  test('B16-ASSIST-05: an opponent that has no tackle zone does not stop it', () => {
    expectBlock('A 1 B 2', 2, ['B 1'], { who: { 2: { state: 'prone' } } });
    expectBlock('A 1 B 2', 2, ['B 1'], { who: { 2: { witless: true } } });
  });
  test('B16-ASSIST-06: only a standing player', () => {
    expectBlock('A 1 b', 1, []);
    expectBlock('A 1 B', 1, [], { who: { B: { state: 'stunned' } } });
    expectBlock('2 A 1', 1, [], { who: { 2: { state: 'prone' } } });
  });
  test('B16-ASSIST-06, B16-ASSIST-07: whoever may not help does not help beside one that does', () => {
    expectBlock('. C .\nA 1 b', 2, ['C 1']);
    expectBlock('. C .\nA 1 B', 2, ['C 1'], { who: { B: { state: 'stunned' } } });
    expectBlock('. C .\nA 1 B', 2, ['C 1'], { who: { B: { witless: true } } });
    expectBlock('. 3 .\n2 A 1', -2, ['3 -1'], { who: { 2: { state: 'prone' } } });
    expectBlock('. 3 .\n2 A 1', -2, ['3 -1'], { who: { 2: { witless: true } } });
  });
  test('B16-ASSIST-07: only a player that has its tackle zone', () => {
    expectBlock('A 1 B', 1, [], { who: { B: { witless: true } } });
    expectBlock('2 A 1', 1, [], { who: { 2: { witless: true } } });
  });
});

describe('what is between the two only', () => {
  test('B16-ASSIST-08: the result leaves the assisting players alone', () => {
    blood('2 A 1 B')
      .dice('block:bothDown', '2d6:5', '2d6:5')
      .blocks('A', '1')
      .expectState('A', 'prone')
      .expectState('1', 'prone')
      .expectState('B', 'standing')
      .expectState('2', 'standing')
      .expectPitch('2 a 1 B')
      .done();
  });
  test('B16-ASSIST-09: the skills of assisting players do not count', () => {
    // Neither Block nor Mighty Blow of B, nor Block of 2, is of any use here.
    const s = blood('2 A 1 B', { who: { B: ['block', 'mightyBlow', 'tackle'], 2: ['block', 'mightyBlow'] } })
      .dice('block:bothDown', '2d6:8', '2d6:8')
      .blocks('A', '1');
    s.expectState('A', 'prone').expectState('1', 'prone').expectNotLogged('skillUsed', 'injuryRolled').done();
    blood('2 A 1 B', { who: { 1: ['dodge'], B: ['tackle'] } })
      .dice('block:defenderStumbles')
      .blocks('A', '1')
      .expectAsked('useSkill', 'away')
      .done();
  });
});

describe('worked examples', () => {
  // Izzi is A, Gort is B, Krug is C; Matthias is 1, Ritter von Baum is 2.
  const replay = `
    . C 2
    A 1 .
    . B .`;
  test('B16-ASSIST-X1: one assist, 4 against 3: two dice, the attacker picks, and Matthias is only pushed back', () => {
    blood(replay)
      .dice('block:pushed', 'block:bothDown')
      .blocks('A', '1')
      .expectDice(2)
      .expectAsked('blockDie', 'home', { face: 'pushed' }, { face: 'bothDown' })
      .answers({ face: 'pushed' }, { to: [12, 6] }, 'no')
      .expectSquare('1', [12, 6])
      .expectState('1', 'standing')
      .done();
  });
  test("B16-ASSIST-X2: Krug stands next to Matthias but inside von Baum's tackle zone: no assist of his", () => {
    expectBlock(replay, 2, ['B 1']);
    // Without von Baum he would help as well.
    expectBlock(replay.replace('2', '.'), 2, ['C 1', 'B 1']);
  });
});
