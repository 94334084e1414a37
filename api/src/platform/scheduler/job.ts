import { type Id } from '../../kernel/ids';

/** Periodic background work. One process at a time runs it; concurrent runs must be safe. */
export abstract class Job {
  /** For the log, and for the lease; unique. */
  abstract readonly name: string;

  /** Whether people wait for a promised time; such jobs run first. */
  readonly timeCritical: boolean = false;

  /**
   * Runs one bounded batch of due work and returns whether more is due. Failed items are passed to `report`; the others
   * continue.
   */
  abstract run(report: (error: unknown) => void): Promise<boolean>;
}

/** A job of one step for at most `limit` rows, which returns their number. */
export class BatchJob extends Job {
  constructor(
    readonly name: string,
    private readonly limit: number,
    private readonly step: (limit: number) => Promise<number>,
  ) {
    super();
  }

  async run(): Promise<boolean> {
    return (await this.step(this.limit)) === this.limit;
  }
}

const BATCH = 50;
const MAX_TRACKED_FAILURES = 10_000;

/** A job of many small items. Each is claimed by its own guarded write, so that it is done once. */
export abstract class ItemJob extends Job {
  override readonly timeCritical: boolean = true;

  /** Failed items are skipped until all others were tried. */
  private readonly failed = new Set<Id>();

  /** At most `limit` due items. */
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
    // All items were tried; failed ones are retried on the next run.
    this.failed.clear();
    return false;
  }
}
