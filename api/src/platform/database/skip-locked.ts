/** First MariaDB version with SKIP LOCKED; MySQL's is 8. */
const MARIADB_SINCE = [10, 6] as const;
const MYSQL_SINCE = 8;

/** These report a MySQL version. TiDB parses SKIP LOCKED and ignores it; Vitess was not checked. */
const OTHERS = /tidb|vitess/i;

/** Whether a server with this VERSION() supports `FOR UPDATE SKIP LOCKED`. */
export function hasSkipLocked(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map((part) => Number.parseInt(part, 10));
  if (OTHERS.test(version)) return false;
  return major === MARIADB_SINCE[0] ? minor >= MARIADB_SINCE[1] : major >= MYSQL_SINCE;
}
