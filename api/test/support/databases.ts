import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { placePicture } from './picture';

export const ENGINES = ['SQLite', 'MariaDB'] as const;
export type Engine = (typeof ENGINES)[number];

/** Settings that point the API at a database of its own, and the way to be rid of it. */
export interface FreshDatabase {
  readonly settings: { readonly DATA_DIR: string; readonly DATABASE_URL?: string };
  remove(): Promise<void>;
}

/** The database server lent to this run, without a database's name. test/prepare.mjs says what happens without one. */
export function mariadbServer(): string {
  const url = process.env['TEST_MARIADB_URL'];
  if (!url) throw new Error('This needs TEST_MARIADB_URL=mysql://root@127.0.0.1:PORT');
  return url.replace(/\/+$/, '');
}

/** Those that no test has removed yet; the guard of a test file asks (test/runner/guard.ts). */
export const openDatabases = new Set<string>();

export async function freshDatabase(engine: Engine): Promise<FreshDatabase> {
  const folder = mkdtempSync(join(process.env['TEST_DATA'] ?? tmpdir(), 'kaaj-test-'));
  placePicture(folder);
  openDatabases.add(folder);
  const removeFolder = () => {
    rmSync(folder, { recursive: true, force: true });
    openDatabases.delete(folder);
  };
  if (engine === 'SQLite') return { settings: { DATA_DIR: folder }, remove: async () => removeFolder() };
  const name = `kaaj_test_${randomBytes(6).toString('hex')}`;
  await onServer(`CREATE DATABASE ${name}`);
  return {
    settings: { DATA_DIR: folder, DATABASE_URL: `${mariadbServer()}/${name}` },
    remove: async () => {
      removeFolder();
      await onServer(`DROP DATABASE ${name}`);
    },
  };
}

/** Like describe, once for each database the product runs on. */
export function describeOnEachDatabase(name: string, tests: (engine: Engine) => void): void {
  for (const engine of ENGINES) describeOn(engine, name, () => tests(engine));
}

/** Like describe, skipped where the database is not there. */
export function describeOn(engine: Engine, name: string, tests: () => void): void {
  const missing = engine === 'MariaDB' && !process.env['TEST_MARIADB_URL'];
  (missing ? describe.skip : describe)(`${name} on ${engine}`, tests);
}

async function onServer(statement: string): Promise<void> {
  const connection = await createConnection(mariadbServer());
  try {
    await connection.query(statement);
  } finally {
    await connection.end();
  }
}
