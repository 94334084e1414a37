import { Injectable } from '@nestjs/common';
import { type AnswerForm, type Answers } from '@kaaj/contract';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { insertRows } from '../../../../platform/database/insert-rows';
import { type Sql, sql } from '../../../../platform/database/sql';
import { type WorkerTests } from '../../application/worker-tests';
import { type Attempt, type WorkerTest } from '../../domain/worker-test';
import { ATTEMPT_FIELDS, type AttemptRow, WORKER_TEST_FIELDS, type WorkerTestRow } from './worker-test.schema';

/** SQL without the ORM: one guarded write takes a slot. */
@Injectable()
export class SqlWorkerTests implements WorkerTests {
  constructor(private readonly database: Database) {}

  async add(test: WorkerTest): Promise<void> {
    const [form, known] = [JSON.stringify(test.form), JSON.stringify(test.known)];
    await insertRows(this.database, 'worker_test', [{ ...test, form, known }]);
  }

  async find(id: Id): Promise<WorkerTest | undefined> {
    return (await this.read(sql`id = ?`, [id]))[0];
  }

  of(buyerId: Id, limit: number, after?: Id): Promise<readonly WorkerTest[]> {
    const [behind, parameters] = after === undefined ? [sql``, []] : [sql` AND id < ?`, [after]];
    return this.read(sql`buyer_id = ?${behind} ORDER BY id DESC LIMIT ?`, [buyerId, ...parameters, limit]);
  }

  async lastOf(testId: Id, workerId: Id): Promise<Attempt | undefined> {
    const row = await this.database.first<AttemptRow>(
      sql`SELECT ${ATTEMPT_FIELDS} FROM worker_test_attempt
       WHERE test_id = ? AND worker_id = ? ORDER BY id DESC LIMIT 1`,
      [testId, workerId],
    );
    return row && { ...row, passed: Boolean(row.passed) };
  }

  take(id: Id): Promise<boolean> {
    return this.database.executeGuarded(
      sql`UPDATE worker_test SET open_places = open_places - 1, tried = tried + 1
       WHERE id = ? AND state = 'open' AND open_places > 0`,
      [id],
    );
  }

  async addAttempt(attempt: Attempt): Promise<void> {
    await insertRows(this.database, 'worker_test_attempt', [{ ...attempt, passed: attempt.passed ? 1 : 0 }]);
  }

  async countPassed(id: Id): Promise<void> {
    await this.database.execute(sql`UPDATE worker_test SET passed = passed + 1 WHERE id = ?`, [id]);
  }

  async close(id: Id): Promise<WorkerTest | undefined> {
    const closed = await this.database.executeGuarded(
      sql`UPDATE worker_test SET state = 'closed' WHERE id = ? AND state = 'open'`,
      [id],
    );
    return closed ? this.find(id) : undefined;
  }

  openOf(buyerId: Id, limit: number): Promise<readonly Id[]> {
    return this.database.values<Id>(
      sql`SELECT id FROM worker_test WHERE buyer_id = ? AND state = 'open' ORDER BY id DESC LIMIT ?`,
      [buyerId, limit],
    );
  }

  async deleteAttemptsOf(workerId: Id): Promise<void> {
    await this.database.execute(sql`DELETE FROM worker_test_attempt WHERE worker_id = ?`, [workerId]);
  }

  private async read(where: Sql, parameters: readonly unknown[]): Promise<readonly WorkerTest[]> {
    const statement = sql`SELECT ${WORKER_TEST_FIELDS} FROM worker_test WHERE ${where}`;
    return (await this.database.query<WorkerTestRow>(statement, parameters)).map(testOf);
  }
}

const testOf = (row: WorkerTestRow): WorkerTest => ({
  ...row,
  form: JSON.parse(row.form) as AnswerForm,
  known: JSON.parse(row.known) as Answers,
});
