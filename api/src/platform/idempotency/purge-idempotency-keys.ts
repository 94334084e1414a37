import { type Clock } from '../../kernel/clock';
import { Job } from '../scheduler/job';

const DAY = 24 * 60 * 60 * 1000;

/** Rows per statement, so that SQLite's write lock is held for milliseconds only. */
const BATCH = 200;

/** A table with idempotency keys that expire. */
export interface ExpiringKeyStore {
  /** Deletes at most `limit` keys from before `time` (milliseconds since the epoch) and returns how many. */
  deleteOlderThan(time: number, limit: number): Promise<number>;
}

/** Keys expire after a day. */
export class PurgeIdempotencyKeys extends Job {
  constructor(
    readonly name: string,
    private readonly keys: ExpiringKeyStore,
    private readonly clock: Clock,
  ) {
    super();
  }

  async run(): Promise<boolean> {
    return (await this.keys.deleteOlderThan(this.clock.now() - DAY, BATCH)) === BATCH;
  }
}
