import { id, integerColumn, primaryId } from '../../../../platform/database/columns';
import { table } from '../../../../platform/database/table';

/** Pseudonyms of workers for one buyer's external pages. */
export const LinkWorkerSchema = table({
  name: 'link_worker',
  columns: { buyer_id: primaryId, worker_id: primaryId, alias: id },
  indices: [{ name: 'link_worker_of_worker', columns: ['worker_id'] }],
});

/** Number of wrong completion codes by worker and task. */
export const WrongCodeSchema = table({
  name: 'wrong_code',
  columns: { task_id: primaryId, worker_id: primaryId, wrong: integerColumn },
});
