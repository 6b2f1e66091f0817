/** What the fuzzer knows of a format: where its inputs come from, and what the program says to one of them. */
import type { Dice } from '@ironpitch/engine';

/** What became of an input that raised no error: the sentences of a refusal, or none when it was accepted. */
export interface Said {
  readonly refusals: readonly string[];
  /** What was printed besides. */
  readonly printed?: string;
  /** What was changed although the input was refused; '' for nothing. */
  readonly changed?: string;
}
export interface Format {
  readonly name: string;
  /** Tried as they are, before anything is mutated: the corpus, and what is too large for a file. */
  readonly given: readonly string[];
  /** Those of the given ones that must be refused. */
  readonly forged?: ReadonlySet<string>;
  /** An input that nobody has thought of. */
  mutate(dice: Dice): string;
  /** Gives the input to the program as a person would. Only errors that are mistakes of ours are thrown. */
  attempt(input: string): Said | Promise<Said>;
  /** Whether a refusal says where in the input to look. */
  names(input: string, sentence: string): boolean;
  /** Clears away what it has put on the disk. */
  close?(): void;
}

export const pickFrom = <T>(dice: Dice, list: readonly T[]): T => list[dice.pick(list.length)] as T;
/** True once in so many times. */
export const oneIn = (dice: Dice, times: number): boolean => dice.pick(times) === 0;
