import { type TaskCategory } from '@kaaj/contract';
import { id, nullable, primaryId, text, integerColumn } from '../../../../platform/database/columns';
import { table } from '../../../../platform/database/table';
import { selectList } from '../../../../platform/database/snake-case-naming-strategy';

export const SavedFilterSchema = table({
  name: 'saved_filter',
  columns: {
    id: primaryId,
    workerId: id,
    name: text(60),
    search: text(100),
    category: nullable(text<TaskCategory>(20)),
    minPay: nullable(integerColumn),
    maxMinutes: nullable(integerColumn),
    savedAt: integerColumn,
    seen: id,
    nextLookAt: integerColumn,
  },
  indices: [
    { name: 'saved_filter_of_worker', columns: ['workerId', 'id'] },
    { name: 'saved_filter_due', columns: ['nextLookAt', 'id'] },
  ],
});

export const SAVED_FILTER_FIELDS = selectList(SavedFilterSchema.options.columns);
