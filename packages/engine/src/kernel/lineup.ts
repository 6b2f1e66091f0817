/** Who the players are: what cannot change during a match, shared by all its positions and never copied. */
import { EngineError } from '../words.ts';

export interface Profile {
  /** The roster position's stable name. */
  readonly id: string;
  readonly stats: readonly number[];
  /** Numbers of the skills printed for it, in the edition's numbering. */
  readonly skills: readonly number[];
}
const SKILL_BITS = 32;

/** Profiles turned into tables: per statistic and per 32 skills one array, indexed by profile. */
export class Profiles {
  readonly list: readonly Profile[];
  private readonly stats: Int16Array;
  private readonly skills: Int32Array;
  private readonly statCount: number;
  private readonly words: number;
  constructor(list: readonly Profile[]) {
    this.list = list;
    this.statCount = Math.max(0, ...list.map(p => p.stats.length));
    this.words = 1 + Math.floor(Math.max(0, ...list.flatMap(p => p.skills)) / SKILL_BITS);
    this.stats = new Int16Array(list.length * this.statCount);
    this.skills = new Int32Array(list.length * this.words);
    list.forEach((profile, i) => {
      if (profile.stats.length !== this.statCount)
        throw new EngineError(`profile ${profile.id} has ${profile.stats.length} statistics`);
      this.stats.set(profile.stats, i * this.statCount);
      for (const skill of profile.skills) this.skills[i * this.words + (skill >> 5)] |= 1 << (skill & 31);
    });
  }
  stat(profile: number, stat: number): number {
    return this.stats[profile * this.statCount + stat];
  }
  has(profile: number, skill: number): boolean {
    const word = skill >> 5;
    return word < this.words && (this.skills[profile * this.words + word] & (1 << (skill & 31))) !== 0;
  }
}

export interface Lineup {
  readonly profiles: Profiles;
  /** Stable names of the players by number; whoever joins later takes the next name. */
  readonly names: readonly string[];
}
