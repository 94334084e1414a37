import { randomUUID } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import LibsqlDatabase from 'libsql';
import { createConnection } from 'mysql2/promise';
import { newId } from '../../src/kernel/ids';
import { joinSql, identifier, sql, integerLiteral } from '../../src/platform/database/sql';
import { OutcomeUnknown, StorageUnavailable } from '../../src/platform/database/storage-errors';
import { type Answer } from '../support/api';
import { DatabaseProxy } from '../support/database-proxy';
import { databaseServer, SERVER } from '../support/databases';
import { MariadbProcess } from '../support/mariadb-process';
import { until } from '../support/processes';
import { actions, describeOn, describeOnEachDatabase, type Person, taskBody, TestApp } from '../test-app';

const installed = spawnSync('mariadbd', ['--version']).status === 0;

const key = () => ({ 'idempotency-key': randomUUID() });
const tasksOf = async (buyer: Person) => (await buyer.get(`/task/user/${buyer.email}`)).data<unknown[]>().length;

const errorOf = (errno: number, message: string) => Object.assign(new Error(message), { errno, code: 'ER_WHATEVER' });
const UNAVAILABLE = { status: 503, code: 'server/unavailable', headers: { 'retry-after': '2' } };

const READ_ONLY = 'The MariaDB server is running with the --read-only option so it cannot execute this statement';
const NOT_READY = 'WSREP has not yet prepared node for application use';

(installed ? describe : describe.skip)('a primary that becomes read-only', () => {
  let mariadb: MariadbProcess;
  let testApp: TestApp;
  beforeAll(async () => {
    mariadb = await MariadbProcess.start();
    // root may write to a read-only server; the user that runs Kaaj may not.
    await mariadb.statement("CREATE USER kaaj@'127.0.0.1'");
    await mariadb.statement("GRANT ALL ON kaaj.* TO kaaj@'127.0.0.1'");
    testApp = await TestApp.build('SQLite', { DATABASE_URL: mariadb.urlOf('kaaj'), DATABASE_WAIT_SECONDS: '5' });
  });
  afterAll(async () => {
    await testApp.close();
    await mariadb.remove();
  });

  it('answers 503 under load and never 500, still reads, and writes again once it can, without a restart', async () => {
    const buyers = await testApp.people(6, 'Buyer', { coins: 100_000 });
    const answers: Answer[] = [];
    let working = true;
    const clients = buyers.map(async (buyer) => {
      while (working) answers.push(await actions.post(buyer, {}, key()));
    });
    const met = (wanted: number) => answers.some(({ status }) => status === wanted);
    try {
      await until(async () => (await tasksOf(buyers[0] as Person)) > 0, 30_000, 'tasks are posted');
      await mariadb.statement('SET GLOBAL read_only = 1');
      await until(async () => met(503), 30_000, 'the API says that it cannot');
      expect(await actions.post(buyers[0] as Person)).toMatchObject(UNAVAILABLE);
      expect(await tasksOf(buyers[0] as Person)).toBeGreaterThan(0);
      await mariadb.statement('SET GLOBAL read_only = 0');
      const served = answers.length;
      await until(async () => answers.slice(served).some(({ ok }) => ok), 30_000, 'tasks are posted again');
    } finally {
      working = false;
      await Promise.all(clients);
    }
    expect([...new Set(answers.map(({ status }) => status))].filter((status) => ![201, 503].includes(status))).toEqual(
      [],
    );
    expect(await testApp.balances()).toMatchObject({ ledgerSum: 0 });
  });

  it('gives each client one task for each successful answer', async () => {
    const buyer = await testApp.person('Buyer', { coins: 100_000 });
    const posts: Promise<Answer>[] = [];
    for (let post = 0; post < 60; post += 1) {
      if (post === 20) await mariadb.statement('SET GLOBAL read_only = 1');
      if (post === 40) await mariadb.statement('SET GLOBAL read_only = 0');
      posts.push(actions.post(buyer));
      await pause(10);
    }
    const done = (await Promise.all(posts)).filter(({ ok }) => ok).length;
    expect((await testApp.sql('SELECT id FROM task WHERE buyer_id = ?', [buyer.id])).length).toBe(done);
    testApp.nameWallet('buyer', buyer);
    expect(await testApp.balances()).toMatchObject({ buyer: 100_000 - done * 5, ledgerSum: 0 });
  });
});

