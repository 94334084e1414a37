import { type Coins, coins, multiplyCoins } from '../../../kernel/coins';
import { type TaskPosting } from '../../tasks';
import { type Ledger, transferFor } from '../../wallet';
import { remainingCoins } from '../domain/batch';
import { type Batches, type TaskBatch } from './batches';

/** Dependencies of `stopBatch`. */
export interface BatchParts {
  readonly batches: Batches;
  readonly posting: TaskPosting;
  readonly ledger: Ledger;
}

/** Transfers per statement. */
const BATCH_SIZE = 1_000;

/**
 * Stops a batch and returns the coins of its unposted rows to its buyer. With `close` its posted tasks take no more
 * work, and the coins of their open slots are returned too.
 *
 * Returns the stopped batch, and the coins of its posted tasks; undefined where it had ended before. Inside the
 * caller's unit of work.
 */
export async function stopBatch(
  { batches, posting, ledger }: BatchParts,
  id: string,
  state: 'cancelled' | 'past',
  now: number,
  close = false,
): Promise<{ readonly batch: TaskBatch; readonly closed: Coins } | undefined> {
  if (!(await batches.stop(id, state, now))) return undefined;
  // Read after the write, which locks the row: no more rows are posted.
  const batch = (await batches.find(id)) as TaskBatch;
  await posting.end(id);
  const items = close ? await posting.close(id) : [];
  const closed = coins(items.reduce((sum, { payable, slots }) => sum + multiplyCoins(payable, slots), 0));
  if (closed > 0) await batches.storeClosedCoins(id, closed);
  const remaining = remainingCoins(batch);
  if (remaining > 0) {
    await ledger.post(transferFor('batch-returned', { id, buyerId: batch.buyerId, coins: remaining }));
  }
  for (let from = 0; from < items.length; from += BATCH_SIZE) {
    await ledger.post(...items.slice(from, from + BATCH_SIZE).map((item) => transferFor('task-closed', item)));
  }
  return { batch, closed };
}
