import { type AccessKey, type CreatedKey } from '@kaaj/contract';
import { escrowOf } from '../../src/contexts/wallet';
import { Program } from '../support/program';
import { batchBody, taskBody } from '../support/actions';
import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../test-app';

describeOnEachDatabase('a spending cap', (engine) => {
  let testApp: TestApp;
  let buyer: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine, { FEE_PERCENT: '10' });
  });
  afterAll(() => testApp.close());
  beforeEach(async () => {
    buyer = await testApp.person('Buyer', { coins: 1000 });
    testApp.nameWallet('buyer', buyer);
  });
  afterEach(async () => expect(await testApp.balances()).toMatchObject({ ledgerSum: 0 }));

  const make = async (spendingCap?: number) =>
    (
      await buyer.post('/key', {
        name: 'A program',
        scopes: ['tasks:read', 'tasks:write', 'submissions:review'],
        ...(spendingCap !== undefined && { spendingCap }),
      })
    ).data<CreatedKey>();
  const programOf = ({ key }: CreatedKey) => new Program(buyer.api, key);
  const spentOf = async ({ _id }: CreatedKey) =>
    (await buyer.get('/key')).data<AccessKey[]>().find((key) => key._id === _id)?.spent;
  const body = (requiredWorkers: number, payableAmount = 10) => taskBody({ requiredWorkers, payableAmount });

  it('is shown with the key, and nothing is counted for a key without one', async () => {
    const free = await make();
    expect(free).toMatchObject({ spendingCap: null, spent: 0 });
    (await programOf(free).post('/task', body(2))).data();
    expect(await spentOf(free)).toBe(0);
    const capped = await make(55);
    expect(capped).toMatchObject({ spendingCap: 55, spent: 0 });
    expect((await programOf(capped).get('/key/bearer')).data()).toMatchObject({ spendingCap: 55 });
    for (const wrong of [0, -1, 1.5, '10', 100_000_001])
      expect((await buyer.post('/key', { name: 'A', scopes: ['tasks:read'], spendingCap: wrong })).status).toBe(400);
  });

  it('counts the cost of a task with its fee, and rejects what exceeds it without a trace', async () => {
    const key = await make(55);
    const program = programOf(key);
    const task = idOf(await program.post('/task', body(3)));
    testApp.name('escrow', escrowOf(task));
    expect(await spentOf(key)).toBe(33);
    const before = await testApp.balances();
    const refused = await program.post('/task', body(3));
    expect([refused.status, refused.code]).toEqual([422, 'key/cap-reached']);
    await testApp.snapshotWithoutOutbox();
    expect(await testApp.balances()).toEqual(before);
    expect(await spentOf(key)).toBe(33);
    (await program.post('/task', body(2))).data();
    expect(await spentOf(key)).toBe(55);
    expect((await program.post('/task', body(1, 1))).code).toBe('key/cap-reached');
    expect(await testApp.balances()).toMatchObject({ buyer: 945, escrow: 33 });
  });

  it('applies to batches, added slots and bonuses as well', async () => {
    const key = await make(80);
    const program = programOf(key);
    const batch = idOf(await program.post('/task/batch', { ...batchBody(), payableAmount: 10 }));
    expect(await spentOf(key)).toBe(33);
    expect((await program.send({ method: 'PATCH', path: `/task/batch/${batch}`, body: { overlap: 3 } })).code).toBe(
      'key/cap-reached',
    );
    const task = idOf(await program.post('/task', body(1)));
    expect(await spentOf(key)).toBe(44);
    const more = (requiredWorkers: number) =>
      program.send({ method: 'PATCH', path: `/task/update/requiredWorker/${task}`, body: { requiredWorkers } });
    expect((await more(9)).code).toBe('key/cap-reached');
    (await more(2)).data();
    expect(await spentOf(key)).toBe(55);
    const work = idOf(await actions.submit(await testApp.person('Worker'), task));
    (await actions.review(buyer, work, 'accepted')).data();
    const bonus = (coins: number) => program.post(`/submission/${work}/bonus`, { coins, reason: 'Thorough.' });
    expect((await bonus(26)).code).toBe('key/cap-reached');
    (await bonus(25)).data();
    expect(await spentOf(key)).toBe(80);
    const many = await program.post('/submission/bonus', { bonuses: [{ id: work, coins: 1, reason: 'Thanks.' }] });
    expect(many.data()).toMatchObject([{ id: work, problem: { code: 'key/cap-reached' } }]);
  });

  it('does not count the buyer’s own posts, other keys or repeated requests; returned coins stay counted', async () => {
    const [key, other] = [await make(40), await make(40)];
    (await actions.post(buyer, { requiredWorkers: 5, payableAmount: 10 })).data();
    (await programOf(other).post('/task', body(1))).data();
    expect(await spentOf(key)).toBe(0);
    const once = { 'idempotency-key': `cap-${key._id}` };
    const task = idOf(await programOf(key).send({ method: 'POST', path: '/task', body: body(2), headers: once }));
    expect(idOf(await programOf(key).send({ method: 'POST', path: '/task', body: body(2), headers: once }))).toBe(task);
    expect(await spentOf(key)).toBe(22);
    (await programOf(key).send({ method: 'DELETE', path: `/task/delete/${task}` })).data();
    expect(await spentOf(key)).toBe(22);
    expect(await testApp.balances()).toMatchObject({ buyer: 1000 - 55 - 11 });
  });

  it('is not exceeded under concurrent calls', async () => {
    const key = await make(55);
    const program = programOf(key);
    const answers = await Promise.all(Array.from({ length: 12 }, () => program.post('/task', body(1))));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
    expect(new Set(answers.filter(({ ok }) => !ok).map(({ code }) => code))).toEqual(new Set(['key/cap-reached']));
    expect(await spentOf(key)).toBe(55);
    expect(await testApp.balances()).toMatchObject({ buyer: 945 });
  });

  it('does not hide the error about missing coins when it exceeds the balance', async () => {
    const key = await make(5000);
    const answer = await programOf(key).post('/task', body(100));
    expect([answer.status, answer.code]).toEqual([422, 'wallet/not-enough-coins']);
    expect(await spentOf(key)).toBe(0);
  });
});
