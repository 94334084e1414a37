import { EntitySchema } from 'typeorm';
import {
  longText,
  mediumText,
  nullable,
  primaryId,
  type RowOf,
  integerColumn,
} from '../../../../platform/database/columns';

/** Versions of submissions that were changed. `submission` has the last one, which is the only one of others. */
const columns = {
  submissionId: primaryId,
  version: { ...integerColumn, primary: true },
  detail: longText,
  /** A JSON array of URLs; null for none. */
  pictures: nullable(longText),
  /** As in `submission`. */
  answers: nullable(mediumText),
  /** Milliseconds since the epoch. */
  sentAt: integerColumn,
};

export type SubmissionVersionRow = RowOf<typeof columns>;

export const SubmissionVersionSchema = new EntitySchema<SubmissionVersionRow>({
  name: 'submission_version',
  columns,
});
