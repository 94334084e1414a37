import { type DataSource, type QueryRunner } from 'typeorm';
import { type Engine, type Transaction } from './engine';

/** SQLite in the process: one connection writes, another one only reads. */
export class SqliteEngine implements Engine {
  constructor(
    private readonly reader: DataSource,
    private readonly writer: DataSource,
  ) {}

  read(sql: string, parameters: readonly unknown[]): Promise<unknown> {
    return this.reader.query(sql, [...parameters]);
  }

  async begin(): Promise<Transaction> {
    const runner = this.writer.createQueryRunner();
    try {
      await runner.query('BEGIN IMMEDIATE');
      return new SqliteTransaction(runner);
    } catch (error) {
      await runner.release();
      throw error;
    }
  }
}

class SqliteTransaction implements Transaction {
  constructor(private readonly runner: QueryRunner) {}

  query(sql: string, parameters: readonly unknown[]): Promise<unknown> {
    return this.runner.query(sql, [...parameters]);
  }

  async execute(sql: string, parameters: readonly unknown[]): Promise<number> {
    const { affected } = await this.runner.query(sql, [...parameters], true);
    return affected ?? 0;
  }

  async commit(): Promise<void> {
    await this.runner.query('COMMIT');
  }

  async rollback(): Promise<void> {
    await this.runner.query('ROLLBACK');
  }

  release(): Promise<void> {
    return this.runner.release();
  }
}
