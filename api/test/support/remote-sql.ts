import { createPool } from 'mysql2/promise';
import { type Sql } from './sql';

/** Statements of a test's own on a MySQL or MariaDB database, beside the API that uses it. */
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
