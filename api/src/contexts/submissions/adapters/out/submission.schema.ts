import { type RejectionCode, type SubmissionStatus } from '@kaaj/contract';
import { EntitySchema } from 'typeorm';
import {
  coinAmount,
  flag,
  id,
  longText,
  nullable,
  primaryId,
  type RowOf,
  text,
  whole,
} from '../../../../platform/database/columns';
import { columnsAs } from '../../../../platform/database/naming';

const columns = {
  id: primaryId,
  taskId: id,
  taskTitle: text(200),
  textVersion: whole,
  buyerId: id,
  workerId: id,
  reward: coinAmount,
  detail: longText,
  status: text<SubmissionStatus>(10),
  reason: text(1000),
  reasonCode: nullable(text<RejectionCode>(20)),
  /** Milliseconds since the epoch. */
  sentAt: whole,
  /** Milliseconds since the epoch; 0 while it is pending, so that pending ones are one range of an index. */
  decidedAt: whole,
  /** Its worker was removed. */
  concealed: flag,
};

const SHOWN = {
  id: true,
  taskId: true,
  textVersion: true,
  buyerId: true,
  workerId: true,
  reward: true,
  detail: true,
  status: true,
  reason: true,
  reasonCode: true,
  sentAt: true,
  decidedAt: true,
} as const;

/** What lists show: the title is the task's own, as it read in the version that was answered. */
export const SHOWN_FIELDS = columnsAs(SHOWN);

/** A submission as the domain knows it. */
export const SUBMISSION_FIELDS = columnsAs({ ...SHOWN, taskTitle: true });

export const SubmissionSchema = new EntitySchema<RowOf<typeof columns>>({
  name: 'submission',
  columns,
  indices: [
    { name: 'submission_once', columns: ['taskId', 'workerId'], unique: true },
    { name: 'submission_of_worker', columns: ['workerId', 'id'] },
    { name: 'submission_earned', columns: ['workerId', 'status', 'decidedAt', 'id', 'reward'] },
    { name: 'submission_for_buyer', columns: ['buyerId', 'decidedAt', 'id'] },
    { name: 'submission_overdue', columns: ['status', 'sentAt'] },
  ],
});
