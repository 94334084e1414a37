import { type TaskPosting } from '../../tasks';
import { type Ledger, transferFor } from '../../wallet';
import { remainingCoins } from '../domain/batch';
import { type Batches, type TaskBatch } from './batches';

/**
 * Stops a batch and brings the coins of what is not posted home to its buyer. Answers the batch as it stands then; undefined where it had
 * ended before. Inside the caller's unit of work.
 */
export async function stopBatch(
  batches: Batches,
  posting: TaskPosting,
  ledger: Ledger,
  id: string,
  state: 'cancelled' | 'past',
  now: number,
): Promise<TaskBatch | undefined> {
  if (!(await batches.stop(id, state, now))) return undefined;
  // Read behind the write that holds its row: nothing is posted any more.
  const batch = (await batches.find(id)) as TaskBatch;
  await posting.end(id);
  await ledger.post(transferFor('batch-returned', { id, buyerId: batch.buyerId, coins: remainingCoins(batch) }));
  return batch;
}
