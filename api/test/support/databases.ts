import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { storePicture } from './picture';

export type Engine = 'SQLite' | 'MariaDB' | 'MySQL';

/** TEST_ENGINES=MySQL runs the same tests on MySQL instead of the other two. */
export const ENGINES = (process.env['TEST_ENGINES']?.split(',') ?? ['SQLite', 'MariaDB']) as readonly Engine[];

/** The engine with a server, for what an embedded database does not have. */
export const SERVER = ENGINES.find((engine) => engine !== 'SQLite') ?? 'MariaDB';

const SERVER_SETTINGS = { MariaDB: 'TEST_MARIADB_URL', MySQL: 'TEST_MYSQL_URL' } as const;

/** Settings that point the API at a database of its own, and its removal. */
export interface FreshDatabase {
  readonly settings: { readonly DATA_DIR: string; readonly DATABASE_URL?: string };
  remove(): Promise<void>;
}

/**
 * The database server provided to this run, without a database's name. test/prepare.mjs describes the case without one.
 */
export function databaseServer(engine: Engine = SERVER): string {
  const setting = SERVER_SETTINGS[engine as keyof typeof SERVER_SETTINGS];
  const url = process.env[setting];
  if (!url) throw new Error(`This needs ${setting}=mysql://root@127.0.0.1:PORT`);
  return url.replace(/\/+$/, '');
}

/** Those that no test has removed yet; the guard of a test file checks them (test/runner/guard.ts). */
export const openDatabases = new Set<string>();

export async function freshDatabase(engine: Engine): Promise<FreshDatabase> {
  const folder = mkdtempSync(join(process.env['TEST_DATA'] ?? tmpdir(), 'kaaj-test-'));
  storePicture(folder);
  openDatabases.add(folder);
  const removeFolder = () => {
    rmSync(folder, { recursive: true, force: true });
    openDatabases.delete(folder);
  };
  if (engine === 'SQLite') return { settings: { DATA_DIR: folder }, remove: async () => removeFolder() };
  const name = `kaaj_test_${randomBytes(6).toString('hex')}`;
  const server = databaseServer(engine);
  await onServer(server, `CREATE DATABASE ${name}`);
  return {
    settings: { DATA_DIR: folder, DATABASE_URL: `${server}/${name}` },
    remove: async () => {
      removeFolder();
      await onServer(server, `DROP DATABASE ${name}`);
    },
  };
}

/** Like describe, once for each database that the product supports. */
export function describeOnEachDatabase(name: string, tests: (engine: Engine) => void): void {
  for (const engine of ENGINES) describeOn(engine, name, () => tests(engine));
}

/**
 * Like describe, for tests whose outcome hardly depends on the engine: on SQLite in `npm test`; `npm run test:all` repeats
 * them on MariaDB (jest.mariadb.config.mjs) and MySQL.
 */
export function describeOnOneDatabase(name: string, tests: (engine: Engine) => void): void {
  const [engine = 'SQLite'] = ENGINES;
  describeOn(engine, name, () => tests(engine));
}

/** Like describe, skipped when the database is missing. */
export function describeOn(engine: Engine, name: string, tests: () => void): void {
  const missing = engine !== 'SQLite' && !process.env[SERVER_SETTINGS[engine]];
  (missing ? describe.skip : describe)(`${name} on ${engine}`, tests);
}

async function onServer(server: string, statement: string): Promise<void> {
  const connection = await createConnection(server);
  try {
    await connection.query(statement);
  } finally {
    await connection.end();
  }
}
