/** What the reach of a player looks like from outside: ways to squares, their chances, and what they cost. */
import type { Modifier, PlayerId, Square } from '@ironpitch/engine';

/** A roll on the way, as the engine describes it. */
export interface WayRoll {
  readonly kind: string;
  readonly from: Square;
  readonly to: Square;
  /** How many D6 are added up. */
  readonly dice: 1 | 2;
  /** What the dice must reach, before modifiers. */
  readonly target: number;
  readonly modifiers: readonly Modifier[];
  /** Of passing at the first attempt; where an opponent rolls to hold or follow the player, of getting away. */
  readonly chance: number;
  /** What could re-roll it, if it is still there by then. */
  readonly rerolls: readonly string[];
}

/** One way to a square. */
export interface Way {
  /** The square it leads to. */
  readonly to: Square;
  /** `move` in Blood Bowl, or whatever Action is under way; `run`, `mark` or `sidestep` in Blitz Bowl. */
  readonly action: string;
  /** The squares entered, one after the other. */
  readonly path: readonly Square[];
  /** Which of them are leapt or jumped to, and the first of those; -1 for none. */
  readonly leaps: readonly number[];
  readonly leap: number;
  /** Of standing there with the Action still under way, every re-roll used as well as can be. */
  readonly chance: number;
  /** Squares of movement spent after standing up. */
  readonly squares: number;
  /** How many of them are beyond the movement allowance, each with a roll of its own. */
  readonly extra: number;
  /** Of getting there and having a team re-roll left for this turn. */
  readonly keepsReroll: number;
  /** The player has the ball when it gets there. */
  readonly ball: boolean;
}

/** Where a player can get in one activation. */
export interface Reach {
  readonly player: PlayerId;
  /** Every square it can get to, in the order of their numbers. */
  readonly squares: readonly Square[];
  /**
   * What was taken for granted, by stable names. `ownTurn`: it is the player's own turn, with nothing used up yet.
   * `cardsUnplayed`: nobody plays a card. `bloodLust`: the bite comes later. `ballAndChain`: it goes where chance takes
   * it, so nothing is said. `opponentsInterfere`: some may dive or follow, and do so where it hurts most. `notEveryPath`:
   * every chance is exact for its path, but with so many ways to be hindered, or to use Break Tackle or Steady
   * Footing along with re-rolls, not all were tried: another path may be a little safer. `droppedBall`: a
   * diver who has the ball would drop it; where it bounces then is left out. `lashesOut`: where Animal Savagery asks for
   * it, a team-mate without the ball takes the blow. `specialRules`: what a Star Player may do besides is left undone.
   */
  readonly assumptions: readonly string[];
  /** The way with the best chance; undefined for a square out of reach. */
  safest(sq: Square): Way | undefined;
  /** The ways worth thinking about, the safest first: no other way to the square is better in one respect and as good in all. */
  ways(sq: Square): readonly Way[];
  /** The answers that walk the way, the declaration of the Action first when it is still to come. */
  answers(way: Way): readonly number[];
  /** The rolls on the way, in their order. */
  rolls(way: Way): readonly WayRoll[];
}

/** Chances that differ by less are the same. */
export const TOLERANCE = 1e-12;
/** What ways are compared by. */
export type Merits = Pick<Way, 'chance' | 'squares' | 'extra' | 'keepsReroll' | 'ball' | 'action' | 'leap'>;
const isAsGood = (a: Merits, b: Merits): boolean =>
  a.chance >= b.chance - TOLERANCE &&
  a.squares <= b.squares &&
  a.extra <= b.extra &&
  a.keepsReroll >= b.keepsReroll - TOLERANCE &&
  a.ball === b.ball &&
  a.action === b.action;
/** The safest first. */
export const byChance = (a: Merits, b: Merits): number =>
  Math.abs(a.chance - b.chance) > TOLERANCE
    ? b.chance - a.chance
    : a.squares - b.squares || b.keepsReroll - a.keepsReroll || leaptFirst(a, b);
/** Of as many squares whoever leaps enters one less. */
const leaptFirst = (a: Merits, b: Merits): number => Number(a.leap < 0) - Number(b.leap < 0);

/** Leaves out everything that another one beats, and puts the safest first. */
export const worthThinkingAbout = <T extends Merits>(all: readonly T[]): readonly T[] => {
  if (all.length === 1) return all;
  const kept: T[] = [];
  for (const one of [...all].sort(byChance)) if (!kept.some(better => isAsGood(better, one))) kept.push(one);
  return kept;
};
