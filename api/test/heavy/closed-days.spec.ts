import { CloseDays } from '../../src/contexts/books/application/close-days';
import { Ledger, transferFor } from '../../src/contexts/wallet';
import { coins } from '../../src/kernel/coins';
import { newId } from '../../src/kernel/ids';
import { runAdminCommand } from '../support/admin-cli';
import { ApiProcess, until } from '../support/processes';
import { describeOnEachDatabase, TEST_SETTINGS, TestApp } from '../test-app';

describeOnEachDatabase('R19 two servers that close several days concurrently', (engine) => {
  let testApp: TestApp;
  beforeEach(async () => {
    testApp = await TestApp.build(engine);
  });
  afterEach(() => testApp.close());

  const grant = () =>
    testApp.database.run(() =>
      testApp.app.get(Ledger).post(transferFor('starting-coins', { personId: newId(), coins: coins(10) })),
    );
  const days = () => testApp.sql<{ number: number; day: string }>('SELECT number, day FROM book_day ORDER BY number');

  it('close each day once when the job lease excludes neither of them', async () => {
    const DAYS = 5;
    testApp.clock.toNoon();
    // A chain that stopped days ago, with transfers on each day since: all of them are due together.
    testApp.clock.advanceDays(-DAYS);
    for (let day = 0; day < DAYS; day += 1) {
      for (let n = 0; n < 3; n += 1) await grant();
      testApp.clock.advanceDays(1);
      if (day === 0) while (await testApp.app.get(CloseDays).run());
    }
    expect(await days()).toHaveLength(1);
    const settings = { ...TEST_SETTINGS, ...testApp.settings, SCHEDULER: 'true' };
    const servers = [await ApiProcess.prepare(settings), await ApiProcess.prepare(settings)];
    let sharing = true;
    // Each assumes that it has the lease: only the chain prevents that a day is closed twice.
    const share = (async () => {
      while (sharing) {
        await testApp.sql('UPDATE job_lease SET `until` = 0');
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    })();
    const seen: number[] = [];
    try {
      await Promise.all(servers.map((server) => server.start()));
      const check = async () => {
        for (const { server } of servers) seen.push((await fetch(`${server}/api/proof?size=50`)).status);
        return (await days()).length >= DAYS;
      };
      await until(check, 60_000, 'the days are closed');
    } finally {
      sharing = false;
      await share;
      await Promise.all(servers.map((server) => server.stop()));
    }
    const closed = await days();
    expect(closed.map(({ number }) => number)).toEqual(Array.from({ length: DAYS }, (_, n) => n + 1));
    expect(new Set(closed.map(({ day }) => day)).size).toBe(DAYS);
    expect(new Set(seen)).toEqual(new Set([200]));
    expect(servers.map(({ output }) => output).join('')).not.toMatch(/a job failed/);
    const verified = await runAdminCommand(testApp, ['ledger', 'verify']);
    expect(verified).toMatchObject({ status: 0 });
    expect(verified.output).toContain(`Verified ${DAYS} closed days (${3 * DAYS} transfers): 0 discrepancies.`);
  });
});
