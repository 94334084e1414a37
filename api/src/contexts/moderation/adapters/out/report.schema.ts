import { type ReportSubject, type ReportKind, type ReportOutcome } from '@kaaj/contract';
import { id, integerColumn, longText, nullable, primaryId, text } from '../../../../platform/database/columns';
import { table, type TableRow } from '../../../../platform/database/table';

export const ReportSchema = table({
  name: 'report',
  columns: {
    id: primaryId,
    reporterId: id,
    kind: text<ReportKind>(20),
    about: text<ReportSubject>(20),
    aboutId: id,
    text: longText,
    at: integerColumn,
    /** 0 while undecided. */
    decidedAt: { ...integerColumn, default: 0 },
    decidedBy: nullable(id),
    outcome: nullable(text<ReportOutcome>(20)),
    answer: nullable(longText),
  },
  indices: [
    { name: 'report_queue', columns: ['decidedAt', 'id'] },
    { name: 'report_of_person', columns: ['reporterId', 'id'] },
  ],
});

export type ReportRow = TableRow<typeof ReportSchema>;
