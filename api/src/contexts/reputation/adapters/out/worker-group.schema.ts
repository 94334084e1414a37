import { LENGTHS, type MemberSource } from '@kaaj/contract';
import { EntitySchema } from 'typeorm';
import { flag, id, integerColumn, nullable, primaryId, type RowOf, text } from '../../../../platform/database/columns';
import { type GroupUse } from '../../domain/audience';

const columns = {
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
};

export type WorkerGroupRow = RowOf<typeof columns>;

export const WorkerGroupSchema = new EntitySchema<WorkerGroupRow>({
  name: 'worker_group',
  columns,
  indices: [
    { name: 'worker_group_of_buyer', columns: ['buyer_id', 'id'] },
    { name: 'worker_group_invitation', columns: ['invitation_hash'], unique: true },
  ],
});

const memberColumns = {
  group_id: primaryId,
  worker_id: primaryId,
  source: text<MemberSource>(10),
  added_at: integerColumn,
};

export type GroupMemberRow = RowOf<typeof memberColumns>;

export const GroupMemberSchema = new EntitySchema<GroupMemberRow>({
  name: 'worker_group_member',
  columns: memberColumns,
  indices: [{ name: 'worker_group_member_worker', columns: ['worker_id'] }],
});

const audienceColumns = {
  /** A single task, or a batch. */
  subject_id: primaryId,
  group_id: primaryId,
  group_use: text<GroupUse>(10),
  /** The last day that it takes work, YYYY-MM-DD. */
  completion_date: text(10),
};

export type TaskAudienceRow = RowOf<typeof audienceColumns>;

export const TaskAudienceSchema = new EntitySchema<TaskAudienceRow>({
  name: 'task_audience',
  columns: audienceColumns,
  indices: [{ name: 'task_audience_of_group', columns: ['group_id', 'completion_date'] }],
});
