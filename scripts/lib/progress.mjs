import { stripVTControlCharacters } from 'node:util';

const EVERY_MS = 15_000;
/** Begins each line of a test runner that `npm test` shows at once. */
export const LIVE = '| ';

/** Prints a test runner's progress every 15 seconds, and failures at once. */
export class Progress {
  constructor(name) {
    this.name = name;
    this.began = Date.now();
    this.counts = { passed: 0, failed: 0, skipped: 0 };
    this.failures = [];
    this.timer = setInterval(() => this.printCounts(), EVERY_MS);
    this.timer.unref();
  }

  printCounts(done = '') {
    const { passed, failed, skipped } = this.counts;
    const seconds = ((Date.now() - this.began) / 1000).toFixed(0);
    const rest = skipped > 0 ? `, ${skipped} skipped` : '';
    this.print(`${this.name}: ${done || this.done || ''}${passed} passed, ${failed} failed${rest}, ${seconds} s`);
  }

  fail(title, message) {
    const text = stripVTControlCharacters(message);
    this.failures.push({ title, message: text });
    this.print(`FAIL ${this.name}: ${title}\n${text}`);
  }

  end() {
    clearInterval(this.timer);
    return { ...this.counts, failures: this.failures };
  }

  print(text) {
    process.stdout.write(`${text.trimEnd().replace(/^/gm, LIVE)}\n`);
  }
}
