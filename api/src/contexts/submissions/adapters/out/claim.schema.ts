import { coinAmount, id, nullable, primaryId, text, integerColumn } from '../../../../platform/database/columns';
import { table } from '../../../../platform/database/table';
import { type ClaimState } from '../../domain/claim';

export const ClaimSchema = table({
  name: 'claim',
  columns: {
    id: primaryId,
    taskId: id,
    buyerId: id,
    workerId: id,
    reward: coinAmount,
    /** Milliseconds since the epoch; 0 where it was not recorded. */
    since: { ...integerColumn, default: 0 },
    until: integerColumn,
    /** A used claim is deleted. An expired or released one stays for a day after `until`, to be counted. */
    state: text<ClaimState>(10),
    /**
     * Task id and worker id while the claim is live, null afterwards. Unique, so a worker has one live claim for a task.
     */
    live: nullable(text(53)),
    batchId: nullable(id),
    /** Id of the future submission, for tasks that are done on another site. */
    submissionId: nullable(id),
  },
  indices: [
    { name: 'claim_live', columns: ['live'], unique: true },
    { name: 'claim_of_worker', columns: ['workerId', 'state', 'until'] },
    { name: 'claim_for_buyer', columns: ['buyerId', 'state'] },
    { name: 'claim_due', columns: ['state', 'until'] },
    { name: 'claim_of_batch', columns: ['batchId', 'state'] },
  ],
});

/** Items that a worker skipped; they are not offered to that worker again. */
export const SkippedItemSchema = table({
  name: 'skipped_item',
  columns: { worker_id: primaryId, batch_id: primaryId, task_id: primaryId },
});
