/** Player Actions: what can be declared, by whom, and how often. */
import { describe, expect, test } from 'vitest';
import { type BloodScenario, blood, legalOf } from '../blood/dsl.ts';

const ACTIONS = ['move', 'block', 'blitz', 'pass', 'handOff', 'foul'] as const;
/** What may be declared for a player, in the order of the list. */
const open = (s: BloodScenario, name: string): string[] => ACTIONS.filter(action => s.isLegal({ [action]: name }));

describe('one Action each', () => {
  test('B16-ACTION-01: a player that has acted may not act again this turn', () => {
    const s = blood('A 1 . B . 2 *', { who: { 2: { state: 'prone' } } });
    expect(open(s, 'A')).toEqual([...ACTIONS]);
    s.moves('A', '');
    expect(open(s, 'A')).toEqual([]);
    expect(open(s, 'B')).toEqual(['move', 'blitz', 'pass', 'handOff', 'foul']);
    // In its next turn it is as good as new.
    s.answers('endTurn', 'endTurn');
    expect(open(s, 'A')).toEqual([...ACTIONS]);
    s.done();
  });
  test('B16-ACTION-01: when everybody has acted the turn is over', () => {
    blood('A . B . 1').moves('A', '').moves('B', '').expectAsked('action', 'away').done();
  });
  test("B16-ACTION-01: only the moving team's players act", () => {
    blood('A . B . 1 2').expectIllegal({ move: '1' }, { blitz: '2' }).done();
    blood('A . B . 1 2', { active: 'away' }).expectIllegal({ move: 'A' }).expectLegal({ move: '1' }).done();
  });
  test('B16-ACTION-02: an Action is declared first: a turn begins with declarations and nothing else', () => {
    blood('A . 1')
      .expectAsked('action', 'home', { move: 'A' }, { blitz: 'A' }, 'endTurn')
      .expectIllegal({ to: [11, 5] }, { target: '1' }, 'throw', 'stop')
      .done();
  });
  test('B16-ACTION-02: what was declared is what is done', () => {
    // A Move does not turn into a Blitz, a Pass or a foul on the way.
    const s = blood('A 1 . B . 2', { ball: 'A', who: { 2: { state: 'prone' } } }).answers({ move: 'A' });
    expect(legalOf(s, 'target')).toEqual([]);
    s.expectIllegal('throw', { target: '1' }, { target: '2' }).done();
  });
  test('B16-ACTION-03: an Action is finished before anybody else begins one', () => {
    blood('A . 1 . B')
      .answers({ move: 'A' })
      .walks('A', 'n')
      .expectIllegal({ move: 'B' }, { blitz: 'B' }, 'endTurn')
      .answers('stop')
      .expectLegal({ move: 'B' })
      .done();
  });
  test('B16-ACTION-14: nobody needs to act', () => {
    blood('A 1 . B').answers('endTurn').expectAsked('action', 'away').expectPitch('A 1 . B').done();
    blood('A . 1 . B').moves('A', '').answers('endTurn').expectAsked('action', 'away').done();
  });
});

