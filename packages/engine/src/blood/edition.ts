/**
 * What an edition of Blood Bowl states: numbers, tables, skills, rosters, cards; and what a match compiles from it.
 * `G` is the game the entries act on; game.ts binds it, so that this file stays below it.
 */

import type { Ruleset } from '../kernel/game.ts';
import type { Procedure } from '../kernel/procedure.ts';
import type { Characteristics, CompiledStats } from './characteristics.ts';
import type { ExtraRule, SkillRule, SpecialPlay, TeamRule } from './entries.ts';
import type { SetUpLimits } from './formations.ts';
import type { Hooks, Order } from './hooks.ts';
import type { SkillName } from './names.ts';
import type { MatchReport } from './report.ts';
import type { Team } from './roster.ts';
import type { TeamBook } from './teams/terms.ts';
import type { ActionName, Weather } from './words.ts';

export interface KickOffResult {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  readonly procedure: Procedure<readonly []>;
}
/** Somebody on no team list. */
export interface Spare {
  /** How whoever brings it asks for it. */
  readonly spare: string;
  /** `card/zap` */
  readonly profile: string;
  readonly movement: number;
  readonly strength: number;
  readonly agility: number;
  readonly armour: number;
  readonly passing?: number;
  readonly keywords?: readonly string[];
  readonly skills: readonly SkillName[];
}
/** Rule ids by matter (a roll, or what else has parts) and cause; `any` for causes that mean the same everywhere. */
export type Cites = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface Edition<G> {
  readonly id: string;
  readonly name: string;
  /** Raised when a change of the rules makes old records replay differently. */
  readonly revision: number;
  /** The Actions that are declared. */
  readonly actions: readonly ActionName[];
  readonly turnsPerHalf: number;
  /** How long a turn lasts where there is a time limit. Whoever keeps the clock says when it is up: `timeUp`. */
  readonly turnMinutes: number;
  /** B16-COMP-17, B16-SETUP-05, -07, -08 */
  readonly setUp: SetUpLimits;
  readonly characteristics: Characteristics;
  /** What is always added to a roll, before its circumstances. */
  readonly bonus: Readonly<
    Record<
      | 'dodge'
      | 'pickUp'
      | 'intercept'
      | 'interceptInaccurate'
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
  /** What brings the fans, and whether how many there are is worth FAME. */
  readonly fans: { readonly dice: '2d6' | 'd3'; readonly fame: boolean };
  /** How it is settled who chooses to kick or to receive. */
  readonly toss: 'coin' | 'rollOff';
  /** What a match counts as that a coach gives up: a win by one more Touchdown, or to nil by two at least. */
  readonly concession: 'oneMore' | 'twoNil';
  /** Whether overtime ends with the first Touchdown, and whether what may be used once a half may be used anew in it. */
  readonly overtime: { readonly suddenDeath: boolean; readonly refreshes: boolean };
  /** A carrier scores as soon as it stands in the End Zone, or when its Action is over. */
  readonly scoresAtOnce: boolean;
  /** Whose way into the crowd costs the active team its turn: that of a carrier, or of any of its players. */
  readonly crowdTurnover: 'carrier' | 'anybody';
  /** Whether following up counts as leaving a square. */
  readonly followUpLeaves: boolean;
  /** Whoever may dive at somebody's feet: when it leaves a square next to the diver, or its tackle zone altogether. */
  readonly divesAtLeaversOf: 'square' | 'zone';
  /** Whoever holds a player back does so before it moves or rolls for extra squares. */
  readonly holdsBeforeRolls: boolean;
  /** Whether whoever has taken root keeps its movement, for all but leaving its square. */
  readonly rootedMovement: boolean;
  /** Whether somebody that runs into a team-mate is helped by others as against an opponent. */
  readonly assistsAgainstMates: boolean;
  /** Who may be handed the ball: anybody who stands, or team-mates with a tackle zone. */
  readonly handsOffTo: 'anybody' | 'teammates';
  /** Whether the opponent to be blocked is named with the Action. */
  readonly targetsNamed: boolean;
  /** Whether an Action may be declared with nothing there to do it with, and a player may forego its activation. */
  readonly declaresFreely: boolean;
  /** Whether a player that stands without a tackle zone may use skills that do not work for whoever is down. */
  readonly skillsNeedZone: boolean;
  /** Whether a ball that leaves from a corner goes into one of the three ways in, by a D3. */
  readonly cornerThrowIn: boolean;
  /** Where those come on who swarm out of Reserves: behind the line between the wide zones, or wherever a set-up allows. */
  readonly swarms: 'centre' | 'anywhere';
  readonly casualties: {
    /** What is rolled, and up to which result a player is only Badly Hurt. */
    readonly dice: 'd68' | 'd16';
    readonly badlyHurt: number;
    /** Rolled for every casualty, or only where the apothecary may ask. */
    readonly always: boolean;
  };
  readonly goForIt: { readonly target: number; readonly squares: number };
  /** `by`: whether the characteristic itself decides that standing up takes a roll, or what it is worth now. */
  readonly standUp: { readonly cost: number; readonly target: number; readonly by: 'printed' | 'now' };
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
  readonly skills: Readonly<Record<SkillName, SkillRule<G>>>;
  /** Skills that work without the full skill list. */
  readonly basicSkills: readonly SkillName[];
  /** Skills that positions write by number, as the first ones did; all others are written by name. */
  readonly writtenSkills: Readonly<Partial<Record<SkillName, number>>>;
  /** How teams are made, and the ready-made ones. */
  readonly teams: TeamBook;
  readonly boxTeams: readonly [string, string];
  readonly cards: readonly SpecialPlay<G>[];
  /** Whom cards and the like bring along, or turn players into. */
  readonly spares: readonly Spare[];
  /** The weather, and Extra Rules with a say of their own. */
  readonly extras: readonly ExtraRule<G>[];
  /** Whatever a team can bring along. */
  readonly teamRules: readonly TeamRule<G>[];
  /** Those of them that come by prayer. */
  readonly prayers: readonly string[];
  readonly order: Order;
  /** Questions that only other editions ask. */
  readonly neverAsks: readonly string[];
  readonly match: Procedure<readonly []>;
  readonly cites: Cites;
  /** What holds unless a match says otherwise. */
  readonly options: BloodOptions;
  /** Those a match may say something about. */
  readonly switches: readonly (keyof BloodOptions)[];
  /** What a league is told of a match, over or not; in editions that have leagues. */
  readonly report?: (g: G) => MatchReport;
  /** Procedures this edition does differently: [instead of, do]. */
  readonly overrides: readonly (readonly [Procedure, Procedure])[];
}

