import { longText, nullable, primaryId, text, integerColumn } from '../database/columns';
import { table } from '../database/table';

export const OutboxSchema = table({
  name: 'outbox',
  columns: {
    id: primaryId,
    kind: text(40),
    /** JSON. */
    payload: longText,
    /** When it is due for the next attempt, in milliseconds since the epoch. */
    due_at: integerColumn,
    tries: { ...integerColumn, default: 0 },
    /** `waiting`; or `dead`: not retried until the owner resets it. */
    state: { ...text(10), default: 'waiting' },
    last_error: nullable(text(500)),
  },
  indices: [{ name: 'outbox_of_kind', columns: ['state', 'kind', 'due_at', 'id'] }],
});
