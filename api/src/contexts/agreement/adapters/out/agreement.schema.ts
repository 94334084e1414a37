import { EntitySchema } from 'typeorm';
import { flag, id, integerColumn, longText, primaryId, type RowOf } from '../../../../platform/database/columns';

const itemColumns = {
  task_id: primaryId,
  set_id: id,
  number: integerColumn,
};

export type AgreementItemRow = RowOf<typeof itemColumns>;

export const AgreementItemSchema = new EntitySchema<AgreementItemRow>({
  name: 'agreement_item',
  columns: itemColumns,
});

const answerColumns = {
  task_id: primaryId,
  worker_id: primaryId,
  set_id: id,
  /** Of the item. */
  number: integerColumn,
  /** Values by the names of fields, as JSON. */
  given: longText,
  /** Whether the work was rejected; then it does not count. */
  rejected: flag,
  /** One more with each change. */
  revision: { ...integerColumn, default: 1 },
};

export type AgreementAnswerRow = RowOf<typeof answerColumns>;

export const AgreementAnswerSchema = new EntitySchema<AgreementAnswerRow>({
  name: 'agreement_answer',
  columns: answerColumns,
  indices: [
    { name: 'agreement_answer_of_set', columns: ['set_id', 'number', 'worker_id', 'revision'] },
    { name: 'agreement_answer_of_worker', columns: ['worker_id'] },
  ],
});
