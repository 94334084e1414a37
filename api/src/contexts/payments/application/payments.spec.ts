import { back, FakeStripe, message, paid, sign, STRIPE_SETTINGS } from '../../../../test/support/fake-stripe';
import { queueBehindLock } from '../../../../test/support/queue-behind-lock';
import { MarketplaceFixture, outcomes, times } from '../../../../test/support/marketplace-fixture';
import { describeOnEachDatabase, TestApp } from '../../../../test/test-app';
import { newId, type Id } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { IdempotencyKeyReused } from '../../../platform/idempotency/idempotency.errors';
import { type PaymentCaseReason } from '@kaaj/contract';
import { sql } from '../../../platform/database/sql';
import { ReviewSubmission } from '../../submissions/application/review-submission';
import { LedgerAudit } from '../../wallet';
import { StatementQuery } from '../../wallet/adapters/out/statement.query';
import { type Purchase } from '../domain/purchase';
import { PaymentCases } from './payment-cases';
import { Membership } from '../../identity';
import { RemovePerson } from '../../moderation/application/remove-person';
import { PaymentPagesQuery } from '../adapters/out/payment-pages.query';
import { BuyCoins } from './buy-coins';
import { ReceivePayment } from './receive-payment';
import { Refunds } from './refunds';

/** No user has held coins, and the sum of all accounts is zero. */
const QUIET = { 'buyer held': 0, admin: 0, 'admin held': 0, ledgerSum: 0 };

/** Everything was begun recently. */
const EVER = { from: 0, turn: 0 };

