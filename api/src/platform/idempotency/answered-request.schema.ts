import { id, mediumText, text, integerColumn } from '../database/columns';
import { table } from '../database/table';

export const AnsweredRequestSchema = table({
  name: 'answered_request',
  columns: {
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
  },
  indices: [
    { name: 'answered_request_age', columns: ['claimed_at'] },
    { name: 'answered_request_person', columns: ['person_id'] },
  ],
});
