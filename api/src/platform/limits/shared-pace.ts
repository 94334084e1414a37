import { Logger } from '@nestjs/common';
import { type Clock, MINUTE_MS } from '../../kernel/clock';
import { type RateLimits, RateLimitExceeded } from './rate-limits';

/** A process draws one such fraction of a limit at a time, which bounds the number of writes. */
const PORTIONS = 20;
const COUNT_LIMIT = 10_000;

interface Window {
  /** Calls to this process, and how many of them the shared counter granted so far. */
  calls: number;
  granted: number;
  /** What is left in the shared counter. */
  free: number;
  endsAt: number;
  drawing: Promise<void> | undefined;
}

/** A caller's limit after a call. `left` below 0 means that the call exceeds it; `seconds` until the window ends. */
export interface Pace {
  readonly most: number;
  readonly left: number;
  readonly seconds: number;
}

/**
 * Rate limit of calls per caller and minute, shared by all processes. Each process draws portions of the shared
 * counter, since one write per call would cost as much as the call. While the database is read-only, each process
 * counts on its own.
 */
export class SharedPace {
  private readonly log = new Logger('SharedPace');
  private readonly windows = new Map<string, Window>();
  private readonly portion: number;

  constructor(
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    private readonly limit: string,
    private readonly most: number,
  ) {
    this.portion = Math.ceil(most / PORTIONS);
  }

  async pace(caller: string): Promise<Pace> {
    const window = this.windowOf(caller);
    const call = (window.calls += 1);
    while (window.granted < call && window.free > 0) await (window.drawing ??= this.draw(caller, window));
    const { most } = this;
    const left = call > window.granted ? -1 : window.free + window.granted - call;
    return { most, left, seconds: Math.max(1, Math.ceil((window.endsAt - this.clock.now()) / 1000)) };
  }

  /** Throws RateLimitExceeded when the limit is exceeded. */
  async take(caller: string): Promise<void> {
    const { left, seconds } = await this.pace(caller);
    if (left < 0) throw new RateLimitExceeded(seconds);
  }

  private windowOf(caller: string): Window {
    const now = this.clock.now();
    const running = this.windows.get(caller);
    if (running && running.endsAt > now) return running;
    const started = { calls: 0, granted: 0, free: this.most, endsAt: now + MINUTE_MS, drawing: undefined };
    this.windows.delete(caller);
    this.windows.set(caller, started);
    if (this.windows.size > COUNT_LIMIT) this.windows.delete(this.windows.keys().next().value as string);
    return started;
  }

  private async draw(caller: string, window: Window): Promise<void> {
    const use = { limit: this.limit, subject: caller, most: this.most, windowMs: MINUTE_MS };
    try {
      const { granted, free, endsAt } = await this.limits.draw(use, this.portion);
      Object.assign(window, { granted: window.granted + granted, free, endsAt });
    } catch (error) {
      this.log.warn({ err: error }, 'could not count the calls of this minute across processes');
      Object.assign(window, { granted: this.most, free: 0 });
    } finally {
      window.drawing = undefined;
    }
  }
}
