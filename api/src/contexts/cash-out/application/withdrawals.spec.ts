import { type PayoutStanding } from '@kaaj/contract';
import { balanceOf } from '../../../../test/support/ledger';
import { MarketplaceFixture, outcomes, times } from '../../../../test/support/marketplace-fixture';
import { describeOnEachDatabase, TestApp } from '../../../../test/test-app';
import { coins } from '../../../kernel/coins';
import { newId, type Id } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { sql } from '../../../platform/database/sql';
import { payableOf } from '../../wallet';
import { WithdrawalPagesQuery } from '../adapters/out/withdrawal-pages.query';
import { CashOutSettings } from './cash-out-settings';
import { AlreadyDecided } from '../domain/cash-out.errors';
import { CancelWithdrawal } from './cancel-withdrawal';
import { DecideWithdrawal } from './decide-withdrawal';
import { RequestWithdrawal } from './request-withdrawal';
import { RevealAccountNumber } from './reveal-account-number';

const ACCOUNT_NUMBER = '01712345678';

describeOnEachDatabase('a withdrawal', (engine) => {
  let testApp: TestApp;
  let market: MarketplaceFixture;
  let worker: Id;
  const adminId = newId();
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    market = new MarketplaceFixture(testApp);
  });
  afterAll(() => testApp.close());
  beforeEach(async () => {
    worker = await market.person('worker', 500);
  });

  const request = async (amount = 200) => {
    const input = {
      workerId: worker,
      fresh: true,
      coins: coins(amount),
      paymentSystem: 'bkash',
      accountNumber: ACCOUNT_NUMBER,
    } as const;
    return (await market.get(RequestWithdrawal).execute(input)).id;
  };
  const decide = (withdrawalId: Id, status: 'accepted' | 'rejected', reason?: string) =>
    market.get(DecideWithdrawal).execute({ withdrawalId, adminId, status, reason });
  const shown = async () => (await market.get(WithdrawalPagesQuery).ofWorker(worker, undefined, 10)).rows[0];
  const cancel = (withdrawalId: Id, workerId = worker) =>
    market.get(CancelWithdrawal).execute({ withdrawalId, workerId });
  const payable = (id: Id) => balanceOf(testApp.sql, payableOf(id));

  it('holds its coins until it is decided', async () => {
    const id = await request(300);
    expect(await testApp.balances()).toMatchObject({ worker: 200, 'worker held': 300, ledgerSum: 0 });
    expect(await payable(id)).toBe(0);
    expect((await market.get(WithdrawalPagesQuery).ofWorker(worker, undefined, 10)).rows[0]?.payout).toMatchObject({
      state: 'waiting',
      due: expect.any(String),
    });
  });

  it('is rejected below 200 coins and above the available coins', async () => {
    await expect(request(199)).rejects.toThrow('Withdrawing less than 200 coins.');
    await expect(request(501)).rejects.toThrow('Do not have enough coins.');
    await expect(request(Number.MAX_SAFE_INTEGER)).rejects.toThrow('Do not have enough coins.');
    await request(300);
    await expect(request(300)).rejects.toThrow('Do not have enough coins.');
    expect(await testApp.balances()).toMatchObject({ worker: 200, 'worker held': 300, ledgerSum: 0 });
    expect((await market.get(WithdrawalPagesQuery).ofWorker(worker, undefined, 10)).rows).toHaveLength(1);
  });

  it('succeeds only as often as the coins allow when many requests run concurrently', async () => {
    expect(await outcomes(Array.from({ length: 6 }, () => request(200)))).toEqual([
      'done',
      'done',
      ...times(4, 'withdrawal/not-enough-coins'),
    ]);
    expect(await testApp.balances()).toMatchObject({ worker: 100, 'worker held': 400, ledgerSum: 0 });
  });

  it('is rejected when the maximum number is pending, also under concurrent requests', async () => {
    const limits = market.get(CashOutSettings).limits as { pendingWithdrawals: number };
    const most = limits.pendingWithdrawals;
    limits.pendingWithdrawals = 2;
    worker = await market.person('worker', 2000);
    expect(await outcomes(Array.from({ length: 5 }, () => request(200)))).toEqual([
      'done',
      'done',
      ...times(3, 'withdrawal/too-many-pending'),
    ]);
    expect(await testApp.balances()).toMatchObject({ worker: 1600, 'worker held': 400, ledgerSum: 0 });
    limits.pendingWithdrawals = most;
  });

  it('becomes payable once when it is accepted repeatedly', async () => {
    const id = await request();
    expect(await outcomes(Array.from({ length: 6 }, () => decide(id, 'accepted')))).toEqual(times(6, 'done'));
    expect(await payable(id)).toBe(200);
    const [shown] = (await market.get(WithdrawalPagesQuery).ofWorker(worker, undefined, 10)).rows;
    const payout = shown?.payout;
    expect(payout).toMatchObject({ state: 'queued', reference: null, reason: null });
    const { at, due } = payout as PayoutStanding;
    expect(Date.parse(due as string) - Date.parse(at)).toBe(72 * 60 * 60 * 1000);
    expect(await market.notificationCodes(worker)).toEqual(['withdrawal/accepted']);
    expect(await testApp.balances()).toMatchObject({ worker: 300, 'worker held': 0, ledgerSum: 0 });
  });

  it('returns its coins when it is rejected', async () => {
    const id = await request();
    await decide(id, 'rejected');
    await expect(decide(id, 'accepted')).rejects.toThrow(AlreadyDecided);
    await expect(cancel(id)).rejects.toThrow(AlreadyDecided);
    expect(await market.notificationCodes(worker)).toEqual(['withdrawal/rejected']);
    expect(await shown()).toMatchObject({ status: 'rejected', rejectionReason: '', payout: null });
    expect(await testApp.balances()).toMatchObject({ worker: 500, 'worker held': 0, ledgerSum: 0 });
  });

  it('shows and notifies its worker of the reason of its rejection, the first one of repeated ones', async () => {
    const id = await request();
    await decide(id, 'rejected', 'The number belongs to somebody else.');
    await decide(id, 'rejected', 'Another reason.');
    expect(await shown()).toMatchObject({ rejectionReason: 'The number belongs to somebody else.', payout: null });
    expect(await market.notificationCodes(worker)).toEqual(['withdrawal/rejected-with-reason']);
    const reasons = await testApp.sql<{ details: string }>(
      `SELECT details FROM audit_entry WHERE subject = '${id}' AND action = 'withdrawal-rejected'`,
    );
    expect(reasons.map(({ details }) => JSON.parse(details))).toMatchObject([
      { reason: 'The number belongs to somebody else.' },
    ]);
  });

  it('stores no reason when it is accepted', async () => {
    await decide(await request(), 'accepted', 'Everything fits.');
    expect(await shown()).toMatchObject({ rejectionReason: '', payout: { state: 'queued', reason: null } });
  });

  it('returns its coins when its worker cancels it, and no other user can cancel it', async () => {
    const id = await request();
    await expect(cancel(id, newId())).rejects.toThrow(NotFound);
    await cancel(id);
    await cancel(id);
    expect(await testApp.balances()).toMatchObject({ worker: 500, 'worker held': 0, ledgerSum: 0 });
  });

  it('ends in one state when accepting, rejecting and cancelling race', async () => {
    const id = await request();
    const attempts = await outcomes([decide(id, 'accepted'), decide(id, 'rejected'), cancel(id)]);
    expect(attempts).toEqual(['done', 'withdrawal/already-decided', 'withdrawal/already-decided']);
    const status = (await market.row<{ status: string }>('withdrawal', id))?.status;
    const left = status === 'accepted' ? 300 : 500;
    expect(await testApp.balances()).toMatchObject({ worker: left, 'worker held': 0, ledgerSum: 0 });
  });

  it('returns its coins when its worker is removed', async () => {
    await request();
    await request();
    await market.get(CancelWithdrawal).closeSome(worker, 200);
    expect(await testApp.balances()).toMatchObject({ worker: 500, 'worker held': 0, ledgerSum: 0 });
  });

  it('stores its account number encrypted, and records an Admin who views it', async () => {
    const id = await request();
    expect(JSON.stringify(await market.row('withdrawal', id))).not.toContain(ACCOUNT_NUMBER);
    const [shown] = (await market.get(WithdrawalPagesQuery).ofWorker(worker, undefined, 10)).rows;
    expect(shown).toMatchObject({ withdrawalCoin: 200, withdrawalAmount: 10, accountNumberMasked: '••••78' });
    expect(await market.get(RevealAccountNumber).execute(id, adminId)).toBe(ACCOUNT_NUMBER);
    const noted = sql`SELECT id FROM audit_entry WHERE subject = ? AND action = 'account-number-revealed'`;
    expect(await testApp.database.query(noted, [id])).toHaveLength(1);
    await expect(market.get(RevealAccountNumber).execute(newId(), adminId)).rejects.toThrow(NotFound);
  });

  it('is listed for Admins: pending ones oldest first, then decided ones latest first', async () => {
    await testApp.database.execute(sql`DELETE FROM withdrawal`);
    const [one, two] = [await request(), await request()];
    worker = await market.person('another', 1000);
    const more = [await request(), await request()];
    await decide(two, 'accepted');
    testApp.clock.advance(1000);
    await decide(more[0] as Id, 'rejected');
    const expected = [one, more[1], more[0], two];
    const pages = market.get(WithdrawalPagesQuery);
    const listed: string[] = [];
    for (let cursor: string | undefined, first = true; first || cursor; first = false) {
      const { rows: withdrawals, next } = await pages.forAdmin(cursor, 1);
      listed.push(...withdrawals.map(({ _id }) => _id));
      cursor = next ?? undefined;
    }
    expect(listed).toEqual(expected);
    expect(await pages.pendingCount()).toBe(2);
  });
});
