/** The 2022 edition: whom a Throw may name, and what obstructs it. */
import { describe, expect, test } from 'vitest';
import { legalOf, type Scenario, scenario2022 } from '../dsl.ts';

const modifiersOf = (s: Scenario): string[] =>
  (s.game.events ?? []).flatMap(e => (e.type === 'checked' ? e.modifiers.map(m => `${m.by} ${m.cause}`) : []));

test('B22-THROW-01: the targets are the standing Team-mates in range (B22-OQ-09)', () => {
  const s = scenario2022(
    `
    A . . . B . . .
    . . . . . . . .
    . . c . 1 . . D`,
    { at: [5, 5], ball: 'A', reserves: { E: {} } },
  ).answers({ throw: 'A' });
  expect(legalOf(s, 'target')).toEqual(['B', 'D']);
  const far = scenario2022('A . . . . . . . . B', { at: [3, 6], ball: 'A' });
  far.expectIllegal({ throw: 'A' }); // nine squares away
});
test('B22-THROW-01: with only Prone Team-mates in range there is no Throw', () => {
  scenario2022('A . b . .', { ball: 'A' }).expectIllegal({ throw: 'A' });
});

describe('B22-THROW-02: a blocked square under the ruler', () => {
  // On the braziers (6,3) is blocked.
  test.each([
    ['straight through it', 'A . . B', [4, 3], ['-1 blockedSquare'], 4, 'failed'],
    ['along the row beside it', 'A . . B', [4, 2], [], 4, 'completed'],
    ['over its corner', 'A . .\n. . B', [5, 2], ['-1 blockedSquare'], 4, 'failed'],
  ] as const)('%s', (_, drawing, at, modifiers, die, result) => {
    const s = scenario2022(drawing, { pitch: 'braziers', at, ball: 'A', who: { A: { throw: 4 } } });
    s.dice(`d6:${die}`, ...(result === 'failed' ? ['d8:5'] : [])).throws('A', 'B');
    expect(modifiersOf(s)).toEqual(modifiers);
    s.expectEvent({ type: 'threw', result }).done();
  });
});

describe('B22-THROW-03: an Open Opponent under the ruler', () => {
  test.each([
    ['an Open Opponent', 'A . 1 . B', {}, ['-1 openOpponent']],
    ['a Marked one', 'A . 1 . B\n. . C . .', {}, []],
    ['a Prone one', 'A . 1 . B', { 1: { state: 'prone' } }, []],
    ['an Open one in the row beside', 'A . . . B\n. . 1 . .', {}, []],
    ['a Team-mate', 'A . C . B', {}, []],
  ] as const)('%s', (_, drawing, who, modifiers) => {
    const s = scenario2022(drawing, { ball: 'A', who }).dice('d6:6').throws('A', 'B').expectBall('B');
    expect(modifiersOf(s)).toEqual(modifiers);
    s.done();
  });
});

describe('B22-THROW-04: a Hand-off is a Throw Action', () => {
  test('it needs no die and uses the Throw of the turn', () => {
    const s = scenario2022('A B . . C', { ball: 'A' }).throws('A', 'B').expectBall('B').expectNotLogged('checked');
    s.answers({ throw: 'B' }, { target: 'A' }).expectBall('A').expectIllegal({ throw: 'A' }).done();
  });
  test('the thrower must be Open', () => {
    scenario2022('1 A B . .', { ball: 'A' }).expectIllegal({ throw: 'A' });
    scenario2022('. A B . .', { ball: 'A' }).expectLegal({ throw: 'A' });
  });
  test('the target must stand; it may be Marked', () => {
    scenario2022('. A b . .', { ball: 'A' }).expectIllegal({ throw: 'A' });
    scenario2022('. A B 1 .', { ball: 'A' }).throws('A', 'B').expectBall('B').expectStatus('B', 'marked').done();
  });
});

test('B22-THROW-02, B22-THROW-03: the modifier cites the rule of this edition', () => {
  const cited = (drawing: string, pitch: string): string[] => {
    const s = scenario2022(drawing, { at: [3, 2], pitch, ball: 'A' })
      .dice('d6:6')
      .throws('A', 'B');
    return (s.game.events ?? []).flatMap(e => (e.type === 'checked' ? e.modifiers.map(m => m.rule) : []));
  };
  const overBlocked = `
    . . . B
    . . . .
    . . . .
    A . . .`;
  expect(cited(overBlocked, 'stone')).toEqual(['B22-THROW-02']);
  expect(cited('A . 1 . B', 'green')).toEqual(['B22-THROW-03']);
});
