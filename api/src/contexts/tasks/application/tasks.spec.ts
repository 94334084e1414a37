import { MarketplaceFixture, outcomes } from '../../../../test/support/marketplace-fixture';
import { describeOnEachDatabase, TestApp } from '../../../../test/test-app';
import { auditLedger } from '../../../../test/support/ledger';
import { newId } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { sql } from '../../../platform/database/sql';
import { AuditLog } from '../../../platform/audit/audit-log';
import { NotEnoughCoins } from '../../wallet';
import { TaskClosed } from '../domain/task.errors';
import { ChangeTask } from './change-task';
import { DeleteTask } from './delete-task';
import { ExpireTasks } from './expire-tasks';
import { TaskOffboarding } from './task-offboarding';
import { TaskSlots } from './task-slots';

interface TaskRow {
  readonly status: string;
  readonly open_slots: number;
  readonly places: number;
  readonly is_full: number | boolean;
}

describeOnEachDatabase('a task', (engine) => {
  let testApp: TestApp;
  let market: MarketplaceFixture;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    market = new MarketplaceFixture(testApp);
  });
  afterAll(() => testApp.close());
  afterEach(async () => expect(await auditLedger(testApp.sql)).toBe(0));
  afterEach(() => testApp.clock.reset());

  const expireAll = () =>
    market.get(ExpireTasks).run((error) => {
      throw error;
    });

  it('moves the coins of all its slots to escrow when it is posted', async () => {
    const buyer = await market.person('buyer', 50);
    await market.task(buyer, { slots: 4, payable: 5 });
    expect(await testApp.balances()).toMatchObject({ buyer: 30, escrow: 20, ledgerSum: 0 });
  });

  it('is rejected when the coins do not suffice, and leaves nothing behind', async () => {
    const buyer = await market.person('buyer', 19);
    const before = await market.transfers();
    await expect(market.task(buyer, { slots: 4, payable: 5 })).rejects.toThrow(NotEnoughCoins);
    expect(await testApp.balances()).toMatchObject({ buyer: 19, ledgerSum: 0 });
    expect(await market.transfers()).toBe(before);
    expect(await testApp.database.query(sql`SELECT id FROM task WHERE buyer_id = ?`, [buyer])).toEqual([]);
  });

  it('is posted once when two concurrent requests have coins for one', async () => {
    const buyer = await market.person('buyer', 30);
    expect(await outcomes([1, 2].map(() => market.task(buyer, { slots: 4, payable: 5 })))).toEqual([
      'done',
      'wallet/not-enough-coins',
    ]);
    expect(await testApp.balances()).toMatchObject({ buyer: 10, ledgerSum: 0 });
  });

  it('is rejected for a completion date in the past', async () => {
    const buyer = await market.person('buyer', 50);
    await expect(market.task(buyer, { days: -1 })).rejects.toThrow('before today');
    await market.task(buyer, { days: 0 });
  });

  it('keeps every earlier version when it is reworded', async () => {
    const buyer = await market.person('buyer', 50);
    const taskId = await market.task(buyer);
    const text = { title: 'Name ten fish', detail: 'In Bangla.', submissionInfo: 'Ten names.' };
    const edited = await market.get(ChangeTask).edit(taskId, buyer, text);
    expect(edited.task).toMatchObject({ ...text, textVersion: 2 });
    await expect(market.get(ChangeTask).edit(taskId, newId(), text)).rejects.toThrow(NotFound);
    const texts = sql`SELECT version, title FROM task_text WHERE task_id = ? ORDER BY version`;
    expect(await testApp.database.query(texts, [taskId])).toEqual([
      { version: 1, title: 'Name ten birds' },
      { version: 2, title: 'Name ten fish' },
    ]);
    expect(await testApp.balances()).toMatchObject({ buyer: 45, escrow: 5, ledgerSum: 0 });
  });

  describe('whose buyer changes the open slots', () => {
    it('costs the difference, or returns it', async () => {
      const buyer = await market.person('buyer', 50);
      const taskId = await market.task(buyer, { slots: 2, payable: 5 });
      const change = (openSlots: number) => market.get(ChangeTask).resize(taskId, buyer, openSlots);
      expect((await change(5)).openSlots).toBe(5);
      expect(await testApp.balances()).toMatchObject({ buyer: 25, escrow: 25, ledgerSum: 0 });
      await change(1);
      expect(await testApp.balances()).toMatchObject({ buyer: 45, escrow: 5, ledgerSum: 0 });
      const before = await market.transfers();
      await change(1);
      expect(await market.transfers()).toBe(before);
      await change(0);
      expect(await market.row<TaskRow>('task', taskId)).toMatchObject({ open_slots: 0 });
      expect(await testApp.balances()).toMatchObject({ buyer: 50, escrow: 0, ledgerSum: 0 });
    });

    it('counts all slots, including those with submissions', async () => {
      const buyer = await market.person('buyer', 100);
      const taskId = await market.task(buyer, { slots: 3, payable: 5 });
      const stored = async () => market.row<TaskRow>('task', taskId);
      await market.workOfNewWorker(taskId);
      expect(await stored()).toMatchObject({ open_slots: 2, places: 3 });
      await market.get(ChangeTask).resize(taskId, buyer, 6);
      expect(await stored()).toMatchObject({ open_slots: 6, places: 7 });
      await market.get(ChangeTask).resize(taskId, buyer, 0);
      expect(await stored()).toMatchObject({ open_slots: 0, places: 1 });
    });

    it('stays as it is when the coins do not suffice', async () => {
      const buyer = await market.person('buyer', 12);
      const taskId = await market.task(buyer, { slots: 2, payable: 5 });
      const more = market.get(ChangeTask).resize(taskId, buyer, 3);
      await expect(more).rejects.toThrow(NotEnoughCoins);
      expect(await market.row<TaskRow>('task', taskId)).toMatchObject({ open_slots: 2 });
      expect(await testApp.balances()).toMatchObject({ buyer: 2, escrow: 10, ledgerSum: 0 });
    });

    it('stays consistent under concurrent changes', async () => {
      const buyer = await market.person('buyer', 1000);
      const taskId = await market.task(buyer, { slots: 10, payable: 5 });
      await outcomes([
        ...[3, 12, 7].map((openSlots) => market.get(ChangeTask).resize(taskId, buyer, openSlots)),
        ...Array.from({ length: 6 }, () => market.workOfNewWorker(taskId)),
      ]);
      const { open_slots } = (await market.row<TaskRow>('task', taskId)) as TaskRow;
      const taken = await testApp.database.query(sql`SELECT id FROM submission WHERE task_id = ?`, [taskId]);
      const { escrow, ledgerSum } = await testApp.balances();
      expect({ escrow, ledgerSum }).toEqual({ escrow: (open_slots + taken.length) * 5, ledgerSum: 0 });
    });

    it('returns 404 to other buyers', async () => {
      const buyer = await market.person('buyer', 50);
      const taskId = await market.task(buyer);
      const change = market.get(ChangeTask).resize(taskId, newId(), 3);
      await expect(change).rejects.toThrow(NotFound);
    });
  });

  describe('that is deleted', () => {
    it('returns the coins of open slots and keeps those of pending work', async () => {
      const [buyer, worker] = [await market.person('buyer', 50), await market.person('worker')];
      const taskId = await market.task(buyer, { slots: 4, payable: 5 });
      await market.work(taskId, worker);
      const deletion = { taskId, personId: buyer, role: 'Buyer' } as const;
      expect(await market.get(DeleteTask).execute(deletion)).toEqual({ refunded: 15 });
      expect(await testApp.balances()).toMatchObject({ buyer: 45, escrow: 5, worker: 0, ledgerSum: 0 });
      expect(await market.get(DeleteTask).execute(deletion)).toEqual({ refunded: 15 });
      expect(await testApp.balances()).toMatchObject({ buyer: 45, escrow: 5, worker: 0, ledgerSum: 0 });
      expect(await market.notificationCodes(buyer)).toEqual(['submission/received']);
    });

    it('refunds once when it is deleted many times concurrently', async () => {
      const buyer = await market.person('buyer', 50);
      const taskId = await market.task(buyer, { slots: 4, payable: 5 });
      const deletion = { taskId, personId: buyer, role: 'Buyer' } as const;
      const all = await Promise.all(Array.from({ length: 8 }, () => market.get(DeleteTask).execute(deletion)));
      expect(new Set(all.map(({ refunded }) => refunded))).toEqual(new Set([20]));
      expect(await testApp.balances()).toMatchObject({ buyer: 50, escrow: 0, ledgerSum: 0 });
    });

    it('returns 404 when another buyer deletes it', async () => {
      const buyer = await market.person('buyer', 50);
      const taskId = await market.task(buyer);
      const deletion = market.get(DeleteTask).execute({ taskId, personId: newId(), role: 'Buyer' });
      await expect(deletion).rejects.toThrow(NotFound);
      expect(await testApp.balances()).toMatchObject({ buyer: 45, escrow: 5, ledgerSum: 0 });
    });

    it('notifies its buyer and writes an audit entry when an Admin deletes it', async () => {
      const [buyer, admin] = [await market.person('buyer', 50), newId()];
      const taskId = await market.task(buyer);
      await market.get(DeleteTask).execute({ taskId, personId: admin, role: 'Admin' });
      expect(await market.notificationCodes(buyer)).toEqual(['task/deleted-by-admin']);
      expect(await market.lastNotification(buyer)).toMatchObject({ params: { title: 'Name ten birds', coins: 5 } });
      const entries = (await market.get(AuditLog).list(5)).filter(({ adminId }) => adminId === admin);
      const details = { title: 'Name ten birds', refunded: 5 };
      expect(entries).toMatchObject([{ action: 'task-deleted', subject: taskId, details }]);
      expect(await testApp.balances()).toMatchObject({ buyer: 50, escrow: 0, ledgerSum: 0 });
    });
  });

  describe('whose completion date has passed', () => {
    it('closes once when several processes run the job', async () => {
      const buyer = await market.person('buyer', 50);
      const taskId = await market.task(buyer, { slots: 3, payable: 5, days: 2 });
      testApp.clock.advanceDays(2);
      await expireAll();
      expect(await market.row<TaskRow>('task', taskId)).toMatchObject({ status: 'open' });
      testApp.clock.advanceDays(1);
      await Promise.all([expireAll(), expireAll(), expireAll()]);
      expect(await market.row<TaskRow>('task', taskId)).toMatchObject({ status: 'expired', open_slots: 0 });
      expect(await market.notificationCodes(buyer)).toEqual(['task/expired']);
      expect(await market.lastNotification(buyer)).toMatchObject({ params: { title: 'Name ten birds', coins: 15 } });
      expect(await testApp.balances()).toMatchObject({ buyer: 50, escrow: 0, ledgerSum: 0 });
    });

    it('rejects submissions and new slots, also before the job closed it', async () => {
      const buyer = await market.person('buyer', 50);
      const taskId = await market.task(buyer, { slots: 3, payable: 5, days: 0 });
      testApp.clock.advanceDays(1);
      await expect(market.workOfNewWorker(taskId)).rejects.toThrow(TaskClosed);
      await expect(market.get(TaskSlots).take(taskId)).rejects.toThrow(TaskClosed);
      const change = market.get(ChangeTask).resize(taskId, buyer, 4);
      await expect(change).rejects.toThrow(TaskClosed);
      expect(await testApp.balances()).toMatchObject({ buyer: 35, escrow: 15, ledgerSum: 0 });
    });

    it('can still be deleted, which moves no coins', async () => {
      const buyer = await market.person('buyer', 50);
      const taskId = await market.task(buyer, { days: 0 });
      testApp.clock.advanceDays(1);
      await expireAll();
      const deletion = { taskId, personId: buyer, role: 'Buyer' } as const;
      expect(await market.get(DeleteTask).execute(deletion)).toEqual({ refunded: 0 });
      expect(await testApp.balances()).toMatchObject({ buyer: 50, escrow: 0, ledgerSum: 0 });
    });
  });

  it('returns its coins with all others when its buyer is removed', async () => {
    const buyer = await market.person('buyer', 50);
    await market.task(buyer, { slots: 2 });
    await market.task(buyer, { slots: 3 });
    await market.get(TaskOffboarding).closeSome(buyer, 200);
    expect(await testApp.balances()).toMatchObject({ buyer: 50, escrow: 0, ledgerSum: 0 });
  });
});
