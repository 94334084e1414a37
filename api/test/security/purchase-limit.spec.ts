import { deliver, FakeStripe, paid, STRIPE_SETTINGS } from '../support/fake-stripe';
import { actions, describeOnEachDatabase, type Person, TestApp } from '../test-app';

const LIMIT = { LIMIT_PURCHASES: '3' };
const REFUSED = { status: 429, code: 'auth/too-many-requests' };

describeOnEachDatabase('the limit on purchases', (engine) => {
  let testApp: TestApp;
  let buyer: Person;
  let other: Person;
  afterEach(() => testApp.clock.reset());
  const join = async () => {
    [buyer, other] = [await testApp.person('Buyer'), await testApp.person('Buyer')];
    testApp.nameWallet('buyer', buyer);
    testApp.nameWallet('other', other);
  };
  const balances = async () => {
    const {
      buyer: own,
      other: others,
      'buyer held': held,
      'other held': othersHeld,
      ledgerSum,
    } = await testApp.balances();
    return { own, others, held: [held, othersHeld], ledgerSum };
  };
  const NONE = { own: 50, others: 50, held: [0, 0], ledgerSum: 0 };

  describe('in the sandbox', () => {
    beforeAll(async () => {
      testApp = await TestApp.build(engine, LIMIT);
    });
    afterAll(() => testApp.close());
    beforeEach(join);

    it('refuses a buyer’s next purchase in an hour, changes nothing by it, and stops no one else', async () => {
      for (let times = 0; times < 3; times += 1) (await actions.buy(buyer, 10)).data();
      const before = await testApp.snapshotWithoutOutbox();
      const refused = await actions.buy(buyer, 10);
      expect(refused).toMatchObject(REFUSED);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
      expect(await testApp.snapshot()).toEqual(before);
      (await actions.buy(other, 500)).data();
      expect(await balances()).toEqual({ ...NONE, own: 80, others: 550 });
      testApp.clock.advance(60 * 60_000 + 1);
      await buyer.signIn();
      (await actions.buy(buyer, 10)).data();
      expect(await balances()).toEqual({ ...NONE, own: 90, others: 550 });
    });

    it('allows exactly its number of concurrent purchases', async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => actions.buy(buyer, 10)));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
      for (const refused of answers.filter(({ ok }) => !ok)) expect(refused).toMatchObject(REFUSED);
      expect(await balances()).toEqual({ ...NONE, own: 80 });
    });

    it('counts a purchase once for all copies of its key, which keep their answer when the limit is reached', async () => {
      const key = { 'idempotency-key': 'one-purchase' };
      const copies = await Promise.all(Array.from({ length: 10 }, () => actions.buy(buyer, 10, key)));
      for (let times = 0; times < 2; times += 1) (await actions.buy(buyer, 10)).data();
      expect(await actions.buy(buyer, 10)).toMatchObject(REFUSED);
      const again = await actions.buy(buyer, 10, key);
      expect(new Set([...copies, again].map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(again.status).toBe(201);
      expect(await balances()).toEqual({ ...NONE, own: 80 });
    });
  });

  describe('through Stripe', () => {
    let stripe: FakeStripe;
    beforeAll(async () => {
      stripe = await FakeStripe.start();
      testApp = await TestApp.build(engine, { ...STRIPE_SETTINGS, ...LIMIT, STRIPE_API_URL: stripe.url });
    });
    afterAll(async () => {
      await testApp.close();
      await stripe.stop();
    });
    beforeEach(async () => {
      await join();
      stripe.broken = false;
    });

    it('counts checkouts that Stripe refuses too, also of one key, and opens none after it', async () => {
      const key = { 'idempotency-key': 'one-purchase' };
      stripe.broken = true;
      const down = { status: 503, code: 'payment/gateway-unavailable' };
      for (const headers of [key, key, {}]) {
        expect(await actions.buy(buyer, 500, headers)).toMatchObject(down);
      }
      stripe.broken = false;
      for (const headers of [key, {}]) expect(await actions.buy(buyer, 500, headers)).toMatchObject(REFUSED);
      expect(stripe.opened).toEqual([]);
      expect(await balances()).toEqual(NONE);
    });

    it('credits a payment that arrives after it', async () => {
      const [first] = await Promise.all(
        Array.from({ length: 3 }, async () => (await actions.buy(buyer, 500)).data<{ _id: string }>()),
      );
      expect(await actions.buy(buyer, 500)).toMatchObject(REFUSED);
      const payload = paid({ id: first?._id ?? '', cents: 2000 });
      await deliver(testApp.api, payload);
      expect(await balances()).toEqual({ ...NONE, own: 550 });
    });
  });
});