describeOnEachDatabase('a failing database', (engine) => {
  let testApp: TestApp;
  let buyer: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine, {
      DATABASE_CONNECTIONS: '6',
      DATABASE_WAIT_SECONDS: '1',
      DATABASE_LOCK_SECONDS: '1',
    });
    buyer = await testApp.person('Buyer', { coins: 1000 });
    testApp.nameWallet('buyer', buyer);
  });
  afterAll(() => testApp.close());

  it.each([
    ['read-only', 1290, READ_ONLY],
    ['read-only by its engine', 1836, 'Running in read-only mode'],
    ['a node that is not ready', 1047, NOT_READY],
  ])('that is %s causes a retry elsewhere, and one effect', async (_, errno, message) => {
    const before = await tasksOf(buyer);
    testApp.faults.throwNext(errorOf(errno, message), errorOf(errno, message));
    expect((await actions.post(buyer)).status).toBe(201);
    expect(await tasksOf(buyer)).toBe(before + 1);
  });

  it.each([
    [1290, READ_ONLY],
    [1836, 'Running in read-only mode'],
    [1047, NOT_READY],
    [1213, 'Deadlock found'],
    [1969, 'Query execution was interrupted (max_statement_time exceeded)'],
    [1114, 'The table is full'],
  ])('causes 503 with Retry-After, not 500, when it continues to report %s', async (errno, message) => {
    const before = await testApp.snapshotWithoutOutbox();
    testApp.faults.throwNext(...Array.from({ length: 100 }, () => errorOf(errno, message)));
    const answer = await actions.post(buyer);
    testApp.faults.throwNext();
    expect(answer).toMatchObject(UNAVAILABLE);
    expect(await testApp.snapshot()).toEqual(before);
  });

  it('is not called read-only for another forbidden statement', async () => {
    testApp.faults.throwNext(errorOf(1290, 'The MariaDB server is running with the --secure-file-priv option'));
    expect((await actions.post(buyer)).status).toBe(500);
  });

  it('is not used within a transaction whose ROLLBACK failed', async () => {
    const before = await testApp.snapshotWithoutOutbox();
    for (let round = 0; round < 3; round += 1) {
      testApp.faults.failRollback();
      await expect(
        testApp.database.run(async () => {
          await testApp.database.execute(sql`UPDATE task SET title = 'left behind' WHERE buyer_id = ?`, [buyer.id]);
          throw new Error('broken');
        }),
      ).rejects.toThrow('broken');
    }
    for (let round = 0; round < 6; round += 1) await testApp.database.execute(sql`UPDATE account SET earned = earned`);
    expect(await testApp.snapshot()).toEqual(before);
  });

  it('rejects a write through the connections for reads, also on a new connection', async () => {
    const write = sql`INSERT INTO newsletter_address (email, at) VALUES ('reader@kaaj.test', 0)`;
    const refused = async () => {
      await expect(testApp.database.query(write)).rejects.toThrow(/read.?only/i);
      expect(await testApp.sql('SELECT email FROM newsletter_address')).toEqual([]);
    };
    await refused();
    await testApp.database.reader.destroy();
    await testApp.database.reader.initialize();
    await refused();
    await Promise.all([refused(), refused(), refused()]);
  });

  it('causes no unlimited wait for a connection or for the write lock', async () => {
    let end: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (end = resolve));
    const busy = [1, 2].map(() => testApp.database.run(() => held));
    const answers = await Promise.all([1, 2, 3].map(() => actions.post(buyer)));
    for (const answer of answers) expect(answer).toMatchObject(UNAVAILABLE);
    end();
    await Promise.allSettled(busy);
    expect((await actions.post(buyer)).status).toBe(201);
  });

  it('causes no unlimited wait for a lock of another transaction', async () => {
    const release = await lockAccount(testApp, buyer);
    expect(await actions.post(buyer)).toMatchObject(UNAVAILABLE);
    await release();
    expect((await actions.post(buyer)).status).toBe(201);
  });

  it('causes 503 while it is being closed', async () => {
    const closing = await TestApp.build(engine);
    await closing.database.close();
    await expect(closing.database.query(sql`SELECT 1`)).rejects.toThrow(StorageUnavailable);
    await expect(closing.database.run(async () => undefined)).rejects.toThrow(StorageUnavailable);
    await closing.close();
  });
});

