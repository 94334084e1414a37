import { Injectable } from '@nestjs/common';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { insertRows } from '../../../../platform/database/insert-rows';
import { sql } from '../../../../platform/database/sql';
import { AnswerStore } from '../../application/answer-store';
import { type Given } from '../../domain/answer';
import { type Item } from '../../domain/item';

/** In SQL: work for a task that is no item costs one read along a key. */
@Injectable()
export class SqlAnswers extends AnswerStore {
  constructor(private readonly database: Database) {
    super();
  }

  expect(setId: Id, items: readonly Item[]): Promise<void> {
    const rowOf = ({ taskId, number }: Item) => ({ task_id: taskId, set_id: setId, number });
    return insertRows(this.database, 'agreement_item', items.map(rowOf));
  }

  async given(taskId: Id, workerId: Id, given: Given): Promise<void> {
    const [item] = await this.database.query<{ setId: Id; number: number }>(
      sql`SELECT set_id AS setId, number FROM agreement_item WHERE task_id = ?`,
      [taskId],
    );
    if (!item) return;
    const row = { task_id: taskId, worker_id: workerId, set_id: item.setId, number: item.number, given: stored(given) };
    await insertRows(this.database, 'agreement_answer', [row]);
  }

  async changed(taskId: Id, workerId: Id, given: Given): Promise<void> {
    await this.database.execute(
      sql`UPDATE agreement_answer SET given = ?, revision = revision + 1 WHERE task_id = ? AND worker_id = ?`,
      [stored(given), taskId, workerId],
    );
  }

  async count(taskId: Id, workerId: Id, counts: boolean): Promise<void> {
    await this.database.execute(
      sql`UPDATE agreement_answer SET rejected = ?, revision = revision + 1 WHERE task_id = ? AND worker_id = ?`,
      [counts ? 0 : 1, taskId, workerId],
    );
  }

  async forget(workerId: Id): Promise<void> {
    await this.database.execute(sql`DELETE FROM agreement_answer WHERE worker_id = ?`, [workerId]);
  }
}

const stored = (given: Given): string => JSON.stringify(given);
