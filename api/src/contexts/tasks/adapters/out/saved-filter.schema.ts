import { EntitySchema } from 'typeorm';
import { type TaskCategory } from '@kaaj/contract';
import { id, nullable, primaryId, type RowOf, text, integerColumn } from '../../../../platform/database/columns';
import { selectList } from '../../../../platform/database/snake-case-naming-strategy';

const columns = {
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
};

export type SavedFilterRow = RowOf<typeof columns>;

export const SavedFilterSchema = new EntitySchema<SavedFilterRow>({
  name: 'saved_filter',
  columns,
  indices: [
    { name: 'saved_filter_of_worker', columns: ['workerId', 'id'] },
    { name: 'saved_filter_due', columns: ['nextLookAt', 'id'] },
  ],
});

export const SAVED_FILTER_FIELDS = selectList(columns);
