/** What a coach might do now: the best three plans, each with its chance and what it is worth. */
import { type Game, SeededDice } from '@ironpitch/engine';
import type { Asked } from './bot.ts';
import { NO_CLOCK } from './clock.ts';
import type { Idea } from './look/idea.ts';
import { lookAt } from './look/look.ts';
import { Scales, type Weighed } from './look/weigh.ts';

/** Plain data, which can be sent to and from a worker. */
export interface Hint extends Idea {
  /** How likely it does what it is for. */
  readonly chance: number;
  /** The result that is to be expected of it: a win is 1, a draw one half. */
  readonly worth: number;
  /** How much more than the next best plan, or (below 0) how much less than the best one. */
  readonly more: number;
}
const HINTS = 3;
const SIGHT = { ideas: 7, rounds: 6, answer: true } as const;
const TRIES = 40;
const SEED = 'hint';

/**
 * The best one first. `view` is a game with the position as its coach may see it, the question being open; it is played
 * on and comes back as it was. The same position gets the same hints.
 */
export const hint = (view: Game, { seat, answers }: Asked): readonly Hint[] => {
  const dice = new SeededDice(SEED);
  const given = view.dice;
  const look = lookAt(view.rules.id, dice);
  const scales = new Scales(look, SIGHT, dice);
  const start = view.save();
  const ideas = look.ideas(view, seat, answers);
  view.load(start);
  const best = scales.weigh(view, seat, ideas, SEED, NO_CLOCK).slice(0, HINTS);
  const hints = best.map(({ idea, worth }, place): Hint => {
    const chance = scales.chanceOf(view, seat, idea, `${SEED}/chance`, TRIES);
    return { ...idea, chance, worth, more: moreOf(best, place) };
  });
  view.dice = given;
  view.load(start);
  return hints;
};
const moreOf = (best: readonly Weighed[], place: number): number => {
  const other = best[place === 0 ? 1 : 0];
  return other === undefined ? 0 : (best[place] as Weighed).worth - other.worth;
};
