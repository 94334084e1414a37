import { type Annotator, type Label, type NextItem, type Task } from '@kaaj/contract';
import { batchBody } from '../support/actions';
import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../test-app';

/** `controls` rows with a known answer, spread over all. */
const csv = (rows: number, controls: number) =>
  [
    'picture,known',
    ...Array.from({ length: rows }, (_, at) => `${at + 1}.png,${at % Math.floor(rows / controls) === 0 ? 'crow' : ''}`),
  ].join('\n');

const FORM = {
  fields: [
    {
      name: 'bird',
      kind: 'choice',
      label: 'Which bird is this?',
      options: ['crow', 'magpie'].map((value) => ({ value, label: value })),
    },
  ],
};

describeOnEachDatabase('control items', (engine) => {
  let testApp: TestApp;
  let ann: Person;
  let bob: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    [ann, bob] = [await testApp.person('Buyer', { coins: 1000 }), await testApp.person('Worker')];
    await testApp.keepRows(await testApp.admin(), ann, bob);
  });
  afterAll(() => testApp.close());
  beforeEach(() => testApp.deleteAllRows());

  const posted = async (rows: number, controls: number, gold: object) => {
    const body = { ...batchBody({ rows: csv(rows, controls) }), payableAmount: 2, overlap: 2, form: FORM };
    const id = idOf(await ann.post('/task/batch', { ...body, gold: { column: 'known', share: 50, ...gold } }));
    await testApp.runJobs();
    return id;
  };
  const controlsOf = async (batch: string) => {
    const sql = 'SELECT task_id AS id FROM task_batch_row WHERE batch_id = ? AND control = 1';
    return new Set((await testApp.sql<{ id: string }>(sql, [batch])).map(({ id }) => id));
  };
  const work = async (batch: string, turns: number, worker = bob, bird = 'magpie') => {
    const items: Task[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      const answer = await worker.post(`/task/batch/${batch}/next`, {});
      if (!answer.ok) break;
      const { task } = answer.data<NextItem>();
      items.push(task);
      (await worker.post('/submission', { task: task._id, answers: { bird } })).data();
    }
    return items;
  };

  it('are mixed in at the rate, each of them at most once per worker', async () => {
    const batch = await posted(40, 10, { rate: 0.2 });
    const controls = await controlsOf(batch);
    expect(controls.size).toBe(10);
    const items = await work(batch, 25);
    expect(items.filter(({ _id }) => controls.has(_id))).toHaveLength(5);
    expect(new Set(items.map(({ _id }) => _id)).size).toBe(25);
    for (let block = 0; block < 25; block += 5) {
      expect(items.slice(block, block + 5).filter(({ _id }) => controls.has(_id))).toHaveLength(1);
    }
  });

  it('are not mixed in at a rate of 0, and follow once nothing else is left', async () => {
    const batch = await posted(6, 2, { rate: 0 });
    const controls = await controlsOf(batch);
    const items = await work(batch, 10);
    expect(items.map(({ _id }) => controls.has(_id))).toEqual([false, false, false, false, true, true]);
    expect((await bob.post(`/task/batch/${batch}/next`, {})).code).toBe('batch/nothing-left');
  });

  it('are no longer mixed in once the worker has done all open ones', async () => {
    const batch = await posted(20, 2, { rate: 0.3 });
    const controls = await controlsOf(batch);
    const items = await work(batch, 30);
    expect(items).toHaveLength(20);
    const positions = items.flatMap(({ _id }, position) => (controls.has(_id) ? [position] : []));
    expect(positions).toHaveLength(2);
    expect(positions[1]).toBeLessThan(10);
  });

  it('look like other items, and misses are shown to the buyer and cause no rejection', async () => {
    const batch = await posted(10, 3, { rate: 0.3 });
    const items = await work(batch, 10);
    const controls = await controlsOf(batch);
    const shapes = items.map((task) =>
      JSON.stringify(Object.entries(task).map(([name, value]) => [name, typeof value])),
    );
    expect(new Set(shapes).size).toBe(1);
    expect(JSON.stringify(items)).not.toContain('control');
    const labels = (await ann.get(`/task/batch/${batch}/labels`)).data<Label[]>();
    const known = labels.filter(({ item }) => controls.has(item.task));
    expect(known.map(({ control }) => control)).toEqual(known.map(() => ({ known: 'crow', missed: 1 })));
    const [annotator] = (await ann.get(`/task/batch/${batch}/annotators`)).data<Annotator[]>();
    expect(annotator).toMatchObject({
      worker: { _id: bob.id, email: bob.email },
      controls: known.length,
      missed: known.length,
    });
    const states = await testApp.sql('SELECT DISTINCT status FROM submission WHERE buyer_id = ?', [ann.id]);
    expect(states).toEqual([{ status: 'pending' }]);
  });

  it('have the slots, pay and escrow of any other item', async () => {
    testApp.nameWallet('ann', ann);
    const batch = await posted(10, 3, { rate: 0.3 });
    expect(await testApp.balances()).toMatchObject({ ann: 960, 'ann held': 0, ledgerSum: 0 });
    const rows = await testApp.sql<{ open: number; payable: number }>(
      'SELECT DISTINCT open_slots AS open, payable FROM task WHERE batch_id = ?',
      [batch],
    );
    expect(rows.map(({ open, payable }) => [Number(open), Number(payable)])).toEqual([[2, 2]]);
    const [first] = await work(batch, 1);
    const [{ id: sent = '' } = {}] = await testApp.sql<{ id: string }>('SELECT id FROM submission WHERE task_id = ?', [
      first?._id,
    ]);
    (await actions.review(ann, sent, 'accepted')).data();
    expect(await testApp.balances()).toMatchObject({ ann: 960, 'ann held': 0, ledgerSum: 0 });
  });
});
