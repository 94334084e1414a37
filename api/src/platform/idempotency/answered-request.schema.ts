import { EntitySchema } from 'typeorm';
import { id, longText, text, whole } from '../database/columns';

export interface AnsweredRequestRow {
  /** Hash of the person and their Idempotency-Key. */
  readonly id: string;
  /** Who asked; empty for a visitor. */
  readonly person_id: string;
  /** Hash of what was asked for. */
  readonly fingerprint: string;
  /** JSON */
  readonly answer: string;
  /** Milliseconds since the epoch. */
  readonly claimed_at: number;
}

export const AnsweredRequestSchema = new EntitySchema<AnsweredRequestRow>({
  name: 'answered_request',
  columns: {
    id: { ...text(64), primary: true },
    person_id: { ...id, default: '' },
    fingerprint: text(64),
    answer: longText,
    claimed_at: whole,
  },
  indices: [
    { name: 'answered_request_age', columns: ['claimed_at'] },
    { name: 'answered_request_person', columns: ['person_id'] },
  ],
});
