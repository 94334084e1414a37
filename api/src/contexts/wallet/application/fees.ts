import { type Id } from '../../../kernel/ids';
import { type FeeBase } from '../domain/fee';

export abstract class Fees {
  /** The percentage for a task or batch that is posted now. */
  abstract readonly percent: number;

  /** Fees of tasks and batches that were posted with one. A task of a batch has none of its own. */
  abstract of(ids: readonly Id[]): Promise<ReadonlyMap<Id, FeeBase>>;

  /** Coins reserved as fees for a buyer's tasks and batches. */
  abstract heldFor(buyerId: Id): Promise<number>;
}
