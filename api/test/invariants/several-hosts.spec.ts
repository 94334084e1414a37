import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { type MariadbProcess } from '../support/mariadb-process';
import { Posting } from '../support/posting';
import { until } from '../support/processes';
import { Replicated } from '../support/replicated';
import { TestApp } from '../test-app';

const installed = spawnSync('mariadbd', ['--version']).status === 0;

(installed ? describe : describe.skip)('an installation with two database hosts', () => {
  let database: Replicated;
  let testApp: TestApp;
  let posting: Posting;
  let first: MariadbProcess;
  let second: MariadbProcess;

  beforeAll(async () => {
    database = await Replicated.start();
    [first, second] = database.servers;
    testApp = await TestApp.build('SQLite', { DATABASE_URL: database.url, DATABASE_WAIT_SECONDS: '5' });
  }, 120_000);
  afterAll(async () => {
    first.wake();
    await testApp.close();
    await database.remove();
  });
  beforeEach(async () => {
    posting = new Posting(await testApp.people(6, 'Buyer', { coins: 100_000 }));
    await posting.nextPosted();
  });

  const portInUse = async () => (await testApp.sql<{ port: number }>('SELECT @@port AS port'))[0]?.port;

  it('switches to the second when the first became read-only and the second was promoted, without a restart', async () => {
    await first.statement('SET GLOBAL read_only = 1');
    await until(async () => posting.answers.some(({ status }) => status === 503), 20_000, 'nobody takes writes');
    expect(await testApp.sql('SELECT COUNT(*) AS tasks FROM task')).toHaveLength(1);
    await database.promote(second);
    await posting.nextPosted();
    await posting.expectAllOnce(testApp);
    expect(await portInUse()).toBe(second.port);
  });

  it('reads from the new primary too, even without a write', async () => {
    await posting.end();
    await database.follow(first, second);
    await second.statement('SET GLOBAL read_only = 1');
    await database.promote(first);
    await until(async () => (await portInUse()) === first.port, 5_000, 'it reads from the first');
  });

  it('continues on the second when the first is killed', async () => {
    await database.follow(second, first);
    await posting.nextPosted();
    await first.kill();
    await database.promote(second);
    await posting.nextPosted();
    await posting.expectAllOnce(testApp);
    expect(await portInUse()).toBe(second.port);
  });

  it('leaves an unresponsive host, and does not return to it when it responds again as a writable one', async () => {
    await first.start();
    await database.follow(first, second);
    await second.statement('SET GLOBAL read_only = 1');
    await database.promote(first);
    await database.follow(second, first);
    await posting.nextPosted();
    first.pause();
    await database.promote(second);
    await posting.nextPosted();
    first.wake();
    await pause(2_500);
    await posting.nextPosted();
    expect(await portInUse()).toBe(second.port);
    await posting.expectAllOnce(testApp);
  });
});
