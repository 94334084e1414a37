import { primaryId, integerColumn } from '../../../../platform/database/columns';
import { table } from '../../../../platform/database/table';

/** Histogram of the time that work on a task took. */
export const WorkTimeSchema = table({
  name: 'work_time',
  columns: {
    taskId: primaryId,
    /** Upper bound of a bucket. */
    minutes: { ...integerColumn, primary: true },
    works: integerColumn,
  },
});
