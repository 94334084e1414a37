import { type Batch as WireBatch } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';

export interface BatchPage {
  readonly batches: readonly WireBatch[];
  readonly next: string | null;
}

/** What screens show of batches. */
export abstract class BatchPages {
  /** A buyer's own one. Throws NotFound. */
  abstract one(id: Id, buyerId: Id): Promise<WireBatch>;

  /** A buyer's own ones, the newest first. */
  abstract page(buyerId: Id, cursor: string | undefined, size: number): Promise<BatchPage>;
}
