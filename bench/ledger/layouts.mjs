/**
 * Table layouts for the same transfers. `fill` copies them from the product's table; `names` are the tables of the
 * layout. docs/decisions/0024-transfer-table-layout.md has the trade-offs of each.
 */
export const layouts = [
  {
    title: 'names, as it is',
    names: ['named_transfer'],
    make: ['CREATE TABLE named_transfer LIKE transfer'],
    fill: ['INSERT INTO named_transfer SELECT * FROM transfer ORDER BY id'],
  },
  {
    title: 'numbers: accounts BIGINT, ids and references BINARY(16), kinds TINYINT',
    names: ['numbered_transfer', 'account_number'],
    make: [
      'CREATE TABLE account_number (number BIGINT PRIMARY KEY AUTO_INCREMENT, id VARCHAR(40) NOT NULL UNIQUE)',
      `CREATE TABLE numbered_transfer (
        id BINARY(16) PRIMARY KEY, from_account BIGINT NOT NULL, to_account BIGINT NOT NULL, amount BIGINT NOT NULL,
        kind TINYINT NOT NULL, reference BINARY(16) NOT NULL, at BIGINT NOT NULL,
        UNIQUE INDEX (kind, reference), INDEX (from_account, id), INDEX (to_account, id))`,
    ],
    fill: [
      'INSERT INTO account_number (id) SELECT id FROM account ORDER BY id',
      `INSERT INTO numbered_transfer
        SELECT UNHEX(LPAD(HEX(CAST(SUBSTR(t.id, 7) AS UNSIGNED)), 32, '0')), COALESCE(f.number, 0), COALESCE(r.number, 0), t.amount,
          CASE t.kind WHEN 'task-posted' THEN 1 ELSE 2 END, UNHEX(LPAD(HEX(CAST(SUBSTR(t.reference, 8) AS UNSIGNED)), 32, '0')), t.at
        FROM transfer t LEFT JOIN account_number f ON f.id = t.from_account LEFT JOIN account_number r ON r.id = t.to_account
        ORDER BY t.id`,
    ],
  },
  {
    title: 'names, in parts by time, with a table of events beside them',
    names: ['parted_transfer', 'transfer_event'],
    make: [
      `CREATE TABLE parted_transfer (
        id VARCHAR(26) PRIMARY KEY, from_account VARCHAR(40) NOT NULL, to_account VARCHAR(40) NOT NULL, amount BIGINT NOT NULL,
        kind VARCHAR(32) NOT NULL, reference VARCHAR(80) NOT NULL, at BIGINT NOT NULL,
        INDEX (from_account, id), INDEX (to_account, id))
      PARTITION BY KEY (id) PARTITIONS 12`,
      'CREATE TABLE transfer_event (kind VARCHAR(32) NOT NULL, reference VARCHAR(80) NOT NULL, PRIMARY KEY (kind, reference))',
    ],
    fill: [
      'INSERT INTO parted_transfer SELECT id, from_account, to_account, amount, kind, reference, at FROM transfer ORDER BY id',
      'INSERT INTO transfer_event SELECT kind, reference FROM transfer ORDER BY id',
    ],
  },
];
