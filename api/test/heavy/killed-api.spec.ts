import { describeOn, databaseServer, SERVER } from '../support/databases';
import { DatabaseProxy, type Moment } from '../support/database-proxy';
import { actions, idOf } from '../support/actions';
import { auditLedger, balanceOf } from '../support/ledger';
import { until } from '../support/processes';
import { timeLimit, sized } from '../support/sizes';
import { PersistentClients } from './persistent-clients';
import { RemoteProduct } from './remote-product';

/** Statements that every flow of money executes. */
const MOMENTS: readonly Moment[] = [
  { when: 'before', statement: 'UPDATE account SET balance' },
  { when: 'after', statement: 'UPDATE account SET balance' },
  { when: 'before', statement: 'INSERT INTO transfer' },
  { when: 'after', statement: 'INSERT INTO transfer' },
  { when: 'before', statement: 'INSERT INTO notification' },
  { when: 'after', statement: 'INSERT INTO notification' },
  { when: 'before', statement: 'COMMIT' },
  { when: 'after', statement: 'COMMIT' },
];

describeOn(SERVER, 'an API that is killed', () => {
  let proxy: DatabaseProxy;
  let product: RemoteProduct;
  beforeAll(
    async () => {
      proxy = await DatabaseProxy.start(Number(new URL(databaseServer()).port));
      product = await RemoteProduct.start({ proxy });
    },
    timeLimit(60, 60),
  );
  afterAll(async () => {
    await product.stop();
    proxy.stop();
  });

  it(
    'R7 creates and loses no coin at any of 8 moments of the flows of money, and requests succeed after a retry',
    async () => {
      const { testEnv } = product;
      const [process] = product.processes;
      const clients = await PersistentClients.join(testEnv, sized(16, 6));
      clients.begin();
      for (let kill = 0; kill < sized(200, 8); kill += 1) {
        // A process that always crashes before its first response would only exhaust the clients' retries.
        await clients.served();
        const moment = MOMENTS[kill % MOMENTS.length] as Moment;
        await new Promise<void>((resolve, reject) => {
          proxy.at(moment, () => {
            process.kill().then(resolve, reject);
          });
        });
        expect(await auditLedger(testEnv.sql)).toBe(0);
        await process.start();
      }
      await clients.end();
      expect(await auditLedger(testEnv.sql)).toBe(0);
      expect(await clients.settle(testEnv.sql)).toBeGreaterThan(0);
    },
    timeLimit(180, 3600),
  );
});

/** Statements of a piece of a batch, in their order; no other job of the server sends them. */
const STEPS: readonly Moment[] = [
  { when: 'after', statement: 'UPDATE task_batch SET posted' },
  { when: 'after', statement: 'INSERT INTO task (' },
  { when: 'after', statement: 'INSERT INTO task_text' },
  { when: 'before', statement: 'INSERT INTO transfer' },
  { when: 'after', statement: 'UPDATE account SET balance' },
  { when: 'before', statement: 'INSERT INTO account' },
  { when: 'after', statement: 'INSERT INTO account' },
];

describeOn(SERVER, 'an API that is killed while it posts a batch', () => {
  let proxy: DatabaseProxy;
  let product: RemoteProduct;
  beforeAll(
    async () => {
      proxy = await DatabaseProxy.start(Number(new URL(databaseServer()).port));
      product = await RemoteProduct.start({ proxy, settings: { SCHEDULER: 'true' } });
    },
    timeLimit(60, 60),
  );
  afterAll(async () => {
    await product.stop();
    proxy.stop();
  });

  it(
    'R7 omits no row and posts none twice, and the coins add up',
    async () => {
      const { testEnv } = product;
      const [process] = product.processes;
      const buyer = await testEnv.person('Buyer', { coins: TASKS });
      const rows = ['picture', ...Array.from({ length: TASKS }, (_, index) => `${index}.png`)].join('\n');
      const send = () => actions.postBatch(buyer, { rows, payableAmount: 1 }, { 'idempotency-key': 'batch' });
      // Killed while it answers or before it listens: the next process continues in both cases.
      const begin: (() => Promise<unknown>)[] = [send, ...STEPS.slice(1).map(() => () => process.start())];
      for (const [index, moment] of STEPS.entries()) {
        const killed = new Promise<void>((resolve, reject) => {
          proxy.at(moment, () => {
            process.kill().then(resolve, reject);
          });
        });
        begin[index]?.().catch(() => undefined);
        await killed;
        expect(await auditLedger(testEnv.sql)).toBe(0);
        await testEnv.sql('UPDATE job_lease SET `until` = 0');
      }
      await process.start();
      const id = idOf(await send());
      await until(async () => (await batchOf(id)).posted === TASKS, 60_000, 'all of it is posted');
      const titles = await testEnv.sql<{ title: string }>('SELECT title FROM task ORDER BY id');
      expect(titles.map(({ title }) => title)).toEqual(
        rows
          .split('\n')
          .slice(1)
          .map((row) => `Label ${row}`),
      );
      expect([await auditLedger(testEnv.sql), await balanceOf(testEnv.sql, `available:${buyer.id}`)]).toEqual([0, 0]);
    },
    timeLimit(180, 180),
  );

  const TASKS = 3_000;

  const batchOf = async (id: string) => {
    const [row] = await product.testEnv.sql<{ posted: number }>('SELECT posted FROM task_batch WHERE id = ?', [id]);
    return { posted: Number(row?.posted) };
  };
});
