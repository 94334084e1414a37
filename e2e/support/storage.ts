import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { type Environment } from './kaaj';

export type Engine = 'sqlite' | 'mariadb';

/** A data folder and a database of their own, with a door for looking into the tables past the product. */
export interface Storage {
  readonly environment: Environment;
  rows<Row>(sql: string): Promise<Row[]>;
  remove(): Promise<void>;
}

export async function freshStorage(engine: Engine): Promise<Storage> {
  const folder = mkdtempSync(join(tmpdir(), 'kaaj-e2e-'));
  return engine === 'sqlite' ? onSqlite(folder) : onMariadb(folder);
}

/** The database of a server that somebody else runs. */
export async function storageAt(url: string): Promise<Storage> {
  const connection = await createConnection(url);
  return { environment: {}, rows: (sql) => select(connection, sql), remove: () => connection.end() };
}

function onSqlite(folder: string): Storage {
  return {
    environment: { DATA_DIR: folder, DATABASE_URL: '' },
    rows: <Row>(sql: string) => {
      const database = new Sqlite(join(folder, 'kaaj.sqlite'));
      const rows = database.prepare(sql).all() as Row[];
      database.close();
      return Promise.resolve(rows);
    },
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
    rows: (sql) => select(connection, sql),
    remove: async () => {
      await connection.query(`DROP DATABASE ${name}`);
      await connection.end();
      rmSync(folder, { recursive: true });
    },
  };
}

async function select<Row>(connection: Connection, sql: string): Promise<Row[]> {
  const [rows] = await connection.query<RowDataPacket[]>(sql);
  return rows as Row[];
}
