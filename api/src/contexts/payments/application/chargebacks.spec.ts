import { type LedgerHealth } from '@kaaj/contract';
import { back, deliver, FakeStripe, paid, STRIPE_SETTINGS } from '../../../../test/support/fake-stripe';
import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../../../../test/test-app';

describeOnEachDatabase('a dispute at the payment gateway', (engine) => {
  let testApp: TestApp;
  let stripe: FakeStripe;
  let admin: Person;
  let buyer: Person;
  let worker: Person;
  let purchase: { readonly id: string; readonly cents: number };

  beforeAll(async () => {
    stripe = await FakeStripe.start();
    testApp = await TestApp.build(engine, { ...STRIPE_SETTINGS, STRIPE_API_URL: stripe.url });
    [admin, buyer, worker] = [await testApp.admin(), await testApp.person('Buyer'), await testApp.person('Worker')];
    testApp.nameWallet('buyer', buyer);
    testApp.nameWallet('worker', worker);
    (await actions.buy(buyer, 500)).data();
    const [row] = await testApp.sql<{ id: string; cents: number }>('SELECT id, cents FROM purchase');
    purchase = row as typeof purchase;
    await receive(paid(purchase));
    await testApp.runJobs();
    const work = idOf(await actions.submit(worker, idOf(await actions.post(buyer, { payableAmount: 300 }))));
    (await actions.review(buyer, work, 'accepted')).data();
  });
  afterAll(async () => {
    await testApp.close();
    await stripe.stop();
  });

  const receive = async (payload: string) => expect((await deliver(testApp.api, payload)).status).toBe(200);
  const health = async () => (await admin.get('/wallet/health')).data<LedgerHealth>();

  it('moves nothing before it is opened', async () => {
    expect(await testApp.balances()).toMatchObject({ buyer: 250, worker: 310, ledgerSum: 0 });
    expect(await health()).toMatchObject({ dollarsTakenBack: 0, coinsLost: 0, dollarsLost: 0 });
  });

  it('freezes what is left with its buyer, never what a worker earned, and is reported as a loss', async () => {
    await receive(back('charge.dispute.created', purchase, 2000));
    expect(await testApp.balances()).toMatchObject({ buyer: 0, worker: 310, 'worker held': 0, ledgerSum: 0 });
    expect(await health()).toMatchObject({ dollarsTakenBack: 20, coinsLost: 250, dollarsLost: 10 });
  });

  it('counts once when it is reported several times and also as a refund', async () => {
    await receive(back('charge.refunded', purchase, 2000));
    expect(await testApp.balances()).toMatchObject({ buyer: 0, worker: 310, ledgerSum: 0 });
    expect(await health()).toMatchObject({ dollarsTakenBack: 20, coinsLost: 250, dollarsLost: 10 });
  });

  it('leaves a withdrawal of earned coins to the Admin', async () => {
    const withdrawal = idOf(await actions.withdraw(worker, 300));
    expect((await actions.decide(admin, withdrawal, 'accepted')).status).toBe(200);
    expect(await testApp.balances()).toMatchObject({ worker: 10, 'worker held': 0, ledgerSum: 0 });
  });
});
