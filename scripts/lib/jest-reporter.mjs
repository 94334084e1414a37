import { basename, relative } from 'node:path';
import { Progress } from './progress.mjs';
import { storeResult } from './results.mjs';
import { root } from './root.mjs';

/** A reporter for jest: progress, failures at once, and the counts for the summary of `npm test`. */
export default class JestReporter {
  constructor({ rootDir }) {
    this.progress = new Progress(basename(rootDir));
  }

  onRunStart({ numTotalTestSuites }) {
    this.files = numTotalTestSuites;
  }

  onTestResult(
    { path },
    result,
    { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites, ...all },
  ) {
    const { progress } = this;
    progress.counts = {
      passed: numPassedTests,
      failed: numFailedTests + numRuntimeErrorTestSuites,
      skipped: numPendingTests + all.numTodoTests,
    };
    progress.done = `${all.numPassedTestSuites + all.numFailedTestSuites} of ${this.files} files, `;
    const file = relative(root, path);
    const failed = result.testResults.filter(({ status }) => status === 'failed');
    for (const { fullName, failureMessages } of failed)
      progress.fail(`${file}: ${fullName}`, failureMessages.join('\n'));
    if (failed.length === 0 && result.failureMessage) progress.fail(file, result.failureMessage);
  }

  onRunComplete() {
    const result = this.progress.end();
    this.progress.printCounts();
    storeResult(result);
  }

  getLastError() {
    return undefined;
  }
}
