import { Injectable } from '@nestjs/common';
import { type Id, newId } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { incrementByInserted, insertMissing, onConflict } from '../../../../platform/database/dialect';
import { sql } from '../../../../platform/database/sql';
import { type LinkStore } from '../../application/link-store';

const RANDOM_FROM = 10;

/** SQL without the ORM: inserts missing rows with one statement. */
@Injectable()
export class SqlLinkStore implements LinkStore {
  constructor(private readonly database: Database) {}

  async alias(buyerId: Id, workerId: Id): Promise<string> {
    const statement = sql`SELECT alias FROM link_worker WHERE buyer_id = ? AND worker_id = ?`;
    const find = () => this.database.values<string>(statement, [buyerId, workerId]);
    const [known] = await find();
    if (known !== undefined) return known;
    // Only the random part of an id, since the rest contains the time.
    await this.database.execute(
      sql`${insertMissing(this.database)} link_worker (buyer_id, worker_id, alias) VALUES (?, ?, ?)`,
      [buyerId, workerId, newId().slice(RANDOM_FROM)],
    );
    return (await find())[0] ?? '';
  }

  async count(taskId: Id, workerId: Id, by: 1 | -1): Promise<number> {
    await this.database.execute(
      sql`INSERT INTO wrong_code (task_id, worker_id, wrong) VALUES (?, ?, ?)
       ${onConflict(this.database, 'task_id', 'worker_id')} ${incrementByInserted(this.database, 'wrong')}`,
      [taskId, workerId, by],
    );
    return this.database.number(sql`SELECT wrong FROM wrong_code WHERE task_id = ? AND worker_id = ?`, [
      taskId,
      workerId,
    ]);
  }

  wrongFor(taskId: Id): Promise<number> {
    return this.database.number(sql`SELECT SUM(wrong) AS wrong FROM wrong_code WHERE task_id = ?`, [taskId]);
  }

  async deleteOf(personId: Id): Promise<void> {
    await this.database.execute(sql`DELETE FROM link_worker WHERE worker_id = ?`, [personId]);
    await this.database.execute(sql`DELETE FROM link_worker WHERE buyer_id = ?`, [personId]);
  }
}
