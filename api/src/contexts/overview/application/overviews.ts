import { type AdminOverview, type BuyerOverview, type LedgerHealth, type WorkerOverview } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';

export interface Overview<Data> {
  readonly data: Data;
  /** `next` is the cursor of the following page of its list; null at the end. */
  readonly page: { readonly next: string | null };
}

/** What each role sees first, and what the Admins see of the ledger. */
export abstract class Overviews {
  abstract ofBuyer(buyerId: Id, cursor: string | undefined, size: number): Promise<Overview<BuyerOverview>>;

  abstract ofWorker(workerId: Id, cursor: string | undefined, size: number): Promise<Overview<WorkerOverview>>;

  abstract ofAdmin(cursor: string | undefined, size: number): Promise<Overview<AdminOverview>>;

  /** As the last check found it. */
  abstract ledgerHealth(): Promise<LedgerHealth>;

  /** Asks for a new look at everything that ledgerHealth tells. */
  abstract checkLedger(): Promise<void>;
}
