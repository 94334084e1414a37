import { remoteApi } from '../support/api';
import { describeOn, freshDatabase, type FreshDatabase, mariadbServer } from '../support/databases';
import { DatabaseProxy, type Moment } from '../support/database-proxy';
import { auditLedger } from '../support/ledger';
import { ApiProcess } from '../support/processes';
import { remoteSql } from '../support/remote-sql';
import { patience, sized } from '../support/sizes';
import { RemoteStage } from '../support/stage';
import { TEST_SETTINGS } from '../world';
import { PersistentClients } from './persistent-clients';

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

const ORIGIN = 'http://kaaj.test';

describeOn('MariaDB', 'an API that is killed', () => {
  let home: FreshDatabase;
  let database: ReturnType<typeof remoteSql>;
  let proxy: DatabaseProxy;
  let process: ApiProcess;
  let api: ReturnType<typeof remoteApi>;
  beforeAll(
    async () => {
      home = await freshDatabase('MariaDB');
      const url = new URL(String(home.settings.DATABASE_URL));
      database = remoteSql(url.href);
      proxy = await DatabaseProxy.start(Number(new URL(mariadbServer()).port));
      url.port = String(proxy.port);
      process = await ApiProcess.start({
        ...TEST_SETTINGS,
        ...home.settings,
        DATABASE_URL: url.href,
        PUBLIC_ORIGIN: ORIGIN,
      });
      api = remoteApi(ORIGIN, [process.server]);
    },
    patience(60, 60),
  );
  afterAll(async () => {
    api.close();
    await process.kill();
    proxy.stop();
    await database.close();
    await home.remove();
  });

  it(
    'R7 makes and loses no coin at any of 8 moments of the ways of money, and what was asked is done after a retry',
    async () => {
      const clients = await PersistentClients.join(new RemoteStage(api, database.sql), sized(16, 6));
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
        expect(await auditLedger(database.sql)).toBe(0);
        await process.start();
      }
      await clients.end();
      expect(await auditLedger(database.sql)).toBe(0);
      expect(await clients.settle(database.sql)).toBeGreaterThan(0);
    },
    patience(180, 3600),
  );
});
