import { type NextItem } from '@kaaj/contract';
import { batchBody } from '../support/deeds';
import { deeds, describeOnEachDatabase, idOf, type Person, World } from '../world';

const sheet = (rows: number) =>
  ['picture', ...Array.from({ length: rows }, (_, index) => `${index + 1}.png`)].join('\n');

const FORM = { fields: [{ name: 'word', kind: 'text', label: 'What shows {{picture}}?', required: true }] };

describeOnEachDatabase('a work stream', (engine) => {
  let world: World;
  let ann: Person;
  let bob: Person;
  beforeAll(async () => {
    world = await World.build(engine);
    await world.admin();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    [ann, bob] = [await world.person('Buyer', { coins: 1000 }), await world.person('Worker')];
  });
  afterEach(() => world.clock.reset());

  const posted = async (rows = 4, more = {}) => {
    const id = idOf(await ann.post('/task/batch', { ...batchBody({ rows: sheet(rows) }), payableAmount: 3, ...more }));
    await world.runJobs();
    return id;
  };
  const next = (worker: Person, batch: string, body: object = {}, headers = {}) =>
    worker.post(`/task/batch/${batch}/next`, body, headers);
  const item = async (worker: Person, batch: string, body = {}) => (await next(worker, batch, body)).data<NextItem>();
  const skip = (worker: Person, task: string) => worker.delete(`/task/${task}/claim?skip=true`);
  const titles = async (worker: Person, batch: string, most = 20) => {
    const found: string[] = [];
    for (let index = 0; index < most; index += 1) {
      const answer = await next(worker, batch);
      if (!answer.ok) return [...found, answer.code];
      const { task } = answer.data<NextItem>();
      found.push(task.title);
      (await deeds.submit(worker, task._id)).data();
    }
    return found;
  };

  it('answers the item with its form, until when it is kept, and how far the worker is', async () => {
    const batch = await posted(3, { form: FORM });
    const answer = await next(bob, batch);
    expect(answer.status).toBe(200);
    const { task, until, progress } = answer.data<NextItem>();
    expect(task).toMatchObject({ title: 'Label 1.png', form: { fields: [{ label: 'What shows 1.png?' }] } });
    expect(task).toEqual((await bob.get(`/task/${task._id}`)).data());
    expect(Date.parse(until)).toBeGreaterThan(Date.now());
    expect(progress).toEqual({ done: 0, earned: 0, left: 3 });
    expect((await bob.get(`/claim?${bob.self}`)).data()).toMatchObject([{ taskId: task._id, until }]);
    (await bob.post('/submission', { task: task._id, answers: { word: 'cat' } })).data();
    expect((await item(bob, batch)).progress).toEqual({ done: 1, earned: 3, left: 2 });
  });

  it('gives each item once in the order of the file, then says that nothing is left', async () => {
    const batch = await posted(3);
    expect(await titles(bob, batch)).toEqual(['Label 1.png', 'Label 2.png', 'Label 3.png', 'batch/nothing-left']);
    expect((await next(bob, batch)).status).toBe(404);
  });

  it('offers the item with the fewest open places first', async () => {
    const batch = await posted(3, { overlap: 2 });
    const cid = await world.person('Worker');
    const first = await item(cid, batch);
    await skip(cid, first.task._id);
    const second = await item(cid, batch);
    (await deeds.submit(cid, second.task._id)).data();
    expect(second.task.title).toBe('Label 2.png');
    expect(await titles(bob, batch)).toEqual(['Label 2.png', 'Label 1.png', 'Label 3.png', 'batch/nothing-left']);
    expect(await titles(cid, batch)).toEqual(['Label 3.png', 'batch/nothing-left']);
  });

  it('answers a held item again, and one ahead only where that is asked for', async () => {
    const batch = await posted(4);
    const first = await item(bob, batch);
    expect((await item(bob, batch)).task._id).toBe(first.task._id);
    const second = await item(bob, batch, { ahead: true });
    expect(second.task.title).toBe('Label 2.png');
    expect(second.progress.left).toBe(4);
    const third = await next(bob, batch, { ahead: true });
    expect([third.status, third.code]).toEqual([409, 'claim/too-many']);
    expect((await item(bob, batch)).task._id).toBe(first.task._id);
    (await deeds.submit(bob, first.task._id)).data();
    expect((await item(bob, batch)).task._id).toBe(second.task._id);
  });

  it('counts its claims among those that a worker may have at once', async () => {
    const batch = await posted(2);
    for (const title of ['a', 'b', 'c']) {
      (await deeds.claim(bob, idOf(await deeds.post(ann, { title })))).data();
    }
    expect((await next(bob, batch)).code).toBe('claim/too-many');
  });

  it('frees a skipped item for others at once, and does not offer it to the worker again', async () => {
    const batch = await posted(2);
    const first = await item(bob, batch);
    expect((await skip(bob, first.task._id)).data()).toEqual({ taskId: first.task._id });
    const second = await item(bob, batch);
    expect([second.task.title, second.progress]).toEqual(['Label 2.png', { done: 0, earned: 0, left: 1 }]);
    await skip(bob, second.task._id);
    expect((await next(bob, batch)).code).toBe('batch/nothing-left');
    const cid = await world.person('Worker');
    expect(await titles(cid, batch)).toEqual(['Label 1.png', 'Label 2.png', 'batch/nothing-left']);
  });

  it('offers an item again that was released without a skip, twice a day', async () => {
    const batch = await posted(1);
    const giveBack = async () => deeds.giveBack(bob, (await item(bob, batch)).task._id);
    await giveBack();
    await giveBack();
    expect((await next(bob, batch)).code).toBe('claim/twice-a-day');
    await world.sql('UPDATE claim SET `until` = `until` - ? WHERE worker_id = ?', [25 * 3600 * 1000, bob.id]);
    expect((await item(bob, batch)).task.title).toBe('Label 1.png');
  });

  it('counts earned coins without rejected work', async () => {
    const batch = await posted(3);
    const send = async () => idOf(await deeds.submit(bob, (await item(bob, batch)).task._id));
    const sent = [await send(), await send()] as const;
    (await deeds.review(ann, sent[0], 'rejected')).data();
    (await deeds.review(ann, sent[1], 'accepted')).data();
    expect((await item(bob, batch)).progress).toEqual({ done: 2, earned: 3, left: 1 });
  });

  it('passes over a hundred and more items that the worker has done', async () => {
    const batch = await posted(130, { overlap: 2, payableAmount: 1 });
    await world.sql(`UPDATE task SET open_slots = 1, item_slots = 1 WHERE batch_id = ? AND batch_line <= 121`, [batch]);
    const done = await world.sql<{ id: string }>('SELECT id FROM task WHERE batch_id = ? AND batch_line <= 121', [
      batch,
    ]);
    for (const { id } of done) {
      await world.sql('INSERT INTO skipped_item (worker_id, batch_id, task_id) VALUES (?, ?, ?)', [bob.id, batch, id]);
    }
    const { task, progress } = await item(bob, batch);
    expect([task.title, progress.left]).toEqual(['Label 121.png', 10]);
  });

  it('answers a repeated request under its key with the same item', async () => {
    const batch = await posted(3);
    const key = { 'idempotency-key': `next-${batch}` };
    const first = (await next(bob, batch, { ahead: true }, key)).data<NextItem>();
    expect((await next(bob, batch, { ahead: true }, key)).data()).toEqual(first);
    expect((await bob.get(`/claim?${bob.self}`)).data()).toHaveLength(1);
  });

  it('refuses an unknown batch, a buyer, and a batch whose completion date has passed', async () => {
    const batch = await posted(2);
    const unknown = await next(bob, '0'.repeat(26));
    expect([unknown.status, unknown.code]).toEqual([404, 'request/not-found']);
    expect((await next(ann, batch)).status).toBe(403);
    expect((await next(bob, batch, { ahead: 1 })).status).toBe(400);
    for (const table of ['task', 'task_stream']) await world.sql(`UPDATE ${table} SET completion_date = '2020-01-01'`);
    const late = await next(bob, batch);
    expect([late.status, late.code]).toEqual([409, 'task/closed']);
  });

  it('takes a body that is left out', async () => {
    const batch = await posted(1);
    expect((await bob.post(`/task/batch/${batch}/next`)).status).toBe(200);
  });

  it('never gives one place to two of 64 workers', async () => {
    const batch = await posted(40, { payableAmount: 1 });
    const workers = await Promise.all(Array.from({ length: 64 }, () => world.person('Worker')));
    const answers = await Promise.all(workers.map((worker) => next(worker, batch)));
    const taken = answers.filter(({ ok }) => ok).map((answer) => answer.data<NextItem>().task._id);
    expect(new Set(taken).size).toBe(40);
    expect(taken).toHaveLength(40);
    expect(answers.filter(({ ok }) => !ok).map(({ code }) => code)).toEqual(Array(24).fill('batch/nothing-left'));
  });

  it('gives a place back whose time is over, and counts it as run out', async () => {
    const batch = await posted(1, { allowanceMinutes: 10 });
    const first = await item(bob, batch);
    world.clock.advance(11 * 60 * 1000);
    const again = await item(bob, batch);
    expect(again.task._id).toBe(first.task._id);
    expect(Date.parse(again.until)).toBeGreaterThan(Date.parse(first.until));
    expect(await world.sql('SELECT state FROM claim WHERE worker_id = ? ORDER BY id', [bob.id])).toEqual([
      { state: 'ran-out' },
      { state: 'live' },
    ]);
  });
});
