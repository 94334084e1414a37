import { MarketplaceFixture, outcomes, times } from '../../../../test/support/marketplace-fixture';
import { describeOnEachDatabase, TestApp } from '../../../../test/test-app';
import { auditLedger } from '../../../../test/support/ledger';
import { newId, type Id } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { sql } from '../../../platform/database/sql';
import { ChangeTask } from '../../tasks/application/change-task';
import { DeleteTask } from '../../tasks/application/delete-task';
import { ExpireTasks } from '../../tasks/application/expire-tasks';
import { TaskOffboarding } from '../../tasks/application/task-offboarding';
import { Balances } from '../../wallet';
import { type Verdict } from '../domain/transitions';
import { AlreadyReviewed } from '../domain/submission.errors';
import { DecideOverdueSubmissions } from './decide-overdue-submissions';
import { RequestChanges } from './request-changes';
import { ReviewSubmission } from './review-submission';
import { SubmissionOffboarding } from './submission-offboarding';
import { SubmissionPagesQuery } from '../adapters/out/submission-pages.query';
import { SubmitWork } from './submit-work';

interface SubmissionRow {
  readonly status: string;
  readonly reward: number;
  readonly text_version: number;
  readonly detail: string;
}

describeOnEachDatabase('a submission', (engine) => {
  let testApp: TestApp;
  let market: MarketplaceFixture;
  let buyer: Id;
  let worker: Id;
  let taskId: Id;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
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

  const openSlots = async () => (await market.row<{ open_slots: number }>('task', taskId))?.open_slots;
  const review = (submissionId: Id, verdict: Verdict, buyerId = buyer) =>
    market.get(ReviewSubmission).execute({ submissionId, buyerId, verdict });
  const accept = (submissionId: Id, by = buyer) => review(submissionId, { status: 'accepted' }, by);
  const reject = (submissionId: Id, reason = '', by = buyer) =>
    review(submissionId, { status: 'rejected', reason }, by);
  const deleteTask = () => market.get(DeleteTask).execute({ taskId, personId: buyer, role: 'Buyer' });
  const rethrow = (error: unknown) => {
    throw error;
  };

  describe('on creation', () => {
    it('takes one open slot and moves no coins', async () => {
      const before = await market.transfers();
      await market.work(taskId, worker);
      expect(await openSlots()).toBe(1);
      expect(await market.transfers()).toBe(before);
      expect(await testApp.balances()).toMatchObject({ buyer: 40, escrow: 10, worker: 10, ledgerSum: 0 });
    });

    it.each([
      ['Buyer', 'Buyer cannot submit work'],
      ['Admin', 'Only workers can submit work.'],
    ] as const)('is rejected for a %s with a text for that role', async (role, text) => {
      const work = market.get(SubmitWork).execute({ taskId, workerId: worker, role, detail: 'Done.' });
      await expect(work).rejects.toThrow(text);
      expect(await openSlots()).toBe(2);
    });

    it('is accepted once per worker, under concurrent requests and after a rejection too', async () => {
      const attempts = Array.from({ length: 4 }, () => market.work(taskId, worker));
      expect(await outcomes(attempts)).toEqual(['done', ...times(3, 'submission/already-submitted')]);
      expect(await openSlots()).toBe(1);
      const [sent] = await testApp.database.query<{ id: Id }>(sql`SELECT id FROM submission WHERE task_id = ?`, [
        taskId,
      ]);
      await reject((sent as { id: Id }).id);
      expect(await outcomes([market.work(taskId, worker)])).toEqual(['submission/already-submitted']);
      expect(await openSlots()).toBe(2);
    });

    it('is accepted from as many workers as there are slots', async () => {
      const attempts = Array.from({ length: 12 }, () => market.workOfNewWorker(taskId));
      expect(await outcomes(attempts)).toEqual(['done', 'done', ...times(10, 'task/no-open-slot')]);
      expect(await openSlots()).toBe(0);
    });

    it('returns the number of open slots left, also under concurrent submissions', async () => {
      const many = await market.task(buyer, { slots: 4, payable: 5 });
      const workers = await Promise.all(times(3, 'worker').map((name, index) => market.person(`${name} ${index}`, 0)));
      const work = { taskId: many, role: 'Worker' as const, detail: 'Done.' };
      const answers = await Promise.all(
        workers.map((workerId) => market.get(SubmitWork).execute({ ...work, workerId })),
      );
      expect(answers.map(({ task }) => task.requiredWorkers).sort()).toEqual([1, 2, 3]);
    });

    it('is rejected for a deleted, unknown or closed task', async () => {
      await deleteTask();
      expect(await outcomes([market.work(taskId, worker), market.work(newId(), worker)])).toEqual([
        'request/not-found',
        'request/not-found',
      ]);
      const shortTask = await market.task(buyer, { days: 0 });
      testApp.clock.advanceDays(1);
      expect(await outcomes([market.work(shortTask, worker)])).toEqual(['task/closed']);
      await market.get(ExpireTasks).run(rethrow);
      expect(await outcomes([market.work(shortTask, worker)])).toEqual(['task/closed']);
    });

    it('keeps the instructions it answered through later edits', async () => {
      const submissionId = await market.work(taskId, worker);
      const text = { title: 'Name ten fish', detail: 'In Bangla.', submissionInfo: 'Ten names.' };
      await market.get(ChangeTask).edit(taskId, buyer, text);
      const later = await market.person('later');
      await market.work(taskId, later);
      const { rows: shown } = await market.get(SubmissionPagesQuery).ofWorker(worker, {}, 5);
      expect(shown).toMatchObject([
        { _id: submissionId, task: { title: 'Name ten birds', taskDetail: 'In English.', payableAmount: 5 } },
      ]);
      const [answeredLater] = (await market.get(SubmissionPagesQuery).ofWorker(later, {}, 5)).rows;
      expect(answeredLater?.task).toMatchObject({ title: 'Name ten fish', taskDetail: 'In Bangla.' });
    });

    it('is listed with other versions and other tasks, each with the instructions it answered', async () => {
      const first = await market.work(taskId, worker);
      const other = await market.task(buyer, { slots: 1, payable: 3 });
      const worded = { detail: 'In Bangla.', submissionInfo: 'Ten names.' };
      await market.get(ChangeTask).edit(other, buyer, { title: 'Name ten trees', ...worded });
      await market.get(ChangeTask).edit(taskId, buyer, { title: 'Name ten fish', ...worded });
      const [later, last] = [await market.workOfNewWorker(taskId), await market.workOfNewWorker(other)];
      const shown = async () => {
        const { rows: submissions } = await market.get(SubmissionPagesQuery).forBuyer(buyer, undefined, 5);
        return submissions.map(({ _id, task }) => [_id, task._id, task.title, task.requiredWorkers]);
      };
      expect(await shown()).toEqual([
        [last, other, 'Name ten trees', 0],
        [later, taskId, 'Name ten fish', 0],
        [first, taskId, 'Name ten birds', 0],
      ]);
    });
  });

  describe('that is accepted', () => {
    it('pays the worker from the escrow of the task and notifies them', async () => {
      await accept(await market.work(taskId, worker));
      expect(await testApp.balances()).toMatchObject({ buyer: 40, escrow: 5, worker: 15, ledgerSum: 0 });
      expect(await market.notificationCodes(worker)).toEqual(['submission/accepted']);
      expect(await market.get(Balances).earnedBy(worker)).toBe(5);
    });

    it('pays once when the buyer sends many concurrent decisions', async () => {
      const submissionId = await market.work(taskId, worker);
      const before = await market.transfers();
      expect(await outcomes(Array.from({ length: 8 }, () => accept(submissionId)))).toEqual(times(8, 'done'));
      expect(await market.transfers()).toBe(before + 1);
      expect(await market.notificationCodes(worker)).toEqual(['submission/accepted']);
      expect(await testApp.balances()).toMatchObject({ buyer: 40, escrow: 5, worker: 15, ledgerSum: 0 });
    });

    it('ends in one state when it is accepted and rejected at the same time', async () => {
      const submissionId = await market.work(taskId, worker);
      const results = await outcomes([
        accept(submissionId),
        reject(submissionId),
        accept(submissionId),
        reject(submissionId),
      ]);
      expect(results).toEqual(['done', 'done', 'submission/already-reviewed', 'submission/already-reviewed']);
      const accepted = (await market.row<SubmissionRow>('submission', submissionId))?.status === 'accepted';
      expect(await openSlots()).toBe(accepted ? 1 : 2);
      expect(await testApp.balances()).toMatchObject(
        accepted
          ? { buyer: 40, escrow: 5, worker: 15, ledgerSum: 0 }
          : { buyer: 40, escrow: 10, worker: 10, ledgerSum: 0 },
      );
      expect(await market.notificationCodes(worker)).toHaveLength(1);
    });

    it('still pays after its task was deleted', async () => {
      const submissionId = await market.work(taskId, worker);
      await deleteTask();
      expect(await testApp.balances()).toMatchObject({ buyer: 45, escrow: 5, worker: 10, ledgerSum: 0 });
      await accept(submissionId);
      expect(await testApp.balances()).toMatchObject({ buyer: 45, escrow: 0, worker: 15, ledgerSum: 0 });
    });

    it('can be decided by the buyer of its task only', async () => {
      const submissionId = await market.work(taskId, worker);
      const stranger = newId();
      await expect(accept(submissionId, stranger)).rejects.toThrow(NotFound);
      await expect(reject(submissionId, '', stranger)).rejects.toThrow(NotFound);
      expect(await testApp.balances()).toMatchObject({ buyer: 40, escrow: 10, worker: 10, ledgerSum: 0 });
    });
  });

  describe('that names the version of the instructions', () => {
    const send = (version?: number, person = worker) =>
      market.get(SubmitWork).execute({ taskId, workerId: person, role: 'Worker', detail: 'Ten birds', version });
    const reword = () =>
      market
        .get(ChangeTask)
        .edit(taskId, buyer, { title: 'Name twelve birds', detail: 'In Bangla.', submissionInfo: 'Twelve names.' });

    it('is accepted while that version is current', async () => {
      await send(1);
      await reword();
      await send(2, await market.person('another'));
      expect(await openSlots()).toBe(0);
    });

    it('is rejected after the buyer reworded the task, takes no slot, and can be sent again', async () => {
      await reword();
      await expect(send(1)).rejects.toMatchObject({ code: 'task/text-changed', refusal: 'conflict' });
      expect(await openSlots()).toBe(2);
      expect(await testApp.balances()).toMatchObject({ buyer: 40, escrow: 10, worker: 10, ledgerSum: 0 });
      await send(2);
      expect(await openSlots()).toBe(1);
    });

    it('ends in one state when the task is reworded concurrently, never with instructions it did not answer', async () => {
      const [sent] = await Promise.allSettled([send(1), reword()]);
      const rows = await testApp.sql<SubmissionRow>('SELECT * FROM submission WHERE task_id = ?', [taskId]);
      expect(rows.map(({ text_version }) => text_version)).toEqual(sent.status === 'fulfilled' ? [1] : []);
      expect(await openSlots()).toBe(sent.status === 'fulfilled' ? 1 : 2);
    });
  });

  it('shows its automatic acceptance while it is pending, and no reason when none was given', async () => {
    const id = await market.work(taskId, worker);
    const shown = async () => (await market.get(SubmissionPagesQuery).ofWorker(worker, {}, 1)).rows[0];
    const waiting = await shown();
    expect(Date.parse(waiting?.acceptedAt ?? '') - Date.parse(waiting?.currentDate ?? '')).toBe(7 * 24 * 3600 * 1000);
    await reject(id);
    expect(await shown()).toMatchObject({ acceptedAt: null, rejectionReason: '' });
    const [notice] = await testApp.sql<{ message: string }>(
      'SELECT message FROM notification WHERE person_id = ? ORDER BY id DESC LIMIT 1',
      [worker],
    );
    expect(notice?.message).toBe('Your work for "Name ten birds" was rejected. No reason given.');
  });

  describe('that is rejected', () => {
    it('opens its slot again, moves no coins, and notifies the worker of the reason', async () => {
      const submissionId = await market.work(taskId, worker);
      const before = await market.transfers();
      await reject(submissionId, 'Only nine birds.');
      await reject(submissionId, 'Only nine birds.');
      await expect(accept(submissionId)).rejects.toThrow(AlreadyReviewed);
      expect(await openSlots()).toBe(2);
      expect(await market.transfers()).toBe(before);
      expect(await market.notificationCodes(worker)).toEqual(['submission/rejected-with-reason']);
      const [shown] = (await market.get(SubmissionPagesQuery).ofWorker(worker, {}, 5)).rows;
      expect(shown).toMatchObject({ status: 'rejected', rejectionReason: 'Only nine birds.' });
      expect(await testApp.balances()).toMatchObject({ buyer: 40, escrow: 10, worker: 10, ledgerSum: 0 });
    });

    it('returns its coins when the task is deleted', async () => {
      const submissionId = await market.work(taskId, worker);
      await deleteTask();
      await reject(submissionId);
      await reject(submissionId);
      expect(await testApp.balances()).toMatchObject({ buyer: 50, escrow: 0, worker: 10, ledgerSum: 0 });
    });

    it('returns its coins when the completion date has passed and the task closed', async () => {
      const submissionId = await market.work(await market.task(buyer, { days: 1 }), worker);
      testApp.clock.advanceDays(2);
      await market.get(ExpireTasks).run(rethrow);
      await reject(submissionId);
      expect(await testApp.balances()).toMatchObject({ buyer: 40, escrow: 0, worker: 10, ledgerSum: 0 });
    });

    it('loses no coins when the task is deleted concurrently', async () => {
      const submissionId = await market.work(taskId, worker);
      await Promise.all([reject(submissionId), deleteTask()]);
      expect(await testApp.balances()).toMatchObject({ buyer: 50, escrow: 0, worker: 10, ledgerSum: 0 });
    });
  });

  it('keeps counts right when slots are added, taken, removed and deleted concurrently', async () => {
    const first = await market.work(taskId, worker);
    const done = await outcomes([
      reject(first),
      market.get(ChangeTask).resize(taskId, buyer, 4),
      ...Array.from({ length: 4 }, () => market.workOfNewWorker(taskId)),
      deleteTask(),
      market.get(ChangeTask).resize(taskId, buyer, 1),
    ]);
    expect(done).not.toContain('undefined');
    const pending = sql`SELECT id FROM submission WHERE task_id = ? AND status = 'pending'`;
    const waiting = await testApp.database.query<{ id: Id }>(pending, [taskId]);
    expect(await openSlots()).toBe(0);
    expect(await testApp.balances()).toMatchObject({
      buyer: 50 - waiting.length * 5,
      escrow: waiting.length * 5,
      ledgerSum: 0,
    });
  });

  describe('without a decision', () => {
    const acceptOverdue = () => market.get(DecideOverdueSubmissions).run(rethrow);

    it('is accepted automatically once after seven days, and both people are notified', async () => {
      await market.work(taskId, worker);
      testApp.clock.advance(7 * 24 * 3600 * 1000 - 60_000);
      await acceptOverdue();
      expect(await market.notificationCodes(worker)).toEqual([]);
      testApp.clock.advance(120_000);
      await Promise.all([acceptOverdue(), acceptOverdue(), acceptOverdue()]);
      expect(await market.notificationCodes(worker)).toEqual(['submission/accepted-in-time']);
      expect(await market.notificationCodes(buyer)).toEqual(['submission/received', 'submission/decided-for-you']);
      expect(await testApp.balances()).toMatchObject({ buyer: 40, escrow: 5, worker: 15, ledgerSum: 0 });
    });

    it('can only be accepted once the time is over, also before the job has run', async () => {
      const task = await market.task(buyer, { slots: 3, payable: 5 });
      const late = await market.work(task, worker);
      const [accepted, rejected] = [await market.workOfNewWorker(task), await market.workOfNewWorker(task)];
      await reject(rejected);
      testApp.clock.advance(7 * 24 * 3600 * 1000 + 1000);
      const changes = { submissionId: late, buyerId: buyer, note: 'Ten, please.' };
      const refusals = [reject(late), market.get(RequestChanges).execute(changes), accept(accepted), reject(rejected)];
      expect(await Promise.all(refusals.map((each) => outcomes([each])))).toEqual([
        ['submission/review-over'],
        ['submission/review-over'],
        ['done'],
        ['done'],
      ]);
      expect(await testApp.balances()).toMatchObject({ buyer: 25, escrow: 10, worker: 10, ledgerSum: 0 });
      await Promise.all([acceptOverdue(), reject(late).catch(() => undefined)]);
      expect(await testApp.balances()).toMatchObject({ buyer: 25, escrow: 5, worker: 15, ledgerSum: 0 });
      await expect(reject(late)).rejects.toThrow(AlreadyReviewed);
    });
  });

  describe('when a person is removed', () => {
    it('is withdrawn with its worker: the slot opens, the buyer is notified, the text is deleted', async () => {
      const submissionId = await market.work(taskId, worker);
      await market.get(SubmissionOffboarding).closeSome(worker, 200);
      expect(await openSlots()).toBe(2);
      expect(await market.notificationCodes(buyer)).toEqual(['submission/received', 'submission/worker-left']);
      expect(await market.row<SubmissionRow>('submission', submissionId)).toMatchObject({
        status: 'rejected',
        detail: '',
      });
      expect((await market.get(SubmissionPagesQuery).forBuyer(buyer, undefined, 10)).rows).toEqual([]);
      expect(await testApp.balances()).toMatchObject({ buyer: 40, escrow: 10, worker: 10, ledgerSum: 0 });
    });

    it.each(['deleted', 'expired'] as const)(
      'returns its coins when its worker is removed after the task was %s',
      async (closed) => {
        const submissionId = await market.work(taskId, worker);
        if (closed === 'deleted') await deleteTask();
        else {
          testApp.clock.advanceDays(8);
          await market.get(ExpireTasks).run(rethrow);
        }
        await market.get(SubmissionOffboarding).closeSome(worker, 200);
        expect(await testApp.balances()).toMatchObject({ buyer: 50, escrow: 0, worker: 10, ledgerSum: 0 });
        expect(await openSlots()).toBe(0);
        expect(await market.row<SubmissionRow>('submission', submissionId)).toMatchObject({ status: 'rejected' });
      },
    );

    it('is paid when its buyer is removed', async () => {
      await market.work(taskId, worker);
      await market.get(SubmissionOffboarding).closeSome(buyer, 200);
      await market.get(TaskOffboarding).closeSome(buyer, 200);
      expect(await market.notificationCodes(worker)).toEqual(['submission/accepted-buyer-left']);
      expect(await testApp.balances()).toMatchObject({ buyer: 45, escrow: 0, worker: 15, ledgerSum: 0 });
    });
  });
});

describeOnEachDatabase('with the automatic decision switched off', (engine) => {
  it('a submission waits for its buyer without a limit, and shows no date', async () => {
    const testApp = await TestApp.build(engine, { REVIEW_DAYS: '0' });
    const market = new MarketplaceFixture(testApp);
    const buyer = await market.person('buyer', 50);
    const worker = await market.person('worker', 10);
    await market.work(await market.task(buyer, { days: 400 }), worker);
    testApp.clock.advanceDays(300);
    await testApp.runJobs();
    expect((await market.get(SubmissionPagesQuery).ofWorker(worker, {}, 1)).rows).toMatchObject([
      { status: 'pending', acceptedAt: null },
    ]);
    expect(await testApp.balances()).toMatchObject({ buyer: 45, escrow: 5, worker: 10, ledgerSum: 0 });
    await testApp.close();
  });
});
