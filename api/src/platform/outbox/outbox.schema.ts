import { EntitySchema } from 'typeorm';
import { longText, primaryId, text, whole } from '../database/columns';

interface OutboxRow {
  readonly id: string;
  readonly kind: string;
  /** JSON. */
  readonly payload: string;
  /** When it may be taken up (again), in milliseconds since the epoch. */
  readonly due_at: number;
  readonly tries: number;
}

export const OutboxSchema = new EntitySchema<OutboxRow>({
  name: 'outbox',
  columns: { id: primaryId, kind: text(40), payload: longText, due_at: whole, tries: { ...whole, default: 0 } },
  indices: [{ name: 'outbox_due', columns: ['due_at', 'id'] }],
});
