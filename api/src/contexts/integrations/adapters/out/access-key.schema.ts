import { id, nullable, primaryId, text, integerColumn } from '../../../../platform/database/columns';
import { table, type TableRow } from '../../../../platform/database/table';

export const AccessKeySchema = table({
  name: 'access_key',
  columns: {
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
  },
  indices: [
    { name: 'access_key_hash', columns: ['hash'], unique: true },
    { name: 'access_key_person', columns: ['personId', 'id'] },
  ],
});

export type AccessKeyRow = TableRow<typeof AccessKeySchema>;
