import { type Connection, type Pool, type PoolConnection, type QueryError } from 'mysql2';
import { type DataSource } from 'typeorm';
import { type Engine, type Transaction } from './engine';

/**
 * MySQL and what speaks like it. TypeORM opens the pools and keeps the tables; the statements themselves go straight to its
 * driver, because its query runner's events and the driver's promise wrapper took a third of the time of a short statement.
 *
 * The connections of the writing pool do not commit by themselves: a transaction begins with its first statement, without
 * a round trip that only says so.
 */
export class MysqlEngine implements Engine {
  constructor(
    private readonly reader: DataSource,
    private readonly writer: DataSource,
  ) {}

  read(sql: string, parameters: readonly unknown[]): Promise<unknown> {
    return answerOf(poolOf(this.reader), sql, parameters);
  }

  async begin(): Promise<Transaction> {
    return new MysqlTransaction(await connectionOf(poolOf(this.writer)));
  }
}

class MysqlTransaction implements Transaction {
  constructor(private readonly connection: PoolConnection) {}

  query(sql: string, parameters: readonly unknown[]): Promise<unknown> {
    return answerOf(this.connection, sql, parameters);
  }

  async execute(sql: string, parameters: readonly unknown[]): Promise<number> {
    const { affectedRows = 0 } = (await answerOf(this.connection, sql, parameters)) as { affectedRows?: number };
    return affectedRows;
  }

  async commit(): Promise<void> {
    await answerOf(this.connection, 'COMMIT', []);
  }

  async rollback(): Promise<void> {
    await answerOf(this.connection, 'ROLLBACK', []);
  }

  release(): Promise<void> {
    this.connection.release();
    return Promise.resolve();
  }
}

/** The pool that TypeORM's driver opened. */
export const poolOf = ({ driver }: DataSource): Pool => (driver as unknown as { pool: Pool }).pool;

function connectionOf(pool: Pool): Promise<PoolConnection> {
  return new Promise((resolve, reject) => {
    pool.getConnection((error, connection) => {
      if (error) reject(error);
      else resolve(connection);
    });
  });
}

function answerOf(where: Pool | Connection, sql: string, parameters: readonly unknown[]): Promise<unknown> {
  return new Promise((resolve, reject) => {
    where.query(sql, [...parameters], (error: QueryError | null, answer: unknown) => {
      if (error) reject(error);
      else resolve(answer);
    });
  });
}
