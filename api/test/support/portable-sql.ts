import { RESERVED_WORDS } from './reserved-words';

/** One construct of SQL, and the documentation page of each database that has it. Galera uses MariaDB's SQL. */
interface Allowed {
  readonly words: string;
  readonly mysql: string;
  readonly mariadb: string;
  readonly tidb: string;
}

const page = (mysql: string, mariadb: string, tidb: string) => ({
  mysql: `https://dev.mysql.com/doc/refman/8.4/en/${mysql}.html`,
  mariadb: `https://mariadb.com/kb/en/${mariadb}/`,
  tidb: `https://docs.pingcap.com/tidb/stable/${tidb}`,
});

/** What all four support. A word that is missing here is rejected. */
export const ALLOWED: readonly Allowed[] = [
  {
    words: `SELECT DISTINCT AS FROM WHERE GROUP BY HAVING ORDER ASC DESC LIMIT OFFSET FOR UPDATE`,
    ...page('select', 'select', 'sql-statement-select'),
  },
  {
    words: 'JOIN INNER LEFT CROSS ON USING',
    ...page('join', 'join-syntax', 'explain-joins'),
  },
  {
    words: 'FORCE',
    ...page('index-hints', 'force-index', 'sql-statement-select'),
  },
  {
    words: 'UNION ALL',
    ...page('union', 'union', 'set-operators'),
  },
  {
    words: 'WITH',
    ...page('with', 'with', 'sql-statement-with'),
  },
  {
    words: 'INSERT INTO VALUES IGNORE DUPLICATE KEY',
    ...page('insert', 'insert', 'sql-statement-insert'),
  },
  {
    words: 'UPDATE SET',
    ...page('update', 'update', 'sql-statement-update'),
  },
  {
    words: 'DELETE',
    ...page('delete', 'delete', 'sql-statement-delete'),
  },
  {
    words: 'AND OR NOT IN IS NULL BETWEEN LIKE EXISTS TRUE FALSE',
    ...page('non-typed-operators', 'operators', 'operators'),
  },
  {
    words: 'CASE WHEN THEN ELSE END IF COALESCE',
    ...page('flow-control-functions', 'case-operator', 'control-flow-functions'),
  },
  {
    words: 'COUNT SUM MAX MIN AVG',
    ...page('aggregate-functions', 'aggregate-functions', 'aggregate-group-by-functions'),
  },
  {
    words: 'CONCAT SUBSTR SUBSTRING LENGTH CHAR_LENGTH INSTR REPLACE LOWER',
    ...page('string-functions', 'string-functions', 'string-functions'),
  },
  {
    words: 'ESCAPE',
    ...page('string-comparison-functions', 'like', 'string-functions'),
  },
  {
    words: 'REGEXP',
    ...page('regexp', 'regexp', 'string-functions'),
  },
  {
    words: 'JSON_EXTRACT JSON_UNQUOTE',
    ...page('json-functions', 'json-functions', 'json-functions'),
  },
  {
    // A test makes a statement slow.
    words: 'SLEEP',
    ...page('miscellaneous-functions', 'sleep', 'miscellaneous-functions'),
  },
  {
    // Tests read query plans, over analysed tables.
    words: 'EXPLAIN FORMAT TRADITIONAL ANALYZE',
    ...page('explain', 'explain', 'sql-statement-explain'),
  },
  {
    words: 'UNIX_TIMESTAMP',
    ...page('date-and-time-functions', 'date-time-functions', 'date-and-time-functions'),
  },
  {
    words: 'DATABASE VERSION',
    ...page('information-functions', 'information-functions', 'information-functions'),
  },
  {
    words: 'COMMIT ROLLBACK START TRANSACTION CONSISTENT SNAPSHOT',
    ...page('commit', 'start-transaction', 'sql-statement-start-transaction'),
  },
  {
    words: 'SESSION ISOLATION LEVEL READ COMMITTED REPEATABLE ONLY',
    ...page('set-transaction', 'set-transaction', 'sql-statement-set-transaction'),
  },
  {
    words: 'SHOW GLOBAL VARIABLES STATUS',
    ...page('show-variables', 'show-variables', 'sql-statement-show-variables'),
  },
  {
    words:
      'CREATE TABLE PRIMARY UNIQUE INDEX ENGINE INNODB DEFAULT CHECK CONSTRAINT CHARACTER COLLATE COMMENT AUTO_INCREMENT',
    ...page('create-table', 'create-table', 'sql-statement-create-table'),
  },
  {
    words:
      'VARCHAR CHAR TEXT MEDIUMTEXT LONGTEXT INT BIGINT TINYINT SMALLINT DATETIME DATE VARBINARY BLOB MEDIUMBLOB BINARY',
    ...page('data-types', 'data-types', 'data-type-overview'),
  },
  {
    words: 'ALTER ADD DROP COLUMN MODIFY CHANGE',
    ...page('alter-table', 'alter-table', 'sql-statement-alter-table'),
  },
];

/**
 * What only some support. It may be sent to a server that names itself one of them, in a version that documents it. The
 * sender has to be correct without it, too. TiDB accepts SKIP LOCKED and locks nothing:
 * https://github.com/pingcap/tidb/issues/69720
 */
