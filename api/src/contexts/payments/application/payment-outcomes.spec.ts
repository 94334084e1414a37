import { Logger } from '@nestjs/common';
import { back, FakeStripe, message, paid, sign, STRIPE_SETTINGS } from '../../../../test/support/fake-stripe';
import { MarketplaceFixture } from '../../../../test/support/marketplace-fixture';
import { describeOn, TestApp } from '../../../../test/test-app';
import { newId, type Id } from '../../../kernel/ids';
import { Membership } from '../../identity';
import { RemovePerson } from '../../moderation/application/remove-person';
import { TaskOffboarding } from '../../tasks';
import { Ledger } from '../../wallet';
import { type Purchase } from '../domain/purchase';
import { BuyCoins } from './buy-coins';
import { PaymentCases } from './payment-cases';
import { PaymentPagesQuery } from '../adapters/out/payment-pages.query';
import { ReceivePayment } from './receive-payment';
import { Refunds } from './refunds';

// Messages and stored values are the same on every engine. Tests on each engine check that outcomes happen once under
// concurrency.
describeOn('SQLite', 'the outcome of a payment', () => {
  let testApp: TestApp;
  let market: MarketplaceFixture;
  let stripe: FakeStripe;
  let buyer: Id;
  let admin: Id;
  let alarms: jest.SpyInstance<void, unknown[]>;
  beforeAll(async () => {
    stripe = await FakeStripe.start();
    testApp = await TestApp.build('SQLite', { ...STRIPE_SETTINGS, STRIPE_API_URL: stripe.url });
    market = new MarketplaceFixture(testApp);
  });
  afterAll(async () => {
    await testApp.close();
    await stripe.stop();
  });
  beforeEach(async () => {
    buyer = await market.person('buyer', 50);
    admin = await market.person('admin');
    await market.get(Membership).appoint(admin, 'Admin');
    alarms = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    alarms.mockRestore();
    stripe.broken = false;
    testApp.clock.reset();
  });

  const buy = (coins: number, key?: string) =>
    market.get(BuyCoins).execute({ buyerId: buyer, buyerEmail: 'buyer@kaaj.test', coins, key });
  const receive = (event: string) => market.get(ReceivePayment).execute(Buffer.from(event), sign(event));
  const alarmed = () => alarms.mock.calls.map(([what, words]) => ({ ...(what as object), words }));
  const rowOf = ({ id }: Purchase) => market.row<{ state: string }>('purchase', id);
  const lastCase = async () => (await market.get(PaymentCases).open(undefined, 100)).data.at(-1);

  it('that arrives sends a notification, and raises no alert', async () => {
    const purchase = await buy(150);
    await receive(paid(purchase));
    await receive(paid(purchase));
    expect(await market.notificationTexts(buyer)).toEqual(['Payment received: 150 coins were added to your balance.']);
    expect(alarmed()).toEqual([]);
  });

  it('that is owed to a removed person raises one alert that names it', async () => {
    const purchase = await buy(500);
    await market.get(RemovePerson).execute({ adminId: admin, personId: buyer });
    await receive(paid(purchase));
    await receive(paid(purchase));
    expect(alarmed()).toEqual([{ transaction: purchase.transactionId, words: 'a removed buyer paid: refund due' }]);
    expect(await rowOf(purchase)).toMatchObject({ state: 'refund-due' });
  });

  it('that the owner returned to a removed person is no case for the Admins', async () => {
    const purchase = await buy(500);
    await market.get(RemovePerson).execute({ adminId: admin, personId: buyer });
    await receive(paid(purchase));
    const cases = await market.get(PaymentCases).count();
    await receive(back('charge.refunded', purchase, 2000));
    expect(await market.get(Refunds).done(purchase.transactionId)).toBe(true);
    await receive(back('charge.refunded', purchase, 2000));
    expect(await market.get(PaymentCases).count()).toBe(cases);
    expect(await market.notificationTexts(admin)).toEqual([]);
    expect(alarmed()).toMatchObject([{ words: 'a removed buyer paid: refund due' }]);
  });

  it('that matches no purchase raises one alert and notifies the Admins once', async () => {
    const purchase = await buy(500);
    const session = `cs_${newId()}`;
    const event = paid(purchase, { id: session });
    await receive(event);
    await receive(event);
    expect(alarmed()).toEqual([{ checkout: session, words: 'payment without a purchase: an Admin must review it' }]);
    expect(await market.notificationTexts(admin)).toEqual([
      `A payment of 20.00 USD matches no purchase (${session}). No coins were credited; please check the ledger page.`,
    ]);
    expect(await lastCase()).toMatchObject({ payment: session, transID: purchase.transactionId, amount: 20 });
  });

  it.each([
    ['charge.refunded', 'refunded', 'was refunded'],
    ['charge.dispute.created', 'disputed', 'is disputed'],
  ])('that %s takes back raises one alert and notifies the buyer and the Admins once', async (type, kind, what) => {
    const purchase = await buy(500);
    await receive(paid(purchase));
    const event = back(type, purchase, 2000);
    await receive(event);
    await receive(event);
    const payment = `pi_${purchase.id}`;
    expect(alarmed()).toEqual([{ payment, words: `${kind} at the payment gateway: an Admin must review it` }]);
    expect(await market.notificationTexts(admin)).toEqual([
      `A payment of 20.00 USD ${what} (${payment}). 500 coins are frozen; please check the ledger page.`,
    ]);
    expect((await market.notificationTexts(buyer)).slice(1)).toEqual([
      'A payment of yours was refunded or disputed: the 500 coins it paid for are frozen.',
    ]);
    expect(await lastCase()).toMatchObject({ kind, payment, frozenCoins: 500, transID: purchase.transactionId });
  });

  it('that is taken back after all coins were spent freezes nothing, and notifies buyer and Admins of the debt', async () => {
    const purchase = await buy(500);
    await receive(paid(purchase));
    await market.workOfNewWorker(await market.task(buyer, { slots: 1, payable: 550 }));
    const before = await market.transfers();
    await receive(back('charge.refunded', purchase, 2000));
    expect(await market.transfers()).toBe(before);
    expect((await market.notificationTexts(buyer)).slice(-1)).toEqual([
      'A payment of yours was refunded or disputed: 500 coins it paid for are reserved or already spent. Coins you receive go towards these first, except those you earn from work.',
    ]);
    expect(await market.notificationCodes(admin)).toEqual(['payment/case-refunded']);
    expect(await lastCase()).toMatchObject({ frozenCoins: 0, owedCoins: 500 });
  });

  it('that is taken back after its buyer was removed freezes nothing', async () => {
    const purchase = await buy(500);
    await receive(paid(purchase));
    await market.get(RemovePerson).execute({ adminId: admin, personId: buyer });
    const before = await market.transfers();
    await receive(back('charge.refunded', purchase, 2000));
    expect(await market.transfers()).toBe(before);
    expect(await lastCase()).toMatchObject({ kind: 'refunded', frozenCoins: 0, transID: purchase.transactionId });
  });

  it('that is taken back is rolled back when the process stops midway, and handled when the message is repeated', async () => {
    const purchase = await buy(500);
    await receive(paid(purchase));
    const takeBack = back('charge.refunded', purchase, 2000);
    const before = await testApp.snapshotWithoutOutbox();
    const post = jest.spyOn(market.get(Ledger), 'post').mockRejectedValueOnce(new Error('broken'));
    await expect(receive(takeBack)).rejects.toThrow('broken');
    post.mockRestore();
    expect(await testApp.snapshot()).toEqual(before);
    expect(alarmed()).toEqual([]);
    await receive(takeBack);
    expect(await testApp.balances()).toMatchObject({ buyer: 50, ledgerSum: 0 });
  });

  it('that is taken back is completed by the repeated message when the process stopped before recalling open slots', async () => {
    const purchase = await buy(500);
    await receive(paid(purchase));
    await market.task(buyer, { slots: 110, payable: 5 });
    const takeBack = back('charge.refunded', purchase, 2000);
    const recall = jest.spyOn(market.get(TaskOffboarding), 'endOneOf').mockRejectedValueOnce(new Error('broken'));
    await expect(receive(takeBack)).rejects.toThrow('broken');
    recall.mockRestore();
    expect(await testApp.balances()).toMatchObject({ buyer: 0, escrow: 550, ledgerSum: 0 });
    await receive(takeBack);
    expect(await testApp.balances()).toMatchObject({ buyer: 50, escrow: 0, ledgerSum: 0 });
    expect(await lastCase()).toMatchObject({ frozenCoins: 500, owedCoins: 0 });
  });

  it('is listed to its buyer with its outcome, and as failed when its money is returned', async () => {
    const [waiting, settled, failed] = [await buy(10), await buy(150), await buy(10)];
    const [owed, returned] = [await buy(500), await buy(1000)];
    await receive(paid(settled));
    await receive(message('checkout.session.expired', failed, { payment_status: 'unpaid' }));
    await market.get(RemovePerson).execute({ adminId: admin, personId: buyer });
    for (const late of [owed, returned]) await receive(paid(late));
    await market.get(Refunds).done(returned.transactionId);
    const { data } = await market.get(PaymentPagesQuery).ofBuyer(buyer, 'buyer@kaaj.test', undefined, 10);
    expect(Object.fromEntries(data.map(({ _id, state }) => [_id, state]))).toEqual({
      [waiting.id]: 'created',
      [settled.id]: 'settled',
      [failed.id]: 'failed',
      [owed.id]: 'failed',
      [returned.id]: 'failed',
    });
    expect(data.find(({ _id }) => _id === settled.id)).toEqual({
      _id: settled.id,
      purchaseDate: new Date(settled.madeAt).toISOString(),
      coinsPurchased: 150,
      amountPaid: 10,
      transID: settled.transactionId,
      buyerEmail: 'buyer@kaaj.test',
      state: 'settled',
    });
  });

  describe('repeated under its idempotency key', () => {
    it.each([
      ['failed', 'checkout.session.expired', 'unpaid'],
      ['settled', 'checkout.session.completed', 'paid'],
    ])('opens no second checkout after it %s', async (state, type, payment_status) => {
      const key = newId();
      const purchase = await buy(10, key);
      await receive(message(type, purchase, { payment_status }));
      const opened = stripe.opened.length;
      const second = await buy(10, key);
      expect(second).toMatchObject({ id: purchase.id, state });
      expect(stripe.opened).toHaveLength(opened);
    });
  });

  it('is opened for the paying buyer at the price of the package', async () => {
    const purchase = await buy(150);
    expect(purchase).toMatchObject({
      checkoutSession: `cs_${purchase.id}`,
      checkoutUrl: `https://checkout.test/${purchase.id}`,
    });
    expect(stripe.opened.at(-1)).toMatchObject({
      client_reference_id: purchase.id,
      customer_email: 'buyer@kaaj.test',
      'line_items[0][price_data][unit_amount]': '1000',
    });
  });

  it('stays open when another checkout failed', async () => {
    const purchase = await buy(10);
    await receive(message('checkout.session.expired', purchase, { id: 'cs_of_somebody', payment_status: 'unpaid' }));
    expect(await rowOf(purchase)).toMatchObject({ state: 'created' });
    await receive(message('checkout.session.expired', purchase, { payment_status: 'unpaid' }));
    expect(await rowOf(purchase)).toMatchObject({ state: 'failed' });
  });
});
