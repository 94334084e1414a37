import { text, integerColumn } from '../database/columns';
import { table } from '../database/table';

export const JobLeaseSchema = table({
  name: 'job_lease',
  columns: {
    name: { ...text(40), primary: true },
    /** Id of the process. */
    holder: text(26),
    /** Milliseconds since the epoch. */
    until: integerColumn,
  },
});
