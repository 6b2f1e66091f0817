/** What a team list and a Star Player's card say: plain data, the same shape in every edition. */
import type { SkillName } from './names.ts';

/** Which skills a player may learn: general, agility, strength, passing, mutation. */
export type Category = 'general' | 'agility' | 'strength' | 'passing' | 'mutation' | 'extraordinary';
export type AccessLetter = 'G' | 'A' | 'S' | 'P' | 'M';

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
}
export interface Roster {
  /** `woodElf` */
  readonly id: string;
  readonly name: string;
  readonly rerollCost: number;
  readonly apothecary: boolean;
  readonly positions: readonly RosterPosition[];
}
export interface StarPlayer extends Characteristics {
  /** `griffOberwald` */
  readonly id: string;
  readonly name: string;
  readonly cost: number;
  readonly skills: readonly SkillName[];
  /** Rosters it plays for. */
  readonly teams: readonly string[];
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
  /** Printed and learned. */
  readonly skills: readonly SkillName[];
}
export interface Team {
  readonly id: string;
  readonly name: string;
  readonly roster: string;
  readonly rerolls: number;
  readonly fanFactor: number;
  readonly apothecary: boolean;
  /** What everything cost, in gold pieces. */
  readonly cost: number;
  readonly players: readonly TeamPlayer[];
}
