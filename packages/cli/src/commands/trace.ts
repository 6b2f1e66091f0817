/** The command `trace`: which catalogued rules a passing test cites and the source names, and which not. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput, rulesets } from '@ironpitch/engine';
import { t } from '@ironpitch/texts/terminal';
import type { Command } from 'commander';
import { Unsuccessful } from '../errors.ts';
import { REPOSITORY } from '../places.ts';
import { type Catalogue, readCatalogue, readExceptions } from '../trace/catalogue.ts';
import { runTests, storedResults, type TestResult } from '../trace/results.ts';
import { idsInSources } from '../trace/sources.ts';
import { type RulesetTrace, type Trace, testsOf, traceRules } from '../trace/trace.ts';

interface Flags {
  readonly json?: true;
  readonly source?: true;
  readonly testsOf?: string;
}
const RULES = join('docs', 'rules');

export const register = (program: Command): void => {
  const words = t.commands.trace;
  program
    .command('trace')
    .description(words.about)
    .option('--json', words.json)
    .option('--source', words.source)
    .option('--tests-of <id>', words.testsOf)
    .addHelpText('after', words.examples)
    .action(trace);
};

const trace = async (flags: Flags): Promise<void> => {
  if (!existsSync(join(REPOSITORY, RULES)))
    throw new BadInput('trace reads the rule catalogues in docs/rules of the repository, which are not here');
  const catalogues = readCatalogues(REPOSITORY);
  if (flags.testsOf !== undefined) return printTestsOf(flags.testsOf, catalogues, flags.json === true);
  conclude(traceRepository(REPOSITORY, catalogues, await testResults(REPOSITORY)), flags);
};
/** Prints what was found; it fails when there is a problem. */
export const conclude = (found: Trace, flags: Flags): void => {
  process.stdout.write(flags.json ? `${JSON.stringify(found, null, 2)}\n` : inWords(found, flags.source === true));
  if (found.problems.length > 0) throw new Unsuccessful(flags.json ? t.commands.trace.incomplete : '');
};
const readCatalogues = (root: string): Catalogue[] =>
  readdirSync(join(root, RULES))
    .flatMap(name => /^(.*-\d{4})\.md$/.exec(name)?.[1] ?? [])
    .sort()
    .map(ruleset => readCatalogue(ruleset, readFileSync(join(root, RULES, `${ruleset}.md`), 'utf8')));
const testResults = async (root: string): Promise<readonly TestResult[]> => {
  const stored = storedResults(root);
  if (stored === undefined && process.stderr.isTTY) process.stderr.write(`${t.commands.trace.running}\n`);
  return (stored ?? (await runTests(root))).tests;
};
const traceRepository = (root: string, catalogues: readonly Catalogue[], tests: readonly TestResult[]): Trace => {
  const read = (name: string) => readExceptions(name, readFileSync(join(root, RULES, name), 'utf8'));
  const notTested = read('not-tested.md');
  const notInSource = read('not-in-source.md');
  const traced = traceRules(
    catalogues,
    {
      tests,
      notTested: notTested.exceptions,
      inSource: idsInSources(root),
      notInSource: notInSource.exceptions,
    },
    id => rulesets.some(ruleset => ruleset.id === id),
  );
  return { ...traced, problems: [...notTested.problems, ...notInSource.problems, ...traced.problems] };
};
const printTestsOf = async (prefix: string, catalogues: readonly Catalogue[], json: boolean): Promise<void> => {
  const known = Object.keys(testsOf(prefix, catalogues, []));
  if (known.length === 0)
    throw new BadInput(`no rule's id begins with "${prefix}"; ids look like BU-RUN-03 or B16-XSKILL-24`);
  const tests = testsOf(prefix, catalogues, await testResults(REPOSITORY));
  const lines = Object.entries(tests).map(([id, names]) => [id, ...names.map(name => `  ${name}`)].join('\n'));
  process.stdout.write(`${json ? JSON.stringify(tests, null, 2) : lines.join('\n')}\n`);
};

const inWords = ({ rulesets: traces, tests, problems }: Trace, listSource: boolean): string => {
  const words = t.commands.trace;
  const row = (name: string, ...cells: readonly (string | number)[]): string =>
    `${name.padEnd(12)}${cells.map(cell => String(cell).padStart(10)).join('')}`;
  const unnamed = Object.entries(traces).filter(([, { notInSource }]) => notInSource.length > 0);
  const lines = [
    row('', ...words.columns),
    ...Object.entries(traces).map(([id, r]: [string, RulesetTrace]) =>
      row(id, r.rules, r.cited, r.excepted, r.missing.length, r.rulings, r.notInSource.length).concat(
        r.implemented ? '' : `  ${words.toCome}`,
      ),
    ),
    words.passed(tests.passed, tests.failed),
    ...(listSource ? unnamed.map(([id, { notInSource }]) => words.unnamed(id, notInSource.join(', '))) : []),
    ...problems,
  ];
  return lines.map(line => `${line}\n`).join('');
};
