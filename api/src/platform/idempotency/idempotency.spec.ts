import { type Answer } from '../../../test/support/api';
import { actions, describeOnEachDatabase, idOf, type Person, taskBody, TestApp } from '../../../test/test-app';
import { newId } from '../../kernel/ids';

/**
 * Records and cards of buyers are cached for a second: whether a call reads them depends on the time, not on the call.
 */
const READS_BUYERS = /^SELECT person_id, .* FROM record WHERE |^SELECT id, name, image, .* FROM person WHERE id IN /;
/** A lien is written with the account that pays it. */
const WRITES_ACCOUNT = /^(INSERT INTO|UPDATE) (account|lien) /;

describeOnEachDatabase('an Idempotency-Key', (engine) => {
  let testApp: TestApp;
  let buyer: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
  });
  afterAll(() => testApp.close());
  beforeEach(async () => {
    buyer = await testApp.person('Buyer');
    testApp.nameWallet('buyer', buyer);
  });
  afterEach(() => testApp.clock.reset());

  const post = (key: string, body: unknown = taskBody(), person = buyer) =>
    person.post('/task', body, { 'idempotency-key': key });
  const tasks = async () => (await buyer.get(`/task/user/${buyer.email}`)).data<unknown[]>().length;

  it('returns the stored response of one effect for concurrent and later repeats', async () => {
    const key = newId();
    const copies = await Promise.all(Array.from({ length: 12 }, () => post(key)));
    const later = await post(key);
    expect(new Set([...copies, later].map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(later.status).toBe(201);
    expect(await tasks()).toBe(1);
    expect(await testApp.balances()).toMatchObject({ buyer: 45, ledgerSum: 0 });
  });

  it('returns the first response when the members of the body are in another order', async () => {
    const key = newId();
    const { proof = { text: 'One word', pictures: 0 }, ...body } = taskBody() as Record<string, unknown>;
    const first = await post(key, { ...body, proof });
    const members = [...Object.entries(body), ['proof', { pictures: 0, text: 'One word' }]].reverse();
    const repeated = await post(key, JSON.stringify(Object.fromEntries(members), null, 2));
    expect([repeated.status, repeated.text]).toEqual([201, first.text]);
    expect(await tasks()).toBe(1);
    expect(await testApp.balances()).toMatchObject({ buyer: 45, ledgerSum: 0 });
  });

  it('is rejected with another body or another path', async () => {
    const key = newId();
    const taskId = idOf(await post(key));
    expect(await post(key, taskBody({ payableAmount: 6 }))).toMatchObject({
      status: 422,
      code: 'request/idempotency-mismatch',
    });
    const elsewhere = await buyer.send({
      method: 'DELETE',
      path: `/task/delete/${taskId}`,
      headers: { 'idempotency-key': key },
    });
    expect(elsewhere.code).toBe('request/idempotency-mismatch');
    expect(await tasks()).toBe(1);
  });

  it('stores no rejection, so that the same request can succeed later', async () => {
    const key = newId();
    const dear = taskBody({ payableAmount: 100 });
    expect((await post(key, dear)).code).toBe('wallet/not-enough-coins');
    (await actions.buy(buyer, 150)).data();
    expect((await post(key, dear)).status).toBe(201);
    expect(await testApp.balances()).toMatchObject({ buyer: 100, ledgerSum: 0 });
  });

  it('is separate for each person', async () => {
    const key = newId();
    const other = await testApp.person('Buyer');
    expect(idOf(await post(key))).not.toBe(idOf(await post(key, taskBody(), other)));
  });

  it('covers purchases, submissions, decisions and withdrawals', async () => {
    const key = () => ({ 'idempotency-key': newId() });
    const buying = key();
    const purchases = await Promise.all([1, 2, 3].map(() => actions.buy(buyer, 1000, buying)));
    expect(new Set(purchases.map(({ text }) => text)).size).toBe(1);
    expect((await actions.buy(buyer, 500, buying)).code).toBe('request/idempotency-mismatch');

    const worker = await testApp.person('Worker');
    testApp.nameWallet('worker', worker);
    const taskId = idOf(await actions.post(buyer, { payableAmount: 300, requiredWorkers: 2 }));
    const sending = key();
    const sent = await Promise.all([1, 2, 3].map(() => actions.submit(worker, taskId, sending)));
    expect(new Set(sent.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);

    (await actions.review(buyer, idOf(sent[0] as Answer), 'accepted')).data();
    const withdrawing = key();
    const withdrawals = await Promise.all([1, 2, 3].map(() => actions.withdraw(worker, 200, withdrawing)));
    expect(new Set(withdrawals.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await testApp.balances()).toMatchObject({ buyer: 450, worker: 110, 'worker held': 200, ledgerSum: 0 });
  });

  it('returns the stored response when the action can be done only once', async () => {
    const key = () => ({ 'idempotency-key': newId() });
    const worker = await testApp.person('Worker', { coins: 200 });
    testApp.nameWallet('worker', worker);
    const taskId = idOf(await actions.post(buyer, { requiredWorkers: 1 }));
    const twice = async (call: () => Promise<Answer>) => {
      const first = await call();
      const before = await testApp.balances();
      const repeat = await call();
      expect([repeat.status, repeat.text]).toEqual([first.status, first.text]);
      expect(await testApp.balances()).toEqual(before);
      return first;
    };
    const [sending, accepting, withdrawing, deleting] = [key(), key(), key(), key()];
    // Already submitted with no slot left; already decided; all coins are held; already deleted.
    const sent = idOf(await twice(() => actions.submit(worker, taskId, sending)));
    await twice(() => actions.review(buyer, sent, 'accepted', accepting));
    await twice(() => actions.withdraw(worker, 200, withdrawing));
    await twice(() => actions.deleteTask(buyer, taskId, deleting));
    // Rejected by itself, and also another request: the error names the latter.
    expect((await actions.withdraw(worker, 400, withdrawing)).code).toBe('request/idempotency-mismatch');
    expect((await actions.withdraw(worker, 400, key())).code).toBe('withdrawal/not-enough-coins');
    expect(await testApp.balances()).toMatchObject({ 'worker held': 200, ledgerSum: 0 });
  });

  it('locks accounts during the commit only: rows and the response are written before', async () => {
    const key = () => ({ 'idempotency-key': newId() });
    const [worker, admin] = [await testApp.person('Worker', { coins: 900 }), await testApp.admin()];
    const taskId = idOf(await actions.post(buyer, { requiredWorkers: 3 }));
    const sent = async () => idOf(await actions.submit(await testApp.person('Worker'), taskId));
    const request = async () => idOf(await actions.withdraw(worker, 200));
    const [accepted, paid, refused, cancelled] = [await sent(), await request(), await request(), await request()];

    const calls: Record<string, () => Promise<Answer>> = {
      post: () => actions.post(buyer, {}, key()),
      'change places': () => actions.changeSlots(buyer, taskId, 3, key()),
      accept: () => actions.review(buyer, accepted, 'accepted', key()),
      withdraw: () => actions.withdraw(worker, 200, key()),
      'pay out': () => actions.decide(admin, paid, 'accepted', key()),
      'refuse to pay out': () => actions.decide(admin, refused, 'rejected', key()),
      cancel: () => actions.cancel(worker, cancelled, key()),
      delete: () => actions.deleteTask(buyer, taskId, key()),
    };
    await testApp.stopOutbox();
    const behind: Record<string, string[]> = {};
    const counts: Record<string, number> = {};
    for (const [name, call] of Object.entries(calls)) {
      const roundTrips = testApp.faults.recordRoundTrips();
      (await call()).data();
      const withAccounts = roundTrips.find((roundTrip) => roundTrip.some((sql) => WRITES_ACCOUNT.test(sql)));
      expect(withAccounts?.at(-1)).toBe('COMMIT');
      const statements = roundTrips.flat();
      const first = statements.findIndex((sql) => WRITES_ACCOUNT.test(sql));
      expect(first).toBeGreaterThan(0);
      counts[name] = statements.filter((sql) => !READS_BUYERS.test(sql)).length;
      behind[name] = statements.slice(first).filter((sql) => !WRITES_ACCOUNT.test(sql));
    }
    expect(counts).toEqual({
      post: 10,
      'change places': 8,
      accept: 12,
      // Three of them queue a mail that the account is new. Three read the available coins, the number of pending
      // requests, and a suspension.
      withdraw: 12,
      'pay out': 10,
      'refuse to pay out': 11,
      cancel: 9,
      delete: 10,
    });
    // A withdrawal also locks the worker's own account from its first round trip on, so that pending requests are
    // counted one by one.
    for (const rest of Object.values(behind)) expect(rest).toEqual(['COMMIT']);
  });

  it('is valid for a day', async () => {
    const key = newId();
    await post(key);
    testApp.clock.advanceDays(2);
    await testApp.runJobs();
    const stored = await testApp.sql<{ n: number }>('SELECT COUNT(*) AS n FROM answered_request');
    expect(stored).toEqual([{ n: 0 }]);
  });

  it.each(['', 'two words', 'x'.repeat(201)])('has 1 to 200 visible characters, and %p is rejected', async (key) => {
    expect(await post(key)).toMatchObject({ status: 400, problem: { errors: [{ field: 'Idempotency-Key' }] } });
    expect(await tasks()).toBe(0);
  });
});
