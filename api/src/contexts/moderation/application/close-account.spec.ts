import { queueBehindLock } from '../../../../test/support/queue-behind-lock';
import { auditLedger } from '../../../../test/support/ledger';
import { outcomes } from '../../../../test/support/marketplace-fixture';
import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../../../../test/test-app';
import { escrowOf, payableOf } from '../../wallet';
import { coins } from '../../../kernel/coins';
import { newId } from '../../../kernel/ids';
import { RequestWithdrawal } from '../../cash-out/application/request-withdrawal';
import { CloseAccount } from './close-account';

const NONE = { count: 0, coins: 0 };
/** Tables that a rejected request may write to. */
const COUNTED = ['rate_window', 'session'];

describeOnEachDatabase('closing an account', (engine) => {
  let testApp: TestApp;
  let admin: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    admin = await testApp.admin();
    await testApp.keepRows(admin);
  });
  beforeEach(() => testApp.deleteAllRows());
  afterEach(async () => {
    expect(await auditLedger(testApp.sql)).toBe(0);
    expect(await testApp.wrongCounters()).toEqual([]);
  });
  afterAll(() => testApp.close());

  const preview = async (person: Person) => (await person.get('/account/closing')).data<Record<string, unknown>>();
  const close = (person: Person, agreed: number, password = person.password) =>
    person.post('/account/closing', { password, coins: agreed });
  /** Coins forfeited so far. */
  const forfeited = async () =>
    Number(
      (await testApp.sql<{ n: number }>("SELECT SUM(amount) AS n FROM transfer WHERE to_account = 'forfeited'"))[0]
        ?.n ?? 0,
    );
  const entries = () =>
    testApp.sql<{ admin_id: string; subject: string; details: string }>(
      "SELECT admin_id, subject, details FROM audit_entry WHERE action = 'account-closed'",
    );

  async function person(name: string, role: 'Worker' | 'Buyer', amount: number): Promise<Person> {
    const member = await testApp.person(role, { coins: amount });
    testApp.nameWallet(name, member);
    return member;
  }

  async function task(buyer: Person, requiredWorkers: number, payableAmount: number, name = 'escrow'): Promise<string> {
    const id = idOf(await actions.post(buyer, { requiredWorkers, payableAmount }));
    testApp.name(name, escrowOf(id));
    return id;
  }

  /** Requests the closing and asserts that nothing changes. */
  async function refused(request: () => ReturnType<typeof close>): Promise<[number, unknown]> {
    const before = await testApp.snapshotWithoutOutbox(COUNTED);
    const { status, code } = await request();
    expect(await testApp.snapshot(COUNTED)).toEqual(before);
    return [status, code];
  }

  it('of a worker shows what is forfeited, withdraws pending work and moves only their coins', async () => {
    const buyer = await person('buyer', 'Buyer', 100);
    const worker = await person('worker', 'Worker', 130);
    const taskId = await task(buyer, 2, 30);
    (await actions.submit(worker, taskId)).data();
    expect(await preview(worker)).toEqual({
      refusal: null,
      coinsLost: 130,
      earned: 0,
      available: 130,
      openTasks: NONE,
      unpostedTasks: NONE,
      openTests: NONE,
      claimedSlots: NONE,
      workSent: { count: 1, coins: 30 },
      workToDecide: NONE,
      payouts: NONE,
      purchases: NONE,
      disputes: NONE,
    });
    const before = await testApp.balances();
    expect((await close(worker, 130)).status).toBe(200);
    expect(await testApp.balances()).toEqual({ ...before, worker: 0 });
    expect(await forfeited()).toBe(130);
    expect(await testApp.sql('SELECT open_slots FROM task WHERE id = ?', [taskId])).toEqual([{ open_slots: 2 }]);
    expect((await worker.get(`/user?${worker.self}`)).status).toBe(401);
    const { id, email, password } = worker;
    expect((await testApp.visitor().post('/auth/login', { email, password })).code).toBe('auth/invalid-credential');
    expect(await entries()).toEqual([{ admin_id: id, subject: id, details: JSON.stringify({ coins: 130 }) }]);
  });

  it('of a buyer returns open slots and unposted tasks first, pays pending work, and shows all of it before', async () => {
    const buyer = await person('buyer', 'Buyer', 1000);
    const worker = await person('worker', 'Worker', 0);
    const taskId = await task(buyer, 3, 20);
    (await actions.submit(worker, taskId)).data();
    const batch = idOf(await actions.postBatch(buyer, { requiredWorkers: 1, payableAmount: 5 }));
    const [{ tasks = 0 } = {}] = await testApp.sql<{ tasks: number }>('SELECT tasks FROM task_batch WHERE id = ?', [
      batch,
    ]);
    (await actions.buy(buyer, 10)).data();
    const left = 1000 - 60 - Number(tasks) * 5;
    const shown = await preview(buyer);
    expect(shown).toMatchObject({
      refusal: null,
      openTasks: { count: 1, coins: 40 },
      unpostedTasks: { count: Number(tasks), coins: Number(tasks) * 5 },
      workToDecide: { count: 1, coins: 20 },
      workSent: NONE,
    });
    const bought = Number(shown['available']) - left;
    expect(shown['coinsLost']).toBe(980 + bought);
    const before = await testApp.balances();
    (await close(buyer, 980 + bought)).data();
    expect(await testApp.balances()).toEqual({
      ...before,
      buyer: 0,
      worker: 20,
      escrow: 0,
    });
    expect(await forfeited()).toBe(980 + bought);
    expect(await testApp.sql('SELECT state FROM task_batch')).toEqual([{ state: 'cancelled' }]);
  });

  it('requires the password and consent to the number of forfeited coins', async () => {
    const worker = await person('worker', 'Worker', 50);
    expect(await refused(() => close(worker, 50, 'Not-this-one1'))).toEqual([422, 'auth/wrong-password']);
    expect(await refused(() => close(worker, 49))).toEqual([409, 'account/coins-changed']);
    (await actions.correct(admin, worker.id, 51)).data();
    expect(await refused(() => close(worker, 50))).toEqual([409, 'account/coins-changed']);
    await testApp.sql('UPDATE identity SET password_hash = NULL WHERE id = ?', [worker.id]);
    expect(await refused(() => close(worker, 51))).toEqual([422, 'auth/no-password']);
    expect(await testApp.balances()).toMatchObject({ worker: 51, ledgerSum: 0 });
  });

  it('is possible without a password shortly after signing in, and requires a proof later', async () => {
    const worker = await person('worker', 'Worker', 50);
    await testApp.sql('UPDATE identity SET password_hash = NULL WHERE id = ?', [worker.id]);
    const unproved = () => worker.post('/account/closing', { coins: 50 });
    testApp.clock.advance(11 * 60_000);
    expect(await refused(unproved)).toEqual([403, 'auth/proof-required']);
    testApp.clock.reset();
    (await unproved()).data();
    expect(await testApp.balances()).toMatchObject({ worker: 0, ledgerSum: 0 });
  });

  it('is rejected while money is in transit, in each of its states, and for a cancelled withdrawal', async () => {
    const worker = await person('worker', 'Worker', 500);
    const mayNot = async () => {
      expect(await preview(worker)).toMatchObject({
        refusal: 'account/payout-under-way',
        payouts: { count: 1, coins: 200 },
      });
      expect(await refused(() => close(worker, 500))).toEqual([409, 'account/payout-under-way']);
    };
    const cancelled = idOf(await actions.withdraw(worker, 200));
    await mayNot();
    (await actions.cancel(worker, cancelled)).data();
    expect(await preview(worker)).toMatchObject({ refusal: null, payouts: NONE });
    const paid = idOf(await actions.withdraw(worker, 200));
    testApp.name('payable', payableOf(paid));
    (await actions.decide(admin, paid, 'accepted')).data();
    await mayNot();
    (await actions.exportPayouts(admin)).data();
    (await actions.reportPayout(admin, paid, 'sent,KJ1,')).data();
    await mayNot();
    (await actions.reportPayout(admin, paid, 'confirmed,KJ1,')).data();
    const before = await testApp.balances();
    (await close(worker, 300)).data();
    expect(await testApp.balances()).toEqual({ ...before, worker: 0 });
    expect(await forfeited()).toBe(300);
  });

  it('is rejected during a dispute, for both sides of it', async () => {
    const buyer = await person('buyer', 'Buyer', 100);
    const worker = await person('worker', 'Worker', 10);
    const work = idOf(await actions.submit(worker, await task(buyer, 1, 30)));
    (await actions.review(buyer, work, 'rejected')).data();
    const dispute = idOf(await actions.dispute(worker, work));
    for (const side of [buyer, worker]) {
      expect(await preview(side)).toMatchObject({ refusal: 'account/dispute-under-way' });
      expect(await refused(() => close(side, 1000))).toEqual([409, 'account/dispute-under-way']);
    }
    (await actions.answerDispute(buyer, dispute, { statement: 'It was not done.' })).data();
    (await actions.decideDispute(admin, dispute, 'worker')).data();
    const before = await testApp.balances();
    expect(before).toMatchObject({ worker: 40 });
    (await close(worker, 40)).data();
    (await close(buyer, 1000)).data();
    expect(await testApp.balances()).toEqual({ ...before, worker: 0, buyer: 0, escrow: 0 });
    expect(await forfeited()).toBe(40 + (before['buyer'] ?? 0) + (before['escrow'] ?? 0));
  });

  it('happens once when it is requested several times concurrently', async () => {
    const worker = await person('worker', 'Worker', 77);
    const before = await testApp.balances();
    const answers = await Promise.all(Array.from({ length: 5 }, () => close(worker, 77)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const { status } of answers.filter(({ ok }) => !ok)) expect([401, 404, 422]).toContain(status);
    expect(await testApp.balances()).toEqual({ ...before, worker: 0 });
    expect(await forfeited()).toBe(77);
    expect(await entries()).toHaveLength(1);
  });

  it.each(['queued behind it', 'at the same moment'])(
    'forfeits no coins of a concurrent withdrawal: %s',
    async (when) => {
      const worker = await person('worker', 'Worker', 250);
      const withdraw = () =>
        testApp.app.get(RequestWithdrawal).execute({
          workerId: worker.id,
          fresh: true,
          coins: coins(200),
          paymentSystem: 'bkash',
          accountNumber: '01700000000',
        });
      const leave = () =>
        testApp.app
          .get(CloseAccount)
          .execute({ personId: worker.id, sessionId: newId(), password: worker.password, coins: 250 });
      const ended =
        when === 'queued behind it'
          ? await queueBehindLock(testApp, worker.id, withdraw, leave)
          : await outcomes([leave(), withdraw()]);
      const rejected = ended[0] === 'account/payout-under-way';
      expect(ended).toEqual(rejected ? ['account/payout-under-way', 'done'] : ['done', 'withdrawal/not-enough-coins']);
      if (when === 'queued behind it') expect(rejected).toBe(true);
      const left = rejected ? { worker: 50, 'worker held': 200 } : { worker: 0, 'worker held': 0 };
      expect(await testApp.balances()).toMatchObject({ ...left, ledgerSum: 0 });
    },
  );

  it('is rejected for the last Admin, and one of two last Admins stays when both request it', async () => {
    expect(await preview(admin)).toMatchObject({ refusal: 'account/last-admin' });
    expect(await refused(() => close(admin, 0))).toEqual([409, 'account/last-admin']);
    const other = await testApp.person('Admin');
    expect(await preview(admin)).toMatchObject({ refusal: null });
    const own = Number((await preview(admin))['coinsLost']);
    const others = Number((await preview(other))['coinsLost']);
    const ended = await Promise.all([close(admin, own), close(other, others)]);
    expect(ended.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(ended.find(({ ok }) => !ok)?.code).toBe('account/last-admin');
    expect(await testApp.sql("SELECT COUNT(*) AS n FROM person WHERE role = 'Admin' AND removed_at IS NULL")).toEqual([
      { n: 1 },
    ]);
  });

  it('leaves no data of the person, and the same address can sign up again without starting coins', async () => {
    const worker = await testApp.person('Worker', { coins: 5, name: 'Rokeya Gone' });
    (await close(worker, 5)).data();
    const tables = Object.entries(await testApp.snapshot()).filter(([, rows]) =>
      rows.some((row) => /Rokeya Gone/.test(row as string) || (row as string).includes(worker.email)),
    );
    expect(tables.map(([table]) => table)).toEqual([]);
    const second = await testApp.person('Worker', { email: worker.email });
    expect(second.id).not.toBe(worker.id);
    expect((await second.get(`/user?${second.self}`)).data()).toMatchObject({ coin: 0 });
  });
});
