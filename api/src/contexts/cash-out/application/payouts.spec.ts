import { type PayoutStanding } from '@kaaj/contract';
import { balanceOf } from '../../../../test/support/ledger';
import { MarketplaceFixture, outcomes } from '../../../../test/support/marketplace-fixture';
import { describeOnEachDatabase, TestApp } from '../../../../test/test-app';
import { coins } from '../../../kernel/coins';
import { type Id, newId } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Membership } from '../../identity';
import { payableOf } from '../../wallet';
import { Endpoints } from '../../integrations/application/endpoints';
import { WithdrawalPagesQuery } from '../adapters/out/withdrawal-pages.query';
import { type DomainError } from '../../../kernel/domain-error';
import { PayoutPagesQuery } from '../adapters/out/payout-pages.query';
import { DecideWithdrawal } from './decide-withdrawal';
import { RequestWithdrawal } from './request-withdrawal';
import { ClaimPayoutBatch } from './claim-payout-batch';
import { ImportPayoutResults } from './import-payout-results';

const HEADER = 'payout,rail,account,amount,currency,reference,state,reason';

describeOnEachDatabase('a payout', (engine) => {
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
    await testApp.sql("UPDATE withdrawal SET batch_id = id WHERE batch_id = '' AND state IS NOT NULL");
  });
  afterEach(() => testApp.clock.reset());

  const accepted = async (amount = 200, rail: 'bkash' | 'nagad' = 'bkash') => {
    const input = {
      workerId: worker,
      fresh: true,
      coins: coins(amount),
      paymentSystem: rail,
      accountNumber: '01712345678',
    };
    const { id } = await market.get(RequestWithdrawal).execute(input);
    await market.get(DecideWithdrawal).execute({ withdrawalId: id, adminId, status: 'accepted' });
    testApp.name('payable', payableOf(id));
    return id;
  };
  const take = (rail: 'bkash' | 'nagad' = 'bkash', by = adminId) =>
    market.get(ClaimPayoutBatch).execute({ adminId: by, rail });
  const taken = async () => {
    const id = await accepted();
    await take();
    return id;
  };
  const report = (...lines: readonly string[]) =>
    market.get(ImportPayoutResults).execute({ adminId, csv: ['payout,state,reference,reason', ...lines].join('\n') });
  const refused = (...lines: readonly string[]) =>
    report(...lines).then(
      () => 'taken',
      ({ fields }: DomainError) => fields.map(({ field, code }) => `${field}: ${code}`),
    );
  const payoutOf = async (id: Id) =>
    (await market.get(WithdrawalPagesQuery).one(id, undefined))?.payout as PayoutStanding;
  const coinsMovedTo = async (account: 'redeemed' | 'forfeited', id: Id) => {
    const sql = 'SELECT SUM(amount) AS coins FROM transfer WHERE to_account = ? AND from_account = ?';
    return (await testApp.sql<{ coins: number | null }>(sql, [account, payableOf(id)]))[0]?.coins ?? 0;
  };

  it('is queued with its promised time and shown beside its withdrawal', async () => {
    const id = await accepted();
    const now = testApp.clock.clock.now();
    const { state, reference, due } = await payoutOf(id);
    expect({ state, reference }).toEqual({ state: 'queued', reference: null });
    expect(Math.abs(Date.parse(due as string) - now - 72 * 3_600_000)).toBeLessThan(10_000);
    const [shown] = (await market.get(WithdrawalPagesQuery).ofWorker(worker, undefined, 5)).rows;
    expect(shown).toMatchObject({ _id: id, status: 'accepted', payout: { state: 'queued' } });
    expect(await testApp.balances()).toMatchObject({ worker: 300, 'worker held': 0, payable: 200, ledgerSum: 0 });
  });

  it('is taken in the file of its payment system with the whole account number, which is stored nowhere', async () => {
    const [bkash, nagad] = [await accepted(210), await accepted(200, 'nagad')];
    const file = await market.get(ClaimPayoutBatch).file(await take());
    expect(file).toMatchObject({ rail: 'bkash', count: 1, amount: 10.5 });
    expect(file.csv).toBe(`${HEADER}\r\n${bkash},bkash,01712345678,10.50,USD,,,\r\n`);
    expect(await payoutOf(bkash)).toMatchObject({ state: 'queued' });
    expect(JSON.stringify(await testApp.snapshot())).not.toContain('01712345678');
    expect((await market.get(ClaimPayoutBatch).file(await take('nagad'))).csv).toContain(nagad);
  });

  it('is taken by one Admin when several try at the same time', async () => {
    const ids = [await accepted(), await accepted()];
    const attempts = await Promise.allSettled(Array.from({ length: 6 }, () => take('bkash', newId())));
    const batches = attempts.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const files = await Promise.all(batches.map((id) => market.get(ClaimPayoutBatch).file(id)));
    expect(files.reduce((sum, { count }) => sum + count, 0)).toBe(ids.length);
    const codes = attempts.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []));
    expect(new Set([...codes, 'payout/nothing-queued'])).toEqual(new Set(['payout/nothing-queued']));
    expect(await outcomes([take()])).toEqual(['payout/nothing-queued']);
  });

  it('is sent with a reference and then arrives: coins are redeemed once, and its worker is notified of each', async () => {
    const id = await taken();
    expect(await report(`${id},,TRX1${id},`)).toEqual({ sent: 1, confirmed: 0, failed: 0, unchanged: 0 });
    expect(await payoutOf(id)).toMatchObject({ state: 'sent', reference: `TRX1${id}` });
    expect(await testApp.balances()).toMatchObject({ worker: 300, payable: 200 });
    expect(await report(`${id},confirmed,,`)).toEqual({ sent: 0, confirmed: 1, failed: 0, unchanged: 0 });
    expect(await report(`${id},confirmed,TRX1${id},`)).toEqual({ sent: 0, confirmed: 0, failed: 0, unchanged: 1 });
    expect(await payoutOf(id)).toMatchObject({ state: 'confirmed', reference: `TRX1${id}` });
    expect(await coinsMovedTo('redeemed', id)).toBe(200);
    expect(await testApp.balances()).toMatchObject({ worker: 300, 'worker held': 0, payable: 0, ledgerSum: 0 });
    expect((await market.notificationTexts(worker)).slice(1)).toEqual([
      `$10.00 is on its way to you via bkash. Reference: TRX1${id}.`,
      `You received $10.00 via bkash. Reference: TRX1${id}.`,
    ]);
  });

  it('is sent to the webhooks of its worker only, in the order of its states and without the account', async () => {
    const other = await market.person('other', 0);
    for (const personId of [worker, other]) {
      await market.get(Endpoints).add({
        id: newId(),
        personId,
        sessionId: null,
        url: 'https://1.1.1.1/kaaj',
        events: ['payout.changed'],
        secret: 'whsec_',
        formerSecret: null,
        formerUntil: 0,
        state: 'on',
        failingSince: null,
        createdAt: 1,
      });
    }
    const id = await taken();
    await report(`${id},,TRX8${id},`);
    await report(`${id},confirmed,,`);
    await report(`${id},confirmed,,`);
    const deliveries = await testApp.sql<{ body: string; person: string }>(
      `SELECT body, person_id AS person FROM webhook_delivery JOIN webhook_endpoint ON webhook_endpoint.id = endpoint_id
       WHERE subject = ? ORDER BY webhook_delivery.id`,
      [id],
    );
    const at = expect.any(String) as string;
    expect(deliveries.map(({ person, body }) => [person, (JSON.parse(body) as { data: object }).data])).toEqual([
      [worker, { withdrawal: id, state: 'queued', reference: null, at }],
      [worker, { withdrawal: id, state: 'sent', reference: `TRX8${id}`, at }],
      [worker, { withdrawal: id, state: 'confirmed', reference: `TRX8${id}`, at }],
    ]);
    const failing = await taken();
    await report(`${failing},failed,,No such account`);
    const [, last] = await testApp.sql<{ body: string }>(
      'SELECT body FROM webhook_delivery WHERE subject = ? ORDER BY id',
      [failing],
    );
    expect(JSON.parse(last?.body ?? '')).toMatchObject({
      type: 'payout.changed',
      data: { withdrawal: failing, state: 'failed', reference: null },
    });
    expect(await testApp.balances()).toMatchObject({ worker: 300, 'worker held': 0, payable: 0, ledgerSum: 0 });
  });

  it.each(['queued', 'sent'])('that failed when it was %s returns the coins once, with the reason', async (state) => {
    const id = await taken();
    if (state === 'sent') await report(`${id},sent,TRX2${id},`);
    const line = `${id},failed,,No such account`;
    expect((await report(line)).failed).toBe(1);
    expect((await report(line)).unchanged).toBe(1);
    expect(await payoutOf(id)).toMatchObject({ state: 'failed', reason: 'No such account' });
    expect(await testApp.balances()).toMatchObject({ worker: 500, payable: 0, ledgerSum: 0 });
    expect(await market.notificationTexts(worker)).toContain(
      '$10.00 could not be paid via bkash, and 200 coins were returned to you: No such account',
    );
    expect(await testApp.sql('SELECT earned FROM account WHERE id = ?', [`available:${worker}`])).toEqual([
      { earned: 0 },
    ]);
  });

  it('ends in one state when arrival and failure are reported at the same time', async () => {
    const id = await taken();
    const reports = [`${id},confirmed,TRX3${id},`, `${id},failed,,Gone`];
    const ends = await outcomes([...reports, ...reports].map((line) => report(line)));
    expect(new Set(ends)).toEqual(new Set(['done', 'payout/file-refused']));
    const { state } = await payoutOf(id);
    expect(await testApp.balances()).toMatchObject({
      worker: state === 'failed' ? 500 : 300,
      payable: 0,
      ledgerSum: 0,
    });
  });

  it('of a removed person is still paid, and its coins go to the platform when it fails', async () => {
    const [paid, failed] = [await accepted(), await accepted()];
    await take();
    await market.get(UnitOfWork).run(() => market.get(Membership).remove(worker));
    await report(`${paid},confirmed,TRX4${paid},`, `${failed},failed,,No such account`);
    expect(await coinsMovedTo('redeemed', paid)).toBe(200);
    expect(await coinsMovedTo('forfeited', failed)).toBe(200);
    expect(await testApp.balances()).toMatchObject({ worker: 100, payable: 0, ledgerSum: 0 });
    expect(await market.notificationCodes(worker)).toEqual(['withdrawal/accepted', 'withdrawal/accepted']);
  });

  it('is reported in a file as a whole: every wrong line is named, and nothing is changed', async () => {
    const [one, two, three] = [await accepted(200), await accepted(200), await market.person('other', 500)];
    await take();
    worker = three;
    const free = await accepted(200);
    await report(`${two},sent,TRX5${two},`);
    const before = await testApp.snapshotWithoutOutbox();
    expect(
      await refused(
        `${one},sent,,`,
        `${newId()},sent,TRX9,`,
        'nonsense,sent,TRX9,',
        `${two},lost,TRX5,`,
        `${two},failed,,`,
        `${free},sent,TRX9,${'x'.repeat(501)}`,
      ),
    ).toEqual([
      'line 2: payoutNoReference',
      'line 4: payoutUnknown',
      'line 5: payoutState',
      'line 6: payoutTwice',
      'line 7: payoutTooLong',
    ]);
    expect(
      await refused(`${one},sent,TRX5${two},`, `${newId()},sent,TRX9,`, `${two},sent,other,`, `${free},sent,TRX9,`),
    ).toEqual([
      'line 2: payoutReferenceUsed',
      'line 3: payoutUnknown',
      'line 4: payoutOtherwise',
      'line 5: payoutNotTaken',
    ]);
    expect(await refused(`${one},sent,TRX6,`, `${one},sent,TRX6,`)).toEqual(['line 3: payoutTwice']);
    expect(await testApp.snapshot()).toEqual(before);
  });

  it('is reported in the taken file after a spreadsheet filled it in; unfinished rows stay as they are', async () => {
    const [one, two] = [await accepted(210), await accepted(200)];
    const { csv } = await market.get(ClaimPayoutBatch).file(await take());
    const lines = csv
      .trim()
      .split('\r\n')
      .map((line) => line.split(',').join(';'));
    const filled = (amount: string) =>
      [
        `\uFEFF${lines[0] ?? ''}`,
        `${one};bkash;1712345678;${amount};USD;"TRX ""7""${one}";;`,
        ...lines.filter((line) => line.startsWith(two)),
        ';;;;;;;',
      ].join('\r\n');
    const upload = (text: string) => market.get(ImportPayoutResults).execute({ adminId, csv: text });
    await expect(upload(filled('11.50'))).rejects.toMatchObject({
      fields: [{ field: 'line 2', code: 'payoutAmount' }],
    });
    expect(await upload(filled('10.5'))).toEqual({ sent: 1, confirmed: 0, failed: 0, unchanged: 0 });
    expect((await payoutOf(one)).reference).toBe(`TRX "7"${one}`);
    expect((await payoutOf(two)).state).toBe('queued');
    await expect(upload('id,what\n1,2')).rejects.toMatchObject({ fields: [{ code: 'payoutColumns' }] });
  });

  it('is queued by due time, and counted once it is overdue', async () => {
    await testApp.sql("UPDATE withdrawal SET state = 'failed' WHERE state IN ('queued', 'sent')");
    const first = await accepted();
    testApp.clock.advance(3_600_000);
    const second = await accepted();
    const pages = market.get(PayoutPagesQuery);
    expect(await pages.overdueCount()).toBe(0);
    testApp.clock.advance(71.5 * 3_600_000);
    expect(await pages.overdueCount()).toBe(1);
    const { rows: payouts, next } = await pages.page('queued', undefined, 1);
    expect(payouts).toMatchObject([{ _id: first, overdue: true, batch: null, amount: 10, worker: { name: 'worker' } }]);
    const rest = await pages.page('queued', next ?? undefined, 1);
    expect(rest).toMatchObject({ rows: [{ _id: second, overdue: false }], next: null });
    await take();
    await report(`${first},confirmed,TRX8${first},`, `${second},sent,TRX8${second},`);
    expect(await pages.overdueCount()).toBe(0);
    const [sent] = (await pages.page('sent', undefined, 5)).rows;
    expect(sent).toMatchObject({ _id: second, batch: { _id: expect.any(String) as string } });
    expect((await pages.page('confirmed', undefined, 1)).rows).toMatchObject([{ _id: first, overdue: false }]);
  });

  it('counts as promised from the start, and as paid out once it has arrived', async () => {
    const pages = market.get(PayoutPagesQuery);
    const since = testApp.clock.clock.now() - 1;
    const [promised, paid] = [await pages.centsPromised(), await pages.centsPaidOutBetween(0, since * 2)];
    const [one, two] = [await accepted(), await accepted()];
    await take();
    expect(await pages.centsPromised()).toBe(promised + 2000);
    expect(await pages.centsPaidOutBetween(0, since * 2)).toBe(paid);
    await report(`${one},confirmed,TRX0${one},`, `${two},failed,,Gone`);
    expect(await pages.centsPromised()).toBe(promised + 1000);
    expect(await pages.centsPaidOutBetween(0, since * 2)).toBe(paid + 1000);
    expect((await pages.arrivedSince(since)).reduce((sum, quarter) => sum + quarter.coins, 0)).toBeGreaterThanOrEqual(
      200,
    );
    expect(await balanceOf(testApp.sql, payableOf(one))).toBe(0);
  });

  it('is recorded in the audit log for each action of an Admin, without an account number', async () => {
    const other = newId();
    const id = await accepted();
    const batch = await take('bkash', other);
    await market.get(ImportPayoutResults).execute({ adminId: other, csv: `payout,reference\n${id},TRXA${id}` });
    expect(await market.writtenDown(other)).toEqual([
      { action: 'payout-batch-taken', subject: batch, details: { rail: 'bkash', payouts: 1 } },
      { action: 'payout-sent', subject: id, details: { coins: 200, cents: 1000, reference: `TRXA${id}` } },
    ]);
  });
});
