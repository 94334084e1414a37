import { primaryId } from '../../../../platform/database/columns';
import { table } from '../../../../platform/database/table';

/** Items that a worker skipped; they are not offered to that worker again. */
export const SkippedItemSchema = table({
  name: 'skipped_item',
  columns: { worker_id: primaryId, batch_id: primaryId, task_id: primaryId },
});
