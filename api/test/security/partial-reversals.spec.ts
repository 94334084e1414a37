import { type LedgerHealth } from '@kaaj/contract';
import { PaymentPagesQuery } from '../../src/contexts/payments/adapters/out/payment-pages.query';
import { back, deliver, FakeStripe, message, paid, STRIPE_SETTINGS } from '../support/fake-stripe';
import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../test-app';

interface Bought {
  readonly id: string;
  readonly cents: number;
}

type Part = (bought: Bought) => string;

const refunded =
  (total: number): Part =>
  (bought) =>
    back('charge.refunded', bought, total);
const disputed =
  (cents: number, name = 'first'): Part =>
  (bought) =>
    back('charge.dispute.created', bought, cents, { dispute: `dp_${name}_${bought.id}` });

/** 500 coins cost 2,000 cents. Each case: the messages, and the coins that they take together. */
const REVERSALS: Record<string, readonly [readonly Part[], number]> = {
  'a refund, then a dispute of the rest': [[refunded(1000), disputed(1000)], 500],
  'a dispute, then a refund of the rest': [[disputed(1000), refunded(1000)], 500],
  'a refund and a dispute of less than the price': [[refunded(500), disputed(300)], 200],
  'growing refunds around a dispute': [[refunded(200), disputed(400), refunded(600)], 250],
  'two disputes': [[disputed(500), disputed(300, 'second')], 200],
  'one dispute in two messages': [[disputed(500), disputed(500)], 125],
  'a refund and a dispute of more than the price together': [[refunded(1500), disputed(2000)], 500],
  'disputes of more than the price together': [[disputed(1500), disputed(2000, 'second'), disputed(1, 'third')], 500],
};

describeOnEachDatabase('S30 a payment that is taken back in parts', (engine) => {
  let testApp: TestApp;
  let stripe: FakeStripe;
  let admin: Person;
  let buyer: Person;
  let bought: Bought;
  beforeAll(async () => {
    stripe = await FakeStripe.start();
    testApp = await TestApp.build(engine, { ...STRIPE_SETTINGS, STRIPE_API_URL: stripe.url });
    admin = await testApp.admin();
  });
  afterAll(async () => {
    await testApp.close();
    await stripe.stop();
  });
  beforeEach(async () => {
    buyer = await testApp.person('Buyer');
    bought = await open();
  });

  const open = async () => {
    const { _id: id, amountPaid } = (await actions.buy(buyer, 500)).data<{ _id: string; amountPaid: number }>();
    return { id, cents: amountPaid * 100 };
  };
  const receive = async (payload: string) => expect((await deliver(testApp.api, payload)).status).toBe(200);
  const balances = async () => {
    expect(await testApp.balances()).toMatchObject({ ledgerSum: 0 });
    const rows = await testApp.sql<{ account: string; coins: number }>(
      `SELECT account, SUM(coins) AS coins FROM (
         SELECT to_account AS account, amount AS coins FROM transfer
         UNION ALL SELECT from_account, -amount FROM transfer) moves GROUP BY account`,
    );
    return new Map(rows.map(({ account, coins }) => [account, Number(coins)]));
  };
  /** Cents, as the next signed day states them. */
  const returned = () => testApp.app.get(PaymentPagesQuery).centsReturnedUntil(Number.MAX_SAFE_INTEGER);
  const health = async () => (await admin.get('/wallet/health')).data<LedgerHealth>();
  /** The change of every account and of the reported loss by what is done, without zeros. */
  const changesBy = async (act: () => Promise<unknown>) => {
    const [before, lossBefore, returnedBefore] = [await balances(), await health(), await returned()];
    await act();
    const [after, lossAfter] = [await balances(), await health()];
    const changes = [...after].map(([account, coins]) => [account, coins - (before.get(account) ?? 0)] as const);
    const losses = (['dollarsTakenBack', 'coinsLost', 'dollarsLost'] as const).map(
      (key) => [key, Math.round((lossAfter[key] - lossBefore[key]) * 100) / 100] as const,
    );
    expect((await returned()) - returnedBefore).toBe(Math.round((losses[0]?.[1] ?? 0) * 100));
    return Object.fromEntries([...changes, ...losses].filter(([, change]) => change !== 0));
  };
  const frozen = (coins: number) => ({
    [`available:${buyer.id}`]: -coins,
    frozen: coins,
    dollarsTakenBack: coins / 25,
  });

  describe.each(Object.entries(REVERSALS))('by %s', (_, [parts, coins]) => {
    it('loses the coins of each part once, also when messages are repeated', async () => {
      await receive(paid(bought));
      const messages = parts.map((part) => part(bought));
      const all = async () => {
        for (const each of messages) await receive(each);
      };
      expect(await changesBy(all)).toEqual(frozen(coins));
      expect(await changesBy(all)).toEqual({});
    });

    it('loses the coins of each part once when the messages are concurrent', async () => {
      await receive(paid(bought));
      const all = () => Promise.all(parts.map((part) => receive(part(bought))));
      expect(await changesBy(all)).toEqual(frozen(coins));
    });

    it('loses the coins of each part once when the payment arrives last', async () => {
      const all = async () => {
        for (const part of parts) await receive(part(bought));
        await receive(paid(bought));
      };
      const kept = coins < 500 && { [`available:${buyer.id}`]: 500 - coins };
      expect(await changesBy(all)).toEqual({ frozen: coins, sold: -500, dollarsTakenBack: coins / 25, ...kept });
    });
  });

  it('owes the coins of each part when they were spent, and pays them once from the next purchase', async () => {
    await receive(paid(bought));
    const worker = await testApp.person('Worker');
    const work = idOf(await actions.submit(worker, idOf(await actions.post(buyer, { payableAmount: 550 }))));
    (await actions.review(buyer, work, 'accepted')).data();
    const reversed = async () => {
      await receive(refunded(1000)(bought));
      await receive(disputed(1000)(bought));
    };
    expect(await changesBy(reversed)).toEqual({ dollarsTakenBack: 20, coinsLost: 500, dollarsLost: 20 });
    const next = await open();
    expect(await changesBy(() => receive(paid(next)))).toEqual({
      sold: -500,
      frozen: 500,
      coinsLost: -500,
      dollarsLost: -20,
    });
  });

  it('loses the refunded part too when a dispute of another part was won and its coins were given back', async () => {
    await receive(paid(bought));
    expect(await changesBy(() => receive(disputed(1000)(bought)))).toEqual(frozen(250));
    const won = { id: `dp_first_${bought.id}`, amount: 1000, status: 'won' };
    for (const type of ['charge.dispute.closed', 'charge.dispute.funds_reinstated']) {
      expect(await changesBy(() => receive(message(type, bought, won)))).toEqual({});
    }
    (await actions.correct(admin, buyer.id, 550)).data();
    expect(await changesBy(() => receive(refunded(1000)(bought)))).toEqual(frozen(250));
  });
});
