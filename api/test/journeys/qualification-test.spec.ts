import { type Attempt, type OfferedTest, type TaskDetails, type WorkerTest } from '@kaaj/contract';
import { escrowOf } from '../../src/contexts/wallet';
import { type Answer } from '../support/api';
import { actions, describeOnEachDatabase, idOf, type Person, taskBody, TestApp } from '../test-app';

const DAY_MS = 24 * 3600 * 1000;

const FORM = {
  fields: [
    {
      ...{ name: 'first', kind: 'choice', label: 'Which bird is this?', required: true },
      options: [
        { value: 'magpie', label: 'Magpie' },
        { value: 'crow', label: 'Crow' },
      ],
    },
    { name: 'second', kind: 'text', label: 'And this?' },
    { name: 'third', kind: 'scale', label: 'How many?', min: 0, max: 5 },
    { name: 'note', kind: 'longText', label: 'Anything else?' },
  ],
};
const KNOWN = { first: 'magpie', second: 'House Sparrow', third: 2 };
const RIGHT = { first: 'magpie', second: ' house sparrow', third: 2, note: 'Easy.' };
const WRONG = { first: 'crow', second: 'house sparrow' };
const BODY = {
  ...{ title: 'Names of birds', form: FORM, known: KNOWN },
  ...{ pass: 2, places: 3, payableAmount: 5, againAfterDays: 7 },
};

/** Balances after these changes. */
const moved = (before: Record<string, number>, changes: Record<string, number>) => ({
  ...before,
  ...Object.fromEntries(Object.entries(changes).map(([name, by]) => [name, (before[name] ?? 0) + by])),
});

const refusal = ({ status, text }: Answer) => {
  const { code, errors = [] } = JSON.parse(text) as { code: string; errors?: { field: string; code: string }[] };
  return [status, code, ...errors.map((each) => `${each.field} ${each.code}`)];
};

