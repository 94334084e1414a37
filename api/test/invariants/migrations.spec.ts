import { Config } from '../../src/config';
import { type Database } from '../../src/platform/database/database';
import { openDatabase } from '../../src/platform/database/open-database';
import { entities, schema } from '../../src/schema';
import { describeOnEachDatabase, type Engine } from '../world';
import { freshDatabase, type FreshDatabase } from '../support/databases';

describeOnEachDatabase('the migrations', (engine: Engine) => {
  let home: FreshDatabase;
  let database: Database;
  beforeAll(async () => {
    home = await freshDatabase(engine);
    database = await open(home);
  });
  afterAll(async () => {
    await database.close();
    await home.remove();
  });

  it('make every table out of nothing, and leave nothing to generate', async () => {
    const { upQueries } = await database.keeper.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('make every CHECK that the schemas declare', async () => {
    const declared = entities.flatMap(({ options: { checks = [] } }) => checks.map(({ name }) => name));
    expect(declared.length).toBeGreaterThan(1);
    const made = await checksIn(database);
    expect(declared.filter((name) => !made.includes(`${name}`))).toEqual([]);
  });

  it('do nothing the second time', async () => {
    const ran = 'SELECT COUNT(*) AS count FROM migrations';
    const before = await database.query(ran);
    await (await open(home)).close();
    expect(await database.query(ran)).toEqual(before);
  });

  it('fold names, tasks and work for searches', async () => {
    const home = await freshDatabase(engine);
    const older = await open(home);
    const ran = async () => older.query<{ name: string }>(`SELECT name FROM migrations WHERE name LIKE 'FoldedTexts%'`);
    while ((await ran()).length > 0) {
      await older.keeper.undoLastMigration({ transaction: engine === 'SQLite' ? 'each' : 'none' });
    }
    const written = { A: 'Élodie', B: 'ОЛЬГА', C: 'র\u200d\u09cdযাব', D: 'Rahim\u2026' };
    for (const [id, text] of Object.entries(written)) {
      await older.execute(
        `INSERT INTO person (id, email, name, image, role, created_at) VALUES (?, ?, ?, '', 'Worker', 1)`,
        [id, `${id}@kaaj.test`, text],
      );
      await older.execute(
        `INSERT INTO task (id, buyer_id, title, detail, submission_info, image_url, payable, open_slots, places, slots_before, is_full,
           completion_date, status, text_version, search_text) VALUES (?, 'B', ?, ?, '', '', 1, 1, 1, 0, 0, '2030-01-31', 'open', 1, ?)`,
        [id, text, text, `${text}\n${text}`.toLowerCase()],
      );
      await older.execute(
        `INSERT INTO submission (id, task_id, task_title, text_version, buyer_id, worker_id, reward, detail, status, reason, sent_at, decided_at, concealed)
         VALUES (?, ?, ?, 1, 'B', 'W', 1, 'Done', 'pending', '', 1, 0, 0)`,
        [id, id, id === 'D' ? 'Rahim' : text],
      );
    }
    await older.close();
    const newer = await open(home);
    const folded = ['élodie', 'ольга', 'র\u09cdযাব', 'rahim...'];
    const texts = async (sql: string) => (await newer.query<{ text: string | null }>(sql)).map(({ text }) => text);
    expect(await texts('SELECT search_name AS text FROM person ORDER BY id')).toEqual(folded);
    expect(await texts('SELECT search_text AS text FROM task ORDER BY id')).toEqual(
      folded.map((text) => `${text}\n${text}`),
    );
    expect(await texts('SELECT search_text AS text FROM submission ORDER BY id')).toEqual([
      ...folded.slice(0, 3).map((text) => `${text}\ndone`),
      null,
    ]);
    await newer.close();
    await home.remove();
  });

  it('go back to nothing', async () => {
    const home = await freshDatabase(engine);
    const another = await open(home);
    const [{ count } = { count: 0 }] = await another.query<{ count: number }>(
      'SELECT COUNT(*) AS count FROM migrations',
    );
    for (let undone = 0; undone < count; undone += 1) {
      await another.keeper.undoLastMigration({ transaction: engine === 'SQLite' ? 'each' : 'none' });
    }
    expect(await tablesOf(another)).toEqual(['migrations']);
    await another.close();
    await home.remove();
  });
});

function open({ settings: { DATA_DIR, DATABASE_URL } }: FreshDatabase): Promise<Database> {
  const url = DATABASE_URL && { DATABASE_URL: DATABASE_URL.replace('mysql:', 'mariadb:') };
  return openDatabase(Config.from({ NODE_ENV: 'test', DATA_DIR, ...url }), schema);
}

async function checksIn(database: Database): Promise<string[]> {
  if (database.dialect === 'mysql') {
    const rows = await database.query<{ name: string }>(
      'SELECT constraint_name AS name FROM information_schema.check_constraints WHERE constraint_schema = DATABASE()',
    );
    return rows.map(({ name }) => name);
  }
  const tables = await database.query<{ sql: string }>("SELECT sql FROM sqlite_master WHERE type = 'table'");
  return tables.flatMap(({ sql }) => [...sql.matchAll(/CONSTRAINT "(\w+)" CHECK/g)].map(([, name]) => String(name)));
}

async function tablesOf(database: Database): Promise<string[]> {
  const rows = await database.query<{ name: string }>(
    database.dialect === 'sqlite'
      ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
      : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
  );
  return rows.map(({ name }) => name);
}
