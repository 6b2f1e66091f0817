/**
 * What an edition of Blood Bowl states: numbers, tables, skills, rosters, cards; and what a match compiles from it.
 * `G` is the game the entries act on; game.ts binds it, so that this file stays below it.
 */
import type { Ruleset } from '../kernel/game.ts';
import type { Procedure } from '../kernel/procedure.ts';
import type { Verb } from '../kernel/question.ts';
import type { PlayerId, Seat, Square } from '../words.ts';
import type { Category, Team } from './roster.ts';
import type { TeamBook } from './team.ts';
import type { ActionName, CardName, DeckName, RollName, SkillName, Weather } from './words.ts';

/** A plus or minus on a kind of roll of the skill's owner. */
export interface SkillModifier<G> {
  readonly roll: RollName;
  readonly by: number;
  /** Where it is not the skill's own. */
  readonly rule?: string;
  /** Only then; `flags` says how the roll came about. */
  readonly when?: (g: G, player: PlayerId, to: Square, flags: number) => boolean;
}
/** What a skill is. Numbers are stated here; whatever asks a coach is a procedure, named here or looking for its owner. */
export interface SkillRule<G> {
  readonly name: string;
  readonly category: Category;
  readonly rule: string;
  /** What it does, in a sentence or two. */
  readonly text: string;
  /** Its owner cannot choose not to use it (B16-SKILL-03). */
  readonly compulsory?: true;
  /** Works for a Prone or Stunned owner; Extraordinary skills do anyway (B16-SKILL-05). */
  readonly worksDown?: true;
  /** Failed rolls it may re-roll. */
  readonly rerolls?: readonly RollName[];
  readonly modifiers?: readonly SkillModifier<G>[];
  /** Rolls for which tackle zones on its owner do not count. */
  readonly ignoresZones?: readonly RollName[];
  /** Rolled for straight after an Action is declared; leaves 0 in `g.result` when nothing comes of the Action. */
  readonly afterDeclaring?: Procedure<readonly ['player', 'kind']>;
  /** Has to be seen to before its owner throws or hands off the ball, and before its Action ends. */
  readonly beforeEnding?: Procedure<readonly ['player']>;
  readonly activities?: readonly SkillActivity<G>[];
}
/** Something a skill lets its owner do in the middle of an Action. */
export interface SkillActivity<G> {
  readonly verb: Verb;
  readonly during: readonly ActionName[];
  /** Offers its answers; `squares` is how far the player may still go, extra squares included. */
  readonly offer: (g: G, player: PlayerId, squares: number) => void;
  /** Squares of movement it takes out of a move. */
  readonly costs?: number;
  /** Takes the place of the Action's block. */
  readonly block?: true;
  /** The player may go on moving afterwards. */
  readonly goesOn?: true;
  /** `value` is the object of the answer, `count` how many of its squares are extra ones still to be rolled for. */
  readonly procedure: Procedure<readonly ['player', 'value', 'count']>;
  /** Rolls for extra squares itself, since it moves first. */
  readonly rollsItself?: true;
}

export interface KickOffResult {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  readonly procedure: Procedure<readonly []>;
}
/** When a Special Play card may be played (B16-DATA-13). */
export const CARD_MOMENTS = ['start', 'own', 'between', 'turnEnd', 'kick', 'driveEnd'] as const;
export type CardMoment = (typeof CARD_MOMENTS)[number];
export interface SpecialPlay<G> {
  readonly id: CardName;
  readonly name: string;
  readonly deck: DeckName;
  readonly rule: string;
  readonly moment: CardMoment;
  /** What it does, in a sentence or two. */
  readonly text: string;
  readonly confidence: 'high' | 'medium-high' | 'medium';
  /** Skills it can give to somebody. */
  readonly grants?: readonly SkillName[];
  readonly playable?: (g: G, seat: Seat) => boolean;
  /** Whom its coach may choose when it is played on a player; without anybody to choose it cannot be played. */
  readonly targets?: (g: G, seat: Seat, player: PlayerId) => boolean;
  readonly procedure: Procedure<readonly ['seat']>;
}

