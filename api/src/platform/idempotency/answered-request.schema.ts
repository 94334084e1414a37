import { EntitySchema } from 'typeorm';
import { id, mediumText, type RowOf, text, integerColumn } from '../database/columns';

const columns = {
  /** Hash of the person and their Idempotency-Key. */
  id: { ...text(64), primary: true },
  /** The caller; empty for a visitor. */
  person_id: { ...id, default: '' },
  /** Hash of the request. */
  fingerprint: text(64),
  /** JSON */
  answer: mediumText,
  /** Milliseconds since the epoch. */
  claimed_at: integerColumn,
};

export type AnsweredRequestRow = RowOf<typeof columns>;

export const AnsweredRequestSchema = new EntitySchema<AnsweredRequestRow>({
  name: 'answered_request',
  columns,
  indices: [
    { name: 'answered_request_age', columns: ['claimed_at'] },
    { name: 'answered_request_person', columns: ['person_id'] },
  ],
});
