import { setImmediate as immediate } from 'node:timers/promises';
import { Others } from '../../kernel/others';

/** A slice of half a millisecond behind each such wait is a twentieth of a busy process. */
const MOST_MS = 10;

/** What the database was asked for in this process and has not ended: units of work from their begin on, and reads outside of them. */
export class UnderWay extends Others {
  private count = 0;
  private waiting: (() => void)[] = [];

  constructor(private readonly mostMs = MOST_MS) {
    super();
  }

  begin(): void {
    this.count += 1;
  }

  end(): void {
    this.count -= 1;
    if (this.count === 0) for (const wake of this.waiting.splice(0)) wake();
  }

  async first(): Promise<void> {
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
      const timer = setTimeout(resolve, milliseconds);
      this.waiting.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}
