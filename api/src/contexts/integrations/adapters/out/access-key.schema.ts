import { EntitySchema } from 'typeorm';
import { id, nullable, primaryId, type RowOf, text, integerColumn } from '../../../../platform/database/columns';

const columns = {
  id: primaryId,
  personId: id,
  sessionId: id,
  name: text(60),
  prefix: text(16),
  hash: text(64),
  /** Separated by blanks. */
  scopes: text(200),
  createdAt: integerColumn,
  expiresAt: integerColumn,
  lastUsedAt: nullable(integerColumn),
  spendingCap: nullable(integerColumn),
  spent: { ...integerColumn, default: 0 },
};

export type AccessKeyRow = RowOf<typeof columns>;

export const AccessKeySchema = new EntitySchema<AccessKeyRow>({
  name: 'access_key',
  columns,
  indices: [
    { name: 'access_key_hash', columns: ['hash'], unique: true },
    { name: 'access_key_person', columns: ['personId', 'id'] },
  ],
});
