import { EntitySchema } from 'typeorm';
import {
  coinAmount,
  id,
  nullable,
  primaryId,
  type RowOf,
  text,
  integerColumn,
} from '../../../../platform/database/columns';
import { type ClaimState } from '../../domain/claim';

const columns = {
  id: primaryId,
  taskId: id,
  buyerId: id,
  workerId: id,
  reward: coinAmount,
  /** Milliseconds since the epoch; 0 where nobody noted it. */
  since: { ...integerColumn, default: 0 },
  until: integerColumn,
  /** One that was used is deleted; one that ran out or was given back stays for a day after `until`, to be counted. */
  state: text<ClaimState>(10),
  /** Task and worker while it is live, so that a worker has one for a task; null afterwards. */
  live: nullable(text(53)),
  /** Of its task; null for a task of its own. */
  batchId: nullable(id),
  /** What the work that uses it will be called, where it is done elsewhere. */
  submissionId: nullable(id),
};

export type ClaimRow = RowOf<typeof columns>;

/** What a claim is read by. */
export const CLAIM = {
  id: true,
  taskId: true,
  buyerId: true,
  workerId: true,
  reward: true,
  since: true,
  until: true,
  batchId: true,
  submissionId: true,
} as const;

export const ClaimSchema = new EntitySchema<ClaimRow>({
  name: 'claim',
  columns,
  indices: [
    { name: 'claim_live', columns: ['live'], unique: true },
    { name: 'claim_of_worker', columns: ['workerId', 'state', 'until'] },
    { name: 'claim_for_buyer', columns: ['buyerId', 'state'] },
    { name: 'claim_due', columns: ['state', 'until'] },
    { name: 'claim_of_batch', columns: ['batchId', 'state'] },
  ],
});
