import { type Task } from '@kaaj/contract';
import { BatchOffboarding } from '../../src/contexts/batches';
import { PostDueBatches } from '../../src/contexts/batches/application/post-due-batches';
import { batchedOf } from '../../src/contexts/wallet';
import { actions, describeOnEachDatabase, idOf, type Person, taskBody, TestApp } from '../test-app';
import { refusal } from '../support/refusal';

describeOnEachDatabase('the first tasks of a new buyer', (engine) => {
  let testApp: TestApp;
  let admin: Person;
  let buyer: Person;
  let worker: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine, { FIRST_TASKS_REVIEWED: '2', FEE_PERCENT: '10' });
    admin = await testApp.admin();
    buyer = await testApp.person('Buyer', { coins: 1000 });
    worker = await testApp.person('Worker');
    testApp.nameWallet('buyer', buyer);
    await testApp.keepRows(admin, buyer, worker);
  });
  beforeEach(() => testApp.deleteAllRows());
  afterEach(async () => {
    expect(await testApp.balances()).toMatchObject({ ledgerSum: 0 });
  });
  afterAll(() => testApp.close());

  const post = async (task: object = {}) => idOf(await actions.post(buyer, task));
  const titles = async (person: Pick<Person, 'get'>, path = '/task') =>
    (await person.get(path)).data<Task[]>().map(({ title }) => title);
  const own = async () => (await buyer.get(`/task/user/${encodeURIComponent(buyer.email)}`)).data<Task[]>();
  const queue = async () => (await admin.get('/task/review')).data<Task[]>();
  const notificationsOf = async (person: Person) =>
    (await person.get(`/notification?${person.self}`)).data<{ code: string; params: object }[]>()[0];

  it('wait for an Admin: nobody else can see them, and submissions are rejected', async () => {
    const id = await post({ title: 'Is it fair?', requiredWorkers: 2, payableAmount: 50 });
    expect((await buyer.get('/settings')).data()).toMatchObject({ firstTasksReviewed: 2 });
    expect(await testApp.balances()).toMatchObject({ buyer: 890 });
    expect(await titles(testApp.visitor())).toEqual([]);
    for (const person of [worker, await testApp.person('Buyer'), testApp.visitor()])
      expect((await person.get(`/task/${id}`)).status).toBe(404);
    expect((await worker.post(`/task/${id}/question`, { text: 'In which language?' })).status).toBe(404);
    expect(refusal(await actions.claim(worker, id))).toEqual([409, 'task/closed']);
    expect(refusal(await actions.submit(worker, id))).toEqual([409, 'task/closed']);
    expect(refusal(await actions.changeSlots(buyer, id, 5))).toEqual([409, 'task/in-review']);
    const { title, taskDetail, submissionInfo } = taskBody();
    const texts = { title, taskDetail, submissionInfo };
    expect(refusal(await buyer.patch(`/task/update/${id}`, texts))).toEqual([409, 'task/in-review']);
    for (const person of [buyer, admin])
      expect((await person.get(`/task/${id}`)).data()).toMatchObject({ review: 'waiting', closed: true });
    expect(await own()).toMatchObject([{ _id: id, review: 'waiting' }]);
    expect(await queue()).toMatchObject([{ _id: id, title: 'Is it fair?', review: 'waiting' }]);
    expect((await admin.get('/task/all')).data()).toMatchObject([{ _id: id, state: 'review' }]);
    expect(await notificationsOf(admin)).toMatchObject({
      code: 'task/review-waiting',
      params: { title: 'Is it fair?' },
    });
    expect((await buyer.get('/task/review')).status).toBe(403);
  });

  it('are public once they are approved, and the third one at once', async () => {
    const [first, second] = [await post({ title: 'First' }), await post({ title: 'Second' })];
    expect((await queue()).map(({ _id }) => _id)).toEqual([first, second]);
    expect((await actions.reviewTask(admin, first, true)).data()).toEqual({ _id: first, review: 'approved' });
    expect((await actions.reviewTask(admin, first, true)).status).toBe(200);
    expect(refusal(await actions.reviewTask(admin, first, false))).toEqual([409, 'task/already-reviewed']);
    expect(await titles(worker)).toEqual(['First']);
    expect((await worker.get(`/task/${first}`)).data()).not.toHaveProperty('review');
    expect((await actions.submit(worker, first)).status).toBe(201);
    await post({ title: 'Third' });
    expect((await queue()).map(({ title }) => title)).toEqual(['Second', 'Third']);
    (await actions.reviewTask(admin, second, true)).data();
    await post({ title: 'Fourth' });
    expect(await titles(worker)).toEqual(['Fourth', 'Second', 'First']);
    expect(await notificationsOf(buyer)).toMatchObject({ code: 'task/review-approved', params: { title: 'Second' } });
    expect((await admin.get('/audit?action=task-reviewed')).data<object[]>()).toMatchObject([
      { details: { title: 'Second', outcome: 'approved' }, person: { _id: buyer.id } },
      {},
    ]);
  });

  it('close when they are declined: all coins and the fee return, and nothing else moves', async () => {
    const before = await testApp.balances();
    const id = await post({ requiredWorkers: 3, payableAmount: 15 });
    expect(await testApp.balances()).toMatchObject({ buyer: 951 });
    expect((await admin.patch(`/task/review/${id}`, { approved: false })).status).toBe(400);
    expect((await actions.reviewTask(admin, id, false)).data()).toEqual({ _id: id, review: 'declined' });
    expect(await testApp.balances()).toEqual(before);
    expect((await actions.reviewTask(admin, id, false)).data()).toEqual({ _id: id, review: 'declined' });
    expect(await testApp.balances()).toEqual(before);
    expect(refusal(await actions.reviewTask(admin, id, true))).toEqual([409, 'task/already-reviewed']);
    expect(await testApp.sql('SELECT kind, amount FROM transfer WHERE kind = ?', ['task-declined'])).toEqual([
      { kind: 'task-declined', amount: 45 },
    ]);
    expect(await own()).toMatchObject([{ _id: id, review: 'declined', closed: true, requiredWorkers: 0 }]);
    expect(await notificationsOf(buyer)).toMatchObject({
      ...{ code: 'task/review-declined', params: { reason: 'It asks for passwords.', coins: 45 } },
    });
    expect(await queue()).toEqual([]);
    for (const title of ['Second', 'Third', 'Fourth']) await post({ title });
    expect(await queue()).toHaveLength(3);
  });

  it('leave the queue when their buyer deletes them or their last day passes, and are not counted', async () => {
    const before = await testApp.balances();
    const day = testApp.clock.clock.today();
    const [deleted] = [await post(), await post({ completionDate: day })];
    (await actions.deleteTask(buyer, deleted)).data();
    testApp.clock.advance(2 * 24 * 3600 * 1000);
    await testApp.runJobs();
    await admin.signIn();
    expect(await queue()).toEqual([]);
    expect(await testApp.balances()).toEqual(before);
    expect(refusal(await actions.reviewTask(admin, deleted, true))).toEqual([409, 'task/already-reviewed']);
    testApp.clock.reset();
    await post();
    expect(await queue()).toHaveLength(1);
  });

  it('of a suspended buyer stay hidden after their approval until the suspension is lifted', async () => {
    const id = await post({ title: 'Hidden still' });
    (await actions.suspend(admin, buyer.id)).data();
    (await actions.reviewTask(admin, id, true)).data();
    expect(await titles(worker)).toEqual([]);
    (await actions.liftSuspension(admin, buyer.id)).data();
    expect(await titles(worker)).toEqual(['Hidden still']);
  });

  it('return all coins when the buyer is removed', async () => {
    const id = await post({ requiredWorkers: 3, payableAmount: 15 });
    (await actions.remove(admin, buyer.id)).data();
    expect(await testApp.balances()).toMatchObject({ buyer: 0 });
    expect(await queue()).toEqual([]);
    expect((await actions.reviewTask(admin, id, true)).status).toBe(404);
  });

  describe('a batch', () => {
    it('waits as a whole, and is public with its later posted rows after the approval', async () => {
      const batch = idOf(await actions.postBatch(buyer, { title: 'Label {{picture}}' }));
      await testApp.runJobs();
      expect(await queue()).toMatchObject([{ title: 'Label {{picture}}', batch: { _id: batch, items: 3 } }]);
      expect(await own()).toMatchObject([{ review: 'waiting', batch: { _id: batch } }]);
      expect(await titles(worker)).toEqual([]);
      expect(refusal(await actions.next(worker, batch))).toEqual([409, 'task/closed']);
      (await actions.reviewTask(admin, batch, true)).data();
      expect(await queue()).toEqual([]);
      expect(await titles(worker)).toEqual(['Label {{picture}}']);
      expect((await worker.post(`/task/batch/${batch}/next`)).ok).toBe(true);
      expect(await testApp.sql('SELECT DISTINCT status, review FROM task')).toEqual([
        { status: 'open', review: 'approved' },
      ]);
    });

    it.each(['before', 'after'])('cannot be paused while it waits, %s its rows are posted', async (when) => {
      const batch = idOf(await actions.postBatch(buyer));
      if (when === 'after') await testApp.runJobs();
      const refused = await buyer.patch(`/task/batch/${batch}`, { state: 'paused' });
      expect([refused.status, refused.code]).toEqual([409, 'task/in-review']);
      (await actions.reviewTask(admin, batch, true)).data();
      await testApp.runJobs();
      expect(await titles(worker)).toHaveLength(1);
    });

    it.each(['before', 'after'])('cannot get another overlap while it waits, %s its rows are posted', async (when) => {
      const batch = idOf(await actions.postBatch(buyer, { requiredWorkers: 2, payableAmount: 5 }));
      testApp.name('batch', batchedOf(batch));
      if (when === 'after') await testApp.runJobs();
      const before = await testApp.balances();
      expect(before).toMatchObject({ buyer: 967, 'buyer held': 0, batch: when === 'after' ? 3 : 33 });
      for (const overlap of [4, 1]) {
        const refused = await buyer.patch(`/task/batch/${batch}`, { overlap });
        expect([refused.status, refused.code]).toEqual([409, 'task/in-review']);
      }
      expect(await testApp.balances()).toEqual(before);
      expect((await buyer.get(`/task/batch/${batch}`)).data()).toMatchObject({ overlap: 2, cost: 30 });
      (await actions.reviewTask(admin, batch, true)).data();
      await testApp.runJobs();
      expect((await buyer.patch(`/task/batch/${batch}`, { overlap: 4 })).data()).toMatchObject({
        overlap: 4,
        cost: 60,
      });
      expect(await testApp.balances()).toMatchObject({ buyer: 934, 'buyer held': 0, batch: 6 });
      expect((await actions.cancelBatch(buyer, batch)).data()).toMatchObject({ cost: 60, returned: 60 });
      expect(await testApp.balances()).toMatchObject({ buyer: 1000, 'buyer held': 0, batch: 0 });
    });

    it('is public with its first posted row when it was approved before', async () => {
      const batch = idOf(await actions.postBatch(buyer));
      (await actions.reviewTask(admin, batch, true)).data();
      await testApp.runJobs();
      expect(await titles(worker)).toHaveLength(1);
    });

    it('that was stopped because its buyer owes coins can be declined, and returns every coin', async () => {
      const before = await testApp.balances();
      const rows = ['picture', ...Array.from({ length: 150 }, (_, index) => `${index}.png`)].join('\n');
      const batch = idOf(await actions.postBatch(buyer, { rows, payableAmount: 1 }));
      await testApp.app.get(PostDueBatches).run((error) => {
        throw error;
      });
      expect(await testApp.app.get(BatchOffboarding).closeOneOf(buyer.id)).toBe(true);
      expect(await testApp.balances()).toMatchObject({ buyer: 890 });
      expect((await actions.reviewTask(admin, batch, false)).data()).toEqual({ _id: batch, review: 'declined' });
      expect(await testApp.balances()).toEqual(before);
      expect(await notificationsOf(buyer)).toMatchObject({ code: 'task/review-declined', params: { coins: 100 } });
      expect(await queue()).toEqual([]);
    });

    it.each(['before', 'after'])('that is declined %s its rows are posted returns every coin', async (when) => {
      const before = await testApp.balances();
      const batch = idOf(await actions.postBatch(buyer, { requiredWorkers: 2, payableAmount: 7 }));
      if (when === 'after') await testApp.runJobs();
      (await actions.reviewTask(admin, batch, false)).data();
      await testApp.runJobs();
      expect(await testApp.balances()).toEqual(before);
      expect(await notificationsOf(buyer)).toMatchObject({ code: 'task/review-declined', params: { coins: 42 } });
      expect(await queue()).toEqual([]);
      expect((await buyer.get(`/task/batch/${batch}`)).data()).toMatchObject({ state: 'cancelled' });
    });
  });

  it('of a buyer who posted before the setting are public', async () => {
    for (const title of ['One', 'Two']) await post({ title });
    await testApp.sql("UPDATE task SET status = 'open', review = NULL");
    await post({ title: 'Three' });
    expect(await titles(worker)).toEqual(['Three', 'Two', 'One']);
  });
});
