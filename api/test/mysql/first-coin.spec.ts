import { LedgerAudit, isBalanced } from '../../src/contexts/wallet';
import { actions, describeOn, idOf, TestApp } from '../test-app';

/** The short run of `npm test`. With TEST_ENGINES=MySQL all other tests run on MySQL, too. */
describeOn('MySQL', 'an empty database', () => {
  it('is migrated, takes a coin from its purchase to its withdrawal, and its ledger is verified', async () => {
    const testApp = await TestApp.build('MySQL');
    const [buyer, worker] = [await testApp.person('Buyer'), await testApp.person('Worker')];
    testApp.nameWallet('buyer', buyer);
    testApp.nameWallet('worker', worker);
    (await actions.buy(buyer, 500)).data();
    const task = idOf(await actions.post(buyer, { requiredWorkers: 1, payableAmount: 200 }));
    (await actions.review(buyer, idOf(await actions.submit(worker, task)), 'accepted')).data();
    const withdrawal = idOf(await actions.withdraw(worker, 200));
    (await actions.decide(await testApp.admin(), withdrawal, 'accepted')).data();
    await testApp.runJobs();

    expect(await testApp.balances()).toEqual({
      buyer: 350,
      'buyer held': 0,
      worker: 10,
      'worker held': 0,
      ledgerSum: 0,
    });
    const report = await testApp.app.get(LedgerAudit, { strict: false }).run();
    expect(report).toMatchObject({ sum: 0, mismatches: [], negative: [] });
    expect(report.transfers).toBeGreaterThan(5);
    expect(isBalanced(report)).toBe(true);
    expect(await testApp.wrongCounters()).toEqual([]);
    await testApp.close();
  });
});
