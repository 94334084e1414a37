import { EntitySchema } from 'typeorm';
import { UNANSWERED } from '../../domain/tally';
import { id, primaryId, type RowOf, text, integerColumn } from '../../../../platform/database/columns';

const itemColumns = {
  task_id: primaryId,
  set_id: id,
  number: integerColumn,
  /** Digest of the known answer; empty for an item that is no control item. */
  known: text(64),
  answers: { ...integerColumn, default: 0 },
  agreeing: { ...integerColumn, default: 0 },
  /** Thousandths; UNANSWERED where nobody answered. */
  share: { ...integerColumn, default: UNANSWERED },
  /** Digest; empty for none. */
  majority: { ...text(64), default: '' },
  shown: { ...text(200), default: '' },
  missed: { ...integerColumn, default: 0 },
};

export type AgreementItemRow = RowOf<typeof itemColumns>;

export const AgreementItemSchema = new EntitySchema<AgreementItemRow>({
  name: 'agreement_item',
  columns: itemColumns,
  indices: [{ name: 'agreement_item_of_set', columns: ['set_id', 'share', 'number'], unique: true }],
});

const answerColumns = {
  task_id: primaryId,
  worker_id: primaryId,
  set_id: id,
  /** Digest of the answer as it is compared. */
  answer: text(64),
  /** Its beginning, as it was given. */
  shown: text(200),
};

export type AgreementAnswerRow = RowOf<typeof answerColumns>;

export const AgreementAnswerSchema = new EntitySchema<AgreementAnswerRow>({
  name: 'agreement_answer',
  columns: answerColumns,
  indices: [
    { name: 'agreement_answer_of_set', columns: ['set_id', 'worker_id', 'task_id', 'answer'] },
    { name: 'agreement_answer_of_worker', columns: ['worker_id', 'task_id'] },
  ],
});
