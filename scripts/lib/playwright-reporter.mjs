import { Progress } from './progress.mjs';
import { storeResult } from './results.mjs';

/** A reporter for Playwright: progress, failures at once, and the counts for the summary of `npm test`. */
export default class PlaywrightReporter {
  progress = new Progress('browser');

  onBegin(_config, suite) {
    this.tests = suite.allTests().length;
    this.ended = 0;
  }

  onTestEnd(test, { status, errors }) {
    const { counts } = this.progress;
    const outcome = status === 'skipped' ? 'skipped' : status === test.expectedStatus ? 'passed' : 'failed';
    counts[outcome] += 1;
    this.ended += 1;
    this.progress.done = `${this.ended} of ${this.tests} tests, `;
    if (outcome !== 'failed') return;
    const [, , ...titles] = test.titlePath();
    this.progress.fail(titles.join(' › '), errors.map(({ stack, message }) => stack ?? message).join('\n'));
  }

  onError({ message }) {
    this.progress.counts.failed += 1;
    this.progress.fail('outside the tests', message ?? '');
  }

  onEnd() {
    const result = this.progress.end();
    this.progress.printCounts();
    storeResult(result);
  }

  printsToStdio() {
    return true;
  }
}
