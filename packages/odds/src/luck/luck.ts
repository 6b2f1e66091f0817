/** Who was lucky: a match record played once more, with every roll held against what was to be expected of it. */
import type { Answer, Dice, Game, MatchRecord, RulesetDefinition } from '@ironpitch/engine';
import { replay } from '@ironpitch/engine';
import { KeptDice } from './dice.ts';
import { Evaluation, type Foresight } from './evaluation.ts';
import { Review } from './review.ts';
import type { MatchLuck } from './words.ts';

/**
 * Every roll of a match with what was to be expected and what came, who had the luck, and how the chance to win went up
 * and down. A match that is not over yet may be looked at as well. Throws BadInput when the record cannot be replayed.
 * `evaluation` says who is going to win: bots know better than the model here, and whoever may ask them hands theirs in.
 *
 * ```ts
 * const luck = luckOf(rulesetNamed(record.ruleset), record);
 * luck.score; // [0.31, -0.31]: the dice were worth a third of a match to home
 * for (const place of luck.deciding) luck.rolls[place]; // { kind: 'dodge', player: 'H7', needs: 3, dice: [1], swing: -0.11, … }
 * ```
 */
export const luckOf = (
  ruleset: RulesetDefinition,
  record: MatchRecord,
  onProgress?: (done: number, all: number) => void,
  evaluation: Foresight = new Evaluation(ruleset),
): MatchLuck => {
  let kept: KeptDice | undefined;
  const create = (dice: Dice): Game => {
    kept = new KeptDice(dice);
    return ruleset.create(record, kept);
  };
  let review: Review | undefined;
  replay(record, ruleset, create, {
    watch: (g, answered) => {
      const fallen = (kept as KeptDice).take();
      if (review === undefined) review = new Review(g, ruleset, evaluation);
      else review.look(g, record.answers[answered - 1] as Answer, answered - 1, fallen);
      onProgress?.(answered, record.answers.length);
    },
  });
  return (review as Review).told();
};
