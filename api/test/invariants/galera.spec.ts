import { GaleraCluster, galeraStarts } from '../support/galera-cluster';
import { type MariadbProcess } from '../support/mariadb-process';
import { Posting } from '../support/posting';
import { until } from '../support/processes';
import { timeLimit } from '../support/sizes';
import { TEST_SETTINGS, TestApp } from '../test-app';
import { Config } from '../../src/config';
import { openDatabase } from '../../src/platform/database/open-database';
import { sql } from '../../src/platform/database/sql';
import { schema } from '../../src/schema';
import { runManyClients } from './many-clients';

(galeraStarts ? describe : describe.skip)('R16 an installation on two Galera nodes', () => {
  let cluster: GaleraCluster;
  let first: MariadbProcess;
  let second: MariadbProcess;
  let testApp: TestApp;

  beforeAll(async () => {
    // The second node alone remains a cluster, the first does not.
    cluster = await GaleraCluster.start([1, 2]);
    [first, second] = cluster.nodes as [MariadbProcess, MariadbProcess];
    testApp = await TestApp.build('SQLite', { DATABASE_URL: cluster.urlFrom(), DATABASE_WAIT_SECONDS: '5' });
  }, 120_000);
  afterAll(async () => {
    await testApp.close();
    await cluster.remove();
  });

  const portInUse = () =>
    testApp.sql<{ port: number }>('SELECT @@port AS port').then(
      ([row]) => row?.port,
      () => undefined,
    );

  it('reads on one node what was just written on the other', async () => {
    const other = await TestApp.build('SQLite', { DATABASE_URL: second.url });
    for (let at = 1; at <= 200; at += 1) {
      await testApp.database.execute(sql`INSERT INTO newsletter_address (email, at) VALUES (?, ?)`, [
        `${at}@kaaj.test`,
        at,
      ]);
      expect(await other.sql('SELECT at FROM newsletter_address WHERE at = ?', [at])).toEqual([{ at }]);
    }
    await other.close();
  });

  it(
    'R1 R2 random commands through both leave every coin where a reference model has it',
    async () => {
      const other = await TestApp.build('SQLite', { ...testApp.settings, DATABASE_URL: second.url });
      await runManyClients([testApp, other], 8, 160);
      await other.close();
    },
    timeLimit(240, 7200),
  );

  it('migrates once when processes start at the same time on both nodes', async () => {
    await first.statement('CREATE DATABASE empty');
    const addresses = [1, 2, 3].flatMap(() => cluster.nodes.map(({ url }) => url.replace(/kaaj$/, 'empty')));
    const starts = addresses.map((DATABASE_URL) =>
      openDatabase(Config.from({ ...TEST_SETTINGS, ...testApp.settings, DATABASE_URL }), schema),
    );
    const opened = await Promise.all(starts);
    const ran = await opened[0]?.query<{ name: string }>(sql`SELECT name FROM migrations`);
    expect(ran?.map(({ name }) => name).sort()).toEqual(
      schema.migrations.mysql.map((Migration) => new Migration().name).sort(),
    );
    for (const database of opened) await database.close();
  }, 120_000);

  it('leaves a node that lost its cluster, and returns to it when it is ready again', async () => {
    const posting = new Posting(await testApp.people(6, 'Buyer', { coins: 100_000 }));
    await posting.nextPosted();
    await cluster.isolate(first, true);
    await until(async () => (await portInUse()) === second.port, 30_000, 'the second is used');
    await posting.nextPosted();
    await cluster.isolate(first, false);
    await until(async () => (await portInUse()) === first.port, 30_000, 'the first is used again');
    await posting.nextPosted();
    await posting.expectAllOnce(testApp);
  }, 120_000);
});
