import { LENGTHS, type TestState } from '@kaaj/contract';
import { EntitySchema } from 'typeorm';
import { flag, id, integerColumn, longText, primaryId, type RowOf, text } from '../../../../platform/database/columns';

const columns = {
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
};

export type WorkerTestRow = RowOf<typeof columns>;

export const WorkerTestSchema = new EntitySchema<WorkerTestRow>({
  name: 'worker_test',
  columns,
  indices: [{ name: 'worker_test_of_buyer', columns: ['buyer_id', 'id'] }],
  checks: [{ name: 'worker_test_open_places_not_negative', expression: 'open_places >= 0' }],
});

const attemptColumns = {
  id: primaryId,
  test_id: id,
  worker_id: id,
  correct: integerColumn,
  passed: flag,
  at: integerColumn,
};

export type AttemptRow = RowOf<typeof attemptColumns>;

export const TestAttemptSchema = new EntitySchema<AttemptRow>({
  name: 'worker_test_attempt',
  columns: attemptColumns,
  indices: [
    { name: 'worker_test_attempt_of', columns: ['test_id', 'worker_id', 'id'] },
    { name: 'worker_test_attempt_worker', columns: ['worker_id'] },
  ],
});
