import { type AdminOverview, type BuyerOverview, type LedgerHealth, type WorkerOverview } from '@kaaj/contract';
import { PostDueBatches } from '../../../batches/application/post-due-batches';
import { minIdAt } from '../../../../kernel/ids';
import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../../../../../test/test-app';

describeOnEachDatabase('an overview', (engine) => {
  let testApp: TestApp;
  let buyer: Person;
  let worker: Person;
  let admin: Person;
  let accepted: string;
  let pending: string;
  let rejected: string;
  let today: string;

  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    today = testApp.clock.clock.today();
    [buyer, worker, admin] = [await testApp.person('Buyer'), await testApp.person('Worker'), await testApp.admin()];
    (await actions.buy(buyer, 1000)).data();
    const tasks = await Promise.all(
      ['First', 'Second', 'Third'].map((title) =>
        actions.post(buyer, { title, payableAmount: 250, requiredWorkers: 1 }),
      ),
    );
    const sent: string[] = [];
    for (const task of tasks) sent.push(idOf(await actions.submit(worker, idOf(task))));
    [accepted, pending, rejected] = sent as [string, string, string];
    (await actions.review(buyer, accepted, 'accepted')).data();
    (await actions.review(buyer, rejected, 'rejected')).data();
  });
  afterAll(() => testApp.close());

  it('of a buyer has the shape of the spec: tasks, open slots, dollars, work to review with the pending first', async () => {
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

  it('of a buyer is paginated by cursor', async () => {
    const pagesRead: string[] = [];
    for (let cursor = '', first = true; first || cursor; first = false) {
      const query = `${buyer.self}&size=1${cursor && `&cursor=${cursor}`}`;
      const { data, page } = (await buyer.get(`/overview/buyer?${query}`)).json<{
        data: BuyerOverview;
        page: { next: string | null };
      }>();
      pagesRead.push(...data.submissions.map(({ _id }) => _id));
      cursor = page.next ?? '';
    }
    expect(pagesRead).toEqual([pending, rejected, accepted]);
  });

  it('of a worker has the shape of the spec: submissions, pending, coins earned, accepted work', async () => {
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
    const first = idOf(await actions.withdraw(worker, 200));
    const before = (await admin.get(`/overview/admin?${admin.self}`)).data<AdminOverview>();
    expect(before).toMatchObject({
      totalWorker: 1,
      totalBuyer: 1,
      totalPayment: [{ totalPaid: 0 }],
      pendingPayments: [
        { _id: first, status: 'pending', withdrawalCoin: 200, withdrawalAmount: 10, workerEmail: worker.email },
      ],
    });
    (await actions.decide(admin, first, 'accepted')).data();
    const promised = (await admin.get(`/overview/admin?${admin.self}`)).data<AdminOverview>();
    expect(promised).toMatchObject({ totalPayment: [{ totalPaid: 10 }], history: [{ day: today, coinsRedeemed: 0 }] });
    expect(promised.pendingPayments[0]?.payout).toMatchObject({ state: 'queued' });
    (await actions.exportPayouts(admin)).data();
    (await actions.reportPayout(admin, first, 'confirmed,TRX1,')).data();
    const after = (await admin.get(`/overview/admin?${admin.self}`)).data<AdminOverview>();
    const [buyerCoins, workerCoins, adminCoins] = [300, 60, 10];
    expect(after).toMatchObject({
      totalAvailableCoin: [{ totalCoins: buyerCoins + workerCoins + adminCoins }],
      totalPayment: [{ totalPaid: 10 }],
      pendingPayments: [{ _id: first, status: 'accepted' }],
      history: [{ day: today, coinsSold: 1000, coinsRedeemed: 200, newPeople: 3 }],
    });
  });

  it('of the ledger says that it was not checked yet before the first check', async () => {
    const health = (await admin.get('/wallet/health')).data<LedgerHealth>();
    expect(health).toMatchObject({ checkedAt: null, checking: false, byKind: {} });
  });

  it('of the ledger says that every coin is accounted for, and when that was checked', async () => {
    const requested = (await admin.send({ method: 'POST', path: '/wallet/health/check' })).data<LedgerHealth>();
    expect(requested).toMatchObject({ checkedAt: null, checking: true });
    expect((await buyer.send({ method: 'POST', path: '/wallet/health/check' })).status).toBe(403);
    await testApp.runJobs();
    const health = (await admin.get('/wallet/health')).data<LedgerHealth>();
    expect(health).toMatchObject({ sum: 0, mismatches: [], negative: [], dollarsReceived: 35, dollarsPaidOut: 10 });
    expect(health).toMatchObject({ checking: false, mismatchCount: 0, negativeCount: 0, undelivered: {} });
    expect(Date.parse(health.checkedAt as string)).toBeGreaterThan(Date.now() - 60_000);
    const { available = 0, held = 0, escrow = 0 } = health.byKind;
    expect(health.dollarsRedeemable).toBe((available + held + escrow) / 20);
    expect(health.dollarsShort).toBe(Math.max(0, health.dollarsRedeemable + 10 - 35));
    expect((await buyer.get('/wallet/health')).status).toBe(403);
  });

  it('S46 of the ledger counts coins of an unposted batch as owed', async () => {
    const readHealth = async () => {
      (await admin.send({ method: 'POST', path: '/wallet/health/check' })).data();
      await testApp.runJobs();
      return (await admin.get('/wallet/health')).data<LedgerHealth>();
    };
    const posting = jest.spyOn(testApp.app.get(PostDueBatches), 'run').mockResolvedValue(false);
    const before = await readHealth();
    (await actions.postBatch(buyer, { requiredWorkers: 4 })).data();
    const after = await readHealth();
    posting.mockRestore();
    expect([before.byKind['batched'] ?? 0, after.byKind['batched']]).toEqual([0, 60]);
    expect(after.dollarsRedeemable).toBe(before.dollarsRedeemable);
    expect(after.dollarsShort).toBe(before.dollarsShort);
  });

  it('is returned to its own role and e-mail only', async () => {
    expect((await worker.get(`/overview/buyer?${worker.self}`)).status).toBe(403);
    expect((await buyer.get(`/overview/buyer?${worker.self}`)).status).toBe(403);
    expect((await buyer.get('/overview/buyer')).status).toBe(400);
  });

  it('matches a worker’s pages of five and their count', async () => {
    const page = async (query: string) =>
      (await worker.get(`/submission/worker?${worker.self}${query}`)).data<{ _id: string }[]>().map(({ _id }) => _id);
    expect(await page('')).toEqual([rejected, pending, accepted]);
    expect(await page('&page=1&size=2')).toEqual([accepted]);
    expect(await page('&page=1')).toEqual([]);
    const pagesRead: string[][] = [];
    for (let cursor = '', first = true; first || cursor; first = false) {
      const answer = await worker.get(`/submission/worker?${worker.self}&size=2${cursor && `&cursor=${cursor}`}`);
      const { data, page: rest } = answer.json<{ data: { _id: string }[]; page: { next: string | null } }>();
      pagesRead.push(data.map(({ _id }) => _id));
      cursor = rest.next ?? '';
    }
    expect(pagesRead).toEqual([[rejected, pending], [accepted]]);
    expect((await worker.get(`/submission/worker?${worker.self}&cursor=nothing`)).status).toBe(400);
    expect((await worker.get(`/submission/worker/count?${worker.self}`)).data()).toBe(3);
  });

  it('matches a worker’s pages and count of one status, latest decision first', async () => {
    const list = async (query: string) => {
      const answer = await worker.get(`/submission/worker?${worker.self}&status=${query}`);
      const { data, page } = answer.json<{ data: { _id: string }[]; page: { next: string | null } }>();
      return { ids: data.map(({ _id }) => _id), next: page.next };
    };
    const count = async (status: string) =>
      (await worker.get(`/submission/worker/count?${worker.self}&status=${status}`)).data();
    const expected = { pending: [pending], accepted: [accepted], rejected: [rejected] };
    for (const [status, ids] of Object.entries(expected)) {
      expect(await list(status)).toEqual({ ids, next: null });
      expect(await list(`${status}&page=1&size=1`)).toEqual({ ids: [], next: null });
      expect(await count(status)).toBe(1);
    }
    const refused = await worker.get(`/submission/worker?${worker.self}&status=lost`);
    expect(refused.status).toBe(400);
    expect(refused.json()).toMatchObject({ errors: [{ field: 'status' }] });
  });
});

