/** Exact odds of a dodge in the slice: enumerated, compared with the closed form, with and without merging. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { EnumeratingDice } from '../../src/dice/enumerating.ts';
import { ScriptedDice } from '../../src/dice/scripted.ts';
import { writePosition } from '../../src/kernel/notation.ts';
import { HOME, type PlayerId, Posture } from '../../src/words.ts';
import { drawn, named } from './slice/build.ts';
import { passes } from './slice/dodge.ts';
import { Skill, type SliceGame } from './slice/game.ts';

// Whole matches are played here: a busy machine is no failure.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

interface Dodge {
  readonly agility: number;
  /** Opponents next to the square dodged to. */
  readonly marks: number;
  readonly reroll: 'none' | 'skill' | 'team' | 'both';
  readonly tackler: 'absent' | 'uses' | 'declines';
  readonly twoHeads: boolean;
}
const DRAWINGS = [
  `
  1 A . .
  . . . .`,
  `
  1 A . .
  . . . 2`,
  `
  1 A . 3
  . . . 2`,
  `
  1 A . 3
  . . 4 2`,
] as const;

/** The position before the dodge; 4 stands next to both squares, so it marks like the others. */
const before = (dodge: Dodge): SliceGame => {
  const skills = [
    ...(dodge.reroll === 'skill' || dodge.reroll === 'both' ? [Skill.dodge] : []),
    ...(dodge.twoHeads ? [Skill.twoHeads] : []),
  ];
  const g = drawn(DRAWINGS[dodge.marks] as string, new ScriptedDice(), {
    who: {
      A: { stats: [6, 3, dodge.agility, 4, 8], skills },
      1: dodge.tackler === 'absent' ? {} : { skills: [Skill.divingTackle] },
    },
  });
  g.setRerolls(HOME, dodge.reroll === 'team' || dodge.reroll === 'both' ? 1 : 0);
  g.answer({ move: 'A' });
  return g;
};
/** Answers everything asked in the middle of the roll: always re-roll, and the tackler as it is told. */
const playDodge = (g: SliceGame, dodge: Dodge): void => {
  g.answer({ to: [12, 5] });
  for (;;) {
    if (g.question.name === 'sliceReroll') g.choose(g.readAnswer(g.legalAnswers()[1]));
    else if (g.question.name === 'sliceDivingTackle') g.answer(dodge.tackler === 'uses' ? { player: '1' } : 'no');
    else return;
  }
};
const enumerate = (
  dodge: Dodge,
  merging: boolean,
): { outcomes: Map<string, number>; success: number; visits: number } => {
  const g = before(dodge);
  const start = g.save();
  const dice = new EnumeratingDice();
  dice.merging = merging;
  g.dice = dice;
  const outcomes = new Map<string, number>();
  let success = 0;
  let visits = 0;
  dice.forEach(() => {
    g.load(start);
    playDodge(g, dodge);
    visits++;
    const text = writePosition(g);
    outcomes.set(text, (outcomes.get(text) ?? 0) + dice.probability);
    if (g.posture(named(g, 'A') as PlayerId) === Posture.standing) success += dice.probability;
  });
  return { outcomes, success, visits };
};
const chance = (dodge: Dodge, extra: number): number =>
  [1, 2, 3, 4, 5, 6].filter(die => passes(die, extra - dodge.marks + (dodge.twoHeads ? 1 : 0), dodge.agility)).length /
  6;
/** Pass at once, or fail and pass the second time; where the tackler acts, both times by two more. */
const closedForm = (dodge: Dodge): number => {
  const plain = chance(dodge, 0);
  const final = dodge.tackler === 'uses' ? chance(dodge, -2) : plain;
  return dodge.reroll === 'none' ? final : final + (1 - plain) * final;
};

describe('a dodge on 3+ away from one opponent', () => {
  test.each([
    ['no re-roll, nobody answers', 'none', 'absent', 4 / 6],
    ['team re-roll, nobody answers', 'team', 'absent', 4 / 6 + (2 / 6) * (4 / 6)],
    ['no re-roll, tackled by -2', 'none', 'uses', 2 / 6],
    ['team re-roll, tackled by -2', 'team', 'uses', 2 / 6 + (2 / 6) * (2 / 6)],
    ['skill re-roll, tackled by -2', 'skill', 'uses', 2 / 6 + (2 / 6) * (2 / 6)],
    ['both re-rolls help once only', 'both', 'uses', 2 / 6 + (2 / 6) * (2 / 6)],
    ['team re-roll, the tackler declines', 'team', 'declines', 4 / 6 + (2 / 6) * (4 / 6)],
  ] as const)('%s', (_, reroll, tackler, expected) => {
    const dodge = { agility: 3, marks: 0, twoHeads: false, reroll, tackler } as const;
    expect(enumerate(dodge, true).success).toBeCloseTo(expected, 12);
    expect(enumerate(dodge, false).success).toBeCloseTo(expected, 12);
  });
});

const anyDodge: fc.Arbitrary<Dodge> = fc.record({
  agility: fc.integer({ min: 1, max: 6 }),
  marks: fc.integer({ min: 0, max: 3 }),
  reroll: fc.constantFrom('none', 'skill', 'team', 'both'),
  tackler: fc.constantFrom('absent', 'uses', 'declines'),
  twoHeads: fc.boolean(),
});

test('the enumerated odds of any dodge equal the closed form', () => {
  fc.assert(
    fc.property(anyDodge, dodge => {
      expect(enumerate(dodge, true).success).toBeCloseTo(closedForm(dodge), 12);
    }),
    { numRuns: 60, seed: 2025 },
  );
});

test('merged and unmerged enumeration give the same positions with the same probabilities, which add up to 1', () => {
  // A die that still lies on the table would tell merged results apart: the dodge clears it when it is settled.
  fc.assert(
    fc.property(anyDodge, dodge => {
      const merged = enumerate(dodge, true);
      const single = enumerate(dodge, false);
      expect(new Set(merged.outcomes.keys())).toEqual(new Set(single.outcomes.keys()));
      for (const [text, probability] of single.outcomes) expect(merged.outcomes.get(text)).toBeCloseTo(probability, 12);
      expect([...merged.outcomes.values()].reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
      expect(merged.visits).toBeLessThanOrEqual(single.visits);
    }),
    { numRuns: 60, seed: 2025 },
  );
});

test('merging saves visits: a dodge with re-roll and armour roll has a dozen outcomes instead of hundreds', () => {
  const dodge = { agility: 3, marks: 0, twoHeads: false, reroll: 'team', tackler: 'uses' } as const;
  expect(enumerate(dodge, false).visits).toBeGreaterThan(100);
  expect(enumerate(dodge, true).visits).toBeLessThan(50);
});
