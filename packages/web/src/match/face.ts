/** What the match screen needs from a game: its words for questions, events, rolls, and the panels only it has. */
import type { Answer, Refusal } from '@ironpitch/engine';
import type { NamedEvent } from '@ironpitch/protocol';
import type {
  Landing,
  MatchView,
  Plan,
  PlanOdds,
  PlayerView,
  QuestionView,
  RollPreview,
  Side,
  Snapshot,
  SquareName,
  Win,
} from '@ironpitch/table';
import type { Component } from 'solid-js';
import type { KeptFormation } from '../keep/formations.ts';
import type { IconName } from '../look/Icon.tsx';
import type { Sky } from '../pitch/Stadium.tsx';
import type { Reckoned } from './plan.ts';

/** What a coach is doing with the pointer: the player in hand, what it could do, and the plan under the finger. */
export interface Aiming {
  readonly selected: string | null;
  readonly plans: readonly Plan[];
  readonly aim: Plan | null;
  /** Other ways to the square that is aimed at. */
  readonly others: readonly Plan[];
  /** What has been reckoned of the plan that is pointed at. */
  readonly reckoned: Reckoned | null;
  /** How each choice of the open question comes out, as far as that is known. */
  readonly weights: readonly (PlanOdds | null)[];
  /** Who could win something for certain with one order. */
  readonly wins: readonly Win[];
  /** Tackle zones are shown, whoever is in hand. */
  readonly zones: boolean;
}
/** A roll in words: what it needs, what it is for, why. */
export interface RollWords {
  readonly needs: string;
  readonly name: string;
  readonly why: readonly { readonly text: string; readonly rule: string }[];
}
export type Deed =
  | { readonly kind: 'answer'; readonly answers: readonly Answer[] }
  | { readonly kind: 'endTurn'; readonly answers: readonly Answer[]; readonly unused: number }
  | { readonly kind: 'select'; readonly player: string | null }
  | { readonly kind: 'aim'; readonly plan: Plan }
  /** A plan of somebody who is not in hand yet. */
  | { readonly kind: 'suggested'; readonly plan: Plan }
  /** Ends an Action in which nothing has been done: asked about once. */
  | { readonly kind: 'waste'; readonly answers: readonly Answer[] }
  /** Says what to click; nothing is declared by it. */
  | { readonly kind: 'hint' }
  | { readonly kind: 'arrange' }
  | { readonly kind: 'keep'; readonly formation: KeptFormation };
