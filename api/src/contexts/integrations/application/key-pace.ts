import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { KeySettings } from './key-settings';

export const WINDOW_SECONDS = 60;
const WINDOW_MS = WINDOW_SECONDS * 1000;
const MOST_COUNTED = 10_000;

interface Window {
  used: number;
  readonly endsAt: number;
}

/** What a key has left after a call: `left` below 0 is a call too many, `seconds` say when it may go on. */
export interface Pace {
  readonly most: number;
  readonly left: number;
  readonly seconds: number;
}

/** How fast each key goes, counted in this process alone: a count in the database would cost every call a write. */
@Injectable()
export class KeyPace {
  private readonly windows = new Map<Id, Window>();

  constructor(
    private readonly settings: KeySettings,
    private readonly clock: Clock,
  ) {}

  take(keyId: Id): Pace {
    const now = this.clock.now();
    const window = this.windowOf(keyId, now);
    window.used += 1;
    const most = this.settings.limits.keyCalls;
    return { most, left: most - window.used, seconds: Math.max(1, Math.ceil((window.endsAt - now) / 1000)) };
  }

  private windowOf(keyId: Id, now: number): Window {
    const running = this.windows.get(keyId);
    if (running && running.endsAt > now) return running;
    const begun = { used: 0, endsAt: now + WINDOW_MS };
    this.windows.delete(keyId);
    this.windows.set(keyId, begun);
    if (this.windows.size > MOST_COUNTED) this.windows.delete(this.windows.keys().next().value as Id);
    return begun;
  }
}
