/** What a plan is, what it can come to, and what is wrong with a bad one. */
import { type Answer, BadInput, type Game, type Refusal, type Seat } from '@ironpitch/engine';

/**
 * A plan: the steps a coach means to take in this turn, as answers in their order. Only questions that move the match
 * on are steps: which Action, which square, which target. `stop` may be left out where the next step shows that the
 * Action is over. What comes up on the way (dice to pick, re-rolls, skills, push squares, follow-ups) is answered by
 * `prefer`; where that is silent, by whatever gives the best chance.
 */
export interface Plan {
  readonly steps: readonly Answer[];
  /** By question, the answers in order of preference: the first one that is legal is given. */
  readonly prefer?: Readonly<Record<string, readonly Answer[]>>;
}

/** What must hold once the plan has been carried out. */
export interface Goal {
  /** The planning coach has scored on the way. */
  readonly touchdown?: true;
  /** Who holds a ball: a player by name, or a side. */
  readonly holder?: string;
  /** By name; only what is said about a player is looked at. */
  readonly players?: Readonly<Record<string, PlayerGoal>>;
  /** A turnover does not spoil it. */
  readonly turnoverAllowed?: true;
  /** Anything else. Must depend on the position alone. */
  readonly also?: (game: Game) => boolean;
  /** The only players that `also` looks at, by name; it may look at everything when left out. */
  readonly looksAt?: readonly string[];
  /** `also` asks which casualty somebody is. Otherwise only those are told apart that an apothecary sees differently. */
  readonly whichCasualty?: true;
}
export interface PlayerGoal {
  /** Where it stands, unless `state` says otherwise. */
  readonly square?: readonly [column: number, row: number];
  /** Down: Prone, Stunned, or taken off. */
  readonly state?: 'standing' | 'down' | 'off';
  readonly ball?: boolean;
}

/**
 * What can happen on the way besides success. A ball that lies loose when the turn is lost counts as lost, wherever it
 * bounces afterwards.
 */
export const OUTCOMES = [
  'turnover',
  'touchdown',
  'down',
  'outOfTheGame',
  'ballLost',
  'opponentDown',
  'opponentOutOfTheGame',
  'rerollUsed',
] as const;
export type OutcomeName = (typeof OUTCOMES)[number];

export interface Chances {
  /** All steps taken, the goal reached. */
  readonly success: number;
  /** The true chance of success is at most so much greater, and never smaller; 0 where `success` is exact. */
  readonly bound: number;
  /** The same when the planning coach re-rolls nothing. */
  readonly withoutRerolls: number;
  readonly boundWithoutRerolls: number;
  readonly turnover: number;
  /** Each one by itself: several may happen in one course of events. */
  readonly outcomes: Readonly<Record<OutcomeName, number>>;
  /** Chance of courses too unlikely to be followed to their end; they count as failures. */
  readonly unresolved: number;
  /** The chances as exact fractions ("11/36"), if `fractions` was asked for; null where there is a bound, or they are too long to read. */
  readonly fractions?: Fractions | null;
  /** What was taken for granted. */
  readonly assumptions: readonly Assumption[];
  /** How many different questions were met. */
  readonly positions: number;
}

/** Something that was taken for granted, by name: its sentence stands with the texts. */
export type Assumption =
  /** The other coach chooses what is worst for the plan; what the plan leaves open is chosen for the best chance. */
  | { readonly name: 'worst' | 'best' }
  /** No card is played that the plan does not play. */
  | { readonly name: 'cards' }
  /** Courses of this chance together were not followed to their end. */
  | { readonly name: 'cutShort'; readonly chance: number }
  /** This step was never taken in what was followed. */
  | { readonly name: 'neverTaken'; readonly step: number; readonly refusal: Refusal };

export interface Fractions {
  readonly success: string;
  readonly withoutRerolls: string;
  readonly turnover: string;
  readonly outcomes: Readonly<Record<OutcomeName, string>>;
}

/** A plan that cannot be carried out in any course of events. */
export class BadPlan extends BadInput {
  /** Which step, counted from 0. */
  readonly step: number;
  /** Why the rules refuse it; undefined where something else is wrong with it. */
  readonly refusal: Refusal | undefined;
  constructor(step: number, problem: string | Refusal) {
    super(`plan[${step}]: ${typeof problem === 'string' ? problem : `refused, ${problem.reason}`}`);
    this.step = step;
    this.refusal = typeof problem === 'string' ? undefined : problem;
  }
  /** The rule it breaks, where there is one. */
  get rule(): string | undefined {
    return this.refusal?.rule;
  }
}

export interface PlanOptions {
  /** Whose plan it is; whoever is asked now when left out. */
  readonly seat?: Seat;
  /** Told from time to time how many positions have been looked at, and how many have been found so far. */
  readonly progress?: (looked: number, found: number) => void;
  /** So many positions are looked at before the rest of a long plan is left open; 20,000 when left out. */
  readonly positionsMax?: number;
  /** The chances are wanted as fractions as well. */
  readonly fractions?: true;
}
