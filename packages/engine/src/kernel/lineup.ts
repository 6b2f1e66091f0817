/** Who the players are: what cannot change during a match, shared by all its positions and never copied. */
import { EngineError } from '../words.ts';

export interface Profile {
  /** The roster position's stable name. */
  readonly id: string;
  readonly stats: readonly number[];
  /** Numbers of the skills printed for it, in the edition's numbering. */
  readonly skills: readonly number[];
}
const wordsFor = ({ skills }: Profile): number => {
  let words = 1;
  for (const skill of skills) words = Math.max(words, 1 + (skill >> 5));
  return words;
};

/** Profiles turned into one table: a row each, first its statistics, then its skills, a bit each. */
export class Profiles {
  readonly list: readonly Profile[];
  private readonly table: Int32Array;
  private readonly statCount: number;
  private readonly width: number;
  constructor(list: readonly Profile[]) {
    this.list = list;
    this.statCount = list[0]?.stats.length ?? 0;
    this.width = this.statCount;
    for (const profile of list) this.width = Math.max(this.width, this.statCount + wordsFor(profile));
    this.table = new Int32Array(list.length * this.width);
    list.forEach(({ id, stats, skills }, i) => {
      if (stats.length !== this.statCount) throw new EngineError(`profile ${id} has ${stats.length} statistics`);
      const row = i * this.width;
      for (let stat = 0; stat < stats.length; stat++) this.table[row + stat] = stats[stat] as number;
      for (const skill of skills) this.table[row + this.statCount + (skill >> 5)] |= 1 << (skill & 31);
    });
  }
  stat(profile: number, stat: number): number {
    return this.table[profile * this.width + stat];
  }
  has(profile: number, skill: number): boolean {
    const word = this.statCount + (skill >> 5);
    return word < this.width && (this.table[profile * this.width + word] & (1 << (skill & 31))) !== 0;
  }
}

export interface Lineup {
  readonly profiles: Profiles;
  /** Stable names of the players by number; whoever joins later takes the next name. */
  readonly names: readonly string[];
}
