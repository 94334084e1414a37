import { COMMIT_HORIZON_MS } from '../../src/contexts/wallet';
import { calendarDay, type Clock, endOfDay } from '../../src/kernel/clock';

const HALF_A_DAY_MS = 12 * 60 * 60 * 1000;

/** The app's own clock, which a test can set; until then it returns the real time. */
export class SettableClock {
  private ahead = 0;
  private stoppedAt: number | undefined;
  private readonly realNow: () => number;

  constructor(readonly clock: Clock) {
    this.realNow = clock.now.bind(clock);
    clock.now = () => (this.stoppedAt ?? this.realNow()) + this.ahead;
  }

  /** Stops the time until `reset`; `advance` still applies. The duration of requests does not count then. */
  stop(): void {
    this.stoppedAt ??= this.realNow();
  }

  advance(milliseconds: number): void {
    this.ahead += milliseconds;
  }

  advanceDays(days: number): void {
    this.advance(days * 24 * 60 * 60 * 1000);
  }

  /**
   * Noon of the current day of a server, for what depends on days, at any time of day. The day before is settled then,
   * and midnight is far.
   */
  toNoon(timeZone = 'Asia/Dhaka'): void {
    const now = this.clock.now();
    const today = calendarDay(now - COMMIT_HORIZON_MS, timeZone);
    this.advance(endOfDay(today, timeZone) - HALF_A_DAY_MS - now);
  }

  reset(): void {
    this.ahead = 0;
    this.stoppedAt = undefined;
  }
}
