/**
 * A reporter for Vitest: a test or a group that is skipped, or still to be written, fails the run. (`.only` is refused by
 * `allowOnly`.) Given `-t`, Vitest skips whatever is not meant, which is no mistake.
 */
import type { Reporter, TestCase, TestModule, TestSuite, Vitest } from 'vitest/node';

export class NothingSkipped implements Reporter {
  private vitest!: Vitest;

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (this.vitest.config.testNamePattern) return;
    const skipped = modules.flatMap(module =>
      skippedIn(module).map(({ fullName }) => `${module.relativeModuleId}: ${fullName}`),
    );
    if (skipped.length === 0) return;
    this.vitest.logger.error(`Skipped, or still to be written (run it or delete it):\n  ${skipped.join('\n  ')}`);
    process.exitCode = 1;
  }
}
/** A skipped group without a test has to be named itself; the others are named by their tests. */
const skippedIn = ({ children }: TestModule): (TestCase | TestSuite)[] => [
  ...children.allTests('skipped'),
  ...[...children.allSuites()].filter(suite => suite.state() === 'skipped' && suite.children.size === 0),
];
