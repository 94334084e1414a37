import { type SubmissionStatus } from '@kaaj/contract';
import { EntitySchema } from 'typeorm';
import { flag, id, longText, namesOf, primaryId, type RowOf, text, whole } from '../../../../platform/database/columns';

const columns = {
  id: primaryId,
  task_id: id,
  task_title: text(200),
  text_version: whole,
  buyer_id: id,
  worker_id: id,
  reward: whole,
  detail: longText,
  status: text<SubmissionStatus>(10),
  reason: text(1000),
  /** Milliseconds since the epoch. */
  sent_at: whole,
  /** Milliseconds since the epoch; 0 while it is pending, so that pending ones are one range of an index. */
  decided_at: whole,
  /** Its worker was removed. */
  concealed: flag,
};

const { concealed, ...kept } = columns;

export type SubmissionRow = RowOf<typeof kept>;

export const SUBMISSION_COLUMNS = namesOf(kept);

const { task_title, ...shown } = kept;

/** What lists show: the title is the task's own, as it read in the version that was answered. */
export type ShownRow = RowOf<typeof shown>;

export const SHOWN_COLUMNS = namesOf(shown);

export const SubmissionSchema = new EntitySchema<RowOf<typeof columns>>({
  name: 'submission',
  columns,
  indices: [
    { name: 'submission_once', columns: ['task_id', 'worker_id'], unique: true },
    { name: 'submission_of_worker', columns: ['worker_id', 'id'] },
    { name: 'submission_earned', columns: ['worker_id', 'status', 'decided_at', 'id', 'reward'] },
    { name: 'submission_for_buyer', columns: ['buyer_id', 'decided_at', 'id'] },
    { name: 'submission_overdue', columns: ['status', 'sent_at'] },
  ],
});
