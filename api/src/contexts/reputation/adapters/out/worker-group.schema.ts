import { LENGTHS, type MemberSource } from '@kaaj/contract';
import { flag, id, integerColumn, nullable, primaryId, text } from '../../../../platform/database/columns';
import { table, type TableRow } from '../../../../platform/database/table';
import { type GroupUse } from '../../domain/audience';

export const WorkerGroupSchema = table({
  name: 'worker_group',
  columns: {
    id: primaryId,
    buyer_id: id,
    name: text(LENGTHS.title),
    /** Group of the qualification test with this id. */
    of_test: flag,
    members: { ...integerColumn, default: 0 },
    /** SHA-256 of the invitation's token; null for none. */
    invitation_hash: nullable(text(64)),
    invitation_until: { ...integerColumn, default: 0 },
    created_at: integerColumn,
  },
  indices: [
    { name: 'worker_group_of_buyer', columns: ['buyer_id', 'id'] },
    { name: 'worker_group_invitation', columns: ['invitation_hash'], unique: true },
  ],
});

export type WorkerGroupRow = TableRow<typeof WorkerGroupSchema>;

export const GroupMemberSchema = table({
  name: 'worker_group_member',
  columns: {
    group_id: primaryId,
    worker_id: primaryId,
    source: text<MemberSource>(10),
    added_at: integerColumn,
  },
  indices: [{ name: 'worker_group_member_worker', columns: ['worker_id'] }],
});

export type GroupMemberRow = TableRow<typeof GroupMemberSchema>;

export const TaskAudienceSchema = table({
  name: 'task_audience',
  columns: {
    /** A single task, or a batch. */
    subject_id: primaryId,
    group_id: primaryId,
    group_use: text<GroupUse>(10),
    /** The last day that it takes work, YYYY-MM-DD. */
    completion_date: text(10),
  },
  indices: [{ name: 'task_audience_of_group', columns: ['group_id', 'completion_date'] }],
});

export type TaskAudienceRow = TableRow<typeof TaskAudienceSchema>;
