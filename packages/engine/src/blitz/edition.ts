/**
 * What an edition of Blitz Bowl states: numbers, tables, cards, abilities, teams; and what a match compiles from it.
 * `G` is the game the cards act on; game.ts binds it, so that this file stays below it.
 */
import type { Ruleset } from '../kernel/game.ts';
import type { Procedure } from '../kernel/procedure.ts';
import type { PlayerId, Seat, Square } from '../words.ts';
import type { Pitch } from './pitches.ts';
import type { ActionName, FaceName, MomentName, PlayName } from './words.ts';

/** A value printed as '-' is absent; a Move printed as D6 is rolled for every Run. */
export interface Position {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly move: number | 'D6';
  readonly block: number;
  readonly throw: number | '-';
  readonly armour: number | '-';
  readonly abilities: readonly string[];
  /** May make the Throw Team-mate Action (BU-TTM-01). */
  readonly throwsTeammates?: true;
}
export interface Team {
  readonly id: string;
  readonly name: string;
  readonly emergencyReserves: number;
  readonly positions: readonly Position[];
}

export type FaceMap = Readonly<Partial<Record<FaceName, FaceName>>>;
/** Numbers and permissions an ability gives; whatever must be asked is a procedure that looks for its hook. */
export interface Ability {
  readonly name: string;
  /** How its Runs differ: bits of `Mode`. */
  readonly run?: number;
  readonly runsWhileMarked?: true;
  /** What squares next to it do to an Opponent's Run: nothing at all, or end it there. */
  readonly toRunners?: 'harmless' | 'stops';
  /** Faces that count as others in its own Blocks, and in Blocks against it. */
  readonly ownFaces?: FaceMap;
  readonly facesAgainst?: FaceMap;
  readonly rerolls?: 'block' | 'failedThrow';
  /** Its own Blocks, or those against it, cannot be Assisted. */
  readonly unassisted?: 'own' | 'against';
  readonly spoilsAssists?: true;
  /** May Block while Open, Opponents up to this far away. */
  readonly blocksWithin?: number;
  readonly bombFaces?: FaceMap;
  /** Free Actions it grants its owner: after which Action, which one, and under which limits. */
  readonly grants?: readonly AbilityGrant[];
  readonly picksUpWhenMoved?: true;
  readonly choosesBounce?: true;
  readonly cannotThrow?: true;
  readonly bloodlust?: true;
  readonly minion?: true;
  readonly dumpOff?: true;
  readonly enforcer?: true;
  /** Tackle and Miss among its dice bar it even when the target is gone. */
  readonly idleDiceBar?: true;
  /** Must follow up after a Shove that pushes. */
  readonly mustFollowUp?: true;
  readonly violent?: readonly ('block' | 'foul')[];
  readonly regenerates?: true;
  readonly freeSidestep?: true;
  readonly picksUpTeammates?: true;
}
export interface AbilityGrant {
  readonly after: ActionName;
  readonly action: ActionName;
  /** Who must own the ability: the Player that acted, or the target of a completed Throw. */
  readonly to: 'actor' | 'catcher';
  /** The owner must also have made this Action earlier in the turn. */
  readonly having?: ActionName;
  /** The limits of `Grant` under which the Action is made. */
  readonly as: number;
  /** Made at once, before the Claim Step of the Action that granted it (B22-FREE-01). */
  readonly atOnce?: true;
}
/** A grant with the numbers of its Actions in place of their names: looked at after every Action. */
export interface CompiledGrant {
  readonly after: number;
  readonly action: number;
  readonly toCatcher: boolean;
  /** Below 0 when it takes no earlier Action. */
  readonly having: number;
  readonly as: number;
  readonly atOnce: boolean;
}

