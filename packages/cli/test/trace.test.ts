import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { conclude } from '../src/commands/trace.ts';
import { idsIn, readCatalogue, readExceptions } from '../src/trace/catalogue.ts';
import { isUsable, readResults, storedResults, type TestResult } from '../src/trace/results.ts';
import { idsInSources, idsNamedIn } from '../src/trace/sources.ts';
import { type Evidence, testsOf, traceRules } from '../src/trace/trace.ts';
import { capture } from './capture.ts';

const RULES = new URL('../../../docs/rules/', import.meta.url);
const catalogue = (ruleset: string) => readCatalogue(ruleset, readFileSync(new URL(`${ruleset}.md`, RULES), 'utf8'));

describe('the catalogues', () => {
  test('blitz-2024 has 532 rules and 73 rulings, whose ids begin with BU', () => {
    const { rules, rulings, prefix } = catalogue('blitz-2024');
    expect([rules.size, rulings.size, prefix]).toEqual([532, 73, 'BU']);
    expect(rules).toContain('BU-RUN-X1');
    expect(rulings).toContain('BU-OQ-66');
    expect(rules).not.toContain('BU-OQ-66');
  });
  test('blitz-2022 has its own rules and those of 2024 that it lists as the same', () => {
    const { rules, rulings, prefix } = catalogue('blitz-2022');
    const shared = [...rules].filter(id => id.startsWith('BU-'));
    expect([prefix, rules.size - shared.length > 200, shared.length > 250]).toEqual(['B22', true, true]);
    for (const id of shared) expect(catalogue('blitz-2024').rules).toContain(id);
    expect([rules.has('BU-RUN-03'), rules.has('BU-EVENT-11'), rulings.has('B22-OQ-05')]).toEqual([true, false, true]);
    expect([rulings.has('BU-OQ-03'), rulings.has('BU-OQ-12')]).toEqual([true, false]);
  });
  test('no id opens two lines of a catalogue', () => {
    for (const name of readdirSync(RULES).filter(file => /-\d{4}\.md$/.test(file))) {
      const ids = [
        ...readFileSync(new URL(name, RULES), 'utf8').matchAll(/^(?:- \*\*|\| \*\*)((?:BU|B\d\d)-[^*]*\d)\*\*/gm),
      ];
      const seen = ids.map(([, id]) => id);
      expect([name, seen.length]).toEqual([name, new Set(seen).size]);
    }
  });
  test('bullets, table rows and "Same as" lines count; other text does not', () => {
    const { rules, rulings, prefix } = readCatalogue(
      'blitz-2022',
      [
        '- **B22-MODE-01** a rule (replaces BU-MODE-02)',
        '  - **B22-MODE-02** an indented one',
        '| **B22-CHAL-01** | Break Some Bones! | 3 |',
        '| B22-CHAL-02 | as plain text |',
        '| TURN-END | a name in a table, no id |',
        'see B22-MODE-09 in running text',
        'Same as 2024: BU-RUN-01, BU-RUN-X1, BU-OQ-07',
        'Not in 2022: BU-RUN-02',
        '- **B22-OQ-01** an open question',
        '- **B22 entries** are no id',
      ].join('\n'),
    );
    expect(prefix).toBe('B22');
    expect([...rules]).toEqual(['B22-MODE-01', 'B22-MODE-02', 'B22-CHAL-01', 'B22-CHAL-02', 'BU-RUN-01', 'BU-RUN-X1']);
    expect([...rulings]).toEqual(['B22-OQ-01', 'BU-OQ-07']);
  });
  test('a name cites the ids of its groups and its own', () => {
    expect(idsIn('BU-RUN groups BU-RUN-01, BU-RUN-X2: B25-PRIN-TRR-05 and xBU-RUN-03', ['BU', 'B25'])).toEqual([
      'BU-RUN-01',
      'BU-RUN-X2',
      'B25-PRIN-TRR-05',
    ]);
  });
});

describe('docs/rules/not-tested.md', () => {
  const { exceptions, problems } = readExceptions(
    'not-tested.md',
    readFileSync(new URL('not-tested.md', RULES), 'utf8'),
  );
  test('each line names a rule of a catalogue, once, with a reason; fewer than 40 per ruleset', () => {
    expect(problems).toEqual([]);
    const catalogues = ['blitz-2022', 'blitz-2024', 'blood-2016', 'blood-2025'].map(catalogue);
    for (const { id } of exceptions) expect([id, catalogues.some(({ rules }) => rules.has(id))]).toEqual([id, true]);
    for (const { rules } of catalogues) expect(exceptions.filter(({ id }) => rules.has(id)).length).toBeLessThan(40);
    for (const { reason } of exceptions) expect(reason.length).toBeGreaterThan(20);
  });
  test('a line of another form and a second mention are named', () => {
    const read = readExceptions(
      'not-tested.md',
      '# Title\n\n- **BU-A-01** a reason\n- BU-A-02 no bold\n- **BU-A-03**\n- **BU-A-01** again\n',
    );
    expect(read.exceptions).toEqual([{ id: 'BU-A-01', reason: 'a reason' }]);
    expect(read.problems).toEqual([
      'not-tested.md, line 4: expected "- **ID** reason"',
      'not-tested.md, line 5: expected "- **ID** reason"',
      'not-tested.md, line 6: BU-A-01 is there twice',
    ]);
  });
});

