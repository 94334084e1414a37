import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import fsPromises from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { freshDatabase, type FreshDatabase, SERVER } from '../../test/support/databases';
import { fillFromTemplate } from '../../test/support/templates';
import {
  actions,
  describeOn,
  describeOnEachDatabase,
  type Engine,
  idOf,
  TEST_SETTINGS,
  TestApp,
} from '../../test/test-app';
import { createApp } from '../app';
import { Config } from '../config';
import { Ledger, transferFor } from '../contexts/wallet';
import { coins } from '../kernel/coins';
import { newId } from '../kernel/ids';
import { type Sql, sql } from '../platform/database/sql';
import { RestoreInProgress } from '../platform/database/restore-in-progress';
import { backUp, restore } from './backup';
import { moveToMysql } from './move-to-mysql';
import { fillTables, type Query, readRows, type Summary, summaryOf, tablesOf } from './tables';
import { auditLedger, withDatabase } from './tool';

const TRANSFERS = 1_201;
const UNUSUAL = `আমি বাংলায় "গান" গাই 🪙 \\n \\ 'quoted' ; --\u2028next`;
/** On MariaDB more than it accepts in one statement by default, which is 16 MiB with two characters for each byte. */
const PIECES: Readonly<Record<Engine, number>> = { SQLite: 2, MariaDB: 150, MySQL: 150 };
const PIECE = Buffer.alloc(65_535, Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)));

const configOf = ({ settings }: FreshDatabase) => Config.from({ ...TEST_SETTINGS, ...settings });

/** What a restored installation starts without. */
const ENDED = ['session', 'access_key', 'reset_token', 'verification_token'];

const rowsIn = (config: Config, sql: Sql) =>
  withDatabase({ ...config, mayBeUnfinished: true }, (database) => database.query<Record<string, unknown>>(sql));

function summariesIn(config: Config): Promise<Record<string, Summary>> {
  return withDatabase(config, async (database) => {
    const summaries: Record<string, Summary> = {};
    for (const table of tablesOf(database)) {
      summaries[table.name] = await summaryOf(
        readRows((sql, parameters) => database.query<Record<string, unknown>>(sql, parameters), table),
      );
    }
    return summaries;
  });
}

/** Fills `config`'s database with what `query` reads, until a power failure within the transfers. */
function fillUntilPowerCut(config: Config, name: string, query: Query): Promise<unknown> {
  return withDatabase({ ...config, mayBeUnfinished: true }, (database) =>
    fillTables(database, tablesOf(database), {
      name,
      async *rowsOf(table) {
        let batches = 0;
        for await (const rows of readRows(query, table)) {
          if (table.name === 'transfer' && (batches += 1) > 2) throw new Error('power cut');
          yield rows;
        }
      },
    }),
  );
}

/** An installation with rows in most tables, and more transfers than fit into two batches. */
async function populatedApp(engine: Engine): Promise<TestApp> {
  const testApp = await TestApp.build(engine);
  const [buyer, worker, other, admin] = [
    await testApp.person('Buyer', { coins: 5_000, name: UNUSUAL }),
    await testApp.person('Worker'),
    await testApp.person('Worker'),
    await testApp.admin(),
  ];
  (await actions.buy(buyer, 500)).data();
  const task = idOf(await actions.post(buyer, { title: UNUSUAL, requiredWorkers: 5, payableAmount: 300 }));
  const accepted = idOf(await actions.submit(worker, task));
  (await actions.review(buyer, accepted, 'accepted')).data();
  (await actions.review(buyer, idOf(await actions.submit(other, task)), 'rejected')).data();
  const withdrawal = idOf(await actions.withdraw(worker, 200));
  (await actions.decide(admin, withdrawal, 'accepted')).data();
  (await worker.post('/key', { name: 'reader', scopes: ['submissions:read'], days: 30 })).data();
  for (const table of [sql`reset_token`, sql`verification_token`])
    await testApp.database.execute(sql`INSERT INTO ${table} (id, identity_id, expires_at) VALUES (?, ?, ?)`, [
      'f'.repeat(64),
      other.id,
      Date.now() + 3_600_000,
    ]);
  const transfers = Array.from({ length: TRANSFERS }, (_, index) =>
    transferFor('balance-corrected', {
      personId: newId(),
      reference: `${UNUSUAL} ${index}`,
      before: coins(0),
      after: coins(index + 1),
    }),
  );
  await testApp.database.run(() => testApp.app.get(Ledger).post(...transfers));
  await testApp.snapshotWithoutOutbox();
  return testApp;
}