describeOnEachDatabase('a purchase', (engine) => {
  describe('in the sandbox', () => {
    let testApp: TestApp;
    let market: MarketplaceFixture;
    let buyer: Id;
    beforeAll(async () => {
      testApp = await TestApp.build(engine);
      market = new MarketplaceFixture(testApp);
    });
    afterAll(() => testApp.close());
    beforeEach(async () => {
      buyer = await market.person('buyer', 50);
    });
    afterEach(() => testApp.clock.reset());

    const buy = (coins: number, key?: string) =>
      market.get(BuyCoins).execute({ buyerId: buyer, buyerEmail: 'buyer@kaaj.test', coins, key });

    it('is settled at once, with a transaction id of its own', async () => {
      const one = await buy(500);
      const other = await buy(10);
      expect(one).toMatchObject({ coins: 500, cents: 2000, state: 'settled', checkoutUrl: null });
      expect(one.transactionId).toMatch(/^TXN[A-Z0-9]{5}$/);
      expect(other.transactionId).not.toBe(one.transactionId);
      expect(await market.get(PaymentPagesQuery).paidBy(buyer, EVER)).toMatchObject({ cents: 2100 });
      expect(await testApp.balances()).toMatchObject({ buyer: 560, ledgerSum: 0 });
    });

    it('is one of the four packages', async () => {
      await expect(buy(11)).rejects.toThrow('no package');
      expect(await testApp.balances()).toMatchObject({ buyer: 50, ledgerSum: 0 });
    });

    it('is created once when concurrent requests share one key', async () => {
      const key = newId();
      const all = await Promise.all(Array.from({ length: 10 }, () => buy(150, key)));
      expect(new Set(all.map(({ id }) => id)).size).toBe(1);
      await expect(buy(500, key)).rejects.toThrow(IdempotencyKeyReused);
      expect(await testApp.balances()).toMatchObject({ buyer: 200, ledgerSum: 0 });
    });

    it('can be repeated under its key for a day', async () => {
      const key = newId();
      await buy(10, key);
      testApp.clock.advanceDays(2);
      await testApp.runJobs();
      await buy(10, key);
      expect(await testApp.balances()).toMatchObject({ buyer: 70, ledgerSum: 0 });
    });

    it('is rejected for a person who was just removed', async () => {
      const admin = await adminOf(market);
      await market.get(RemovePerson).execute({ adminId: admin, personId: buyer });
      expect(await outcomes([buy(500), buy(10, newId())])).toEqual(times(2, 'auth/not-signed-in'));
      expect(await purchasesOf(testApp, buyer)).toEqual([]);
      expect(await testApp.balances()).toMatchObject({ buyer: 0, ledgerSum: 0 });
    });

    it.each(['before', 'after'])('leaves no coins to a person whose removal comes just %s it', async (removal) => {
      const adminId = await adminOf(market);
      const remove = () => market.get(RemovePerson).execute({ adminId, personId: buyer });
      const acts = removal === 'before' ? [remove, () => buy(500)] : [() => buy(500), remove];
      expect(await queueBehindLock(testApp, buyer, ...acts)).toEqual(
        removal === 'before' ? ['auth/not-signed-in', 'done'] : times(2, 'done'),
      );
      expect(await testApp.balances()).toMatchObject({ buyer: 0, ledgerSum: 0 });
    });

    it('accepts no messages from outside', async () => {
      await expect(market.get(ReceivePayment).execute(Buffer.from('{}'), '')).rejects.toThrow(NotFound);
    });
  });

  describe('through Stripe', () => {
    let testApp: TestApp;
    let market: MarketplaceFixture;
    let stripe: FakeStripe;
    let buyer: Id;
    beforeAll(async () => {
      stripe = await FakeStripe.start();
      testApp = await TestApp.build(engine, { ...STRIPE_SETTINGS, STRIPE_API_URL: stripe.url });
      market = new MarketplaceFixture(testApp);
    });
    afterAll(async () => {
      await testApp.close();
      await stripe.stop();
    });
    beforeEach(async () => {
      buyer = await market.person('buyer', 50);
      stripe.broken = false;
    });

    const buy = (coins: number, key?: string) =>
      market.get(BuyCoins).execute({ buyerId: buyer, buyerEmail: 'buyer@kaaj.test', coins, key });
    const receive = (event: string, signature = sign(event)) =>
      market.get(ReceivePayment).execute(Buffer.from(event), signature);
    const stateOf = async (id: Id) => (await market.row<{ state: string }>('purchase', id))?.state;

    it('returns the checkout address, and credits no coins before Stripe reports the payment', async () => {
      const purchase = await buy(500);
      expect(purchase).toMatchObject({ state: 'created', checkoutUrl: `https://checkout.test/${purchase.id}` });
      expect(await testApp.balances()).toMatchObject({ buyer: 50, ledgerSum: 0 });
      await receive(paid(purchase));
      expect(await stateOf(purchase.id)).toBe('settled');
      expect(await market.notificationCodes(buyer)).toEqual(['payment/settled']);
      expect(await testApp.balances()).toMatchObject({ buyer: 550, ledgerSum: 0 });
    });

    it('is settled once by repeated messages, concurrent and in any order', async () => {
      const purchase = await buy(150);
      await receive(message('checkout.session.expired', purchase, { payment_status: 'unpaid' }));
      expect(await stateOf(purchase.id)).toBe('failed');
      const later = message('checkout.session.async_payment_succeeded', purchase, { payment_status: 'paid' });
      await Promise.all(Array.from({ length: 10 }, (_, index) => receive(index % 2 === 0 ? paid(purchase) : later)));
      await receive(message('checkout.session.async_payment_failed', purchase, { payment_status: 'unpaid' }));
      expect(await stateOf(purchase.id)).toBe('settled');
      expect(await market.notificationCodes(buyer)).toEqual(['payment/settled']);
      expect(await testApp.balances()).toMatchObject({ buyer: 200, ledgerSum: 0 });
    });

    it('waits when the checkout is complete and the money has not arrived', async () => {
      const purchase = await buy(150);
      await receive(message('checkout.session.completed', purchase, { payment_status: 'unpaid' }));
      expect(await stateOf(purchase.id)).toBe('created');
      await receive(message('checkout.session.async_payment_succeeded', purchase, { payment_status: 'paid' }));
      expect(await testApp.balances()).toMatchObject({ buyer: 200, ledgerSum: 0 });
    });

    it('is not changed by a forged, altered or outdated message', async () => {
      const purchase = await buy(150);
      const event = paid(purchase);
      const old = sign(event, Math.floor(Date.now() / 1000) - 600);
      for (const signature of ['', 'v1=nonsense', sign(`${event} `), sign(event, undefined, 'whsec_other'), old]) {
        await expect(receive(event, signature)).rejects.toThrow('not from the payment service');
      }
      expect(await stateOf(purchase.id)).toBe('created');
      expect(await testApp.balances()).toMatchObject({ buyer: 50, ledgerSum: 0 });
    });

    it('ignores messages about other things', async () => {
      await receive(message('customer.created', { id: newId(), cents: 0 }));
      expect(await testApp.balances()).toMatchObject({ buyer: 50, ledgerSum: 0 });
      expect(await market.get(PaymentCases).count()).toBe(0);
    });

    describe('paid in another currency by Adaptive Pricing', () => {
      const converted = { currency: 'bdt', amount_total: 122_000 };
      const conversion = { source_currency: 'usd', amount_total: 1000, amount_subtotal: 1000, fx_rate: '122' };
      const payConverted = (purchase: Purchase, changes: object = {}) =>
        receive(paid(purchase, { ...converted, currency_conversion: { ...conversion, ...changes } }));
      const lastCase = async () => (await market.get(PaymentCases).open(undefined, 100)).data.at(-1);

      it('is not offered: the checkout requests one currency', async () => {
        await buy(150);
        expect(stripe.opened.at(-1)).toMatchObject({
          'adaptive_pricing[enabled]': 'false',
          'line_items[0][price_data][currency]': 'usd',
        });
      });

      it('is credited once by its source amount', async () => {
        const purchase = await buy(150);
        await Promise.all([payConverted(purchase), payConverted(purchase)]);
        expect(await stateOf(purchase.id)).toBe('settled');
        expect(await market.notificationCodes(buyer)).toEqual(['payment/settled']);
        expect(await testApp.balances()).toMatchObject({ buyer: 200, ledgerSum: 0 });
      });

      it.each([
        ['amount', { amount_total: 999 }],
        ['currency', { source_currency: 'eur' }],
      ])('credits no coins when the %s of the source differs', async (reason, changes) => {
        const purchase = await buy(150);
        await payConverted(purchase, changes);
        expect(await stateOf(purchase.id)).toBe('created');
        expect(await lastCase()).toMatchObject({ kind: 'unmatched', reason });
        expect(await testApp.balances()).toMatchObject({ buyer: 50, ledgerSum: 0 });
      });

      it.each([
        ['charge.refunded', 61_000, 75, 5],
        ['charge.dispute.created', 61_000, 150, 10],
      ])('takes back the known part of the price when reported by %s', async (type, amount, taken, dollars) => {
        const purchase = await buy(150);
        await payConverted(purchase);
        await receive(back(type, purchase, amount, { currency: 'bdt', whole: 122_000 }));
        expect(await lastCase()).toMatchObject({ frozenCoins: taken, amount: dollars, currency: 'usd' });
        expect(await testApp.balances()).toMatchObject({ buyer: 200 - taken, ledgerSum: 0 });
      });
    });

    describe('S13 paid differently from how it was sold', () => {
      let admin: Id;
      let purchase: Purchase;
      beforeEach(async () => {
        admin = await adminOf(market);
        purchase = await buy(500);
      });
      const WRONG: Record<string, [PaymentCaseReason, () => string]> = {
        'another amount': ['amount', () => paid(purchase, { amount_total: 100 })],
        'no money at all': ['amount', () => paid(purchase, { amount_total: 0, payment_status: 'no_payment_required' })],
        'another currency': ['currency', () => paid(purchase, { currency: 'bdt' })],
        'another checkout': ['session', () => paid(purchase, { id: 'cs_of_somebody' })],
        'an unknown purchase': ['purchase', () => paid({ ...purchase, id: newId() }, { id: `cs_${newId()}` })],
        'no purchase named': ['purchase', () => paid(purchase, { client_reference_id: null })],
      };

      it.each(Object.keys(WRONG))(
        'credits no coins for %s, is recorded once and notifies every Admin',
        async (name) => {
          const [reason, event] = WRONG[name] as [PaymentCaseReason, () => string];
          const noted = await market.get(PaymentCases).count();
          const moved = await market.transfers();
          const first = event();
          await Promise.all([receive(first), receive(first), receive(first)]);
          await receive(first.replace(/evt_\w+/, `evt_${newId()}`));
          expect(await stateOf(purchase.id)).toBe('created');
          expect(await market.transfers()).toBe(moved);
          expect(await testApp.balances()).toMatchObject({ ...QUIET, buyer: 50 });
          expect(await market.get(PaymentCases).count()).toBe(noted + 1);
          const { data } = await market.get(PaymentCases).open(undefined, 100);
          expect(data.at(-1)).toMatchObject({ kind: 'unmatched', reason, frozenCoins: 0 });
          expect(await market.notificationCodes(admin)).toEqual(['payment/case-unmatched']);
          expect(await market.lastNotification(admin)).toMatchObject({ params: { about: data.at(-1)?._id } });
          await receive(paid(purchase));
          expect(await testApp.balances()).toMatchObject({ ...QUIET, buyer: 550 });
        },
      );

      it('is off the list once an Admin resolved it, and stays off', async () => {
        const event = paid(purchase, { amount_total: 1 });
        await receive(event);
        const { data } = await market.get(PaymentCases).open(undefined, 100);
        const last = data.at(-1)?._id ?? '';
        expect(await market.get(PaymentCases).done(last)).toBe(true);
        expect(await market.get(PaymentCases).done(last)).toBe(false);
        await receive(event);
        expect((await market.get(PaymentCases).open(undefined, 100)).data.map(({ _id }) => _id)).not.toContain(last);
      });
    });

    describe('whose money is returned', () => {
      let admin: Id;
      let purchase: Purchase;
      beforeEach(async () => {
        admin = await adminOf(market);
        purchase = await buy(500);
        await receive(paid(purchase));
      });
      const frozen = async () => (await market.get(LedgerAudit).run()).byKind['frozen'] ?? 0;

      it.each([
        ['charge.refunded', 'payment/case-refunded'],
        ['charge.dispute.created', 'payment/case-disputed'],
      ])('S30 loses its coins once by %s, and the buyer and the Admins are notified', async (type, code) => {
        const before = await frozen();
        const event = back(type, purchase, 2000);
        await Promise.all(Array.from({ length: 5 }, () => receive(event)));
        expect(await testApp.balances()).toMatchObject({ ...QUIET, buyer: 50 });
        expect((await frozen()) - before).toBe(500);
        expect(await market.notificationCodes(buyer)).toEqual(['payment/settled', 'payment/frozen']);
        expect(await market.notificationCodes(admin)).toEqual([code]);
        const { rows: lines } = await market.get(StatementQuery).page(buyer, {}, undefined, 10);
        expect(lines[0]).toMatchObject({ kind: 'payment-frozen', amount: -500, held: 0, balance: 50 });
      });

      it('S30 loses each coin once when several refunds and disputes arrive concurrently', async () => {
        const before = await frozen();
        await Promise.all([
          receive(back('charge.refunded', purchase, 1000)),
          receive(back('charge.refunded', purchase, 2000)),
          receive(back('charge.dispute.created', purchase, 2000)),
        ]);
        expect(await testApp.balances()).toMatchObject({ ...QUIET, buyer: 50 });
        expect((await frozen()) - before).toBe(500);
      });

      it('S30 loses nothing by an inquiry of a bank, and its coins once when it becomes a dispute', async () => {
        await receive(back('charge.dispute.created', purchase, 1000, { status: 'warning_needs_response' }));
        expect(await testApp.balances()).toMatchObject({ ...QUIET, buyer: 550 });
        await receive(back('charge.dispute.funds_withdrawn', purchase, 1000));
        await receive(back('charge.dispute.created', purchase, 1000));
        expect(await testApp.balances()).toMatchObject({ ...QUIET, buyer: 300 });
      });

      it('S30 loses only the part that is refunded', async () => {
        await receive(back('charge.refunded', purchase, 500));
        expect(await testApp.balances()).toMatchObject({ ...QUIET, buyer: 425 });
        await receive(back('charge.refunded', purchase, 2000));
        expect(await testApp.balances()).toMatchObject({ ...QUIET, buyer: 50 });
      });

      it('S30 loses what is left and what is in escrow for open slots, and nothing of a taken slot', async () => {
        const task = await market.task(buyer, { slots: 100, payable: 5 });
        await market.workOfNewWorker(task);
        await receive(back('charge.refunded', purchase, 2000));
        expect(await testApp.balances()).toMatchObject({ ...QUIET, buyer: 45, escrow: 5 });
      });

      it('S30 loses no coins earned by work', async () => {
        const other = await market.person('other', 100);
        const task = await market.task(other, { slots: 1, payable: 100 });
        const work = await market.work(task, buyer);
        await market
          .get(ReviewSubmission)
          .execute({ submissionId: work, buyerId: other, verdict: { status: 'accepted' } });
        await market.task(buyer, { slots: 50, payable: 10, title: 'Another' });
        await receive(back('charge.dispute.created', purchase, 2000));
        expect(await testApp.balances()).toMatchObject({ buyer: 150, other: 0, escrow: 0, ledgerSum: 0 });
      });

      it('S30 is listed without a purchase when none matches', async () => {
        const moved = await market.transfers();
        await receive(back('charge.refunded', { ...purchase, id: newId() }, 2000));
        expect(await market.transfers()).toBe(moved);
        const { data } = await market.get(PaymentCases).open(undefined, 100);
        expect(data.at(-1)).toMatchObject({ kind: 'refunded', transID: null, frozenCoins: 0, amount: 20 });
      });
    });

    it('credits no coins when it is paid after its buyer was removed, and its money is to be returned', async () => {
      const purchase = await buy(500);
      await market.get(RemovePerson).execute({ adminId: await adminOf(market), personId: buyer });
      await Promise.all(Array.from({ length: 5 }, () => receive(paid(purchase))));
      await receive(message('checkout.session.expired', purchase, { payment_status: 'unpaid' }));
      expect(await testApp.balances()).toMatchObject({ buyer: 0, ledgerSum: 0 });
      expect(await market.notificationCodes(buyer)).toEqual([]);
      expect(await market.get(PaymentPagesQuery).paidBy(buyer, EVER)).toMatchObject({ cents: 0 });
      const { transactionId } = purchase;
      expect(await market.get(Refunds).due(100)).toEqual([
        { transactionId, cents: 2000, paidAt: expect.any(Number), checkoutSession: `cs_${purchase.id}` },
      ]);
    });

    it('is off the list of money to return once the owner returned it, and stays off', async () => {
      const purchase = await buy(10);
      await market.get(RemovePerson).execute({ adminId: await adminOf(market), personId: buyer });
      await receive(paid(purchase));
      const others = (await market.get(Refunds).due(100)).filter((due) => due.transactionId !== purchase.transactionId);
      expect(await market.get(Refunds).done(purchase.transactionId)).toBe(true);
      expect(await market.get(Refunds).done(purchase.transactionId)).toBe(false);
      await receive(paid(purchase));
      expect(await market.get(Refunds).due(100)).toEqual(others);
      expect(await stateOf(purchase.id)).toBe('refunded');
      expect(await testApp.balances()).toMatchObject({ buyer: 0, ledgerSum: 0 });
    });

    it('that was settled cannot be returned from the list', async () => {
      const purchase = await buy(10);
      await receive(paid(purchase));
      expect(await market.get(Refunds).done(purchase.transactionId)).toBe(false);
      expect(await stateOf(purchase.id)).toBe('settled');
    });

    it.each([
      ['before', 'refund-due'],
      ['after', 'settled'],
    ])('whose buyer is removed just %s it is paid leaves them no coins, and is %s', async (removal, state) => {
      const adminId = await adminOf(market);
      const bought = await buy(500);
      const { id } = bought;
      const remove = () => market.get(RemovePerson).execute({ adminId, personId: buyer });
      const pay = () => receive(paid(bought));
      const ended = await queueBehindLock(testApp, buyer, ...(removal === 'before' ? [remove, pay] : [pay, remove]));
      expect(ended).toEqual(times(2, 'done'));
      expect(await stateOf(id)).toBe(state);
      expect(await testApp.balances()).toMatchObject({ buyer: 0, ledgerSum: 0 });
    });

    it('is rejected for a person who was just removed, through Stripe', async () => {
      const opened = stripe.opened.length;
      await market.get(RemovePerson).execute({ adminId: await adminOf(market), personId: buyer });
      expect(await outcomes([buy(500)])).toEqual(['auth/not-signed-in']);
      expect(stripe.opened).toHaveLength(opened);
    });

    it('returns the same checkout under the same key', async () => {
      const key = newId();
      const opened = stripe.opened.length;
      const one = await buy(10, key);
      const repeated = await buy(10, key);
      expect(repeated).toEqual(one);
      expect(stripe.opened).toHaveLength(opened + 1);
    });

    it('continues under its key after Stripe did not answer, and fails without one', async () => {
      stripe.broken = true;
      const key = newId();
      expect(await outcomes([buy(10, key), buy(150)])).toEqual(times(2, 'payment/gateway-unavailable'));
      stripe.broken = false;
      const purchase = await buy(10, key);
      expect(purchase.checkoutUrl).toBe(`https://checkout.test/${purchase.id}`);
      expect(await purchasesOf(testApp, buyer)).toEqual([
        { coins: 10, state: 'created' },
        { coins: 150, state: 'failed' },
      ]);
    });
  });
});

async function adminOf(market: MarketplaceFixture): Promise<Id> {
  const admin = await market.person('admin');
  await market.get(Membership).appoint(admin, 'Admin');
  return admin;
}

function purchasesOf({ database }: TestApp, buyer: Id): Promise<{ coins: number; state: string }[]> {
  return database.query(sql`SELECT coins, state FROM purchase WHERE buyer_id = ? ORDER BY coins`, [buyer]);
}
