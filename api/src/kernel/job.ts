import { type Id } from './ids';

/** Something the server does by itself from time to time; several processes may run it at once. */
export abstract class Job {
  /** For the log. */
  abstract readonly name: string;

  /** Does everything that is due now. `report` hears of every piece that could not be done; the others are done all the same. */
  abstract run(report: (error: unknown) => void): Promise<void>;
}

const BATCH = 100;

/** A job of many small pieces. Each one is claimed by the conditional write that does it, so that it is done once. */
export abstract class PieceByPiece extends Job {
  /** At most `limit` pieces that are due. */
  protected abstract due(limit: number): Promise<readonly Id[]>;

  protected abstract execute(id: Id): Promise<void>;

  async run(report: (error: unknown) => void): Promise<void> {
    for (let more = true; more;) {
      const ids = await this.due(BATCH);
      more = ids.length === BATCH;
      for (const id of ids) {
        try {
          await this.execute(id);
        } catch (error) {
          // It stays due; going round again at once would not end.
          more = false;
          report(error);
        }
      }
    }
  }
}
