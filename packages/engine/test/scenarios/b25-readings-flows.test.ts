/** What a reading of the flows of 2025 alone suspected; docs/readings.md says what each of them came to. */
import { describe, expect, test } from 'vitest';
import { Passing } from '../../src/blood/procedures/aim.ts';
import { Stepping } from '../../src/blood/procedures/step.ts';
import { Blocking } from '../../src/blood/procedures/strength.ts';
import { ACTIONS, Harm } from '../../src/blood/words.ts';
import { blood25 } from '../blood/b25.ts';

describe('a chain of pushes that comes round', () => {
  /** Everybody has nowhere to go but the next one's square, and the last one pushes the blocker. */
  const RING = `
    .  .  8 9 . .
    10 11 7 A . .
    C  6  . . 1 D
    E  5  . . 2 F
    .  G  4 3 H I
    .  J  K L . .`;
  const AROUND = [
    { to: [14, 8] },
    { to: [13, 9] },
    { to: [12, 9] },
    { to: [11, 8] },
    { to: [11, 7] },
    { to: [12, 6] },
    { to: [13, 6] },
  ] as const;
  const block = (face: string, to: readonly [number, number]) =>
    blood25(RING, { who: { A: { strength: 8 } } })
      .dice(`block:${face}`, `block:${face}`)
      .blocks('A', '1')
      .answers({ face }, ...AROUND, { to });
  test('B25-Q-31, B25-FOLLOW-02: it has taken the blocker two squares away, and nobody follows up', () => {
    const s = block('pushed', [14, 5]).expectNotLogged('followedUp').expectSquare('A', [14, 5]);
    expect(s.game.question.name).toBe('action');
  });
  test('B25-FOLLOW-01: whoever is still next to the square may', () => {
    block('pushed', [14, 6]).expectAsked('followUp', 'home', 'yes', 'no');
  });
});

describe('a foul whose Injury roll is made again', () => {
  const foul = (drawing: string) =>
    blood25(drawing, { who: { A: ['savageMauling'], 1: { armour: 8, state: 'prone' } } })
      .dice('d6:6', 'd6:5', 'd6:4', 'd6:4')
      .fouls('A', '', '1')
      .expectAsked('useSkill', 'home', 'yes', 'no');
  test('B25-PRIN-FAQ-09, B25-STARRULE-59: the double that was rolled first does not count', () => {
    const s = foul('A 1 .\n. . B').dice('d6:2', 'd6:1').answers('yes');
    s.expectNotLogged('refereeSaw').expectState('1', 'stunned').done();
  });
  test('B25-SENT-01: one that was rolled at last does', () => {
    foul('A 1 .\n. . B').dice('d6:2', 'd6:2').answers('yes').expectAsked('argueTheCall', 'home').done();
  });
  test('B25-STARRULE-59: with nobody to help on either side as well', () => {
    foul('A 1 . . B').dice('d6:2', 'd6:1').answers('yes').expectNotLogged('refereeSaw').done();
  });
});

test('B25-STARRULE-59: what a roll or a block is like fits into the sixteen bits of a slot', () => {
  for (const flags of [Harm, Blocking, Passing, Stepping])
    expect(Object.values(flags).filter(flag => flag > 1 << 15)).toEqual([]);
});

test.each([
  ['B25-TRAIT-PROJECTILEVOMIT-01', 'vomit', 'projectileVomit', ['d6:2', '2d6:3']],
  ['B25-TRAIT-BREATHEFIRE-01', 'breatheFire', 'breatheFire', ['d6:2']],
] as const)('%s: once declared, %s is what has been declared this turn', (_id, verb, skill, dice) => {
  const s = blood25('A 1 . B', { who: { A: [skill] } });
  s.dice(...dice)
    .answers({ [verb]: 'A' }, { [verb]: '1' })
    .done();
  expect(ACTIONS.filter((_, action) => s.game.declared(action))).toEqual([verb]);
});
