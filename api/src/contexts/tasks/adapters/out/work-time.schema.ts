import { EntitySchema } from 'typeorm';
import { primaryId, type RowOf, integerColumn } from '../../../../platform/database/columns';

const columns = {
  task_id: primaryId,
  /** Upper bound of a class. */
  minutes: { ...integerColumn, primary: true },
  works: integerColumn,
};

/** How often work for a task took so long. */
export const WorkTimeSchema = new EntitySchema<RowOf<typeof columns>>({ name: 'work_time', columns });
