/** The command `scenario`: runs scenario files and says what differs. */

import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, normalize, relative } from 'node:path';
import { BadInput } from '@ironpitch/engine';
import {
  type Difference,
  describeDifference,
  readScenario,
  runScenario,
  type ScenarioTrace,
  traceScenario,
} from '@ironpitch/protocol';
import { t } from '@ironpitch/texts/terminal';
import type { Command } from 'commander';
import { aboutFile, BadFiles, isBadInput, sentenceFor, Unsuccessful } from '../errors.ts';
import { readText } from '../files/read.ts';
import { Progress } from '../progress.ts';
import { jsonText, printable, printablePlace } from '../text/printable.ts';

interface Flags {
  readonly json?: true;
  readonly trace?: true;
}
/** How one file went: as expected, with differences, or not at all because it cannot be run as written. */
interface Report {
  readonly file: string;
  readonly title?: string;
  readonly ok: boolean;
  readonly differences: readonly Difference[];
  readonly error?: string;
}

export const register = (program: Command): void => {
  const words = t.commands.scenario;
  program
    .command('scenario')
    .description(words.about)
    .argument('<files...>', words.files)
    .option('--trace', words.trace)
    .option('--json', words.json)
    .addHelpText('after', words.examples)
    .action(scenario);
};

const scenario = (names: readonly string[], flags: Flags): void => {
  const files = [...new Set(names.flatMap(filesNamed))];
  if (flags.trace) return trace(files, flags);
  const progress = new Progress(t.commands.progress.scenarios, files.length);
  const reports = files.map((file, i) => {
    progress.update(i);
    return runFile(file);
  });
  progress.end();
  const bad = reports.filter(report => report.error !== undefined);
  const differing = reports.filter(report => !report.ok && report.error === undefined);
  const counts = { scenarios: reports.length, ok: reports.length - bad.length - differing.length };
  if (flags.json) {
    const found = { ...counts, differing: differing.length, bad: bad.length, files: reports };
    process.stdout.write(jsonText(found));
  } else process.stdout.write(inWords(reports, counts));
  if (bad.length > 0) throw new BadFiles(bad.map(({ file, error }) => aboutFile(file, error as string)));
  if (differing.length > 0) throw new Unsuccessful();
};
const runFile = (file: string): Report => {
  try {
    const read = readScenario(readText(file));
    const { ok, differences } = runScenario(read);
    return { file, ...(read.title === undefined ? {} : { title: read.title }), ok, differences };
  } catch (error) {
    if (!isBadInput(error)) throw error;
    return { file, ok: false, differences: [], error: sentenceFor(error) };
  }
};
const inWords = (reports: readonly Report[], { scenarios, ok }: { scenarios: number; ok: number }): string => {
  const words = t.commands.scenario;
  const lines = reports
    .filter(report => report.error === undefined)
    .flatMap(({ file, title, differences }) => [
      `${(differences.length === 0 ? words.ok : words.differs).padEnd(7)}  ${printablePlace(file)}${title === undefined ? '' : `  ${printable(title)}`}`,
      ...differences.map(difference => `           ${printable(describeDifference(difference))}`),
    ]);
  if (scenarios > 1) lines.push(words.asExpected(ok, scenarios));
  return lines.map(line => `${line}\n`).join('');
};

// --- one file, from question to question --------------------------------------------------------------------------
const trace = (files: readonly string[], flags: Flags): void => {
  const [file, another] = files;
  if (file === undefined || another !== undefined)
    throw new BadInput(`--trace takes one scenario file, not ${files.length}`);
  const found = traceFile(file);
  process.stdout.write(flags.json ? jsonText(found) : traceInWords(found));
  if (found.error !== undefined) throw new BadFiles([aboutFile(file, found.error)]);
  const report = runFile(file);
  if (report.ok) return;
  if (!flags.json) process.stdout.write(inWords([report], { scenarios: 1, ok: 0 }));
  throw new Unsuccessful();
};
const traceFile = (file: string): ScenarioTrace => {
  try {
    return traceScenario(readScenario(readText(file)));
  } catch (error) {
    if (isBadInput(error)) throw new BadFiles([aboutFile(file, sentenceFor(error))]);
    throw error;
  }
};
const LINE_MAX = 4000;
const traceInWords = ({ questions, events, position }: ScenarioTrace): string => {
  const words = t.commands.scenario;
  const say = (value: unknown): string => JSON.stringify(value);
  const eventLines = (from: number, to?: number): string[] =>
    events.slice(from, to).map(({ type, ...fields }) => `  ${type} ${say(fields)}`);
  const lines = questions.flatMap(({ seat, question, about, legal, answer, eventsBefore }, i) => [
    ...eventLines(questions[i - 1]?.eventsBefore ?? 0, eventsBefore),
    words.asked(seat, question, say(about)),
    `  ${words.legal.padEnd(8)}${legal.map(say).join(' ')}`,
    `  ${words.answer.padEnd(8)}${answer === null ? '-' : say(answer)}`,
  ]);
  lines.push(...eventLines(questions.at(-1)?.eventsBefore ?? 0), `${words.position} ${say(position)}`);
  return lines.map(line => `${printable(line, LINE_MAX)}\n`).join('');
};

// --- which files ------------------------------------------------------------------------------------------------
const isPattern = (name: string): boolean => /[*?]/.test(name) && !existsSync(name);

/** The files a word of the command line means: itself, all .json files below a directory, or all that fit a pattern. */
const filesNamed = (name: string): string[] => {
  if (isPattern(name)) {
    const base = name.slice(0, name.search(/[*?]/)).replace(/[^/]*$/, '') || '.';
    const form = formOf(normalize(name).replaceAll('\\', '/'));
    const found = existsSync(base) ? filesBelow(base).filter(file => form.test(file.replaceAll('\\', '/'))) : [];
    if (found.length === 0) throw new BadInput(`no file fits the pattern ${printablePlace(name)}`);
    return found;
  }
  if (!existsSync(name)) throw new BadInput(`the file ${printablePlace(name)} does not exist`);
  if (!statSync(name).isDirectory()) return [name];
  const found = filesBelow(name).filter(file => file.endsWith('.json'));
  if (found.length === 0) throw new BadInput(`the directory ${printablePlace(name)} holds no scenario file (*.json)`);
  return found;
};
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(folder, relative(folder, join(entry.parentPath, entry.name))))
    .sort();
/** `*` stands for part of a name, `**` for any folders, `?` for one sign. */
const formOf = (pattern: string): RegExp => {
  const parts: Readonly<Record<string, string>> = { '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '?': '[^/]' };
  const source = pattern.replace(/\*\*\/|\*\*|\*|\?|[.+^${}()|[\]\\]/g, sign => parts[sign] ?? `\\${sign}`);
  return new RegExp(`^${source}$`);
};
