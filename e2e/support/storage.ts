import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { type Environment } from './app-process';

export type Engine = 'sqlite' | 'mariadb';

/** A separate data folder and database, with direct access to the tables. */
export interface Storage {
  readonly environment: Environment;
  rows<Row>(sql: string): Promise<Row[]>;
  /** Changes what no call changes, such as a date that would have to pass. */
  change(sql: string): Promise<void>;
  remove(): Promise<void>;
}

export async function freshStorage(engine: Engine): Promise<Storage> {
  const folder = mkdtempSync(join(process.env['TEST_DATA'] ?? tmpdir(), 'kaaj-e2e-'));
  return engine === 'sqlite' ? onSqlite(folder) : onMariadb(folder);
}

/** The database of an existing server. */
export async function storageAt(url: string): Promise<Storage> {
  const connection = await createConnection(url);
  return { environment: {}, ...tableAccess(connection), remove: () => connection.end() };
}

function onSqlite(folder: string): Storage {
  const opened = <Result>(use: (database: Sqlite.Database) => Result): Promise<Result> => {
    const database = new Sqlite(join(folder, 'kaaj.sqlite'), { timeout: 5_000 });
    const result = use(database);
    database.close();
    return Promise.resolve(result);
  };
  return {
    environment: { DATA_DIR: folder, DATABASE_URL: '' },
    rows: <Row>(sql: string) => opened((database) => database.prepare(sql).all() as Row[]),
    change: (sql) => opened((database) => void database.prepare(sql).run()),
    remove: () => Promise.resolve(rmSync(folder, { recursive: true })),
  };
}

async function onMariadb(folder: string): Promise<Storage> {
  const server = process.env['TEST_MARIADB_URL'];
  if (!server) throw new Error('TEST_MARIADB_URL=mysql://root@127.0.0.1:PORT is not set.');
  const name = `kaaj_e2e_${randomBytes(4).toString('hex')}`;
  const connection = await createConnection(server);
  await connection.query(`CREATE DATABASE ${name}`);
  await connection.changeUser({ database: name });
  return {
    environment: { DATA_DIR: folder, DATABASE_URL: `${server}/${name}` },
    ...tableAccess(connection),
    remove: async () => {
      await connection.query(`DROP DATABASE ${name}`);
      await connection.end();
      rmSync(folder, { recursive: true });
    },
  };
}

function tableAccess(connection: Connection): Pick<Storage, 'rows' | 'change'> {
  return {
    rows: async <Row>(sql: string) => (await connection.query<RowDataPacket[]>(sql))[0] as Row[],
    change: async (sql) => void (await connection.query(sql)),
  };
}