describeOnEachDatabase('the trend in an overview', (engine) => {
  const DAY = 86_400_000;
  let testApp: TestApp;
  let buyer: Person;
  let worker: Person;
  let admin: Person;

  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    [buyer, worker, admin] = [await testApp.person('Buyer'), await testApp.person('Worker'), await testApp.admin()];
  });
  afterAll(() => testApp.close());

  const daysAgo = (days: number) => testApp.clock.clock.now() - days * DAY;

  /** Moves the id of a row back by this many days, because the id contains the time of creation. */
  async function backdate(table: string, id: string, days: number): Promise<string> {
    const earlier = minIdAt(daysAgo(days)).slice(0, 10) + id.slice(10);
    await testApp.sql(`UPDATE ${table} SET id = ? WHERE id = ?`, [earlier, id]);
    return earlier;
  }

  const changes = async <Overview extends { changes: unknown }>(who: Person, role: string) =>
    (await who.get(`/overview/${role}?${who.self}`)).data<Overview>().changes as Overview['changes'];

  it('is empty when nothing happened', async () => {
    const none = { lately: 0, earlier: 0 };
    expect(await changes<WorkerOverview>(worker, 'worker')).toEqual({ submissions: none, earning: none });
    expect(await changes<BuyerOverview>(buyer, 'buyer')).toEqual({ tasks: none, payments: none });
  });

  it('of a buyer compares tasks and payments of the last 30 days with the 30 before', async () => {
    const [first, second, third] = [
      (await actions.buy(buyer, 1000)).data<{ _id: string }>(),
      (await actions.buy(buyer, 150)).data<{ _id: string }>(),
      (await actions.buy(buyer, 10)).data<{ _id: string }>(),
    ];
    await backdate('purchase', first._id, 40);
    await backdate('purchase', second._id, 61);
    expect(third._id).toBeDefined();
    const tasks = [];
    for (let n = 0; n < 5; n += 1) tasks.push(idOf(await actions.post(buyer, { requiredWorkers: 1 })));
    const [, , old, older, oldest] = tasks as [string, string, string, string, string];
    await backdate('task', old, 29);
    await backdate('task', older, 31);
    await backdate('task', oldest, 61);
    expect(await changes<BuyerOverview>(buyer, 'buyer')).toEqual({
      tasks: { lately: 3, earlier: 1 },
      payments: { lately: 1, earlier: 35 },
    });
  });

  it('of a worker compares submissions and coins earned likewise', async () => {
    const sent: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      const task = idOf(await actions.post(buyer, { payableAmount: 20, requiredWorkers: 1 }));
      sent.push(idOf(await actions.submit(worker, task)));
    }
    const [lately, earlier, waiting] = sent as [string, string, string];
    for (const id of [lately, earlier]) (await actions.review(buyer, id, 'accepted')).data();
    await testApp.sql('UPDATE submission SET decided_at = ? WHERE id = ?', [daysAgo(45), earlier]);
    await backdate('submission', waiting, 50);
    expect(await changes<WorkerOverview>(worker, 'worker')).toEqual({
      submissions: { lately: 2, earlier: 1 },
      earning: { lately: 20, earlier: 20 },
    });
  });

  it('of an Admin compares sign-ups and received money likewise', async () => {
    const before = await changes<AdminOverview>(admin, 'admin');
    const [late, early] = [await testApp.person('Worker'), await testApp.person('Buyer')];
    await testApp.sql('UPDATE person SET created_at = ? WHERE id = ?', [daysAgo(29), late.id]);
    await testApp.sql('UPDATE person SET created_at = ? WHERE id = ?', [daysAgo(31), early.id]);
    expect(before.workers).toEqual({ lately: 1, earlier: 0 });
    expect(await changes<AdminOverview>(admin, 'admin')).toEqual({
      workers: { lately: 2, earlier: 0 },
      buyers: { lately: 1, earlier: 1 },
      payments: { lately: 0, earlier: 0 },
    });
  });
});

