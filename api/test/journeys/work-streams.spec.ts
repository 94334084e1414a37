import { type ManagedTask, type NextItem, type Task } from '@kaaj/contract';
import { batchBody } from '../support/actions';
import { postItems } from '../support/post-items';
import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../test-app';

const csv = (rows: number) => ['picture', ...Array.from({ length: rows }, (_, index) => `${index + 1}.png`)].join('\n');

const FORM = { fields: [{ name: 'word', kind: 'text', label: 'What shows {{picture}}?', required: true }] };

describeOnEachDatabase('a work stream', (engine) => {
  let testApp: TestApp;
  let ann: Person;
  let bob: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    const admin = await testApp.admin();
    [ann, bob] = [await testApp.person('Buyer', { coins: 1000 }), await testApp.person('Worker')];
    await testApp.keepRows(admin, ann, bob);
  });
  afterAll(() => testApp.close());
  beforeEach(() => testApp.deleteAllRows());

  const posted = async (rows = 4, more = {}) => {
    const id = idOf(await ann.post('/task/batch', { ...batchBody({ rows: csv(rows) }), payableAmount: 3, ...more }));
    await postItems(testApp);
    return id;
  };
  const next = (worker: Person, batch: string, body: object = {}, headers = {}) =>
    worker.post(`/task/batch/${batch}/next`, body, headers);
  const item = async (worker: Person, batch: string, body = {}) => (await next(worker, batch, body)).data<NextItem>();
  const skip = (worker: Person, task: string) => worker.delete(`/task/${task}/claim?skip=true`);
  /** As if bob had skipped each item up to this line. */
  const skipped = (batch: string, line: number) =>
    testApp.sql(
      `INSERT INTO skipped_item (worker_id, batch_id, task_id)
       SELECT ?, batch_id, id FROM task WHERE batch_id = ? AND batch_line <= ?`,
      [bob.id, batch, line],
    );
  const titles = async (worker: Person, batch: string, most = 20) => {
    const found: string[] = [];
    for (let index = 0; index < most; index += 1) {
      const answer = await next(worker, batch);
      if (!answer.ok) return [...found, answer.code];
      const { task } = answer.data<NextItem>();
      found.push(task.title);
      (await actions.submit(worker, task._id)).data();
    }
    return found;
  };

  it('returns the item with its form, the end of the claim, and the worker’s progress', async () => {
    const batch = await posted(3, { form: FORM });
    const answer = await next(bob, batch);
    expect(answer.status).toBe(200);
    const { task, until, progress } = answer.data<NextItem>();
    expect(task).toMatchObject({ title: 'Label 1.png', form: { fields: [{ label: 'What shows 1.png?' }] } });
    expect(task).toEqual((await bob.get(`/task/${task._id}`)).data());
    expect(Date.parse(until)).toBeGreaterThan(Date.now());
    expect(progress).toEqual({ done: 0, earned: 0, left: 3 });
    expect((await bob.get(`/claim?${bob.self}`)).data()).toMatchObject([{ taskId: task._id, batchId: batch, until }]);
    (await bob.post('/submission', { task: task._id, answers: { word: 'cat' } })).data();
    expect((await item(bob, batch)).progress).toEqual({ done: 1, earned: 3, left: 2 });
  });

  it('returns each item once in the order of the file, then that nothing is left', async () => {
    const batch = await posted(3);
    expect(await titles(bob, batch)).toEqual(['Label 1.png', 'Label 2.png', 'Label 3.png', 'batch/nothing-left']);
    expect((await next(bob, batch)).status).toBe(404);
  });

  it('offers the item with the fewest open slots first', async () => {
    const batch = await posted(3, { overlap: 2 });
    const cid = await testApp.person('Worker');
    const first = await item(cid, batch);
    await skip(cid, first.task._id);
    const second = await item(cid, batch);
    (await actions.submit(cid, second.task._id)).data();
    expect(second.task.title).toBe('Label 2.png');
    expect(await titles(bob, batch)).toEqual(['Label 2.png', 'Label 1.png', 'Label 3.png', 'batch/nothing-left']);
    expect(await titles(cid, batch)).toEqual(['Label 3.png', 'batch/nothing-left']);
  });

  it('returns a claimed item again, and the next one only when that is requested', async () => {
    const batch = await posted(4);
    const first = await item(bob, batch);
    expect((await item(bob, batch)).task._id).toBe(first.task._id);
    const second = await item(bob, batch, { ahead: true });
    expect(second.task.title).toBe('Label 2.png');
    expect(second.progress.left).toBe(4);
    const third = await next(bob, batch, { ahead: true });
    expect([third.status, third.code]).toEqual([409, 'claim/too-many']);
    expect((await item(bob, batch)).task._id).toBe(first.task._id);
    (await actions.submit(bob, first.task._id)).data();
    expect((await item(bob, batch)).task._id).toBe(second.task._id);
  });

  it('counts its claims towards the limit of active claims', async () => {
    const batch = await posted(2);
    for (const title of ['a', 'b', 'c']) {
      (await actions.claim(bob, idOf(await actions.post(ann, { title })))).data();
    }
    expect((await next(bob, batch)).code).toBe('claim/too-many');
  });

  it('does not count expired claims of other tasks towards that limit before the job ends them', async () => {
    const batch = await posted(2);
    for (const title of ['a', 'b', 'c']) {
      (await actions.claim(bob, idOf(await actions.post(ann, { title, allowanceMinutes: 10 })))).data();
    }
    testApp.clock.advance(11 * 60_000);
    expect((await next(bob, batch)).status).toBe(200);
  });

  it('opens a skipped item to others at once, and does not offer it to the worker again', async () => {
    const batch = await posted(2);
    const first = await item(bob, batch);
    expect((await skip(bob, first.task._id)).data()).toEqual({ taskId: first.task._id });
    const second = await item(bob, batch);
    expect([second.task.title, second.progress]).toEqual(['Label 2.png', { done: 0, earned: 0, left: 1 }]);
    await skip(bob, second.task._id);
    expect((await next(bob, batch)).code).toBe('batch/nothing-left');
    const cid = await testApp.person('Worker');
    expect(await titles(cid, batch)).toEqual(['Label 1.png', 'Label 2.png', 'batch/nothing-left']);
  });

  it('offers an item again that was released without a skip, twice a day', async () => {
    const batch = await posted(1);
    const releaseClaim = async () => actions.releaseClaim(bob, (await item(bob, batch)).task._id);
    await releaseClaim();
    await releaseClaim();
    expect((await next(bob, batch)).code).toBe('claim/twice-a-day');
    await testApp.sql('UPDATE claim SET `until` = `until` - ? WHERE worker_id = ?', [25 * 3600 * 1000, bob.id]);
    expect((await item(bob, batch)).task.title).toBe('Label 1.png');
  });

  it('counts earned coins without rejected work', async () => {
    const batch = await posted(3);
    const send = async () => idOf(await actions.submit(bob, (await item(bob, batch)).task._id));
    const sent = [await send(), await send()] as const;
    (await actions.review(ann, sent[0], 'rejected')).data();
    (await actions.review(ann, sent[1], 'accepted')).data();
    expect((await item(bob, batch)).progress).toEqual({ done: 2, earned: 3, left: 1 });
  });

  it('skips a hundred and more items that the worker has done', async () => {
    const batch = await posted(130, { overlap: 2, payableAmount: 1 });
    await testApp.sql(`UPDATE task SET open_slots = 1, item_slots = 1 WHERE batch_id = ? AND batch_line <= 121`, [
      batch,
    ]);
    await skipped(batch, 121);
    const { task, progress } = await item(bob, batch);
    expect([task.title, progress.left]).toEqual(['Label 121.png', 10]);
  });

  it('offers an item near completion behind twenty that the worker has done before one without answers', async () => {
    const batch = await posted(40, { overlap: 2, payableAmount: 1 });
    await testApp.sql('UPDATE task SET open_slots = 1, item_slots = 1 WHERE batch_id = ? AND batch_line <= 31', [
      batch,
    ]);
    await skipped(batch, 21);
    expect((await item(bob, batch)).task.title).toBe('Label 21.png');
  });

  it('returns the same item for a repeated request under its key', async () => {
    const batch = await posted(3);
    const key = { 'idempotency-key': `next-${batch}` };
    const first = (await next(bob, batch, { ahead: true }, key)).data<NextItem>();
    expect((await next(bob, batch, { ahead: true }, key)).data()).toEqual(first);
    expect((await bob.get(`/claim?${bob.self}`)).data()).toHaveLength(1);
  });

  it('rejects an unknown batch, a buyer, and a batch whose completion date has passed', async () => {
    const batch = await posted(2);
    const unknown = await next(bob, '0'.repeat(26));
    expect([unknown.status, unknown.code]).toEqual([404, 'request/not-found']);
    expect((await next(ann, batch)).status).toBe(403);
    expect((await next(bob, batch, { ahead: 1 })).status).toBe(400);
    for (const table of ['task', 'task_stream'])
      await testApp.sql(`UPDATE ${table} SET completion_date = '2020-01-01'`);
    const late = await next(bob, batch);
    expect([late.status, late.code]).toEqual([409, 'task/closed']);
  });

  it('accepts a missing body', async () => {
    const batch = await posted(1);
    expect((await bob.post(`/task/batch/${batch}/next`)).status).toBe(200);
  });

  it('never gives one slot to two of 32 workers', async () => {
    const batch = await posted(20, { payableAmount: 1 });
    const workers = await Promise.all(Array.from({ length: 32 }, () => testApp.person('Worker')));
    const answers = await Promise.all(workers.map((worker) => next(worker, batch)));
    const taken = answers.filter(({ ok }) => ok).map((answer) => answer.data<NextItem>().task._id);
    expect(new Set(taken).size).toBe(20);
    expect(taken).toHaveLength(20);
    expect(answers.filter(({ ok }) => !ok).map(({ code }) => code)).toEqual(Array(12).fill('batch/nothing-left'));
  });

  it('opens a slot again when its claim expires, and counts the claim as expired', async () => {
    const batch = await posted(1, { allowanceMinutes: 10 });
    const first = await item(bob, batch);
    testApp.clock.advance(11 * 60 * 1000);
    const repeated = await item(bob, batch);
    expect(repeated.task._id).toBe(first.task._id);
    expect(Date.parse(repeated.until)).toBeGreaterThan(Date.parse(first.until));
    expect(await testApp.sql('SELECT state FROM claim WHERE worker_id = ? ORDER BY id', [bob.id])).toEqual([
      { state: 'ran-out' },
      { state: 'live' },
    ]);
  });
});