describe('rules against tests', () => {
  const small = readCatalogue(
    'blitz-2024',
    `${['01', '02', '03'].map(n => `- **BU-A-${n}** rule`).join('\n')}\n- **BU-OQ-01** q`,
  );
  const passed = (name: string): TestResult => ({ file: 'a.test.ts', name, status: 'passed' });
  const reasons = (ids: readonly string[]) => ids.map(id => ({ id, reason: 'physical' }));
  const evidence = (tests: TestResult[], exceptions: string[] = []): Evidence => ({
    tests,
    notTested: reasons(exceptions),
    inSource: new Set(),
    notInSource: [],
  });
  const trace = (tests: TestResult[], exceptions: string[] = [], implemented = true) =>
    traceRules([small], evidence(tests, exceptions), () => implemented);

  test('cited, excepted and missing add up', () => {
    expect(trace([passed('BU-A-01, BU-OQ-01: x')], ['BU-A-02'])).toEqual({
      rulesets: {
        'blitz-2024': {
          implemented: true,
          rules: 3,
          cited: 1,
          excepted: 1,
          missing: ['BU-A-03'],
          notInSource: ['BU-A-01', 'BU-A-03'],
          rulings: 1,
          rulingsCited: 1,
        },
      },
      tests: { passed: 1, failed: 0, skipped: 0 },
      problems: ['blitz-2024: 1 rules are cited by no passing test: BU-A-03'],
    });
  });
  test('a test that failed cites nothing', () => {
    const failed: TestResult = { file: 'a.test.ts', name: 'BU-A-01: x', status: 'failed' };
    const { rulesets: found, tests } = trace([failed]);
    expect([found['blitz-2024']?.missing, tests]).toEqual([
      ['BU-A-01', 'BU-A-02', 'BU-A-03'],
      { passed: 0, failed: 1, skipped: 0 },
    ]);
  });
  test('a test that failed or was left out is a problem, whatever it cites', () => {
    const all = passed('BU-A-01 BU-A-02 BU-A-03');
    const others = (count: number, status: 'failed' | 'skipped'): TestResult[] =>
      Array.from({ length: count }, (_, i) => ({ file: 'b.test.ts', name: `other ${i}`, status }));
    expect(trace([all]).problems).toEqual([]);
    expect(trace([all, ...others(1, 'failed')]).problems).toEqual(['1 test failed:\n  b.test.ts: other 0']);
    expect(trace([all, ...others(2, 'skipped')]).problems).toEqual([
      '2 tests left out:\n  b.test.ts: other 0\n  b.test.ts: other 1',
    ]);
    expect(trace([all, ...others(12, 'failed')]).problems[0]).toMatch(
      /^12 tests failed:(\n {2}b.*){10}\n {2}and 2 more$/,
    );
  });
  test.each([
    ['in words', {}],
    ['as JSON', { json: true as const }],
  ])('with a problem the command says so and fails (%s)', async (_how, flags) => {
    const run = (tests: TestResult[]) =>
      capture(program => {
        program.action(() => conclude(trace(tests), flags));
      });
    const all = passed('BU-A-01 BU-A-02 BU-A-03');
    expect((await run([all])).code).toBe(0);
    const { code, out } = await run([all, { file: 'b.test.ts', name: 'other', status: 'failed' }]);
    expect([code, out.includes('1 test failed')]).toEqual([1, true]);
  });
  test('missing rules of a ruleset that is still to come are listed and no problem', () => {
    const { problems, rulesets: found } = trace([], [], false);
    expect([problems, found['blitz-2024']?.implemented, found['blitz-2024']?.missing.length]).toEqual([[], false, 3]);
  });
  describe('a rule that two catalogues share', () => {
    const other = readCatalogue('blitz-2022', '- **B22-A-01** rule\n- **B22-OQ-01** q\nSame as 2024: BU-A-01, BU-A-02');
    const missing = (names: readonly string[], exceptions: string[] = []) => {
      const { rulesets: found } = traceRules([other, small], evidence(names.map(passed), exceptions), () => true);
      return [found['blitz-2024']?.missing, found['blitz-2022']?.missing];
    };
    test('is cited for the ruleset a test names, and for its own where a test names none', () => {
      expect(missing(['BU-A-01: x'])).toEqual([
        ['BU-A-02', 'BU-A-03'],
        ['B22-A-01', 'BU-A-01', 'BU-A-02'],
      ]);
      expect(missing(['group blitz-2022 BU-A-01: x'])).toEqual([
        ['BU-A-01', 'BU-A-02', 'BU-A-03'],
        ['B22-A-01', 'BU-A-02'],
      ]);
      expect(missing(['BU-A-01: x', 'blitz-2022 BU-A-01: x', 'B22-A-01: x'])).toEqual([
        ['BU-A-02', 'BU-A-03'],
        ['BU-A-02'],
      ]);
    });
    test('is excepted for both', () => {
      expect(missing(['BU-A-01, BU-A-03: x', 'blitz-2022 BU-A-01: x', 'B22-A-01: x'], ['BU-A-02'])).toEqual([[], []]);
    });
  });
  test('an id that no catalogue has is a problem', () => {
    expect(trace([passed('BU-A-01 BU-A-02 BU-A-03 BU-A-99: x')]).problems).toEqual([
      'the test "BU-A-01 BU-A-02 BU-A-03 BU-A-99: x" cites BU-A-99, which no catalogue has',
    ]);
  });
  test('an exception that a test cites after all, or that is unknown, is a problem', () => {
    expect(trace([passed('BU-A-01 BU-A-02 BU-A-03')], ['BU-A-01', 'BU-A-77']).problems).toEqual([
      'not-tested.md: BU-A-01 is cited by a test; take it off the list',
      'not-tested.md: no catalogue has a rule BU-A-77',
    ]);
  });
  test('forty exceptions are too many', () => {
    const ids = Array.from({ length: 40 }, (_, i) => `BU-A-${i + 10}`);
    const large = readCatalogue('blitz-2024', ids.map(id => `- **${id}** rule`).join('\n'));
    const except = (count: number) =>
      traceRules([large], evidence([passed('BU-A-49')], ids.slice(0, count)), () => true).problems;
    expect(except(39)).toEqual([]);
    expect(except(40)).toContain('not-tested.md: BU-A-49 is cited by a test; take it off the list');
    const uncited = traceRules([large], evidence([], ids), () => true).problems;
    expect(uncited).toEqual(['not-tested.md: 40 rules of blitz-2024; fewer than 40 may be there']);
  });
});