/** One answer as a button. */
export interface AnswerRow {
  readonly icon: IconName;
  /** A face of a die in place of the icon. */
  readonly die?: string;
  /** The player it is about, drawn in place of the icon; half as wide as other answers. */
  readonly player?: PlayerView;
  readonly label: string;
  readonly why: string;
  readonly chance?: number | null;
  /** Counted before re-rolls: pointing at it brings the exact one. */
  readonly rough?: boolean;
  readonly unit?: string;
  readonly badge?: string;
  readonly key?: string;
  readonly plain?: boolean;
  /** As good as the answers beside it, for all the page knows: it is not suggested. */
  readonly even?: boolean;
  /** Only declares something that a square on the pitch completes. */
  readonly opens?: boolean;
  readonly does: Deed;
  /** The plan behind it, drawn on the pitch while it is pointed at. */
  readonly plan?: Plan;
}
export interface QuestionShown {
  readonly eyebrow: string;
  readonly title: string;
  readonly help: string;
  readonly rows: readonly AnswerRow[];
  /** Squares that may be chosen: on the pitch, and here as small buttons. */
  readonly squares: readonly SquareRow[];
  /** What must not be overlooked before anything is answered. */
  readonly warning?: string;
  /** Why the question cannot be finished yet, in sentences. */
  readonly faults?: readonly { readonly text: string; readonly rule: string }[];
}
export interface SquareRow {
  readonly square: SquareName;
  readonly does: Deed;
  readonly chance?: number;
  readonly note?: string;
}
/** A line of the commentary; `sum` is what it opens into. */
export interface Line {
  readonly key: string;
  readonly side: Side | null;
  readonly heading: boolean;
  readonly text: string;
  readonly roll: string;
  readonly sum: readonly SumRow[];
  readonly rules: readonly string[];
  /** Where in the report it begins. */
  readonly at: number;
}
export interface SumRow {
  readonly label: string;
  readonly value: string;
  readonly total: boolean;
}
export interface DiceShown {
  readonly key: string;
  readonly faces: readonly string[];
  readonly text: string;
  readonly detail: string;
  readonly side: Side | null;
}
/** What lies over the ground: squares by what they mean, and the key to it in words. */
export interface Overlay {
  readonly reach: readonly OverlaySquare[];
  readonly guarded: readonly SquareName[];
  /** On request: what each side guards, home first. */
  readonly zones: readonly [readonly SquareName[], readonly SquareName[]] | null;
  readonly targets: readonly string[];
  /** Where something comes down that the question is about, and who threw it. */
  readonly spot?: { readonly at: SquareName; readonly from: SquareName | null };
  readonly key: readonly Key[];
}
interface Key {
  readonly swatch: Swatch;
  readonly text: string;
}
/** Who has a part in the plan that is pointed at. */
export interface Around {
  /** Who helps whom in a block. */
  readonly helps: readonly { readonly from: string; readonly to: string; readonly against: boolean }[];
  /** Who may get in the way of a throw. */
  readonly inTheWay: readonly string[];
  /** Where the ball may come down. */
  readonly landings: readonly Landing[];
  readonly key: readonly Key[];
}
type Swatch =
  | 'reach'
  | 'push'
  | 'mark'
  | 'gain'
  | 'ball'
  | 'choice'
  | 'guarded'
  | 'target'
  | 'helps'
  | 'zoneHome'
  | 'zoneAway'
  | 'way'
  | 'land'
  | 'spot'
  | 'outside'
  | 'chance'
  | `band-${'quick' | 'short' | 'long' | 'bomb'}`;
export interface OverlaySquare {
  readonly square: SquareName;
  readonly kind: 'reach' | 'mark' | 'gain' | 'choice' | 'push' | 'chance' | 'band';
  /** How likely it is to get there, where that is not certain. */
  readonly chance?: number;
  /** What it wins, in two or three signs. */
  readonly label?: string;
  /** Of a throw: how far it is. */
  readonly band?: string;
  /** Of a push: from where. */
  readonly from?: SquareName;
}
/** What a player has done that is worth telling, counted. */
export type Feats = Readonly<Record<'points' | 'touchdowns' | 'knockDowns' | 'throws' | 'tookOut', number>>;
export interface PlayerTally {
  readonly feats: Feats;
  readonly player: string;
  readonly cells: readonly number[][];
}
/** The match in numbers, for the screen after it. */
export interface Statistics {
  readonly columns: readonly string[];
  /** Per player the cells: one number, or [good, all]. */
  readonly players: readonly PlayerTally[];
  readonly rows: readonly {
    readonly label: string;
    readonly values: readonly [string, string];
    readonly share: readonly [number, number];
  }[];
  /** Score after each event that changed it. */
  readonly points: readonly {
    readonly at: number;
    readonly side: Side;
    readonly points: number;
    readonly score: readonly [number, number];
    readonly label: string;
    readonly turn: number;
    /** Of a touchdown, where somebody scored it. */
    readonly scorer?: string;
  }[];
  readonly turns: number;
  readonly balls: readonly { readonly square: SquareName; readonly count: number }[];
}

