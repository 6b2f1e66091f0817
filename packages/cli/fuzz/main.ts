/** `npm run fuzz`: malformed inputs of every format, on all cores, until nothing is left to be found. */
import { availableParallelism } from 'node:os';
import { BadInput } from '@ironpitch/engine';
import { Command } from 'commander';
import { ExitCode, report } from '../src/errors.ts';
import { wholeNumber } from '../src/options.ts';
import { Progress } from '../src/progress.ts';
import type { Round } from './child.ts';
import { FORMATS } from './formats/index.ts';
import { KINDS } from './judge.ts';
import { runAll } from './pool.ts';
import { emptyTally, inputAt } from './round.ts';
import { FOUND_FOLDER, State } from './state.ts';

const ROUND = 250;
/** Without a terminal nobody sees a bar: a line now and then. */
const SPOKEN_EVERY_MS = 60_000;

interface Flags {
  readonly inputs: number;
  readonly format: readonly string[];
  readonly seed: string;
  readonly cores: number;
  readonly fresh?: true;
}
const formatName = (text: string, before: readonly string[]): string[] => {
  const known = Object.keys(FORMATS);
  if (!known.includes(text)) throw new BadInput(`--format is one of ${known.join(', ')}, not "${text}"`);
  return [...before, text];
};

const fuzz = async ({ inputs, format, seed, cores, fresh }: Flags): Promise<boolean> => {
  const names = format.length > 0 ? format : Object.keys(FORMATS);
  const state = new State(seed, fresh === true);
  const rounds: Round[] = names.flatMap(name =>
    state.left(name, inputs, ROUND).map(left => ({ format: name, seed, ...left })),
  );
  const total = rounds.reduce((sum, { count }) => sum + count, 0);
  if (total < names.length * inputs)
    console.error(`going on with seed ${seed}: ${total} of ${names.length * inputs} inputs are left`);
  const progress = new Progress('inputs', total);
  let done = 0;
  let spoken = performance.now();
  const tell = (count: number): void => {
    done += count;
    progress.update(done);
    if (process.stderr.isTTY || performance.now() - spoken < SPOKEN_EVERY_MS) return;
    spoken = performance.now();
    console.error(`${done} of ${total} inputs`);
  };
  const lost: Promise<void>[] = [];
  await runAll(rounds, cores, {
    done(round, tally) {
      state.add(round.format, round.first, tally);
      tell(round.count);
    },
    lost(round, index, why) {
      lost.push(addLost(state, round, index, why));
      tell(1);
    },
  });
  await Promise.all(lost);
  progress.end();
  const clean = print(state, names);
  state.forget();
  return clean;
};
const addLost = async (state: State, { format, seed }: Round, index: number, why: string): Promise<void> => {
  const made = await FORMATS[format]?.();
  const input = made ? inputAt(made, seed, index) : '';
  made?.close?.();
  const kind = why === 'does not end' ? 'slow' : 'uncaught';
  const fault = { kind, what: why, cause: `${why} ${format}` } as const;
  const tally = { ...emptyTally(), inputs: 1, slow: kind === 'slow' ? 1 : 0, causes: { [fault.cause]: 1 } };
  state.add(format, index, { ...tally, found: [{ format, index, fault, input }] });
};

// --- the end ----------------------------------------------------------------------------------------------------
const SHOWN_MAX = 160;
const shown = (text: string): string => {
  const safe = JSON.stringify(text);
  return safe.length > SHOWN_MAX ? `${safe.slice(0, SHOWN_MAX)}…` : safe;
};
const print = (state: State, names: readonly string[]): boolean => {
  const row = (cells: readonly (string | number)[]): string =>
    cells.map((cell, i) => (i === 0 ? String(cell).padEnd(11) : String(cell).padStart(10))).join('');
  console.log(row(['format', 'inputs', 'refused', 'accepted', 'slowest', ...KINDS]));
  let clean = true;
  for (const name of names) {
    const { inputs, refused, slowestMs, causes, found } = state.tallyOf(name);
    const of = (kind: string): number =>
      found.filter(({ fault }) => fault.kind === kind).reduce((sum, { fault }) => sum + (causes[fault.cause] ?? 0), 0);
    console.log(row([name, inputs, refused, inputs - refused, `${Math.round(slowestMs)} ms`, ...KINDS.map(of)]));
    clean &&= found.length === 0;
  }
  for (const name of names) {
    const { causes, found } = state.tallyOf(name);
    for (const { index, fault, input } of found)
      console.log(`\n${name} ${index}, ${causes[fault.cause]} times, ${fault.kind}: ${fault.what}\n  ${shown(input)}`);
  }
  if (!clean) console.log(`\nThe failing inputs are in ${FOUND_FOLDER}`);
  return clean;
};

const program = new Command('npm run fuzz --')
  .description('Gives malformed inputs of every format to the program, and lists what it does not take well.')
  .option('--inputs <n>', 'how many of each format', wholeNumber('--inputs'), 100_000)
  .option('--format <name>', `only this one, may be repeated: ${Object.keys(FORMATS).join(', ')}`, formatName, [])
  .option('--seed <text>', 'the same seed gives the same inputs', '1')
  .option('--cores <n>', 'how many processes work', wholeNumber('--cores'), availableParallelism())
  .option('--fresh', 'begin anew; a run that was broken off goes on otherwise')
  .addHelpText(
    'after',
    '\nA run that is broken off goes on where it stopped when it is started again with the same seed.' +
      '\nExit code 1: something was found; the inputs are in fuzz-found/, one file each.' +
      '\n\nExample:\n  $ npm run fuzz -- --format records --inputs 2000',
  )
  .exitOverride()
  .action(async (flags: Flags) => {
    process.exitCode = (await fuzz(flags)) ? ExitCode.success : ExitCode.failure;
  });
try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = report(error, process.argv.includes('--debug'));
}
