import { createConnection, type ResultSetHeader } from 'mysql2/promise';
import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { freshDatabase, type FreshDatabase, SERVER } from '../../../test/support/databases';
import { describeOn, TEST_SETTINGS } from '../../../test/test-app';
import { Config } from '../../config';
import { schema } from '../../schema';
import { type Schema } from './data-sources';
import { openDatabase } from './open-database';
import { PROGRESS_TABLE } from './resumable-migrations';
import { identifier, sql } from './sql';

type Migration = Schema['migrations']['mysql'][number];

/** The real migrations, interrupted by a power failure after this many statements in total. */
function cutOffAfter(statements: number): Schema {
  let left = statements;
  const mysql = schema.migrations.mysql.map((Original): Migration => {
    const original = new Original();
    return class implements MigrationInterface {
      readonly name = original.name;
      async up(runner: QueryRunner): Promise<void> {
        const query = (sql: string) => {
          left -= 1;
          if (left < 0) throw new Error('power cut');
          return runner.query(sql);
        };
        await original.up(Object.create(runner, { query: { value: query } }) as QueryRunner);
      }
      down = (): Promise<void> => Promise.resolve();
    };
  });
  return { ...schema, migrations: { ...schema.migrations, mysql } };
}

/** Every table after the migrations, as the database describes it. */
async function tablesOf(fresh: FreshDatabase): Promise<Record<string, unknown>> {
  const database = await openDatabase(configOf(fresh), schema);
  const names = await database.query<{ name: string }>(
    sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY name`,
  );
  const tables: Record<string, unknown> = {};
  for (const { name } of names) {
    const [table] = await database.query<Record<string, unknown>>(sql`SHOW CREATE TABLE ${identifier(name)}`);
    tables[name] = String(table?.['Create Table']).replace(/AUTO_INCREMENT=\d+ /, '');
  }
  await database.close();
  return tables;
}

const configOf = ({ settings }: FreshDatabase) => Config.from({ ...TEST_SETTINGS, ...settings });

describeOn(SERVER, 'R13 a migration killed half way', () => {
  let fresh: FreshDatabase;
  let whole: Record<string, unknown>;

  beforeAll(async () => {
    const uninterrupted = await freshDatabase(SERVER);
    whole = await tablesOf(uninterrupted);
    await uninterrupted.remove();
  });
  beforeEach(async () => {
    fresh = await freshDatabase(SERVER);
  });
  afterEach(() => fresh.remove());

  it.each([0, 1, 2, 5, 9, 20])(
    'resumes after %i statements, and leaves no tables of its own behind',
    async (statements) => {
      await expect(openDatabase(configOf(fresh), cutOffAfter(statements))).rejects.toThrow('power cut');
      expect(await tablesOf(fresh)).toEqual(whole);
    },
  );

  it('treats a statement as done that ran but was not counted', async () => {
    await expect(openDatabase(configOf(fresh), cutOffAfter(4))).rejects.toThrow('power cut');
    const connection = await createConnection(configOf(fresh).databaseUrl as string);
    const [{ affectedRows }] = await connection.query<ResultSetHeader>(
      `UPDATE ${PROGRESS_TABLE} SET statements = statements - 1 WHERE statements > 0 ORDER BY name DESC LIMIT 1`,
    );
    await connection.end();
    expect(affectedRows).toBe(1);
    expect(await tablesOf(fresh)).toEqual(whole);
  });
});