describeOn('SQLite', 'the one writing connection', () => {
  it('rejects changes while it cannot leave a transaction, and continues once it can', async () => {
    const testApp = await TestApp.build('SQLite', { DATABASE_LOCK_SECONDS: '1' });
    const buyer = await testApp.person('Buyer', { coins: 1000 });
    const { driver } = testApp.database.writer as unknown as {
      driver: { databaseConnection: LibsqlDatabase.Database };
    };
    const { databaseConnection } = driver;
    const exec = databaseConnection.exec.bind(databaseConnection);
    databaseConnection.exec = () => {
      throw Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_WRITE' });
    };
    testApp.faults.failRollback();
    const broken = testApp.database.run(async () => {
      await testApp.database.execute(sql`UPDATE task SET title = 'left behind'`);
      throw new Error('broken');
    });
    await expect(broken).rejects.toThrow('broken');
    expect(await actions.post(buyer)).toMatchObject(UNAVAILABLE);
    databaseConnection.exec = exec;
    expect((await actions.post(buyer)).status).toBe(201);
    expect(await testApp.sql("SELECT id FROM task WHERE title = 'left behind'")).toEqual([]);
    expect(await testApp.balances()).toMatchObject({ ledgerSum: 0 });
    await testApp.close();
  });
});

describeOn(SERVER, 'a time limit', () => {
  let testApp: TestApp;
  beforeAll(async () => (testApp = await TestApp.build(SERVER, { DATABASE_STATEMENT_SECONDS: '1' })));
  afterAll(() => testApp.close());

  // MySQL ends a SLEEP() that it stops with the result 1, and only a working statement with an error.
  const TEN = joinSql(
    Array.from({ length: 10 }, (_, number) => sql`SELECT ${integerLiteral(number)} AS number`),
    sql` UNION ALL `,
  );
  const LONG = sql`SELECT COUNT(*) AS many FROM ${joinSql(
    Array.from({ length: 9 }, (_, index) => sql`(${TEN}) ${identifier(`t${index}`)}`),
    sql` CROSS JOIN `,
  )}`;

  it('stops a statement that reads for too long, and answers 503', async () => {
    await expect(testApp.database.query(LONG)).rejects.toThrow(StorageUnavailable);
  });

  // MySQL has no such limit: docs/scaling.md.
  (SERVER === 'MySQL' ? it.skip : it)(
    'stops a statement that writes for too long, and answers as unavailable',
    async () => {
      const writing = testApp.database.execute(
        sql`INSERT INTO newsletter_address (email, at) SELECT CONCAT('slow', SLEEP(4)), 0`,
      );
      await expect(writing).rejects.toThrow(StorageUnavailable);
    },
  );

  it('does not stop reports, migrations and tools', async () => {
    await expect(testApp.database.queryWithoutTimeout(sql`SELECT SLEEP(1.5) AS stopped`)).resolves.toEqual([
      { stopped: 0 },
    ]);
    await expect(testApp.database.maintenance.query('SELECT SLEEP(1.5) AS stopped')).resolves.toEqual([{ stopped: 0 }]);
  });
});

