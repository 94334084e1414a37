import { type AdminOverview, type BuyerOverview, type LedgerHealth, type WorkerOverview } from '@kaaj/contract';
import { deeds, describeOnEachDatabase, idOf, type Person, World } from '../../../../../test/world';

describeOnEachDatabase('an overview', (engine) => {
  let world: World;
  let buyer: Person;
  let worker: Person;
  let admin: Person;
  let accepted: string;
  let pending: string;
  let rejected: string;
  let today: string;

  beforeAll(async () => {
    world = await World.build(engine);
    today = world.clock.clock.today();
    [buyer, worker, admin] = [await world.person('Buyer'), await world.person('Worker'), await world.admin()];
    (await deeds.buy(buyer, 1000)).data();
    const tasks = await Promise.all(
      ['First', 'Second', 'Third'].map((title) => deeds.post(buyer, { title, payableAmount: 250, requiredWorkers: 1 })),
    );
    const sent: string[] = [];
    for (const task of tasks) sent.push(idOf(await deeds.submit(worker, idOf(task))));
    [accepted, pending, rejected] = sent as [string, string, string];
    (await deeds.review(buyer, accepted, 'accepted')).data();
    (await deeds.review(buyer, rejected, 'rejected')).data();
  });
  afterAll(() => world.close());

  it('of a buyer has the spec’s shape: tasks, open places, dollars, work to review with the pending first', async () => {
    const { data, page } = (await buyer.get(`/overview/buyer?${buyer.self}`)).json<{
      data: BuyerOverview;
      page: unknown;
    }>();
    expect(data.overview).toEqual([{ countOfTasks: 3, totalRequiredWorkers: 1 }]);
    expect(data.totalPayments).toEqual([{ totalPaid: 35 }]);
    expect(data.submissions.map(({ _id, status }) => [_id, status])).toEqual([
      [pending, 'pending'],
      [rejected, 'rejected'],
      [accepted, 'accepted'],
    ]);
    expect(data.submissions[0]).toMatchObject({
      worker: { _id: worker.id, name: worker.name, image: '' },
      workerEmail: worker.email,
      buyerEmail: buyer.email,
      submissionDetail: 'https://example.com/proof',
      task: { payableAmount: 250, requiredWorkers: 0 },
    });
    expect(data.history).toEqual([{ day: today, spent: 250, accepted: 1, rejected: 1 }]);
    expect(page).toEqual({ next: null });
  });

  it('of a buyer is walked by cursor', async () => {
    const walked: string[] = [];
    for (let cursor = '', first = true; first || cursor; first = false) {
      const query = `${buyer.self}&size=1${cursor && `&cursor=${cursor}`}`;
      const { data, page } = (await buyer.get(`/overview/buyer?${query}`)).json<{
        data: BuyerOverview;
        page: { next: string | null };
      }>();
      walked.push(...data.submissions.map(({ _id }) => _id));
      cursor = page.next ?? '';
    }
    expect(walked).toEqual([pending, rejected, accepted]);
  });

  it('of a worker has the spec’s shape: work sent, pending, coins earned, what was accepted', async () => {
    const data = (await worker.get(`/overview/worker?${worker.self}`)).data<WorkerOverview>();
    expect(data).toMatchObject({
      submissionCount: 3,
      pendingSubmissionsCount: 1,
      totalEarning: { totalPayableAmount: 250 },
      acceptedSubmissions: [{ _id: accepted, status: 'accepted', buyer: { name: buyer.name } }],
      history: [{ day: today, coins: 250 }],
    });
  });

  it('of an Admin counts people and coins, and lists withdrawals with the pending ones first', async () => {
    const first = idOf(await deeds.withdraw(worker, 200));
    const before = (await admin.get(`/overview/admin?${admin.self}`)).data<AdminOverview>();
    expect(before).toMatchObject({
      totalWorker: 1,
      totalBuyer: 1,
      totalPayment: [{ totalPaid: 0 }],
      pendingPayments: [
        { _id: first, status: 'pending', withdrawalCoin: 200, withdrawalAmount: 10, workerEmail: worker.email },
      ],
    });
    (await deeds.decide(admin, first, 'accepted')).data();
    const promised = (await admin.get(`/overview/admin?${admin.self}`)).data<AdminOverview>();
    expect(promised).toMatchObject({ totalPayment: [{ totalPaid: 10 }], history: [{ day: today, coinsRedeemed: 0 }] });
    expect(promised.pendingPayments[0]?.payout).toMatchObject({ state: 'queued' });
    (await deeds.takeBatch(admin)).data();
    (await deeds.reportPayout(admin, first, 'confirmed,TRX1,')).data();
    const after = (await admin.get(`/overview/admin?${admin.self}`)).data<AdminOverview>();
    const [buyerCoins, workerCoins, adminCoins] = [300, 60, 10];
    expect(after).toMatchObject({
      totalAvailableCoin: [{ totalCoins: buyerCoins + workerCoins + adminCoins }],
      totalPayment: [{ totalPaid: 10 }],
      pendingPayments: [{ _id: first, status: 'accepted' }],
      history: [{ day: today, coinsSold: 1000, coinsRedeemed: 200, newPeople: 3 }],
    });
  });

  it('of the ledger says that it was not checked yet, before it was', async () => {
    const health = (await admin.get('/wallet/health')).data<LedgerHealth>();
    expect(health).toMatchObject({ checkedAt: null, checking: false, byKind: {} });
  });

  it('of the ledger says that every coin is where it belongs, and when that was looked at', async () => {
    const asked = (await admin.send({ method: 'POST', path: '/wallet/health/check' })).data<LedgerHealth>();
    expect(asked).toMatchObject({ checkedAt: null, checking: true });
    expect((await buyer.send({ method: 'POST', path: '/wallet/health/check' })).status).toBe(403);
    await world.runJobs();
    const health = (await admin.get('/wallet/health')).data<LedgerHealth>();
    expect(health).toMatchObject({ sum: 0, mismatches: [], negative: [], dollarsReceived: 35, dollarsPaidOut: 10 });
    expect(health).toMatchObject({ checking: false, mismatchCount: 0, negativeCount: 0, undelivered: {} });
    expect(Date.parse(health.checkedAt as string)).toBeGreaterThan(Date.now() - 60_000);
    const { available = 0, held = 0, escrow = 0 } = health.byKind;
    expect(health.dollarsRedeemable).toBe((available + held + escrow) / 20);
    expect(health.dollarsShort).toBe(Math.max(0, health.dollarsRedeemable + 10 - 35));
    expect((await buyer.get('/wallet/health')).status).toBe(403);
  });

  it('is for its own role and its own e-mail', async () => {
    expect((await worker.get(`/overview/buyer?${worker.self}`)).status).toBe(403);
    expect((await buyer.get(`/overview/buyer?${worker.self}`)).status).toBe(403);
    expect((await buyer.get('/overview/buyer')).status).toBe(400);
  });

  it('goes with a worker’s pages of five and their count', async () => {
    const page = async (query: string) =>
      (await worker.get(`/submission/worker?${worker.self}${query}`)).data<{ _id: string }[]>().map(({ _id }) => _id);
    expect(await page('')).toEqual([rejected, pending, accepted]);
    expect(await page('&page=1&size=2')).toEqual([accepted]);
    expect(await page('&page=1')).toEqual([]);
    expect((await worker.get(`/submission/worker/count?${worker.self}`)).data()).toBe(3);
  });
});
