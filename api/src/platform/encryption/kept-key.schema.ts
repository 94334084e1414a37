import { EntitySchema } from 'typeorm';
import { type RowOf, text } from '../database/columns';

const columns = {
  /** Its purpose. */
  name: { ...text(40), primary: true },
  /** See encryption-keys.ts. */
  sealed: text(500),
};

export type KeptKeyRow = RowOf<typeof columns>;

/**
 * Keys of hashes that cannot be recomputed, since the hashed values are deleted. They survive a rotation of the
 * encryption key.
 */
export const KeptKeySchema = new EntitySchema<KeptKeyRow>({ name: 'kept_key', columns });