describe('rules against the source', () => {
  test('ids are read in the short forms of comments, over the end of a line too', () => {
    const named = (text: string): string[] => [...idsNamedIn(text)];
    expect(named('/** BU-RUN-03, -05 and -07: BU-MARK-01. */')).toEqual([
      'BU-RUN-03',
      'BU-RUN-05',
      'BU-RUN-07',
      'BU-MARK-01',
    ]);
    expect(named('// BU-RUN-08 to -11, B16-OQ-72, -73')).toEqual([
      ...['BU-RUN-08', 'BU-RUN-09', 'BU-RUN-10', 'BU-RUN-11'],
      ...['B16-OQ-72', 'B16-OQ-73'],
    ]);
    expect(named('BU-ABIL-09 to BU-ABIL-11')).toEqual(['BU-ABIL-09', 'BU-ABIL-10', 'BU-ABIL-11']);
    expect(named(' * from BU-RUN-03\n * to -05 on')).toEqual(['BU-RUN-03', 'BU-RUN-04', 'BU-RUN-05']);
    expect(named("rule: 'B25-PRIN-TRR-05', x - 3")).toEqual(['B25-PRIN-TRR-05']);
    expect(named('BU-RUN is no rule, nor is xBU-RUN-01')).toEqual([]);
  });
  test('worked examples, derived rules and those with a reason need no line; the others are listed, and are no problem', () => {
    const some = readCatalogue(
      'blitz-2024',
      [
        ...['01', '02', '03', '04', 'X1'].map(n => `- **BU-A-${n}** rule [Rulebook; last part derived]`),
        '- **BU-A-05** follows [derived from BU-A-01]',
        '- **BU-A-06** *(derived)* follows too [Rulebook]',
      ].join('\n'),
    );
    const traced = (inSource: string[], excepted: string[]) =>
      traceRules(
        [some],
        {
          tests: [{ file: 'a.test.ts', name: 'BU-A-01 BU-A-02 BU-A-04 BU-A-05 BU-A-06 BU-A-X1', status: 'passed' }],
          notTested: [{ id: 'BU-A-03', reason: 'physical' }],
          inSource: new Set(inSource),
          notInSource: excepted.map(id => ({ id, reason: 'follows from others' })),
        },
        () => true,
      );
    const { problems, rulesets: found } = traced(['BU-A-01'], ['BU-A-02']);
    expect([problems, found['blitz-2024']?.notInSource]).toEqual([[], ['BU-A-04']]);
    expect(traced(['BU-A-01', 'BU-A-02'], ['BU-A-02', 'BU-A-09']).problems).toEqual([
      'not-in-source.md: the source names BU-A-02; take it off the list',
      'not-in-source.md: no catalogue has a rule BU-A-09',
    ]);
  });
  test('each line of docs/rules/not-in-source.md names a rule that the source does not name, with a reason', () => {
    const name = 'not-in-source.md';
    const { exceptions, problems } = readExceptions(name, readFileSync(new URL(name, RULES), 'utf8'));
    const inSource = idsInSources(fileURLToPath(new URL('../../../', import.meta.url)));
    expect(problems).toEqual([]);
    expect([inSource.has('BU-RUN-03'), inSource.has('B16-XSKILL-51')]).toEqual([true, true]);
    expect(exceptions.filter(({ id }) => inSource.has(id))).toEqual([]);
    for (const { reason } of exceptions) expect(reason.length).toBeGreaterThan(20);
  });
});

