import { EntitySchema } from 'typeorm';
import {
  longText,
  mediumText,
  nullable,
  primaryId,
  type RowOf,
  integerColumn,
} from '../../../../platform/database/columns';

/** Each version of work that was changed; of other work the only one stands in `submission`, as the last one does. */
const columns = {
  submissionId: primaryId,
  version: { ...integerColumn, primary: true },
  detail: longText,
  /** A JSON list of addresses; null for none. */
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