export interface Challenge<G> {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  readonly rule: string;
  readonly met: (g: G, kind: number, player: PlayerId, target: PlayerId, facts: number) => boolean;
}
export interface BonusPlay<G> {
  readonly id: PlayName;
  readonly name: string;
  readonly rule: string;
  readonly moments: readonly MomentName[];
  /** Only in its coach's own turn, though the moment may come in the other's. */
  readonly ownTurn?: true;
  /** Played in the Claim Step that brings it, never held in a hand (B22-IMMED-04). */
  readonly immediate?: true;
  /** Lies in front of its coach for that long instead of going to the discards. */
  readonly stays?: 'turn' | 'match';
  /** The effect by which it is in force, on its coach's team or on the other one, for as long as it says. */
  readonly inForce?: { readonly effect: number; readonly on: 'own' | 'other'; readonly until: 'turn' | 'match' };
  /** What may be declared counting on it. */
  readonly allows?: 'longerMark' | 'anyTarget';
  /** Whether playing it now would have an effect. `player` and `from` are what the moment is about. */
  readonly playable?: (g: G, seat: Seat, player: PlayerId, from: Square) => boolean;
  readonly effect: (g: G, seat: Seat, player: PlayerId, from: Square) => void;
}
export interface ChallengeCard {
  readonly challenge: string;
  readonly play: PlayName;
}
export interface RandomEvent {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  readonly copies: number;
  readonly procedure: Procedure<readonly ['seat']>;
}
export interface Arena {
  readonly id: string;
  readonly name: string;
  readonly emergencyReserves?: number;
  readonly reservesOnTrapdoors?: true;
  readonly runAfterReserves?: true;
  readonly longThrowsFree?: true;
  readonly stuckShoveIs?: FaceName;
  /** The square behind must be blocked or off the pitch for that; a Player there does not count. */
  readonly stuckByPitchOnly?: true;
  readonly twoTrapdoors?: true;
  readonly assistDice?: number;
  readonly diceMax?: number;
  readonly suddenDeathLead?: number;
  readonly trapdoorsAssist?: true;
}

export interface Edition<G> {
  readonly id: string;
  readonly name: string;
  /** Raised when a change of the rules makes old records replay differently. */
  readonly revision: number;
  readonly actionsPerTurn: number;
  readonly touchdownPoints: number;
  readonly cleanSweepPoints: number;
  readonly handLimit: number;
  readonly suddenDeathLead: number;
  /** Who is tested when: the leader as their turn starts, or the trailer as theirs ends. */
  readonly suddenDeath: 'leaderAtTurnStart' | 'trailerAtTurnEnd';
  /** Who may claim in a coach's own first turn. */
  readonly firstTurnClaims: 'secondCoach' | 'nobody';
  /** Whether one of three untouched Active cards must be discarded in the Refresh step. */
  readonly refreshDiscard: 'must' | 'may';
  readonly emergencyReserves: 'must' | 'may';
  /** Whether a Mark ends in the first square next to a standing Opponent. */
  readonly marksStopAtOpponents: boolean;
  /** Whether a scorer who returns may repeat its Actions. */
  readonly touchdownResetsPlayer: boolean;
  /** Whether one Interrupt may answer another. */
  readonly interruptsNest: boolean;
  /** Whether a Team-mate may be thrown at a square with a Player on it. */
  readonly throwsAtPlayers: boolean;
  /** Whether a loose ball on the Trapdoor is removed when a new one comes out of it. */
  readonly newBallTakesLooseBall: boolean;
  /** Which Trapdoor a ball comes from: `seat` rolls. */
  readonly trapdoor: (g: G, seat: Seat, when: 'setUp' | 'newBall') => Square;
  /** Whether cards of this edition ask which Players an Action moved or made Open. */
  readonly asksWhoBecameOpen: boolean;
  readonly eventsInDeck: number;
  readonly markSquares: number;
  readonly furtherMarkSquares: number;
  readonly shortThrow: number;
  readonly longThrow: number;
  readonly rulerWidth: number;
  readonly modifierMax: number;
  readonly pitches: readonly Pitch[];
  readonly arenas: readonly Arena[];
  readonly teams: readonly Team[];
  readonly boxTeams: readonly [string, string];
  readonly abilities: Readonly<Record<string, Ability>>;
  readonly challenges: readonly Challenge<G>[];
  readonly plays: readonly BonusPlay<G>[];
  readonly deck: readonly ChallengeCard[];
  /** A second set, some of which lie under the deck when the module is on. */
  readonly endgameDeck: readonly ChallengeCard[];
  readonly endgameCards: number;
  readonly events: readonly RandomEvent[];
  /** The procedure of each kind of Action. */
  readonly actions: Readonly<Record<ActionName, Procedure<readonly ['player', 'option']>>>;
  readonly match: Procedure<readonly []>;
  /** Where shared procedures cite a rule that this edition prints under another id. */
  readonly citedAs: Readonly<Record<string, string>>;
  /** The switches this edition has, and what they are when nothing is said. */
  readonly options: Partial<BlitzOptions>;
  /** Procedures this edition does differently: [instead of, do]. */
  readonly overrides: readonly (readonly [Procedure, Procedure])[];
}

