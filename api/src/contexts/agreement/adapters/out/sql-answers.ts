import { firstCharacters } from '@kaaj/contract';
import { Injectable } from '@nestjs/common';
import { type Id } from '../../../../kernel/ids';
import { sha256 } from '../../../../kernel/sha256';
import { Database } from '../../../../platform/database/database';
import { insertRows } from '../../../../platform/database/insert-rows';
import { placeholders } from '../../../../platform/database/placeholders';
import { sql } from '../../../../platform/database/sql';
import { AnswerStore } from '../../application/answer-store';
import { normalizeAnswer } from '../../domain/answer';
import { type Item } from '../../domain/item';
import { type AnswerCount, type Tally, tallyOf } from '../../domain/tally';

const SHOWN = 200;

/** In SQL: work for a task that is no item costs one read along a key. Counts stand beside each item, so that lists read no answers. */
@Injectable()
export class SqlAnswers extends AnswerStore {
  constructor(private readonly database: Database) {
    super();
  }

  expect(setId: Id, items: readonly Item[]): Promise<void> {
    const rowOf = ({ taskId, number, known }: Item) => ({
      task_id: taskId,
      set_id: setId,
      number,
      known: known === undefined ? '' : digestOf(known),
    });
    return insertRows(this.database, 'agreement_item', items.map(rowOf));
  }

  async given(taskId: Id, workerId: Id, answer: string): Promise<void> {
    const item = await this.item(taskId);
    if (!item) return;
    await this.lock([taskId]);
    const row = { task_id: taskId, worker_id: workerId, set_id: item.setId, ...kept(answer) };
    await insertRows(this.database, 'agreement_answer', [row]);
    await this.count([taskId]);
  }

  async changed(taskId: Id, workerId: Id, answer: string): Promise<void> {
    if (!(await this.item(taskId))) return;
    await this.lock([taskId]);
    const now = kept(answer);
    await this.database.execute(
      sql`UPDATE agreement_answer SET answer = ?, shown = ? WHERE task_id = ? AND worker_id = ?`,
      [now.answer, now.shown, taskId, workerId],
    );
    await this.count([taskId]);
  }

  async forget(workerId: Id): Promise<void> {
    const statement = sql`SELECT task_id AS taskId FROM agreement_answer WHERE worker_id = ? ORDER BY task_id`;
    const taskIds = (await this.database.query<{ taskId: Id }>(statement, [workerId])).map(({ taskId }) => taskId);
    for (let from = 0; from < taskIds.length; from += AT_ONCE) {
      const some = taskIds.slice(from, from + AT_ONCE);
      await this.lock(some);
      await this.database.execute(
        sql`DELETE FROM agreement_answer WHERE worker_id = ? AND task_id IN (${placeholders(some)})`,
        [workerId, ...some],
      );
      await this.count(some);
    }
  }

  private async item(taskId: Id): Promise<{ readonly setId: Id } | undefined> {
    const statement = sql`SELECT set_id AS setId FROM agreement_item WHERE task_id = ?`;
    return (await this.database.query<{ setId: Id }>(statement, [taskId]))[0];
  }

  /** Whoever else answers these items waits, and then counts what is written here as well. */
  private async lock(taskIds: readonly Id[]): Promise<void> {
    await this.database.execute(
      sql`UPDATE agreement_item SET answers = answers + 1 WHERE task_id IN (${placeholders(taskIds)})`,
      taskIds,
    );
  }

  private async count(taskIds: readonly Id[]): Promise<void> {
    const known = await this.database.query<{ taskId: Id; known: string }>(
      sql`SELECT task_id AS taskId, known FROM agreement_item WHERE task_id IN (${placeholders(taskIds)})`,
      taskIds,
    );
    const said = await this.database.query<AnswerCount & { readonly taskId: Id }>(
      sql`SELECT task_id AS taskId, answer, MIN(shown) AS shown, COUNT(*) AS people
       FROM agreement_answer WHERE task_id IN (${placeholders(taskIds)}) GROUP BY task_id, answer`,
      taskIds,
    );
    for (const item of known) {
      const own = said.filter(({ taskId }) => taskId === item.taskId);
      await this.keep(item.taskId, tallyOf(own, item.known));
    }
  }

  private async keep(taskId: Id, { answers, agreeing, share, majority, shown, missed }: Tally): Promise<void> {
    await this.database.execute(
      sql`UPDATE agreement_item SET answers = ?, agreeing = ?, share = ?, majority = ?, shown = ?, missed = ? WHERE task_id = ?`,
      [answers, agreeing, share, majority, shown, missed, taskId],
    );
  }
}

/** Items of a worker who is removed that are counted anew by one look. */
const AT_ONCE = 200;

const kept = (answer: string) => ({ answer: digestOf(answer), shown: firstCharacters(answer, SHOWN) });

const digestOf = (answer: string) => sha256(Buffer.from(normalizeAnswer(answer))).toString('hex');
