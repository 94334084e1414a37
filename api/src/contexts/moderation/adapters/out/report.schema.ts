import { type ReportSubject, type ReportKind, type ReportOutcome } from '@kaaj/contract';
import { EntitySchema } from 'typeorm';
import {
  id,
  integerColumn,
  longText,
  nullable,
  primaryId,
  type RowOf,
  text,
} from '../../../../platform/database/columns';

const columns = {
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
};

export type ReportRow = RowOf<typeof columns>;

export const ReportSchema = new EntitySchema<ReportRow>({
  name: 'report',
  columns,
  indices: [
    { name: 'report_queue', columns: ['decidedAt', 'id'] },
    { name: 'report_of_person', columns: ['reporterId', 'id'] },
  ],
});
