/**
 * A reporter for Playwright: a test that is skipped, or marked to be fixed, fails the run (`.only` is refused by
 * `forbidOnly`), and one that passed at its second try only is named.
 */
import { basename } from 'node:path';
import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';

const namesOf = (tests: readonly TestCase[]): string[] =>
  tests.map(({ location, title }) => `${basename(location.file)}:${location.line} ${title}`);

export default class NothingHidden implements Reporter {
  private suite!: Suite;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }
  async onEnd(): Promise<Partial<FullResult> | undefined> {
    const tests = this.suite.allTests();
    const shaky = tests.filter(test => test.outcome() === 'flaky');
    for (const name of namesOf(shaky)) console.error(`Passed at its second try only: ${name}`);
    const skipped = tests.filter(test => test.expectedStatus === 'skipped');
    if (skipped.length === 0) return undefined;
    console.error(`Skipped, or still to be fixed (run it or delete it):\n  ${namesOf(skipped).join('\n  ')}`);
    return { status: 'failed' };
  }
}
