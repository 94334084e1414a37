import { type Id } from '../../../kernel/ids';
import { type Account } from '../domain/account';
import { type TransferKind } from '../domain/postings';

/** No unit of work lives so long, and no two clocks are so far apart: transfers of a moment that far back are all there. */
export const COMMIT_HORIZON_MS = 10 * 60_000;

/** A transfer as it was recorded. Its accounts name people and tasks by their ids alone. */
export interface RecordedTransfer {
  readonly id: Id;
  readonly from: string;
  readonly to: string;
  /** Coins, more than zero. */
  readonly amount: number;
  readonly kind: string;
  readonly reference: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Reads what moved, in the order of the transfers' ids. */
export abstract class TransferReader {
  /** At most `limit` that come after the id `after`, up to and with `upTo` where that is given. */
  abstract page(after: Id, limit: number, upTo?: Id): Promise<readonly RecordedTransfer[]>;

  /** Those of some kinds that one event moved, in their order. */
  abstract of(kinds: readonly TransferKind[], reference: string): Promise<readonly RecordedTransfer[]>;

  /** All that went into or out of the accounts from `first` to `last` in the order of their names, each once; in no order. */
  abstract between(first: Account, last: Account): Promise<readonly RecordedTransfer[]>;

  /** A transfer from or to a person's own coins; undefined where it is none of theirs, or is not there. */
  abstract ofPerson(transferId: Id, personId: Id): Promise<RecordedTransfer | undefined>;
}
