import { type Clock } from '../../kernel/clock';
import { Job } from '../scheduler/job';

const DAY = 24 * 60 * 60 * 1000;

/** So many go in one statement: SQLite's one writer is let go again within milliseconds. */
const BATCH = 200;

/** Where requests are kept under the keys by which they can be asked for again. */
export interface ExpiringKeyStore {
  /** Forgets at most `limit` that were asked before `time` (milliseconds since the epoch), and tells how many. */
  forgetOlderThan(time: number, limit: number): Promise<number>;
}

/** A key holds for a day. */
export class PurgeIdempotencyKeys extends Job {
  constructor(
    readonly name: string,
    private readonly keys: ExpiringKeyStore,
    private readonly clock: Clock,
  ) {
    super();
  }

  async run(): Promise<boolean> {
    return (await this.keys.forgetOlderThan(this.clock.now() - DAY, BATCH)) === BATCH;
  }
}
