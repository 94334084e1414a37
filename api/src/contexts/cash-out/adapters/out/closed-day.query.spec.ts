import { type PayoutReconciliation, type ReconciliationLine, type PayoutSheetLineName } from '@kaaj/contract';
import { MarketplaceFixture } from '../../../../../test/support/marketplace-fixture';
import { describeOnEachDatabase, TestApp } from '../../../../../test/test-app';
import { coins } from '../../../../kernel/coins';
import { type Id, newId } from '../../../../kernel/ids';
import { payableOf } from '../../../wallet';
import { CancelWithdrawal } from '../../application/cancel-withdrawal';
import { DecideWithdrawal } from '../../application/decide-withdrawal';
import { RequestWithdrawal } from '../../application/request-withdrawal';
import { reconciliationAnswer } from '../in/reconciliation-answer';
import { ClosedDayQuery } from './closed-day.query';
import { PendingWithdrawalsQuery } from './pending-withdrawals.query';
import { ClaimPayoutBatch } from '../../application/claim-payout-batch';
import { ImportPayoutResults } from '../../application/import-payout-results';

const HOUR = 3_600_000;
/** Noon in Dhaka. */
const NOON = Date.parse('2030-05-10T06:00:00Z');
const DAYS = ['2030-05-10', '2030-05-11', '2030-05-12'] as const;