describeOnEachDatabase('the number of new tasks in a worker’s overview', (engine) => {
  let testApp: TestApp;
  let buyer: Person;
  let worker: Person;

  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    [buyer, worker] = [await testApp.person('Buyer'), await testApp.person('Worker')];
    (await actions.buy(buyer, 1000)).data();
  });
  afterAll(() => testApp.close());

  const newTasks = async () => (await worker.get(`/overview/worker?${worker.self}`)).data<WorkerOverview>().newTasks;

  it('counts open tasks of the last seven days that the worker has not done', async () => {
    expect(await newTasks()).toEqual({ count: 0, more: false, fitting: false });
    const ids: string[] = [];
    for (const title of ['Photos of stalls', 'Photos of shops', 'Words to translate']) {
      ids.push(idOf(await actions.post(buyer, { title, requiredWorkers: 2 })));
    }
    expect(await newTasks()).toEqual({ count: 3, more: false, fitting: false });
    await actions.submit(worker, ids[0] as string);
    expect(await newTasks()).toMatchObject({ count: 2 });
  });

  it('counts tasks that match a saved filter when there is one', async () => {
    (await worker.post('/task-filter', { name: 'Photos', search: 'photos' })).data();
    expect(await newTasks()).toEqual({ count: 1, more: false, fitting: true });
    (await worker.post('/task-filter', { name: 'Words', search: 'words' })).data();
    expect(await newTasks()).toEqual({ count: 2, more: false, fitting: true });
  });

  it('ignores tasks older than a week', async () => {
    testApp.clock.advanceDays(8);
    await worker.signIn();
    expect(await newTasks()).toEqual({ count: 0, more: false, fitting: true });
  });
});
