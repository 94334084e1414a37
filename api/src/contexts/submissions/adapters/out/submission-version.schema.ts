import { longText, mediumText, nullable, primaryId, integerColumn } from '../../../../platform/database/columns';
import { table, type TableRow } from '../../../../platform/database/table';

/** Versions of submissions that were changed. `submission` has the last one, which is the only one of others. */
export const SubmissionVersionSchema = table({
  name: 'submission_version',
  columns: {
    submissionId: primaryId,
    version: { ...integerColumn, primary: true },
    detail: longText,
    /** A JSON array of URLs; null for none. */
    pictures: nullable(longText),
    /** As in `submission`. */
    answers: nullable(mediumText),
    /** Milliseconds since the epoch. */
    sentAt: integerColumn,
  },
});

export type SubmissionVersionRow = TableRow<typeof SubmissionVersionSchema>;
