import { type Id } from '../../../kernel/ids';
import { type Account } from '../domain/account';
import { type TransferKind } from '../domain/postings';

/** Longer than any unit of work plus clock skew: all transfers older than this are committed and visible. */
export const COMMIT_HORIZON_MS = 10 * 60_000;

/** A transfer as recorded. Its accounts contain people and tasks by id only. */
export interface RecordedTransfer {
  readonly id: Id;
  readonly from: string;
  readonly to: string;
  /** Coins, greater than zero. */
  readonly amount: number;
  readonly kind: string;
  readonly reference: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Reads transfers in the order of their ids. */
export abstract class TransferReader {
  /** At most `limit` transfers after the id `after`, up to and including `upTo` where given. */
  abstract page(after: Id, limit: number, upTo?: Id): Promise<readonly RecordedTransfer[]>;

  /** Transfers of these kinds with one of these references, in the order of their ids. */
  abstract of(kinds: readonly TransferKind[], references: readonly string[]): Promise<readonly RecordedTransfer[]>;

  /**
   * All transfers into or out of the accounts from `first` to `last` by name. Each appears once, in no particular
   * order.
   */
  abstract between(first: Account, last: Account): Promise<readonly RecordedTransfer[]>;

  /** A transfer from or to a person's own coins; undefined where there is none or it belongs to others. */
  abstract ofPerson(transferId: Id, personId: Id): Promise<RecordedTransfer | undefined>;
}
