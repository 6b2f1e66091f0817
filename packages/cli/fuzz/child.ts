/** A process of its own that runs rounds: when an input takes it down, only that input is lost. */
import { mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Format } from './format.ts';
import { FORMATS } from './formats/index.ts';
import { runRound, type Tally } from './round.ts';

export interface Round {
  readonly format: string;
  readonly seed: string;
  readonly first: number;
  readonly count: number;
}
/** What a child says: it is there, or what came of the round it was given. */
export type Told = 'ready' | Tally;

const [, , watched = ''] = process.argv;
const place = openSync(watched, 'w');
/** Written down before each input: whoever looks after this process reads it when nothing comes any more. */
const note = (index: number): void => void writeSync(place, `${index}\n`.padEnd(20), 0);

const formats = new Map<string, Format>();
const formatNamed = async (name: string): Promise<Format> => {
  const known = formats.get(name) ?? (await FORMATS[name]?.());
  if (known === undefined) throw new Error(`there is no format ${name}`);
  formats.set(name, known);
  return known;
};
process.on('message', async ({ format, seed, first, count }: Round) => {
  process.send?.(await runRound(await formatNamed(format), seed, first, count, note));
});
process.on('disconnect', () => process.exit());
// A file named without a folder is not to be looked for in the repository.
const folder = mkdtempSync(join(tmpdir(), 'ironpitch-fuzz-cwd-'));
process.chdir(folder);
process.on('exit', () => {
  for (const format of formats.values()) format.close?.();
  rmSync(folder, { recursive: true, force: true });
});
process.send?.('ready');
