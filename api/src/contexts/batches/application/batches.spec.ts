import { type Batch, type BatchPreview, type NextItem, type Problem } from '@kaaj/contract';
import { Scheduler } from '../../../platform/scheduler/scheduler';
import { batchBody } from '../../../../test/support/actions';
import { sized } from '../../../../test/support/sizes';
import { auditSlots } from '../../../../test/support/slot-audit';
import { batchedOf } from '../../wallet';
import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../../../../test/test-app';
import { BatchOffboarding } from './batch-offboarding';
import { PostDueBatches } from './post-due-batches';

const csv = (rows: number) => ['picture', ...Array.from({ length: rows }, (_, index) => `${index + 1}.png`)].join('\n');
describeOnEachDatabase('a batch of tasks', (engine) => {
  let testApp: TestApp;
  let ann: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    await testApp.admin();
  });
  afterAll(() => testApp.close());
  beforeEach(async () => {
    ann = await testApp.person('Buyer', { coins: 1000 });
    testApp.nameWallet('ann', ann);
  });
  afterEach(() => testApp.clock.reset());

  const post = async (rows = csv(3), more = {}) => {
    const id = idOf(await actions.postBatch(ann, { rows, payableAmount: 1, ...more }));
    testApp.name('batch', batchedOf(id));
    return id;
  };
  const piece = () =>
    testApp.app.get(PostDueBatches).run((error) => {
      throw error;
    });
  const batch = async (id: string) => (await ann.get(`/task/batch/${id}`)).data<Batch>();
  const titles = async () => {
    const rows = await testApp.sql<{ title: string }>('SELECT title FROM task WHERE buyer_id = ? ORDER BY id', [
      ann.id,
    ]);
    return rows.map(({ title }) => title);
  };
  const escrow = async () => {
    const [row] = await testApp.sql<{ coins: number | null }>(
      `SELECT SUM(balance) AS coins FROM account WHERE id IN (SELECT CONCAT('escrow:', id) FROM task WHERE buyer_id = ?)`,
      [ann.id],
    );
    return Number(row?.coins ?? 0);
  };
  const notices = async () =>
    (
      await testApp.sql<{ message: string }>(
        `SELECT message FROM notification WHERE person_id = ? AND code LIKE 'batch/%'`,
        [ann.id],
      )
    ).map(({ message }) => message);

  it('moves the coins of all its tasks to escrow at once and creates one task for each row', async () => {
    const id = await post(csv(3), { requiredWorkers: 2, payableAmount: 5 });
    expect(await batch(id)).toMatchObject({
      state: 'posting',
      tasks: 3,
      posted: 0,
      cost: 30,
      returned: 0,
      endedAt: null,
    });
    expect(await testApp.balances()).toMatchObject({ ann: 970, 'ann held': 0, batch: 30, ledgerSum: 0 });
    await testApp.runJobs();
    expect(await titles()).toEqual(['Label 1.png', 'Label 2.png', 'Label 3.png']);
    expect(await testApp.balances()).toMatchObject({ ann: 970, 'ann held': 0, batch: 0, ledgerSum: 0 });
    expect(await escrow()).toBe(30);
    expect(await batch(id)).toMatchObject({
      state: 'done',
      posted: 3,
      returned: 0,
      endedAt: expect.any(String) as string,
    });
    expect(await notices()).toEqual(['All 3 tasks of your batch "Label {{picture}}" are posted.']);
  });

  it('gives each task the shared terms, as a task that is posted alone has them', async () => {
    const terms = { category: 'labeling', reviewDays: 2, allowanceMinutes: 30, proof: { text: 'A word', pictures: 1 } };
    const body = { ...batchBody({ rows: 'picture,hint\ncat.png,"A cat, or\na dog?"\n' }), ...terms };
    (await ann.post('/task/batch', { ...body, taskDetail: '{{picture}}: {{hint}}' })).data();
    await testApp.runJobs();
    const [shown] = (await ann.get(`/task/user/${encodeURIComponent(ann.email)}`)).data<object[]>();
    const { _id } = shown as { _id: string };
    expect((await ann.get(`/task/${_id}`)).data()).toMatchObject({
      title: 'Label cat.png',
      taskDetail: 'cat.png: A cat, or\na dog?',
      requiredWorkers: 1,
      places: 1,
      payableAmount: 5,
      version: 1,
      ...terms,
      proof: { text: 'A word', pictures: 1, link: false },
    });
    const worker = await testApp.person('Worker');
    expect((await actions.submit(worker, _id)).code).toBe('submission/proof-missing');
  });

  it('returns its cost in the preview and changes nothing', async () => {
    const before = await testApp.snapshotWithoutOutbox();
    const body = batchBody({ rows: csv(12), requiredWorkers: 2, payableAmount: 50 });
    const preview = (await ann.post('/task/batch/preview', body)).data<BatchPreview>();
    expect(preview).toMatchObject({ columns: ['picture'], tasks: 12, cost: 1200, available: 1000 });
    expect(preview.first).toHaveLength(10);
    expect(preview.first[1]).toEqual({ line: 3, title: 'Label 2.png', taskDetail: 'Say what 2.png shows.' });
    expect(await testApp.snapshot()).toEqual(before);
  });

  it('creates no task for empty rows and counts them', async () => {
    const rows = 'picture,hint\r\n1.png,cat\r\n,\r\n , \r\n"",""\r\n';
    const preview = (await ann.post('/task/batch/preview', batchBody({ rows }))).data<BatchPreview>();
    expect(preview).toMatchObject({ tasks: 1, skipped: 3, first: [{ line: 2, title: 'Label 1.png' }] });
  });

  it('is rejected when all its tasks would be equal, unless duplicates are allowed', async () => {
    const before = await testApp.snapshotWithoutOutbox();
    const body = { ...batchBody({ title: 'Label it', taskDetail: 'Look at the picture.' }) };
    for (const path of ['/task/batch/preview', '/task/batch']) {
      const { status, problem } = await ann.post(path, body);
      expect([status, problem.code]).toEqual([422, 'batch/faulty-rows']);
      expect(problem.errors).toMatchObject([{ line: 1, field: 'title', code: 'no-column' }]);
    }
    expect(await testApp.snapshot()).toEqual(before);
    const preview = (await ann.post('/task/batch/preview', { ...body, sameTasks: true })).data<BatchPreview>();
    expect(preview.tasks).toBe(3);
  });

  it('is rejected as a whole with each wrong line named, and nothing is posted', async () => {
    const before = await testApp.snapshotWithoutOutbox();
    const rows = `picture\none.png\n${'x'.repeat(200)}\n1,2\n`;
    for (const path of ['/task/batch', '/task/batch/preview']) {
      const answer = await ann.post(path, batchBody({ rows }));
      expect([answer.status, answer.code]).toEqual([422, 'batch/faulty-rows']);
      expect((answer.problem as Problem).errors).toEqual([
        { line: 3, field: 'title', code: 'maxLength', message: 'Must be at most 200 characters.' },
        { line: 4, field: 'rows', code: 'cells', message: 'Expected 1 columns, as in the first line.' },
      ]);
    }
    expect(await testApp.snapshot()).toEqual(before);
  });

  it.each([
    ['no row', 'picture\n', 'empty'],
    ['more rows than a batch has', csv(10_001), 'too-many-rows'],
    ['no such column', 'photo\n1.png', 'unknown-column'],
  ])('is rejected with %s', async (_, rows, code) => {
    const answer = await actions.postBatch(ann, { rows });
    expect([answer.status, (answer.problem as Problem).errors?.map((each) => each.code)]).toEqual([422, [code]]);
  });

  it('names at most a hundred errors', async () => {
    const answer = await actions.postBatch(ann, { rows: ['picture', ...Array<string>(500).fill('a,b')].join('\n') });
    expect((answer.problem as Problem).errors).toHaveLength(100);
  });

  it('is rejected when the coins do not cover all tasks or the completion date has passed', async () => {
    const before = await testApp.snapshotWithoutOutbox();
    expect((await actions.postBatch(ann, { rows: csv(3), payableAmount: 334 })).code).toBe('wallet/not-enough-coins');
    expect((await actions.postBatch(ann, { completionDate: '2020-01-01' })).code).toBe('task/deadline-in-past');
    expect(await testApp.snapshot()).toEqual(before);
  });

  it('accepts rows as JSON lines', async () => {
    await post('{"picture":"1.png"}\n{"picture":2}\n', { format: 'jsonl' });
    await testApp.runJobs();
    expect(await titles()).toEqual(['Label 1.png', 'Label 2']);
  });

  it('is created once when requests repeat one idempotency key', async () => {
    const send = (rows: string) =>
      actions.postBatch(ann, { rows }, { 'idempotency-key': 'my batch'.replace(' ', '-') });
    const [one, ...others] = await Promise.all(Array.from({ length: 5 }, () => send(csv(2))));
    expect(new Set([one, ...others].map((answer) => answer?.text)).size).toBe(1);
    expect((await send(csv(3))).code).toBe('request/idempotency-mismatch');
    await testApp.runJobs();
    expect((await send(csv(2))).text).toBe(one?.text);
    expect(await titles()).toEqual(['Label 1.png', 'Label 2.png']);
    expect(await testApp.balances()).toMatchObject({ ann: 990, ledgerSum: 0 });
  });

  it('is posted once when several processes run the jobs', async () => {
    const id = await post(csv(450));
    for (let turns = 0; turns < 5; turns += 1) await Promise.all([piece(), piece(), piece()]);
    expect(await batch(id)).toMatchObject({ state: 'done', posted: 450 });
    expect(await titles()).toEqual(Array.from({ length: 450 }, (_, index) => `Label ${index + 1}.png`));
    expect([await escrow(), await testApp.balances()]).toMatchObject([450, { ann: 550, batch: 0, ledgerSum: 0 }]);
    expect(await notices()).toHaveLength(1);
  });

  it('resumes where it stopped after a step of posting failed at any point', async () => {
    const id = await post(csv(250));
    for (let statement = 1, more = true; more; statement += 1) {
      testApp.faults.failAt(statement);
      await testApp.app.get(PostDueBatches).run(() => undefined);
      more = testApp.faults.clear();
      expect((await titles()).length).toBe((await batch(id)).posted);
      expect(await escrow()).toBe((await batch(id)).posted);
    }
    await testApp.runJobs();
    expect(await titles()).toEqual(Array.from({ length: 250 }, (_, index) => `Label ${index + 1}.png`));
    expect(await testApp.balances()).toMatchObject({ ann: 750, batch: 0, ledgerSum: 0 });
  });

  it('does not delay another due batch, even when a step fails', async () => {
    const first = await post(csv(150));
    const bob = await testApp.person('Buyer', { coins: 100 });
    const second = idOf(await actions.postBatch(bob));
    testApp.faults.failAt(3);
    const reported: unknown[] = [];
    expect(await testApp.app.get(PostDueBatches).run((error) => reported.push(error))).toBe(true);
    testApp.faults.clear();
    expect(reported).toHaveLength(1);
    expect(await batch(first)).toMatchObject({ posted: 0 });
    expect((await bob.get(`/task/batch/${second}`)).data()).toMatchObject({ state: 'done' });
    await testApp.runJobs();
  });

  it('closes posted tasks, posts no others and returns the coins of both when it is cancelled', async () => {
    const id = await post(csv(250));
    await piece();
    const cancelled = await actions.cancelBatch(ann, id);
    expect(cancelled.data()).toMatchObject({ state: 'cancelled', posted: 100, tasks: 250, returned: 250 });
    expect((await actions.cancelBatch(ann, id)).text).toBe(cancelled.text);
    await testApp.runJobs();
    expect([(await titles()).length, await escrow()]).toEqual([100, 0]);
    expect(await testApp.balances()).toMatchObject({ ann: 1000, 'ann held': 0, batch: 0, ledgerSum: 0 });
    const rows = await testApp.sql('SELECT number FROM task_batch_row WHERE batch_id = ?', [id]);
    expect(rows).toHaveLength(100);
    expect(await notices()).toEqual([]);
  });

  it('is cancelled by an Admin with an audit entry and a notification to the buyer, and by no other user', async () => {
    const admin = await testApp.admin();
    const id = idOf(await actions.postBatch(ann, { requiredWorkers: 2 }));
    await testApp.runJobs();
    const bob = await testApp.person('Buyer');
    expect((await actions.cancelBatch(bob, id)).status).toBe(404);
    const before = await testApp.balances();
    expect((await actions.cancelBatch(admin, id)).data()).toMatchObject({ _id: id, state: 'cancelled', returned: 30 });
    (await actions.cancelBatch(admin, id)).data();
    const after = await testApp.balances();
    expect([after['ann'], after['ledgerSum']]).toEqual([(before['ann'] ?? 0) + 30, 0]);
    const written = await testApp.sql<{ subject: string; details: string }>(
      "SELECT subject, details FROM audit_entry WHERE action = 'task-deleted' AND subject = ?",
      [id],
    );
    expect(written.map(({ details }) => JSON.parse(details) as object)).toEqual([
      { title: 'Label {{picture}}', refunded: 30 },
    ]);
    const notifications = (await ann.get(`/notification?${ann.self}`)).data<{ code: string }[]>();
    expect(notifications.filter(({ code }) => code === 'task/deleted-by-admin')).toHaveLength(1);
  });

  it('keeps the coins of active claims and pending submissions when it is cancelled, and returns all others', async () => {
    const id = await post(csv(6), { requiredWorkers: 2, payableAmount: 10 });
    await testApp.runJobs();
    const [cid, dan] = [await testApp.person('Worker', { coins: 0 }), await testApp.person('Worker', { coins: 0 })];
    for (const [name, person] of [
      ['cid', cid],
      ['dan', dan],
    ] as const)
      testApp.nameWallet(name, person);
    const next = async (worker: Person, ahead = false) =>
      (await worker.post(`/task/batch/${id}/next`, { ahead })).data<NextItem>().task._id;
    const send = async (worker: Person) => idOf(await actions.submit(worker, await next(worker)));
    const [accepted, waiting, rejected] = [await send(cid), await send(cid), await send(cid)];
    (await actions.review(ann, accepted, 'accepted')).data();
    const [used, over] = [await next(dan), await next(dan, true)];
    const before = { ann: 880, 'ann held': 0, batch: 0, cid: 10, dan: 0, ledgerSum: 0 };
    expect([await testApp.balances(), await escrow()]).toEqual([expect.objectContaining(before), 110]);

    // 12 slots, of which three have submissions and two are claimed.
    expect((await actions.cancelBatch(ann, id)).data()).toMatchObject({ state: 'cancelled', posted: 6, returned: 70 });
    expect([await testApp.balances(), await escrow()]).toEqual([expect.objectContaining({ ...before, ann: 950 }), 40]);
    expect((await dan.post(`/task/batch/${id}/next`)).data<NextItem>().task._id).toBe(used);
    expect((await cid.post(`/task/batch/${id}/next`)).code).toBe('batch/nothing-left');
    expect((await actions.claim(await testApp.person('Worker'), used)).code).toBe('task/closed');
    expect((await ann.get(`/task/user/${encodeURIComponent(ann.email)}`)).data()).toMatchObject([
      { closed: true, requiredWorkers: 0, batch: { items: 6, open: 0, done: 4 } },
    ]);

    const late = idOf(await actions.submit(dan, used));
    (await actions.review(ann, late, 'accepted')).data();
    (await actions.review(ann, waiting, 'accepted')).data();
    (await actions.review(ann, rejected, 'rejected')).data();
    (await actions.releaseClaim(dan, over)).data();
    expect([await testApp.balances(), await escrow()]).toEqual([
      expect.objectContaining({ ann: 970, 'ann held': 0, batch: 0, cid: 20, dan: 10, ledgerSum: 0 }),
      0,
    ]);
    expect(await batch(id)).toMatchObject({ state: 'cancelled', returned: 70 });
    await auditSlots(testApp.sql);
  });

  it('posts each row or returns its coins when cancelling and posting race', async () => {
    const id = await post(csv(250));
    await Promise.all([piece(), actions.cancelBatch(ann, id), piece(), actions.cancelBatch(ann, id)]);
    const { state, posted } = await batch(id);
    expect([state, (await titles()).length, await escrow()]).toEqual(['cancelled', posted, 0]);
    expect(await testApp.balances()).toMatchObject({ ann: 1000, batch: 0, ledgerSum: 0 });
  });

  it('is cancelled while all of its slots are claimed: an unused claim then opens none, and its coins return', async () => {
    const id = await post('picture\n1.png');
    await testApp.runJobs();
    const [task] = await testApp.sql<{ id: string }>('SELECT id FROM task WHERE batch_id = ?', [id]);
    const dan = await testApp.person('Worker');
    (await actions.claim(dan, task?.id ?? '')).data();
    (await actions.cancelBatch(ann, id)).data();
    expect(await batch(id)).toMatchObject({ state: 'cancelled', returned: 0 });
    expect([await testApp.balances(), await escrow()]).toMatchObject([{ ann: 999, batch: 0, ledgerSum: 0 }, 1]);
    (await actions.releaseClaim(dan, task?.id ?? '')).data();
    expect([await testApp.balances(), await escrow()]).toMatchObject([{ ann: 1000, batch: 0, ledgerSum: 0 }, 0]);
  });

  it('cannot be cancelled when no slot is open or claimed, and is hidden from other users', async () => {
    const id = await post('picture\n1.png');
    const bob = await testApp.person('Buyer');
    expect((await bob.get(`/task/batch/${id}`)).status).toBe(404);
    expect((await actions.cancelBatch(bob, id)).status).toBe(404);
    expect((await bob.get('/task/batch')).data()).toEqual([]);
    await testApp.runJobs();
    const [task] = await testApp.sql<{ id: string }>('SELECT id FROM task WHERE batch_id = ?', [id]);
    await actions.submit(await testApp.person('Worker'), task?.id ?? '');
    expect((await actions.cancelBatch(ann, id)).code).toBe('batch/ended');
    const listed = (await ann.get('/task/batch')).data<object[]>();
    expect(listed.map((each) => ({ ...each, fields: [] }))).toEqual([await batch(id)]);
  });

  it('ends at its completion date and notifies its buyer', async () => {
    const today = testApp.clock.clock.today();
    const id = await post(csv(250), { completionDate: today });
    await piece();
    testApp.clock.advanceDays(1);
    await piece();
    await ann.signIn();
    expect(await batch(id)).toMatchObject({ state: 'past', posted: 100, returned: 150 });
    expect(await testApp.balances()).toMatchObject({ ann: 900, batch: 0, ledgerSum: 0 });
    expect(await notices()).toEqual([
      'The completion date of your batch "Label {{picture}}" passed before 150 of its tasks were posted. Their 150 coins were returned to you.',
    ]);
    await testApp.runJobs();
    expect(await testApp.balances()).toMatchObject({ ann: 1000, batch: 0, ledgerSum: 0 });
  });

  it('ends when its buyer is removed, and leaves no rows behind', async () => {
    const id = await post(csv(150));
    await piece();
    (await actions.remove(await testApp.admin(), ann.id)).data();
    await testApp.runJobs();
    const [row] = await testApp.sql<{ state: string }>('SELECT state FROM task_batch WHERE id = ?', [id]);
    expect([row?.state, await escrow()]).toEqual(['cancelled', 0]);
    expect(await testApp.balances()).toMatchObject({ ann: 0, 'ann held': 0, batch: 0, ledgerSum: 0 });
  });

  describe('that was stopped because its buyer owes coins', () => {
    const stoppedHalfPosted = async () => {
      const id = await post(csv(150), { requiredWorkers: 2 });
      await piece();
      expect(await testApp.app.get(BatchOffboarding).closeOneOf(ann.id)).toBe(true);
      expect(await batch(id)).toMatchObject({ state: 'cancelled', posted: 100, returned: 100 });
      return id;
    };

    it('can be cancelled: its posted tasks close, and the coins of their open slots return once', async () => {
      const id = await stoppedHalfPosted();
      const cid = await testApp.person('Worker', { coins: 0 });
      testApp.nameWallet('cid', cid);
      const sent = idOf(await actions.submit(cid, (await actions.next(cid, id)).data<NextItem>().task._id));
      const before = { 'ann held': 0, batch: 0, cid: 0, 'cid held': 0, ledgerSum: 0 };
      expect([await testApp.balances(), await escrow()]).toEqual([
        expect.objectContaining({ ...before, ann: 800 }),
        200,
      ]);
      const cancelled = await actions.cancelBatch(ann, id);
      expect(cancelled.data()).toMatchObject({ state: 'cancelled', posted: 100, returned: 299 });
      expect([await testApp.balances(), await escrow()]).toEqual([expect.objectContaining({ ...before, ann: 999 }), 1]);
      expect((await actions.cancelBatch(ann, id)).text).toBe(cancelled.text);
      expect((await actions.next(await testApp.person('Worker'), id)).code).toBe('batch/nothing-left');
      (await actions.review(ann, sent, 'accepted')).data();
      expect([await testApp.balances(), await escrow()]).toEqual([
        expect.objectContaining({ ...before, ann: 999, cid: 1 }),
        0,
      ]);
      await auditSlots(testApp.sql);
    });

    it('returns its coins once when it is cancelled concurrently', async () => {
      const id = await stoppedHalfPosted();
      await Promise.all([1, 2, 3].map(() => actions.cancelBatch(ann, id)));
      expect(await batch(id)).toMatchObject({ state: 'cancelled', returned: 300 });
      expect(await testApp.balances()).toMatchObject({ ann: 1000, 'ann held': 0, batch: 0, ledgerSum: 0 });
    });

    it('is recorded with the coins that the cancellation of an Admin returns', async () => {
      const id = await stoppedHalfPosted();
      const admin = await testApp.admin();
      for (let time = 0; time < 2; time += 1) (await actions.cancelBatch(admin, id)).data();
      const entries = await testApp.sql<{ details: string }>('SELECT details FROM audit_entry WHERE subject = ?', [id]);
      expect(entries.map(({ details }) => JSON.parse(details) as object)).toMatchObject([{ refunded: 200 }]);
      expect(await testApp.balances()).toMatchObject({ ann: 1000, 'ann held': 0, batch: 0, ledgerSum: 0 });
    });
  });

  it('sends balance.low to webhooks when the remaining coins do not cover the same batch again', async () => {
    (await ann.post('/webhook', { url: 'https://1.1.1.1/kaaj', events: ['balance.low'] })).data();
    const payloads = async () =>
      (await testApp.sql<{ body: string }>('SELECT body FROM webhook_delivery WHERE subject = ?', [ann.id])).map(
        ({ body }) => (JSON.parse(body) as { data: object }).data,
      );
    await post(csv(3), { payableAmount: 100 });
    expect(await payloads()).toEqual([]);
    const id = await post(csv(3), { payableAmount: 150 });
    expect(await payloads()).toEqual([{ available: 250, batch: id }]);
    await testApp.runJobs();
  });

  it('wakes the posting job as soon as it is created', async () => {
    const wake = jest.spyOn(testApp.app.get(Scheduler), 'wake');
    await post();
    expect(wake).toHaveBeenCalledWith('post batches');
    wake.mockRestore();
    await testApp.runJobs();
  });

  it('accepts a file of ten thousand rows, and returns 401 to visitors', async () => {
    const rows = ['picture', ...Array.from({ length: 10_000 }, (_, index) => `${index}-${'x'.repeat(150)}.png`)].join(
      '\n',
    );
    const bob = await testApp.person('Buyer', { coins: 10_000 });
    expect((await actions.postBatch(bob, { rows, payableAmount: 1 })).data()).toMatchObject({
      tasks: 10_000,
      cost: 10_000,
    });
    expect((await testApp.visitor().post('/task/batch', batchBody({ rows }))).status).toBe(401);
    expect((await actions.postBatch(bob, { rows: rows.repeat(6) })).code).toBe('request/too-large');
    const [created] = (await bob.get('/task/batch')).data<Batch[]>();
    expect(created).toMatchObject({ state: 'posting', posted: 0 });
    expect((await actions.cancelBatch(bob, created?._id ?? '')).data()).toMatchObject({ returned: 10_000 });
    testApp.nameWallet('bob', bob);
    expect(await testApp.balances()).toMatchObject({ bob: 10_000, ledgerSum: 0 });
  }, 60_000);

  it('of many tasks is posted as a whole, and its coins return when it is cancelled', async () => {
    const tasks = sized(10_000, 1_000);
    const bob = await testApp.person('Buyer', { coins: tasks });
    const id = idOf(await actions.postBatch(bob, { rows: csv(tasks), payableAmount: 1 }));
    await testApp.runJobs();
    expect((await bob.get(`/task/batch/${id}`)).data()).toMatchObject({ state: 'done', posted: tasks });
    expect((await actions.cancelBatch(bob, id)).data()).toMatchObject({ returned: tasks });
    testApp.nameWallet('bob', bob);
    expect(await testApp.balances()).toMatchObject({ bob: tasks, ledgerSum: 0 });
  }, 60_000);
});
