/** The first of MariaDB's versions that passes over rows which somebody holds; MySQL's is 8. */
const MARIADB_SINCE = [10, 6] as const;
const MYSQL_SINCE = 8;

/** They give themselves a version of MySQL's. TiDB takes the words and locks nothing; of Vitess nobody looked it up. */
const OTHERS = /tidb|vitess/i;

/** Whether a server whose VERSION() is this one has `FOR UPDATE SKIP LOCKED`. */
export function hasSkipLocked(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map((part) => Number.parseInt(part, 10));
  if (OTHERS.test(version)) return false;
  return major === MARIADB_SINCE[0] ? minor >= MARIADB_SINCE[1] : major >= MYSQL_SINCE;
}