export const WHERE_SUPPORTED: readonly (Omit<Allowed, 'tidb'> & { readonly by: readonly RegExp[] })[] = [
  {
    words: 'SKIP LOCKED',
    mysql: 'https://dev.mysql.com/doc/refman/8.4/en/innodb-locking-reads.html',
    mariadb: 'https://mariadb.com/kb/en/select/',
    by: [/^(8|9)\.\d+\.\d+(?!.*(TiDB|Vitess))/i, /^(10\.([6-9]|1\d)|1[1-9]\.\d+)\.\d+-MariaDB/i],
  },
];

const allowed = new Set(ALLOWED.flatMap(({ words }) => words.split(/\s+/)));

/** Constructs of allowed words that are not supported everywhere, with the page of the reference. */
const REFUSED: readonly { readonly pattern: RegExp; readonly because: string }[] = [
  {
    pattern: /\bFOR\s+SHARE\b|\bLOCK\s+IN\s+SHARE\s+MODE\b/i,
    because: 'TiDB ignores or refuses it: https://docs.pingcap.com/tidb/stable/sql-statement-select',
  },
  {
    pattern: /\bSET\b[^;]*\bTRANSACTION\b[^;]*,\s*(READ|ISOLATION)\b/i,
    because: 'TiDB takes one at a time: https://docs.pingcap.com/tidb/stable/sql-statement-set-transaction',
  },
  {
    pattern: /\bSTART\s+TRANSACTION\b[^;]*,/i,
    because: 'TiDB takes one at a time: https://docs.pingcap.com/tidb/stable/sql-statement-start-transaction',
  },
  {
    pattern: /^\s*CREATE\s+TABLE\b(?![\s\S]*\bPRIMARY\s+KEY\b)/i,
    because:
      'Galera wants a primary key in every table: https://mariadb.com/kb/en/mariadb-galera-cluster-known-limitations/',
  },
  {
    pattern: /\bENGINE\s*=\s*(?!InnoDB\b)/i,
    because: 'Galera replicates InnoDB alone: https://mariadb.com/kb/en/mariadb-galera-cluster-known-limitations/',
  },
];

/**
 * What is wrong with a statement for one of MySQL 8.4, MariaDB 10.11, Galera or TiDB; nothing for most. With the
 * version that the receiving server reports, what this one supports is allowed too.
 */
export function faultsOf(statement: string, version = ''): string[] {
  const here = WHERE_SUPPORTED.filter(({ by }) => by.some((pattern) => pattern.test(version)));
  const more = new Set(here.flatMap(({ words }) => words.split(/\s+/)));
  const text = withoutTexts(statement);
  const words = text.replace(/`[^`]*`|"[^"]*"|@@[\w.]+/g, ' ').match(/[A-Za-z_]\w*/g) ?? [];
  const unknown = words.filter((word) => !allowed.has(word.toUpperCase()) && !more.has(word) && !isName(word));
  const calls = [...text.matchAll(/\b([A-Za-z_]\w*)\(/g)].map(([, name = '']) => name);
  return [
    ...unknown.map((word) => `nobody looked up ${word}`),
    ...calls.filter((name) => !allowed.has(name.toUpperCase())).map((name) => `nobody looked up ${name}()`),
    ...reservedNames(words, text),
    ...REFUSED.filter(({ pattern }) => pattern.test(text)).map(({ because }) => because),
    ...readsWhatItChanges(text),
  ];
}

const withoutTexts = (statement: string): string =>
  statement
    // Each server reads its own kind of comment, and the others do not.
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/'(?:[^'\\]|\\.|'')*'/g, "''");

/** TypeORM writes types of columns and `as` in lower case, too, and quotes names. */
function reservedNames(words: readonly string[], text: string): string[] {
  if (/^\s*(CREATE|ALTER)\s+TABLE\b/i.test(text)) return [];
  return words.filter((word) => RESERVED_WORDS.has(word) && word !== 'as').map((word) => `${word} is a reserved word`);
}

/** The product's own names start with a lower-case letter or an underscore, and its SQL is upper case. */
const isName = (word: string) => /^[a-z_]/.test(word) && !RESERVED.has(word);

/** Words of SQL that look like names. */
const RESERVED = new Set(
  `lock skip locked nowait get_lock release_lock is_free_lock returning trigger procedure call references foreign
   fulltext spatial handler xa savepoint temporary intersect except lateral over partition recursive rollup json_table
   json_value benchmark load_file outfile`.split(/\s+/),
);

/**
 * MySQL rejects a statement that changes a table and reads it in a subquery (error 1093), where MariaDB accepts it. A
 * derived table avoids that: https://dev.mysql.com/doc/refman/8.4/en/update.html
 */
function readsWhatItChanges(text: string): string[] {
  const [head, changed] = /^\s*(?:UPDATE|DELETE\s+FROM)\s+`?(\w+)`?/i.exec(text) ?? [];
  if (!head || !changed) return [];
  const derived: boolean[] = [];
  const tokens = text.slice(head.length).match(/\w+|[()]/g) ?? [];
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1] ?? '';
    if (token === '(') derived.push(/^(FROM|JOIN)$/i.test(before));
    else if (token === ')') derived.pop();
    else if (token === changed && /^(FROM|JOIN)$/i.test(before) && !derived.includes(true))
      return [`reads ${changed}, which it changes: https://dev.mysql.com/doc/refman/8.4/en/update.html`];
  }
  return [];
}