/** What a bench needs of the match: who is there, and how to take somebody in hand. */
export interface Bench {
  readonly face: GameFace;
  snapshot(): Snapshot;
  selected(): string | null;
  canAct(id: string): boolean;
  select(id: string | null): Promise<void>;
  setInspected(id: string | null): void;
}
export interface GameFace {
  /** What the weather looks like on the pitch; null where there is none to see. */
  readonly sky: (view: MatchView) => Sky | null;
  readonly kind: string;
  /** The cells in the middle of the score bug. */
  readonly Clock: Component<{ snapshot: Snapshot }>;
  /** Panels between question and commentary. */
  readonly Panels: Component<{ snapshot: Snapshot; gains: readonly string[]; wins: readonly Win[] }>;
  /** Whether a drill is about what stands there; in any other they only distract. */
  taughtByPanels(snapshot: Snapshot): boolean;
  /** How many things wait in those panels, for a tab on a phone. */
  badge(snapshot: Snapshot): number;
  question(snapshot: Snapshot, aiming: Aiming): QuestionShown | null;
  /** A plan as a row, whoever is in hand. */
  plan(snapshot: Snapshot, plan: Plan): AnswerRow;
  /** What may be new to a coach here, by name, the most important first; the texts explain each once. */
  news(snapshot: Snapshot): readonly string[];
  /** What is new, in a sentence or two. */
  readonly newsWords: Readonly<Record<string, string>>;
  overlay(snapshot: Snapshot, aiming: Aiming): Overlay;
  around(shown: Plan | null, reckoned: Reckoned | null): Around;
  /** What is rolled, for the list of rolls of a plan. */
  roll(roll: RollPreview, view: MatchView): RollWords;
  /** What the squares next to standing players are called. */
  readonly zonesName: string;
  /** What success means for a plan, in a word or two. */
  wanted(plan: Plan): string;
  /** The answers a click would have meant that leads to nothing: the table says why not. */
  wishes(snapshot: Snapshot, selected: string | null, square: SquareName, there: PlayerView | undefined): Answer[];
  /** The sentence of a refusal; players by the names the page calls them. */
  refused(refusal: Refusal, view: MatchView): string;
  /** Whether the player may be taken in hand: the question is what it does, or where it goes. */
  canAct(question: QuestionView, player: PlayerView): boolean;
  /** How many cards each side holds that the other one must not see. */
  hands(view: MatchView): readonly [number, number];
  /** Answers that name the player they are done to: a click on it gives them. */
  readonly doneTo: ReadonlySet<string>;
  /** Rolls by which a ball is aimed at somebody. */
  readonly aims: ReadonlySet<string>;
  /** Rolls that cannot fail: only where it comes down is open. */
  readonly cannotFail: ReadonlySet<string>;
  /** Events that are only movement, and quickly read. */
  readonly strides: ReadonlySet<string>;
  /** Of several plans that a click could mean, the highest is meant. */
  rank(plan: Plan): number;
  /** Plans that a click on an opponent stands for though none of them names it, the best first. */
  plansBeside?(plans: readonly Plan[], square: SquareName): readonly Plan[];
  /** What stands beside or below the pitch: benches, turn tracks. Left out: the reserves alone. */
  readonly Benches?: Component<{ match: Bench }>;
  /** Left and right of an upright pitch. */
  readonly Gutters?: Component<{ snapshot: Snapshot }>;
  /** What the panels are called on a phone. */
  readonly panelsName: string;
  readonly report: {
    readonly points: string;
    readonly pointsLead: string;
    readonly noPoints: string;
    readonly sources: string;
  };
  tell(report: readonly NamedEvent[], view: MatchView): Line[];
  dice(report: readonly NamedEvent[], from: number, view: MatchView): DiceShown | null;
  skill(ruleset: string, id: string): { readonly name: string; readonly does: string };
  didThisTurn(done: readonly string[]): string;
  statistics(report: readonly NamedEvent[], view: MatchView): Statistics;
  /** What a value of an option is called, where the catalogue of options does not say. */
  optionName(ruleset: string, option: string, value: string): string;
}
