import { EntitySchema } from 'typeorm';
import { id, mediumText, primaryId, type RowOf, text, integerColumn } from '../../../../platform/database/columns';

const columns = {
  id: primaryId,
  buyerId: id,
  name: text(60),
  /** JSON of a TaskForm. */
  form: mediumText,
  savedAt: integerColumn,
};

export type TaskTemplateRow = RowOf<typeof columns>;

export const TaskTemplateSchema = new EntitySchema<TaskTemplateRow>({
  name: 'task_template',
  columns,
  indices: [{ name: 'task_template_of_buyer', columns: ['buyerId', 'id'] }],
});
