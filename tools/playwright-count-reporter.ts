// Writes how many tests passed, failed and were skipped, and which took longest, to the file named by COUNTS_FILE, as count-reporter.mjs does for node:test.
import { writeFileSync } from 'node:fs';
import { slowestOf } from './slowest-tests.mjs';
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

export default class CountReporter implements Reporter {
  #suite: Suite | undefined;
  #errors = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  /** An error outside of a test, such as a file that cannot be loaded. */
  onError(): void {
    this.#errors++;
  }

  onEnd(): void {
    const counts = { passed: 0, failed: this.#errors, skipped: 0 };
    for (const test of this.#suite?.allTests() ?? []) {
      const outcome = test.outcome();
      if (outcome === 'skipped') counts.skipped++;
      else if (outcome === 'expected') counts.passed++;
      else counts.failed++;
    }
    const durations = (this.#suite?.allTests() ?? []).map(({ title, results }) => ({
      name: title,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    }));
    const report = { ...counts, slowest: slowestOf(durations) };
    if (process.env.COUNTS_FILE) writeFileSync(process.env.COUNTS_FILE, JSON.stringify(report));
  }

  printsToStdio(): boolean {
    return false;
  }
}
