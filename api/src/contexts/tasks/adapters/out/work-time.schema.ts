import { EntitySchema } from 'typeorm';
import { primaryId, type RowOf, whole } from '../../../../platform/database/columns';

const columns = {
  task_id: primaryId,
  /** Upper bound of a class. */
  minutes: { ...whole, primary: true },
  works: whole,
};

/** How often work for a task took so long. */
export const WorkTimeSchema = new EntitySchema<RowOf<typeof columns>>({ name: 'work_time', columns });