export interface Edition<G> {
  readonly id: string;
  readonly name: string;
  /** Raised when a change of the rules makes old records replay differently. */
  readonly revision: number;
  readonly turnsPerHalf: number;
  /** How long a turn lasts where there is a time limit. Whoever keeps the clock says when it is up: `timeUp`. */
  readonly turnMinutes: number;
  /** B16-COMP-17, B16-SETUP-05, -07, -08 */
  readonly setUp: { readonly players: number; readonly scrimmage: number; readonly wide: number };
  /** What a D6 must reach, by Agility. */
  readonly agility: readonly number[];
  /** What is always added to a roll, before its circumstances. */
  readonly bonus: Readonly<
    Record<
      | 'dodge'
      | 'pickUp'
      | 'intercept'
      | 'jumpUp'
      | 'throwTeammate'
      | 'accurate'
      | 'handOff'
      | 'scattered'
      | 'bounced'
      | 'kicked'
      | 'thrownIn',
      number
    >
  >;
  /** By `Range`. */
  readonly rangeModifiers: readonly number[];
  /** `ranges[dy][dx]`: T, Q, S, L, B or - for out of range. */
  readonly ranges: readonly string[];
  readonly rulerWidth: number;
  readonly goForIt: { readonly target: number; readonly squares: number };
  readonly standUp: { readonly cost: number; readonly target: number };
  /** Total of 2D6 above the Armour Value by at least this much. */
  readonly armourMargin: number;
  /** Injury totals from which a player is KO'd, and a casualty. */
  readonly injury: { readonly knockedOut: number; readonly casualty: number };
  readonly recovery: number;
  readonly rerollsPerTurn: number;
  /** By the total of 2D6. */
  readonly kickOffTable: readonly (KickOffResult | undefined)[];
  /** By the total of 2D6. */
  readonly weatherTable: readonly (Weather | -1)[];
  readonly skills: Readonly<Partial<Record<SkillName, SkillRule<G>>>>;
  /** Skills that work without the full skill list. */
  readonly basicSkills: readonly SkillName[];
  /** How teams are made, and the ready-made ones. */
  readonly teams: TeamBook;
  readonly boxTeams: readonly [string, string];
  readonly cards: readonly SpecialPlay<G>[];
  readonly match: Procedure<readonly []>;
  /** Where shared procedures cite a rule that this edition prints under another id. */
  readonly citedAs: Readonly<Record<string, string>>;
  readonly options: BloodOptions;
  /** Procedures this edition does differently: [instead of, do]. */
  readonly overrides: readonly (readonly [Procedure, Procedure])[];
}

/** The switches of a match: every Extra Rule by itself (B16-EXTRA-01), then rulings on which engines differ. */
export interface BloodOptions {
  /** Special Play cards. */
  readonly cards: boolean;
  /** The Kick-off table, with fans and FAME. */
  readonly kickOffTable: boolean;
  readonly weather: boolean;
  readonly illegalProcedure: boolean;
  readonly timeLimit: boolean;
  readonly goForIt: boolean;
  readonly handOff: boolean;
  readonly assists: boolean;
  readonly interceptions: boolean;
  readonly fumbles: boolean;
  /** Fouls and the referee. */
  readonly fouls: boolean;
  /** The full list of skills; without it those of the Basic Rules work. */
  readonly skills: boolean;
  /** Sudden-death overtime and the penalty shoot-out after a draw. */
  readonly overtime: boolean;
  /** Not in the 2016 box. */
  readonly apothecary: boolean;
  /** B16-OQ-43: the edge square counts as the first one of a throw-in. */
  readonly throwInCountsEdge: boolean;
}

/** A hook: whose it is, and what it says. */
export interface Hook<T> {
  readonly skill: number;
  readonly value: T;
}
export interface CompiledModifier<G> {
  readonly by: number;
  readonly cause: string;
  readonly rule: string;
  readonly when: SkillModifier<G>['when'];
}
/** Skills turned inside out: per hook, who of this match can have it. Empty lists cost nothing. */
export interface Hooks<G> {
  /** By roll: re-roll sources. */
  readonly rerolls: readonly (readonly Hook<number>[])[];
  readonly modifiers: readonly (readonly Hook<CompiledModifier<G>>[])[];
  readonly ignoresZones: readonly (readonly number[])[];
  readonly afterDeclaring: readonly Hook<Procedure<readonly ['player', 'kind']>>[];
  readonly beforeEnding: readonly Hook<Procedure<readonly ['player']>>[];
  /** By Action. */
  readonly activities: readonly (readonly Hook<SkillActivity<G>>[])[];
}

export interface BloodRules<G> extends Ruleset {
  readonly edition: Edition<G>;
  readonly options: BloodOptions;
  readonly teams: readonly [Team, Team];
  readonly hooks: Hooks<G>;
  /** By skill: whether anybody in this match can have it. */
  readonly inMatch: Uint8Array;
  /** By skill: works while down; cannot be silenced. */
  readonly worksDown: Uint8Array;
  readonly compulsory: Uint8Array;
  /** By player: the number on its back. */
  readonly numbers: readonly number[];
  /** By profile: which race, for whoever cares. */
  readonly races: readonly string[];
  /** Profiles that cards turn players into, or bring along, by name. */
  readonly spareProfiles: Readonly<Record<string, number>>;
  /** `range[from square difference]`: see rangeBetween. */
  readonly ranges: Uint8Array;
  readonly cardOf: readonly (SpecialPlay<G> | undefined)[];
}
