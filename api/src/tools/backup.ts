import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type Config } from '../config';
import { type Database } from '../platform/database/database';
import { sql } from '../platform/database/sql';
import {
  BackupError,
  BATCH,
  fillTables,
  lineOf,
  type Query,
  readRows,
  type Row,
  rowOf,
  type Rows,
  type Summary,
  summaryOf,
  ChecksumBuilder,
  type Table,
  tablesOf,
} from './tables';
import { version, withDatabase } from './tool';

/** Contents of manifest.json. */
export interface Manifest {
  readonly product: 'kaaj';
  readonly version: string;
  readonly madeAt: string;
  readonly tables: readonly (Table & Summary)[];
  /** Number of files of the local picture store; other stores are backed up separately. */
  readonly images: number;
}

/**
 * Writes a snapshot of the database, and the pictures of the local store, into a new folder. Kaaj may be running. The
 * backup can be restored to every engine. Throws BackupError when the folder exists, and DatabaseUnusable when migrations
 * are due: migrated tables would make a backup that fits only this version, not the one that runs.
 */
export async function backUp(config: Config, folder: string): Promise<Manifest> {
  if (existsSync(folder)) throw new BackupError(`${folder} already exists; choose another folder.`);
  return withDatabase({ ...config, mustBeUpToDate: true }, async (database) => {
    const draft = await newDraft(folder);
    try {
      const tables = await inSnapshot(database, async (query) => {
        const written: (Table & Summary)[] = [];
        for (const table of tablesOf(database)) {
          written.push({ ...table, ...(await writeTable(fileOf(draft, table.name), readRows(query, table))) });
        }
        return written;
      });
      const images = await copyFiles(imagesOf(config), join(draft, 'images'));
      const manifest: Manifest = { product: 'kaaj', version, madeAt: new Date().toISOString(), tables, images };
      await writeFile(join(draft, 'manifest.json'), JSON.stringify(manifest, null, 2), { mode: 0o600 });
      await rename(draft, folder);
      return manifest;
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      throw error;
    }
  });
}

/** A new folder each time: an earlier draft is of a backup that was interrupted, or still runs. */
async function newDraft(folder: string): Promise<string> {
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
  const draft = await mkdtemp(`${folder}.draft-`);
  await mkdir(join(draft, 'tables'), { mode: 0o700 });
  return draft;
}

/**
 * Restores a backup into the empty database of the settings, or continues an interrupted restore. All sessions and
 * access keys are ended, and the gateway is polled about waiting payouts, unless `keepSessions` is set. Throws
 * BackupError, without changes, for a missing or damaged backup, for another schema version, or when the database is
 * not empty.
 */
export async function restore(config: Config, folder: string, { keepSessions = false } = {}): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await withDatabase({ ...config, mayBeUnfinished: true }, async (database) => {
    refuseOtherTables(manifest, tablesOf(database));
    for (const table of manifest.tables) await refuseDamaged(table, readTable(fileOf(folder, table.name)));
    await fillTables(database, manifest.tables, {
      name: `the backup of ${manifest.madeAt}`,
      rowsOf: ({ name }) => readTable(fileOf(folder, name)),
      atEnd: async () => {
        if (manifest.images > 0) await copyFiles(join(folder, 'images'), imagesOf(config));
        if (keepSessions) return;
        await endSessions(database);
        await pollWaitingPayouts(database);
      },
    });
  });
  return manifest;
}

/**
 * Otherwise sessions, keys and links that ended after the backup would be valid again. Keys end with their sessions,
 * identity tokens with the account's version.
 */
async function endSessions(database: Database): Promise<void> {
  await database.run(async () => {
    for (const table of [sql`session`, sql`access_key`, sql`reset_token`, sql`verification_token`])
      await database.execute(sql`DELETE FROM ${table}`);
    await database.execute(sql`UPDATE identity SET version = version + 1`);
  });
}

/** Otherwise payouts that were paid after the backup would be submitted to the gateway again without a poll. */
async function pollWaitingPayouts(database: Database): Promise<void> {
  await database.execute(
    sql`UPDATE withdrawal SET submitted_at = 1 WHERE submitted_at = 0 AND (status = 'pending' OR state = 'queued')`,
  );
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => undefined);
  const manifest = text && (JSON.parse(text) as Manifest);
  if (!manifest || manifest.product !== 'kaaj') throw new BackupError(`${folder} is not a Kaaj backup.`);
  return manifest;
}

function refuseOtherTables({ tables, version: theirs }: Manifest, ours: readonly Table[]): void {
  const shapeOf = (each: readonly Table[]) =>
    JSON.stringify(each.map(({ name, columns }) => [name, [...columns].sort()]));
  if (shapeOf(tables) === shapeOf(ours)) return;
  throw new BackupError(
    `The backup is of version ${theirs}, whose tables differ from those of ${version}. Restore it with version ${theirs}, then start ${version} on it.`,
  );
}

async function inSnapshot<T>(database: Database, work: (query: Query) => Promise<T>): Promise<T> {
  const runner = database.reader.createQueryRunner();
  try {
    if (database.dialect === 'mysql') {
      await runner.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
      await runner.query('START TRANSACTION WITH CONSISTENT SNAPSHOT');
    } else {
      await runner.query('BEGIN');
    }
    return await work((statement, parameters) => runner.query(statement, [...parameters]) as ReturnType<Query>);
  } finally {
    await runner.query('ROLLBACK').catch(() => undefined);
    await runner.release();
  }
}

async function writeTable(file: string, rows: Rows): Promise<Summary> {
  const summing = new ChecksumBuilder();
  const gzip = createGzip();
  const output = gzip.pipe(createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  for await (const batch of rows) {
    summing.add(batch);
    if (!gzip.write(batch.map((row) => `${lineOf(row)}\n`).join(''))) await once(gzip, 'drain');
  }
  gzip.end();
  await finished(output);
  return summing.summary;
}

async function* readTable(file: string): AsyncGenerator<readonly Row[]> {
  let batch: Row[] = [];
  for await (const line of linesOf(file)) {
    batch.push(rowOf(line));
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Lines end with a line feed only. From Node 24 on `readline` also splits at U+2028, which a text may contain. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  const text = pipeline(createReadStream(file), createGunzip(), () => undefined).setEncoding('utf8');
  for await (const part of text) {
    const lines = `${rest}${String(part)}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** Verifies the whole file before anything is written. */
async function refuseDamaged({ name, checksum }: Table & Summary, rows: Rows): Promise<void> {
  const found = await summaryOf(rows).catch(() => undefined);
  if (found?.checksum === checksum) return;
  throw new BackupError(`The backup is corrupt: table ${name} is incomplete or was changed. Nothing was changed here.`);
}

/** Kaaj may be running: drafts are left out, and so is what is deleted meanwhile. */
async function copyFiles(from: string, to: string): Promise<number> {
  if (!existsSync(from)) return 0;
  await mkdir(to, { recursive: true, mode: 0o700 });
  await chmod(to, 0o700);
  let copied = 0;
  for (const name of await readdir(from)) {
    if (name.endsWith('.draft')) continue;
    try {
      await copyFile(join(from, name), join(to, name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue;
      throw error;
    }
    await chmod(join(to, name), 0o600);
    copied += 1;
  }
  return copied;
}

const fileOf = (folder: string, table: string) => join(folder, 'tables', `${table}.jsonl.gz`);
const imagesOf = ({ dataDir }: Config) => resolve(dataDir, 'images');
