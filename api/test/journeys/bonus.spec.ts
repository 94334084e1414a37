import { escrowOf } from '../../src/contexts/wallet';
import { PayBonus } from '../../src/contexts/submissions/application/pay-bonus';
import { StorageUnavailable } from '../../src/platform/database/storage-errors';
import { Program } from '../support/program';
import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../test-app';
import { refusal } from '../support/refusal';

describeOnEachDatabase('a bonus', (engine) => {
  let testApp: TestApp;
  let admin: Person;
  let buyer: Person;
  let worker: Person;
  let task: string;
  let accepted: string;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    admin = await testApp.admin();
    buyer = await testApp.person('Buyer', { coins: 100 });
    worker = await testApp.person('Worker');
    task = idOf(await actions.post(buyer, { requiredWorkers: 2, payableAmount: 10 }));
    accepted = idOf(await actions.submit(worker, task));
    (await actions.review(buyer, accepted, 'accepted')).data();
    testApp.nameWallet('buyer', buyer);
    testApp.nameWallet('worker', worker);
    testApp.name('escrow', escrowOf(task));
    await testApp.keepRows(admin, buyer, worker);
  });
  afterAll(() => testApp.close());
  beforeEach(() => testApp.deleteAllRows());
  afterEach(async () => expect(await testApp.balances()).toMatchObject({ ledgerSum: 0 }));

  const BEFORE = { buyer: 80, worker: 20, 'buyer held': 0, 'worker held': 0, escrow: 10 };

  it('moves coins from the buyer to the worker and no others, with a notification and a receipt', async () => {
    expect(await testApp.balances()).toMatchObject(BEFORE);
    const answer = await actions.payBonus(buyer, accepted, 7, 'Very thorough.');
    expect(answer.status).toBe(201);
    expect(answer.data()).toMatchObject({ submission: accepted, coins: 7, reason: 'Very thorough.' });
    expect(await testApp.balances()).toMatchObject({ ...BEFORE, buyer: 73, worker: 27 });
    const [notice] = (await worker.get(`/notification?${worker.self}`)).data<object[]>();
    expect(notice).toMatchObject({
      code: 'submission/bonus',
      params: { coins: 7, reason: 'Very thorough.', about: accepted },
    });
    for (const person of [buyer, worker, admin]) {
      expect((await person.get(`/receipt/bonus/${idOf(answer)}`)).data()).toMatchObject({
        ...{ kind: 'bonus', worker: { _id: worker.id }, buyer: { _id: buyer.id } },
        ...{ work: { payableAmount: 10 }, bonus: { coins: 7, reason: 'Very thorough.' } },
        transfers: [{ kind: 'bonus', coins: 7, from: 'available', to: 'available' }],
      });
    }
    const stranger = await testApp.person('Worker');
    expect((await stranger.get(`/receipt/bonus/${idOf(answer)}`)).status).toBe(404);
  });

  it('can be paid several times, is shown with the work and in both statements, and counts as earned', async () => {
    for (const coins of [1, 2]) (await actions.payBonus(buyer, accepted, coins)).data();
    const { bonuses } = (await worker.get(`/submission/${accepted}`)).data<{ bonuses: { coins: number }[] }>();
    expect(bonuses.map(({ coins }) => coins)).toEqual([1, 2]);
    const lines = async (person: Person, group: string) =>
      (await person.get(`/wallet/statement?${person.self}&group=${group}`)).data<{ kind: string; amount: number }[]>();
    expect((await lines(worker, 'earned')).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['bonus', 2],
      ['bonus', 1],
      ['submission-accepted', 10],
    ]);
    expect((await lines(buyer, 'tasks')).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['bonus', -2],
      ['bonus', -1],
      ['task-posted', -20],
    ]);
    expect((await worker.get('/account/closing')).data()).toMatchObject({ earned: 13 });
  });

  it('is paid once under one key, and up to the last coin', async () => {
    const key = { 'idempotency-key': 'bonus-1' };
    const first = await actions.payBonus(buyer, accepted, 5, 'Thanks.', key);
    expect((await actions.payBonus(buyer, accepted, 5, 'Thanks.', key)).data()).toEqual(first.data());
    expect(refusal(await actions.payBonus(buyer, accepted, 6, 'Thanks.', key))).toEqual([
      422,
      'request/idempotency-mismatch',
    ]);
    expect(refusal(await actions.payBonus(buyer, accepted, 76))).toEqual([422, 'wallet/not-enough-coins']);
    (await actions.payBonus(buyer, accepted, 75)).data();
    expect(await testApp.balances()).toMatchObject({ ...BEFORE, buyer: 0, worker: 100 });
  });

  it('is for accepted work of the buyer’s own tasks only, and for a worker who still has an account', async () => {
    const pending = idOf(await actions.submit(await testApp.person('Worker'), task));
    expect(refusal(await actions.payBonus(buyer, pending, 1))).toEqual([409, 'submission/not-accepted']);
    (await actions.review(buyer, pending, 'rejected')).data();
    expect(refusal(await actions.payBonus(buyer, pending, 1))).toEqual([409, 'submission/not-accepted']);
    const other = await testApp.person('Buyer');
    expect(refusal(await actions.payBonus(other, accepted, 1))).toEqual([404, 'request/not-found']);
    expect((await worker.post(`/submission/${accepted}/bonus`, { coins: 1, reason: 'Me.' })).status).toBe(403);
    (await actions.suspend(admin, worker.id)).data();
    expect((await actions.payBonus(buyer, accepted, 1)).status).toBe(201);
    (await actions.remove(admin, worker.id, { reason: 'Gone.' })).data();
    expect(refusal(await actions.payBonus(buyer, accepted, 1))).toEqual([404, 'request/not-found']);
    expect(await testApp.balances()).toMatchObject({ buyer: 79, worker: 11 });
  });

  it.each([
    { coins: 0, reason: 'Thanks.' },
    { coins: 100_001, reason: 'Thanks.' },
    { coins: 1.5, reason: 'Thanks.' },
    { coins: 1, reason: '' },
    { coins: 1, reason: 'x'.repeat(1001) },
    { coins: 1 },
  ])('is rejected with 400 for %j', async (body) => {
    expect((await buyer.post(`/submission/${accepted}/bonus`, body)).status).toBe(400);
    expect(await testApp.balances()).toMatchObject(BEFORE);
  });

  it('is paid for many submissions at once, each answered separately, and once under one key', async () => {
    const second = idOf(await actions.submit(await testApp.person('Worker'), task));
    const bonuses = [
      { id: accepted, coins: 3, reason: 'One.' },
      { id: second, coins: 3, reason: 'Two.' },
      { id: '0'.repeat(26), coins: 3, reason: 'Three.' },
      { id: accepted, coins: 90, reason: 'Four.' },
      { id: accepted, coins: 4, reason: 'Five.' },
    ];
    const pay = (list: readonly object[] = bonuses) =>
      buyer.post('/submission/bonus', { bonuses: list }, { 'idempotency-key': 'many' });
    const answer = await pay();
    expect(answer.data()).toMatchObject([
      { id: accepted, bonus: { coins: 3 } },
      { id: second, problem: { code: 'submission/not-accepted' } },
      { id: '0'.repeat(26), problem: { code: 'request/not-found' } },
      { id: accepted, problem: { code: 'wallet/not-enough-coins' } },
      { id: accepted, bonus: { coins: 4 } },
    ]);
    expect(await testApp.balances()).toMatchObject({ buyer: 73, worker: 27 });
    expect((await pay()).data()).toEqual(answer.data());
    expect(refusal(await pay([{ ...bonuses[0], coins: 2 }]))).toEqual([422, 'request/idempotency-mismatch']);
    expect(await testApp.balances()).toMatchObject({ buyer: 73, worker: 27 });
  });

  it('has an unknown outcome when the database fails after others of the same call were paid', async () => {
    const bonuses = [1, 2, 4].map((coins) => ({ id: accepted, coins, reason: 'Thanks.' }));
    const failing = async (call: number, headers = {}) => {
      const service = testApp.app.get(PayBonus, { strict: false });
      const execute = service.execute.bind(service);
      const calls = jest.spyOn(service, 'execute').mockImplementation((input) => {
        return calls.mock.calls.length === call ? Promise.reject(new StorageUnavailable()) : execute(input);
      });
      const answer = await buyer.post('/submission/bonus', { bonuses }, headers);
      calls.mockRestore();
      return [...refusal(answer), answer.headers['retry-after']];
    };
    expect(await failing(1)).toEqual([503, 'server/unavailable', '2']);
    expect(await testApp.balances()).toMatchObject(BEFORE);
    const key = { 'idempotency-key': 'interrupted' };
    expect(await failing(3, key)).toEqual([503, 'server/outcome-unknown', undefined]);
    expect(await testApp.balances()).toMatchObject({ ...BEFORE, buyer: 77, worker: 23 });
    (await buyer.post('/submission/bonus', { bonuses }, key)).data();
    expect(await testApp.balances()).toMatchObject({ ...BEFORE, buyer: 73, worker: 27 });
  });

  it('is paid by a program with the scope to review', async () => {
    const program = await Program.of(buyer, ['submissions:review']);
    const paid = await program.post(`/submission/${accepted}/bonus`, { coins: 2, reason: 'By a program.' });
    expect(paid.status).toBe(201);
    expect(await testApp.balances()).toMatchObject({ ...BEFORE, buyer: 78, worker: 22 });
  });
});
