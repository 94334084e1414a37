const MODE = 'STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION';

/**
 * The driver inserts parameters into the text of statements and escapes quotes by backslashes. In the mode
 * NO_BACKSLASH_ESCAPES that would allow SQL injection. There the second statement is a syntax error, which closes the
 * connection.
 */
export const SQL_MODE = [`SET SESSION sql_mode = '${MODE}'`, `SELECT '\\''`] as const;

/** Sets the mode in a first session. Throws where the mode does not change, as behind some proxies. */
export async function setMode(query: (sql: string) => Promise<unknown>): Promise<void> {
  await query(SQL_MODE[0]);
  const [row] = (await query('SELECT @@SESSION.sql_mode AS mode')) as [{ readonly mode: string }];
  const modes = row.mode.split(',');
  const remedy = `; let its server or proxy take sql_mode=${MODE}`;
  if (modes.includes('NO_BACKSLASH_ESCAPES')) throw new Error(`its SQL mode stays NO_BACKSLASH_ESCAPES${remedy}`);
  if (!modes.some((mode) => STRICT.has(mode))) throw new Error(`its SQL mode is not strict${remedy}`);
}

const STRICT = new Set(['STRICT_TRANS_TABLES', 'STRICT_ALL_TABLES']);
