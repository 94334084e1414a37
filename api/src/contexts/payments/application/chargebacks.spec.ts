import { type LedgerHealth } from '@kaaj/contract';
import { back, FakeStripe, paid, sign, STRIPE_SETTINGS } from '../../../../test/support/fake-stripe';
import { deeds, describeOnEachDatabase, idOf, type Person, World } from '../../../../test/world';

describeOnEachDatabase('a dispute at the gateway', (engine) => {
  let world: World;
  let stripe: FakeStripe;
  let admin: Person;
  let buyer: Person;
  let worker: Person;
  let purchase: { readonly id: string; readonly cents: number };

  beforeAll(async () => {
    stripe = await FakeStripe.start();
    world = await World.build(engine, { ...STRIPE_SETTINGS, STRIPE_API_URL: stripe.url });
    [admin, buyer, worker] = [await world.admin(), await world.person('Buyer'), await world.person('Worker')];
    world.nameWallet('buyer', buyer);
    world.nameWallet('worker', worker);
    (await deeds.buy(buyer, 500)).data();
    const [row] = await world.sql<{ id: string; cents: number }>('SELECT id, cents FROM purchase');
    purchase = row as typeof purchase;
    await tell(paid(purchase));
    await world.runJobs();
    const work = idOf(await deeds.submit(worker, idOf(await deeds.post(buyer, { payableAmount: 300 }))));
    (await deeds.review(buyer, work, 'accepted')).data();
  });
  afterAll(async () => {
    await world.close();
    await stripe.stop();
  });

  const tell = async (payload: string) => {
    const answer = await world.api.send({
      method: 'POST',
      path: '/payment/webhook',
      body: payload,
      headers: { 'content-type': 'application/json', 'stripe-signature': sign(payload) },
    });
    expect(answer.status).toBe(200);
  };
  const health = async () => (await admin.get('/wallet/health')).data<LedgerHealth>();

  it('costs nothing before there is one', async () => {
    expect(await world.balances()).toMatchObject({ buyer: 250, worker: 310, everything: 0 });
    expect(await health()).toMatchObject({ dollarsTakenBack: 0, coinsLost: 0, dollarsLost: 0 });
  });

  it('freezes what is left with its buyer, never what a worker earned, and is told as a loss', async () => {
    await tell(back('charge.dispute.created', purchase, 2000));
    expect(await world.balances()).toMatchObject({ buyer: 0, worker: 310, 'worker held': 0, everything: 0 });
    expect(await health()).toMatchObject({ dollarsTakenBack: 20, coinsLost: 250, dollarsLost: 10 });
  });

  it('counts once, however often it is told and also as a refund', async () => {
    await tell(back('charge.refunded', purchase, 2000));
    expect(await world.balances()).toMatchObject({ buyer: 0, worker: 310, everything: 0 });
    expect(await health()).toMatchObject({ dollarsTakenBack: 20, coinsLost: 250, dollarsLost: 10 });
  });

  it('leaves a withdrawal of what was earned to the Admin', async () => {
    const withdrawal = idOf(await deeds.withdraw(worker, 300));
    expect((await deeds.decide(admin, withdrawal, 'accepted')).status).toBe(200);
    expect(await world.balances()).toMatchObject({ worker: 10, 'worker held': 0, everything: 0 });
  });
});
