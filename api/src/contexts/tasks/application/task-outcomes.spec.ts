import { MarketplaceFixture, outcomes } from '../../../../test/support/marketplace-fixture';
import { describeOn, TestApp } from '../../../../test/test-app';
import { auditLedger } from '../../../../test/support/ledger';
import { newId, type Id } from '../../../kernel/ids';
import { type Task } from '../domain/task';
import { ChangeTask } from './change-task';
import { DeleteTask } from './delete-task';
import { ExpireTasks } from './expire-tasks';
import { TaskPresenter } from './task-presenter';
import { TaskOffboarding } from './task-offboarding';
import { Tasks } from './tasks';

// Messages and stored values are the same on every engine. Tests on each engine check that outcomes happen once under
// concurrency.
describeOn('SQLite', 'the outcome of a task', () => {
  let testApp: TestApp;
  let market: MarketplaceFixture;
  let buyer: Id;
  beforeAll(async () => {
    testApp = await TestApp.build('SQLite');
    market = new MarketplaceFixture(testApp);
  });
  afterAll(() => testApp.close());
  afterEach(async () => expect(await auditLedger(testApp.sql)).toBe(0));
  beforeEach(async () => {
    buyer = await market.person('buyer', 50);
  });
  afterEach(() => testApp.clock.reset());

  const expireAll = () =>
    market.get(ExpireTasks).run((error) => {
      throw error;
    });
  const deleteAsAdmin = (taskId: Id, adminId: Id) =>
    market.get(DeleteTask).execute({ taskId, personId: adminId, role: 'Admin' });
  const change = (taskId: Id, openSlots: number, buyerId = buyer) =>
    market.get(ChangeTask).resize(taskId, buyerId, openSlots);
  const taskRow = (id: Id) => market.row<{ status: string; open_slots: number }>('task', id);

  it('takes submissions and claims on its last day, and not on the day after', async () => {
    const taskId = await market.task(buyer, { slots: 2, days: 1 });
    testApp.clock.advanceDays(1);
    await expireAll();
    expect(await outcomes([market.workOfNewWorker(taskId), change(taskId, 3)])).toEqual(['done', 'done']);
    testApp.clock.advanceDays(1);
    expect(await outcomes([market.workOfNewWorker(taskId), change(taskId, 4)])).toEqual(['task/closed', 'task/closed']);
    await expireAll();
    expect(await outcomes([market.workOfNewWorker(taskId), change(taskId, 4)])).toEqual(['task/closed', 'task/closed']);
  });

  it('notifies its buyer of the returned coins when its last day is over', async () => {
    const taskId = await market.task(buyer, { slots: 3, payable: 5, days: 0 });
    await market.workOfNewWorker(taskId);
    testApp.clock.advanceDays(1);
    await expireAll();
    expect(await market.notificationTexts(buyer)).toEqual([
      'New work for "Name ten birds" is ready for your review.',
      'The completion date of "Name ten birds" has passed. 10 coins of its open spots were returned to you.',
    ]);
    expect(await testApp.balances()).toMatchObject({ buyer: 45, escrow: 5, ledgerSum: 0 });
  });

  it('notifies its buyer when no slot was open, and moves nothing', async () => {
    const taskId = await market.task(buyer, { days: 0 });
    await market.workOfNewWorker(taskId);
    const before = await market.transfers();
    testApp.clock.advanceDays(1);
    await expireAll();
    expect(await market.transfers()).toBe(before);
    expect(await market.notificationCodes(buyer)).toEqual(['submission/received', 'task/expired']);
  });

  it('is listed when its buyer is unknown, without a name, picture or address', async () => {
    const known = (await market.get(Tasks).find(await market.task(buyer))) as Task;
    const unknown = { ...known, buyerId: newId() };
    const shown = await market.get(TaskPresenter).show([known, unknown], { personId: newId(), role: 'Worker' });
    expect(shown.map((task) => task.buyer.name)).toEqual(['buyer', '']);
    expect(shown[1]?.buyer).toEqual({ _id: unknown.buyerId, name: '', image: '', email: '' });
    expect(shown[1]?.buyerEmail).toBe('');
  });

  describe('that an Admin deletes', () => {
    it('sends a notification and an audit entry with its title and the returned coins, once', async () => {
      const admin = newId();
      const taskId = await market.task(buyer, { slots: 3, payable: 5 });
      expect(await deleteAsAdmin(taskId, admin)).toEqual({ refunded: 15 });
      expect(await deleteAsAdmin(taskId, admin)).toEqual({ refunded: 15 });
      expect(await market.notificationTexts(buyer)).toEqual([
        'An Admin deleted "Name ten birds". 15 coins of its open spots were returned to you.',
      ]);
      expect(await market.writtenDown(admin)).toEqual([
        { action: 'task-deleted', subject: taskId, details: { title: 'Name ten birds', refunded: 15 } },
      ]);
      expect(await testApp.balances()).toMatchObject({ buyer: 50, escrow: 0, ledgerSum: 0 });
    });

    it('returns 404 when it does not exist', async () => {
      const admin = newId();
      expect(await outcomes([deleteAsAdmin(newId(), admin)])).toEqual(['request/not-found']);
      expect(await market.writtenDown(admin)).toEqual([]);
    });
  });

  it('that its own buyer deletes causes no audit entry and no notification', async () => {
    const taskId = await market.task(buyer);
    await market.get(DeleteTask).execute({ taskId, personId: buyer, role: 'Buyer' });
    expect(await market.writtenDown(buyer)).toEqual([]);
    expect(await market.notificationTexts(buyer)).toEqual([]);
  });

  it('does not reveal the returned coins of its deletion to others', async () => {
    const taskId = await market.task(buyer);
    await market.get(DeleteTask).execute({ taskId, personId: buyer, role: 'Buyer' });
    const stranger = market.get(DeleteTask).execute({ taskId, personId: newId(), role: 'Buyer' });
    const none = market.get(DeleteTask).execute({ taskId: newId(), personId: buyer, role: 'Buyer' });
    expect(await outcomes([stranger, none])).toEqual(['request/not-found', 'request/not-found']);
  });

  it('rejects changes of slots by others, after its deletion, or when it does not exist', async () => {
    const [taskId, open, closed] = [
      await market.task(buyer),
      await market.task(buyer),
      await market.task(buyer, { days: 0 }),
    ];
    await market.get(DeleteTask).execute({ taskId, personId: buyer, role: 'Buyer' });
    const before = await market.transfers();
    expect(await outcomes([change(taskId, 3), change(open, 3, newId()), change(newId(), 3)])).toEqual([
      'request/not-found',
      'request/not-found',
      'request/not-found',
    ]);
    testApp.clock.advanceDays(1);
    expect(await outcomes([change(closed, 3), change(closed, 3, newId())])).toEqual([
      'request/not-found',
      'task/closed',
    ]);
    expect(await market.transfers()).toBe(before);
  });

  it('is closed with all others when its buyer is removed, full and closed ones too', async () => {
    const [full, open, closed] = [
      await market.task(buyer),
      await market.task(buyer, { slots: 3 }),
      await market.task(buyer, { days: 0 }),
    ];
    await market.workOfNewWorker(full);
    testApp.clock.advanceDays(1);
    await expireAll();
    await market.get(TaskOffboarding).closeSome(buyer, 200);
    const rows = await Promise.all([full, open, closed].map(taskRow));
    expect(rows).toMatchObject([
      { status: 'deleted', open_slots: 0 },
      { status: 'deleted', open_slots: 0 },
      { status: 'deleted', open_slots: 0 },
    ]);
    testApp.name('escrow', `escrow:${full}` as never);
    expect(await testApp.balances()).toMatchObject({ buyer: 45, escrow: 5, ledgerSum: 0 });
  });

  it('returns its coins once when its buyer deletes it and is removed at the same time', async () => {
    const [deleted, open] = [await market.task(buyer, { slots: 2 }), await market.task(buyer, { slots: 3 })];
    await market.get(DeleteTask).execute({ taskId: deleted, personId: buyer, role: 'Buyer' });
    const seen = jest.spyOn(market.get(Tasks), 'undeletedOf').mockResolvedValueOnce([deleted, open]);
    await market.get(TaskOffboarding).closeSome(buyer, 200);
    seen.mockRestore();
    expect(await taskRow(open)).toMatchObject({ status: 'deleted', open_slots: 0 });
    expect(await testApp.balances()).toMatchObject({ buyer: 50, escrow: 0, ledgerSum: 0 });
  });
});
