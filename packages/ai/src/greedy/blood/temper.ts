/** What a coach of Blood Bowl looks at: one policy, and a temper for every level of it. */
import type { blood } from '@ironpitch/engine';
import { LEARNED, type Places } from './places.ts';
import { PLAIN, TUNED, type Weights } from './weights.ts';

/** Strength is set by what is seen and how far, never by chance. A Touchdown is worth a hundred. */
export interface Temper {
  readonly name: string;
  /** How likely a carrier in reach of opponents is knocked down by a Blitz; 0: does not think of their next turn. */
  readonly blitzed: number;
  /** How many of its players it thinks of: those nearest to the ball. */
  readonly attention: number;
  /** Whether it stands where it helps a block to come. */
  readonly assists: boolean;
  /** Whether it looks for a Blitz, for throws and hand-offs, for fouls. */
  readonly blitzes: boolean;
  readonly throws: boolean;
  readonly fouls: boolean;
  /** How many run ahead to be thrown to. */
  readonly receivers: number;
  /** Squares around the own ball: the corners of a cage, and its sides. */
  readonly corner: number;
  readonly beside: number;
  /** Squares against the other side's ball: next to it, in its way, and (a cost) behind it. */
  readonly mark: number;
  readonly screen: number;
  readonly behind: number;
  /** What it is worth that their carrier goes down, compared with anybody else. */
  readonly carrierDown: number;
  readonly weights: Weights;
  /** Where it has learned to stand, and how much that counts. */
  readonly places?: Places;
  readonly placing: number;
  /** Whether it weighs the ball by where it is, works out who can really get at it, and gives it an escort. */
  readonly foresees: boolean;
  /** How it sets up, to attack and to defend; any way that suits the side, where none is named. */
  readonly formations: readonly blood.FormationName[];
}
const EVERYBODY = 99;
/** The reference that other bots are measured by: it does not change any more. */
export const GREEDY: Temper = {
  name: 'greedy',
  blitzed: 0.24,
  attention: EVERYBODY,
  assists: true,
  blitzes: true,
  throws: true,
  fouls: true,
  receivers: 2,
  corner: 7,
  beside: 4,
  mark: 6,
  screen: 4,
  behind: 2,
  carrierDown: 38,
  weights: PLAIN,
  placing: 0,
  foresees: false,
  formations: [],
};
/** Sound, but it sees only what is in front of it: nobody's next turn, no help for a block to come, no other way to the ball than its own. */
const ROOKIE: Temper = {
  name: 'rookie',
  blitzed: 0,
  attention: 1,
  assists: false,
  blitzes: false,
  throws: false,
  fouls: false,
  receivers: 0,
  corner: 2,
  beside: 2,
  mark: 1,
  screen: 0,
  behind: 0,
  carrierDown: 4,
  weights: PLAIN,
  placing: 0,
  foresees: false,
  formations: [],
};
const REGULAR: Temper = { ...GREEDY, name: 'regular' };
/** Sees what `greedy` sees, and what comes of the ball besides; its numbers come from some 90,000 matches against itself. */
export const VETERAN: Temper = {
  ...GREEDY,
  name: 'veteran',
  foresees: true,
  formations: ['cageReady', 'chevron'],
  blitzed: 0.45,
  corner: 5.38,
  beside: 1.13,
  mark: 5.78,
  screen: 3.65,
  behind: 1.94,
  carrierDown: 46.9,
  weights: TUNED,
  places: LEARNED,
  placing: 1,
};

export const TEMPERS: readonly Temper[] = [GREEDY, ROOKIE, REGULAR, VETERAN];
