import { type DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';

/** Where each migration that is under way has got to; there only while one is. */
export const PROGRESS_TABLE = 'migration_progress';

/** Whose turn it is to change tables; whoever finds that another has it by now, throws. */
interface Turn {
  renew(): Promise<void>;
}

/**
 * TypeORM makes migrations of classes and gives them nothing but its runner, which knows its data source. (An `AsyncLocalStorage` stays on for
 * good once it was used, and on Node 20 each one makes every promise of the process dearer.)
 */
const turns = new WeakMap<DataSource, Turn>();

/** Runs the resumable migrations of the data source, each statement of which needs the turn. */
export async function migrateIn(turn: Turn, source: DataSource): Promise<void> {
  turns.set(source, turn);
  await source.runMigrations({ transaction: 'none' }).finally(() => turns.delete(source));
}

type Migration = new () => MigrationInterface;

/** Table, column, key or constraint is there already, or is gone already: the statement had run before. */
const ALREADY_SO = new Set<unknown>([1050, 1051, 1060, 1061, 1091, 1826, 3822]);

/**
 * MySQL commits each CREATE and ALTER by itself, so a migration that is killed half way leaves half of its tables. These go on
 * at the statement where they stopped: each one is counted in the database after it ran, and the one that may have run
 * uncounted is taken as done when the database says that it is so already.
 */
export function resumable(migrations: readonly Migration[]): Migration[] {
  return migrations.map((Original) => {
    const original = new Original();
    const name = original.name ?? Original.name;
    return class implements MigrationInterface {
      readonly name = name;

      up(runner: QueryRunner): Promise<void> {
        return goOn(original, name, runner);
      }

      down(runner: QueryRunner): Promise<void> {
        return original.down(runner);
      }
    };
  });
}

async function goOn(original: MigrationInterface, name: string, runner: QueryRunner): Promise<void> {
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
    await turns.get(runner.dataSource)?.renew();
    const mayHaveRun = stopped !== undefined && number === done + 1;
    await runner.query(sql, parameters).catch((error: unknown) => {
      if (!mayHaveRun || !ALREADY_SO.has((error as { errno?: unknown }).errno)) throw error;
    });
    await count(number);
  };
  await original.up(Object.create(runner, { query: { value: query } }) as QueryRunner);
}
