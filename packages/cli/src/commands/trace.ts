/** The command `trace`: which catalogued rules a passing test cites, and which not. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadInput, rulesets } from '@ironpitch/engine';
import type { Command } from 'commander';
import { Unsuccessful } from '../errors.ts';
import { readCatalogue, readExceptions } from '../trace/catalogue.ts';
import { runTests, storedResults } from '../trace/results.ts';
import { type RulesetTrace, type Trace, traceRules } from '../trace/trace.ts';

interface Flags {
  readonly json?: true;
}
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const RULES = join('docs', 'rules');

export const register = (program: Command): void => {
  program
    .command('trace')
    .description('list the rules of the catalogues that no passing test cites')
    .option('--json', 'print the counts and lists as JSON')
    .addHelpText(
      'after',
      '\nA test cites a rule by naming its id in its title. The tests are run first unless their results are fresh.' +
        '\n\nExample:\n  $ npx ironpitch trace --json',
    )
    .action(trace);
};

const trace = async (flags: Flags): Promise<void> => {
  if (!existsSync(join(ROOT, RULES)))
    throw new BadInput('trace reads the rule catalogues in docs/rules of the repository, which are not here');
  const found = await traceRepository(ROOT);
  process.stdout.write(flags.json ? `${JSON.stringify(found, null, 2)}\n` : inWords(found));
  if (found.problems.length > 0) throw new Unsuccessful(flags.json ? 'the trace is not complete, see "problems"' : '');
};
const traceRepository = async (root: string): Promise<Trace> => {
  const folder = join(root, RULES);
  const catalogues = readdirSync(folder)
    .flatMap(name => /^(.*-\d{4})\.md$/.exec(name)?.[1] ?? [])
    .sort()
    .map(ruleset => readCatalogue(ruleset, readFileSync(join(folder, `${ruleset}.md`), 'utf8')));
  const { exceptions, problems } = readExceptions(readFileSync(join(folder, 'not-tested.md'), 'utf8'));
  const stored = storedResults(root);
  if (stored === undefined && process.stderr.isTTY) process.stderr.write('running the tests …\n');
  const { tests } = stored ?? (await runTests(root));
  const traced = traceRules(catalogues, exceptions, tests, id => rulesets.some(ruleset => ruleset.id === id));
  return { ...traced, problems: [...problems, ...traced.problems] };
};

const inWords = ({ rulesets: traces, tests, problems }: Trace): string => {
  const row = (name: string, ...cells: readonly (string | number)[]): string =>
    `${name.padEnd(12)}${cells.map(cell => String(cell).padStart(10)).join('')}`;
  const lines = [
    row('', 'rules', 'cited', 'excepted', 'missing', 'rulings'),
    ...Object.entries(traces).map(([id, t]: [string, RulesetTrace]) =>
      row(id, t.rules, t.cited, t.excepted, t.missing.length, t.rulings).concat(t.implemented ? '' : '  (to come)'),
    ),
    `${tests.passed} tests passed${tests.failed > 0 ? `, ${tests.failed} failed` : ''}`,
    ...problems,
  ];
  return lines.map(line => `${line}\n`).join('');
};
