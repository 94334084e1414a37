import { Config } from '../../src/config';
import { type Database } from '../../src/platform/database/database';
import { openDatabase } from '../../src/platform/database/open-database';
import { entities, schema } from '../../src/schema';
import { describeOnEachDatabase, type Engine } from '../world';
import { freshDatabase, type FreshDatabase } from '../support/databases';

describeOnEachDatabase('the migrations', (engine: Engine) => {
  /** A database as it was before one of the migrations. */
  async function openBefore(migration: string, home: FreshDatabase): Promise<Database> {
    const database = await open(home);
    const ran = async () =>
      (await database.query<{ name: string }>('SELECT name FROM migrations')).map(({ name }) =>
        name.replace(/\d+$/, ''),
      );
    while ((await ran()).includes(migration)) {
      await database.keeper.undoLastMigration({ transaction: engine === 'SQLite' ? 'each' : 'none' });
    }
    return database;
  }

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

  it('S17 let go of every address of a picture that nobody had checked', async () => {
    const home = await freshDatabase(engine);
    const older = await openBefore('OwnPictures', home);
    const addresses = {
      A: '/api/image/0123456789abcdef0123456789abcdef.webp',
      B: '/api/jwt/logout',
      C: 'https://example.com/spy.png',
      D: '/api/image/0123456789abcdef0123456789abcdef.webp?x',
    };
    for (const [id, image] of Object.entries(addresses)) {
      await older.execute(
        `INSERT INTO person (id, email, name, image, role, created_at) VALUES (?, ?, 'Rina', ?, 'Worker', 1)`,
        [id, `${id}@kaaj.test`, image],
      );
    }
    await older.close();
    const newer = await open(home);
    expect(await newer.query('SELECT image FROM person ORDER BY id')).toEqual([
      { image: addresses.A },
      { image: '' },
      { image: '' },
      { image: '' },
    ]);
    await newer.close();
    await home.remove();
  });

  it('give proof addresses that are for nobody else, and leave faces where they were', async () => {
    const home = await freshDatabase(engine);
    const older = await openBefore('ProofPictures', home);
    const name = (digit: string) => `${digit.repeat(32)}.webp`;
    const list = (...digits: string[]) => JSON.stringify(digits.map((digit) => `/api/image/${name(digit)}`));
    const outside = 'https://i.example.com/a.webp';
    await older.execute(
      `INSERT INTO person (id, email, name, image, role, created_at) VALUES ('V', 'v@kaaj.test', 'Rina', ?, 'Worker', 1)`,
      [`/api/image/${name('a')}`],
    );
    const send = (id: string, worker: string, pictures: string | null) =>
      older.execute(
        `INSERT INTO submission (id, task_id, task_title, text_version, buyer_id, worker_id, reward, detail, pictures, status, reason, sent_at, decided_at, concealed)
         VALUES (?, ?, '', 1, 'B', ?, 1, '', ?, 'pending', '', 1, 0, 0)`,
        [id, id, worker, pictures],
      );
    await send('1', 'W', JSON.stringify([...(JSON.parse(list('2', 'a')) as string[]), outside]));
    await send('2', 'V', list('2'));
    await send('3', 'V', null);
    await older.execute(
      `INSERT INTO submission_version (submission_id, version, detail, pictures, sent_at) VALUES ('1', 1, '', ?, 1)`,
      [list('1')],
    );
    await older.execute(
      `INSERT INTO dispute (id, submission_id, task_id, title, buyer_id, worker_id, reward, cover, state, statement, pictures, opened_at, answer_by, decide_by, answered_at, decided_at)
       VALUES ('D', '1', '1', '', 'B', 'W', 1, 'none', 'open', '', ?, 1, 1, 1, 0, 0)`,
      [list('3')],
    );
    await older.close();
    const newer = await open(home);
    const rows = await newer.query<{ name: string; owner_id: string; for_all: number | boolean }>(
      'SELECT name, owner_id, for_all FROM proof_picture ORDER BY name',
    );
    expect(rows.map(({ name: shown, owner_id, for_all }) => [shown, owner_id, Number(for_all)])).toEqual([
      [name('1'), 'W', 0],
      [name('2'), 'W', 0],
      [name('3'), 'W', 0],
      [name('a'), 'W', 1],
    ]);
    const viewers = await newer.query<{ name: string; person_id: string }>(
      `SELECT name, person_id FROM proof_viewer WHERE person_id <> 'W' ORDER BY name, person_id`,
    );
    expect(viewers.map(({ name: shown, person_id }) => `${shown.charAt(0)} ${person_id}`)).toEqual([
      '1 B',
      '2 B',
      '2 V',
      '3 B',
      'a B',
    ]);
    const proof = (digit: string) => `/api/image/proof/${name(digit)}`;
    expect(await newer.query('SELECT pictures FROM submission ORDER BY id')).toEqual([
      { pictures: JSON.stringify([proof('2'), proof('a'), outside]) },
      { pictures: JSON.stringify([proof('2')]) },
      { pictures: null },
    ]);
    expect(await newer.query('SELECT pictures FROM submission_version')).toEqual([
      { pictures: JSON.stringify([proof('1')]) },
    ]);
    expect(await newer.query('SELECT pictures FROM dispute')).toEqual([{ pictures: JSON.stringify([proof('3')]) }]);
    await newer.close();
    await home.remove();
  });

  it('bring what is searched to the spelling in which it is asked for', async () => {
    const home = await freshDatabase(engine);
    const older = await openBefore('BanglaLetters', home);
    const titles = ['\u09ac\u09a1\u09bc', '\u09ac\u09dc \u09a6\u09c3\u09dd \u09b8\u09ae\u09df', 'time'];
    for (const [id, title] of titles.entries()) {
      await older.execute(
        `INSERT INTO task (id, buyer_id, title, detail, submission_info, image_url, payable, open_slots, slots_before, is_full,
           completion_date, status, text_version, search_text) VALUES (?, 'B', ?, '', '', '', 1, 1, 0, 0, '2030-01-31', 'open', 1, ?)`,
        [String(id), title, title],
      );
    }
    await older.close();
    const newer = await open(home);
    const rows = await newer.query<{ title: string; searched: string }>(
      'SELECT title, search_text AS searched FROM task ORDER BY id',
    );
    expect(rows.map(({ title }) => title)).toEqual(titles);
    expect(rows.map(({ searched }) => searched)).toEqual(titles.map((title) => title.normalize('NFC')));
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
