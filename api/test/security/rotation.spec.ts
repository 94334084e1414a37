import { createSecretKey, randomBytes } from 'node:crypto';
import { type PayoutAccount } from '@kaaj/contract';
import { createApp } from '../../src/app';
import { Config } from '../../src/config';
import { BookKeys } from '../../src/contexts/books';
import { StartingCoinsRegistry } from '../../src/contexts/identity/application/starting-coins-registry';
import { Endpoints } from '../../src/contexts/integrations/application/endpoints';
import { LinkSecrets } from '../../src/contexts/tasks';
import { SecondFactors } from '../../src/contexts/identity/application/second-factors';
import { Withdrawals } from '../../src/contexts/cash-out/application/withdrawals';
import { Database } from '../../src/platform/database/database';
import { type Sql, sql } from '../../src/platform/database/sql';
import { EncryptionKeys } from '../../src/platform/encryption/encryption-keys';
import { type Rotated, RotateKeys } from '../../src/platform/encryption/rotate-keys';
import { seal } from '../../src/platform/encryption/sealing';
import { sealedTables } from '../../src/encrypted-tables';
import { newId } from '../../src/kernel/ids';
import { actions, describeOnOneDatabase, idOf, type Person, taskBody, TEST_SETTINGS, TestApp } from '../test-app';

const [OLD, NEW] = [randomBytes(32), randomBytes(32)];
const NUMBER = '01712345678';

/** Every encrypted value of a row, as stored in the database. */
const columnsOf = sealedTables.flatMap(({ table, columns }) => columns.map((column) => [table, column] as const));

