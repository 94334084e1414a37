import { EntitySchema } from 'typeorm';
import { longText, nullable, primaryId, type RowOf, text, integerColumn } from '../database/columns';

const columns = {
  id: primaryId,
  kind: text(40),
  /** JSON. */
  payload: longText,
  /** When it is due for the next attempt, in milliseconds since the epoch. */
  due_at: integerColumn,
  tries: { ...integerColumn, default: 0 },
  /** `waiting`; or `dead`: not retried until the owner resets it. */
  state: { ...text(10), default: 'waiting' },
  /** Error of the last attempt. */
  last_error: nullable(text(500)),
};

export const OutboxSchema = new EntitySchema<RowOf<typeof columns>>({
  name: 'outbox',
  columns,
  indices: [{ name: 'outbox_of_kind', columns: ['state', 'kind', 'due_at', 'id'] }],
});
