import { type WithdrawalSignals } from '@kaaj/contract';
import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../test-app';

/** Four accounts that buy of one worker, all of them one person's: coins that nobody worked for are to become money. */
describeOnEachDatabase('a ring of five', (engine) => {
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
  const askAs = async (worker: Person, accountNumber: string) =>
    idOf(await worker.post('/withdrawal', { withdrawalCoin: 200, paymentSystem: 'nagad', accountNumber }));
  const codes = async (withdrawal: string) =>
    (await admin.get(`/withdrawal/${withdrawal}/signals`)).data<WithdrawalSignals>().signals.map(({ code }) => code);

  it('that lives on starting coins shows by three signals, by four with the account of another ring', async () => {
    const worker = await testApp.person('Worker');
    await fund(await testApp.people(4, 'Buyer'), worker);
    const withdrawal = await askAs(worker, '01900000001');
    expect(await codes(withdrawal)).toEqual(['unpaid-buyers', 'quick-acceptance', 'new-account']);
    const next = await testApp.person('Worker');
    await fund(await testApp.people(4, 'Buyer'), next);
    for (const each of [await askAs(next, '01900000001'), withdrawal])
      expect(await codes(each)).toEqual(['shared-account', 'unpaid-buyers', 'quick-acceptance', 'new-account']);
  });

  it('that buys once with money to be asked back shows, too', async () => {
    const worker = await testApp.person('Worker');
    const buyers = await testApp.people(4, 'Buyer');
    for (const buyer of buyers) (await actions.buy(buyer, 150)).data();
    await fund(buyers, worker);
    expect(await codes(await askAs(worker, '01900000002'))).toEqual(['refundable', 'quick-acceptance', 'new-account']);
  });

  it('is paid or refused by a person alone', async () => {
    const worker = await testApp.person('Worker');
    await fund(await testApp.people(4, 'Buyer'), worker);
    const withdrawal = await askAs(worker, '01900000001');
    await testApp.runJobs();
    expect(await codes(withdrawal)).toContain('shared-account');
    expect((await actions.decide(admin, withdrawal, 'accepted')).status).toBe(200);
  });
});