describeOnOneDatabase('rotated keys', (engine) => {
  let testApp: TestApp;
  let rahim: Person;
  beforeEach(async () => {
    testApp = await TestApp.build(engine, { ENCRYPTION_KEY: OLD.toString('hex') });
    rahim = await testApp.person('Worker', { coins: 100_000 });
  });
  afterEach(() => testApp.close());

  const [old, both, current] = [
    new EncryptionKeys(OLD),
    new EncryptionKeys(NEW, [OLD]),
    new EncryptionKeys(NEW),
  ] as const;

  const rotation = (keys = both) => new RotateKeys(testApp.database, keys, sealedTables);

  async function all(run: AsyncGenerator<Rotated, readonly Rotated[]>): Promise<readonly Rotated[]> {
    for (;;) {
      const step = await run.next();
      if (step.done) return step.value;
    }
  }

  /** The number of values per key, by table. */
  async function sealedWith(keys: EncryptionKeys): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const [table, column] of columnsOf) {
      const sql = `SELECT COUNT(*) AS n FROM ${table} WHERE ${column} LIKE ?`;
      const [row] = await testApp.sql<{ n: number }>(sql, [`${keys.prefix}%`]);
      counts[table] = (counts[table] ?? 0) + Number(row?.n);
    }
    return counts;
  }

  /** One of everything that is encrypted. */
  async function fill(): Promise<{ withdrawalId: string; account: PayoutAccount }> {
    const account = (await actions.saveAccount(rahim, NUMBER)).data<PayoutAccount>();
    const withdrawal = await rahim.post('/withdrawal', { withdrawalCoin: 200, payoutAccountId: account._id });
    (await actions.decide(await testApp.admin(), idOf(withdrawal), 'accepted')).data();
    const webhook = idOf(await rahim.post('/webhook', { url: 'https://1.1.1.1/kaaj', events: ['task.closed'] }));
    (await rahim.post(`/webhook/${webhook}/secret`)).data();
    (await rahim.post('/account/second-factor', { password: rahim.password })).data();
    const link = { url: 'https://survey.example/', code: 'signed' };
    (await (await testApp.person('Buyer')).post('/task', { ...taskBody(), link })).data();
    await testApp.app.get(BookKeys).signer();
    await testApp.runJobs();
    return { withdrawalId: idOf(withdrawal), account };
  }

  /** The same database, in a process with other settings. */
  async function inOtherProcess<T>(
    settings: Record<string, string>,
    read: (app: Awaited<ReturnType<typeof createApp>>) => Promise<T>,
  ) {
    const app = await createApp(Config.from({ ...TEST_SETTINGS, ...testApp.settings, ...settings }));
    await app.init();
    try {
      return await read(app);
    } finally {
      await app.close();
    }
  }

  it('encrypt everything again, and the former key decrypts nothing any more', async () => {
    const { withdrawalId, account } = await fill();
    const secrets = async (app: { get: TestApp['app']['get'] }) => ({
      number: await app.get(Withdrawals, { strict: false }).accountNumberOf(withdrawalId),
      webhooks: (await app.get(Endpoints, { strict: false }).of(rahim.id)).map(({ secret, formerSecret }) => [
        secret,
        formerSecret,
      ]),
      factor: (await app.get(SecondFactors, { strict: false }).find(rahim.id))?.secret,
      links: await app
        .get(LinkSecrets, { strict: false })
        .of((await testApp.sql<{ id: string }>('SELECT id FROM task'))[0]?.id ?? ''),
      signer: (await app.get(BookKeys, { strict: false }).signer()).id,
      // The key of a hash without its input does not change.
      welcomed: await app.get(StartingCoinsRegistry, { strict: false }).add(rahim.email),
    });
    const before = await secrets(testApp.app);
    expect(before.number).toBe(NUMBER);
    expect(before.factor).toMatch(/^[A-Z2-7]{16,}$/);
    expect(before.welcomed).toBe(false);
    const counts = await sealedWith(old);
    for (const [table, count] of Object.entries(counts)) expect(`${table} ${count > 0}`).toBe(`${table} true`);

    const outcomes = await all(rotation().execute());
    expect(outcomes.flatMap(({ closed }) => closed)).toEqual([]);
    expect(Object.fromEntries(outcomes.map(({ table, values }) => [table, values]))).toEqual(counts);
    expect(await sealedWith(current)).toEqual(counts);
    expect(Object.values(await sealedWith(old)).every((count) => count === 0)).toBe(true);
    const hash = current.accountHash('bkash', NUMBER);
    expect(await testApp.sql('SELECT account_hash FROM withdrawal')).toEqual([{ account_hash: hash }]);
    expect(await testApp.sql('SELECT account_hash FROM payout_account')).toEqual([{ account_hash: hash }]);

    // The former key is not needed any more.
    await inOtherProcess({ ENCRYPTION_KEY: NEW.toString('hex') }, async (app) => {
      expect(await secrets(app)).toEqual(before);
    });
    expect(account.accountNumberMasked).toBe('••••78');
    expect((await all(rotation().execute())).every(({ values }) => values === 0)).toBe(true);
    expect(await testApp.balances()).toMatchObject({ ledgerSum: 0 });
  });

  it('continue an interrupted rotation, and find values encrypted before keys had ids', async () => {
    const rows = 450;
    for (let index = 0; index < rows; index += 1) {
      const id = newId();
      const sealed = index % 2 ? old.seal(NUMBER, id) : seal(Buffer.from(NUMBER), id, createSecretKey(OLD));
      await testApp.sql(
        `INSERT INTO withdrawal (id, worker_id, coins, cents, payment_system, account_number, account_number_masked, account_hash, status, asked_at, decided_at)
         VALUES (?, ?, 200, 1000, 'bkash', ?, '••78', '', 'cancelled', 1, 1)`,
        [id, rahim.id, sealed],
      );
    }
    const stopped = rotation().execute();
    await stopped.next();
    await stopped.next();
    await stopped.return([]);
    const done = (await sealedWith(current))['withdrawal'] ?? 0;
    expect(done).toBe(200);
    const [first] = await all(rotation().execute());
    expect(first).toEqual({ table: 'withdrawal', values: rows - done, closed: [], closedCount: 0 });
    expect((await sealedWith(current))['withdrawal']).toBe(rows);
  });

  it('keep the new value of a row that was written meanwhile', async () => {
    const webhook = idOf(await rahim.post('/webhook', { url: 'https://1.1.1.1/kaaj', events: ['task.closed'] }));
    const query = testApp.database.queryWithoutTimeout.bind(testApp.database);
    let secret = '';
    jest.spyOn(testApp.database, 'queryWithoutTimeout').mockImplementation(async (sql: Sql, parameters) => {
      const rows = await query(sql, parameters);
      if (sql.includes('webhook_endpoint') && secret === '') {
        secret = (await rahim.post(`/webhook/${webhook}/secret`)).data<{ secret: string }>().secret;
      }
      return rows;
    });
    await all(rotation().execute());
    jest.restoreAllMocks();
    await inOtherProcess({ ENCRYPTION_KEY: NEW.toString('hex') }, async (app) => {
      expect((await app.get(Endpoints, { strict: false }).find(webhook))?.secret).toBe(secret);
    });
  });

  it('report a value that no key decrypts, leave it unchanged and continue with the others', async () => {
    const { withdrawalId } = await fill();
    const lost = new EncryptionKeys(randomBytes(32)).seal(NUMBER, withdrawalId);
    await testApp.sql('UPDATE withdrawal SET account_number = ? WHERE id = ?', [lost, withdrawalId]);
    const outcomes = await all(rotation().execute());
    expect(outcomes[0]).toEqual({ table: 'withdrawal', values: 0, closed: [withdrawalId], closedCount: 1 });
    expect(outcomes.slice(1).every(({ values, closed }) => values > 0 && closed.length === 0)).toBe(true);
    expect(await testApp.sql('SELECT account_number FROM withdrawal')).toEqual([{ account_number: lost }]);
  });

  it('let a server with the next key read values of both, and recognise its workers’ accounts', async () => {
    const { account } = await fill();
    await all(rotation().execute());
    await testApp.sql(`UPDATE withdrawal SET status = 'accepted', state = 'sent'`);
    const settings = { ENCRYPTION_KEY: OLD.toString('hex'), PREVIOUS_ENCRYPTION_KEYS: NEW.toString('hex') };
    await inOtherProcess(settings, async (app) => {
      const [row] = await app.get(Database).query<{ id: string }>(sql`SELECT id FROM withdrawal`);
      expect(await app.get(Withdrawals, { strict: false }).accountNumberOf(row?.id ?? '')).toBe(NUMBER);
      expect(await app.get(Withdrawals, { strict: false }).paidSince(rahim.id, 'bkash', NUMBER)).toBeGreaterThan(0);
    });
    expect(account._id).toHaveLength(26);
  });
});
