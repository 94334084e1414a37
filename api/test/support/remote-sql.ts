import { join } from 'node:path';
import LibsqlDatabase from 'libsql';
import { createPool } from 'mysql2/promise';
import { type Sql } from './sql';

/** Statements of a test on a MySQL or MariaDB database, that the API also uses. */
export function remoteSql(url: string): { sql: Sql; close(): Promise<void> } {
  const pool = createPool({ uri: url, connectionLimit: 4, decimalNumbers: true });
  return {
    sql: async <Row>(statement: string, parameters: readonly unknown[] = []) => {
      const [rows] = await pool.query(statement, [...parameters]);
      return rows as Row[];
    },
    close: () => pool.end(),
  };
}

/** The same on the SQLite file of a folder. */
export function sqliteSql(folder: string): { sql: Sql; close(): Promise<void> } {
  let opened: LibsqlDatabase.Database | undefined;
  return {
    sql: async <Row>(statement: string, parameters: readonly unknown[] = []) => {
      opened ??= new LibsqlDatabase(join(folder, 'kaaj.sqlite'), { timeout: 10_000 });
      const prepared = opened.prepare(statement);
      if (prepared.reader) return prepared.all(...parameters) as Row[];
      prepared.run(...parameters);
      return [];
    },
    close: async () => void opened?.close(),
  };
}
