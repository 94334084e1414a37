import { EntitySchema } from 'typeorm';
import { type RowOf, text, integerColumn } from '../database/columns';

const columns = {
  name: { ...text(40), primary: true },
  /** Id of the process. */
  holder: text(26),
  /** Milliseconds since the epoch. */
  until: integerColumn,
};

export const JobLeaseSchema = new EntitySchema<RowOf<typeof columns>>({
  name: 'job_lease',
  columns,
});
