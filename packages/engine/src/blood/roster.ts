/** What a team list and a Star Player's card say: plain data, the same shape in every edition. */
import type { SkillName } from './names.ts';

/** What kind of skill it is. Extraordinary skills (2016), Traits and special rules of Star Players (2025) cannot be learned. */
export type Category =
  | 'general'
  | 'agility'
  | 'strength'
  | 'passing'
  | 'mutation'
  | 'devious'
  | 'extraordinary'
  | 'trait'
  | 'star';
export type AccessLetter = 'G' | 'A' | 'S' | 'P' | 'M' | 'D';
const LETTERS: Readonly<Record<Category, AccessLetter | ''>> = {
  general: 'G',
  agility: 'A',
  strength: 'S',
  passing: 'P',
  mutation: 'M',
  devious: 'D',
  extraordinary: '',
  trait: '',
  star: '',
};
/** By which letter lists say that a category is open; '' where nobody can learn it. */
export const letterOf = (category: Category): AccessLetter | '' => LETTERS[category];

/** The values of a player as they are printed. */
export interface Characteristics {
  readonly movement: number;
  readonly strength: number;
  readonly agility: number;
  readonly armour: number;
  /** In editions that have it. */
  readonly passing?: number;
}
export interface RosterPosition extends Characteristics {
  /** Stable name inside its roster: `blackOrcBlocker`. */
  readonly id: string;
  readonly name: string;
  readonly max: number;
  /** In gold pieces. */
  readonly cost: number;
  readonly skills: readonly SkillName[];
  /** Letters of the categories open at the normal and at the double price. */
  readonly normal: string;
  readonly double: string;
  /** Which race the player is of, where a team mixes them (Animosity). */
  readonly race?: string;
  /** Race, position and whatever else rules ask for, as printed; in editions that have them. */
  readonly keywords?: readonly string[];
  /** One of those of whom the list allows only so many together. */
  readonly limited?: true;
}
/** What a team list says besides its positions, in editions whose teams belong to leagues. */
export interface Allegiance {
  readonly tier: number;
  /** Where there are several the coach picks one. */
  readonly leagues: readonly string[];
  /** Special rules of the team. */
  readonly rules: readonly string[];
  /** Whose favour the team has: where there are several the coach picks one. */
  readonly patrons: readonly string[];
  /** The same, but only in this league. */
  readonly patronsIn: Readonly<Partial<Record<string, readonly string[]>>>;
  /** So many of the limited positions together. */
  readonly limitedMax?: number;
}
export interface Roster {
  /** `woodElf` */
  readonly id: string;
  readonly name: string;
  readonly rerollCost: number;
  readonly apothecary: boolean;
  readonly positions: readonly RosterPosition[];
  readonly allegiance?: Allegiance;
}
/** For whom a Star Player plays, in editions whose teams belong to leagues: one of these leagues or patrons is enough. */
export interface PlaysFor {
  readonly leagues: readonly string[];
  readonly patrons: readonly string[];
}
export interface StarPlayer extends Characteristics {
  /** `griffOberwald` */
  readonly id: string;
  readonly name: string;
  readonly cost: number;
  readonly skills: readonly SkillName[];
  /** Rosters it plays for, whatever else has to fit. */
  readonly teams: readonly string[];
  readonly keywords?: readonly string[];
  readonly playsFor?: PlaysFor;
  /** Hired together with this one; each of them has half of the fee. */
  readonly pair?: string;
  /** Counts for more in matched play. */
  readonly mega?: true;
  /** The name of its special rule, where it has one. */
  readonly special?: string;
}
/** A team as it enters a match: checked, priced and numbered. */
export interface TeamPlayer extends Characteristics {
  /** B16-TEAM-10: the roster line, 1 to 16. */
  readonly number: number;
  readonly name: string;
  /** The position's or the Star Player's stable name. */
  readonly position: string;
  readonly positionName: string;
  readonly star: boolean;
  readonly race: string;
  readonly keywords?: readonly string[];
  /** Printed and learned. */
  readonly skills: readonly SkillName[];
}
/** What a team brings along besides players and re-rolls, in editions whose teams belong to leagues. */
export interface Backing {
  readonly play: 'league' | 'matched';
  readonly tier: number;
  readonly league: string;
  readonly patron?: string;
  /** Special rules of the team. */
  readonly rules: readonly string[];
  /** The roster line of the captain. */
  readonly captain?: number;
  readonly assistantCoaches: number;
  readonly cheerleaders: number;
  /** How many of each, by stable name, and for how much each. */
  readonly inducements: Readonly<Record<string, { readonly count: number; readonly cost: number }>>;
}
export interface Team {
  readonly id: string;
  readonly name: string;
  /** What it wears, where its coach has chosen: `#1a5fb0`. */
  readonly colour?: string;
  readonly roster: string;
  readonly rerolls: number;
  /** Fan Factor, or Dedicated Fans where the edition has those. */
  readonly fanFactor: number;
  readonly apothecary: boolean;
  readonly backing?: Backing;
  /** What everything cost, in gold pieces. */
  readonly cost: number;
  readonly players: readonly TeamPlayer[];
  /** Who may join in the course of a match: none of them is there when it begins. */
  readonly recruits?: readonly TeamPlayer[];
}
