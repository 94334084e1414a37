import { type Clock } from './clock';
import { type Id } from './ids';
import { PieceByPiece } from './job';

const DAY = 24 * 60 * 60 * 1000;

/** Where requests are kept under the keys by which they can be asked for again. */
export interface Keys {
  /** At most `limit` that were asked before `time` (milliseconds since the epoch). */
  olderThan(time: number, limit: number): Promise<readonly Id[]>;

  forget(id: Id): Promise<void>;
}

/** A key holds for a day. */
export class ForgetKeys extends PieceByPiece {
  constructor(
    readonly name: string,
    private readonly keys: Keys,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected due(limit: number): Promise<readonly Id[]> {
    return this.keys.olderThan(this.clock.now() - DAY, limit);
  }

  protected execute(id: Id): Promise<void> {
    return this.keys.forget(id);
  }
}
