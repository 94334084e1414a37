import { EntitySchema } from 'typeorm';
import { type RowOf, text, integerColumn } from '../database/columns';

const columns = {
  /** SHA-256 of the limit's and the subject's name, so that the table does not reveal who tried what. */
  id: { ...text(64), primary: true },
  used: integerColumn,
  ends_at: integerColumn,
};

export const RateWindowSchema = new EntitySchema<RowOf<typeof columns>>({
  name: 'rate_window',
  columns,
  indices: [{ name: 'rate_window_end', columns: ['ends_at'] }],
});