describeOn(SERVER, 'a lost connection', () => {
  /** In one round trip with the last statement. */
  const COMMIT = ';\nCOMMIT';
  const QUERY = String.fromCharCode(3);
  /** For MySQL, the first part means that the statement has no attributes. */
  const NO_ATTRIBUTES = String.fromCharCode(0, 1);
  const COMMIT_ALONE = new RegExp(`${QUERY}(${NO_ATTRIBUTES})?COMMIT`);
  let proxy: DatabaseProxy;
  let testApp: TestApp;
  let buyer: Person;
  let primary: TestApp;
  beforeAll(async () => {
    primary = await TestApp.build(SERVER);
    const url = new URL(primary.settings.DATABASE_URL as string);
    proxy = await DatabaseProxy.start(Number(new URL(databaseServer()).port));
    url.port = String(proxy.port);
    testApp = await TestApp.build('SQLite', { DATABASE_URL: url.href, DATABASE_STATEMENT_SECONDS: '1' });
    const { databaseLimits } = testApp.config;
    Object.assign(databaseLimits, { graceSeconds: 1 } satisfies Partial<typeof databaseLimits>);
  });
  afterAll(async () => {
    proxy.stop();
    await testApp.close();
    await primary.close();
  });
  beforeEach(async () => {
    buyer = await testApp.person('Buyer', { coins: 1000 });
    testApp.nameWallet('buyer', buyer);
  });

  it('changes nothing before COMMIT: the unit of work runs once on another connection', async () => {
    proxy.at({ when: 'after', statement: 'INSERT INTO task ' }, () => proxy.cut());
    expect((await actions.post(buyer)).status).toBe(201);
    expect(await tasksOf(buyer)).toBe(1);
    expect(await testApp.balances()).toMatchObject({ buyer: 995, ledgerSum: 0 });
  });

  it.each(['before', 'after'] as const)(
    'leaves the outcome open during COMMIT, %s it took effect; the same key returns it, with one effect',
    async (when) => {
      const headers = key();
      proxy.at({ when, statement: COMMIT }, () => proxy.cut());
      const lost = await buyer.post('/task', taskBody(), headers);
      expect(lost).toMatchObject({ status: 503, code: 'server/outcome-unknown' });
      expect(lost.headers['retry-after']).toBeUndefined();
      expect(await tasksOf(buyer)).toBe(when === 'before' ? 0 : 1);
      const found = await buyer.post('/task', taskBody(), headers);
      expect(found.status).toBe(201);
      expect((await buyer.post('/task', taskBody(), headers)).text).toBe(found.text);
      expect(await tasksOf(buyer)).toBe(1);
      expect(await testApp.balances()).toMatchObject({ buyer: 995, ledgerSum: 0 });
    },
  );

  it.each(['before', 'after'] as const)('charges a purchase once during COMMIT, %s it took effect', async (when) => {
    const headers = key();
    proxy.at({ when, statement: COMMIT }, () => proxy.cut());
    expect((await actions.buy(buyer, 150, headers)).code).toBe('server/outcome-unknown');
    expect((await actions.buy(buyer, 150, headers)).status).toBeLessThan(300);
    expect((await actions.buy(buyer, 150, headers)).status).toBeLessThan(300);
    expect(await testApp.balances()).toMatchObject({ buyer: 1150, ledgerSum: 0 });
  });

  it.each(['before', 'after'] as const)(
    'leaves the outcome open during a COMMIT that is sent alone, %s it took effect',
    async (when) => {
      proxy.at({ when, statement: COMMIT_ALONE }, () => proxy.cut());
      const email = `${newId()}@kaaj.test`.toLowerCase();
      const written = testApp.database.execute(sql`INSERT INTO newsletter_address (email, at) VALUES (?, 0)`, [email]);
      await expect(written).rejects.toThrow(OutcomeUnknown);
      const stored = await testApp.sql('SELECT at FROM newsletter_address WHERE email = ?', [email]);
      expect(stored).toHaveLength(when === 'before' ? 0 : 1);
    },
  );

  it('returns that the outcome is unknown during COMMIT without a key', async () => {
    proxy.at({ when: 'after', statement: COMMIT }, () => proxy.cut());
    const lost = await actions.post(buyer);
    expect(lost.code).toBe('server/outcome-unknown');
    expect(lost.problem.message).toMatch(/outcome is unknown.*without a key, check before retrying/);
    expect(await tasksOf(buyer)).toBe(1);
  });

  it('times out when the server is unresponsive, and a COMMIT has an unknown outcome', async () => {
    const reached = (statement: string) =>
      new Promise<void>((resolve) => proxy.at({ when: 'before', statement }, resolve));
    const [other, headers] = [await testApp.person('Buyer', { coins: 1000 }), key()];
    // Both wait for their time limit at the same time.
    const inserting = reached('INSERT INTO task ');
    const first = actions.post(buyer);
    await inserting;
    const committing = reached(COMMIT);
    const second = other.post('/task', taskBody(), headers);
    await committing;
    expect([201, 503]).toContain((await first).status);
    expect((await second).code).toBe('server/outcome-unknown');
    expect((await other.post('/task', taskBody(), headers)).status).toBe(201);
    expect(await tasksOf(other)).toBe(1);
  });
});

/** Like another program on the same database. */
async function lockAccount(testApp: TestApp, { id }: Person): Promise<() => Promise<void>> {
  const { DATABASE_URL, DATA_DIR } = testApp.settings;
  if (!DATABASE_URL) {
    const other = new LibsqlDatabase(join(DATA_DIR, 'kaaj.sqlite'));
    other.exec('BEGIN IMMEDIATE');
    return async () => void other.exec('ROLLBACK');
  }
  const other = await createConnection(DATABASE_URL);
  await other.beginTransaction();
  await other.query('SELECT id FROM account WHERE id LIKE ? FOR UPDATE', [`%${id}%`]);
  return async () => {
    await other.rollback();
    await other.end();
  };
}
