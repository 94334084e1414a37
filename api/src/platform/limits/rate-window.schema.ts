import { text, integerColumn } from '../database/columns';
import { table } from '../database/table';

export const RateWindowSchema = table({
  name: 'rate_window',
  columns: {
    /** SHA-256 of the limit's and the subject's name, so that the table does not reveal who tried what. */
    id: { ...text(64), primary: true },
    used: integerColumn,
    ends_at: integerColumn,
  },
  indices: [{ name: 'rate_window_end', columns: ['ends_at'] }],
});
