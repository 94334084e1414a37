import { type Id } from '../../../kernel/ids';
import { type FeeBase } from '../domain/fee';

/** Reads the fees of tasks and batches. */
export abstract class Fees {
  /** Of a task or batch that is posted now. */
  abstract readonly percent: number;

  /** Of tasks and batches that were posted with one; a task of a batch has none of its own. */
  abstract of(ids: readonly Id[]): Promise<ReadonlyMap<Id, FeeBase>>;

  /** Coins of fees that are set aside for a buyer's tasks and batches. */
  abstract heldFor(buyerId: Id): Promise<number>;
}
