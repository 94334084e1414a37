import { EntitySchema } from 'typeorm';
import { primaryId, type RowOf } from '../../../../platform/database/columns';

/** Items that a worker skipped; they are not offered to that worker again. */
const columns = { worker_id: primaryId, batch_id: primaryId, task_id: primaryId };

export const SkippedItemSchema = new EntitySchema<RowOf<typeof columns>>({ name: 'skipped_item', columns });