describeOnEachDatabase('a batch in lists of tasks', (engine) => {
  let testApp: TestApp;
  let ann: Person;
  let bob: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    const admin = await testApp.admin();
    [ann, bob] = [await testApp.person('Buyer', { coins: 10_000 }), await testApp.person('Worker')];
    await testApp.keepRows(admin, ann, bob);
  });
  beforeEach(() => testApp.deleteAllRows());
  afterAll(() => testApp.close());

  const posted = async (rows = 4, more = {}) => {
    const id = idOf(await ann.post('/task/batch', { ...batchBody({ rows: csv(rows) }), payableAmount: 3, ...more }));
    await postItems(testApp);
    return id;
  };
  const list = async (query = '', someone = ann) => (await someone.get(`/task${query}`)).data<Task[]>();
  const own = async () => (await ann.get(`/task/user/${encodeURIComponent(ann.email)}`)).data<Task[]>();
  const all = async (query = '') => (await (await testApp.admin()).get(`/task/all${query}`)).data<ManagedTask[]>();
  const send = async (worker: Person, batch: string) => {
    const { task } = (await worker.post(`/task/batch/${batch}/next`)).data<NextItem>();
    return idOf(await actions.submit(worker, task._id));
  };

  it('is one entry: the open item with the lowest line, with the title and the slots of all', async () => {
    const batch = await posted(4, { overlap: 2 });
    const [entry, ...more] = await list();
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      title: 'Label {{picture}}',
      taskDetail: 'Say what 1.png shows.',
      requiredWorkers: 8,
      places: 2,
      batch: { _id: batch, items: 4, open: 4, done: 0 },
    });
    const item = (await ann.get(`/task/${entry?._id}`)).data<Task>();
    expect(item).toMatchObject({ title: 'Label 1.png', requiredWorkers: 2 });
    expect(item.batch).toBeUndefined();
    expect(await own()).toEqual([entry]);
    expect(await all()).toMatchObject([{ _id: entry?._id, batch: entry?.batch, state: 'open', requiredWorkers: 8 }]);
  });

  it('counts an item as done once it needs no more answers', async () => {
    const batch = await posted(3);
    (await bob.post(`/task/batch/${batch}/next`)).data();
    expect((await own())[0]).toMatchObject({
      taskDetail: 'Say what 2.png shows.',
      requiredWorkers: 2,
      batch: { items: 3, open: 2, done: 0 },
    });
    const sent = await send(bob, batch);
    expect((await own())[0]?.batch).toMatchObject({ items: 3, open: 2, done: 1 });
    (await actions.review(ann, sent, 'rejected')).data();
    expect((await own())[0]).toMatchObject({
      taskDetail: 'Say what 1.png shows.',
      batch: { items: 3, open: 3, done: 0 },
    });
  });

  it('is listed among full tasks once no item has an open slot', async () => {
    const batch = await posted(2);
    await actions.post(ann, { title: 'Alone' });
    await send(bob, batch);
    await send(bob, batch);
    const titlesOf = async (query: string) => (await list(query)).map(({ title }) => title);
    expect(await titlesOf('?open=true')).toEqual(['Alone']);
    expect(await titlesOf('?full=last')).toEqual(['Alone', 'Label {{picture}}']);
    expect((await list()).find(({ batch: found }) => found)).toMatchObject({
      requiredWorkers: 0,
      batch: { items: 2, open: 0, done: 2 },
    });
  });

  it('counts once for every sort order, filter and page', async () => {
    for (const pay of [2, 4, 6, 8]) {
      await posted(3, { payableAmount: pay });
      await actions.post(ann, { title: `Alone ${pay + 1}`, payableAmount: pay + 1 });
    }
    const readPages = async (path: string, someone: Person, query: string) => {
      const pays: number[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const at: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
        const page = (await someone.get(`${path}?size=1${query}${at}`)).json<{
          data: Task[];
          page: { next: string | null };
        }>();
        pays.push(...page.data.map(({ payableAmount }) => payableAmount));
        cursor = page.page.next;
      }
      return pays;
    };
    const newest = [9, 8, 7, 6, 5, 4, 3, 2];
    const publicly = (query: string) => readPages('/task', ann, query);
    expect(await publicly('')).toEqual(newest);
    expect(await publicly('&open=true')).toEqual(newest);
    expect(await publicly('&full=last')).toEqual(newest);
    expect(await publicly('&sort=asc')).toEqual([...newest].reverse());
    expect(await publicly('&sort=dsc&minPay=4&maxPay=7')).toEqual([7, 6, 5, 4]);
    expect(await publicly('&search=label')).toEqual([8, 6, 4, 2]);
    expect(await publicly('&search=1.png')).toEqual([8, 6, 4, 2]);
    expect(await publicly('&search=alone')).toEqual([9, 7, 5, 3]);
    expect(await publicly('&category=other')).toEqual(newest);
    expect(await publicly('&maxMinutes=1')).toEqual([]);
    const mine = `/task/user/${encodeURIComponent(ann.email)}`;
    expect(await readPages(mine, ann, '')).toEqual(newest);
    expect((await readPages(mine, ann, '&sort=asc')).sort()).toEqual([...newest].sort());
    const admin = await testApp.admin();
    expect(await readPages('/task/all', admin, '')).toEqual(newest);
    expect((await readPages('/task/all', admin, '&sort=dsc')).sort()).toEqual([...newest].sort());
    expect(await readPages('/task/all', admin, '&search=label')).toEqual([8, 6, 4, 2]);
  });

  it('leaves the public list at its completion date, and the list of its buyer once all its items are deleted', async () => {
    await posted(2);
    await testApp.sql(`UPDATE task SET completion_date = '2020-01-01'`);
    await testApp.sql(`UPDATE task_stream SET completion_date = '2020-01-01'`);
    await testApp.runJobs();
    expect(await list()).toEqual([]);
    expect(await own()).toMatchObject([{ closed: true, requiredWorkers: 0, batch: { items: 2, open: 0, done: 2 } }]);
    for (const { id } of await testApp.sql<{ id: string }>('SELECT id FROM task')) await actions.deleteTask(ann, id);
    expect(await own()).toEqual([]);
  });

  it('notifies a worker with a matching saved filter once', async () => {
    (await bob.post('/task-filter', { name: 'Labels', search: 'label' })).data();
    const batch = await posted(3);
    const notified = async () => {
      await testApp.runJobs();
      return (await testApp.sql('SELECT id FROM notification WHERE code = ?', ['filter/matched'])).length;
    };
    await testApp.sql('UPDATE saved_filter SET next_look_at = 0');
    expect(await notified()).toBe(1);
    await send(bob, batch);
    await testApp.sql('UPDATE saved_filter SET next_look_at = 0');
    expect(await notified()).toBe(1);
  });
});
