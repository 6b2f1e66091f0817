/** Catalogued rules against the tests that prove them and the source that follows them. */
import { type Catalogue, type Exception, idsIn, isExample } from './catalogue.ts';
import type { TestResult } from './results.ts';

/** Fewer rules than this may go untested. */
const EXCEPTIONS_MAX = 40;
/** So many tests that failed are named; the run itself names them all. */
const NAMED_MAX = 10;

export interface RulesetTrace {
  readonly implemented: boolean;
  readonly rules: number;
  /** Rules that a passing test cites. */
  readonly cited: number;
  /** Rules that no program can show. */
  readonly excepted: number;
  readonly missing: readonly string[];
  /** Rules that no line of source names, less examples, rules that follow from others and those with a reason; reported, not demanded. */
  readonly notInSource: readonly string[];
  readonly rulings: number;
  readonly rulingsCited: number;
}
export interface Trace {
  readonly rulesets: Readonly<Record<string, RulesetTrace>>;
  readonly tests: { readonly passed: number; readonly failed: number; readonly skipped: number };
  /** Sentences; empty when all is well. */
  readonly problems: readonly string[];
}

/** What the catalogues are held against. */
export interface Evidence {
  readonly tests: readonly TestResult[];
  /** What not-tested.md lists. */
  readonly notTested: readonly Exception[];
  /** The ids that the source names. */
  readonly inSource: ReadonlySet<string>;
  /** What not-in-source.md lists. */
  readonly notInSource: readonly Exception[];
}
export const traceRules = (
  catalogues: readonly Catalogue[],
  { tests, notTested, inSource, notInSource }: Evidence,
  isImplemented: (ruleset: string) => boolean,
): Trace => {
  const problems = [...unsound(tests, 'failed'), ...unsound(tests, 'skipped')];
  const prefixes = catalogues.map(catalogue => catalogue.prefix);
  const known = new Set(catalogues.flatMap(({ rules, rulings }) => [...rules, ...rulings]));
  for (const { name } of tests) {
    for (const id of idsIn(name, prefixes))
      if (!known.has(id)) problems.push(`the test "${name}" cites ${id}, which no catalogue has`);
  }
  const passed = tests.filter(({ status }) => status === 'passed');
  const citedAnywhere = new Set(passed.flatMap(({ name }) => idsIn(name, prefixes)));
  const isRule = (id: string): boolean => catalogues.some(({ rules }) => rules.has(id));
  for (const { id } of notTested) {
    if (!isRule(id)) problems.push(`not-tested.md: no catalogue has a rule ${id}`);
    if (citedAnywhere.has(id)) problems.push(`not-tested.md: ${id} is cited by a test; take it off the list`);
  }
  for (const { id } of notInSource) {
    if (!isRule(id)) problems.push(`not-in-source.md: no catalogue has a rule ${id}`);
    if (inSource.has(id)) problems.push(`not-in-source.md: the source names ${id}; take it off the list`);
  }
  const excepted = new Set(notTested.map(({ id }) => id).filter(id => !citedAnywhere.has(id)));
  const needsNoLine = new Set([...notTested, ...notInSource].map(({ id }) => id));
  for (const { derived } of catalogues) for (const id of derived) needsNoLine.add(id);
  const rulesets = catalogues.map(catalogue => {
    const cited = citedFor(catalogue, catalogues, passed);
    const implemented = isImplemented(catalogue.ruleset);
    const trace: RulesetTrace = {
      ...traceOne(catalogue, cited, excepted, implemented),
      notInSource: implemented
        ? [...catalogue.rules].filter(id => !inSource.has(id) && !needsNoLine.has(id) && !isExample(id))
        : [],
    };
    if (trace.excepted >= EXCEPTIONS_MAX)
      problems.push(
        `not-tested.md: ${trace.excepted} rules of ${catalogue.ruleset}; fewer than ${EXCEPTIONS_MAX} may be there`,
      );
    if (trace.implemented && trace.missing.length > 0)
      problems.push(
        `${catalogue.ruleset}: ${trace.missing.length} rules are cited by no passing test: ${trace.missing.join(', ')}`,
      );
    return [catalogue.ruleset, trace] as const;
  });
  return {
    rulesets: Object.fromEntries(rulesets),
    tests: {
      passed: passed.length,
      failed: tests.filter(({ status }) => status === 'failed').length,
      skipped: tests.filter(({ status }) => status === 'skipped').length,
    },
    problems: [...new Set(problems)],
  };
};
/** A run in which tests failed or were left out proves nothing, whichever rules they cite. */
const unsound = (tests: readonly TestResult[], bad: 'failed' | 'skipped'): string[] => {
  const names = tests.filter(({ status }) => status === bad).map(({ file, name }) => `\n  ${file}: ${name}`);
  if (names.length === 0) return [];
  const more = names.length > NAMED_MAX ? `\n  and ${names.length - NAMED_MAX} more` : '';
  const what = `${names.length} ${names.length === 1 ? 'test' : 'tests'} ${bad === 'failed' ? 'failed' : 'left out'}`;
  return [`${what}:${names.slice(0, NAMED_MAX).join('')}${more}`];
};
/** The titles of the tests that cite each rule whose id begins so, in the order of the catalogues. */
export const testsOf = (
  prefix: string,
  catalogues: readonly Catalogue[],
  tests: readonly TestResult[],
): Record<string, string[]> => {
  const prefixes = catalogues.map(catalogue => catalogue.prefix);
  const titles = new Map<string, string[]>();
  for (const { rules, rulings } of catalogues)
    for (const id of [...rules, ...rulings]) if (id.startsWith(prefix)) titles.set(id, []);
  for (const { name, status } of tests)
    if (status === 'passed') for (const id of new Set(idsIn(name, prefixes))) titles.get(id)?.push(name);
  return Object.fromEntries(titles);
};
/**
 * A test that names rulesets is about those alone; one that names none is about the ruleset whose own ids it cites. So a
 * rule that a catalogue shares with another one is shown for each of them by tests of its own.
 */
const citedFor = (
  { ruleset, prefix }: Catalogue,
  catalogues: readonly Catalogue[],
  passed: readonly TestResult[],
): ReadonlySet<string> => {
  const prefixes = catalogues.map(catalogue => catalogue.prefix);
  const cited = new Set<string>();
  for (const { name } of passed) {
    const named = catalogues.filter(other => name.includes(other.ruleset)).map(other => other.ruleset);
    for (const id of idsIn(name, prefixes)) {
      const own = id.startsWith(`${prefix}-`);
      if (named.includes(ruleset) || (own && named.length === 0)) cited.add(id);
    }
  }
  return cited;
};
const traceOne = (
  { rules, rulings }: Catalogue,
  cited: ReadonlySet<string>,
  excepted: ReadonlySet<string>,
  implemented: boolean,
): Omit<RulesetTrace, 'notInSource'> => {
  const ids = [...rules];
  return {
    implemented,
    rules: ids.length,
    cited: ids.filter(id => cited.has(id)).length,
    excepted: ids.filter(id => excepted.has(id)).length,
    missing: ids.filter(id => !cited.has(id) && !excepted.has(id)),
    rulings: rulings.size,
    rulingsCited: [...rulings].filter(id => cited.has(id)).length,
  };
};