/** The switches of a match: every Extra Rule by itself (B16-EXTRA-01), then rulings on which engines differ. */
export interface BloodOptions {
  /** Special Play cards. */
  readonly cards: boolean;
  /** The Kick-off table. */
  readonly kickOffTable: boolean;
  /** Whether anybody comes to watch; where this is no switch they come with the Kick-off table. */
  readonly fans: boolean;
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
  /** The match counts for a league: what that wants to know is settled after the final whistle. */
  readonly league: boolean;
  /** B16-OQ-43: the edge square counts as the first one of a throw-in. */
  readonly throwInCountsEdge: boolean;
  /** B25-Q-02: a throw-in that reaches an empty square bounces. */
  readonly throwInBounces: boolean;
  /** B25-Q-03: catching an inaccurate pass that comes down directly is as hard as catching a bounce. */
  readonly inaccurateHarder: boolean;
}

export interface BloodRules<G> extends Ruleset {
  readonly edition: Edition<G>;
  readonly options: BloodOptions;
  readonly teams: readonly [Team, Team];
  /** What entries have a say in that anybody in this match can have; and those that are printed (see `Presence`). */
  readonly hooks: Hooks<G>;
  readonly printedHooks: Hooks<G>;
  readonly extras: readonly ExtraRule<G>[];
  readonly cites: Cites;
  /** The id under which the edition prints what is said about a matter. */
  readonly cite: (matter: string, cause: string) => string;
  readonly stats: CompiledStats;
  /** By skill: whether anybody in this match can have it (`Presence`). */
  readonly inMatch: Uint8Array;
  /** By skill: works while down; cannot be silenced. */
  readonly worksDown: Uint8Array;
  readonly compulsory: Uint8Array;
  /** By player: the number on its back. */
  readonly numbers: readonly number[];
  /** By profile: which of `hooks.ownActions` are for it as printed, a bit each. */
  readonly ownActionsOf: Int32Array;
  /** By profile and posture: how far those go who are as printed, plus one; 0 while nobody has asked (see reach.ts). */
  readonly strides: Uint8Array;
  /** By profile and posture: the qualities of those who are as printed; 0 while nobody has asked (see bearing.ts). */
  readonly qualities: Int32Array;
  /** By profile: which race, for whoever cares. */
  readonly races: readonly string[];
  /** By profile: its keywords, in editions that have them. */
  readonly keywords: readonly (readonly string[])[];
  /** Profiles that cards turn players into, or bring along, by name. */
  readonly spareProfiles: Readonly<Record<string, number>>;
  /** `range[from square difference]`: see rangeBetween. */
  readonly ranges: Uint8Array;
  readonly cardOf: readonly (SpecialPlay<G> | undefined)[];
}
