import { queueBehindLock } from '../../../../test/support/queue-behind-lock';
import { MarketplaceFixture } from '../../../../test/support/marketplace-fixture';
import { describeOnEachDatabase, TestApp } from '../../../../test/test-app';
import { auditLedger } from '../../../../test/support/ledger';
import { coins } from '../../../kernel/coins';
import { type Id, newId } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { sql } from '../../../platform/database/sql';
import { AuditLog } from '../../../platform/audit/audit-log';
import { Membership, Sessions } from '../../identity';
import { People } from '../../people';
import { Newsletter } from '../../messages/application/newsletter';
import { NotEnoughCoins } from '../../wallet';
import { StatementQuery } from '../../wallet/adapters/out/statement.query';
import { ReviewSubmission } from '../../submissions/application/review-submission';
import { RequestWithdrawal } from '../../cash-out/application/request-withdrawal';
import { AdminIsProtected } from '../domain/moderation.errors';
import { ChangeRole } from './change-role';
import { CorrectBalance } from './correct-balance';
import { RemovePerson } from './remove-person';

const PLACE = { browser: 'a browser', address: '192.0.2.1' };

describeOnEachDatabase('moderation', (engine) => {
  let testApp: TestApp;
  let market: MarketplaceFixture;
  let adminId: Id;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    market = new MarketplaceFixture(testApp);
    adminId = await market.person('admin');
    await market.get(Membership).appoint(adminId, 'Admin');
  });
  afterAll(() => testApp.close());
  afterEach(async () => expect(await auditLedger(testApp.sql)).toBe(0));

  const get: MarketplaceFixture['get'] = (service) => market.get(service);
  const lastEntry = async () => (await get(AuditLog).list(1, undefined))[0];

  it('changes a role, ends the earlier sessions and writes an audit entry', async () => {
    const personId = await market.person('worker');
    const { sessionId } = await get(Sessions).open({ personId, secondFactor: false, ...PLACE });
    await get(ChangeRole).execute({ adminId, sessionId: newId(), personId, role: 'Buyer' });
    expect((await get(People).get(personId)).role).toBe('Buyer');
    expect(await get(Sessions).ended([sessionId])).toEqual(new Set([sessionId]));
    expect(await market.notificationCodes(personId)).toEqual(['user/role-changed']);
    expect(await market.lastNotification(personId)).toMatchObject({ params: { role: 'Buyer' } });
    expect(await lastEntry()).toMatchObject({
      adminId,
      action: 'role-changed',
      subject: personId,
      details: { from: 'Worker', to: 'Buyer' },
    });
  });

  it('changes nothing and ends no session when the person already has the role', async () => {
    const personId = await market.person('worker');
    const { sessionId } = await get(Sessions).open({ personId, secondFactor: false, ...PLACE });
    const before = await lastEntry();
    await get(ChangeRole).execute({ adminId, sessionId: newId(), personId, role: 'Worker' });
    expect(await get(Sessions).ended([sessionId])).toEqual(new Set());
    expect(await lastEntry()).toEqual(before);
  });

  it('protects Admins, even from themselves', async () => {
    const attempts = [
      get(ChangeRole).execute({ adminId, sessionId: newId(), personId: adminId, role: 'Worker' }),
      get(RemovePerson).execute({ adminId, personId: adminId }),
    ];
    for (const attempt of attempts) await expect(attempt).rejects.toBeInstanceOf(AdminIsProtected);
    expect((await get(People).get(adminId)).role).toBe('Admin');
  });

  it('corrects a balance up and down by the difference, never below what is held', async () => {
    const personId = await market.person('corrected', 300);
    const correct = (coin: number) =>
      get(CorrectBalance).execute({ adminId, personId, coin, reason: 'A mistake of ours' });
    await correct(450);
    const [line] = (await get(StatementQuery).page(personId, {}, undefined, 1)).rows;
    expect(await market.lastNotification(personId)).toEqual({
      code: 'balance/corrected',
      params: { coins: 450, reason: 'A mistake of ours', about: line?.reference },
    });
    expect(await testApp.balances()).toMatchObject({ corrected: 450, ledgerSum: 0 });
    await get(RequestWithdrawal).execute({
      workerId: personId,
      fresh: true,
      coins: coins(200),
      paymentSystem: 'bkash',
      accountNumber: '01700000000',
    });
    await correct(210);
    expect(await testApp.balances()).toMatchObject({ corrected: 10, 'corrected held': 200, ledgerSum: 0 });
    expect(await lastEntry()).toMatchObject({
      action: 'balance-corrected',
      details: { from: 450, to: 210, reason: 'A mistake of ours' },
    });
    await expect(correct(199)).rejects.toBeInstanceOf(NotEnoughCoins);
    expect(await testApp.balances()).toMatchObject({ corrected: 10, 'corrected held': 200, ledgerSum: 0 });
  });

  it('removes a buyer: coins of open slots return and are forfeited, pending work is paid', async () => {
    const buyer = await market.person('buyer', 100);
    const worker = await market.person('paid worker');
    const taskId = await market.task(buyer, { slots: 4, payable: 20 });
    await market.work(taskId, worker);
    await get(RemovePerson).execute({ adminId, personId: buyer });
    const written = { adminId, action: 'person-removed', subject: buyer, details: { role: 'Worker' } };
    expect(await lastEntry()).toMatchObject(written);
    expect(await testApp.balances()).toMatchObject({ buyer: 0, 'paid worker': 20, escrow: 0, ledgerSum: 0 });
    expect(await market.row('task', taskId)).toMatchObject({ status: 'deleted' });
    expect(await market.notificationCodes(worker)).toEqual(['submission/accepted-buyer-left']);
    await expect(get(People).get(buyer)).rejects.toBeInstanceOf(NotFound);
  });

  it('removes a worker: pending work is withdrawn, a held withdrawal is forfeited', async () => {
    const buyer = await market.person('other buyer', 50);
    const worker = await market.person('leaving', 250);
    const taskId = await market.task(buyer, { slots: 1, payable: 30 });
    const submissionId = await market.work(taskId, worker);
    const { id: withdrawalId } = await get(RequestWithdrawal).execute({
      workerId: worker,
      fresh: true,
      coins: coins(200),
      paymentSystem: 'nagad',
      accountNumber: '01800000000',
    });
    await get(Newsletter).subscribe(`${worker.toLowerCase()}@kaaj.test`);
    await get(RemovePerson).execute({ adminId, personId: worker });
    expect(await testApp.balances()).toMatchObject({ leaving: 0, 'leaving held': 0, escrow: 30, ledgerSum: 0 });
    expect(await market.row('task', taskId)).toMatchObject({ open_slots: 1 });
    expect(await market.row('submission', submissionId)).toMatchObject({ status: 'rejected' });
    expect(await market.row<{ status: string }>('withdrawal', withdrawalId)).not.toMatchObject({ status: 'pending' });
    expect(await market.notificationCodes(buyer)).toEqual(['submission/received', 'submission/worker-left']);
    expect(await testApp.database.query(sql`SELECT email FROM newsletter_address`)).toEqual([]);
  });

  it('removes a worker with a reason: pending work stays with its buyer, and unearned coins are forfeited, held ones too', async () => {
    const buyer = await market.person('another buyer', 50);
    const worker = await market.person('kept', 250);
    const taskId = await market.task(buyer, { slots: 1, payable: 30 });
    const submissionId = await market.work(taskId, worker);
    const { id: withdrawalId } = await get(RequestWithdrawal).execute({
      workerId: worker,
      fresh: true,
      coins: coins(200),
      paymentSystem: 'nagad',
      accountNumber: '01800000000',
    });
    await get(RemovePerson).execute({ adminId, personId: worker, reason: 'Several accounts' });
    expect(await testApp.balances()).toMatchObject({ kept: 0, 'kept held': 0, escrow: 30, ledgerSum: 0 });
    expect(await market.row('submission', submissionId)).toMatchObject({ status: 'pending' });
    expect(await market.row<{ status: string }>('withdrawal', withdrawalId)).toMatchObject({ status: 'cancelled' });
    expect(await market.notificationCodes(buyer)).toEqual(['submission/received']);
    expect(await market.lastNotification(worker)).toEqual({
      code: 'account/removed',
      params: { reason: 'Several accounts' },
    });
    expect(await lastEntry()).toMatchObject({
      action: 'person-removed',
      details: { role: 'Worker', reason: 'Several accounts', stays: true, forfeit: true },
    });
    await get(ReviewSubmission).execute({ submissionId, buyerId: buyer, verdict: { status: 'accepted' } });
    expect(await testApp.balances()).toMatchObject({ kept: 30, 'kept held': 0, escrow: 0, ledgerSum: 0 });
  });

  it.each(['before', 'after'])(
    'leaves no coins to a person removed just %s their balance is corrected',
    async (removal) => {
      const personId = await market.person('leaving', 20);
      const correct = () => get(CorrectBalance).execute({ adminId, personId, coin: 500, reason: 'A mistake of ours' });
      const remove = () => get(RemovePerson).execute({ adminId, personId });
      const ended = await queueBehindLock(
        testApp,
        personId,
        ...(removal === 'before' ? [remove, correct] : [correct, remove]),
      );
      expect(ended).toEqual(['done', removal === 'before' ? 'request/not-found' : 'done']);
      expect(await testApp.balances()).toMatchObject({ leaving: 0, ledgerSum: 0 });
    },
  );

  it('removes a person once', async () => {
    const personId = await market.person('twice', 10);
    const remove = () => get(RemovePerson).execute({ adminId, personId });
    const settled = await Promise.allSettled([remove(), remove()]);
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(get(RemovePerson).execute({ adminId, personId: newId() })).rejects.toBeInstanceOf(NotFound);
    expect(await testApp.balances()).toMatchObject({ twice: 0, ledgerSum: 0 });
  });
});
