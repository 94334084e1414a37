import { type Column, id, primaryId, text, integerColumn } from '../../../../platform/database/columns';
import { table, type TableRow } from '../../../../platform/database/table';
import { type Counter, COUNTERS, type Side } from '../../domain/record';

/** Reputation counters of a person on one side. */
export const RecordSchema = table({
  name: 'record',
  columns: {
    person_id: primaryId,
    side: { ...text<Side>(6), primary: true },
    ...(Object.fromEntries(COUNTERS.map((counter) => [counter, { ...integerColumn, default: 0 }])) as Record<
      Counter,
      Column<number>
    >),
  },
});

export type RecordRow = TableRow<typeof RecordSchema>;

/** Number of decisions between two people in a month. */
export const RecordPairSchema = table({
  name: 'record_pair',
  columns: {
    buyer_id: { ...id, primary: true },
    worker_id: { ...id, primary: true },
    /** YYYY-MM */
    month: { ...text(7), primary: true },
    judged: integerColumn,
  },
  indices: [{ name: 'record_pair_month', columns: ['month'] }],
});
