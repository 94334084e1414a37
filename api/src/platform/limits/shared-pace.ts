import { Logger } from '@nestjs/common';
import { type Clock } from '../../kernel/clock';
import { MINUTE_MS, type RateLimits, RateLimitExceeded } from './rate-limits';

/** A share of a limit that a process draws at once: so many writes count all of it. */
const PORTIONS = 20;
const COUNT_LIMIT = 10_000;

interface Window {
  /** Calls that came to this process, and how many of them the shared count let through so far. */
  calls: number;
  granted: number;
  /** What no process has drawn. */
  free: number;
  endsAt: number;
  drawing: Promise<void> | undefined;
}

/** What a caller has left after a call: `left` below 0 is a call too many, `seconds` say when they may go on. */
export interface Pace {
  readonly most: number;
  readonly left: number;
  readonly seconds: number;
}

/**
 * Calls of each caller in a minute, of all processes together. Each process draws portions from the shared count: a write for each call
 * would cost as much as the call. A database that takes no writes keeps nobody from reading: each process counts for itself then.
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

  /** Throws RateLimitExceeded when that was one too many. */
  async take(caller: string): Promise<void> {
    const { left, seconds } = await this.pace(caller);
    if (left < 0) throw new RateLimitExceeded(seconds);
  }

  private windowOf(caller: string): Window {
    const now = this.clock.now();
    const running = this.windows.get(caller);
    if (running && running.endsAt > now) return running;
    const begun = { calls: 0, granted: 0, free: this.most, endsAt: now + MINUTE_MS, drawing: undefined };
    this.windows.delete(caller);
    this.windows.set(caller, begun);
    if (this.windows.size > COUNT_LIMIT) this.windows.delete(this.windows.keys().next().value as string);
    return begun;
  }

  private async draw(caller: string, window: Window): Promise<void> {
    const use = { limit: this.limit, subject: caller, most: this.most, windowMs: MINUTE_MS };
    try {
      const { granted, free, endsAt } = await this.limits.draw(use, this.portion);
      Object.assign(window, { granted: window.granted + granted, free, endsAt });
    } catch (error) {
      this.log.warn({ err: error }, 'calls of this minute could not be counted for all processes');
      Object.assign(window, { granted: this.most, free: 0 });
    } finally {
      window.drawing = undefined;
    }
  }
}
