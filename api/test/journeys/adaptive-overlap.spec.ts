import { type Batch, type NextItem, type Receipt } from '@kaaj/contract';
import { batchedOf, escrowOf } from '../../src/contexts/wallet';
import { batchBody } from '../support/actions';
import { postItems } from '../support/post-items';
import { auditSlots } from '../support/slot-audit';
import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../test-app';

const FORM = {
  fields: [
    {
      name: 'bird',
      kind: 'choice',
      label: 'Which bird is this?',
      required: true,
      options: ['crow', 'magpie'].map((value) => ({ value, label: value })),
    },
    { name: 'size', kind: 'scale', label: 'How large?', min: 1, max: 5 },
    { name: 'note', kind: 'text', label: 'Anything odd?' },
  ],
};
const ADAPTIVE = { min: 2, max: 5, confidence: 0.9 };

describeOnEachDatabase('adaptive overlap', (engine) => {
  let testApp: TestApp;
  let ann: Person;
  let workers: Person[];
  let item: string;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    const admin = await testApp.admin();
    ann = await testApp.person('Buyer', { coins: 1000 });
    testApp.nameWallet('ann', ann);
    workers = [];
    for (const name of ['cid', 'dan', 'eve', 'fay', 'gus']) {
      const worker = await testApp.person('Worker', { coins: 0 });
      testApp.nameWallet(name, worker);
      workers.push(worker);
    }
    await testApp.keepRows(admin, ann, ...workers);
  });
  afterAll(() => testApp.close());
  beforeEach(() => testApp.deleteAllRows());
  afterEach(() => auditSlots(testApp.sql));

  const body = (rows: number, more: object = {}) => ({
    ...batchBody({ rows: ['picture', ...Array.from({ length: rows }, (_, at) => `${at + 1}.png`)].join('\n') }),
    ...{ payableAmount: 10, form: FORM, overlap: ADAPTIVE, ...more },
  });
  const posted = async (rows = 1, more: object = {}) => {
    const id = idOf(await ann.post('/task/batch', body(rows, more)));
    await postItems(testApp);
    const tasks = await tasksOf(id);
    item = tasks[0] ?? '';
    testApp.name('escrow', escrowOf(item));
    return id;
  };
  const tasksOf = async (id: string) => {
    const sql = 'SELECT task_id AS id FROM task_batch_row WHERE batch_id = ? ORDER BY number';
    return (await testApp.sql<{ id: string }>(sql, [id])).map(({ id: task }) => task);
  };
  const send = async (n: number, bird: string, task = item) =>
    idOf(await (workers[n] as Person).post('/submission', { task, answers: { bird } }));
  const batch = async (id: string) => (await ann.get(`/task/batch/${id}`)).data<Batch>();
  const open = async (task = item) => {
    const [row] = await testApp.sql<{ open: number; spare: number }>(
      'SELECT open_slots AS open, spare_slots AS spare FROM task WHERE id = ?',
      [task],
    );
    return [Number(row?.open), Number(row?.spare)];
  };
  const transfersOf = async (kind: string, id = '') =>
    (await ann.get(`/receipt/${kind}/${id}`))
      .data<Receipt>()
      .transfers.map(({ kind: what, coins, from, to }) => [what, coins, from, to]);
  const NO_COINS = { cid: 0, dan: 0, eve: 0, fay: 0, gus: 0, ledgerSum: 0, 'ann held': 0 };

  it('moves the coins for the maximum of answers to escrow, and shows them in the batch', async () => {
    const preview = (await ann.post('/task/batch/preview', body(2))).data<{ cost: number }>();
    expect(preview.cost).toBe(100);
    const id = await posted(2);
    expect(await batch(id)).toMatchObject({ cost: 100, overlap: { ...ADAPTIVE, field: 'bird' }, saved: 0 });
    expect(await testApp.balances()).toMatchObject({ ...NO_COINS, ann: 900, escrow: 50 });
  });

  it('closes an item whose label is certain enough, and returns unneeded coins with the last acceptance', async () => {
    const id = await posted();
    const first = await send(0, 'crow');
    expect(await open()).toEqual([4, 0]);
    const second = await send(1, 'crow');
    // 0.64 / 0.68 = 0.94.
    expect(await open()).toEqual([0, 3]);
    expect((await (workers[2] as Person).post('/submission', { task: item, answers: { bird: 'crow' } })).code).toBe(
      'task/no-open-slot',
    );
    expect((await actions.claim(workers[2] as Person, item)).code).toBe('task/no-open-slot');
    expect((await (workers[2] as Person).post(`/task/batch/${id}/next`, {})).code).toBe('batch/nothing-left');
    (await actions.review(ann, first, 'accepted')).data();
    expect(await testApp.balances()).toMatchObject({ ...NO_COINS, ann: 950, cid: 10, escrow: 40 });
    expect((await batch(id)).saved).toBe(0);
    (await actions.review(ann, second, 'accepted')).data();
    expect(await testApp.balances()).toMatchObject({ ...NO_COINS, ann: 980, cid: 10, dan: 10, escrow: 0 });
    expect(await batch(id)).toMatchObject({ saved: 30, cost: 50 });
    expect(await open()).toEqual([0, 0]);
    await testApp.runJobs();
    expect(await testApp.balances()).toMatchObject({ ...NO_COINS, ann: 980, cid: 10, dan: 10, escrow: 0 });
  });

  it('continues while workers disagree, and ends at the maximum of answers', async () => {
    const id = await posted();
    const sent: string[] = [];
    for (const [n, bird] of ['crow', 'magpie', 'crow', 'magpie'].entries()) sent.push(await send(n, bird));
    expect(await open()).toEqual([1, 0]);
    sent.push(await send(4, 'crow'));
    expect(await open()).toEqual([0, 0]);
    for (const each of sent) (await actions.review(ann, each, 'accepted')).data();
    expect(await testApp.balances()).toMatchObject({ ann: 950, cid: 10, gus: 10, escrow: 0, ledgerSum: 0 });
    expect((await batch(id)).saved).toBe(0);
  });

  it('weights workers by the labelled items of the batch', async () => {
    await posted(2, { overlap: { min: 2, max: 5, confidence: 0.95 } });
    const id = await posted(2, { overlap: { min: 2, max: 5, confidence: 0.95 } });
    const [, other = ''] = await tasksOf(id);
    for (const n of [0, 1, 2]) await send(n, 'crow');
    // 0.8 ** 3: 0.985.
    expect(await open()).toEqual([0, 2]);
    await send(0, 'magpie', other);
    await send(1, 'magpie', other);
    // Each agreed once: 5 / 6 for both, 0.9615.
    expect(await open(other)).toEqual([0, 3]);
  });

  it('never closes an item below the minimum of answers', async () => {
    await posted(1, { overlap: { min: 3, max: 5, confidence: 0.5 } });
    await send(0, 'crow');
    await send(1, 'crow');
    expect(await open()).toEqual([3, 0]);
    await send(2, 'crow');
    expect(await open()).toEqual([0, 2]);
  });

  it('takes answers again once one is rejected, and its coins stay for the next one', async () => {
    const id = await posted();
    const [first, second] = [await send(0, 'crow'), await send(1, 'crow')];
    expect(await open()).toEqual([0, 3]);
    (await actions.review(ann, first, 'rejected')).data();
    expect(await open()).toEqual([4, 0]);
    expect(await testApp.balances()).toMatchObject({ ...NO_COINS, ann: 950, escrow: 50 });
    const third = await send(2, 'crow');
    expect(await open()).toEqual([0, 3]);
    for (const each of [second, third]) (await actions.review(ann, each, 'accepted')).data();
    expect(await testApp.balances()).toMatchObject({ ...NO_COINS, ann: 980, dan: 10, eve: 10, escrow: 0 });
    expect((await batch(id)).saved).toBe(30);
  });

  it('returns the coins of a disputed slot once the dispute is decided for the buyer', async () => {
    const id = await posted();
    const [first, second] = [await send(0, 'crow'), await send(1, 'crow')];
    (await actions.review(ann, first, 'rejected')).data();
    const dispute = idOf(await actions.dispute(workers[0] as Person, first));
    expect([await testApp.balances(), await open()]).toMatchObject([{ ...NO_COINS, ann: 950, escrow: 40 }, [3, 0]]);
    const third = await send(2, 'crow');
    for (const each of [second, third]) (await actions.review(ann, each, 'accepted')).data();
    expect(await testApp.balances()).toMatchObject({ ...NO_COINS, ann: 970, dan: 10, eve: 10, escrow: 0 });
    (await actions.answerDispute(ann, dispute, { statement: 'It is none.' })).data();
    (await actions.decideDispute(await testApp.admin(), dispute, 'buyer')).data();
    expect(await testApp.balances()).toMatchObject({ ...NO_COINS, ann: 980, dan: 10, eve: 10, escrow: 0 });
    expect((await batch(id)).saved).toBe(30);
  });

  it('pays an answer submitted with a claim on a closed item', async () => {
    const id = await posted();
    const { task } = (await (workers[2] as Person).post(`/task/batch/${id}/next`, {})).data<NextItem>();
    expect(task._id).toBe(item);
    const sent = [await send(0, 'crow'), await send(1, 'crow')];
    for (const each of sent) (await actions.review(ann, each, 'accepted')).data();
    expect(await testApp.balances()).toMatchObject({ ...NO_COINS, ann: 970, cid: 10, dan: 10, escrow: 10 });
    const late = await send(2, 'magpie');
    expect(await testApp.balances()).toMatchObject({ ...NO_COINS, ann: 970, cid: 10, dan: 10, escrow: 10 });
    (await actions.review(ann, late, 'accepted')).data();
    expect(await testApp.balances()).toMatchObject({ ...NO_COINS, ann: 970, cid: 10, dan: 10, eve: 10, escrow: 0 });
    expect((await batch(id)).saved).toBe(20);
  });

  it('returns the coins of a claim that ends on a closed item', async () => {
    const id = await posted();
    (await actions.claim(workers[2] as Person, item)).data();
    (await actions.claim(workers[3] as Person, item)).data();
    const sent = [await send(0, 'crow'), await send(1, 'crow')];
    for (const each of sent) (await actions.review(ann, each, 'accepted')).data();
    expect(await testApp.balances()).toMatchObject({ ...NO_COINS, ann: 960, cid: 10, dan: 10, escrow: 20 });
    (await actions.releaseClaim(workers[2] as Person, item)).data();
    expect(await testApp.balances()).toMatchObject({ ...NO_COINS, ann: 970, cid: 10, dan: 10, escrow: 10 });
    testApp.clock.advance(25 * 3600 * 1000);
    await testApp.runJobs();
    testApp.clock.reset();
    expect(await testApp.balances()).toMatchObject({ ...NO_COINS, ann: 980, cid: 10, dan: 10, escrow: 0 });
    expect((await batch(id)).saved).toBe(30);
  });

  it('returns the coins of spare slots when the item is deleted', async () => {
    await posted();
    const sent = await send(0, 'crow');
    await send(1, 'crow');
    (await actions.deleteTask(ann, item)).data();
    expect(await testApp.balances()).toMatchObject({ ...NO_COINS, ann: 980, escrow: 20 });
    (await actions.review(ann, sent, 'accepted')).data();
    expect(await testApp.balances()).toMatchObject({ ...NO_COINS, ann: 980, cid: 10, escrow: 10 });
  });

  it('releases coins once when many acceptances run concurrently', async () => {
    const id = await posted();
    const sent = [await send(0, 'crow'), await send(1, 'crow')];
    await Promise.all([...sent, ...sent].map((each) => actions.review(ann, each, 'accepted')));
    expect(await testApp.balances()).toMatchObject({ ...NO_COINS, ann: 980, cid: 10, dan: 10, escrow: 0 });
    expect((await batch(id)).saved).toBe(30);
  });

  it('counts every answer when all arrive concurrently', async () => {
    await posted();
    await Promise.all(workers.map((worker) => worker.post('/submission', { task: item, answers: { bird: 'crow' } })));
    const [{ sent } = { sent: 0 }] = await testApp.sql<{ sent: number }>(
      'SELECT COUNT(*) AS sent FROM submission WHERE task_id = ?',
      [item],
    );
    const [free, spare] = await open();
    expect([free, Number(sent) + Number(spare)]).toEqual([0, 5]);
    expect(Number(sent)).toBeGreaterThanOrEqual(2);
    expect(await testApp.balances()).toMatchObject({ ...NO_COINS, ann: 950, escrow: 50 });
  });

  it('never closes a control item early', async () => {
    const rows = 'picture,known\n1.png,crow\n2.png,\n3.png,\n4.png,\n5.png,\n';
    await posted(1, { rows, gold: { column: 'known', rate: 0.1 }, overlap: { min: 1, max: 3, confidence: 0.5 } });
    await send(0, 'crow');
    await send(1, 'crow');
    expect(await open()).toEqual([1, 0]);
  });

  it('uses the field that is named', async () => {
    const id = await posted(1, { overlap: { ...ADAPTIVE, field: 'size' } });
    expect((await batch(id)).overlap).toEqual({ ...ADAPTIVE, field: 'size' });
    for (const n of [0, 1]) {
      (await (workers[n] as Person).post('/submission', { task: item, answers: { bird: 'crow', size: n + 1 } })).data();
    }
    expect(await open()).toEqual([3, 0]);
    (await (workers[2] as Person).post('/submission', { task: item, answers: { bird: 'crow', size: 2 } })).data();
    // Two of five steps against one: 0.93.
    expect(await open()).toEqual([0, 2]);
  });

  it('is raised and lowered: coins are taken or returned at once, and existing answers stay', async () => {
    const id = await posted(2, { overlap: 2 });
    const change = (overlap: unknown, who = ann) => who.patch(`/task/batch/${id}`, { overlap });
    const sent = await send(0, 'crow');
    expect((await change(4)).data()).toMatchObject({ overlap: 4, cost: 80, saved: 0 });
    expect([await testApp.balances(), await open()]).toMatchObject([{ ...NO_COINS, ann: 920, escrow: 40 }, [3, 0]]);
    expect((await change(4)).data()).toMatchObject({ overlap: 4, cost: 80 });
    expect((await change(1)).data()).toMatchObject({ overlap: 1, cost: 20 });
    expect([await testApp.balances(), await open()]).toMatchObject([{ ...NO_COINS, ann: 980, escrow: 10 }, [0, 0]]);
    expect((await (workers[1] as Person).post('/submission', { task: item, answers: { bird: 'crow' } })).code).toBe(
      'task/no-open-slot',
    );
    (await actions.review(ann, sent, 'accepted')).data();
    expect(await testApp.balances()).toMatchObject({ ...NO_COINS, ann: 980, cid: 10, escrow: 0 });

    const poor = await change(1000);
    expect([poor.status, poor.code]).toEqual([422, 'wallet/not-enough-coins']);
    expect(await testApp.balances()).toMatchObject({ ...NO_COINS, ann: 980, cid: 10, escrow: 0 });
    expect(await batch(id)).toMatchObject({ overlap: 1, cost: 20 });
    expect((await change(2, await testApp.person('Buyer'))).status).toBe(404);
    for (const bad of [0, 1001, '2', null, { max: 3 }]) expect((await change(bad)).code).toBe('request/invalid');
    expect((await change({ ...ADAPTIVE, field: 'note' })).code).toBe('batch/overlap-invalid');
  });

  it('completes the item when it is lowered below the existing answers, and keeps what waits for a decision', async () => {
    const id = await posted(1, { overlap: 5 });
    const sent = [await send(0, 'crow'), await send(1, 'crow'), await send(2, 'magpie')];
    (await ann.patch(`/task/batch/${id}`, { overlap: 2 })).data();
    expect([await testApp.balances(), await open()]).toMatchObject([{ ...NO_COINS, ann: 970, escrow: 30 }, [0, 0]]);
    for (const each of sent) (await actions.review(ann, each, 'accepted')).data();
    expect(await testApp.balances()).toMatchObject({ ...NO_COINS, ann: 970, cid: 10, dan: 10, eve: 10, escrow: 0 });
  });

  it('returns the coins of rejected work and of a released claim beyond a lowered overlap, and opens no slot', async () => {
    const id = await posted(1, { overlap: 5 });
    const sent = [await send(0, 'crow'), await send(1, 'crow')];
    (await actions.claim(workers[2] as Person, item)).data();
    (await ann.patch(`/task/batch/${id}`, { overlap: 1 })).data();
    expect([await testApp.balances(), await open()]).toMatchObject([{ ...NO_COINS, ann: 970, escrow: 30 }, [0, 0]]);
    (await actions.review(ann, sent[0] as string, 'rejected')).data();
    expect([await testApp.balances(), await open()]).toMatchObject([{ ...NO_COINS, ann: 980, escrow: 20 }, [0, 0]]);
    expect(await transfersOf('decision', sent[0])).toEqual([['slots-given-up', 10, 'escrow', 'available']]);
    await actions.releaseClaim(workers[2] as Person, item);
    expect([await testApp.balances(), await open()]).toMatchObject([{ ...NO_COINS, ann: 990, escrow: 10 }, [0, 0]]);
    // The last answer is the one that the buyer wants: another one replaces it.
    (await actions.review(ann, sent[1] as string, 'rejected')).data();
    expect([await testApp.balances(), await open()]).toMatchObject([{ ...NO_COINS, ann: 990, escrow: 10 }, [1, 0]]);
    expect(await transfersOf('decision', sent[1])).toEqual([]);
    (await ann.patch(`/task/batch/${id}`, { overlap: 2 })).data();
    expect([await testApp.balances(), await open()]).toMatchObject([{ ...NO_COINS, ann: 980, escrow: 20 }, [2, 0]]);
  });

  it('opens the slot of rejected work again once the buyer has paid for more slots of the item', async () => {
    const id = await posted(1, { overlap: 3 });
    const sent = [await send(0, 'crow'), await send(1, 'crow'), await send(2, 'crow')];
    (await ann.patch(`/task/batch/${id}`, { overlap: 1 })).data();
    (await ann.patch(`/task/update/requiredWorker/${item}`, { requiredWorkers: 1 })).data();
    expect([await testApp.balances(), await open()]).toMatchObject([{ ...NO_COINS, ann: 960, escrow: 40 }, [1, 0]]);
    (await actions.review(ann, sent[0] as string, 'rejected')).data();
    expect([await testApp.balances(), await open()]).toMatchObject([{ ...NO_COINS, ann: 960, escrow: 40 }, [2, 0]]);
  });

  it('returns the coins of a disputed slot beyond a lowered overlap once the buyer wins, and opens no slot', async () => {
    const id = await posted(1, { overlap: 3 });
    const first = await send(0, 'crow');
    (await actions.review(ann, first, 'rejected')).data();
    const dispute = idOf(await actions.dispute(workers[0] as Person, first));
    await send(1, 'crow');
    (await ann.patch(`/task/batch/${id}`, { overlap: 1 })).data();
    expect([await testApp.balances(), await open()]).toMatchObject([{ ...NO_COINS, ann: 980, escrow: 10 }, [0, 0]]);
    (await actions.answerDispute(ann, dispute, { statement: 'It is none.' })).data();
    (await actions.decideDispute(await testApp.admin(), dispute, 'buyer')).data();
    expect([await testApp.balances(), await open()]).toMatchObject([{ ...NO_COINS, ann: 990, escrow: 10 }, [0, 0]]);
    const settled = [
      ['dispute-place-kept', 10, 'escrow', 'disputed'],
      ['dispute-place-opened', 10, 'disputed', 'escrow'],
      ['slots-given-up', 10, 'escrow', 'available'],
    ];
    expect(await transfersOf('dispute', dispute)).toEqual(settled);
    expect(await transfersOf('decision', first)).toEqual(settled);
  });

  it('is changed from a fixed number: items that are complete by then close at once', async () => {
    const id = await posted(2, { overlap: 5 });
    const [, other = ''] = await tasksOf(id);
    const sent = [await send(0, 'crow'), await send(1, 'crow')];
    await send(0, 'crow', other);
    for (const each of sent) (await actions.review(ann, each, 'accepted')).data();
    expect(await testApp.balances()).toMatchObject({ ...NO_COINS, ann: 900, cid: 10, dan: 10, escrow: 30 });
    expect((await ann.patch(`/task/batch/${id}`, { overlap: ADAPTIVE })).data()).toMatchObject({
      overlap: { ...ADAPTIVE, field: 'bird' },
      saved: 30,
    });
    expect(await testApp.balances()).toMatchObject({ ...NO_COINS, ann: 930, cid: 10, dan: 10, escrow: 0 });
    expect([await open(), await open(other)]).toEqual([
      [0, 0],
      [4, 0],
    ]);
    await send(1, 'crow', other);
    expect(await open(other)).toEqual([0, 3]);
    expect((await ann.patch(`/task/batch/${id}`, { overlap: 3 })).data()).toMatchObject({ overlap: 3, saved: 0 });
    expect([await open(), await open(other)]).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect(await testApp.balances()).toMatchObject({ ...NO_COINS, ann: 940, cid: 10, dan: 10, escrow: 10 });
  });

  it('is changed to another field: labels of the former field do not weigh the answers', async () => {
    const id = await posted(2);
    const [, other = ''] = await tasksOf(id);
    for (const task of [item, other]) {
      for (const worker of workers.slice(0, 2)) {
        (await worker.post('/submission', { task, answers: { bird: 'crow', size: 3 } })).data();
      }
    }
    expect([await open(), await open(other)]).toEqual([
      [0, 3],
      [0, 3],
    ]);
    // Two answers of unknown workers suffice: 0.64 / 0.65 = 0.985.
    (await ann.patch(`/task/batch/${id}`, { overlap: { ...ADAPTIVE, confidence: 0.97, field: 'size' } })).data();
    expect([await open(), await open(other)]).toEqual([
      [0, 3],
      [0, 3],
    ]);
    expect(await testApp.balances()).toMatchObject({ ...NO_COINS, ann: 900, escrow: 50 });
  });

  it('is changed before all items are posted: each is posted with the paid number of slots', async () => {
    const id = idOf(await ann.post('/task/batch', body(5, { overlap: 2 })));
    testApp.name('batch', batchedOf(id));
    expect((await ann.patch(`/task/batch/${id}`, { overlap: 3 })).data()).toMatchObject({ cost: 150, overlap: 3 });
    expect(await testApp.balances()).toMatchObject({ ann: 850, batch: 150, ledgerSum: 0 });
    expect((await ann.patch(`/task/batch/${id}`, { overlap: 1 })).data()).toMatchObject({ cost: 50, overlap: 1 });
    expect(await testApp.balances()).toMatchObject({ ann: 950, batch: 50, ledgerSum: 0 });
    await testApp.runJobs();
    expect(await testApp.balances()).toMatchObject({ ann: 950, batch: 0, ledgerSum: 0 });
    for (const task of await tasksOf(id)) expect(await open(task)).toEqual([1, 0]);
  });

  it('is changed while items are posted: no coin is lost', async () => {
    const id = idOf(await ann.post('/task/batch', body(5, { overlap: 2 })));
    testApp.name('batch', batchedOf(id));
    const change = (overlap: number) => ann.patch(`/task/batch/${id}`, { overlap });
    await Promise.all([change(3), testApp.runJobs(), change(4), testApp.runJobs(), change(1)]);
    await testApp.runJobs();
    const { cost, overlap } = await batch(id);
    expect(await testApp.balances()).toMatchObject({ ann: 1000 - cost, batch: 0, ledgerSum: 0 });
    for (const task of await tasksOf(id)) expect(await open(task)).toEqual([overlap, 0]);
  });

  it('cannot be changed once the batch was cancelled', async () => {
    const id = idOf(await ann.post('/task/batch', body(2)));
    (await actions.cancelBatch(ann, id)).data();
    const refused = await ann.patch(`/task/batch/${id}`, { overlap: 2 });
    expect([refused.status, refused.code]).toEqual([409, 'batch/ended']);
    expect(await testApp.balances()).toMatchObject({ ann: 1000, ledgerSum: 0 });
  });

  it.each([
    [{ min: 0, max: 5, confidence: 0.9 }],
    [{ min: 3, max: 2, confidence: 0.9 }],
    [{ min: 1, max: 1001, confidence: 0.9 }],
    [{ min: 1, max: 3, confidence: 0.49 }],
    [{ min: 1, max: 3, confidence: 1 }],
    [{ min: 1, max: 3 }],
    [{ ...ADAPTIVE, lead: 2 }],
    [{ ...ADAPTIVE, field: 7 }],
    [[3]],
    ['3'],
    [null],
  ])('is rejected as %j', async (overlap) => {
    const refused = await ann.post('/task/batch', body(1, { overlap }));
    expect([refused.status, refused.code]).toEqual([400, 'request/invalid']);
    expect(refused.problem?.errors?.[0]?.field).toMatch(/^overlap/);
    expect(await testApp.balances()).toMatchObject({ ann: 1000 });
  });

  it.each([
    ['a field that is no choice or scale', { overlap: { ...ADAPTIVE, field: 'note' } }],
    ['an unknown field', { overlap: { ...ADAPTIVE, field: 'colour' } }],
    ['no form', { form: undefined }],
    ['a first field that is no choice or scale', { form: { fields: FORM.fields.toReversed() } }],
  ])('is rejected with %s', async (_, more) => {
    const refused = await ann.post('/task/batch', body(1, more));
    expect([refused.status, refused.code, refused.problem?.errors?.[0]?.field]).toEqual([
      422,
      'batch/overlap-invalid',
      'overlap.field',
    ]);
    expect(await testApp.balances()).toMatchObject({ ann: 1000 });
  });
});
