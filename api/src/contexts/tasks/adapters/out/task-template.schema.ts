import { id, mediumText, primaryId, text, integerColumn } from '../../../../platform/database/columns';
import { table, type TableRow } from '../../../../platform/database/table';

export const TaskTemplateSchema = table({
  name: 'task_template',
  columns: {
    id: primaryId,
    buyerId: id,
    name: text(60),
    /** JSON of a TaskForm. */
    form: mediumText,
    savedAt: integerColumn,
  },
  indices: [{ name: 'task_template_of_buyer', columns: ['buyerId', 'id'] }],
});

export type TaskTemplateRow = TableRow<typeof TaskTemplateSchema>;
