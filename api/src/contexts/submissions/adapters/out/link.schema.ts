import { EntitySchema } from 'typeorm';
import { id, integerColumn, primaryId, type RowOf } from '../../../../platform/database/columns';

/** Pseudonyms of workers for one buyer's external pages. */
const workerColumns = { buyer_id: primaryId, worker_id: primaryId, alias: id };

export const LinkWorkerSchema = new EntitySchema<RowOf<typeof workerColumns>>({
  name: 'link_worker',
  columns: workerColumns,
  indices: [{ name: 'link_worker_of_worker', columns: ['worker_id'] }],
});

const wrongColumns = { task_id: primaryId, worker_id: primaryId, wrong: integerColumn };

/** Number of wrong completion codes by worker and task. */
export const WrongCodeSchema = new EntitySchema<RowOf<typeof wrongColumns>>({
  name: 'wrong_code',
  columns: wrongColumns,
});
