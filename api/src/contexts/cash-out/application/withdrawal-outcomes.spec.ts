import { MarketplaceFixture, outcomes, times } from '../../../../test/support/marketplace-fixture';
import { describeOn, TestApp } from '../../../../test/test-app';
import { coins } from '../../../kernel/coins';
import { newId, type Id } from '../../../kernel/ids';
import { CancelWithdrawal } from './cancel-withdrawal';
import { DecideWithdrawal } from './decide-withdrawal';
import { RequestWithdrawal } from './request-withdrawal';
import { RevealAccountNumber } from './reveal-account-number';

interface WithdrawalRow {
  readonly status: string;
  readonly coins: number;
  readonly cents: number;
  readonly asked_at: number;
  readonly decided_at: number;
}

// Messages and stored values are the same on every engine. Tests on each engine check that outcomes happen once under
// concurrency.
describeOn('SQLite', 'the outcome of a withdrawal', () => {
  let testApp: TestApp;
  let market: MarketplaceFixture;
  let worker: Id;
  let adminId: Id;
  beforeAll(async () => {
    testApp = await TestApp.build('SQLite');
    market = new MarketplaceFixture(testApp);
  });
  afterAll(() => testApp.close());
  beforeEach(async () => {
    worker = await market.person('worker', 500);
    adminId = newId();
  });
  afterEach(() => testApp.clock.reset());

  const request = async (amount = 210) => {
    const input = {
      workerId: worker,
      fresh: true,
      coins: coins(amount),
      paymentSystem: 'bkash',
      accountNumber: '01712345678',
    } as const;
    return (await market.get(RequestWithdrawal).execute(input)).id;
  };
  const decide = (withdrawalId: Id, status: 'accepted' | 'rejected') =>
    market.get(DecideWithdrawal).execute({ withdrawalId, adminId, status });
  const cancel = (withdrawalId: Id) => market.get(CancelWithdrawal).execute({ withdrawalId, workerId: worker });
  const rowOf = (id: Id) => market.row<WithdrawalRow>('withdrawal', id);

  it.each([
    ['accepted', 'Your withdrawal of 210 coins was accepted. You will receive $10.50 via bkash within 72 hours.'],
    ['rejected', 'Your withdrawal of 210 coins was rejected. The coins were returned to you.'],
  ] as const)('that is %s sends one notification and one audit entry with coins and cents', async (status, words) => {
    const id = await request();
    await decide(id, status);
    await decide(id, status);
    expect(await market.notificationTexts(worker)).toEqual([words]);
    expect(await market.writtenDown(adminId)).toEqual([
      { action: `withdrawal-${status}`, subject: id, details: { coins: 210, cents: 1050 } },
    ]);
  });

  it('that its worker cancels sends no notification', async () => {
    await cancel(await request());
    expect(await market.notificationTexts(worker)).toEqual([]);
  });

  it.each([
    ['accepted', (id: Id) => decide(id, 'accepted')],
    ['rejected', (id: Id) => decide(id, 'rejected')],
    ['cancelled', cancel],
    ['cancelled', () => market.get(CancelWithdrawal).closeSome(worker, 200)],
  ])('is stored as %s, with the time', async (status, end) => {
    const id = await request();
    expect(await rowOf(id)).toMatchObject({ status: 'pending', coins: 210, cents: 1050, decided_at: 0 });
    testApp.clock.advanceDays(1);
    const now = testApp.clock.clock.now();
    await end(id);
    const row = await rowOf(id);
    expect(row).toMatchObject({ status, coins: 210, cents: 1050 });
    expect(row?.decided_at).toBeGreaterThanOrEqual(now);
    expect(row?.asked_at).toBeLessThan(now);
  });

  it('keeps the first decision, and nothing moves and nobody is notified again', async () => {
    const [paid, refused, taken] = [await request(200), await request(200), await market.person('other', 200)];
    await decide(paid, 'accepted');
    await decide(refused, 'rejected');
    worker = taken;
    const cancelled = await request(200);
    await cancel(cancelled);
    const before = await testApp.snapshotWithoutOutbox();
    const late = [
      decide(paid, 'rejected'),
      decide(refused, 'accepted'),
      decide(cancelled, 'accepted'),
      decide(cancelled, 'rejected'),
    ];
    expect(await outcomes(late)).toEqual(times(4, 'withdrawal/already-decided'));
    await cancel(cancelled);
    expect(await testApp.snapshot()).toEqual(before);
  });

  it('returns 404 for deciding, cancelling or showing an unknown withdrawal', async () => {
    const none = [decide(newId(), 'accepted'), decide(newId(), 'rejected'), cancel(newId())];
    const looked = market.get(RevealAccountNumber).execute(newId(), adminId);
    expect(await outcomes([...none, looked])).toEqual(times(4, 'request/not-found'));
    expect(await market.writtenDown(adminId)).toEqual([]);
  });

  it('whose account number an Admin viewed gets an audit entry without the number', async () => {
    const id = await request();
    await market.get(RevealAccountNumber).execute(id, adminId);
    expect(await market.writtenDown(adminId)).toEqual([
      { action: 'account-number-revealed', subject: id, details: {} },
    ]);
  });

  it('fails with the database error, not with too few coins, when a statement fails', async () => {
    testApp.faults.failAt(1);
    const failed = await request().catch((error: Error) => error.message);
    testApp.faults.clear();
    expect(failed).toContain('in place of statement 1');
    expect(await testApp.balances()).toMatchObject({ worker: 500, 'worker held': 0, ledgerSum: 0 });
  });

  it('of a removed worker is cancelled when pending, and stays as decided otherwise', async () => {
    const [paid, waiting] = [await request(200), await request(200)];
    await decide(paid, 'accepted');
    await market.get(CancelWithdrawal).closeSome(worker, 200);
    expect((await rowOf(paid))?.status).toBe('accepted');
    expect((await rowOf(waiting))?.status).toBe('cancelled');
    expect(await testApp.balances()).toMatchObject({ worker: 300, 'worker held': 0, ledgerSum: 0 });
  });

  it('fails with the database error, not with too few coins, when a statement fails without the outbox', async () => {
    await testApp.stopOutbox();
    testApp.faults.failAt(1);
    const failed = await request().catch((error: Error) => error.message);
    testApp.faults.clear();
    expect(failed).toContain('in place of statement 1');
    expect(await testApp.balances()).toMatchObject({ worker: 500, 'worker held': 0, ledgerSum: 0 });
  });
});
