import { Injectable } from '@nestjs/common';
import { type TaskReview } from '@kaaj/contract';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { forceIndex } from '../../../../platform/database/dialect';
import { fromStateCondition } from '../../../../platform/database/guards';
import { sql } from '../../../../platform/database/sql';
import { TaskListCachePort } from '../../application/task-list-cache-port';
import { type ReviewedPosting, type TaskReviews } from '../../application/task-reviews';
import { type Changed, Tasks } from '../../application/tasks';
import { TASK_TRANSITIONS } from '../../domain/transitions';

interface Row extends Pick<ReviewedPosting, 'id' | 'buyerId' | 'title'> {
  readonly review: TaskReview | null;
}

/** Public now or earlier: without a review, or approved. */
const PUBLIC = sql`(review IS NULL OR review = 'approved')`;

/** SQL without the ORM: reads a few rows along existing indexes. */
@Injectable()
export class SqlTaskReviews implements TaskReviews {
  constructor(
    private readonly database: Database,
    private readonly tasks: Tasks,
    private readonly list: TaskListCachePort,
  ) {}

  async publicOf(buyerId: Id, limit: number): Promise<number> {
    const [tasks, batches] = await Promise.all([
      this.database.query<{ id: Id }>(
        sql`SELECT id FROM task ${forceIndex('task_of_buyer', this.database)}
         WHERE buyer_id = ? AND batch_id IS NULL AND ${PUBLIC} ORDER BY id LIMIT ?`,
        [buyerId, limit],
      ),
      this.database.query<{ id: Id }>(
        sql`SELECT id FROM task_stream ${forceIndex('task_stream_of_buyer', this.database)}
         WHERE buyer_id = ? AND ${PUBLIC} ORDER BY id LIMIT ?`,
        [buyerId, limit],
      ),
    ]);
    return tasks.length + batches.length;
  }

  async find(id: Id): Promise<ReviewedPosting | undefined> {
    const own = sql`SELECT id, buyer_id AS buyerId, title, review FROM task WHERE id = ? AND batch_id IS NULL`;
    const whole = sql`SELECT id, buyer_id AS buyerId, title, review FROM task_stream WHERE id = ?`;
    const [[task], [batch]] = await Promise.all([
      this.database.query<Row>(own, [id]),
      this.database.query<Row>(whole, [id]),
    ]);
    const row = task ?? batch;
    if (!row?.review) return undefined;
    return { ...row, batch: task === undefined, review: row.review };
  }

  async approve({ id, batch }: ReviewedPosting, to: 'open' | 'hidden'): Promise<boolean> {
    const where = fromStateCondition(TASK_TRANSITIONS.approved);
    const approved = sql`status = ?, review = 'approved'`;
    const statement = sql`UPDATE ${batch ? sql`task_stream` : sql`task`} SET ${approved} WHERE id = ? AND ${where}`;
    if (!(await this.database.executeGuarded(statement, [batch ? 'open' : to, id]))) return false;
    if (batch) await this.database.execute(sql`UPDATE task SET ${approved} WHERE batch_id = ? AND ${where}`, [to, id]);
    this.list.invalidate();
    return true;
  }

  declineTask(id: Id): Promise<Changed | undefined> {
    return this.tasks.close(id, 'declined', 'Admin');
  }

  async declineBatch(id: Id): Promise<boolean> {
    const declined = await this.database.executeGuarded(
      sql`UPDATE task_stream SET status = 'expired', review = 'declined' WHERE id = ? AND ${fromStateCondition(TASK_TRANSITIONS.declined)}`,
      [id],
    );
    if (!declined) return false;
    await this.database.execute(sql`UPDATE task SET review = 'declined' WHERE batch_id = ? AND review = 'waiting'`, [
      id,
    ]);
    return true;
  }
}
