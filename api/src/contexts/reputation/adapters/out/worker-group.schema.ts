import { LENGTHS, type MemberSource } from '@kaaj/contract';
import { flag, id, integerColumn, nullable, primaryId, text } from '../../../../platform/database/columns';
import { table } from '../../../../platform/database/table';
import { type GroupUse } from '../../domain/audience';

export const WorkerGroupSchema = table({
  name: 'worker_group',
  columns: {
    id: primaryId,
    buyerId: id,
    name: text(LENGTHS.title),
    /** Group of the qualification test with this id. */
    ofTest: flag,
    members: { ...integerColumn, default: 0 },
    /** SHA-256 of the invitation's token; null for none. */
    invitationHash: nullable(text(64)),
    invitationUntil: { ...integerColumn, default: 0 },
    createdAt: integerColumn,
  },
  indices: [
    { name: 'worker_group_of_buyer', columns: ['buyerId', 'id'] },
    { name: 'worker_group_invitation', columns: ['invitationHash'], unique: true },
  ],
});

export const GroupMemberSchema = table({
  name: 'worker_group_member',
  columns: {
    groupId: primaryId,
    workerId: primaryId,
    source: text<MemberSource>(10),
    addedAt: integerColumn,
  },
  indices: [{ name: 'worker_group_member_worker', columns: ['workerId'] }],
});

export const TaskAudienceSchema = table({
  name: 'task_audience',
  columns: {
    /** A single task, or a batch. */
    subjectId: primaryId,
    groupId: primaryId,
    groupUse: text<GroupUse>(10),
    /** The last day that it takes work, YYYY-MM-DD. */
    completionDate: text(10),
  },
  indices: [{ name: 'task_audience_of_group', columns: ['groupId', 'completionDate'] }],
});
