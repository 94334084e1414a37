import { EntitySchema } from 'typeorm';
import { primaryId, type RowOf, integerColumn } from '../../../../platform/database/columns';

const columns = {
  task_id: primaryId,
  /** Upper bound of a bucket. */
  minutes: { ...integerColumn, primary: true },
  works: integerColumn,
};

/** Histogram of the time that work on a task took. */
export const WorkTimeSchema = new EntitySchema<RowOf<typeof columns>>({ name: 'work_time', columns });
