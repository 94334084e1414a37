import { type Database as Connection } from 'libsql';
import { type DataSource, type QueryRunner } from 'typeorm';
import { type StatementBatchResult, type Engine, type Statement, type Transaction } from './engine';
import { type Sql, sql } from './sql';

/** SQLite in the same process: one connection for writes, another one that is read-only. */
export class SqliteEngine implements Engine {
  constructor(private readonly sources: Readonly<Record<'reader' | 'writer', DataSource>>) {}

  read(sql: Sql, parameters: readonly unknown[]): Promise<unknown> {
    return this.sources.reader.query(sql, [...parameters]);
  }

  readAtLength(sql: Sql, parameters: readonly unknown[]): Promise<unknown> {
    return this.read(sql, parameters);
  }

  /** Not needed: one unit of work runs at a time. */
  supportsSkipLocked(): Promise<boolean> {
    return Promise.resolve(false);
  }

  async begin(): Promise<Transaction> {
    this.endForgotten();
    const runner = this.sources.writer.createQueryRunner();
    try {
      await runner.query('BEGIN IMMEDIATE');
      return new SqliteTransaction(runner);
    } catch (error) {
      await runner.release();
      throw error;
    }
  }

  /**
   * The only writing connection must not stay in a transaction after a failed ROLLBACK, so it is repeated. A new
   * connection would not help: libsql holds a closed connection's locks while its statements exist.
   */
  private endForgotten(): void {
    const { databaseConnection } = this.sources.writer.driver as unknown as { databaseConnection: Connection };
    // On a closed connection this would crash the process.
    if (databaseConnection.open && databaseConnection.inTransaction) databaseConnection.exec('ROLLBACK');
  }
}

const COMMIT: Statement = { sql: sql`COMMIT`, parameters: [], reads: true };

class SqliteTransaction implements Transaction {
  constructor(private readonly runner: QueryRunner) {}

  async sendBatch(statements: readonly Statement[]): Promise<StatementBatchResult> {
    const answers: unknown[] = [];
    for (const statement of statements) {
      try {
        answers.push(await this.answerOf(statement));
      } catch (error) {
        return { answers, failure: { error } };
      }
    }
    return { answers };
  }

  commit(statements: readonly Statement[]): Promise<StatementBatchResult> {
    return this.sendBatch([...statements, COMMIT]);
  }

  async rollback(): Promise<void> {
    await this.runner.query('ROLLBACK');
  }

  release(): Promise<void> {
    return this.runner.release();
  }

  /** The next `begin` ends a transaction that is left open. */
  abandon(): Promise<void> {
    return this.runner.release();
  }

  private async answerOf({ sql, parameters, reads }: Statement): Promise<unknown> {
    if (reads) return this.runner.query(sql, [...parameters]);
    const { affected = 0 } = await this.runner.query(sql, [...parameters], true);
    return affected;
  }
}