describe('the tests of a family of rules', () => {
  test('are listed by rule, a rule without a test too; a test that did not pass is none', () => {
    const some = readCatalogue('blood-2016', '- **B16-XSKILL-01** a\n- **B16-XSKILL-02** b\n- **B16-SKILL-01** c');
    const result = (name: string, status: TestResult['status'] = 'passed'): TestResult => ({
      file: 'a.ts',
      name,
      status,
    });
    const tests = [
      result('group B16-XSKILL-01 and B16-XSKILL-01: one'),
      result('B16-XSKILL-01, B16-SKILL-01: two'),
      result('B16-XSKILL-02: three', 'failed'),
    ];
    expect(testsOf('B16-XSKILL', [some], tests)).toEqual({
      'B16-XSKILL-01': ['group B16-XSKILL-01 and B16-XSKILL-01: one', 'B16-XSKILL-01, B16-SKILL-01: two'],
      'B16-XSKILL-02': [],
    });
  });
});

describe('results of the tests', () => {
  let root = '';
  const BEGUN = 1_700_000_000_000;
  const put = (path: string, text: string, changedMs: number): void => {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    utimesSync(file, new Date(changedMs), new Date(changedMs));
  };
  const report = (files: readonly string[], status = 'passed'): string =>
    JSON.stringify({
      startTime: BEGUN,
      testResults: files.map(file => ({
        name: join(root, file),
        assertionResults: [{ ancestorTitles: ['BU-A-01'], title: 'shows it', status }],
      })),
    });
  const A = 'packages/engine/test/a.test.ts';
  const B = 'packages/cli/src/b.test.ts';
  const usable = (text: string): boolean => isUsable(readResults(text, root), root);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'ironpitch-trace-'));
    put(A, '', BEGUN - 5000);
    put(B, '', BEGUN - 5000);
    put('packages/engine/src/rule.ts', '', BEGUN - 5000);
    put('scenarios/x.json', '', BEGUN - 5000);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test('a full run after the last change is used, with the titles of groups and tests', () => {
    expect(usable(report([A, B]))).toBe(true);
    expect(readResults(report([A]), root).tests).toEqual([{ file: A, name: 'BU-A-01 shows it', status: 'passed' }]);
  });
  test('a file that could not be loaded counts as a test that failed', () => {
    const text = JSON.stringify({
      startTime: BEGUN,
      testResults: [{ name: join(root, A), status: 'failed', assertionResults: [] }],
    });
    expect(readResults(text, root).tests).toEqual([{ file: A, name: 'the file itself', status: 'failed' }]);
  });
  test('a run of some files, or of some tests, is not used', () => {
    expect(usable(report([A]))).toBe(false);
    expect(usable(report([A, B], 'skipped'))).toBe(false);
  });
  test.each([['packages/engine/src/rule.ts'], [A], ['scenarios/x.json'], ['packages/ai/src/new.ts']])(
    'a run from before a change of %s is not used',
    path => {
      put(path, 'changed', BEGUN + 5000);
      expect(usable(report([A, B]))).toBe(false);
    },
  );
  test('a run of a test file that is gone is not used', () => {
    expect(usable(report([A, B, 'packages/engine/test/gone.test.ts']))).toBe(false);
  });
  test('what is stored is found again: of any run when it is usable, else of the last full one', () => {
    const cache = 'node_modules/.cache/ironpitch';
    expect(storedResults(root)).toBeUndefined();
    put(`${cache}/trace-results.json`, report([A, B]), BEGUN);
    expect(storedResults(root)?.files).toEqual([A, B]);
    put(`${cache}/test-results.json`, report([A]), BEGUN);
    expect(storedResults(root)?.files).toEqual([A, B]);
    put(`${cache}/trace-results.json`, 'not JSON', BEGUN);
    expect(storedResults(root)).toBeUndefined();
  });
});
