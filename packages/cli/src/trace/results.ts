/** The results of the tests: where they are kept, whether they are fresh and complete, and how to get new ones. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { BadInput } from '@ironpitch/engine';

export interface TestResult {
  readonly file: string;
  /** The titles of the groups and of the test itself. */
  readonly name: string;
  readonly status: 'passed' | 'failed' | 'skipped';
}
export interface Results {
  /** When the run began, in milliseconds. */
  readonly begun: number;
  /** Relative to the root of the repository, with forward slashes. */
  readonly files: readonly string[];
  readonly tests: readonly TestResult[];
}

const CACHE = join('node_modules', '.cache', 'ironpitch');
/** What every run of Vitest writes, whichever files it was asked for; and what only this command writes. */
const ANY_RUN = join(CACHE, 'test-results.json');
const FULL_RUN = join(CACHE, 'trace-results.json');

interface VitestReport {
  readonly startTime: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
    }[];
  }[];
}
/** Reads what Vitest's JSON reporter wrote. */
export const readResults = (text: string, root: string): Results => {
  const { startTime, testResults } = JSON.parse(text) as VitestReport;
  const local = (file: string): string => relative(root, file).split(sep).join('/');
  return {
    begun: startTime,
    files: testResults.map(({ name }) => local(name)),
    tests: testResults.flatMap(({ name, status: whole, assertionResults }) => {
      const tests = assertionResults.map(
        ({ ancestorTitles, title, status }): TestResult => ({
          file: local(name),
          name: [...ancestorTitles, title].join(' '),
          status: status === 'passed' || status === 'failed' ? status : 'skipped',
        }),
      );
      // A file that could not be loaded, or that broke between its tests, has no failed test to show for it.
      const brokeItself = whole === 'failed' && tests.every(({ status }) => status !== 'failed');
      return brokeItself
        ? [...tests, { file: local(name), name: 'the file itself', status: 'failed' as const }]
        : tests;
    }),
  };
};

/** Everything the results depend on: sources, tests, scenario files. */
const filesThatMatter = (root: string): string[] => {
  const packages = join(root, 'packages');
  const folders = readdirSync(packages).flatMap(name => [join(packages, name, 'src'), join(packages, name, 'test')]);
  return [...folders, join(root, 'scenarios')]
    .filter(folder => existsSync(folder))
    .flatMap(folder =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => join(entry.parentPath, entry.name)),
    );
};
/** Whether a run began after the last change and left no test file, and no test, out. */
export const isUsable = (results: Results, root: string): boolean => {
  const files = filesThatMatter(root);
  const tests = files.filter(file => file.endsWith('.test.ts')).map(file => relative(root, file).split(sep).join('/'));
  return (
    tests.every(file => results.files.includes(file)) &&
    results.files.every(file => tests.includes(file)) &&
    results.tests.every(({ status }) => status !== 'skipped') &&
    files.every(file => statSync(file).mtimeMs <= results.begun)
  );
};

const readIfThere = (file: string, root: string): Results | undefined => {
  try {
    return readResults(readFileSync(file, 'utf8'), root);
  } catch {
    return undefined;
  }
};
/** The results of the latest usable run, or undefined. */
export const storedResults = (root: string): Results | undefined =>
  [ANY_RUN, FULL_RUN]
    .map(file => readIfThere(join(root, file), root))
    .find(results => results !== undefined && isUsable(results, root));

/** Runs all tests, quietly, and reads what came of it. */
export const runTests = async (root: string): Promise<Results> => {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  if (!existsSync(vitest))
    throw new BadInput('trace runs the tests and needs the development tools: run "npm ci" first');
  const output = join(root, FULL_RUN);
  const begun = Date.now();
  await new Promise<void>((resolve, reject) => {
    const args = [vitest, 'run', '--reporter=json', `--outputFile.json=${output}`];
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'ignore' });
    child.on('error', reject);
    child.on('close', () => resolve());
  });
  const results = readIfThere(output, root);
  if (results === undefined || results.begun < begun - 1000)
    throw new Error('the tests could not be run; "npx vitest run" shows why');
  return results;
};
