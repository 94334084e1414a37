import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock';
import { coins } from '../../../../kernel/coins';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { type Sql, sql } from '../../../../platform/database/sql';
import { TaskSlots } from '../../application/task-slots';
import { TASK_MOVES, type TaskMove } from '../../domain/moves';
import { openOffer, type TaskOffer } from '../../domain/offer';
import { NoOpenSlot } from '../../domain/task.errors';
import { guardOf } from './task-guard';
import { proofOf, storedForm } from './task-row';
import { type ProofRow, type TaskRow } from './task.schema';

type OfferRow = Pick<
  TaskRow,
  | keyof ProofRow
  | 'buyer_id'
  | 'title'
  | 'payable'
  | 'allowance_minutes'
  | 'review_days'
  | 'status'
  | 'completion_date'
  | 'text_version'
> & { readonly form: string | null };

const OFFER = sql`SELECT buyer_id, title, payable, allowance_minutes, review_days, proof_text, proof_pictures, proof_link, form, status,
  completion_date, text_version FROM task WHERE id = ?`;

// is_full is assigned first: MySQL's later assignments would already see the new open_slots.
const TAKE = sql`UPDATE task SET is_full = CASE WHEN open_slots = 1 THEN 1 ELSE 0 END, open_slots = open_slots - 1
  WHERE id = ? AND open_slots > 0`;

const GIVE_BACK = sql`UPDATE task SET is_full = 0, open_slots = open_slots + 1 WHERE id = ?`;

/** In SQL: one guarded statement takes a place, which `bench/` measures with every submission. */
@Injectable()
export class SqlTaskSlots extends TaskSlots {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  async offer(taskId: Id): Promise<TaskOffer | undefined> {
    const [row] = await this.database.query<OfferRow>(OFFER, [taskId]);
    return row && offerOf(taskId, row);
  }

  async take(taskId: Id, version?: number): Promise<void> {
    const [only, more] = version === undefined ? [sql``, []] : [sql` AND text_version = ?`, [version]];
    if (await this.change(TASK_MOVES.taken, sql`${TAKE}${only}`, [taskId, ...more])) return;
    openOffer(await this.offer(taskId), this.clock.today(), version);
    throw new NoOpenSlot();
  }

  setAside(taskId: Id): Promise<boolean> {
    return this.change(TASK_MOVES['set-aside'], TAKE, [taskId]);
  }

  releaseSlot(taskId: Id): Promise<boolean> {
    return this.change(TASK_MOVES['given-back'], GIVE_BACK, [taskId]);
  }

  private async change(move: TaskMove, statement: Sql, values: readonly unknown[]): Promise<boolean> {
    const { where, parameters } = guardOf(move, this.clock.today());
    return (await this.database.execute(sql`${statement} AND ${where}`, [...values, ...parameters])) === 1;
  }
}

function offerOf(taskId: Id, row: OfferRow): TaskOffer {
  return {
    taskId,
    buyerId: row.buyer_id,
    title: row.title,
    textVersion: row.text_version,
    reward: coins(row.payable),
    allowanceMinutes: row.allowance_minutes,
    reviewDays: row.review_days,
    proof: proofOf(row),
    form: storedForm(row.form),
    status: row.status,
    completionDate: row.completion_date,
  };
}
