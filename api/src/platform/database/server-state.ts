import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { DRIVER_SETTINGS } from './driver-settings';
import { socketTo } from './socket-to';
import { type DatabaseTls } from './tls-options';

export type ServerState =
  /** `everywhere`: a write is on all nodes of its cluster before it is acknowledged (Galera). */
  | { readonly writable: true; readonly everywhere: boolean }
  /** `answers` is false when the server is unreachable or does not respond. */
  | { readonly writable: false; readonly answers: boolean; readonly because: string };

/** Long enough for a healthy server, short enough for a failover. */
const TIMEOUT_MS = 2_000;

/** Checks on a separate connection whether the server is writable. */
export async function stateOf(address: string, tls: DatabaseTls | undefined): Promise<ServerState> {
  try {
    const values = await settingsOf(address, tls);
    if (values.get('wsrep_on') === 'ON' && values.get('wsrep_ready') !== 'ON')
      return notWritable('is not ready in its cluster');
    if ([...READ_ONLY].some((name) => values.get(name) === 'ON')) return notWritable('is read-only');
    return { writable: true, everywhere: values.get('wsrep_on') === 'ON' };
  } catch (error) {
    const { code, message } = error as { code?: unknown; message?: unknown };
    return { writable: false, answers: false, because: `cannot be used (${String(code ?? message)})` };
  }
}

const notWritable = (because: string): ServerState => ({ writable: false, answers: true, because });

/** MySQL's super_read_only also sets read_only. */
const READ_ONLY = new Set(['read_only', 'innodb_read_only', 'tidb_restricted_read_only', 'tidb_super_read_only']);

/** Unknown variables are missing in the result. A node outside of its cluster still answers both queries. */
async function settingsOf(address: string, tls: DatabaseTls | undefined): Promise<Map<string, string>> {
  const connection = await createConnection({
    ...DRIVER_SETTINGS,
    uri: address,
    connectTimeout: TIMEOUT_MS,
    stream: ({ config }: { readonly config: object }) => socketTo(address, config),
    ...(tls && { ssl: { ...tls } }),
  });
  // Errors after the result or the timeout are ignored.
  connection.on('error', () => undefined);
  try {
    const names = [...READ_ONLY, 'wsrep_on'].map((name) => `'${name}'`).join(', ');
    const values = new Map<string, string>();
    for (const sql of [
      `SHOW GLOBAL VARIABLES WHERE Variable_name IN (${names})`,
      "SHOW GLOBAL STATUS LIKE 'wsrep_ready'",
    ]) {
      const [rows] = await connection.query<RowDataPacket[]>({ sql, timeout: TIMEOUT_MS });
      for (const row of rows) values.set(String(row['Variable_name']).toLowerCase(), String(row['Value']));
    }
    return values;
  } finally {
    connection.destroy();
  }
}
