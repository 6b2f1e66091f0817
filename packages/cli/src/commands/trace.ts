/** The command `trace`: which catalogued rules a passing test cites and the source names, and which not. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput, rulesets } from '@ironpitch/engine';
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
  program
    .command('trace')
    .description('list the rules of the catalogues that no passing test cites')
    .option('--json', 'print the counts and lists as JSON')
    .option('--source', 'list the rules that no line of source names, too')
    .option('--tests-of <id>', 'list the tests of the rules whose ids begin so, instead')
    .addHelpText(
      'after',
      '\nA test cites a rule by naming its id in its title. The tests are run first unless their results are fresh.' +
        '\nIt fails when a test failed or was left out, when a rule has no passing test, and when an id is unknown.' +
        '\n\nExamples:\n  $ npx ironpitch trace --json\n  $ npx ironpitch trace --tests-of B16-XSKILL',
    )
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
  if (found.problems.length > 0) throw new Unsuccessful(flags.json ? 'the trace is not complete, see "problems"' : '');
};
const readCatalogues = (root: string): Catalogue[] =>
  readdirSync(join(root, RULES))
    .flatMap(name => /^(.*-\d{4})\.md$/.exec(name)?.[1] ?? [])
    .sort()
    .map(ruleset => readCatalogue(ruleset, readFileSync(join(root, RULES, `${ruleset}.md`), 'utf8')));
const testResults = async (root: string): Promise<readonly TestResult[]> => {
  const stored = storedResults(root);
  if (stored === undefined && process.stderr.isTTY) process.stderr.write('running the tests …\n');
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
  const row = (name: string, ...cells: readonly (string | number)[]): string =>
    `${name.padEnd(12)}${cells.map(cell => String(cell).padStart(10)).join('')}`;
  const unnamed = Object.entries(traces).filter(([, { notInSource }]) => notInSource.length > 0);
  const lines = [
    row('', 'rules', 'cited', 'excepted', 'missing', 'rulings', 'no source'),
    ...Object.entries(traces).map(([id, t]: [string, RulesetTrace]) =>
      row(id, t.rules, t.cited, t.excepted, t.missing.length, t.rulings, t.notInSource.length).concat(
        t.implemented ? '' : '  (to come)',
      ),
    ),
    `${tests.passed} tests passed${tests.failed > 0 ? `, ${tests.failed} failed` : ''}`,
    ...(listSource ? unnamed.map(([id, t]) => `${id}, no line of source names: ${t.notInSource.join(', ')}`) : []),
    ...problems,
  ];
  return lines.map(line => `${line}\n`).join('');
};
