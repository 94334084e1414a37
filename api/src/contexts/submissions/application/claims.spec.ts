import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { describeOnEachDatabase, TestApp } from '../../../../test/test-app';
import { auditLedger } from '../../../../test/support/ledger';
import { MarketplaceFixture, outcomes, times } from '../../../../test/support/marketplace-fixture';
import { newId, type Id } from '../../../kernel/ids';
import { sql } from '../../../platform/database/sql';
import { ChangeTask } from '../../tasks/application/change-task';
import { DeleteTask } from '../../tasks/application/delete-task';
import { ExpireTasks } from '../../tasks/application/expire-tasks';
import { TextChanged } from '../../tasks/domain/task.errors';
import { MAX_EXPIRED_CLAIMS } from '../domain/claim';
import { ClaimSlot } from './claim-slot';
import { Claims } from './claims';
import { ReleaseClaim } from './release-claim';
import { ExpireClaims } from './expire-claims';
import { LiveClaims } from './live-claims';
import { ReviewSubmission } from './review-submission';
import { SubmitWork } from './submit-work';

const MINUTE = 60_000;

describeOnEachDatabase('a claim', (engine) => {
  let testApp: TestApp;
  let market: MarketplaceFixture;
  let buyer: Id;
  let worker: Id;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    market = new MarketplaceFixture(testApp);
  });
  afterAll(() => testApp.close());
  afterEach(async () => expect(await auditLedger(testApp.sql)).toBe(0));
  beforeEach(async () => {
    buyer = await market.person('buyer', 100);
    worker = await market.person('worker');
  });
  afterEach(() => testApp.clock.reset());

  const claim = (taskId: Id, workerId = worker) => market.get(ClaimSlot).execute({ taskId, workerId, role: 'Worker' });
  const releaseClaim = (taskId: Id, workerId = worker) => market.get(ReleaseClaim).execute(taskId, workerId);
  const expireClaims = () =>
    market.get(ExpireClaims).run((error) => {
      throw error;
    });
  const expireAll = () =>
    market.get(ExpireTasks).run((error) => {
      throw error;
    });
  const deleteTask = (taskId: Id) => market.get(DeleteTask).execute({ taskId, personId: buyer, role: 'Buyer' });
  const openSlots = async (taskId: Id) => (await market.row<{ open_slots: number }>('task', taskId))?.open_slots;
  const newWorker = () => market.person('somebody');

  it('reserves a slot until it expires, and moves no coins', async () => {
    const taskId = await market.task(buyer, { slots: 1, payable: 5, allowanceMinutes: 30 });
    const claimed = await claim(taskId);
    expect(claimed.until - testApp.clock.clock.now()).toBeLessThanOrEqual(30 * MINUTE);
    expect(claimed.until - testApp.clock.clock.now()).toBeGreaterThan(29 * MINUTE);
    expect(await openSlots(taskId)).toBe(0);
    const others = [claim(taskId, await newWorker()), market.workOfNewWorker(taskId)];
    expect(await outcomes(others)).toEqual(times(2, 'task/no-open-slot'));
    expect(await testApp.balances()).toMatchObject({ buyer: 95, escrow: 5, worker: 0, ledgerSum: 0 });
  });

  it('is given to one of 64 concurrent requests', async () => {
    const taskId = await market.task(buyer, { slots: 1 });
    const workers = await Promise.all(Array.from({ length: 64 }, newWorker));
    expect(await outcomes(workers.map((each) => claim(taskId, each)))).toEqual([
      'done',
      ...times(63, 'task/no-open-slot'),
    ]);
    expect(await openSlots(taskId)).toBe(0);
  });

  it('stays the same one when it is requested again, also concurrently', async () => {
    const taskId = await market.task(buyer, { slots: 3 });
    const claimed = await Promise.all([1, 2, 3].map(() => claim(taskId)));
    expect(new Set(claimed.map(({ id }) => id)).size).toBe(1);
    expect(await openSlots(taskId)).toBe(2);
    expect(await market.get(LiveClaims).of(worker)).toEqual([
      {
        taskId,
        title: 'Name ten birds',
        batchId: null,
        payableAmount: 5,
        until: new Date(claimed[0]?.until ?? 0).toISOString(),
      },
    ]);
  });

  it('is used by the submission, which takes no other slot', async () => {
    const taskId = await market.task(buyer, { slots: 2, payable: 5 });
    await claim(taskId);
    const submissionId = await market.work(taskId, worker);
    expect(await openSlots(taskId)).toBe(1);
    expect(await market.get(LiveClaims).forTask(taskId, worker)).toBeNull();
    await expect(claim(taskId)).rejects.toMatchObject({ code: 'submission/already-submitted' });
    await market.get(ReviewSubmission).execute({ submissionId, buyerId: buyer, verdict: { status: 'accepted' } });
    expect(await testApp.balances()).toMatchObject({ buyer: 90, escrow: 5, worker: 5, ledgerSum: 0 });
  });

  it('is kept when the submission is rejected because the task was reworded', async () => {
    const taskId = await market.task(buyer);
    await claim(taskId);
    const text = { title: 'Name ten fish', detail: 'In Bangla.', submissionInfo: 'Ten names.' };
    await market.get(ChangeTask).edit(taskId, buyer, text);
    const send = (version: number) =>
      market.get(SubmitWork).execute({ taskId, workerId: worker, role: 'Worker', detail: 'Carp ...', version });
    await expect(send(1)).rejects.toThrow(TextChanged);
    expect(await market.get(LiveClaims).forTask(taskId, worker)).not.toBeNull();
    await send(2);
    expect(await openSlots(taskId)).toBe(0);
  });

  it('is released once, and the slot is then open for everybody', async () => {
    const taskId = await market.task(buyer, { slots: 1 });
    await claim(taskId);
    await Promise.all([releaseClaim(taskId), releaseClaim(taskId), releaseClaim(taskId)]);
    expect(await openSlots(taskId)).toBe(1);
    await releaseClaim(taskId, await newWorker());
    expect(await openSlots(taskId)).toBe(1);
    await market.workOfNewWorker(taskId);
    expect(await testApp.balances()).toMatchObject({ buyer: 95, escrow: 5, ledgerSum: 0 });
  });

  it('expires once when several processes run the job', async () => {
    testApp.clock.stop();
    const taskId = await market.task(buyer, { slots: 1, allowanceMinutes: 10 });
    await claim(taskId);
    testApp.clock.advance(10 * MINUTE - 1_000);
    await expireClaims();
    expect(await openSlots(taskId)).toBe(0);
    testApp.clock.advance(2_000);
    expect(await market.get(LiveClaims).of(worker)).toEqual([]);
    await Promise.all([expireClaims(), expireClaims(), expireClaims()]);
    expect(await openSlots(taskId)).toBe(1);
    expect(await testApp.balances()).toMatchObject({ buyer: 95, escrow: 5, ledgerSum: 0 });
  });

  it('that expires while its work is submitted ends used or expired, never both', async () => {
    for (let round = 0; round < 10; round += 1) {
      const one = await newWorker();
      const taskId = await market.task(buyer, { slots: 1, allowanceMinutes: 10 });
      await claim(taskId, one);
      testApp.clock.advance(10 * MINUTE);
      const [sent] = await outcomes([market.work(taskId, one)].concat(expireClaims().then(() => one)));
      expect(sent).toBe('done');
      await expireClaims();
      const work = await testApp.database.query(sql`SELECT id FROM submission WHERE task_id = ?`, [taskId]);
      expect(((await openSlots(taskId)) ?? 0) + work.length).toBe(1);
      testApp.clock.reset();
    }
  });

  it('outlasts the end of its task, and its coins return when it expires', async () => {
    const [expired, deleted] = [
      await market.task(buyer, { slots: 2, payable: 5, days: 0, allowanceMinutes: 3 * 24 * 60 }),
      await market.task(buyer, { slots: 2, payable: 7, allowanceMinutes: 3 * 24 * 60 }),
    ];
    for (const taskId of [expired, deleted]) await claim(taskId);
    expect(await deleteTask(deleted)).toEqual({ refunded: 7 });
    testApp.clock.advanceDays(1);
    await expireAll();
    expect(await testApp.balances()).toMatchObject({ buyer: 100 - 5 - 7, ledgerSum: 0 });
    await market.work(expired, worker);
    await releaseClaim(deleted);
    await releaseClaim(deleted);
    expect(await testApp.balances()).toMatchObject({ buyer: 100 - 5, ledgerSum: 0 });
    const returned = sql`SELECT amount FROM transfer WHERE kind = 'claim-ended' AND from_account = ?`;
    expect(await testApp.database.query(returned, [`escrow:${deleted}`])).toEqual([{ amount: 7 }]);
  });

  it('is limited to three at a time, until one is used or released', async () => {
    const tasks = await Promise.all([1, 2, 3, 4].map(() => market.task(buyer)));
    const [first, , , fourth] = tasks as [Id, Id, Id, Id];
    expect(await outcomes(tasks.map((taskId) => claim(taskId)))).toEqual(['claim/too-many', ...times(3, 'done')]);
    const active = await market.get(LiveClaims).of(worker);
    const free = tasks.find((taskId) => active.every((each) => each.taskId !== taskId)) ?? fourth;
    await expect(claim(free)).rejects.toMatchObject({ code: 'claim/too-many' });
    await releaseClaim(active[0]?.taskId ?? first);
    await claim(free);
  });

  it('is not limited by claims that expired before the job ends them', async () => {
    const tasks = [1, 2, 3, 4].map(() => market.task(buyer, { slots: 2, allowanceMinutes: 10 }));
    const [fourth, ...three] = (await Promise.all(tasks)) as [Id, ...Id[]];
    for (const each of three) await claim(each);
    await expect(claim(fourth)).rejects.toMatchObject({ code: 'claim/too-many' });
    testApp.clock.advance(11 * MINUTE);
    await claim(fourth);
    expect(await testApp.balances()).toMatchObject({ buyer: 60, escrow: 10, worker: 0, ledgerSum: 0 });
  });

  it('is rejected after ten expired within a day, until the day is over', async () => {
    for (let count = 0; count < MAX_EXPIRED_CLAIMS; count += 1) {
      await claim(await market.task(buyer, { allowanceMinutes: 10 }));
      testApp.clock.advance(11 * MINUTE);
      await expireClaims();
    }
    const taskId = await market.task(buyer, { slots: 5 });
    await expect(claim(taskId)).rejects.toMatchObject({ code: 'claim/paused' });
    await market.work(taskId, worker);
    const other = await market.task(buyer, { slots: 1 });
    testApp.clock.advanceDays(1);
    await expireClaims();
    await claim(other);
  });

  it('is not renewed on a task that is deleted meanwhile', async () => {
    const taskId = await market.task(buyer, { slots: 1, payable: 5, allowanceMinutes: 30 });
    await claim(taskId);
    testApp.clock.advance(31 * MINUTE);
    const claims = market.get(Claims);
    const release = claims.release.bind(claims);
    const renewing = new EventEmitter();
    // Started here, since a call from within the transaction of the claim would join it.
    const deleted = once(renewing, 'begun').then(() => deleteTask(taskId));
    const released = jest.spyOn(claims, 'release').mockImplementationOnce(async (...ended) => {
      renewing.emit('begun');
      await Promise.race([deleted, pause(500)]);
      return release(...ended);
    });
    // On SQLite, which has one writer, the deletion waits for the claim.
    expect(await outcomes([claim(taskId)])).toEqual([engine === 'SQLite' ? 'done' : 'request/not-found']);
    await deleted;
    released.mockRestore();
    expect(await testApp.balances()).toMatchObject({ ledgerSum: 0 });
  });

  describe('S40 hoarding', () => {
    const task = () => market.task(buyer, { payable: 1, allowanceMinutes: 60 });
    const claimFor = async (minutes: number) => {
      const taskId = await task();
      await claim(taskId);
      testApp.clock.advance(minutes * MINUTE);
      await releaseClaim(taskId);
    };

    it('counts a late release as half an expired claim', async () => {
      for (let count = 0; count < 2 * MAX_EXPIRED_CLAIMS - 1; count += 1) await claimFor(21);
      await claimFor(19);
      await claimFor(21);
      const other = await task();
      await expect(claim(other)).rejects.toMatchObject({ code: 'claim/paused' });
      await market.work(other, worker);
      testApp.clock.advanceDays(1);
      await claim(await task());
    });

    it('counts an expired claim from its end, also when it is released later', async () => {
      const tasks = await Promise.all(Array.from({ length: MAX_EXPIRED_CLAIMS }, task));
      for (const each of tasks) {
        await claim(each);
        testApp.clock.advance(61 * MINUTE);
      }
      testApp.clock.advanceDays(1);
      for (const each of tasks) await releaseClaim(each);
      await claim(await task());
    });

    it('does not count an early release', async () => {
      for (let count = 0; count < 2 * MAX_EXPIRED_CLAIMS + 1; count += 1) await claimFor(19);
      expect(await outcomes([claim(await task())])).toEqual(['done']);
    });

    it('counts a new claim right after the expiry as an expired claim', async () => {
      const tasks = [await task(), await task()] as const;
      for (let count = 0; count < MAX_EXPIRED_CLAIMS - 2; count += 1) {
        await claim(await task());
        testApp.clock.advance(61 * MINUTE);
        await expireClaims();
      }
      for (const each of tasks) await claim(each);
      testApp.clock.advance(61 * MINUTE);
      const renewed = await claim(tasks[0]);
      expect(renewed.until).toBeGreaterThan(testApp.clock.clock.now());
      expect(await openSlots(tasks[0])).toBe(0);
      await expect(claim(tasks[1])).rejects.toMatchObject({ code: 'claim/paused' });
      await expireClaims();
      expect([await openSlots(tasks[0]), await openSlots(tasks[1])]).toEqual([0, 1]);
      await market.work(tasks[0], worker);
    });

    it.each(['released', 'expired', 'claimed again'])(
      'rejects a third claim of one task a day after two were %s',
      async (how) => {
        const taskId = await task();
        for (let time = 1; time <= 2; time += 1) {
          await claim(taskId);
          if (how === 'released') await releaseClaim(taskId);
          else testApp.clock.advance(61 * MINUTE);
          if (how === 'expired') await expireClaims();
        }
        await expect(claim(taskId)).rejects.toMatchObject({ code: 'claim/twice-a-day' });
        await expireClaims();
        expect(await openSlots(taskId)).toBe(1);
        expect(await testApp.balances()).toMatchObject({ buyer: 99, escrow: 1, worker: 0, ledgerSum: 0 });
        const other = await newWorker();
        await claim(taskId, other);
        await releaseClaim(taskId, other);
        testApp.clock.advanceDays(1);
        await expireClaims();
        await claim(taskId);
      },
    );

    it('ends a claim once when new claims and the expiry job race', async () => {
      const taskId = await task();
      await claim(taskId);
      testApp.clock.advance(61 * MINUTE);
      await Promise.all([claim(taskId), expireClaims(), claim(taskId), expireClaims()]);
      const open = (await openSlots(taskId)) ?? 0;
      const live = await market.get(LiveClaims).of(worker);
      expect(open + live.length).toBe(1);
    });
  });

  it('is for Workers, and for open tasks only', async () => {
    const taskId = await market.task(buyer, { days: 0 });
    const asBuyer = market.get(ClaimSlot).execute({ taskId, workerId: worker, role: 'Buyer' });
    await expect(asBuyer).rejects.toMatchObject({ code: 'submission/not-a-worker' });
    await expect(claim(newId())).rejects.toMatchObject({ code: 'request/not-found' });
    testApp.clock.advanceDays(1);
    await expect(claim(taskId)).rejects.toMatchObject({ code: 'task/closed' });
  });

  it('is not among the slots that its buyer adds or removes', async () => {
    const taskId = await market.task(buyer, { slots: 3, payable: 5 });
    await claim(taskId);
    await market.get(ChangeTask).resize(taskId, buyer, 0);
    expect(await testApp.balances()).toMatchObject({ buyer: 95, escrow: 5, ledgerSum: 0 });
    await releaseClaim(taskId);
    expect(await openSlots(taskId)).toBe(1);
  });
});