describeOnEachDatabase('R13 a backup', (engine) => {
  let testApp: TestApp;
  let folder: string;
  const databases: FreshDatabase[] = [];
  /** Without tables: a restore creates them. */
  const empty = async () => {
    const fresh = await freshDatabase(engine);
    databases.push(fresh);
    return configOf(fresh);
  };
  /** With all tables, and without rows. */
  const withoutRows = async () => {
    const config = await empty();
    await fillFromTemplate(engine, databases.at(-1) as FreshDatabase, TEST_SETTINGS);
    return config;
  };
  /** The one into which nothing is restored. */
  let untouched: Config;

  beforeAll(async () => {
    testApp = await populatedApp(engine);
    mkdirSync(join(testApp.config.dataDir, 'images'), { recursive: true });
    writeFileSync(join(testApp.config.dataDir, 'images', 'picture.webp'), 'a picture');
    folder = join(mkdtempSync(join(tmpdir(), 'kaaj-backup-')), 'backup');
    await backUp(testApp.config, folder);
    untouched = await withoutRows();
  });

  afterAll(async () => {
    await testApp.close();
    for (const fresh of databases) await fresh.remove();
    rmSync(join(folder, '..'), { recursive: true, force: true });
  });

  it('of a running installation is restored with every byte and coin', async () => {
    const config = await empty();
    await restore(config, folder, { keepSessions: true });
    expect(await summariesIn(config)).toEqual(await summariesIn(testApp.config));
    expect((await auditLedger(config)).transfers).toBeGreaterThan(TRANSFERS);
    expect(readFileSync(join(config.dataDir, 'images', 'picture.webp'), 'utf8')).toBe('a picture');
  });

  it('with the pieces of unfinished uploads is restored', async () => {
    const upload = newId();
    await testApp.database.run(async () => {
      for (let piece = 0; piece < PIECES[engine]; piece += 1)
        await testApp.database.execute(sql`INSERT INTO proof_piece (upload_id, begins, bytes) VALUES (?, ?, ?)`, [
          upload,
          piece * PIECE.length,
          PIECE,
        ]);
    });
    const { tables } = await backUp(testApp.config, `${folder}-pieces`);
    await testApp.database.execute(sql`DELETE FROM proof_piece`);
    await restore(await withoutRows(), `${folder}-pieces`);
    expect(tables.find(({ name }) => name === 'proof_piece')?.rows).toBe(PIECES[engine]);
  });

  it('S56 is restored without sessions, keys and mailed links, and with everything else', async () => {
    const config = await withoutRows();
    await restore(config, folder);
    const [now, before] = [await summariesIn(config), await summariesIn(testApp.config)];
    for (const table of ENDED) expect([table, now[table]?.rows]).toEqual([table, 0]);
    for (const table of ENDED) expect(before[table]?.rows).toBeGreaterThan(0);
    const others = (all: Record<string, Summary>) =>
      Object.entries(all).filter(([table]) => ![...ENDED, 'identity', 'withdrawal'].includes(table));
    expect(others(now)).toEqual(others(before));
    const versions = (of: Config) => rowsIn(of, sql`SELECT id, version FROM identity ORDER BY id`);
    const raised = (await versions(testApp.config)).map(({ id, version }) => ({ id, version: Number(version) + 1 }));
    expect((await versions(config)).map(({ id, version }) => ({ id, version: Number(version) }))).toEqual(raised);
  });

  it('S56 is readable by its owner only, each file of it', () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true });
    const open = [folder, ...files.map((file) => join(file.parentPath, file.name))].filter(
      (path) => (statSync(path).mode & 0o077) !== 0,
    );
    expect([files.length > 10, open]).toEqual([true, []]);
  });

  it('resumes an interrupted restore, and the database cannot be used until it ends', async () => {
    const config = await withoutRows();
    const { madeAt } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as { madeAt: string };
    const cut = fillUntilPowerCut(config, `the backup of ${madeAt}`, (sql, values) =>
      testApp.database.query<Record<string, unknown>>(sql, values),
    );
    await expect(cut).rejects.toThrow('power cut');
    const unfinished = `a copy of the backup of ${madeAt} fills it and has not ended`;
    await expect(createApp(config)).rejects.toThrow(unfinished);
    await expect(backUp(config, `${folder}-of-a-part`)).rejects.toThrow(unfinished);
    const earlier = `${folder}-earlier`;
    cpSync(folder, earlier, { recursive: true });
    const manifest = join(earlier, 'manifest.json');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(madeAt, '2026-01-01T00:00:00.000Z'));
    await expect(restore(config, earlier)).rejects.toThrow('An unfinished copy from');

    const [before] = await rowsIn(config, sql`SELECT COUNT(*) AS count FROM transfer`);
    expect(before).toEqual({ count: 1_000 });
    await restore(config, folder, { keepSessions: true });
    expect(await summariesIn(config)).toEqual(await summariesIn(testApp.config));
    expect((await auditLedger(config)).transfers).toBeGreaterThan(TRANSFERS);
    await expect(restore(config, folder)).rejects.toThrow('is not empty');
  });

  it('does not change while people continue to work', async () => {
    const before = readFileSync(join(folder, 'manifest.json'), 'utf8');
    const [during] = await Promise.all([
      backUp(testApp.config, `${folder}-during`),
      ...Array.from({ length: 20 }, () => testApp.person('Worker')),
    ]);
    const config = await withoutRows();
    await restore(config, `${folder}-during`, { keepSessions: true });
    await expect(auditLedger(config)).resolves.toMatchObject({ sum: 0 });
    expect(during.tables.map(({ name }) => name)).toContain('transfer');
    expect(readFileSync(join(folder, 'manifest.json'), 'utf8')).toBe(before);
    await expect(backUp(testApp.config, folder)).rejects.toThrow('already exists');
  });

  it('that was stopped half way can be repeated into the same folder', async () => {
    const again = `${folder}-again`;
    const stopped = jest.spyOn(fsPromises, 'rename').mockRejectedValue(new Error('power cut'));
    await expect(backUp(testApp.config, again)).rejects.toThrow('power cut');
    stopped.mockRestore();
    const made = await backUp(testApp.config, again);
    expect(await restore(await withoutRows(), again)).toEqual(made);
  });

  it('is refused while migrations are due, changes no table and leaves no folder', async () => {
    const config = await empty();
    const refused = `${folder}-refused`;
    // A migrated database would no longer be refused.
    for (let time = 0; time < 2; time += 1)
      await expect(backUp(config, refused)).rejects.toThrow(/older version.* npm run migrate/);
    expect(readdirSync(join(folder, '..')).filter((name) => name.includes('refused'))).toEqual([]);
  });

  it('is rejected by a database that contains anything, and changes nothing', async () => {
    const before = await summariesIn(testApp.config);
    await expect(restore(testApp.config, folder)).rejects.toThrow('is not empty');
    expect(await summariesIn(testApp.config)).toEqual(before);
  });

  it('is rejected when a single coin in it was changed, and restores nothing', async () => {
    const file = join(folder, 'tables', 'account.jsonl.gz');
    const sound = readFileSync(file);
    writeFileSync(
      file,
      gzipSync(
        gunzipSync(sound)
          .toString()
          .replace(/,1201,/, ',1202,'),
      ),
    );
    await expect(restore(untouched, folder)).rejects.toThrow('corrupt');
    expect(Object.values(await summariesIn(untouched)).every(({ rows }) => rows === 0)).toBe(true);
    writeFileSync(file, sound);
  });

  it.each([
    ['was cut off', (file: string, sound: Buffer) => writeFileSync(file, sound.subarray(0, sound.length / 2))],
    ['is missing', (file: string) => rmSync(file)],
    ['has a line that is no row', (file: string) => writeFileSync(file, gzipSync('{"'))],
  ])('is rejected when a table of it %s, and restores nothing', async (_, damage) => {
    const file = join(folder, 'tables', 'account.jsonl.gz');
    const sound = readFileSync(file);
    damage(file, sound);
    await expect(restore(untouched, folder)).rejects.toThrow('The backup is corrupt: table account');
    expect(Object.values(await summariesIn(untouched)).every(({ rows }) => rows === 0)).toBe(true);
    writeFileSync(file, sound);
  });

  it('leaves out drafts, and pictures that are deleted while they are copied', async () => {
    const images = join(testApp.config.dataDir, 'images');
    const kept = readdirSync(images);
    for (const name of ['one.draft', 'gone.webp']) writeFileSync(join(images, name), name);
    const { copyFile } = fsPromises;
    const copying = jest.spyOn(fsPromises, 'copyFile').mockImplementation((from, to) => {
      rmSync(join(images, 'gone.webp'), { force: true });
      return copyFile(from, to);
    });
    const { images: copied } = await backUp(testApp.config, `${folder}-pictures`);
    copying.mockRestore();
    rmSync(join(images, 'one.draft'));
    expect([copied, readdirSync(join(`${folder}-pictures`, 'images'))]).toEqual([kept.length, kept]);
  });

  it('is rejected when it has other tables, or is no backup', async () => {
    const file = join(folder, 'manifest.json');
    const sound = readFileSync(file, 'utf8');
    writeFileSync(file, sound.replace('"earned"', '"gained"').replace(/"version": "[^"]+"/, '"version": "9.9.9"'));
    await expect(restore(untouched, folder)).rejects.toThrow('version 9.9.9');
    writeFileSync(file, sound);
    await expect(restore(untouched, join(folder, 'tables'))).rejects.toThrow('is not a Kaaj backup');
  });
});

