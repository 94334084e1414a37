import { LedgerAudit, isBalanced } from '../../src/contexts/wallet';
import { deeds, describeOn, idOf, World } from '../world';

/** The short pass of `npm test`. With TEST_ENGINES=MySQL everything else runs on MySQL, too. */
describeOn('MySQL', 'an empty database', () => {
  it('is migrated, takes a coin from its purchase to its withdrawal, and its ledger is verified', async () => {
    const world = await World.build('MySQL');
    const [buyer, worker] = [await world.person('Buyer'), await world.person('Worker')];
    world.nameWallet('buyer', buyer);
    world.nameWallet('worker', worker);
    (await deeds.buy(buyer, 500)).data();
    const task = idOf(await deeds.post(buyer, { requiredWorkers: 1, payableAmount: 200 }));
    (await deeds.review(buyer, idOf(await deeds.submit(worker, task)), 'accepted')).data();
    const withdrawal = idOf(await deeds.withdraw(worker, 200));
    (await deeds.decide(await world.admin(), withdrawal, 'accepted')).data();
    await world.runJobs();

    expect(await world.balances()).toEqual({
      buyer: 350,
      'buyer held': 0,
      worker: 10,
      'worker held': 0,
      everything: 0,
    });
    const report = await world.app.get(LedgerAudit, { strict: false }).run();
    expect(report).toMatchObject({ sum: 0, mismatches: [], negative: [] });
    expect(report.transfers).toBeGreaterThan(5);
    expect(isBalanced(report)).toBe(true);
    expect(await world.wrongRecords()).toEqual([]);
    await world.close();
  });
});
