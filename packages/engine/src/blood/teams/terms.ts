/** What team building is about: team files, what an edition says about teams, and what a file can be wrong about. */
import type { SkillName } from '../names.ts';
import type { Roster, RosterPosition } from '../roster.ts';
import type { SkillEntry, Star } from '../rosters/row.ts';

export const TEAM_FORMAT = 'ironpitch-team';
export const TEAM_VERSION = 1;

export interface TeamFilePlayer {
  /** The roster line, 1 to 16. */
  readonly number: number;
  readonly name?: string;
  /** The stable name of a position of the roster. */
  readonly position: string;
  /** Learned, beyond the printed ones. */
  readonly skills?: readonly string[];
}
export interface TeamFileStar {
  readonly number: number;
  readonly star: string;
}
export interface TeamFileInducement {
  readonly inducement: string;
  readonly count: number;
}
/** What a team is drafted for, where an edition tells it apart. */
export const PLAYS = ['league', 'matched'] as const;
export type PlayName = (typeof PLAYS)[number];

/** A team as a coach writes it down. `parseTeam` has looked at its form; only `checkTeam` knows whether it is legal. */
export interface TeamFile {
  readonly format: typeof TEAM_FORMAT;
  readonly version: typeof TEAM_VERSION;
  readonly ruleset: string;
  /** How matches call it; without it, its name in small letters. */
  readonly id?: string;
  readonly name: string;
  readonly coach?: string;
  /** What the team wears: `#1a5fb0`. */
  readonly colour?: string;
  readonly roster: string;
  /** Gold pieces to spend, where it is not what the rules give. */
  readonly treasury?: number;
  /** Plays for show: Extraordinary skills may be given too. */
  readonly exhibition?: boolean;
  readonly rerolls: number;
  readonly fanFactor?: number;
  readonly apothecary?: boolean;
  readonly players: readonly TeamFilePlayer[];
  readonly stars?: readonly TeamFileStar[];
  // In editions whose teams belong to leagues:
  readonly play?: PlayName;
  readonly league?: string;
  readonly patron?: string;
  /** The roster line of the captain. */
  readonly captain?: number;
  readonly dedicatedFans?: number;
  readonly assistantCoaches?: number;
  readonly cheerleaders?: number;
  readonly inducements?: readonly TeamFileInducement[];
}