describe('the list', () => {
  test('B16-ACTION-04: Move: up to the Movement Allowance, no square at all included', () => {
    const two = { who: { A: { movement: 2 } }, options: { goForIt: false } };
    blood('A . . . B 1', two).moves('A', '').expectPitch('A . . . B 1').done();
    blood('A . . . B 1', two).answers({ move: 'A' }).walks('A', 'e e').expectAsked('activity', 'home', 'stop').done();
  });
  test('B16-ACTION-05: Block: one block at an adjacent opponent, without a step', () => {
    blood('A 1 . 2 B')
      .answers({ block: 'A' })
      .expectAsked('blockTarget', 'home', { target: '1' }, 'stop')
      .dice('block:pushed')
      .answers({ target: '1' }, { to: [12, 4] }, 'no')
      .expectAsked('action', 'home')
      .expectIllegal({ move: 'A' })
      .done();
    blood('A . 1 B').expectIllegal({ block: 'A' }).expectLegal({ block: 'B' }).done();
  });
  test('B16-ACTION-06: a Prone player may not declare a Block', () => {
    const s = blood('a 1 B');
    expect(legalOf(s, 'block')).toEqual(['B']);
    s.expectIllegal({ block: 'A' }).done();
  });
  test('B16-ACTION-07: Blitz: a move with one block in it, which costs a square', () => {
    blood('A . 1 . . B', { who: { A: { movement: 3 } }, options: { goForIt: false } })
      .answers({ blitz: 'A' })
      .walks('A', 'e')
      .dice('block:defenderDown', '2d6:5')
      .answers({ target: '1' }, { to: [13, 5] }, 'no')
      .walks('A', 'n')
      .expectAsked('activity', 'home', 'stop')
      .done();
  });
  test('B16-ACTION-08: one Blitz a turn, made or not', () => {
    const s = blood('A 1 . B . C').answers({ blitz: 'A' }, 'stop');
    expect(legalOf(s, 'blitz')).toEqual([]);
    s.expectLegal({ move: 'B' }).answers('endTurn', 'endTurn');
    expect(legalOf(s, 'blitz')).toEqual(['A', 'B', 'C']);
    s.done();
  });
  test('B16-ACTION-09: any player may blitz, whatever its position', () => {
    const s = blood('A B C D E . 1', {
      who: { A: 'human/lineman', B: 'human/thrower', C: 'human/catcher', D: 'human/blitzer', E: 'human/ogre' },
    });
    expect(legalOf(s, 'blitz')).toEqual(['A', 'B', 'C', 'D', 'E']);
    s.done();
  });
  test('B16-ACTION-10: Pass: a move, then the throw if the coach wants one, and no step after it', () => {
    blood('A . . . B . 1', { ball: 'A', who: { A: { movement: 4 } } })
      .answers({ pass: 'A' })
      .walks('A', 'e')
      .dice('d6:6', 'd6:6')
      .answers('throw', { to: [14, 5] })
      .expectBall('B')
      .expectAsked('action', 'home')
      .expectIllegal({ move: 'A' })
      .done();
    blood('A . . . B . 1', { ball: 'A' })
      .answers({ pass: 'A' })
      .walks('A', 'e')
      .answers('stop')
      .expectBall('A')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .done();
  });
  test('B16-ACTION-10: without the ball there is nothing to throw', () => {
    blood('A . * . B . 1')
      .answers({ pass: 'A' })
      .expectIllegal('throw')
      .dice('d6:3')
      .walks('A', 'e e')
      .expectLegal('throw')
      .done();
  });
  test('B16-ACTION-11: one Pass a turn, thrown or not', () => {
    const s = blood('A . B . 1', { ball: 'A' }).answers({ pass: 'A' }, 'stop');
    expect(legalOf(s, 'pass')).toEqual([]);
    s.expectIllegal({ pass: 'B' }).expectLegal({ move: 'B' }, { handOff: 'B' }).done();
  });
  test('B16-ACTION-12: Blitz and Pass of a turn belong to two players', () => {
    blood('A . B . 1', { ball: 'A' })
      .answers({ blitz: 'A' }, 'stop')
      .expectIllegal({ pass: 'A' })
      .expectLegal({ pass: 'B' })
      .done();
    blood('A . B . 1', { ball: 'A' })
      .answers({ pass: 'A' }, 'stop')
      .expectIllegal({ blitz: 'A' })
      .expectLegal({ blitz: 'B' })
      .done();
  });
  test.each(['handOff', 'foul'] as const)('B16-ACTION-13: one %s a turn, made or not', action => {
    const s = blood('A . B . 1', { ball: 'A', who: { 1: { state: 'prone' } } }).answers({ [action]: 'A' }, 'stop');
    expect(legalOf(s, action)).toEqual([]);
    const others = ['move', 'blitz', 'pass', 'handOff', 'foul'].filter(one => one !== action);
    expect(open(s, 'B')).toEqual(others);
    s.done();
  });
  test('B16-ACTION-13: without their modules there are no hand-offs and no fouls', () => {
    const s = blood('A . B . 1', {
      ball: 'A',
      who: { 1: { state: 'prone' } },
      options: { handOff: false, fouls: false },
    });
    expect(open(s, 'A')).toEqual(['move', 'blitz', 'pass']);
    s.done();
  });
});
