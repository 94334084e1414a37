import { describeOnEachDatabase, actions, idOf, type Person, TestApp } from '../../../../test/test-app';
import { auditLedger } from '../../../../test/support/ledger';
import { availableOf, disputedOf } from '../../wallet';
import { DecideOverdueSubmissions } from '../../submissions/application/decide-overdue-submissions';
import { PayUndecidedDisputes } from './pay-undecided-disputes';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

interface Shown {
  readonly _id: string;
  readonly state: string;
  readonly outcome: string | null;
  readonly due: string | null;
}

describeOnEachDatabase('a dispute', (engine) => {
  let testApp: TestApp;
  let buyer: Person;
  let worker: Person;
  let admin: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine, { GOODWILL_COINS: '50' });
    admin = await testApp.admin();
  });
  afterAll(() => testApp.close());
  afterEach(async () => expect(await auditLedger(testApp.sql)).toBe(0));
  beforeEach(async () => {
    buyer = await testApp.person('Buyer', { coins: 100 });
    worker = await testApp.person('Worker', { coins: 10 });
    testApp.nameWallet('buyer', buyer);
    testApp.nameWallet('worker', worker);
  });
  afterEach(() => testApp.clock.reset());

  const rethrow = (error: unknown) => {
    throw error;
  };
  const payUndecided = () => testApp.app.get(PayUndecidedDisputes).run(rethrow);
  const rejected = async (slots = 1) => {
    const taskId = idOf(await actions.post(buyer, { requiredWorkers: slots, payableAmount: 20 }));
    const id = idOf(await actions.submit(worker, taskId));
    (await actions.review(buyer, id, 'rejected')).data();
    return { id, taskId };
  };
  const openSlots = async (taskId: string) =>
    (await testApp.sql<{ open_slots: number }>('SELECT open_slots FROM task WHERE id = ?', [taskId]))[0]?.open_slots;
  const statusOf = async (id: string) =>
    (await worker.get(`/submission/${id}`)).data<{ status: string; decision: { by: string } }>();
  const codeOf = (answer: { json: () => unknown }) => (answer.json() as { code: string }).code;
  const coins = async (sql: string, parameters: readonly string[]) =>
    Number((await testApp.sql<{ coins: number | null }>(sql, parameters))[0]?.coins ?? 0);
  /** The disputed and goodwill accounts are those of this worker. */
  const balances = async (): Promise<Record<string, number>> => {
    const works = await testApp.sql<{ id: string }>('SELECT id FROM submission WHERE worker_id = ?', [worker.id]);
    const accounts = works.map(({ id }) => disputedOf(id));
    const placeholderList = accounts.map(() => '?').join(', ');
    return {
      ...(await testApp.balances()),
      disputed: await coins(`SELECT SUM(balance) AS coins FROM account WHERE id IN (${placeholderList})`, accounts),
      goodwill: -(await coins(
        "SELECT SUM(amount) AS coins FROM transfer WHERE kind = 'goodwill-awarded' AND to_account = ?",
        [availableOf(worker.id)],
      )),
    };
  };

  it('closes an open slot of the task, which pays the worker when the buyer concedes', async () => {
    const { id, taskId } = await rejected();
    expect(await balances()).toMatchObject({ buyer: 80, worker: 10, ledgerSum: 0 });
    const dispute = (await actions.dispute(worker, id)).data<Shown>();
    expect(dispute).toMatchObject({ state: 'open', outcome: null });
    expect(await openSlots(taskId)).toBe(0);
    expect(await balances()).toMatchObject({ buyer: 80, worker: 10, disputed: 20, ledgerSum: 0 });
    const conceded = (await actions.answerDispute(buyer, dispute._id, { concede: true })).data<Shown>();
    expect(conceded).toMatchObject({ state: 'decided', outcome: 'conceded', due: null });
    expect(await balances()).toMatchObject({ buyer: 80, worker: 30, disputed: 0, ledgerSum: 0 });
    expect(await statusOf(id)).toMatchObject({ status: 'accepted', decision: { by: 'dispute' } });
    expect(await openSlots(taskId)).toBe(0);
  });

  it('sets aside coins of its buyer when no slot is open, and returns them when an Admin decides for the buyer', async () => {
    const { id, taskId } = await rejected();
    (await actions.deleteTask(buyer, taskId)).data();
    const { _id } = (await actions.dispute(worker, id)).data<Shown>();
    expect(await balances()).toMatchObject({ buyer: 80, worker: 10, disputed: 20, ledgerSum: 0 });
    (await actions.answerDispute(buyer, _id, { statement: 'Half of it is missing.' })).data();
    const decided = (await actions.decideDispute(admin, _id, 'buyer')).data<Shown>();
    expect(decided).toMatchObject({ state: 'decided', outcome: 'for-buyer' });
    expect(await balances()).toMatchObject({ buyer: 100, worker: 10, disputed: 0, ledgerSum: 0 });
    expect(await statusOf(id)).toMatchObject({ status: 'rejected' });
  });

  it('opens the slot again when the buyer wins and the task still takes work', async () => {
    const { id, taskId } = await rejected(2);
    const { _id } = (await actions.dispute(worker, id)).data<Shown>();
    expect(await openSlots(taskId)).toBe(1);
    (await actions.answerDispute(buyer, _id, { statement: 'No.' })).data();
    (await actions.decideDispute(admin, _id, 'buyer')).data();
    expect(await openSlots(taskId)).toBe(2);
    expect(await balances()).toMatchObject({ buyer: 60, worker: 10, disputed: 0, ledgerSum: 0 });
  });

  it('is opened when its buyer has no coins left, and an award is paid from goodwill, once per buyer', async () => {
    const disputes: string[] = [];
    for (let count = 0; count < 2; count += 1) {
      const { id, taskId } = await rejected();
      (await actions.deleteTask(buyer, taskId)).data();
      (await actions.correct(admin, buyer.id, 0)).data();
      disputes.push(idOf(await actions.dispute(worker, id)));
      (await actions.answerDispute(buyer, disputes[count] as string, { statement: 'No.' })).data();
      (await actions.correct(admin, buyer.id, 100)).data();
    }
    (await actions.correct(admin, buyer.id, 0)).data();
    const [first, second] = disputes as [string, string];
    (await actions.decideDispute(admin, first, 'worker')).data();
    expect(await balances()).toMatchObject({ buyer: 0, worker: 30, disputed: 0, goodwill: -20, ledgerSum: 0 });
    const refused = await actions.decideDispute(admin, second, 'worker');
    expect([refused.status, codeOf(refused)]).toEqual([409, 'dispute/goodwill-used']);
    expect((await worker.get(`/dispute/${second}`)).data<Shown>().state).toBe('answered');
    // As soon as its buyer has coins, these pay the award.
    (await actions.correct(admin, buyer.id, 25)).data();
    (await actions.decideDispute(admin, second, 'worker')).data();
    expect(await balances()).toMatchObject({ buyer: 5, worker: 50, disputed: 0, goodwill: -20, ledgerSum: 0 });
  });

  it('pays the worker on the ninth day when nobody decided, and shows that date', async () => {
    const { id } = await rejected();
    const { _id, due } = (await actions.dispute(worker, id)).data<Shown>();
    const now = testApp.clock.clock.now();
    expect(Date.parse(due as string) - now).toBeLessThanOrEqual(48 * HOUR);
    testApp.clock.advance(48 * HOUR + 1000);
    await worker.signIn();
    const waits = (await worker.get(`/dispute/${_id}`)).data<Shown>();
    expect(Math.round((Date.parse(waits.due as string) - now) / HOUR)).toBe(9 * 24);
    testApp.clock.reset();
    testApp.clock.advance(9 * DAY - HOUR);
    await payUndecided();
    expect((await balances()).worker).toBe(10);
    testApp.clock.advance(HOUR);
    await Promise.all([payUndecided(), payUndecided()]);
    expect(await balances()).toMatchObject({ buyer: 80, worker: 30, disputed: 0, ledgerSum: 0 });
    await worker.signIn();
    expect((await worker.get(`/dispute/${_id}`)).data()).toMatchObject({ state: 'decided', outcome: 'silence' });
    expect(await statusOf(id)).toMatchObject({ status: 'accepted' });
  });

  it('is opened once per rejection, by its worker only, for rejected work only, and within a week', async () => {
    const { id, taskId } = await rejected(3);
    const other = await testApp.person('Worker');
    expect((await actions.dispute(other, id)).status).toBe(404);
    const pending = idOf(await actions.submit(other, taskId));
    expect(codeOf(await actions.dispute(other, pending))).toBe('dispute/not-rejected');
    testApp.clock.advance(7 * DAY + 1000);
    await worker.signIn();
    expect(codeOf(await actions.dispute(worker, id))).toBe('dispute/too-late');
    testApp.clock.reset();
    await worker.signIn();
    const answers = await Promise.all(Array.from({ length: 8 }, () => actions.dispute(worker, id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(codeOf))).toEqual(
      new Set(['dispute/already-open']),
    );
    expect(await balances()).toMatchObject({ buyer: 40, worker: 10, disputed: 20, ledgerSum: 0 });
    expect(await openSlots(taskId)).toBe(1);
  });

  it("is decided once when buyer and Admins decide at the same time, and not before the buyer's time is over", async () => {
    const { id } = await rejected();
    const { _id } = (await actions.dispute(worker, id)).data<Shown>();
    expect(codeOf(await actions.decideDispute(admin, _id, 'buyer'))).toBe('dispute/too-early');
    (await actions.answerDispute(buyer, _id, { statement: 'No.' })).data();
    expect(codeOf(await actions.answerDispute(buyer, _id, { statement: 'No!' }))).toBe('dispute/already-answered');
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => actions.decideDispute(admin, _id, 'worker')),
      ...Array.from({ length: 4 }, () => actions.decideDispute(admin, _id, 'buyer')),
      actions.answerDispute(buyer, _id, { concede: true }),
    ]);
    const done = answers.filter(({ status }) => status === 200);
    const outcomes = new Set(done.map((answer) => answer.data<Shown>().outcome));
    expect(outcomes.size).toBe(1);
    // Repeats of the decision that was taken answer as the first did.
    expect(done).toHaveLength(outcomes.has('conceded') ? 1 : 4);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(codeOf))).toEqual(
      new Set(['dispute/already-decided']),
    );
    const won = outcomes.has('for-buyer') ? 'buyer' : 'worker';
    const log = async () => (await testApp.sql("SELECT id FROM audit_entry WHERE action = 'dispute-decided'")).length;
    const [entries, before] = [await log(), await balances()];
    const other = won === 'buyer' ? 'worker' : 'buyer';
    expect(codeOf(await actions.decideDispute(admin, _id, other))).toBe('dispute/already-decided');
    if (!outcomes.has('conceded')) (await actions.decideDispute(admin, _id, won)).data();
    expect([await log(), await balances()]).toEqual([entries, before]);
    const { worker: paid, buyer: left, disputed, ledgerSum } = await balances();
    expect([disputed, ledgerSum]).toEqual([0, 0]);
    expect([30, 10]).toContain(paid);
    expect(left).toBe(80);
  });

  it('is decided for the worker when its buyer is removed, and for the buyer when its worker is removed', async () => {
    const { id } = await rejected();
    idOf(await actions.dispute(worker, id));
    (await actions.remove(admin, buyer.id)).data();
    expect(await statusOf(id)).toMatchObject({ status: 'accepted' });
    expect(await balances()).toMatchObject({ buyer: 0, worker: 30, disputed: 0, ledgerSum: 0 });

    buyer = await testApp.person('Buyer', { coins: 100 });
    testApp.nameWallet('buyer', buyer);
    // Earned nothing, and is therefore erased immediately.
    worker = await testApp.person('Worker');
    testApp.nameWallet('worker', worker);
    const second = await rejected();
    const { _id } = (await actions.dispute(worker, second.id)).data<Shown>();
    (await actions.remove(admin, worker.id)).data();
    expect(await openSlots(second.taskId)).toBe(1);
    expect(await balances()).toMatchObject({ buyer: 80, worker: 0, disputed: 0, ledgerSum: 0 });
    expect((await buyer.get(`/dispute/${_id}`)).data()).toMatchObject({ outcome: 'worker-left', statement: '' });
  });

  it('is returned to the people involved only, with the submission and the instructions', async () => {
    const { id } = await rejected();
    const { _id } = (await actions.dispute(worker, id)).data<Shown>();
    const strangers = [await testApp.person('Worker'), await testApp.person('Buyer')];
    for (const stranger of strangers) {
      expect((await stranger.get(`/dispute/${_id}`)).status).toBe(404);
      expect((await stranger.get(`/submission/${id}`)).status).toBe(404);
      expect((await stranger.get(`/dispute?${stranger.self}`)).data()).toEqual([]);
    }
    for (const party of [worker, buyer]) {
      expect((await party.get(`/dispute?${party.self}`)).data()).toMatchObject([{ _id }]);
      expect((await party.get(`/submission/${id}`)).data()).toMatchObject({
        instructions: { title: 'Watch a video', submissionInfo: 'The last word.', version: 1 },
        versions: [{ number: 1, submissionDetail: 'https://example.com/proof', pictures: [] }],
        decision: { status: 'rejected', by: 'buyer' },
        dispute: { _id, statement: 'I did all of it.' },
      });
    }
    expect((await admin.get('/dispute')).data<Shown[]>().map((each) => each._id)).toContain(_id);
  });

  it('can be opened about changes that were not submitted in time', async () => {
    const taskId = idOf(await actions.post(buyer, { payableAmount: 20 }));
    const id = idOf(await actions.submit(worker, taskId));
    (await actions.askForChanges(buyer, id)).data();
    testApp.clock.advance(48 * HOUR + 1000);
    await testApp.app.get(DecideOverdueSubmissions).run(rethrow);
    await worker.signIn();
    expect(await statusOf(id)).toMatchObject({
      status: 'rejected',
      decision: { by: 'silence', reason: 'not revised' },
    });
    expect((await actions.dispute(worker, id)).status).toBe(201);
    expect(await balances()).toMatchObject({ buyer: 80, worker: 10, disputed: 20, ledgerSum: 0 });
  });
});
