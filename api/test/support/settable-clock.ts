import { type Clock } from '../../src/kernel/clock';

/** The app's own clock, which a test can set; until then it tells the real time. */
export class SettableClock {
  private ahead = 0;

  constructor(readonly clock: Clock) {
    const told = clock.now.bind(clock);
    clock.now = () => told() + this.ahead;
  }

  advance(milliseconds: number): void {
    this.ahead += milliseconds;
  }

  advanceDays(days: number): void {
    this.advance(days * 24 * 60 * 60 * 1000);
  }

  reset(): void {
    this.ahead = 0;
  }
}
