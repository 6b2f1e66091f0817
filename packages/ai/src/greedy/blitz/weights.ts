/** What a coach of Blitz Bowl weighs, in tenths of a point. */

export interface Weights {
  // Players and cards.
  readonly standing: number;
  readonly prone: number;
  /** With more than one Block die. */
  readonly strong: number;
  /** Marked, those with more than one Block die and the others. */
  readonly strongMarked: number;
  readonly weakMarked: number;
  readonly handCard: number;
  /** Cards that give a free Action are worth so much less while they are held. */
  readonly useSoonLess: number;
  /** Each square further away from the ball. */
  readonly far: number;

  // The ball.
  readonly held: number;
  readonly perColumn: number;
  readonly canScore: number;
  /** For every team-mate beside the carrier. */
  readonly guarded: number;
  readonly perSquareNearer: number;
  readonly nearerMax: number;
  /** Squares that a loose ball is further away for those on the ground, and for all beside an Opponent. */
  readonly lying: number;
  readonly looseGuarded: number;

  // The rest of the turn.
  /** For each step done of a card that takes three. */
  readonly halfDone: number;
  /** Of what the best Block that could be made next brings: knocking somebody down, or the carrier. */
  readonly blockNext: number;
  readonly down: number;
  readonly carrierDown: number;
}
/** By eye. */
export const PLAIN: Weights = {
  standing: 3,
  prone: 1.2,
  strong: 0.6,
  strongMarked: 0,
  weakMarked: 0,
  handCard: 2.5,
  useSoonLess: 1.4,
  far: 0.08,
  held: 8,
  perColumn: 0.9,
  canScore: 7,
  guarded: 0,
  perSquareNearer: 0.8,
  nearerMax: 6,
  lying: 3,
  looseGuarded: 4,
  halfDone: 2,
  blockNext: 0.6,
  down: 4,
  carrierDown: 16,
};
/** Tuned by play against itself: packages/ai/training says how. */
export const TUNED: Weights = {
  standing: 2.24,
  prone: 1.19,
  strong: 0.62,
  strongMarked: 0.947,
  weakMarked: 0.467,
  handCard: 2.65,
  useSoonLess: 1.26,
  far: 0.101,
  held: 4.66,
  perColumn: 0.721,
  canScore: 7.29,
  guarded: -0.424,
  perSquareNearer: 0.643,
  nearerMax: 5.08,
  lying: 2.52,
  looseGuarded: 2.88,
  halfDone: 3.31,
  blockNext: 0.745,
  down: 4.24,
  carrierDown: 13.4,
};
