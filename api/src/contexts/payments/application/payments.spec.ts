import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { inLine } from '../../../../test/support/in-line';
import { Market, outcomes, times } from '../../../../test/support/market';
import { describeOnEachDatabase, World } from '../../../../test/world';
import { newId, type Id } from '../../../kernel/ids';
import { KeyUsedOtherwise } from '../../../platform/idempotency/idempotency.errors';
import { NoPaymentService } from '../domain/payment.errors';
import { Membership } from '../../identity';
import { RemovePerson } from '../../moderation/application/remove-person';
import { PaymentPages } from './payment-pages';
import { BuyCoins } from './buy-coins';
import { ReceivePayment } from './receive-payment';
import { Refunds } from './refunds';

const WEBHOOK_SECRET = 'whsec_for_tests';

describeOnEachDatabase('a purchase', (engine) => {
  describe('in the sandbox', () => {
    let world: World;
    let market: Market;
    let buyer: Id;
    beforeAll(async () => {
      world = await World.build(engine);
      market = new Market(world);
    });
    afterAll(() => world.close());
    beforeEach(async () => {
      buyer = await market.person('buyer', 50);
    });
    afterEach(() => world.clock.reset());

    const buy = (coins: number, key?: string) =>
      market.get(BuyCoins).execute({ buyerId: buyer, buyerEmail: 'buyer@kaaj.test', coins, key });

    it('is settled at once, under a transaction id of its own', async () => {
      const one = await buy(500);
      const other = await buy(10);
      expect(one).toMatchObject({ coins: 500, cents: 2000, state: 'settled', checkoutUrl: null });
      expect(one.transactionId).toMatch(/^TXN[A-Z0-9]{5}$/);
      expect(other.transactionId).not.toBe(one.transactionId);
      expect(await market.get(PaymentPages).centsPaidBy(buyer)).toBe(2100);
      expect(await world.balances()).toMatchObject({ buyer: 560, everything: 0 });
    });

    it('is of one of the four packages', async () => {
      await expect(buy(11)).rejects.toThrow('no package');
      expect(await world.balances()).toMatchObject({ buyer: 50, everything: 0 });
    });

    it('is one purchase under one key, however many ask at once', async () => {
      const key = newId();
      const all = await Promise.all(Array.from({ length: 10 }, () => buy(150, key)));
      expect(new Set(all.map(({ id }) => id)).size).toBe(1);
      await expect(buy(500, key)).rejects.toThrow(KeyUsedOtherwise);
      expect(await world.balances()).toMatchObject({ buyer: 200, everything: 0 });
    });

    it('can be asked for again under its key for a day', async () => {
      const key = newId();
      await buy(10, key);
      world.clock.advanceDays(2);
      await world.runJobs();
      await buy(10, key);
      expect(await world.balances()).toMatchObject({ buyer: 70, everything: 0 });
    });

    it('of somebody who was removed a moment ago is not made', async () => {
      const admin = await adminOf(market);
      await market.get(RemovePerson).execute({ adminId: admin, personId: buyer });
      expect(await outcomes([buy(500), buy(10, newId())])).toEqual(times(2, 'auth/not-signed-in'));
      expect(await purchasesOf(world, buyer)).toEqual([]);
      expect(await world.balances()).toMatchObject({ buyer: 0, everything: 0 });
    });

    it.each(['before', 'after'])('leaves no coin to somebody whose removal comes just %s it', async (removal) => {
      const adminId = await adminOf(market);
      const remove = () => market.get(RemovePerson).execute({ adminId, personId: buyer });
      const acts = removal === 'before' ? [remove, () => buy(500)] : [() => buy(500), remove];
      expect(await inLine(world, buyer, ...acts)).toEqual(
        removal === 'before' ? ['auth/not-signed-in', 'done'] : times(2, 'done'),
      );
      expect(await world.balances()).toMatchObject({ buyer: 0, everything: 0 });
    });

    it('hears nothing from outside', async () => {
      await expect(market.get(ReceivePayment).execute(Buffer.from('{}'), '')).rejects.toThrow(NoPaymentService);
    });
  });

  describe('through Stripe', () => {
    let world: World;
    let market: Market;
    let stripe: FakeStripe;
    let buyer: Id;
    beforeAll(async () => {
      stripe = await FakeStripe.start();
      world = await World.build(engine, {
        PAYMENT_GATEWAY: 'stripe',
        STRIPE_SECRET_KEY: 'sk_test_for_tests',
        STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
        STRIPE_API_URL: stripe.url,
      });
      market = new Market(world);
    });
    afterAll(async () => {
      await world.close();
      await stripe.stop();
    });
    beforeEach(async () => {
      buyer = await market.person('buyer', 50);
      stripe.broken = false;
    });

    const buy = (coins: number, key?: string) =>
      market.get(BuyCoins).execute({ buyerId: buyer, buyerEmail: 'buyer@kaaj.test', coins, key });
    const tell = (event: string, signature = sign(event)) =>
      market.get(ReceivePayment).execute(Buffer.from(event), signature);
    const stateOf = async (id: Id) => (await market.row<{ state: string }>('purchase', id))?.state;

    it('says where to pay and gives no coins before Stripe says that it was paid', async () => {
      const purchase = await buy(500);
      expect(purchase).toMatchObject({ state: 'created', checkoutUrl: `https://checkout.test/${purchase.id}` });
      expect(await world.balances()).toMatchObject({ buyer: 50, everything: 0 });
      await tell(paid(purchase.id));
      expect(await stateOf(purchase.id)).toBe('settled');
      expect(await market.told(buyer)).toEqual(['payment/settled']);
      expect(await world.balances()).toMatchObject({ buyer: 550, everything: 0 });
    });

    it('is settled once by messages that come several times, at once and in any order', async () => {
      const purchase = await buy(150);
      await tell(message('checkout.session.expired', purchase.id, 'unpaid'));
      expect(await stateOf(purchase.id)).toBe('failed');
      await Promise.all(Array.from({ length: 5 }, () => tell(paid(purchase.id))));
      await tell(message('checkout.session.async_payment_failed', purchase.id, 'unpaid'));
      expect(await stateOf(purchase.id)).toBe('settled');
      expect(await market.told(buyer)).toEqual(['payment/settled']);
      expect(await world.balances()).toMatchObject({ buyer: 200, everything: 0 });
    });

    it('waits where the checkout is complete and the money is not there yet', async () => {
      const purchase = await buy(150);
      await tell(message('checkout.session.completed', purchase.id, 'unpaid'));
      expect(await stateOf(purchase.id)).toBe('created');
      await tell(message('checkout.session.async_payment_succeeded', purchase.id, 'paid'));
      expect(await world.balances()).toMatchObject({ buyer: 200, everything: 0 });
    });

    it('is not moved by a forged message, a changed one, or one that is too old', async () => {
      const purchase = await buy(150);
      const event = paid(purchase.id);
      const old = sign(event, Math.floor(Date.now() / 1000) - 600);
      for (const signature of ['', 'v1=nonsense', sign(`${event} `), sign(event, undefined, 'whsec_other'), old]) {
        await expect(tell(event, signature)).rejects.toThrow('not from the payment service');
      }
      expect(await stateOf(purchase.id)).toBe('created');
      expect(await world.balances()).toMatchObject({ buyer: 50, everything: 0 });
    });

    it('ignores messages about other things', async () => {
      await tell(paid(newId()));
      await tell(message('customer.created', newId(), 'paid'));
      expect(await world.balances()).toMatchObject({ buyer: 50, everything: 0 });
    });

    it('that is paid after its buyer was removed gives no coins; its money is to go back', async () => {
      const purchase = await buy(500);
      await market.get(RemovePerson).execute({ adminId: await adminOf(market), personId: buyer });
      await Promise.all(Array.from({ length: 5 }, () => tell(paid(purchase.id))));
      await tell(message('checkout.session.expired', purchase.id, 'unpaid'));
      expect(await world.balances()).toMatchObject({ buyer: 0, everything: 0 });
      expect(await market.told(buyer)).toEqual([]);
      expect(await market.get(PaymentPages).centsPaidBy(buyer)).toBe(0);
      const { transactionId } = purchase;
      expect(await market.get(Refunds).due(100)).toEqual([
        { transactionId, cents: 2000, paidAt: expect.any(Number), checkoutSession: `cs_${purchase.id}` },
      ]);
    });

    it('is off the list of what is to go back once the owner gave it back, and stays off', async () => {
      const purchase = await buy(10);
      await market.get(RemovePerson).execute({ adminId: await adminOf(market), personId: buyer });
      await tell(paid(purchase.id));
      const others = (await market.get(Refunds).due(100)).filter((due) => due.transactionId !== purchase.transactionId);
      expect(await market.get(Refunds).done(purchase.transactionId)).toBe(true);
      expect(await market.get(Refunds).done(purchase.transactionId)).toBe(false);
      await tell(paid(purchase.id));
      expect(await market.get(Refunds).due(100)).toEqual(others);
      expect(await stateOf(purchase.id)).toBe('refunded');
      expect(await world.balances()).toMatchObject({ buyer: 0, everything: 0 });
    });

    it('that was settled is nothing to give back by the list', async () => {
      const purchase = await buy(10);
      await tell(paid(purchase.id));
      expect(await market.get(Refunds).done(purchase.transactionId)).toBe(false);
      expect(await stateOf(purchase.id)).toBe('settled');
    });

    it.each([
      ['before', 'refund-due'],
      ['after', 'settled'],
    ])('whose buyer is removed just %s it is paid leaves them no coin, and is %s', async (removal, state) => {
      const adminId = await adminOf(market);
      const { id } = await buy(500);
      const remove = () => market.get(RemovePerson).execute({ adminId, personId: buyer });
      const pay = () => tell(paid(id));
      const ended = await inLine(world, buyer, ...(removal === 'before' ? [remove, pay] : [pay, remove]));
      expect(ended).toEqual(times(2, 'done'));
      expect(await stateOf(id)).toBe(state);
      expect(await world.balances()).toMatchObject({ buyer: 0, everything: 0 });
    });

    it('is not begun for somebody who was removed a moment ago', async () => {
      const opened = stripe.opened.length;
      await market.get(RemovePerson).execute({ adminId: await adminOf(market), personId: buyer });
      expect(await outcomes([buy(500)])).toEqual(['auth/not-signed-in']);
      expect(stripe.opened).toHaveLength(opened);
    });

    it('finds the same checkout under the same key', async () => {
      const key = newId();
      const opened = stripe.opened.length;
      const one = await buy(10, key);
      const again = await buy(10, key);
      expect(again).toEqual(one);
      expect(stripe.opened).toHaveLength(opened + 1);
    });

    it('can go on under its key after Stripe did not answer, and fails without one', async () => {
      stripe.broken = true;
      const key = newId();
      expect(await outcomes([buy(10, key), buy(150)])).toEqual(times(2, 'payment/gateway-unavailable'));
      stripe.broken = false;
      const purchase = await buy(10, key);
      expect(purchase.checkoutUrl).toBe(`https://checkout.test/${purchase.id}`);
      expect(await purchasesOf(world, buyer)).toEqual([
        { coins: 10, state: 'created' },
        { coins: 150, state: 'failed' },
      ]);
    });
  });
});

