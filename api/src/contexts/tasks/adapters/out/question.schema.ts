import { LENGTHS } from '@kaaj/contract';
import { id, integerColumn, nullable, primaryId, text } from '../../../../platform/database/columns';
import { table, type TableRow } from '../../../../platform/database/table';

export const QuestionSchema = table({
  name: 'task_question',
  columns: {
    id: primaryId,
    /** The task's batch, else the task. */
    subjectId: id,
    taskId: id,
    workerId: id,
    buyerId: id,
    text: text(LENGTHS.question),
    at: integerColumn,
    answer: nullable(text(LENGTHS.question)),
    answeredAt: { ...integerColumn, default: 0 },
  },
  indices: [
    { name: 'task_question_once', columns: ['workerId', 'subjectId'], unique: true },
    { name: 'task_question_of_subject', columns: ['subjectId', 'id'] },
    { name: 'task_question_for_buyer', columns: ['buyerId', 'id'] },
  ],
});

export type QuestionRow = TableRow<typeof QuestionSchema>;
