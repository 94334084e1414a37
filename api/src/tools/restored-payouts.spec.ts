import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase, type FreshDatabase } from '../../test/support/databases';
import { FakePayoutGateway, PAYOUT_GATEWAY_SETTINGS } from '../../test/support/fake-payout-gateway';
import { actions, describeOnOneDatabase, idOf, type Person, type Settings, TestApp } from '../../test/test-app';
import { Config } from '../config';
import { backUp, restore } from './backup';

describeOnOneDatabase('a restored backup of payouts that were paid since', (engine) => {
  let service: FakePayoutGateway;
  let settings: Settings;
  let before: TestApp;
  let after: TestApp | undefined;
  let fresh: FreshDatabase;
  const folder = join(mkdtempSync(join(tmpdir(), 'kaaj-backup-')), 'backup');
  beforeAll(async () => {
    service = await FakePayoutGateway.start(() => Date.now());
    const key = randomBytes(32).toString('hex');
    settings = { ...PAYOUT_GATEWAY_SETTINGS, PAYOUT_API_URL: service.url, ENCRYPTION_KEY: key };
    before = await TestApp.build(engine, settings);
    fresh = await freshDatabase(engine);
  });
  afterAll(async () => {
    await after?.close();
    await before.close();
    await fresh.remove();
    await service.stop();
    rmSync(join(folder, '..'), { recursive: true, force: true });
  });

  it('asks the payout gateway about each of them first, and pays only what it does not know', async () => {
    const admin = await before.admin();
    const workers = await Promise.all([200, 210, 220].map((coins) => before.person('Worker', { coins })));
    const ids = await Promise.all(workers.map(async (worker) => idOf(await actions.withdraw(worker, 200))));
    const [queued, unknown, pending] = ids as [string, string, string];
    for (const id of [queued, unknown]) (await actions.decide(admin, id, 'accepted')).data();
    await backUp(before.config, folder);
    (await actions.decide(admin, pending, 'accepted')).data();
    await before.runJobs();
    expect(service.taken).toHaveLength(3);
    await restore(Config.from({ ...settings, ...fresh.settings, NODE_ENV: 'test' }), folder);
    service.taken.splice(0, Infinity, ...service.taken.filter(({ id }) => id !== unknown));
    const events: string[] = [];
    service.onEvent = (event) => void events.push(event);

    after = await TestApp.build(engine, { ...settings, ...fresh.settings });
    const again = Object.assign(Object.create(admin) as Person, { api: after.api });
    await again.signIn();
    (await actions.decide(again, pending, 'accepted')).data();
    await after.runJobs();
    expect([events[0], service.taken.map(({ id }) => id).sort()]).toEqual(['asked', [...ids].sort()]);
    const states = await after.sql<{ state: string }>('SELECT state FROM withdrawal ORDER BY state');
    expect(states.map(({ state }) => state)).toEqual(['confirmed', 'confirmed', 'queued']);
    for (const [index, worker] of workers.entries()) after.nameWallet(`worker ${index}`, worker);
    expect(await after.balances()).toEqual({
      ...{ 'worker 0': 0, 'worker 1': 10, 'worker 2': 20 },
      ...{ 'worker 0 held': 0, 'worker 1 held': 0, 'worker 2 held': 0, ledgerSum: 0 },
    });
  });
});
