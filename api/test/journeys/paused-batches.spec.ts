import { type Batch, type NextItem, type Task } from '@kaaj/contract';
import { batchedOf } from '../../src/contexts/wallet';
import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../test-app';
import { refusal } from '../support/refusal';

describeOnEachDatabase('a paused batch', (engine) => {
  let testApp: TestApp;
  let ann: Person;
  let bob: Person;
  let cid: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    [ann, bob, cid] = [
      await testApp.person('Buyer', { coins: 1000 }),
      await testApp.person('Worker'),
      await testApp.person('Worker'),
    ];
    testApp.nameWallet('ann', ann);
    testApp.nameWallet('bob', bob);
    await testApp.keepRows(await testApp.admin(), ann, bob, cid);
  });
  afterAll(() => testApp.close());
  beforeEach(() => testApp.deleteAllRows());
  afterEach(() => testApp.clock.reset());

  const rows = (count: number) =>
    ['picture', ...Array.from({ length: count }, (_, index) => `${index + 1}.png`)].join('\n');
  const posted = async (count = 3, more = {}) => {
    const id = idOf(await actions.postBatch(ann, { rows: rows(count), payableAmount: 5, ...more }));
    testApp.name('batched', batchedOf(id));
    await testApp.runJobs();
    return id;
  };
  const change = (id: string, state: string, by = ann) => by.patch(`/task/batch/${id}`, { state });
  const stateOf = async (id: string) => (await ann.get(`/task/batch/${id}`)).data<Batch>().state;
  it('offers no new item: next, claim and work without a claim return batch/paused', async () => {
    const batch = await posted();
    const item = (await actions.next(bob, batch)).data<NextItem>().task._id;
    (await actions.releaseClaim(bob, item)).data();
    expect((await change(batch, 'paused')).data()).toMatchObject({ _id: batch, state: 'paused', tasks: 3, posted: 3 });
    for (const answer of [
      await actions.next(cid, batch),
      await actions.claim(cid, item),
      await actions.submit(cid, item),
    ])
      expect(refusal(answer)).toEqual([409, 'batch/paused']);
    expect((await bob.get(`/task/${item}`)).data()).toMatchObject({ paused: true, closed: false });
  });

  it('leaves the public list and is marked in its buyer’s list; when resumed it returns', async () => {
    const title = `Sort shells ${Math.random()} {{picture}}`;
    const batch = await posted(2, { title });
    const listed = async () =>
      (await bob.get('/task?size=100')).data<Task[]>().filter((task) => task.batch?._id === batch);
    expect(await listed()).toHaveLength(1);
    (await change(batch, 'paused')).data();
    expect(await listed()).toEqual([]);
    const own = (await ann.get(`/task/user/${ann.email}`)).data<Task[]>();
    expect(own).toMatchObject([{ title, paused: true, requiredWorkers: 2, batch: { _id: batch, open: 2 } }]);
    expect((await change(batch, 'posting')).data()).toMatchObject({ state: 'done' });
    expect(await listed()).toMatchObject([{ closed: false }]);
    expect((await listed())[0]).not.toHaveProperty('paused');
  });

  it('lets a worker with a claim submit it, skip it, or let it expire', async () => {
    const batch = await posted();
    const held = (await actions.next(bob, batch)).data<NextItem>().task._id;
    const other = (await actions.next(cid, batch)).data<NextItem>().task._id;
    (await change(batch, 'paused')).data();
    expect((await actions.next(bob, batch)).data<NextItem>().task._id).toBe(held);
    (await actions.submit(bob, held)).data();
    (await actions.skip(cid, other)).data();
    expect(refusal(await actions.next(cid, batch))).toEqual([409, 'batch/paused']);
    (await change(batch, 'posting')).data();
    expect((await actions.next(bob, batch)).data<NextItem>().task._id).toBe(other);
    (await change(batch, 'paused')).data();
    testApp.clock.advance(2 * 3600 * 1000);
    await testApp.runJobs();
    await ann.signIn();
    await bob.signIn();
    (await change(batch, 'posting')).data();
    expect((await actions.next(bob, batch)).data<NextItem>().progress).toMatchObject({ done: 1, left: 2 });
  });

  it('moves no coins, and work for it is decided and paid as before', async () => {
    const batch = await posted();
    const sent = idOf(await actions.submit(bob, (await actions.next(bob, batch)).data<NextItem>().task._id));
    const before = await testApp.balances();
    (await change(batch, 'paused')).data();
    expect(await testApp.balances()).toEqual(before);
    (await actions.review(ann, sent, 'accepted')).data();
    expect(await testApp.balances()).toEqual({ ...before, bob: 15 });
    (await change(batch, 'posting')).data();
    expect(await testApp.balances()).toMatchObject({ ledgerSum: 0, bob: 15 });
  });

  it('posts the remaining items as paused ones', async () => {
    const batch = idOf(await actions.postBatch(ann, { rows: rows(3), payableAmount: 5 }));
    (await change(batch, 'paused')).data();
    await testApp.runJobs();
    expect((await ann.get(`/task/batch/${batch}`)).data()).toMatchObject({ state: 'paused', posted: 3 });
    expect(refusal(await actions.next(bob, batch))).toEqual([409, 'batch/paused']);
    expect((await change(batch, 'posting')).data()).toMatchObject({ state: 'done' });
    expect((await actions.next(bob, batch)).ok).toBe(true);
  });

  it('returns success for the same change again, and rejects it for an ended batch, a full one and other buyers', async () => {
    const batch = await posted(1);
    expect((await change(batch, 'posting')).data()).toMatchObject({ state: 'done' });
    for (const state of ['paused', 'paused']) expect((await change(batch, state)).data()).toMatchObject({ state });
    const stranger = await testApp.person('Buyer');
    expect((await change(batch, 'posting', stranger)).status).toBe(404);
    (await actions.cancelBatch(ann, batch)).data();
    expect(await stateOf(batch)).toBe('cancelled');
    for (const state of ['paused', 'posting'])
      expect(refusal(await change(batch, state))).toEqual([409, 'batch/ended']);
    const full = await posted(1);
    (await actions.next(bob, full)).data();
    expect(refusal(await change(full, 'paused'))).toEqual([409, 'batch/ended']);
    expect(await stateOf(full)).toBe('done');
    expect((await ann.patch(`/task/batch/${full}`, {})).status).toBe(400);
    expect((await ann.patch(`/task/batch/${full}`, { state: 'paused', overlap: 2 })).status).toBe(400);
  });

  it('returns the coins of all open slots when it is cancelled, or its completion date passes', async () => {
    for (const end of ['cancelled', 'past'] as const) {
      const batch = await posted(3);
      (await actions.next(bob, batch)).data();
      (await change(batch, 'paused')).data();
      if (end === 'cancelled') (await actions.cancelBatch(ann, batch)).data();
      else testApp.clock.advance(9 * 24 * 3600 * 1000);
      await testApp.runJobs();
      // The coins of a claimed slot stay in escrow; its claim has expired as well when the date has passed.
      expect(await testApp.balances()).toMatchObject({ ann: end === 'cancelled' ? 995 : 1000, ledgerSum: 0 });
    }
  });

  it('cannot be resumed, nor paused once more, after its completion date', async () => {
    const batch = await posted(1);
    (await change(batch, 'paused')).data();
    testApp.clock.advance(9 * 24 * 3600 * 1000);
    await ann.signIn();
    for (const state of ['paused', 'posting'])
      expect(refusal(await change(batch, state))).toEqual([409, 'batch/ended']);
  });

  it('can be given more answers per item while it is paused, and stays paused', async () => {
    const batch = await posted(2);
    (await change(batch, 'paused')).data();
    expect((await ann.patch(`/task/batch/${batch}`, { overlap: 3 })).data()).toMatchObject({
      state: 'paused',
      cost: 30,
    });
    expect(await testApp.balances()).toMatchObject({ ann: 970 });
    expect(refusal(await actions.next(bob, batch))).toEqual([409, 'batch/paused']);
  });
});
