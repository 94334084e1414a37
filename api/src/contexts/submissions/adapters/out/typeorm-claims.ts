import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, LessThanOrEqual, type Repository } from 'typeorm';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { columnsAs } from '../../../../platform/database/naming';
import { sql } from '../../../../platform/database/sql';
import { isDuplicateKey } from '../../../../platform/database/storage-errors';
import { NoOpenSlot } from '../../../tasks';
import { Claims } from '../../application/claims';
import { type Claim, CLAIM_MOVES, type ClaimEnd, type EndedClaims } from '../../domain/claim';
import { CLAIM, type ClaimRow, ClaimSchema } from './claim.schema';

const FIELDS = columnsAs(CLAIM);

const cameFrom = (change: keyof typeof CLAIM_MOVES) => ({ state: In([...CLAIM_MOVES[change].from]) });

/** Two ids and what stands between them. */
const liveKey = (taskId: Id, workerId: Id) => `${taskId}:${workerId}`;

@Injectable()
export class TypeormClaims extends Claims {
  constructor(
    @InjectRepository(ClaimSchema) private readonly rows: Repository<ClaimRow>,
    private readonly database: Database,
  ) {
    super();
  }

  async add(claim: Claim): Promise<void> {
    try {
      await this.rows.insert({ ...claim, state: 'live', live: liveKey(claim.taskId, claim.workerId) });
    } catch (error) {
      if (isDuplicateKey(error)) throw new NoOpenSlot();
      throw error;
    }
  }

  /** In SQL, like `use`: beside every task that a worker looks at, and all work that is sent; the builder would cost what `bench/` measures. */
  async of(workerId: Id): Promise<readonly Claim[]> {
    return this.database.query<Claim>(
      sql`SELECT ${FIELDS} FROM claim WHERE worker_id = ? AND state = 'live' ORDER BY \`until\``,
      [workerId],
    );
  }

  async endedSince(workerId: Id, taskId: Id, time: number): Promise<EndedClaims> {
    const [row] = await this.database.query<Record<keyof EndedClaims, number | null>>(
      sql`SELECT SUM(CASE state WHEN 'ran-out' THEN 1 WHEN 'late' THEN 0.5 ELSE 0 END) AS ranOut,
         SUM(CASE WHEN task_id = ? THEN 1 ELSE 0 END) AS ofTask
       FROM claim WHERE worker_id = ? AND state IN ('ran-out', 'late', 'given-back') AND \`until\` > ?`,
      [taskId, workerId, time],
    );
    return { ranOut: row?.ranOut ?? 0, ofTask: row?.ofTask ?? 0 };
  }

  async giveUp({ id }: Claim, state: ClaimEnd, until: number): Promise<boolean> {
    return (await this.rows.update({ id, ...cameFrom('given-back') }, { state, until, live: null })).affected === 1;
  }

  async use(taskId: Id, workerId: Id): Promise<Claim | undefined> {
    const [claim] = await this.database.query<Claim>(sql`SELECT ${FIELDS} FROM claim WHERE live = ?`, [
      liveKey(taskId, workerId),
    ]);
    return claim && (await this.end(claim)) ? claim : undefined;
  }

  async end({ id }: Claim): Promise<boolean> {
    return (await this.rows.delete({ id, ...cameFrom('ended') })).affected === 1;
  }

  async runOut(id: Id, now: number): Promise<Claim | undefined> {
    const over = { id, ...cameFrom('ran-out'), until: LessThanOrEqual(now) };
    const { affected } = await this.rows.update(over, { state: 'ran-out', live: null });
    if (affected !== 1) return undefined;
    const row = await this.rows.findOneBy({ id });
    return row ? claimOf(row) : undefined;
  }

  async due(now: number, limit: number): Promise<readonly Id[]> {
    const rows = await this.rows.find({
      select: { id: true },
      where: { state: 'live', until: LessThanOrEqual(now) },
      order: { until: 'ASC' },
      take: limit,
    });
    return rows.map(({ id }) => id);
  }

  async concerning(personId: Id, take: number): Promise<readonly Claim[]> {
    const own = await this.rows.find({ where: { workerId: personId, state: 'live' }, take });
    const others = await this.rows.find({ where: { buyerId: personId, state: 'live' }, take });
    return [...own, ...others].map(claimOf);
  }

  async forgetBefore(time: number): Promise<void> {
    await this.rows.delete({ state: In(['ran-out', 'late', 'given-back']), until: LessThan(time) });
  }
}

function claimOf({ id, taskId, buyerId, workerId, reward, since, until }: ClaimRow): Claim {
  return { id, taskId, buyerId, workerId, reward, since, until };
}