describeOn(SERVER, 'R13 moving from the embedded database', () => {
  let embedded: TestApp;
  let target: FreshDatabase;
  const folders: string[] = [];
  const towards = (dataDir: string, databaseUrl = target.settings.DATABASE_URL) =>
    Config.from({ ...TEST_SETTINGS, DATA_DIR: dataDir, DATABASE_URL: databaseUrl });

  /** The installation after it was stopped. */
  const stopped = () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'kaaj-stopped-'));
    folders.push(dataDir);
    for (const file of ['kaaj.sqlite', 'kaaj.sqlite-wal']) {
      cpSync(join(embedded.config.dataDir, file), join(dataDir, file));
    }
    return dataDir;
  };

  beforeAll(async () => {
    embedded = await populatedApp('SQLite');
    target = await freshDatabase(SERVER);
  });

  afterAll(async () => {
    await embedded.close();
    await target.remove();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  it('waits until Kaaj is stopped', async () => {
    await expect(moveToMysql(towards(embedded.config.dataDir))).rejects.toThrow(
      'Kaaj is still using the embedded database',
    );
    expect(existsSync(join(embedded.config.dataDir, 'kaaj.sqlite'))).toBe(true);
  });

  it('is rejected by a database that contains anything', async () => {
    const populated = await TestApp.build(SERVER);
    await populated.person('Worker');
    await populated.stopOutbox();
    const before = await summariesIn(populated.config);
    await expect(moveToMysql(towards(stopped(), populated.config.databaseUrl))).rejects.toThrow('is not empty');
    expect(await summariesIn(populated.config)).toEqual(before);
    await populated.close();
  });

  it('resumes where it was interrupted, and completes when it was interrupted at the very end', async () => {
    const other = await freshDatabase(SERVER);
    const dataDir = stopped();
    const config = towards(dataDir, other.settings.DATABASE_URL);
    const name = `the embedded database ${join(dataDir, 'kaaj.sqlite')}`;
    const cut = fillUntilPowerCut(config, name, (sql, values) =>
      embedded.database.query<Record<string, unknown>>(sql, values),
    );
    await expect(cut).rejects.toThrow('power cut');
    await expect(createApp(config)).rejects.toThrow('has not ended');
    await moveToMysql(config);
    const all = await summariesIn(embedded.config);
    expect(await summariesIn(config)).toEqual(all);

    await withDatabase(config, ({ maintenance }) => new RestoreInProgress(maintenance).begin(name));
    await expect(createApp(config)).rejects.toThrow('has not ended');
    await moveToMysql(config);
    expect(await summariesIn(config)).toEqual(all);
    await expect(auditLedger(config)).resolves.toMatchObject({ sum: 0, mismatches: [], negative: [] });
    await other.remove();
  });

  it('copies every row and every coin, and sets the file aside', async () => {
    const dataDir = stopped();
    const before = await summariesIn(embedded.config);
    const { tables, setAside } = await moveToMysql(towards(dataDir));
    expect(Object.fromEntries(tables)).toEqual(before);
    expect(await summariesIn(towards(dataDir))).toEqual(before);
    await expect(auditLedger(towards(dataDir))).resolves.toMatchObject({ sum: 0, mismatches: [], negative: [] });
    expect(readdirSync(dataDir).filter((name) => name.startsWith('kaaj.sqlite'))).toEqual([basename(setAside)]);
    await expect(moveToMysql(towards(dataDir))).rejects.toThrow('No embedded database found');
  });
});
