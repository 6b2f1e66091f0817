/** Catalogued rules against the tests that cite them. */
import { type Catalogue, type Exception, idsIn } from './catalogue.ts';
import type { TestResult } from './results.ts';

/** Fewer rules than this may go untested. */
const EXCEPTIONS_MAX = 40;

export interface RulesetTrace {
  readonly implemented: boolean;
  readonly rules: number;
  /** Rules that a passing test cites. */
  readonly cited: number;
  /** Rules that no program can show. */
  readonly excepted: number;
  readonly missing: readonly string[];
  readonly rulings: number;
  readonly rulingsCited: number;
}
export interface Trace {
  readonly rulesets: Readonly<Record<string, RulesetTrace>>;
  readonly tests: { readonly passed: number; readonly failed: number };
  /** Sentences; empty when all is well. */
  readonly problems: readonly string[];
}

export const traceRules = (
  catalogues: readonly Catalogue[],
  exceptions: readonly Exception[],
  tests: readonly TestResult[],
  isImplemented: (ruleset: string) => boolean,
): Trace => {
  const problems: string[] = [];
  const prefixes = catalogues.map(catalogue => catalogue.prefix);
  const known = new Set(catalogues.flatMap(({ rules, rulings }) => [...rules, ...rulings]));
  for (const { name } of tests) {
    for (const id of idsIn(name, prefixes))
      if (!known.has(id)) problems.push(`the test "${name}" cites ${id}, which no catalogue has`);
  }
  const passed = tests.filter(({ status }) => status === 'passed');
  const citedAnywhere = new Set(passed.flatMap(({ name }) => idsIn(name, prefixes)));
  for (const { id } of exceptions) {
    if (!catalogues.some(({ rules }) => rules.has(id))) problems.push(`not-tested.md: no catalogue has a rule ${id}`);
    if (citedAnywhere.has(id)) problems.push(`not-tested.md: ${id} is cited by a test; take it off the list`);
  }
  const excepted = new Set(exceptions.map(({ id }) => id).filter(id => !citedAnywhere.has(id)));
  const rulesets = catalogues.map(catalogue => {
    const cited = citedFor(catalogue, catalogues, passed);
    const trace = traceOne(catalogue, cited, excepted, isImplemented(catalogue.ruleset));
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
    tests: { passed: passed.length, failed: tests.filter(({ status }) => status === 'failed').length },
    problems: [...new Set(problems)],
  };
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
): RulesetTrace => {
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
