import { LENGTHS, type TestState } from '@kaaj/contract';
import { flag, id, integerColumn, longText, primaryId, text } from '../../../../platform/database/columns';
import { table, type TableRow } from '../../../../platform/database/table';

export const WorkerTestSchema = table({
  name: 'worker_test',
  columns: {
    id: primaryId,
    buyer_id: id,
    title: text(LENGTHS.title),
    /** The form and the known answers, as JSON. */
    form: longText,
    known: longText,
    pass: integerColumn,
    places: integerColumn,
    open_places: integerColumn,
    payable: integerColumn,
    again_after_days: integerColumn,
    state: text<TestState>(10),
    /** Number of workers who tried, and of those who passed. */
    tried: { ...integerColumn, default: 0 },
    passed: { ...integerColumn, default: 0 },
    created_at: integerColumn,
  },
  indices: [{ name: 'worker_test_of_buyer', columns: ['buyer_id', 'id'] }],
  checks: [{ name: 'worker_test_open_places_not_negative', expression: 'open_places >= 0' }],
});

export type WorkerTestRow = TableRow<typeof WorkerTestSchema>;

export const TestAttemptSchema = table({
  name: 'worker_test_attempt',
  columns: {
    id: primaryId,
    test_id: id,
    worker_id: id,
    correct: integerColumn,
    passed: flag,
    at: integerColumn,
  },
  indices: [
    { name: 'worker_test_attempt_of', columns: ['test_id', 'worker_id', 'id'] },
    { name: 'worker_test_attempt_worker', columns: ['worker_id'] },
  ],
});

export type AttemptRow = TableRow<typeof TestAttemptSchema>;
