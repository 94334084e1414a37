import { type Clock } from '../../kernel/clock';
import { MINUTE_MS, TooManyTries } from './rate-limits';

/**
 * Calls of each caller in a minute, counted by this process for itself, for what is worth no write to the database: that would
 * cost as much as the call.
 */
export class MinuteLimits {
  private endsAt = 0;
  private readonly used = new Map<string, number>();

  constructor(
    private readonly most: number,
    private readonly clock: Clock,
  ) {}

  /** Throws TooManyTries when that was one too many. */
  take(caller: string): void {
    const now = this.clock.now();
    if (now >= this.endsAt) {
      this.used.clear();
      this.endsAt = now + MINUTE_MS;
    }
    const used = (this.used.get(caller) ?? 0) + 1;
    if (used > this.most) throw new TooManyTries(Math.ceil((this.endsAt - now) / 1000));
    this.used.set(caller, used);
  }
}
