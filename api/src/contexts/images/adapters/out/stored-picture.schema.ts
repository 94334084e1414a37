import { EntitySchema } from 'typeorm';
import { flag, id, type RowOf, text, integerColumn } from '../../../../platform/database/columns';

const columns = {
  name: { ...text(38), primary: true },
  owner_id: id,
  /** When to check for references. */
  look_at: integerColumn,
  /** It has no references and is being deleted. */
  leaving: flag,
};

export const StoredPictureSchema = new EntitySchema<RowOf<typeof columns>>({
  name: 'stored_picture',
  columns,
  indices: [{ name: 'stored_picture_due', columns: ['look_at'] }],
});