async function adminOf(market: Market): Promise<Id> {
  const admin = await market.person('admin');
  await market.get(Membership).promote(admin);
  return admin;
}

function purchasesOf({ database }: World, buyer: Id): Promise<{ coins: number; state: string }[]> {
  return database.query('SELECT coins, state FROM purchase WHERE buyer_id = ? ORDER BY coins', [buyer]);
}

function message(type: string, purchaseId: Id, payment_status: string): string {
  return JSON.stringify({
    id: `evt_${newId()}`,
    object: 'event',
    type,
    data: { object: { id: 'cs_1', object: 'checkout.session', client_reference_id: purchaseId, payment_status } },
  });
}

const paid = (purchaseId: Id) => message('checkout.session.completed', purchaseId, 'paid');

function sign(payload: string, timestamp?: number, secret = WEBHOOK_SECRET): string {
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, ...(timestamp !== undefined && { timestamp }) });
}

/** Opens checkouts as Stripe does, as far as we ask it to. */
class FakeStripe {
  broken = false;
  /** What was asked for, decoded from the form. */
  readonly opened: Record<string, string>[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<FakeStripe> {
    const server = createServer();
    const fake = new FakeStripe(server);
    server.on('request', (request: IncomingMessage, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const asked = Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString()));
        response.setHeader('Content-Type', 'application/json');
        if (fake.broken || request.headers.authorization !== 'Bearer sk_test_for_tests') {
          response.statusCode = 400;
          return response.end(JSON.stringify({ error: { type: 'api_error', message: 'broken' } }));
        }
        fake.opened.push(asked);
        const reference = asked['client_reference_id'];
        return response.end(
          JSON.stringify({
            id: `cs_${reference}`,
            object: 'checkout.session',
            url: `https://checkout.test/${reference}`,
          }),
        );
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return fake;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
