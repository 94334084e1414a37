import { type LedgerHealth, type PaymentCase } from '@kaaj/contract';
import { type Repository } from 'typeorm';
import { type PurchaseRow } from '../../src/contexts/payments/adapters/out/payment.schema';
import { PaymentCases } from '../../src/contexts/payments/application/payment-cases';
import { Purchases } from '../../src/contexts/payments/application/purchases';
import { Liens } from '../../src/contexts/wallet/application/liens';
import { back, deliver, FakeStripe, paid, STRIPE_SETTINGS } from '../support/fake-stripe';
import { until } from '../support/processes';
import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../test-app';

interface Bought {
  readonly id: string;
  readonly cents: number;
  readonly transID: string;
}

/** A Buyer starts with 50 coins and a Worker with 10; 500 coins cost 2,000 cents. */
describeOnEachDatabase('S30 a payment that is taken back', (engine) => {
  let testApp: TestApp;
  let stripe: FakeStripe;
  let admin: Person;
  let buyer: Person;
  let worker: Person;
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
    [buyer, worker] = [await testApp.person('Buyer'), await testApp.person('Worker')];
    testApp.nameWallet('buyer', buyer);
    testApp.nameWallet('worker', worker);
  });
  afterEach(() => testApp.clock.reset());

  const receive = async (payload: string) => expect((await deliver(testApp.api, payload)).status).toBe(200);
  const openCase = async (person = buyer, coins = 500): Promise<Bought> => {
    const { _id, amountPaid, transID } = (await actions.buy(person, coins)).data<
      Bought & { _id: string; amountPaid: number }
    >();
    return { id: _id, cents: amountPaid * 100, transID };
  };
  const buy = async (person = buyer, coins = 500) => {
    const bought = await openCase(person, coins);
    await receive(paid(bought));
    return bought;
  };
  const refund = (bought: Bought, cents = bought.cents) => receive(back('charge.refunded', bought, cents));
  const dispute = (bought: Bought) => receive(back('charge.dispute.created', bought, bought.cents));
  const casesOf = async ({ transID }: Bought) =>
    (await admin.get('/payment/case?size=100')).data<PaymentCase[]>().filter((each) => each.transID === transID);
  const sumsOf = async (bought: Bought) => {
    const cases = await casesOf(bought);
    return {
      frozen: cases.reduce((sum, { frozenCoins }) => sum + frozenCoins, 0),
      owed: cases.reduce((sum, { owedCoins }) => sum + owedCoins, 0),
    };
  };
  const frozen = async () => {
    const [row] = await testApp.sql<{ coins: number | null }>(
      "SELECT SUM(amount) AS coins FROM transfer WHERE to_account = 'frozen'",
    );
    return Number(row?.coins ?? 0);
  };
  const balances = async () => {
    const {
      buyer: available,
      'buyer held': held,
      worker: earned,
      'worker held': requested,
      ledgerSum,
    } = await testApp.balances();
    return { buyer: available, held, worker: earned, asked: requested, ledgerSum };
  };
  const parked = async (taskId: string) => {
    const [row] = await testApp.sql<{ balance: number }>('SELECT balance FROM account WHERE id = ?', [
      `escrow:${taskId}`,
    ]);
    return Number(row?.balance ?? 0);
  };
  const statusOf = async (taskId: string) =>
    (await testApp.sql<{ status: string }>('SELECT status FROM task WHERE id = ?', [taskId]))[0]?.status;
  const NONE = { held: 0, worker: 10, asked: 0, ledgerSum: 0 };

  describe('with messages in any order', () => {
    const messages = {
      completed: (bought: Bought) => receive(paid(bought)),
      refunded: (bought: Bought) => refund(bought),
      disputed: (bought: Bought) => dispute(bought),
    };
    type Name = keyof typeof messages;
    const ORDERS: readonly (readonly Name[])[] = [
      ['completed', 'refunded'],
      ['refunded', 'completed'],
      ['disputed', 'completed'],
      ['refunded', 'disputed', 'completed'],
      ['disputed', 'completed', 'refunded'],
      ['completed', 'disputed', 'refunded'],
    ];

    it.each(ORDERS.map((order) => [order.join(', '), order] as const))(
      '(%s) loses all of its coins, and the case names the purchase',
      async (_, order) => {
        const before = await frozen();
        const bought = await openCase();
        for (const name of [...order, ...order]) await messages[name](bought);
        expect(await balances()).toEqual({ ...NONE, buyer: 50 });
        expect((await frozen()) - before).toBe(500);
        expect(await sumsOf(bought)).toEqual({ frozen: 500, owed: 0 });
        expect((await casesOf(bought)).length).toBeGreaterThanOrEqual(order.length - 1);
      },
    );

    it('loses all of its coins when messages are concurrent', async () => {
      for (let round = 1; round <= 5; round += 1) {
        const bought = await openCase();
        await Promise.all(Object.values(messages).map((message) => message(bought)));
        expect(await balances()).toEqual({ ...NONE, buyer: 50 });
        expect(await sumsOf(bought)).toEqual({ frozen: 500, owed: 0 });
      }
    });

    it('loses all of its coins when messages do not see each other', async () => {
      const [first, second] = [await openCase(), await openCase()];
      await refund(first);
      const caseQuery = jest.spyOn(testApp.app.get(PaymentCases), 'unassignedFor').mockResolvedValueOnce([]);
      await receive(paid(first));
      caseQuery.mockRestore();
      expect(await sumsOf(first)).toEqual({ frozen: 500, owed: 0 });
      await receive(paid(second));
      const purchaseQuery = jest.spyOn(testApp.app.get(Purchases), 'lockPaidBy').mockResolvedValueOnce(undefined);
      await refund(second);
      purchaseQuery.mockRestore();
      expect(await sumsOf(second)).toEqual({ frozen: 500, owed: 0 });
      expect(await balances()).toEqual({ ...NONE, buyer: 50 });
    });

    it('claims its coins once when it arrives between two queries of the payment message', async () => {
      // The embedded database runs one unit of work after the other.
      if (engine === 'SQLite') return;
      const bought = await openCase();
      const { purchases } = testApp.app.get<Purchases, { purchases: Repository<PurchaseRow> }>(Purchases);
      const update = purchases.update.bind(purchases);
      let settle: () => void = () => undefined;
      const settled = new Promise<void>((resolve) => (settle = resolve));
      let written = 0;
      const write = jest.spyOn(purchases, 'update').mockImplementation(async (...of) => {
        const outcome = await update(...of);
        written += 1;
        await settled;
        return outcome;
      });
      const messages = [refund(bought), dispute(bought)];
      await until(() => written === 2);
      write.mockRestore();
      await receive(paid(bought));
      settle();
      await Promise.all(messages);
      expect(await balances()).toEqual({ ...NONE, buyer: 50 });
      expect(await sumsOf(bought)).toEqual({ frozen: 500, owed: 0 });
    });

    it.each([
      ['ascending', [500, 1000]],
      ['descending', [1000, 500]],
    ])('two partial refunds take each part once, with sums %s', async (_, sums) => {
      const bought = await buy();
      for (const cents of sums) await refund(bought, cents);
      expect(await balances()).toEqual({ ...NONE, buyer: 300 });
      expect(await sumsOf(bought)).toEqual({ frozen: 250, owed: 0 });
    });

    it('two partial refunds before the payment take each part once', async () => {
      const bought = await openCase();
      for (const cents of [1000, 500]) await refund(bought, cents);
      await receive(paid(bought));
      expect(await balances()).toEqual({ ...NONE, buyer: 300 });
      expect(await sumsOf(bought)).toEqual({ frozen: 250, owed: 0 });
    });
  });

  describe('while its coins are reserved', () => {
    it('closes as many tasks as needed and freezes their coins at once, in open slots', async () => {
      const bought = await buy();
      const older = idOf(await actions.post(buyer, { requiredWorkers: 5, payableAmount: 10 }));
      const task = idOf(await actions.post(buyer, { requiredWorkers: 50, payableAmount: 10 }));
      await dispute(bought);
      expect(await balances()).toEqual({ ...NONE, buyer: 0 });
      expect([await parked(older), await parked(task)]).toEqual([50, 0]);
      expect([await statusOf(older), await statusOf(task)]).toEqual(['open', 'expired']);
      expect(await sumsOf(bought)).toEqual({ frozen: 500, owed: 0 });
      expect((await actions.claim(worker, task)).status).toBe(409);
    });

    it('closes as many qualification tests as needed after the tasks, and freezes their coins at once', async () => {
      const bought = await buy();
      const form = { fields: [{ name: 'word', kind: 'text', label: 'Which word?' }] };
      const rules = { title: 'One word', form, known: { word: 'yes' }, pass: 1, againAfterDays: 1, payableAmount: 5 };
      const postTest = async (places: number) => idOf(await buyer.post('/worker-test', { ...rules, places }));
      const attempt = (person: Person, test: string) =>
        person.post(`/worker-test/${test}/attempt`, { answers: { word: 'yes' } });
      const [older, test] = [await postTest(9), await postTest(80)];
      const task = idOf(await actions.post(buyer, { requiredWorkers: 1, payableAmount: 105 }));
      (await attempt(worker, test)).data();
      expect(await balances()).toEqual({ ...NONE, buyer: 0, worker: 15 });
      expect([await parked(older), await parked(test), await parked(task)]).toEqual([45, 395, 105]);
      await dispute(bought);
      expect(await balances()).toEqual({ ...NONE, buyer: 0, worker: 15 });
      expect([await parked(older), await parked(test), await parked(task)]).toEqual([45, 0, 0]);
      expect(await sumsOf(bought)).toEqual({ frozen: 500, owed: 0 });
      expect((await attempt(await testApp.person('Worker'), test)).status).toBe(404);
      (await attempt(worker, older)).data();
      expect(await balances()).toEqual({ ...NONE, buyer: 0, worker: 20 });
      expect([await parked(older), await parked(test), await parked(task)]).toEqual([40, 0, 0]);
    });

    it('stops an unposted batch and freezes its coins at once', async () => {
      const bought = await buy();
      const { _id } = (await actions.postBatch(buyer, { requiredWorkers: 30 })).data<{ _id: string }>();
      expect(await balances()).toEqual({ ...NONE, buyer: 100 });
      await dispute(bought);
      expect(await balances()).toEqual({ ...NONE, buyer: 50 });
      expect(await sumsOf(bought)).toEqual({ frozen: 500, owed: 0 });
      expect((await actions.cancelBatch(buyer, _id)).status).toBe(200);
      expect(await balances()).toEqual({ ...NONE, buyer: 50 });
    });

    it('is paid by returning coins of taken slots, and shows what is still owed', async () => {
      const bought = await buy();
      const other = await testApp.person('Worker');
      const task = idOf(await actions.post(buyer, { requiredWorkers: 2, payableAmount: 275 }));
      const rejected = idOf(await actions.submit(worker, task));
      (await actions.claim(other, task)).data();
      await dispute(bought);
      expect(await balances()).toEqual({ ...NONE, buyer: 0 });
      expect(await parked(task)).toBe(550);
      expect(await sumsOf(bought)).toEqual({ frozen: 0, owed: 500 });

      (await actions.review(buyer, rejected, 'rejected')).data();
      expect(await balances()).toEqual({ ...NONE, buyer: 0 });
      expect(await parked(task)).toBe(275);
      expect(await sumsOf(bought)).toEqual({ frozen: 275, owed: 225 });

      (await actions.releaseClaim(other, task)).data();
      expect(await balances()).toEqual({ ...NONE, buyer: 50 });
      expect(await parked(task)).toBe(0);
      expect(await sumsOf(bought)).toEqual({ frozen: 500, owed: 0 });
    });

    it('leaves the coins of accepted work to its worker and the rest owed', async () => {
      const bought = await buy();
      const work = idOf(await actions.submit(worker, idOf(await actions.post(buyer, { payableAmount: 550 }))));
      await dispute(bought);
      (await actions.review(buyer, work, 'accepted')).data();
      expect(await balances()).toEqual({ ...NONE, buyer: 0, worker: 560 });
      expect(await sumsOf(bought)).toEqual({ frozen: 0, owed: 500 });
    });

    it('is paid from a dispute once that ends for the buyer', async () => {
      const bought = await buy();
      const work = idOf(await actions.submit(worker, idOf(await actions.post(buyer, { payableAmount: 550 }))));
      (await actions.review(buyer, work, 'rejected')).data();
      const { _id } = (await actions.dispute(worker, work)).data<{ _id: string }>();
      (await actions.answerDispute(buyer, _id, { statement: 'It is empty.' })).data();
      await dispute(bought);
      expect(await balances()).toEqual({ ...NONE, buyer: 0 });
      expect(await sumsOf(bought)).toEqual({ frozen: 0, owed: 500 });
      (await actions.decideDispute(admin, _id, 'buyer')).data();
      expect(await balances()).toEqual({ ...NONE, buyer: 50 });
      expect(await sumsOf(bought)).toEqual({ frozen: 500, owed: 0 });
    });

    it('is paid when its buyer reserves them concurrently', async () => {
      const bought = await buy();
      const posts = Array.from({ length: 11 }, () => actions.post(buyer, { requiredWorkers: 5, payableAmount: 10 }));
      await Promise.all([dispute(bought), ...posts]);
      const tasks = await testApp.sql<{ id: string }>('SELECT id FROM task WHERE buyer_id = ?', [buyer.id]);
      const { buyer: left = 0, ...others } = await balances();
      const escrow = await Promise.all(tasks.map(({ id }) => parked(id)));
      expect([escrow.reduce((sum, coins) => sum + coins, left), others]).toEqual([50, NONE]);
      expect(await sumsOf(bought)).toEqual({ frozen: 500, owed: 0 });
    });

    it('is paid by coins that return from a withdrawal of bought coins', async () => {
      const bought = await buy();
      (await admin.patch(`/user/updaterole/${buyer.id}`, { role: 'Worker' })).data();
      await buyer.signIn();
      const withdrawal = idOf(await actions.withdraw(buyer, 550));
      await dispute(bought);
      expect(await balances()).toEqual({ ...NONE, buyer: 0, held: 550 });
      (await actions.cancel(buyer, withdrawal)).data();
      expect(await balances()).toEqual({ ...NONE, buyer: 50 });
      expect(await sumsOf(bought)).toEqual({ frozen: 500, owed: 0 });
    });
  });

  describe('after its coins were spent', () => {
    let bought: Bought;
    beforeEach(async () => {
      bought = await buy();
      const work = idOf(await actions.submit(worker, idOf(await actions.post(buyer, { payableAmount: 550 }))));
      (await actions.review(buyer, work, 'accepted')).data();
      await dispute(bought);
      expect(await balances()).toEqual({ ...NONE, buyer: 0, worker: 560 });
      expect(await sumsOf(bought)).toEqual({ frozen: 0, owed: 500 });
    });

    it('is paid first by an Admin’s correction', async () => {
      (await actions.correct(admin, buyer.id, 200)).data();
      expect(await balances()).toEqual({ ...NONE, buyer: 0, worker: 560 });
      (await actions.correct(admin, buyer.id, 350)).data();
      expect(await balances()).toEqual({ ...NONE, buyer: 50, worker: 560 });
      expect(await sumsOf(bought)).toEqual({ frozen: 500, owed: 0 });
    });

    it('is paid first by the next purchase, once, and reported as a smaller loss', async () => {
      const lost = async () => (await admin.get('/wallet/health')).data<LedgerHealth>().coinsLost;
      const before = await lost();
      const next = await buy(buyer, 1000);
      expect(await balances()).toEqual({ ...NONE, buyer: 500, worker: 560 });
      expect(await sumsOf(bought)).toEqual({ frozen: 500, owed: 0 });
      expect(await sumsOf(next)).toEqual({ frozen: 0, owed: 0 });
      expect(before - (await lost())).toBe(500);
    });

    it('is paid once by concurrent credits', async () => {
      const purchases = [await openCase(buyer, 500), await openCase(buyer, 500), await openCase(buyer, 500)];
      await Promise.all(purchases.map((each) => receive(paid(each))));
      expect(await balances()).toEqual({ ...NONE, buyer: 1000, worker: 560 });
      expect(await sumsOf(bought)).toEqual({ frozen: 500, owed: 0 });
    });

    it('is paid by a credit whose first query did not see it', async () => {
      const lienQuery = jest.spyOn(testApp.app.get(Liens), 'openOf').mockResolvedValueOnce([]);
      (await actions.correct(admin, buyer.id, 200)).data();
      expect(lienQuery).toHaveBeenCalledTimes(3);
      lienQuery.mockRestore();
      expect(await balances()).toEqual({ ...NONE, buyer: 0, worker: 560 });
      expect(await sumsOf(bought)).toEqual({ frozen: 200, owed: 300 });
    });

    it('takes nothing that is earned by work', async () => {
      (await admin.patch(`/user/updaterole/${buyer.id}`, { role: 'Worker' })).data();
      await buyer.signIn();
      const payer = await testApp.person('Buyer');
      const work = idOf(await actions.submit(buyer, idOf(await actions.post(payer, { payableAmount: 40 }))));
      (await actions.review(payer, work, 'accepted')).data();
      expect(await balances()).toEqual({ ...NONE, buyer: 40, worker: 560 });
      (await actions.correct(admin, buyer.id, 100)).data();
      expect(await balances()).toEqual({ ...NONE, buyer: 40, worker: 560 });
      expect(await sumsOf(bought)).toEqual({ frozen: 60, owed: 440 });
    });
  });

  it('is not reduced by coins that were earned and withdrawn before', async () => {
    const payer = await testApp.person('Buyer');
    (await actions.correct(admin, payer.id, 5000)).data();
    const work = idOf(await actions.submit(worker, idOf(await actions.post(payer, { payableAmount: 5000 }))));
    (await actions.review(payer, work, 'accepted')).data();
    (await actions.decide(admin, idOf(await actions.withdraw(worker, 5000)), 'accepted')).data();
    (await admin.patch(`/user/updaterole/${worker.id}`, { role: 'Buyer' })).data();
    await worker.signIn();
    const bought = await buy(worker);
    await dispute(bought);
    expect(await balances()).toEqual({ ...NONE, buyer: 50 });
    expect(await sumsOf(bought)).toEqual({ frozen: 500, owed: 0 });
  });
});