/** What may be bought of something, and for how much each. */
export interface Offer {
  readonly max: number;
  readonly cost: number;
}
/** The followers a team begins with, and how many more it may pay for. */
export interface Fans extends Offer {
  readonly field: 'fanFactor' | 'dedicatedFans';
  readonly name: string;
  /** Come for nothing. */
  readonly free: number;
}
/** What a learned skill costs, by how its category is open to the player, and how many a player may have. */
export interface Learned {
  readonly normal: number;
  readonly double: number;
  readonly max: number;
  /** On top, for the best of them. */
  readonly elite?: number;
  /** Come by without learning, and free. */
  readonly free?: readonly SkillName[];
}
/** How many skills and Star Players a team is allowed, by its tier: the first entry is tier 1. */
export interface SkillPoints {
  readonly points: readonly number[];
  readonly normal: number;
  readonly double: number;
  readonly doubleMax: readonly number[];
  readonly star: number;
  readonly mega: number;
  readonly megaMax: number;
  readonly starsMax: readonly number[];
  readonly eliteMax: number;
}
/** What an edition says about teams, or about those drafted for one kind of play. */
export interface PlayRules {
  readonly treasury: number;
  readonly fans: Fans;
  readonly learned: Learned;
  readonly points?: SkillPoints;
  /** Under which id this kind of play states a point that it states itself. */
  readonly itsCites?: Readonly<Partial<Record<Point, string>>>;
}
/** Something bought for a match. */
export interface Inducement extends Offer {
  /** `teamMascot` */
  readonly id: string;
  readonly name: string;
  /** Where the edition states it. */
  readonly rule: string;
  /** Other terms for teams with this special rule, or of this list. */
  readonly terms?: readonly (Partial<Offer> & { readonly rule?: string; readonly roster?: string })[];
  /** Only for teams with this special rule, this patron, or a list that has an apothecary. */
  readonly only?: { readonly rule?: string; readonly patron?: string; readonly apothecary?: true };
  /** Cannot be had beside this Star Player. */
  readonly notWith?: string;
}
/** What only editions say whose teams belong to leagues. */
export interface Draft {
  /** By stable name, as printed. */
  readonly leagues: Readonly<Record<string, string>>;
  readonly patrons: Readonly<Record<string, string>>;
  readonly specials: Readonly<Record<string, string>>;
  readonly plays: Readonly<Record<PlayName, PlayRules>>;
  readonly assistantCoaches: Offer;
  readonly cheerleaders: Offer;
  /** Choices of Star Players: a pair is one. */
  readonly starsMax: number;
  readonly elite: readonly SkillName[];
  /** The special rule that gives a team a captain, whom it may not be, and what the captain has by it. */
  readonly captain: { readonly rule: string; readonly never: string; readonly skill: SkillName };
  /** At most half of a team may have it. */
  readonly halfAtMost: SkillName;
  /** Skills that only those may learn who have one of the others. */
  readonly needs: Readonly<Partial<Record<SkillName, readonly SkillName[]>>>;
  readonly inducements: readonly Inducement[];
  /** Who may join in the course of a match: players with the keyword. */
  readonly recruits: {
    readonly keyword: string;
    /** One for the special rule, and one where somebody has the skill. */
    readonly raisedBy: { readonly rule: string; readonly skill: SkillName };
    /** So many at most by the inducement, of positions of which a team may have this many, with a skill more. */
    readonly rookies: {
      readonly inducement: string;
      readonly most: number;
      readonly max: number;
      readonly skill: SkillName;
    };
  };
  readonly cites: Readonly<Record<DraftPoint, string>>;
}
/** What an edition says about teams. */
export interface TeamRules extends PlayRules {
  readonly ruleset: string;
  readonly players: { readonly min: number; readonly max: number };
  /** Roster lines are numbered from 1 to this. */
  readonly lines: number;
  readonly rerollsMax: number;
  readonly apothecaryCost: number;
  /** Skills that no player may have both of. */
  readonly apart: readonly (readonly [SkillName, SkillName])[];
  /** A Star Player hired by both teams plays for both, or for neither. */
  readonly sharedStars: 'both' | 'neither';
  readonly rosters: readonly Roster[];
  readonly stars: readonly Star[];
  readonly skills: Readonly<Partial<Record<string, SkillEntry>>>;
  readonly draft?: Draft;
  /** Under which id the edition states each point. */
  readonly cites: Readonly<Record<Point, string>>;
}
/** Everything an edition has about teams. */
export interface TeamBook {
  readonly rules: TeamRules;
  /** Ready-made, each with its id. */
  readonly files: readonly TeamFile[];
}
/** What a team file can be wrong about. */
export type Point =
  | 'treasury'
  | 'list'
  | 'positionMax'
  | 'players'
  | 'rerolls'
  | 'fanFactor'
  | 'line'
  | 'starTeams'
  | 'starOnce'
  | 'access'
  | 'learnedMax'
  | 'skillOnce'
  | 'apart'
  | 'apothecary';
/** The same, in editions whose teams belong to leagues. */
export type DraftPoint =
  | 'league'
  | 'patron'
  | 'captain'
  | 'limitedMax'
  | 'halfAtMost'
  | 'needs'
  | 'assistantCoaches'
  | 'cheerleaders'
  | 'starsMax'
  | 'starLeague'
  | 'pair'
  | 'points'
  | 'doubleMax'
  | 'eliteMax'
  | 'tierStars'
  | 'mega'
  | 'inducement';

export interface Violation {
  readonly rule: string;
  /** Where in the file: `players[2].position`. */
  readonly place: string;
  readonly sentence: string;
}
export interface TeamCheck {
  /** Of everything that has a price, in gold pieces. */
  readonly cost: number;
  readonly treasury: number;
  /** Empty: the team is legal. */
  readonly violations: readonly Violation[];
}

/** 1,000,000 */
export const goldPieces = (amount: number): string => String(amount).replace(/\B(?=(\d{3})+$)/g, ',');

export const rosterNamed = (rules: TeamRules, id: string): Roster | undefined => rules.rosters.find(r => r.id === id);
export const starNamed = (rules: TeamRules, id: string): Star | undefined => rules.stars.find(s => s.id === id);
export const positionNamed = (roster: Roster | undefined, id: string): RosterPosition | undefined =>
  roster?.positions.find(p => p.id === id);
export const skillNamed = (rules: TeamRules, id: string): SkillEntry | undefined =>
  Object.hasOwn(rules.skills, id) ? rules.skills[id] : undefined;
/** Nobody has to say that a team is drafted for a league. */
export const playOf = (file: TeamFile): PlayName => file.play ?? 'league';
/** What the rules say for the kind of play the team is drafted for. */
export const playRules = (rules: TeamRules, file: TeamFile): PlayRules => rules.draft?.plays[playOf(file)] ?? rules;
/** How many followers the team has; those that come for nothing, where the file does not say. */
export const fansOf = (rules: TeamRules, file: TeamFile): number => {
  const { field, free } = playRules(rules, file).fans;
  return file[field] ?? free;
};
