import { text } from '../database/columns';
import { table, type TableRow } from '../database/table';

/**
 * Keys of hashes that cannot be recomputed, since the hashed values are deleted. They survive a rotation of the
 * encryption key.
 */
export const KeptKeySchema = table({
  name: 'kept_key',
  columns: {
    /** Its purpose. */
    name: { ...text(40), primary: true },
    /** See encryption-keys.ts. */
    sealed: text(500),
  },
});

export type KeptKeyRow = TableRow<typeof KeptKeySchema>;
