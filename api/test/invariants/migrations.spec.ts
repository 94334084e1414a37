import { Config } from '../../src/config';
import { type Database } from '../../src/platform/database/database';
import { openDatabase } from '../../src/platform/database/open-database';
import { sql } from '../../src/platform/database/sql';
import { entities, schema } from '../../src/schema';
import { describeOnEachDatabase, type Engine } from '../test-app';
import { freshDatabase, type FreshDatabase } from '../support/databases';

describeOnEachDatabase('the migrations', (engine: Engine) => {
  let fresh: FreshDatabase;
  let database: Database;
  beforeAll(async () => {
    fresh = await freshDatabase(engine);
    database = await open(fresh);
  });
  afterAll(async () => {
    await database.close();
    await fresh.remove();
  });

  it('create every table in an empty database, and leave nothing to generate', async () => {
    const { upQueries } = await database.maintenance.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('create every CHECK that the schemas declare', async () => {
    const declared = entities.flatMap(({ options: { checks = [] } }) => checks.map(({ name }) => name));
    expect(declared.length).toBeGreaterThan(1);
    const made = await checksIn(database);
    expect(declared.filter((name) => !made.includes(`${name}`))).toEqual([]);
  });

  it('give every table a primary key, which some managed databases require', async () => {
    const rows = await database.query<{ name: string }>(
      database.dialect === 'sqlite'
        ? sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND sql NOT LIKE '%PRIMARY KEY%'`
        : sql`SELECT t.table_name AS name FROM information_schema.tables t
           LEFT JOIN information_schema.table_constraints c ON c.table_schema = t.table_schema
             AND c.table_name = t.table_name AND c.constraint_type = 'PRIMARY KEY'
           WHERE t.table_schema = DATABASE() AND c.constraint_name IS NULL`,
    );
    expect(rows.map(({ name }) => name)).toEqual([]);
  });

  it('do nothing the second time', async () => {
    const ran = sql`SELECT COUNT(*) AS count FROM migrations`;
    const before = await database.query(ran);
    await (await open(fresh)).close();
    expect(await database.query(ran)).toEqual(before);
  });

  it('revert to an empty database', async () => {
    const fresh = await freshDatabase(engine);
    const another = await open(fresh);
    const [{ count } = { count: 0 }] = await another.query<{ count: number }>(
      sql`SELECT COUNT(*) AS count FROM migrations`,
    );
    for (let undone = 0; undone < count; undone += 1) {
      await another.maintenance.undoLastMigration({ transaction: engine === 'SQLite' ? 'each' : 'none' });
    }
    expect(await tablesOf(another)).toEqual(['migrations']);
    await another.close();
    await fresh.remove();
  });
});

function open({ settings: { DATA_DIR, DATABASE_URL } }: FreshDatabase): Promise<Database> {
  const url = DATABASE_URL && { DATABASE_URL: DATABASE_URL.replace('mysql:', 'mariadb:') };
  return openDatabase(Config.from({ NODE_ENV: 'test', DATA_DIR, ...url }), schema);
}

async function checksIn(database: Database): Promise<string[]> {
  if (database.dialect === 'mysql') {
    const rows = await database.query<{ name: string }>(
      sql`SELECT constraint_name AS name FROM information_schema.check_constraints WHERE constraint_schema = DATABASE()`,
    );
    return rows.map(({ name }) => name);
  }
  const tables = await database.query<{ sql: string }>(sql`SELECT sql FROM sqlite_master WHERE type = 'table'`);
  return tables.flatMap(({ sql }) => [...sql.matchAll(/CONSTRAINT "(\w+)" CHECK/g)].map(([, name]) => String(name)));
}

async function tablesOf(database: Database): Promise<string[]> {
  const rows = await database.query<{ name: string }>(
    database.dialect === 'sqlite'
      ? sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`
      : sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()`,
  );
  return rows.map(({ name }) => name);
}