describeOnEachDatabase('a qualification test', (engine) => {
  let testApp: TestApp;
  let ann: Person;
  let bob: Person;
  let cid: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    ann = await testApp.person('Buyer', { coins: 100 });
    [bob, cid] = [await testApp.person('Worker'), await testApp.person('Worker')];
    for (const [name, person] of Object.entries({ ann, bob, cid })) testApp.nameWallet(name, person);
    await testApp.keepRows(await testApp.admin(), ann, bob, cid);
  });
  afterAll(() => testApp.close());
  beforeEach(() => testApp.deleteAllRows());
  afterEach(() => testApp.clock.reset());

  const post = async (more: object = {}) => {
    const id = idOf(await ann.post('/worker-test', { ...BODY, ...more }));
    testApp.name('escrow', escrowOf(id));
    return id;
  };
  const take = (worker: Person, test: string, answers: object = RIGHT, headers = {}) =>
    worker.post(`/worker-test/${test}/attempt`, { answers }, headers);
  const ofBuyer = async () => (await ann.get('/worker-test')).data<WorkerTest[]>();

  it('moves the coins of all first attempts to escrow, and pays each at once, passed or not', async () => {
    const before = await testApp.balances();
    const test = await post();
    expect(await testApp.balances()).toEqual({ ...moved(before, { ann: -15 }), escrow: 15 });
    const passed = await take(bob, test);
    expect(passed.status).toBe(201);
    expect(passed.data()).toEqual({ passed: true, correct: 3, of: 3, wrong: [], paid: 5, again: null });
    const failed = (await take(cid, test, WRONG)).data<Attempt>();
    expect(failed).toMatchObject({ passed: false, correct: 1, of: 3, wrong: ['first', 'third'], paid: 5 });
    expect(Date.parse(failed.again ?? '') - Date.now()).toBeGreaterThan(6 * DAY_MS);
    expect(await testApp.balances()).toEqual({ ...moved(before, { ann: -15, bob: 5, cid: 5 }), escrow: 5 });
    expect(await ofBuyer()).toMatchObject([{ _id: test, of: 3, places: 3, openPlaces: 1, tried: 2, passed: 1 }]);
    const { data } = JSON.parse((await bob.get(`/wallet/statement?${bob.self}&group=earned`)).text) as {
      data: { kind: string; amount: number }[];
    };
    expect(data).toMatchObject([{ kind: 'test-paid', amount: 5 }]);
  });

  it('is shown to workers without its answers, and with their last attempt', async () => {
    const test = await post();
    const answer = await bob.get(`/worker-test/${test}`);
    expect(answer.data()).toEqual({
      ...{ _id: test, title: 'Names of birds', form: expect.any(Object), pass: 2, of: 3, payableAmount: 5 },
      ...{ openPlaces: 3, againAfterDays: 7, last: null },
    });
    expect(answer.text).not.toContain('Sparrow');
    await take(bob, test, WRONG);
    const { last } = (await bob.get(`/worker-test/${test}`)).data<OfferedTest>();
    expect(last).toMatchObject({ passed: false, correct: 1, again: expect.any(String) });
    expect((await ann.get('/worker-test')).text).not.toContain('Sparrow');
  });

  it('can be repeated without pay after its waiting time, and not before', async () => {
    const test = await post();
    (await take(bob, test, WRONG)).data();
    const before = [await testApp.balances(), await testApp.snapshotWithoutOutbox(['session', 'rate_window'])];
    expect(refusal(await take(bob, test))).toEqual([409, 'test/too-early']);
    expect([await testApp.balances(), await testApp.snapshotWithoutOutbox(['session', 'rate_window'])]).toEqual(before);
    testApp.clock.advance(7 * DAY_MS);
    await bob.signIn();
    expect((await take(bob, test)).data()).toMatchObject({ passed: true, paid: 0 });
    expect(await testApp.balances()).toEqual(before[0]);
    expect(refusal(await take(bob, test))).toEqual([409, 'test/already-passed']);
    testApp.clock.reset();
    expect(await ofBuyer()).toMatchObject([{ tried: 1, passed: 1, openPlaces: 2 }]);
  });

  it('has no more paid attempts than slots under concurrent attempts', async () => {
    const test = await post({ places: 2 });
    const workers = [bob, cid, ...(await Promise.all([1, 2, 3].map(() => testApp.person('Worker'))))];
    const answers = await Promise.all(workers.map((worker) => take(worker, test)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
    for (const answer of answers.filter(({ ok }) => !ok)) expect(refusal(answer)).toEqual([409, 'test/no-open-place']);
    expect(await testApp.balances()).toMatchObject({ escrow: 0, ledgerSum: 0 });
    expect(await testApp.sql('SELECT id FROM worker_test_attempt WHERE test_id = ?', [test])).toHaveLength(2);
  });

  it('pays one of several concurrent attempts of a worker, and returns the same answer under a key', async () => {
    const test = await post();
    const answers = await Promise.all([1, 2, 3].map(() => take(bob, test, WRONG)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await testApp.balances()).toMatchObject({ escrow: 10 });
    const key = { 'idempotency-key': `attempt-${test}` };
    const first = (await take(cid, test, RIGHT, key)).data();
    expect((await take(cid, test, RIGHT, key)).data()).toEqual(first);
    expect(await testApp.balances()).toMatchObject({ escrow: 5 });
  });

  it('lets workers who passed take tasks that require it, and names the test to others', async () => {
    const test = await post();
    const task = idOf(await ann.post('/task', { ...taskBody({ requiredWorkers: 2 }), audience: { test } }));
    (await take(cid, test, WRONG)).data();
    for (const answer of [await actions.submit(cid, task), await actions.claim(cid, task)])
      expect(refusal(answer)).toEqual([422, 'task/not-eligible', 'task test']);
    expect((await cid.get(`/task/${task}`)).data<TaskDetails>()).toMatchObject({
      ...{ eligible: false, reasons: ['test'], test },
    });
    (await take(bob, test)).data();
    expect((await bob.get(`/task/${task}`)).data<TaskDetails>()).toMatchObject({ eligible: true, reasons: [], test });
    expect((await actions.submit(bob, task)).status).toBe(201);
    expect((await ann.get(`/worker-group/${test}`)).data()).toMatchObject({ name: 'Names of birds', ofTest: true });
    expect(refusal(await ann.delete(`/worker-group/${test}`))).toEqual([409, 'group/in-use']);
  });

  it('rejects an attempt whose group is deleted meanwhile, with the removal of its buyer, and moves no coins', async () => {
    const test = await post();
    await testApp.sql('DELETE FROM worker_group WHERE id = ?', [test]);
    const before = await testApp.snapshot();
    expect((await take(bob, test)).status).toBe(404);
    expect(await testApp.snapshot()).toEqual(before);
  });

  it('is closed by its buyer, who gets the coins that are left once', async () => {
    const before = await testApp.balances();
    const test = await post();
    (await take(bob, test)).data();
    for (let times = 0; times < 2; times += 1)
      expect((await ann.delete(`/worker-test/${test}`)).data()).toEqual({ _id: test, returned: 10 });
    expect(await testApp.balances()).toEqual({ ...moved(before, { ann: -5, bob: 5 }), escrow: 0 });
    expect((await take(cid, test)).status).toBe(404);
    expect((await cid.get(`/worker-test/${test}`)).status).toBe(404);
    expect((await ann.get(`/worker-group/${test}/member`)).data()).toMatchObject([{ worker: { _id: bob.id } }]);
    const eve = await testApp.person('Buyer');
    expect((await eve.delete(`/worker-test/${test}`)).status).toBe(404);
  });

  it('is rejected when it is invalid, and no coins move', async () => {
    const before = await testApp.balances();
    const sent = async (more: object) => refusal(await ann.post('/worker-test', { ...BODY, ...more }));
    expect(await sent({ known: { fourth: 'x' } })).toEqual([422, 'test/invalid', 'known.fourth unknown']);
    expect(await sent({ known: { ...KNOWN, first: 'owl' } })).toEqual([422, 'test/invalid', 'known.first isIn']);
    expect(await sent({ known: { ...KNOWN, note: 'x' } })).toEqual([422, 'test/invalid', 'known.note kind']);
    expect(await sent({ known: { first: 'crow' } })).toEqual([422, 'test/invalid', 'pass max']);
    const picture = { name: 'photo', kind: 'picture', label: 'A photo' };
    expect(await sent({ form: { fields: [...FORM.fields, picture] } })).toEqual([
      ...[422, 'test/invalid', 'form.fields.4.kind kind'],
    ]);
    expect(await sent({ form: { fields: [] } })).toEqual([422, 'task/form-invalid', expect.any(String)]);
    expect(await sent({ places: 21 })).toEqual([422, 'wallet/not-enough-coins']);
    for (const more of [{ pass: 0 }, { againAfterDays: 0 }, { places: 0 }, { known: 'magpie' }, { form: null }])
      expect((await ann.post('/worker-test', { ...BODY, ...more })).status).toBe(400);
    const test = await post({ places: 1 });
    expect(refusal(await take(bob, test, { second: 'x' }))).toEqual([
      ...[422, 'submission/answers-invalid', 'answers.first required'],
    ]);
    expect((await ann.delete(`/worker-test/${test}`)).status).toBe(200);
    expect(await testApp.balances()).toEqual({ ...before, escrow: 0 });
  });

  it.each(['toString', 'constructor'])('grades a field that is called %s', async (name) => {
    const text = { name, kind: 'text', label: 'Which bird is this?' } as const;
    const bird = { ...text, name: 'bird' };
    // Not among the known answers.
    await post({ form: { fields: [text, bird] }, known: { bird: 'Crow' }, pass: 1 });
    const test = await post({ form: { fields: [text] }, known: { [name]: 'Crow' }, pass: 1 });
    expect((await take(bob, test, {})).data<Attempt>()).toMatchObject({ passed: false, wrong: [name] });
    expect((await take(cid, test, { [name]: 'crow' })).data<Attempt>()).toMatchObject({ passed: true, wrong: [] });
  });

  it('rejects attempts while its buyer is suspended, and returns its coins before the buyer is removed', async () => {
    const test = await post();
    const admin = await testApp.admin();
    (await actions.suspend(admin, ann.id)).data();
    expect((await bob.get(`/worker-test/${test}`)).status).toBe(404);
    expect((await take(bob, test)).status).toBe(404);
    (await actions.remove(admin, ann.id)).data();
    expect(await testApp.balances()).toMatchObject({ escrow: 0, ledgerSum: 0 });
    expect((await take(bob, test)).status).toBe(404);
  });
});
