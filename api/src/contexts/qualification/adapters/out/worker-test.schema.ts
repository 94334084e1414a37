import { LENGTHS, type TestState } from '@kaaj/contract';
import { coinAmount, flag, id, integerColumn, longText, primaryId, text } from '../../../../platform/database/columns';
import { selectList } from '../../../../platform/database/snake-case-naming-strategy';
import { table, type TableRow } from '../../../../platform/database/table';

export const WorkerTestSchema = table({
  name: 'worker_test',
  columns: {
    id: primaryId,
    buyerId: id,
    title: text(LENGTHS.title),
    /** The form and the known answers, as JSON. */
    form: longText,
    known: longText,
    pass: integerColumn,
    places: integerColumn,
    openPlaces: integerColumn,
    payable: coinAmount,
    againAfterDays: integerColumn,
    state: text<TestState>(10),
    /** Number of workers who tried, and of those who passed. */
    tried: { ...integerColumn, default: 0 },
    passed: { ...integerColumn, default: 0 },
    createdAt: integerColumn,
  },
  indices: [{ name: 'worker_test_of_buyer', columns: ['buyerId', 'id'] }],
  checks: [{ name: 'worker_test_open_places_not_negative', expression: 'open_places >= 0' }],
});

export type WorkerTestRow = TableRow<typeof WorkerTestSchema>;
export const WORKER_TEST_FIELDS = selectList(WorkerTestSchema.options.columns);

export const TestAttemptSchema = table({
  name: 'worker_test_attempt',
  columns: {
    id: primaryId,
    testId: id,
    workerId: id,
    correct: integerColumn,
    passed: flag,
    at: integerColumn,
  },
  indices: [
    { name: 'worker_test_attempt_of', columns: ['testId', 'workerId', 'id'] },
    { name: 'worker_test_attempt_worker', columns: ['workerId'] },
  ],
});

export type AttemptRow = TableRow<typeof TestAttemptSchema>;
export const ATTEMPT_FIELDS = selectList(TestAttemptSchema.options.columns);
