import { ReviewSubmission } from '../../src/contexts/submissions/application/review-submission';
import { batchedOf, escrowOf } from '../../src/contexts/wallet';
import { batchBody } from '../support/actions';
import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../test-app';

interface Shown {
  readonly fee: number;
  readonly cost: number;
}

describeOnEachDatabase('a fee of ten percent', (engine) => {
  let testApp: TestApp;
  let admin: Person;
  let buyer: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine, { FEE_PERCENT: '10' });
    admin = await testApp.admin();
  });
  afterAll(() => testApp.close());
  beforeEach(async () => {
    buyer = await testApp.person('Buyer', { coins: 1000 });
    testApp.nameWallet('buyer', buyer);
    before = await fees();
  });
  afterEach(async () => expect(await testApp.balances()).toMatchObject({ ledgerSum: 0 }));

  let before = 0;
  const fees = async () =>
    Number(
      (await testApp.sql<{ n: number | null }>("SELECT SUM(amount) AS n FROM transfer WHERE to_account = 'fees'"))[0]
        ?.n ?? 0,
    );
  /** Coins of fees in this test. */
  const taken = async () => (await fees()) - before;
  const feeOf = async (task: string) => (await buyer.get(`/task/${task}`)).data<Shown>().fee;

  async function post(requiredWorkers: number, payableAmount: number): Promise<string> {
    const task = idOf(await actions.post(buyer, { requiredWorkers, payableAmount }));
    testApp.name('escrow', escrowOf(task));
    return task;
  }
  const submit = async (task: string) => idOf(await actions.submit(await testApp.person('Worker'), task));
  async function accept(task: string): Promise<void> {
    (await actions.review(buyer, await submit(task), 'accepted')).data();
  }

  it('is in the settings, and moves to escrow beside the pay when a task is posted', async () => {
    expect((await buyer.get('/settings')).data()).toMatchObject({ feePercent: 10 });
    const task = await post(5, 7);
    expect(await testApp.balances()).toMatchObject({ buyer: 1000 - 35 - 3, escrow: 38 });
    expect(await feeOf(task)).toBe(3);
    expect(await taken()).toBe(0);
  });

  it('is rounded over the task: after each paid slot the platform has the rounded fee of all that was paid', async () => {
    const task = await post(5, 7);
    const after: [number, number][] = [];
    for (let n = 0; n < 5; n += 1) {
      await accept(task);
      after.push([await taken(), (await testApp.balances())['escrow'] as number]);
    }
    expect(after).toEqual([
      [0, 31],
      [1, 23],
      [2, 15],
      [2, 8],
      [3, 0],
    ]);
  });

  it('is paid and returned with slots that are added, removed and closed', async () => {
    const task = await post(3, 15);
    expect(await testApp.balances()).toMatchObject({ buyer: 951, escrow: 49 });
    (await actions.changeSlots(buyer, task, 5)).data();
    expect(await testApp.balances()).toMatchObject({ buyer: 1000 - 75 - 7, escrow: 82 });
    (await actions.changeSlots(buyer, task, 2)).data();
    expect(await testApp.balances()).toMatchObject({ buyer: 967, escrow: 33 });
    await accept(task);
    expect(await testApp.balances()).toMatchObject({ buyer: 967, escrow: 17 });
    expect(await taken()).toBe(1);
    (await actions.deleteTask(buyer, task)).data();
    expect(await testApp.balances()).toMatchObject({ buyer: 984, escrow: 0 });
    expect(await taken()).toBe(1);
  });

  it('of a claimed slot is lost with its pay when the account is closed, which shows both before', async () => {
    (await actions.claim(await testApp.person('Worker'), await post(1, 20))).data();
    expect((await buyer.get('/account/closing')).data()).toMatchObject({
      ...{ coinsLost: 1000, available: 978, claimedSlots: { count: 1, coins: 20 } },
    });
    (await buyer.post('/account/closing', { password: buyer.password, coins: 1000 })).data();
    expect(await testApp.balances()).toMatchObject({ buyer: 0, escrow: 0 });
    expect(await taken()).toBe(0);
  });

  it('returns with work that is rejected once the task is closed', async () => {
    const task = await post(1, 20);
    const work = await submit(task);
    (await actions.deleteTask(buyer, task)).data();
    expect(await testApp.balances()).toMatchObject({ buyer: 978, escrow: 22 });
    (await actions.review(buyer, work, 'rejected')).data();
    expect(await testApp.balances()).toMatchObject({ buyer: 1000, escrow: 0 });
    expect(await taken()).toBe(0);
  });

  it('is paid by an award from a slot of the task, and not by one from the buyer’s other coins', async () => {
    const worker = await testApp.person('Worker');
    const rejected = async (task: string) => {
      const work = idOf(await actions.submit(worker, task));
      (await actions.review(buyer, work, 'rejected')).data();
      return work;
    };
    const task = await post(1, 20);
    const dispute = idOf(await actions.dispute(worker, await rejected(task)));
    expect(await testApp.balances()).toMatchObject({ buyer: 978, escrow: 2 });
    (await actions.answerDispute(buyer, dispute, { concede: true })).data();
    expect(await testApp.balances()).toMatchObject({ buyer: 978, escrow: 0 });
    expect(await taken()).toBe(2);

    const second = await post(1, 20);
    const work = await rejected(second);
    (await actions.deleteTask(buyer, second)).data();
    expect(await testApp.balances()).toMatchObject({ buyer: 978, escrow: 0 });
    (await actions.answerDispute(buyer, idOf(await actions.dispute(worker, work)), { concede: true })).data();
    expect(await testApp.balances()).toMatchObject({ buyer: 958, escrow: 0 });
    expect(await taken()).toBe(2);
  });

  it('is not charged for a bonus', async () => {
    const task = await post(1, 20);
    const work = await submit(task);
    (await actions.review(buyer, work, 'accepted')).data();
    (await actions.payBonus(buyer, work, 100)).data();
    expect(await testApp.balances()).toMatchObject({ buyer: 1000 - 22 - 100, escrow: 0 });
    expect(await taken()).toBe(2);
  });

  it('is on the receipt and in the statement of the buyer', async () => {
    const task = await post(1, 20);
    const work = await submit(task);
    (await actions.review(buyer, work, 'accepted')).data();
    const receipt = (await buyer.get(`/receipt/decision/${work}`)).data<{
      transfers: { kind: string; coins: number }[];
    }>();
    expect(receipt.transfers.map(({ kind, coins }) => [kind, coins])).toEqual([
      ['submission-accepted', 20],
      ['fee-taken', 2],
    ]);
    const lines = (await buyer.get(`/wallet/statement?${buyer.self}&group=tasks`)).data<
      { kind: string; amount: number }[]
    >();
    expect(lines.map(({ kind, amount }) => [kind, amount]).sort()).toEqual([
      ['fee-kept', -2],
      ['task-posted', -20],
    ]);
  });

  it('has to be covered by coins as well as the pay', async () => {
    const poor = await testApp.person('Buyer', { coins: 21 });
    const refused = await actions.post(poor, { payableAmount: 20 });
    expect([refused.status, refused.code]).toEqual([422, 'wallet/not-enough-coins']);
    expect((await poor.get(`/user?${poor.self}`)).data()).toMatchObject({ coin: 21 });
  });

  it('is rounded over a whole batch, and its tasks share it in any order of payment', async () => {
    const rows = `picture\n${Array.from({ length: 7 }, (_, n) => `${n}.png`).join('\n')}\n`;
    const input = { rows, payableAmount: 4 };
    expect((await buyer.post('/task/batch/preview', batchBody(input))).data()).toMatchObject({ cost: 28, fee: 2 });
    const posted = (await actions.postBatch(buyer, input)).data<Shown & { _id: string }>();
    testApp.name('batch', batchedOf(posted._id));
    expect(posted).toMatchObject({ cost: 28, fee: 2 });
    expect(await testApp.balances()).toMatchObject({ buyer: 970, batch: 30 });
    await testApp.runJobs();
    expect(await testApp.balances()).toMatchObject({ buyer: 970, batch: 2 });
    const tasks = await testApp.sql<{ task_id: string }>(
      'SELECT task_id FROM task_batch_row WHERE batch_id = ? ORDER BY number DESC',
      [posted._id],
    );
    const after: number[] = [];
    for (const { task_id } of tasks.slice(0, 5)) {
      await accept(task_id);
      after.push(await taken());
    }
    expect(after).toEqual([0, 0, 1, 1, 2]);
    expect(await testApp.balances()).toMatchObject({ batch: 0 });
    expect(await feeOf(tasks[0]?.task_id as string)).toBe(0);
    for (const { task_id } of tasks.slice(5)) (await actions.deleteTask(buyer, task_id)).data();
    expect(await testApp.balances()).toMatchObject({ buyer: 978, batch: 0 });
    expect(await taken()).toBe(2);
    expect((await buyer.get(`/task/batch/${posted._id}`)).data()).toMatchObject({ cost: 28, fee: 2 });
  });

  it('returns with a batch that is cancelled before it is posted', async () => {
    const batch = idOf(await actions.postBatch(buyer, { payableAmount: 11 }));
    testApp.name('batch', batchedOf(batch));
    expect(await testApp.balances()).toMatchObject({ buyer: 964, batch: 36 });
    (await actions.cancelBatch(buyer, batch)).data();
    expect(await testApp.balances()).toMatchObject({ buyer: 1000, batch: 0 });
  });

  it('returns with the posted items of a cancelled batch, except for what was paid', async () => {
    const batch = idOf(await actions.postBatch(buyer, { payableAmount: 10 }));
    testApp.name('batch', batchedOf(batch));
    await testApp.runJobs();
    expect(await testApp.balances()).toMatchObject({ buyer: 967, batch: 3 });
    const [first] = await testApp.sql<{ task_id: string }>('SELECT task_id FROM task_batch_row WHERE batch_id = ?', [
      batch,
    ]);
    await accept(first?.task_id as string);
    (await actions.cancelBatch(buyer, batch)).data();
    expect(await testApp.balances()).toMatchObject({ buyer: 989, batch: 0 });
    expect(await taken()).toBe(1);
  });

  it('is not included in the coins that wait for a decision in the list of the Admin', async () => {
    const task = await post(2, 20);
    await submit(task);
    const tasks = (await admin.get('/task/all')).data<{ _id: string; waitingCoins: number; fee: number }[]>();
    expect(tasks.find(({ _id }) => _id === task)).toMatchObject({ waitingCoins: 20, fee: 4 });
  });

  it('stays as posted when the owner sets another one', async () => {
    const task = await post(2, 20);
    const later = await TestApp.build(engine, { ...testApp.settings, FEE_PERCENT: '0' });
    const work = await submit(task);
    await later.app
      .get(ReviewSubmission, { strict: false })
      .execute({ submissionId: work, buyerId: buyer.id, verdict: { status: 'accepted' } });
    await later.close();
    expect(await taken()).toBe(2);
    expect(await testApp.balances()).toMatchObject({ escrow: 22 });
  });
});
