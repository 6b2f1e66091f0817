/** The commands there are, and what they have in common: --help, --debug, exit codes. */

import { readFileSync } from 'node:fs';
import { t } from '@ironpitch/texts/terminal';
import { Command } from 'commander';
import * as analyse from './commands/analyse.ts';
import * as arena from './commands/arena.ts';
import * as bench from './commands/bench.ts';
import * as odds from './commands/odds.ts';
import * as play from './commands/play.ts';
import * as replay from './commands/replay.ts';
import * as scenario from './commands/scenario.ts';
import * as simulate from './commands/simulate.ts';
import * as team from './commands/team.ts';
import * as trace from './commands/trace.ts';
import { ExitCode, report } from './errors.ts';
import { PACKAGE } from './places.ts';
import { printable } from './text/printable.ts';

const COMMANDS: readonly { register(program: Command): void }[] = [
  play,
  simulate,
  arena,
  scenario,
  replay,
  analyse,
  odds,
  team,
  bench,
  trace,
];

const versionOf = (): string => {
  const text = readFileSync(new URL('package.json', PACKAGE), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
};
/** Commander puts what comes near into a second line. */
const inOneLine = (text: string): string =>
  text
    .trimEnd()
    .replace(/^error: /, 'ironpitch: ')
    .replace(/\n(?=\(Did you mean [^\n]*\?\)$)/, ' ');
const buildProgram = (): Command => {
  const program = new Command('ironpitch')
    .description(t.commands.program.about)
    .version(versionOf())
    .option('--debug', t.commands.program.debug)
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      outputError: (text, write) => write(`${printable(inOneLine(text))}\n`),
    })
    .showSuggestionAfterError()
    .exitOverride();
  for (const command of COMMANDS) command.register(program);
  program.addHelpText('after', t.commands.program.examples);
  return program;
};

/** `help nonsense` is an unknown command like any other, instead of help about everything. */
const withoutVainHelp = (command: Command, args: readonly string[]): readonly string[] => {
  const commandNamed = (name: string | undefined): Command | undefined =>
    command.commands.find(one => one.name() === name);
  const [word, ...rest] = args;
  const [about] = rest;
  if (word === 'help' && about !== undefined && /^\w/.test(about) && about !== 'help' && !commandNamed(about))
    return [about];
  const below = commandNamed(word);
  return below === undefined || below.commands.length === 0 ? args : [word as string, ...withoutVainHelp(below, rest)];
};

/** Runs one command line and returns its exit code; throws nothing. */
export const run = async (args: readonly string[]): Promise<ExitCode> => {
  try {
    const program = buildProgram();
    await program.parseAsync(withoutVainHelp(program, args), { from: 'user' });
    return ExitCode.success;
  } catch (error) {
    return report(error, args.includes('--debug'));
  }
};
