import { flag, id, text, integerColumn } from '../../../../platform/database/columns';
import { table } from '../../../../platform/database/table';

export const StoredPictureSchema = table({
  name: 'stored_picture',
  columns: {
    name: { ...text(38), primary: true },
    owner_id: id,
    /** When to check for references. */
    look_at: integerColumn,
    /** It has no references and is being deleted. */
    leaving: flag,
  },
  indices: [{ name: 'stored_picture_due', columns: ['look_at'] }],
});