/** The switches of a match. Everything is off or at its default unless said otherwise. */
export interface BlitzOptions {
  /** A pitch of the edition, or the toss winner is asked. */
  readonly pitch: string;
  /** Random Event Cards (BU-MODE-03). */
  readonly events: boolean;
  /** Foul Actions. */
  readonly fouls: boolean;
  /** Throw Team-mate Actions. */
  readonly throwTeammate: boolean;
  /** Teams beyond the two in the box. */
  readonly additionalTeams: boolean;
  /** Who gets the Rookies to Watch card. */
  readonly rookies: 'nobody' | 'home' | 'away';
  /** An arena of the edition, `roll` for the D8, or `none`. */
  readonly arena: string;
  /** Special balls. */
  readonly balls: boolean;
  /** The toss winner may take the other team (BU-SETUP-04). */
  readonly tossPicksTeam: boolean;
  /** BU-OQ-66: Interrupts after an Action come before its Touchdown test. */
  readonly interruptsBeforeTouchdown: boolean;
  /** The endgame cards (B22-MODE-02). */
  readonly endgame: boolean;
  /** B22-CHAL-01: whether a Foul counts for Break Some Bones!. */
  readonly foulsBreakBones: boolean;
  /** B22-OQ-02: the match ends on points after this many turns; 0 for no limit. */
  readonly turnCap: number;
  /** BU-TEAM-07: the Orc Big Un Blocker has Mighty Blow as its card says; off, it has none as the prose says. */
  readonly bigUnMightyBlow: boolean;
}

/** A hook: which ability has it, by its number in this match, and what it says. */
export interface Hook<T> {
  readonly skill: number;
  readonly value: T;
}
/** Abilities turned inside out: per hook, who of this match's line-ups can have it. Empty lists cost nothing. */
export interface Hooks {
  readonly run: readonly Hook<number>[];
  readonly runsWhileMarked: readonly Hook<true>[];
  readonly harmless: readonly Hook<'harmless' | 'stops'>[];
  readonly ownFaces: readonly Hook<Int8Array>[];
  readonly facesAgainst: readonly Hook<Int8Array>[];
  readonly bombFaces: readonly Hook<Int8Array>[];
  readonly rerolls: readonly Hook<'block' | 'failedThrow'>[];
  readonly unassisted: readonly Hook<'own' | 'against'>[];
  readonly spoilsAssists: readonly Hook<true>[];
  readonly blocksWithin: readonly Hook<number>[];
  readonly grants: readonly Hook<CompiledGrant>[];
  readonly picksUpWhenMoved: readonly Hook<true>[];
  readonly choosesBounce: readonly Hook<true>[];
  readonly cannotThrow: readonly Hook<true>[];
  readonly bloodlust: readonly Hook<true>[];
  readonly minion: readonly Hook<true>[];
  readonly dumpOff: readonly Hook<true>[];
  readonly enforcer: readonly Hook<true>[];
  readonly idleDiceBar: readonly Hook<true>[];
  readonly mustFollowUp: readonly Hook<true>[];
  readonly violent: readonly Hook<readonly ('block' | 'foul')[]>[];
  readonly regenerates: readonly Hook<true>[];
  readonly freeSidestep: readonly Hook<true>[];
  readonly picksUpTeammates: readonly Hook<true>[];
}

export interface BlitzRules<G> extends Ruleset {
  readonly edition: Edition<G>;
  readonly options: BlitzOptions;
  readonly teams: readonly [Team, Team];
  /** By the number in a position: the boards of all boxes, the edition's own as it has them. */
  readonly pitches: readonly Pitch[];
  readonly hooks: Hooks;
  /** Per card of the deck: which challenge, which Bonus Play. */
  readonly frontOf: readonly number[];
  readonly playOf: readonly number[];
  /** Per Bonus Play by its number in PLAYS: the cards that have it on the back. */
  readonly cardsWith: readonly (readonly number[])[];
  /** Per Bonus Play by its number in PLAYS; absent where the edition has none of that name. */
  readonly playRules: readonly (BonusPlay<G> | undefined)[];
  /** Per moment, the Bonus Plays that print it. */
  readonly playsAt: readonly (readonly number[])[];
  /** The Bonus Play that allows something to be declared, or -1. */
  readonly playFor: Readonly<Record<'longerMark' | 'anyTarget', number>>;
  /** All cards of the match, the endgame set behind the standard one. */
  readonly cards: readonly ChallengeCard[];
  /** Random Event cards, one entry per copy. */
  readonly eventCards: readonly RandomEvent[];
  /** Per kind of Action. */
  readonly performs: readonly Procedure<readonly ['player', 'option']>[];
  /** Per profile: whether the position is tagged for Throw Team-mate, and which team's card it is on. */
  readonly throwsTeammates: readonly boolean[];
}