describeOnEachDatabase('the daily reconciliation of payouts', (engine) => {
  let testApp: TestApp;
  let market: MarketplaceFixture;
  let worker: Id;
  const adminId = newId();
  beforeAll(async () => {
    testApp = await TestApp.build(engine, { TIME_ZONE: 'Asia/Dhaka' });
  });
  beforeEach(async () => {
    await testApp.deleteAllRows();
    market = new MarketplaceFixture(testApp);
    worker = await market.person('worker', 10_000);
  });
  afterAll(() => testApp.close());

  const at = (time: number) => testApp.clock.advance(time - testApp.clock.clock.now());
  const requested = async (amount: number, rail: 'bkash' | 'nagad' = 'bkash', workerId = worker) => {
    const input = { workerId, fresh: true, coins: coins(amount), paymentSystem: rail, accountNumber: '01712345678' };
    return (await market.get(RequestWithdrawal).execute(input)).id;
  };
  const decide = (withdrawalId: Id, status: 'accepted' | 'rejected') =>
    market.get(DecideWithdrawal).execute({ withdrawalId, adminId, status });
  const accepted = async (amount: number, rail: 'bkash' | 'nagad' = 'bkash') => {
    const id = await requested(amount, rail);
    await decide(id, 'accepted');
    return id;
  };
  const take = (rail: 'bkash' | 'nagad' = 'bkash') => market.get(ClaimPayoutBatch).execute({ adminId, rail });
  const report = (...lines: readonly string[]) =>
    market.get(ImportPayoutResults).execute({ adminId, csv: ['payout,state,reference,reason', ...lines].join('\n') });
  const reconciliationOf = async (day?: string) => reconciliationAnswer(await market.get(ClosedDayQuery).execute(day));
  /** Coins of a line: untaken, taken, sent, total, in the ledger. */
  const coinsOf = (lines: readonly ReconciliationLine[]) =>
    Object.fromEntries(
      lines.map(({ line, queued, taken, sent, together, ledger }) => [
        line,
        [queued.coins, taken.coins, sent.coins, together.coins, ledger],
      ]),
    );
  const railOf = (reconciliation: PayoutReconciliation, rail: string) =>
    coinsOf(reconciliation.rails.find((each) => each.rail === rail)?.lines ?? []);

  /** The day before leaves one payout in each state; the day itself has every outcome from every state. */
  const everyOutcome = async () => {
    at(NOON);
    const [old, redeemed, free] = [await accepted(201), await accepted(202), await accepted(203, 'nagad')];
    await take();
    await report(`${redeemed},sent,GONE,`);
    at(NOON + 24 * HOUR);
    const [sent, arrived, refused, back] = [
      await accepted(210),
      await accepted(220),
      await accepted(230),
      await accepted(240),
    ];
    const waits = await accepted(250, 'nagad');
    await take();
    await report(
      `${sent},sent,SENT,`,
      `${arrived},confirmed,ARRIVED,`,
      `${refused},failed,,No such account`,
      `${back},sent,BACK,`,
    );
    await report(`${back},failed,,Returned`, `${redeemed},confirmed,,`, `${old},failed,,Closed`);
    at(NOON + 48 * HOUR);
    await take('nagad');
    await report(`${free},confirmed,FREE,`);
    return { old, gone: redeemed, free, sent, arrived, refused, back, waits };
  };

  it('adds up in every state and payment system, and matches the ledger', async () => {
    await everyOutcome();
    const reconciliation = await reconciliationOf(DAYS[1]);
    expect(reconciliation).toMatchObject({
      ...{ day: DAYS[1], from: '2030-05-10T18:00:00.000Z', until: '2030-05-11T18:00:00.000Z', over: true },
      ...{ holds: true, gapCount: 0, gaps: [], paymentCount: 7 },
    });
    expect(railOf(reconciliation, 'bkash')).toEqual({
      opening: [0, 201, 202, 403, 403],
      accepted: [900, 0, 0, 900, 900],
      taken: [-900, 900, 0, 0, null],
      sent: [0, -450, 450, 0, null],
      confirmed: [0, -220, -202, -422, -422],
      failed: [0, -431, -240, -671, -671],
      closing: [0, 0, 210, 210, 210],
    });
    expect(railOf(reconciliation, 'nagad')).toEqual({
      opening: [203, 0, 0, 203, 203],
      accepted: [250, 0, 0, 250, 250],
      taken: [0, 0, 0, 0, null],
      sent: [0, 0, 0, 0, null],
      confirmed: [0, 0, 0, 0, 0],
      failed: [0, 0, 0, 0, 0],
      closing: [453, 0, 0, 453, 453],
    });
    expect(coinsOf(reconciliation.total)['closing']).toEqual([453, 0, 210, 663, 663]);
    const [opening] = reconciliation.rails[0]?.lines ?? [];
    expect(opening?.together).toEqual({ count: 2, coins: 403, amount: 20.15 });
  });

  it('closes each day with the amounts that open the next one', async () => {
    await everyOutcome();
    const reconciliations = [];
    for (const day of ['2030-05-09', ...DAYS]) reconciliations.push(await reconciliationOf(day));
    expect(reconciliations.map(({ holds }) => holds)).toEqual([true, true, true, true]);
    expect(reconciliations[0]?.rails).toEqual([]);
    const figures = (reconciliation: PayoutReconciliation | undefined, line: PayoutSheetLineName) => {
      const found = reconciliation?.total.find((each) => each.line === line);
      return found && { ...found, line: '' };
    };
    for (const [index, reconciliation] of reconciliations.slice(1).entries()) {
      expect(figures(reconciliation, 'opening')).toEqual(figures(reconciliations[index], 'closing'));
    }
    expect(figures(reconciliations[3], 'closing')).toMatchObject({ ledger: 460, together: { count: 2, coins: 460 } });
    expect(reconciliations.map(({ over }) => over)).toEqual([true, true, true, false]);
  });

  it('names the references and reasons of sent, arrived and failed payouts', async () => {
    const { sent, arrived, old } = await everyOutcome();
    const { payments } = await reconciliationOf(DAYS[1]);
    expect(payments).toContainEqual(
      expect.objectContaining({
        payout: sent,
        line: 'sent',
        reference: 'SENT',
        rail: 'bkash',
        coins: 210,
        amount: 10.5,
      }),
    );
    expect(payments).toContainEqual(
      expect.objectContaining({ payout: arrived, line: 'confirmed', reference: 'ARRIVED' }),
    );
    expect(payments).toContainEqual(expect.objectContaining({ payout: old, line: 'failed', reason: 'Closed' }));
  });

  it('returns today so far when no day is named, and rejects a future day', async () => {
    at(NOON);
    await accepted(200);
    testApp.clock.advance(1000);
    for (const day of [undefined, '2031-01-01']) {
      const reconciliation = await reconciliationOf(day);
      expect(reconciliation).toMatchObject({ day: DAYS[0], over: false, holds: true });
      expect(railOf(reconciliation, 'bkash')['closing']).toEqual([200, 0, 0, 200, 200]);
    }
  });

  it('counts events around midnight in one day, though a row and its transfer differ by milliseconds', async () => {
    at(NOON);
    const id = await accepted(200);
    const midnight = Date.parse('2030-05-10T18:00:00Z');
    await testApp.sql('UPDATE withdrawal SET decided_at = ? WHERE id = ?', [midnight - 3, id]);
    await testApp.sql("UPDATE transfer SET at = ? WHERE kind = 'withdrawal-accepted'", [midnight + 2]);
    at(NOON + 24 * HOUR);
    expect(await reconciliationOf(DAYS[0])).toMatchObject({ holds: true, rails: [] });
    const next = await reconciliationOf(DAYS[1]);
    expect(next.holds).toBe(true);
    expect(railOf(next, 'bkash')['accepted']).toEqual([200, 0, 0, 200, 200]);
  });

  describe('a discrepancy', () => {
    let known: Awaited<ReturnType<typeof everyOutcome>>;
    beforeEach(async () => {
      known = await everyOutcome();
    });
    const gapsOf = async (day: string) => {
      const { holds, gapCount, gaps } = await reconciliationOf(day);
      expect(holds).toBe(gaps.length === 0);
      expect(gapCount).toBe(gaps.length);
      return gaps;
    };

    it('is reported when a payout is marked as arrived and no coins were redeemed', async () => {
      await testApp.sql("UPDATE withdrawal SET state = 'confirmed' WHERE id = ?", [known.sent]);
      expect(await gapsOf(DAYS[1])).toEqual([
        { payout: known.sent, line: 'confirmed', coins: -210, ledger: 0 },
        { payout: known.sent, line: 'closing', coins: 0, ledger: 210 },
      ]);
      expect(await gapsOf(DAYS[0])).toEqual([]);
      expect(await gapsOf(DAYS[2])).toEqual([
        { payout: known.sent, line: 'opening', coins: 0, ledger: 210 },
        expect.anything(),
      ]);
    });

    it('is reported when a payout is marked as arrived and its coins were returned', async () => {
      await testApp.sql("UPDATE withdrawal SET state = 'confirmed' WHERE id = ?", [known.back]);
      expect(await gapsOf(DAYS[1])).toEqual([
        { payout: known.back, line: 'confirmed', coins: -240, ledger: 0 },
        { payout: known.back, line: 'failed', coins: 0, ledger: -240 },
      ]);
    });

    it('is reported when a transfer moved another amount', async () => {
      await testApp.sql("UPDATE transfer SET amount = 219 WHERE kind = 'payout-confirmed' AND reference = ?", [
        known.arrived,
      ]);
      expect(await gapsOf(DAYS[1])).toEqual([
        { payout: known.arrived, line: 'confirmed', coins: -220, ledger: -219 },
        { payout: known.arrived, line: 'closing', coins: 0, ledger: 1 },
      ]);
    });

    it('is reported when a payout row is missing, and when only the ledger has it', async () => {
      await testApp.sql('UPDATE withdrawal SET state = NULL WHERE id = ?', [known.waits]);
      expect(await gapsOf(DAYS[1])).toEqual([
        { payout: known.waits, line: 'accepted', coins: 0, ledger: 250 },
        { payout: known.waits, line: 'closing', coins: 0, ledger: 250 },
      ]);
      const reconciliation = await reconciliationOf(DAYS[1]);
      expect(coinsOf(reconciliation.total)['closing']).toEqual([203, 0, 210, 413, 663]);
      const missing = newId(NOON + 24 * HOUR);
      await testApp.sql(
        `INSERT INTO transfer (id, from_account, to_account, amount, kind, reference, at) VALUES (?, 'sold', ?, 7, 'made-up', ?, ?)`,
        [missing, payableOf(missing), missing, NOON],
      );
      expect((await gapsOf(DAYS[0])).map(({ payout }) => payout)).toEqual([missing, missing]);
    });
  });

  describe('the section of pending withdrawals', () => {
    /** Requests, their coins, and the coins that the ledger holds. */
    const waitingOn = async (day: string) => {
      const { waiting, holds } = await reconciliationOf(day);
      const lines = waiting.map(({ line, requests, ledger }) => [line, [requests.count, requests.coins, ledger]]);
      return { ...(Object.fromEntries(lines) as Record<string, number[]>), holds };
    };
    const everyDecision = async () => {
      const other = await market.person('worker', 1_000);
      at(NOON);
      const old = await requested(201);
      const staying = await requested(202, 'nagad', other);
      await accepted(203);
      at(NOON + 24 * HOUR);
      await decide(old, 'accepted');
      const refused = await requested(210);
      await decide(refused, 'rejected');
      const taken = await requested(220);
      await market.get(CancelWithdrawal).execute({ withdrawalId: taken, workerId: worker });
      const later = await requested(230);
      at(NOON + 48 * HOUR);
      await decide(later, 'rejected');
      return { old, staying, refused, taken, later };
    };

    it('matches the coins held in the ledger, from day to day', async () => {
      await everyDecision();
      expect(await waitingOn(DAYS[0])).toEqual({
        ...{ waited: [0, 0, 0], asked: [3, 606, 606], approved: [-1, -203, -203] },
        ...{ rejected: [0, 0, 0], cancelled: [0, 0, 0], waiting: [2, 403, 403], holds: true },
      });
      expect(await waitingOn(DAYS[1])).toEqual({
        ...{ waited: [2, 403, 403], asked: [3, 660, 660], approved: [-1, -201, -201] },
        ...{ rejected: [-1, -210, -210], cancelled: [-1, -220, -220], waiting: [2, 432, 432], holds: true },
      });
      expect(await waitingOn(DAYS[2])).toMatchObject({
        waited: [2, 432, 432],
        rejected: [-1, -230, -230],
        holds: true,
      });
      const held = await testApp.sql<{ held: number }>(
        "SELECT SUM(balance) AS held FROM account WHERE id LIKE 'held:%'",
      );
      testApp.clock.advance(1);
      expect(((await waitingOn(DAYS[2])) as Record<string, unknown>)['waiting']).toEqual([
        1,
        202,
        Number(held[0]?.held),
      ]);
    });

    it('counts in one day, though a request and its transfer fall on two sides of midnight', async () => {
      at(NOON);
      const id = await requested(200);
      const midnight = Date.parse('2030-05-10T18:00:00Z');
      await testApp.sql('UPDATE withdrawal SET asked_at = ? WHERE id = ?', [midnight - 3, id]);
      await testApp.sql("UPDATE transfer SET at = ? WHERE kind = 'withdrawal-requested'", [midnight + 2]);
      at(NOON + 24 * HOUR);
      expect(await waitingOn(DAYS[0])).toMatchObject({ waiting: [0, 0, 0], holds: true });
      expect(await waitingOn(DAYS[1])).toMatchObject({ asked: [1, 200, 200], holds: true });
    });

    it('names the request whose coins were not returned, and the one that only the ledger has', async () => {
      const { later, staying } = await everyDecision();
      testApp.clock.advance(1);
      await testApp.sql("DELETE FROM transfer WHERE kind = 'withdrawal-rejected' AND reference = ?", [later]);
      await testApp.sql('DELETE FROM withdrawal WHERE id = ?', [staying]);
      const reconciliation = await reconciliationOf(DAYS[2]);
      expect(reconciliation).toMatchObject({ holds: false, gapCount: 4 });
      const named = (payout: Id, line: string, ours: number, ledger: number) => ({ payout, line, coins: ours, ledger });
      expect(new Set(reconciliation.gaps)).toEqual(
        new Set([
          named(later, 'rejected', -230, 0),
          named(later, 'waiting', 0, 230),
          named(staying, 'waited', 0, 202),
          named(staying, 'waiting', 0, 202),
        ]),
      );
    });

    it('includes more workers than fit on one page', async () => {
      const people = 3;
      at(NOON);
      for (let person = 0; person < people; person += 1) {
        const workerId = await market.person('worker', 1_000);
        for (const amount of [200, 300]) await requested(amount, 'bkash', workerId);
      }
      testApp.clock.advance(1);
      const pending = await market.get(PendingWithdrawalsQuery).execute(NOON - HOUR, NOON + HOUR, 2);
      expect(pending.of('waiting')).toEqual({ count: 2 * people, coins: 500 * people, cents: 2_500 * people });
      expect(pending.ledger('waiting')).toBe(500 * people);
      expect(pending.holds).toBe(true);
    });
  });
});
