import { describeOn, mariadbServer } from '../support/databases';
import { DatabaseProxy, type Moment } from '../support/database-proxy';
import { auditLedger } from '../support/ledger';
import { patience, sized } from '../support/sizes';
import { PersistentClients } from './persistent-clients';
import { RemoteProduct } from './remote-product';

/** Statements that every way of money passes. */
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

describeOn('MariaDB', 'an API that is killed', () => {
  let proxy: DatabaseProxy;
  let product: RemoteProduct;
  beforeAll(
    async () => {
      proxy = await DatabaseProxy.start(Number(new URL(mariadbServer()).port));
      product = await RemoteProduct.start({ proxy });
    },
    patience(60, 60),
  );
  afterAll(async () => {
    await product.stop();
    proxy.stop();
  });

  it(
    'R7 makes and loses no coin at any of 8 moments of the ways of money, and what was asked is done after a retry',
    async () => {
      const { stage } = product;
      const [process] = product.processes;
      const clients = await PersistentClients.join(stage, sized(16, 6));
      clients.begin();
      for (let kill = 0; kill < sized(200, 8); kill += 1) {
        // A process that never lives long enough to serve anybody would only try the clients' patience.
        await clients.served();
        const moment = MOMENTS[kill % MOMENTS.length] as Moment;
        await new Promise<void>((resolve, reject) => {
          proxy.at(moment, () => {
            process.kill().then(resolve, reject);
          });
        });
        expect(await auditLedger(stage.sql)).toBe(0);
        await process.start();
      }
      await clients.end();
      expect(await auditLedger(stage.sql)).toBe(0);
      expect(await clients.settle(stage.sql)).toBeGreaterThan(0);
    },
    patience(180, 3600),
  );
});
