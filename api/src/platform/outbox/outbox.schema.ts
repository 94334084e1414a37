import { EntitySchema } from 'typeorm';
import { longText, nullable, primaryId, text, whole } from '../database/columns';

interface OutboxRow {
  readonly id: string;
  readonly kind: string;
  /** JSON. */
  readonly payload: string;
  /** When it may be taken up (again), in milliseconds since the epoch. */
  readonly due_at: number;
  readonly tries: number;
  /** `waiting`; or `dead`, after which nobody tries again until the owner says so. */
  readonly state: string;
  /** What the last try said. */
  readonly last_error: string | null;
}

export const OutboxSchema = new EntitySchema<OutboxRow>({
  name: 'outbox',
  columns: {
    id: primaryId,
    kind: text(40),
    payload: longText,
    due_at: whole,
    tries: { ...whole, default: 0 },
    state: { ...text(10), default: 'waiting' },
    last_error: nullable(text(500)),
  },
  indices: [{ name: 'outbox_of_kind', columns: ['state', 'kind', 'due_at', 'id'] }],
});
