import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { SystemClock } from './system-clock';

/** The clock of demonstration mode, which production refuses: it lets what the demonstration's people did lie in the past. */
@Injectable()
export class DemoClock extends SystemClock {
  private readonly past = new AsyncLocalStorage<number>();

  override now(): number {
    return this.past.getStore() ?? super.now();
  }

  /** Does `work` as if it were `time` (milliseconds since the epoch); everything else goes by the real time meanwhile. */
  at<T>(time: number, work: () => Promise<T>): Promise<T> {
    return this.past.run(time, work);
  }
}
