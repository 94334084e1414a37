import { type WithdrawalSignals } from '@kaaj/contract';
import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../test-app';

/** Four accounts of one person buy from one worker, to turn unearned coins into money. */
describeOnEachDatabase('a ring of five accounts', (engine) => {
  let testApp: TestApp;
  let admin: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    admin = await testApp.admin();
  });
  afterAll(() => testApp.close());

  const fund = async (buyers: readonly Person[], worker: Person) => {
    for (const buyer of buyers) {
      const work = idOf(await actions.submit(worker, idOf(await actions.post(buyer, { payableAmount: 50 }))));
      (await actions.review(buyer, work, 'accepted')).data();
    }
  };
  const withdrawAs = async (worker: Person, accountNumber: string) =>
    idOf(await worker.post('/withdrawal', { withdrawalCoin: 200, paymentSystem: 'nagad', accountNumber }));
  const codes = async (withdrawal: string) =>
    (await admin.get(`/withdrawal/${withdrawal}/signals`)).data<WithdrawalSignals>().signals.map(({ code }) => code);

  it('that uses starting coins raises three signals, and four with the account of another ring', async () => {
    const worker = await testApp.person('Worker');
    await fund(await testApp.people(4, 'Buyer'), worker);
    const withdrawal = await withdrawAs(worker, '01900000001');
    expect(await codes(withdrawal)).toEqual(['unpaid-buyers', 'quick-acceptance', 'new-account']);
    const next = await testApp.person('Worker');
    await fund(await testApp.people(4, 'Buyer'), next);
    for (const each of [await withdrawAs(next, '01900000001'), withdrawal])
      expect(await codes(each)).toEqual(['shared-account', 'unpaid-buyers', 'quick-acceptance', 'new-account']);
  });

  it('that buys once and asks for the money back raises signals too', async () => {
    const worker = await testApp.person('Worker');
    const buyers = await testApp.people(4, 'Buyer');
    for (const buyer of buyers) (await actions.buy(buyer, 150)).data();
    await fund(buyers, worker);
    expect(await codes(await withdrawAs(worker, '01900000002'))).toEqual([
      'refundable',
      'quick-acceptance',
      'new-account',
    ]);
  });

  it('is paid or rejected by an Admin only', async () => {
    const worker = await testApp.person('Worker');
    await fund(await testApp.people(4, 'Buyer'), worker);
    const withdrawal = await withdrawAs(worker, '01900000001');
    await testApp.runJobs();
    expect(await codes(withdrawal)).toContain('shared-account');
    expect((await actions.decide(admin, withdrawal, 'accepted')).status).toBe(200);
  });
});
