import { type DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';

/** Progress of each running migration; exists only during one. */
export const PROGRESS_TABLE = 'migration_progress';

/** The migration lock; throws when another process holds it by now. */
interface Lock {
  renew(): Promise<void>;
}

/**
 * TypeORM instantiates migrations itself and passes only its runner, which has the data source. An `AsyncLocalStorage`
 * is no alternative: once used it stays active, and on Node 20 it slows down every promise.
 */
const locks = new WeakMap<DataSource, Lock>();

/** Runs the resumable migrations of the data source; each statement renews the lock. */
export async function migrateIn(lock: Lock, source: DataSource): Promise<void> {
  locks.set(source, lock);
  await source.runMigrations({ transaction: 'none' }).finally(() => locks.delete(source));
}

type Migration = new () => MigrationInterface;

/** Table, column, key or constraint exists already, or is already dropped: the statement ran before. */
const ALREADY_SO = new Set<unknown>([1050, 1051, 1060, 1061, 1091, 1826, 3822]);

/**
 * Makes migrations resumable, since MySQL commits each CREATE and ALTER. Each statement is counted in the database
 * after it ran. A restarted migration continues after the last counted one. If that one ran uncounted, the error
 * "exists already" counts as success.
 */
export function resumable(migrations: readonly Migration[]): Migration[] {
  return migrations.map((Original) => {
    const original = new Original();
    const name = original.name ?? Original.name;
    return class implements MigrationInterface {
      readonly name = name;

      up(runner: QueryRunner): Promise<void> {
        return continueMigration(original, name, runner);
      }

      down(runner: QueryRunner): Promise<void> {
        return original.down(runner);
      }
    };
  });
}

async function continueMigration(original: MigrationInterface, name: string, runner: QueryRunner): Promise<void> {
  await runner.query(
    `CREATE TABLE IF NOT EXISTS ${PROGRESS_TABLE} (name varchar(255) PRIMARY KEY, statements int NOT NULL)`,
  );
  const [stopped] = (await runner.query(`SELECT statements FROM ${PROGRESS_TABLE} WHERE name = ?`, [name])) as {
    statements: number;
  }[];
  const done = stopped?.statements ?? 0;
  const count = (statements: number) =>
    runner.query(`REPLACE INTO ${PROGRESS_TABLE} (name, statements) VALUES (?, ?)`, [name, statements]);
  if (!stopped) await count(0);
  let number = 0;
  const query = async (sql: string, parameters?: unknown[]): Promise<void> => {
    number += 1;
    if (number <= done) return;
    await locks.get(runner.dataSource)?.renew();
    const mayHaveRun = stopped !== undefined && number === done + 1;
    await runner.query(sql, parameters).catch((error: unknown) => {
      if (!mayHaveRun || !ALREADY_SO.has((error as { errno?: unknown }).errno)) throw error;
    });
    await count(number);
  };
  await original.up(Object.create(runner, { query: { value: query } }) as QueryRunner);
}
