import { EntitySchema } from 'typeorm';
import { type Column, id, primaryId, type RowOf, text, integerColumn } from '../../../../platform/database/columns';
import { type Counter, COUNTERS, type Side } from '../../domain/record';

const columns = {
  person_id: primaryId,
  side: { ...text<Side>(6), primary: true },
  ...(Object.fromEntries(COUNTERS.map((counter) => [counter, { ...integerColumn, default: 0 }])) as Record<
    Counter,
    Column<number>
  >),
};

export type RecordRow = RowOf<typeof columns>;

/** Reputation counters of a person on one side. */
export const RecordSchema = new EntitySchema<RecordRow>({ name: 'record', columns });

const pairColumns = {
  buyer_id: { ...id, primary: true },
  worker_id: { ...id, primary: true },
  /** YYYY-MM */
  month: { ...text(7), primary: true },
  judged: integerColumn,
};

/** Number of decisions between two people in a month. */
export const RecordPairSchema = new EntitySchema<RowOf<typeof pairColumns>>({
  name: 'record_pair',
  columns: pairColumns,
  indices: [{ name: 'record_pair_month', columns: ['month'] }],
});
