import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type QueryRunner } from 'typeorm';
import { hasSkipLocked } from '../../src/platform/database/skip-locked';
import { schema } from '../../src/schema';
import { ALLOWED, faultsOf, WHERE_SUPPORTED } from '../support/portable-sql';
import { RESERVED_WORDS } from '../support/reserved-words';
import { notPortable, sentStatements } from '../support/sent-statements';
import { actions, describeOn, idOf, TestApp, SERVER } from '../test-app';

/** TestApp.close() applies the same check to all that any test has sent to a pool of MariaDB. */
describe('R23 SQL that is sent to a database', () => {
  it.each([
    'SELECT id FROM person WHERE id = ? LOCK IN SHARE MODE',
    'SELECT id FROM person WHERE id = ? FOR SHARE',
    'select id from person where id = ? lock in share mode',
    'SELECT id FROM outbox LIMIT 5 FOR UPDATE SKIP LOCKED',
    "SELECT GET_LOCK('kaaj', 5)",
    "SELECT get_lock('kaaj', 5)",
    'INSERT INTO task (id) VALUES (?) RETURNING id',
    "SELECT value FROM JSON_TABLE(?, '$[*]' COLUMNS (value VARCHAR(9) PATH '$')) each_one",
    'ALTER TABLE task ADD FOREIGN KEY (buyer_id) REFERENCES person (id)',
    'CREATE TRIGGER counted AFTER INSERT ON task FOR EACH ROW SET @n = 1',
    'CALL settle(?)',
    'SELECT id FROM task WHERE MATCH (title) AGAINST (?)',
    'CREATE TABLE note (text TEXT)',
    'CREATE TABLE note (id INT PRIMARY KEY) ENGINE=MyISAM',
    'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED, READ ONLY',
    'START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY',
    'DELETE FROM task WHERE id IN (SELECT id FROM task WHERE kept < ?)',
    'UPDATE task SET kept = (SELECT MAX(kept) FROM task)',
    'LOCK TABLES task WRITE',
    'SELECT balance AS stored FROM account',
    'SELECT rank FROM person',
    'SELECT id FROM person ORDER BY manual',
    'UPDATE person SET groups = ?',
    'SELECT task.id AS offset FROM task',
  ])('is rejected when one of the databases does not support it: %s', (statement) =>
    expect(faultsOf(statement)).not.toEqual([]),
  );

  it.each([
    'UPDATE account SET balance = balance - ? WHERE id = ? AND balance >= ?',
    "SELECT 'lock in share mode', `share` FROM task t WHERE t.id = ? FOR UPDATE",
    'DELETE FROM task WHERE id IN (SELECT id FROM (SELECT id FROM task WHERE kept < ?) old)',
    'SET SESSION lock_wait_timeout = 5 /*M! , max_statement_time = 30 */',
    'CREATE TABLE `note` (`id` varchar(26) NOT NULL, PRIMARY KEY (`id`)) ENGINE=InnoDB',
  ])('is accepted when all of them support it: %s', (statement) => expect(faultsOf(statement)).toEqual([]));

  it.each([
    ['8.4.3', true],
    ['8.0.36-28', true],
    ['9.1.0', true],
    ['10.6.0-MariaDB', true],
    ['10.11.19-MariaDB-0+deb12u1', true],
    ['11.4.2-MariaDB-log', true],
    ['5.7.44-log', false],
    ['10.5.27-MariaDB', false],
    ['8.0.11-TiDB-v8.5.6', false],
    ['5.7.25-TiDB-v6.1.0', false],
    ['8.0.30-Vitess', false],
    ['', false],
  ])('uses SKIP LOCKED when the server documents it: %s', (version, has) => {
    const claim = 'SELECT id FROM outbox LIMIT 1 FOR UPDATE SKIP LOCKED';
    expect(faultsOf(claim, version).length === 0).toBe(has);
    expect(hasSkipLocked(version)).toBe(has);
  });

  const pages = {
    mysql: expect.stringMatching(/^https:\/\/dev\.mysql\.com\/doc\/refman\/8\.4\/en\/[a-z-]+\.html$/) as string,
    mariadb: expect.stringMatching(/^https:\/\/mariadb\.com\/kb\/en\/[a-z-]+\/$/) as string,
    tidb: expect.stringMatching(/^https:\/\/docs\.pingcap\.com\/tidb\/stable\/[a-z-]+$/) as string,
  };

  it('has a documentation page for each word, of each database', () => {
    for (const { words, ...documented } of ALLOWED) {
      expect(words).not.toBe('');
      expect(documented).toEqual(pages);
    }
  });

  it('has a documentation page for what only some support, of each of these', () => {
    const { tidb: _, ...ofSome } = pages;
    for (const { words, by, ...documented } of WHERE_SUPPORTED) {
      expect(words).not.toBe('');
      expect(by).not.toEqual([]);
      expect(documented).toEqual(ofSome);
    }
  });
});

describe('S31 names', () => {
  /** Quoted wherever they stand; sent statements are checked for it. */
  const QUOTED = ['claim.until', 'job_lease.until'];

  it('of tables and columns are reserved words of none of the databases', async () => {
    const testApp = await TestApp.build('SQLite');
    const names = testApp.database.maintenance.entityMetadatas.flatMap(({ tableName, columns }) => [
      tableName,
      ...columns.map(({ databaseName }) => `${tableName}.${databaseName}`),
    ]);
    await testApp.close();
    expect(names.length).toBeGreaterThan(300);
    expect(names.filter((name) => RESERVED_WORDS.has(name.split('.').at(-1) as string))).toEqual(QUOTED);
  });

  it('that statements give to columns and tables are reserved words of none of the databases', () => {
    const source = join(__dirname, '../../src');
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'),
    );
    const given = files.flatMap((file) =>
      [...readFileSync(join(source, file), 'utf8').matchAll(/\bAS ([a-z_]\w*)/g)].map(([, name = '']) => ({
        file,
        name,
      })),
    );
    expect(given.length).toBeGreaterThan(150);
    expect(given.filter(({ name }) => RESERVED_WORDS.has(name))).toEqual([]);
  });
});

it('migrations of an empty database use only what all of them support', async () => {
  const statements: string[] = [];
  const runner = { query: async (sql: string) => (statements.push(sql), []) } as unknown as QueryRunner;
  for (const Migration of Object.values(schema.migrations.mysql)) await new Migration().up(runner);
  expect(statements.length).toBeGreaterThan(50);
  expect(statements.flatMap((sql) => faultsOf(sql).map((fault) => `${fault}: ${sql}`))).toEqual([]);
});

describeOn(SERVER, 'a process', () => {
  it('uses only portable SQL, from its start over an earned coin to its jobs', async () => {
    const testApp = await TestApp.build(SERVER, {}, { emptyDatabase: true });
    const [buyer, worker] = [await testApp.person('Buyer', { coins: 1_000 }), await testApp.person('Worker')];
    const task = idOf(await actions.post(buyer, { payableAmount: 200 }));
    await actions.review(buyer, idOf(await actions.submit(worker, task)), 'accepted');
    await actions.withdraw(worker, 200);
    await testApp.runJobs();
    const sent = sentStatements();
    expect(sent.length).toBeGreaterThan(150);
    for (const begins of ['CREATE TABLE', 'SET SESSION TRANSACTION', 'INSERT INTO', 'UPDATE account', 'COMMIT'])
      expect(sent.some((sql) => sql.trim().startsWith(begins))).toBe(true);
    expect(notPortable()).toEqual([]);
    await testApp.close();
  });
});
