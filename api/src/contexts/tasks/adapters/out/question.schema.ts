import { LENGTHS } from '@kaaj/contract';
import { EntitySchema } from 'typeorm';
import { id, integerColumn, nullable, primaryId, type RowOf, text } from '../../../../platform/database/columns';

const columns = {
  id: primaryId,
  /** The task's batch, else the task. */
  subjectId: id,
  taskId: id,
  workerId: id,
  buyerId: id,
  text: text(LENGTHS.question),
  at: integerColumn,
  answer: nullable(text(LENGTHS.question)),
  /** 0 without an answer. */
  answeredAt: { ...integerColumn, default: 0 },
};

export type QuestionRow = RowOf<typeof columns>;

export const QuestionSchema = new EntitySchema<QuestionRow>({
  name: 'task_question',
  columns,
  indices: [
    { name: 'task_question_once', columns: ['workerId', 'subjectId'], unique: true },
    { name: 'task_question_of_subject', columns: ['subjectId', 'id'] },
    { name: 'task_question_for_buyer', columns: ['buyerId', 'id'] },
  ],
});
