import { EntitySchema } from 'typeorm';
import { longText, nullable, primaryId, type RowOf, text, integerColumn } from '../database/columns';

const columns = {
  id: primaryId,
  kind: text(40),
  /** JSON. */
  payload: longText,
  /** When it may be taken up (again), in milliseconds since the epoch. */
  due_at: integerColumn,
  tries: { ...integerColumn, default: 0 },
  /** `waiting`; or `dead`, after which nobody tries again until the owner says so. */
  state: { ...text(10), default: 'waiting' },
  /** What the last try said. */
  last_error: nullable(text(500)),
};

export const OutboxSchema = new EntitySchema<RowOf<typeof columns>>({
  name: 'outbox',
  columns,
  indices: [{ name: 'outbox_of_kind', columns: ['state', 'kind', 'due_at', 'id'] }],
});
