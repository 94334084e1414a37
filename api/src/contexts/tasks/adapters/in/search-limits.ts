import { Injectable } from '@nestjs/common';
import { Config } from '../../../../config';
import { Clock } from '../../../../kernel/clock';
import { MINUTE_MS, TooManyTries } from '../../../../platform/limits/rate-limits';

/**
 * Searches of each network in a minute, counted by this process for itself: a search is worth no write to the database, which
 * costs as much as the search.
 */
@Injectable()
export class SearchLimits {
  private endsAt = 0;
  private readonly used = new Map<string, number>();

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Throws TooManyTries when that was one too many. */
  take(network: string): void {
    const now = this.clock.now();
    if (now >= this.endsAt) {
      this.used.clear();
      this.endsAt = now + MINUTE_MS;
    }
    const used = (this.used.get(network) ?? 0) + 1;
    if (used > this.config.limits.searches) throw new TooManyTries(Math.ceil((this.endsAt - now) / 1000));
    this.used.set(network, used);
  }
}
