import { type NextItem, type TaskDetails } from '@kaaj/contract';
import { batchedOf, escrowOf } from '../../src/contexts/wallet';
import { batchBody } from '../support/actions';
import { type Answer } from '../support/api';
import { actions, describeOnEachDatabase, idOf, type Person, taskBody, TestApp } from '../test-app';

const TEST = {
  ...{ title: 'One word', form: { fields: [{ name: 'word', kind: 'text', label: 'Which word?' }] } },
  ...{ known: { word: 'yes' }, pass: 1, places: 2, payableAmount: 5, againAfterDays: 1 },
};
const UNCHANGED_EXCEPT = ['session', 'rate_window'];

describeOnEachDatabase('a Buyer who became a Worker', (engine) => {
  let testApp: TestApp;
  let ann: Person;
  let bob: Person;
  let task: string;
  let batch: string;
  let item: string;
  let test: string;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    const admin = await testApp.admin();
    ann = await testApp.person('Buyer', { coins: 100 });
    bob = await testApp.person('Worker');
    task = idOf(await ann.post('/task', taskBody({ requiredWorkers: 2, payableAmount: 10 })));
    batch = idOf(
      await ann.post('/task/batch', { ...batchBody({ rows: 'picture\n1.png\n2.png' }), requiredWorkers: 2 }),
    );
    test = idOf(await ann.post('/worker-test', TEST));
    await testApp.runJobs();
    item = (await actions.next(bob, batch)).data<NextItem>().task._id;
    (await actions.releaseClaim(bob, item)).data();
    for (const [name, person] of Object.entries({ ann, bob })) testApp.nameWallet(name, person);
    const escrows = { task: escrowOf(task), item: escrowOf(item), test: escrowOf(test), batch: batchedOf(batch) };
    for (const [name, account] of Object.entries(escrows)) testApp.name(name, account);
    (await admin.patch(`/user/updaterole/${ann.id}`, { role: 'Worker' })).data();
    await ann.signIn();
  });
  afterAll(() => testApp.close());

  const attempt = (worker: Person) => worker.post(`/worker-test/${test}/attempt`, { answers: { word: 'yes' } });
  const refusal = ({ status, text }: Answer) => {
    const { code, errors = [] } = JSON.parse(text) as { code: string; errors?: { field: string; code: string }[] };
    return [status, code, ...errors.map((each) => `${each.field} ${each.code}`)];
  };

  it.each<[string, () => Promise<Answer>]>([
    ['claim a slot of their own task', () => actions.claim(ann, task)],
    ['claim an item of their own batch', () => actions.claim(ann, item)],
    ['claim the next item of their own batch', () => actions.next(ann, batch)],
    ['submit work for their own task', () => actions.submit(ann, task)],
    ['submit work for an item of their own batch', () => actions.submit(ann, item)],
    ['take their own qualification test', () => attempt(ann)],
  ])('cannot %s, and nothing moves', async (_, take) => {
    const state = async () => [await testApp.balances(), await testApp.snapshotWithoutOutbox(UNCHANGED_EXCEPT)];
    const before = await state();
    expect(refusal(await take())).toEqual([422, 'task/not-eligible', 'task own']);
    expect(await state()).toEqual(before);
  });

  it('sees the reason on the pages of their task and item', async () => {
    for (const id of [task, item])
      expect((await ann.get(`/task/${id}`)).data<TaskDetails>()).toMatchObject({ eligible: false, reasons: ['own'] });
  });

  it('pays other workers for them, and can take the tasks of other buyers', async () => {
    const before = await testApp.balances();
    (await actions.submit(bob, task)).data();
    (await attempt(bob)).data();
    expect(await testApp.balances()).toEqual({
      ...before,
      bob: (before.bob ?? 0) + TEST.payableAmount,
      test: (before.test ?? 0) - TEST.payableAmount,
    });
    expect((await actions.claim(ann, idOf(await actions.post(await testApp.person('Buyer'))))).status).toBe(201);
  });
});
