/** A short run of the fuzzer over every format; `npm run fuzz` is the long one. */
import { expect, onTestFinished, test } from 'vitest';
import { FORMATS } from '../fuzz/formats/index.ts';
import { judge } from '../fuzz/judge.ts';
import { runRound } from '../fuzz/round.ts';
import { shrink } from '../fuzz/shrink.ts';

const MUTATED = 80;
/** Seconds of work, on a machine that may have other things to do. */
const TIMEOUT = 120_000;
/** What is too large for a file is left to the long run. */
const SMALL = 100_000;

test.each(Object.entries(FORMATS))(
  '%s: whatever is read is read, or refused in one line that says where',
  async (_, make) => {
    const full = await make();
    const format = { ...full, given: full.given.filter(input => input.length < SMALL) };
    onTestFinished(() => full.close?.());
    const { found, inputs } = await runRound(format, 'npm test', 0, format.given.length + MUTATED);
    expect(
      found.map(({ index, fault, input }) => `${index} ${fault.kind}: ${fault.what}\n${input.slice(0, 500)}`),
    ).toEqual([]);
    expect(inputs).toBeGreaterThan(MUTATED);
  },
  TIMEOUT,
);

test('the judge sees errors, endless loops, long, broken and vague refusals, and what is left behind', async () => {
  const format = {
    name: 'test',
    given: [],
    mutate: () => '',
    names: (_: string, sentence: string) => sentence !== 'vague',
  };
  const kindOf = async (attempt: () => { refusals: string[]; printed?: string; changed?: string }) => {
    const { fault } = await judge({ ...format, attempt }, 'input', 50);
    return fault?.kind;
  };
  expect(await kindOf(() => ({ refusals: [] }))).toBeUndefined();
  expect(await kindOf(() => ({ refusals: ['seed: expected a text'] }))).toBeUndefined();
  expect(await kindOf(() => JSON.parse('{'))).toBe('uncaught');
  expect(
    await kindOf(() => {
      for (;;);
    }),
  ).toBe('slow');
  for (const refusal of ['vague', 'a\nb', '\u001b[31m', 'x'.repeat(300), ' '])
    expect(await kindOf(() => ({ refusals: [refusal] }))).toBe('refusal');
  expect(await kindOf(() => ({ refusals: [], printed: 'a\u001b[2J' }))).toBe('printed');
  expect(await kindOf(() => ({ refusals: ['seed: no'], changed: 'a file' }))).toBe('changed');
  const forged = await judge({ ...format, forged: new Set(['input']), attempt: () => ({ refusals: [] }) }, 'input');
  expect(forged.fault?.kind).toBe('taken');
});
test('a failing input is made as small as it can be', async () => {
  const fails = async (input: string): Promise<boolean> => input.includes('"b":');
  const large = JSON.stringify({ a: [1, 2, { c: 'x'.repeat(100) }], d: { e: 1, b: [7, 8] }, f: null });
  expect((await shrink(large, fails)).length).toBeLessThan(12);
});
