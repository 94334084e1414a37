import { EntitySchema } from 'typeorm';
import { type RowOf, text } from '../database/columns';

const columns = {
  /** What it is for. */
  name: { ...text(40), primary: true },
  /** See encryption-keys.ts. */
  sealed: text(500),
};

export type KeptKeyRow = RowOf<typeof columns>;

/** Keys of hashes that cannot be made anew, since what was hashed is gone: they stay when the key that seals them changes. */
export const KeptKeySchema = new EntitySchema<KeptKeyRow>({ name: 'kept_key', columns });
