import { type Id } from '../../kernel/ids';

/** Something the server does by itself from time to time. One process at a time has its turn; a second one at once does no harm. */
export abstract class Job {
  /** For the log, and for the lease that keeps other processes out; unique. */
  abstract readonly name: string;

  /** Whether somebody waits for a time that was promised; such jobs go first. */
  readonly timeCritical: boolean = false;

  /**
   * Does one bounded batch of what is due now and tells whether more is due. `report` hears of every piece that could not be
   * done; the others are done all the same.
   */
  abstract run(report: (error: unknown) => void): Promise<boolean>;
}

const BATCH = 50;
const MAX_TRACKED_FAILURES = 10_000;

/** A job of many small pieces. Each one is claimed by the conditional write that does it, so that it is done once. */
export abstract class ItemJob extends Job {
  override readonly timeCritical: boolean = true;

  /** What could not be done lets everything else go before it, however much of it there is. */
  private readonly failed = new Set<Id>();

  /** At most `limit` pieces that are due. */
  protected abstract due(limit: number): Promise<readonly Id[]>;

  protected abstract execute(id: Id): Promise<void>;

  async run(report: (error: unknown) => void): Promise<boolean> {
    const due = await this.due(BATCH + this.failed.size);
    const ids = due.filter((id) => !this.failed.has(id)).slice(0, BATCH);
    for (const id of ids) {
      try {
        await this.execute(id);
      } catch (error) {
        report(error);
        this.failed.add(id);
      }
    }
    if (ids.length === BATCH && this.failed.size < MAX_TRACKED_FAILURES) return true;
    // Everything had its turn; what failed has another one at the next look.
    this.failed.clear();
    return false;
  }
}
