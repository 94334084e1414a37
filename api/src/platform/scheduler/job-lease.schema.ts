import { EntitySchema } from 'typeorm';
import { text, whole } from '../database/columns';

interface JobLeaseRow {
  readonly name: string;
  /** Names the process. */
  readonly holder: string;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

export const JobLeaseSchema = new EntitySchema<JobLeaseRow>({
  name: 'job_lease',
  columns: { name: { ...text(40), primary: true }, holder: text(26), until: whole },
});
