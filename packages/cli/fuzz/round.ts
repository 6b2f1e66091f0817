/** Some inputs of one format, one after the other: counted, timed, and the failing ones made small. */
import { SeededDice } from '@ironpitch/engine';
import type { Format } from './format.ts';
import { type Fault, judge, LIMIT_MS } from './judge.ts';
import { shrink } from './shrink.ts';

export interface Found {
  readonly format: string;
  /** Which input it was. */
  readonly index: number;
  readonly fault: Fault;
  readonly input: string;
}
export interface Tally {
  inputs: number;
  refused: number;
  slowestMs: number;
  slow: number;
  /** How often each cause was met. */
  readonly causes: Record<string, number>;
  readonly found: Found[];
}
export const emptyTally = (): Tally => ({ inputs: 0, refused: 0, slowestMs: 0, slow: 0, causes: {}, found: [] });

/** The same seed and index give the same input, whoever asks. */
export const inputAt = (format: Format, seed: string, index: number): string =>
  format.given[index] ?? format.mutate(new SeededDice(`${seed}/${format.name}/${index}`));

export const runRound = async (
  format: Format,
  seed: string,
  first: number,
  count: number,
  onInput: (index: number) => void = () => {},
): Promise<Tally> => {
  const tally = emptyTally();
  for (let index = first; index < first + count; index++) {
    onInput(index);
    const input = inputAt(format, seed, index);
    const { refused, ms, fault } = await judge(format, input);
    tally.inputs++;
    if (refused) tally.refused++;
    if (ms > LIMIT_MS) tally.slow++;
    tally.slowestMs = Math.max(tally.slowestMs, ms);
    if (fault === undefined) continue;
    const met = tally.causes[fault.cause] ?? 0;
    tally.causes[fault.cause] = met + 1;
    if (met === 0) tally.found.push(await smallest(format, index, input, fault));
  }
  return tally;
};
/** Of what does not end every try costs seconds: it is kept as it is. */
const smallest = async (format: Format, index: number, input: string, fault: Fault): Promise<Found> => {
  if (fault.kind === 'slow') return { format: format.name, index, fault, input };
  const small = await shrink(input, async candidate => (await judge(format, candidate)).fault?.cause === fault.cause);
  const { fault: again = fault } = await judge(format, small);
  return { format: format.name, index, fault: { ...again, cause: fault.cause }, input: small };
};
