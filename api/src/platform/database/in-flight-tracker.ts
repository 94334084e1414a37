import { setImmediate as immediate } from 'node:timers/promises';
import { type ForegroundLoad } from '../../kernel/foreground-load';

/**
 * Background work yields at most this long. With slices of half a millisecond it still gets a twentieth of a busy
 * process.
 */
const MAX_YIELD_MS = 10;

/** Counts database work in progress in this process: units of work from their start, and reads outside of them. */
export class InFlightTracker implements ForegroundLoad {
  private count = 0;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly mostMs = MAX_YIELD_MS) {}

  begin(): void {
    this.count += 1;
  }

  end(): void {
    this.count -= 1;
    if (this.count === 0) for (const resume of this.waiting) resume();
  }

  async waitForIdle(): Promise<void> {
    const deadline = performance.now() + this.mostMs;
    // Lets requests that have arrived start, and running ones issue their next statement.
    await immediate();
    while (this.count > 0 && performance.now() < deadline) {
      await this.untilIdle(deadline - performance.now());
      await immediate();
    }
  }

  private untilIdle(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      // Removes timer and callback: under constant load thousands per hour would accumulate.
      const resume = () => {
        clearTimeout(timer);
        this.waiting.delete(resume);
        resolve();
      };
      const timer = setTimeout(resume, milliseconds);
      this.waiting.add(resume);
    });
  }
}
