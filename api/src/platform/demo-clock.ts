import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { SystemClock } from './system-clock';

/** Clock of the demo mode, which production refuses: demo users' actions are dated in the past. */
@Injectable()
export class DemoClock extends SystemClock {
  private readonly past = new AsyncLocalStorage<number>();

  override now(): number {
    return this.past.getStore() ?? super.now();
  }

  /** Runs `work` with this time (milliseconds since the epoch); all other code sees the real time. */
  at<T>(time: number, work: () => Promise<T>): Promise<T> {
    return this.past.run(time, work);
  }
}
