/** What a coach of Blitz Bowl looks at: one policy, and a temper for every level of it. */
import { PLAIN, TUNED, type Weights } from './weights.ts';

/** Strength is set by what is seen and how far, never by chance. Costs are in tenths of a point. */
export interface Temper {
  readonly name: string;
  /** What an Opponent costs who Marks the carrier, could Mark and Block it, or could come near: 0 does not look at them. */
  readonly marked: number;
  readonly near: number;
  readonly inReach: number;
  /** Whether it sees what the rest of its turn promises: Blocks set up, cards half done. */
  readonly prospects: boolean;
  /** Whether it thinks of Bonus Plays between Actions. */
  readonly cards: boolean;
  /** How many of its Players it thinks of: those nearest to the ball. */
  readonly attention: number;
  /** How often a course with dice in it is tried. */
  readonly samples: number;
  readonly weights: Weights;
}
const EVERYBODY = 99;
/** The reference that other bots are measured by: it does not change any more. */
export const GREEDY: Temper = {
  name: 'greedy',
  marked: 5,
  near: 1.6,
  inReach: 0.5,
  prospects: true,
  cards: true,
  attention: EVERYBODY,
  samples: 12,
  weights: PLAIN,
};
/** Sound, but it sees only what is in front of it: nobody's next turn, not the rest of its own, no cards. */
const ROOKIE: Temper = {
  name: 'rookie',
  marked: 0,
  near: 0,
  inReach: 0,
  prospects: false,
  cards: false,
  attention: 1,
  samples: 3,
  weights: PLAIN,
};
const REGULAR: Temper = { ...GREEDY, name: 'regular' };
/** How `veteran` answers what is asked in the middle of an Action; its numbers come from some 50,000 matches against itself. */
export const VETERAN: Temper = {
  ...GREEDY,
  name: 'veteran',
  marked: 0.99,
  near: 2.07,
  inReach: 0.382,
  weights: TUNED,
};

/** Those who look no further than one Action. */
export const TEMPERS: readonly Temper[] = [GREEDY, ROOKIE, REGULAR];
