import { EntitySchema } from 'typeorm';
import { flag, id, longText, primaryId, text, whole } from '../../../../platform/database/columns';

export interface SubmissionRow {
  readonly id: string;
  readonly task_id: string;
  readonly task_title: string;
  readonly text_version: number;
  readonly buyer_id: string;
  readonly worker_id: string;
  readonly reward: number;
  readonly detail: string;
  readonly status: string;
  readonly reason: string;
  /** Milliseconds since the epoch. */
  readonly sent_at: number;
  /** Milliseconds since the epoch; 0 while it is pending, so that pending ones are one range of an index. */
  readonly decided_at: number;
  /** Its worker was removed. */
  readonly concealed: boolean;
}

export const SubmissionSchema = new EntitySchema<SubmissionRow>({
  name: 'submission',
  columns: {
    id: primaryId,
    task_id: id,
    task_title: text(200),
    text_version: whole,
    buyer_id: id,
    worker_id: id,
    reward: whole,
    detail: longText,
    status: text(10),
    reason: text(1000),
    sent_at: whole,
    decided_at: whole,
    concealed: flag,
  },
  indices: [
    { name: 'submission_once', columns: ['task_id', 'worker_id'], unique: true },
    { name: 'submission_of_worker', columns: ['worker_id', 'id'] },
    { name: 'submission_earned', columns: ['worker_id', 'status', 'decided_at', 'id', 'reward'] },
    { name: 'submission_for_buyer', columns: ['buyer_id', 'decided_at', 'id'] },
    { name: 'submission_overdue', columns: ['status', 'sent_at'] },
  ],
});
