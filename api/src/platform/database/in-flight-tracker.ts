import { setImmediate as immediate } from 'node:timers/promises';
import { ForegroundLoad } from '../../kernel/foreground-load';

/** A slice of half a millisecond behind each such wait is a twentieth of a busy process. */
const MAX_YIELD_MS = 10;

/** What the database was asked for in this process and has not ended: units of work from their begin on, and reads outside of them. */
export class InFlightTracker extends ForegroundLoad {
  private count = 0;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly mostMs = MAX_YIELD_MS) {
    super();
  }

  begin(): void {
    this.count += 1;
  }

  end(): void {
    this.count -= 1;
    if (this.count === 0) for (const wake of this.waiting) wake();
  }

  async waitForIdle(): Promise<void> {
    const until = performance.now() + this.mostMs;
    // A request that has arrived begins first; one that goes on asks for its next thing first.
    await immediate();
    while (this.count > 0 && performance.now() < until) {
      await this.quiet(until - performance.now());
      await immediate();
    }
  }

  private quiet(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      // Nothing is left behind by whoever stops waiting: where somebody is always served that would be thousands an hour.
      const wake = () => {
        clearTimeout(timer);
        this.waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, milliseconds);
      this.waiting.add(wake);
    });
  }
}
