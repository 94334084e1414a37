import { MarketplaceFixture, outcomes } from '../../../../test/support/marketplace-fixture';
import { describeOn, TestApp } from '../../../../test/test-app';
import { auditLedger } from '../../../../test/support/ledger';
import { newId, type Id } from '../../../kernel/ids';
import { DeleteTask } from '../../tasks/application/delete-task';
import { ExpireTasks } from '../../tasks/application/expire-tasks';
import { type Verdict } from '../domain/transitions';
import { DecideOverdueSubmissions } from './decide-overdue-submissions';
import { ReviewSubmission } from './review-submission';
import { SubmissionOffboarding } from './submission-offboarding';
import { Submissions } from './submissions';

interface SubmissionRow {
  readonly status: string;
  readonly reason: string;
  readonly detail: string;
  readonly sent_at: number;
  readonly decided_at: number;
}

// Messages and stored values are the same on every engine. Tests on each engine check that outcomes happen once under
// concurrency.
describeOn('SQLite', 'the outcome of a submission', () => {
  let testApp: TestApp;
  let market: MarketplaceFixture;
  let buyer: Id;
  let worker: Id;
  let taskId: Id;
  beforeAll(async () => {
    testApp = await TestApp.build('SQLite');
    market = new MarketplaceFixture(testApp);
  });
  afterAll(() => testApp.close());
  afterEach(async () => expect(await auditLedger(testApp.sql)).toBe(0));

  beforeEach(async () => {
    buyer = await market.person('buyer', 50);
    worker = await market.person('worker', 10);
    taskId = await market.task(buyer, { slots: 2, payable: 5 });
  });
  afterEach(() => testApp.clock.reset());

  const review = (submissionId: Id, verdict: Verdict) =>
    market.get(ReviewSubmission).execute({ submissionId, buyerId: buyer, verdict });
  const accept = (submissionId: Id) => review(submissionId, { status: 'accepted' });
  const reject = (submissionId: Id, reason = '') => review(submissionId, { status: 'rejected', reason });
  const remove = (personId: Id) => market.get(SubmissionOffboarding).closeSome(personId, 200);
  const rowOf = (id: Id) => market.row<SubmissionRow>('submission', id);
  const openSlots = async () => (await market.row<{ open_slots: number }>('task', taskId))?.open_slots;
  const deleteTask = () => market.get(DeleteTask).execute({ taskId, personId: buyer, role: 'Buyer' });
  const expireTask = () => {
    testApp.clock.advanceDays(8);
    return market.get(ExpireTasks).run(rethrow);
  };
  const rethrow = (error: unknown) => {
    throw error;
  };

  describe('when its worker is removed', () => {
    it.each([
      ['deleted', deleteTask],
      ['closed by its completion date', expireTask],
    ])('returns the escrowed coins to the buyer when its task is %s already', async (_, close) => {
      await market.work(taskId, worker);
      await close();
      expect(await testApp.balances()).toMatchObject({ buyer: 45, escrow: 5, worker: 10, ledgerSum: 0 });
      await remove(worker);
      expect(await testApp.balances()).toMatchObject({ buyer: 50, escrow: 0, worker: 10, ledgerSum: 0 });
      expect(await openSlots()).toBe(0);
    });

    it('opens the slot again when its task is open, and no coins move', async () => {
      await market.work(taskId, worker);
      const before = await market.transfers();
      await remove(worker);
      expect(await market.transfers()).toBe(before);
      expect(await openSlots()).toBe(2);
    });

    it('is a withdrawal of all pending work of its worker, and decided work stays decided', async () => {
      const tasks = [taskId, await market.task(buyer), await market.task(buyer), await market.task(buyer)];
      const sent = await Promise.all(tasks.map((task) => market.work(task, worker)));
      await accept(sent[1] as Id);
      await reject(sent[2] as Id, 'Blurred.');
      const of = await market.workOfNewWorker(taskId);
      await remove(worker);
      const rows = await Promise.all([...sent, of].map(rowOf));
      expect(rows.map((row) => row?.status)).toEqual(['rejected', 'accepted', 'rejected', 'rejected', 'pending']);
      expect(await market.notificationCodes(buyer)).toEqual([
        'submission/received',
        'submission/worker-left',
        'submission/worker-left',
      ]);
    });
  });

  it('pays each waiting worker once when its buyer is removed', async () => {
    const other = await market.person('other');
    await market.work(taskId, worker);
    await market.work(taskId, other);
    await remove(buyer);
    await remove(buyer);
    expect(await testApp.balances()).toMatchObject({ buyer: 40, escrow: 0, worker: 15, other: 5, ledgerSum: 0 });
    expect(await market.notificationCodes(other)).toEqual(['submission/accepted-buyer-left']);
  });

  describe('a notification with the task and the coins', () => {
    const RECEIVED = 'New work for "Name ten birds" is ready for your review.';

    it('is sent when it is accepted', async () => {
      await accept(await market.work(taskId, worker));
      expect(await market.notificationTexts(worker)).toEqual([
        'Your work for "Name ten birds" was accepted. You earned 5 coins.',
      ]);
      expect(await market.notificationTexts(buyer)).toEqual([RECEIVED]);
    });

    it.each([
      ['', 'Your work for "Name ten birds" was rejected. No reason given.'],
      ['Only nine.', 'Your work for "Name ten birds" was rejected: Only nine.'],
    ])('is sent when it is rejected for the reason "%s"', async (reason, text) => {
      await reject(await market.work(taskId, worker), reason);
      expect(await market.notificationTexts(worker)).toEqual([text]);
      expect(await market.notificationTexts(buyer)).toEqual([RECEIVED]);
    });

    it('is sent when nobody decided in time', async () => {
      await market.work(taskId, worker);
      testApp.clock.advanceDays(8);
      await market.get(DecideOverdueSubmissions).run(rethrow);
      expect(await market.notificationTexts(worker)).toEqual([
        'Nobody decided on your work for "Name ten birds" in time, so it was accepted. You earned 5 coins.',
      ]);
      expect(await market.notificationTexts(buyer)).toContain(
        'You did not review work for "Name ten birds" in time, so it was accepted and paid 5 coins.',
      );
    });

    it('is sent when its worker or its buyer was removed', async () => {
      const leaving = await market.person('leaving');
      await market.work(taskId, leaving);
      await remove(leaving);
      expect(await market.notificationTexts(buyer)).toEqual([
        RECEIVED,
        'A worker left, so their work for "Name ten birds" was withdrawn.',
      ]);
      expect(await market.notificationTexts(leaving)).toEqual([]);
      await market.work(taskId, worker);
      await remove(buyer);
      expect(await market.notificationTexts(worker)).toEqual([
        'The buyer of "Name ten birds" left, so your work was accepted. You earned 5 coins.',
      ]);
    });
  });

  describe('the stored row', () => {
    it('is undecided after the creation', async () => {
      const now = testApp.clock.clock.now();
      const row = await rowOf(await market.work(taskId, worker));
      expect(row).toMatchObject({ status: 'pending', reason: '', detail: 'Robin, wren, ...', decided_at: 0 });
      expect(row?.sent_at).toBeGreaterThanOrEqual(now);
    });

    it.each([
      ['accepted', (id: Id) => accept(id), ''],
      ['rejected', (id: Id) => reject(id, 'Only nine.'), 'Only nine.'],
      ['rejected', () => remove(worker), ''],
    ] as const)('is %s, with the time and the reason', async (status, decide, reason) => {
      const id = await market.work(taskId, worker);
      testApp.clock.advanceDays(1);
      const now = testApp.clock.clock.now();
      await decide(id);
      const row = await rowOf(id);
      expect(row).toMatchObject({ status, reason });
      expect(row?.decided_at).toBeGreaterThanOrEqual(now);
    });

    it('keeps the first decision: the other one is rejected, and the same one changes nothing', async () => {
      const [accepted, rejected] = [await market.work(taskId, worker), await market.workOfNewWorker(taskId)];
      await accept(accepted);
      await reject(rejected, 'Only nine.');
      const before = await testApp.snapshotWithoutOutbox();
      expect(await outcomes([reject(accepted), accept(rejected)])).toEqual([
        'submission/already-reviewed',
        'submission/already-reviewed',
      ]);
      await accept(accepted);
      await reject(rejected, 'Only eight.');
      expect(await testApp.snapshot()).toEqual(before);
    });
  });

  it('does not exist for an unknown submission', async () => {
    expect(await outcomes([accept(newId()), reject(newId())])).toEqual(['request/not-found', 'request/not-found']);
  });

  it('is accepted automatically when its days are over, and not a moment sooner', async () => {
    const id = await market.work(taskId, worker);
    const { sent_at: sentAt } = (await rowOf(id)) as SubmissionRow;
    const due = sentAt + 7 * 24 * 3600 * 1000;
    const now = jest.spyOn(testApp.clock.clock, 'now');
    const acceptOverdue = () => market.get(DecideOverdueSubmissions).run(rethrow);
    now.mockReturnValue(due - 1);
    await acceptOverdue();
    expect((await rowOf(id))?.status).toBe('pending');
    now.mockReturnValue(due + 1);
    await acceptOverdue();
    now.mockRestore();
    expect(await rowOf(id)).toMatchObject({ status: 'accepted', decided_at: due + 1 });
  });

  it('does not delay others when it is gone before the job reaches it', async () => {
    const id = await market.work(taskId, worker);
    testApp.clock.advanceDays(8);
    const seen = jest.spyOn(market.get(Submissions), 'due').mockResolvedValueOnce([newId(), id]);
    await market.get(DecideOverdueSubmissions).run(rethrow);
    seen.mockRestore();
    expect((await rowOf(id))?.status).toBe('accepted');
  });
});
