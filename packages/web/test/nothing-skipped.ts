/**
 * A reporter for Playwright: a test that is skipped, or marked to be fixed, fails the run. (`.only` is refused by
 * `forbidOnly`.)
 */
import type { FullResult, Reporter, Suite } from '@playwright/test/reporter';

export default class NothingSkipped implements Reporter {
  private suite!: Suite;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }
  async onEnd(): Promise<Partial<FullResult> | undefined> {
    const skipped = this.suite.allTests().filter(test => test.expectedStatus === 'skipped');
    if (skipped.length === 0) return undefined;
    const names = skipped.map(({ location, title }) => `${location.file}:${location.line} ${title}`);
    console.error(`Skipped, or still to be fixed (run it or delete it):\n  ${names.join('\n  ')}`);
    return { status: 'failed' };
  }
}
