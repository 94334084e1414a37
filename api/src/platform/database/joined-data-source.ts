import { type DataSource, EntityManager, QueryResult, type QueryRunner } from 'typeorm';
import { type Database } from './database';
import { fromTypeOrm } from './sql';

/**
 * The data source of repositories and query builders. Its statements go through `database`: they join the current unit
 * of work. Outside of one a read uses any connection, and a write becomes a unit of its own. It has the writer's
 * metadata and no connections. It opens no transactions, since only use cases begin a unit of work.
 */
export function transactionalDataSource(database: Database): DataSource {
  const { writer } = database;
  const source = Object.create(writer) as DataSource;
  const runner = runnerOf(database, source);
  return Object.assign(source, {
    manager: new EntityManager(source),
    createQueryRunner: () => runner,
    // Nothing to close: the writer is closed separately.
    destroy: () => Promise.resolve(),
  });
}

/** One shared instance: it has no state between two statements. */
function runnerOf(database: Database, source: DataSource): QueryRunner {
  const runner = Object.create(source.driver.createQueryRunner('master')) as QueryRunner;
  const own = {
    query: async (text: string, parameters: readonly unknown[] = [], structured = false): Promise<unknown> => {
      const result = new QueryResult();
      const sql = fromTypeOrm(text);
      if (READS.test(sql)) result.raw = result.records = await database.query(sql, parameters);
      else result.raw = { affectedRows: (result.affected = await database.execute(sql, parameters)) };
      return structured ? result : result.raw;
    },
    connect: refuse,
    startTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    release: () => Promise.resolve(),
    manager: new EntityManager(source, runner),
  };
  Object.defineProperty(runner, 'isTransactionActive', { get: () => database.unit !== undefined });
  return Object.assign(runner, own);
}

const READS = /^\s*(?:SELECT|WITH)\b/i;

async function refuse(): Promise<never> {
  throw new Error('A unit of work begins in a use case.');
}
