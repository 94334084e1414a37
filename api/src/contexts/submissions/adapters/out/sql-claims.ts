import { Injectable } from '@nestjs/common';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { fromStateCondition } from '../../../../platform/database/guards';
import { insertion } from '../../../../platform/database/insert-rows';
import { selectList } from '../../../../platform/database/snake-case-naming-strategy';
import { placeholders, sql, type Sql } from '../../../../platform/database/sql';
import { isDuplicateKey } from '../../../../platform/database/storage-errors';
import { type HeldItem, NoOpenSlot } from '../../../tasks';
import { type Claims } from '../../application/claims';
import { type Claim, CLAIM_TRANSITIONS, type ClaimEnd, type EndedClaims } from '../../domain/claim';
import { ClaimSchema } from './claim.schema';

const { state, live, ...fields } = ClaimSchema.options.columns;
const FIELDS = selectList(fields);

const cameFrom = (change: keyof typeof CLAIM_TRANSITIONS) => fromStateCondition(CLAIM_TRANSITIONS[change], sql`state`);

/** The two ids and a separator. */
const liveKey = (taskId: Id, workerId: Id) => `${taskId}:${workerId}`;

/** SQL without the ORM: runs with every task page and every submission, which `bench/` measures. */
@Injectable()
export class SqlClaims implements Claims {
  constructor(private readonly database: Database) {}

  add(claim: Claim): void {
    const row = { ...claim, state: 'live', live: liveKey(claim.taskId, claim.workerId) };
    this.database.enqueueWrite(...insertion('claim', [row]), {
      mapError: (error) => (isDuplicateKey(error) ? new NoOpenSlot() : error),
    });
  }

  async setSubmissionId({ id, submissionId }: Claim): Promise<void> {
    await this.database.execute(sql`UPDATE claim SET submission_id = ? WHERE id = ?`, [submissionId, id]);
  }

  async lastSubmissionId(taskId: Id, workerId: Id): Promise<Id | undefined> {
    const [last] = await this.read(
      sql`worker_id = ? AND task_id = ? AND submission_id IS NOT NULL ORDER BY \`until\` DESC LIMIT 1`,
      [workerId, taskId],
    );
    return last?.submissionId ?? undefined;
  }

  of(workerId: Id): Promise<readonly Claim[]> {
    return this.read(sql`worker_id = ? AND state = 'live' ORDER BY \`until\``, [workerId]);
  }

  endedSince(workerId: Id, time: number): Promise<readonly EndedClaims[]> {
    return this.database.query<EndedClaims>(
      sql`SELECT task_id AS taskId, COUNT(*) AS count, SUM(CASE state WHEN 'ran-out' THEN 1 WHEN 'late' THEN 0.5 ELSE 0 END) AS expired
       FROM claim WHERE worker_id = ? AND state IN ('ran-out', 'late', 'given-back') AND \`until\` > ?
       GROUP BY task_id HAVING COUNT(*) > 1 OR SUM(CASE state WHEN 'given-back' THEN 0 ELSE 1 END) > 0`,
      [workerId, time],
    );
  }

  async heldIn(batchIds: readonly Id[]): Promise<readonly HeldItem[]> {
    if (batchIds.length === 0) return [];
    return this.database.query<HeldItem>(
      sql`SELECT DISTINCT batch_id AS batchId, task_id AS taskId FROM claim
       WHERE batch_id IN (${placeholders(batchIds)}) AND state = 'live'`,
      batchIds,
    );
  }

  release({ id }: Claim, state: ClaimEnd, until: number): Promise<boolean> {
    const statement = sql`UPDATE claim SET state = ?, \`until\` = ?, live = NULL WHERE id = ? AND ${cameFrom('given-back')}`;
    return this.database.executeGuarded(statement, [state, until, id]);
  }

  async live(taskId: Id, workerId: Id): Promise<Claim | undefined> {
    return (await this.read(sql`live = ?`, [liveKey(taskId, workerId)]))[0];
  }

  async use(taskId: Id, workerId: Id): Promise<Claim | undefined> {
    const claim = await this.live(taskId, workerId);
    return claim && (await this.end(claim)) ? claim : undefined;
  }

  end({ id }: Claim): Promise<boolean> {
    return this.database.executeGuarded(sql`DELETE FROM claim WHERE id = ? AND ${cameFrom('ended')}`, [id]);
  }

  async expire(id: Id, now: number): Promise<Claim | undefined> {
    const ranOut = await this.database.executeGuarded(
      sql`UPDATE claim SET state = 'ran-out', live = NULL WHERE id = ? AND ${cameFrom('ran-out')} AND \`until\` <= ?`,
      [id, now],
    );
    return ranOut ? (await this.read(sql`id = ?`, [id]))[0] : undefined;
  }

  due(now: number, limit: number): Promise<readonly Id[]> {
    const statement = sql`SELECT id FROM claim WHERE state = 'live' AND \`until\` <= ? ORDER BY \`until\` LIMIT ?`;
    return this.database.values<Id>(statement, [now, limit]);
  }

  async concerning(personId: Id, limit: number): Promise<readonly Claim[]> {
    const own = await this.read(sql`worker_id = ? AND state = 'live' LIMIT ?`, [personId, limit]);
    const others = await this.read(sql`buyer_id = ? AND state = 'live' LIMIT ?`, [personId, limit]);
    return [...own, ...others];
  }

  async deleteBefore(time: number): Promise<void> {
    const statement = sql`DELETE FROM claim WHERE state IN ('ran-out', 'late', 'given-back') AND \`until\` < ?`;
    await this.database.execute(statement, [time]);
  }

  private read(where: Sql, parameters: readonly unknown[]): Promise<Claim[]> {
    return this.database.query<Claim>(sql`SELECT ${FIELDS} FROM claim WHERE ${where}`, parameters);
  }
}
