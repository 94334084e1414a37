import { LedgerAudit, availableOf, escrowOf, platformAccount, Ledger, transferFor } from '../../src/contexts/wallet';
import { coins } from '../../src/kernel/coins';
import { minIdAt, newId } from '../../src/kernel/ids';
import { yieldToEventLoop, type IncrementalAggregate } from '../../src/platform/aggregates/incremental-aggregate';
import { AggregateRefresher } from '../../src/platform/aggregates/aggregate-refresher';
import { sql } from '../../src/platform/database/sql';
import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../test-app';
import { fillLedger } from '../support/seed-ledger';
import { timeLimit, sized } from '../support/sizes';

const SMALL = sized(100_000, 500);
const LARGE = sized(1_000_000, 4_000);

/** A statement, and the number of rows it returned. */
interface Read {
  readonly sql: string;
  readonly rows: number;
}

const line = ({ sql, rows }: Read) => `${rows}: ${sql}`;
const sorted = (samples?: { scrape: Read[]; page: Read[] }) => ({
  scrape: samples?.scrape.map(line).sort(),
  page: samples?.page.map(line).sort(),
});

describeOnEachDatabase('R18 with many accounts', (engine) => {
  let testApp: TestApp;
  let admin: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    admin = await testApp.admin();
  });
  afterAll(() => testApp.close());
  afterEach(() => testApp.clock.reset());

  async function readsOf(act: () => Promise<unknown>): Promise<Read[]> {
    const reads: Read[] = [];
    const { engine: way } = testApp.database;
    const read = way.read.bind(way);
    way.read = async (sql, parameters) => {
      const rows = await read(sql, parameters);
      reads.push({ sql, rows: (rows as unknown[]).length });
      return rows;
    };
    await act().finally(() => (way.read = read));
    return reads;
  }

  const scrape = () => testApp.api.send({ method: 'GET', path: '/metrics' });

  it(
    'R18 a scrape and the Admin’s page read as many rows as with few, and no large table',
    async () => {
      const samples: { scrape: Read[]; page: Read[] }[] = [];
      for (const [from, to] of [
        [0, SMALL],
        [SMALL, LARGE],
      ] as const) {
        await fillLedger(testApp.database, { from, to });
        testApp.clock.advanceDays(1);
        await testApp.runJobs();
        samples.push({ scrape: await readsOf(scrape), page: await readsOf(() => admin.get('/wallet/health')) });
      }
      const [few, many] = samples;
      expect(sorted(many)).toEqual(sorted(few));
      const reads = samples.flatMap(({ scrape: one, page }) => [...one, ...page]);
      const unbounded = reads.filter(
        ({ sql }) =>
          /FROM (account|transfer|person|submission|task|purchase|withdrawal)\b/.test(sql) &&
          !/LIMIT|WHERE id = |s\.id = /.test(sql),
      );
      expect(unbounded.map(({ sql }) => sql)).toEqual([]);
      expect((await scrape()).text).toMatch(new RegExp(`^kaaj_coins{kind="available"} ${LARGE * 3 + 10}$`, 'm'));
    },
    timeLimit(120, 3600),
  );

  it(
    'R18 the check reads accounts in bounded pages, and holds at most one page at a time',
    async () => {
      const reads = await readsOf(() => testApp.app.get(LedgerAudit).run());
      expect(Math.max(...reads.map(({ rows }) => rows))).toBeLessThanOrEqual(500);
      expect(reads.length).toBeGreaterThan((2 * LARGE) / 500);
    },
    timeLimit(120, 3600),
  );

  it(
    'R18 concurrent requests share one check, and others are answered meanwhile',
    async () => {
      const alone = await readsOf(() => testApp.app.get(LedgerAudit).run());
      let over = false;
      let answered = 0;
      const together = await readsOf(async () => {
        const runs = Promise.all(Array.from({ length: 20 }, () => testApp.app.get(LedgerAudit).run())).finally(
          () => (over = true),
        );
        while (!over) {
          expect((await testApp.api.send({ method: 'GET', path: '/ready' })).status).toBe(200);
          if (!over) answered += 1;
          await yieldToEventLoop();
        }
        await runs;
      });
      const ofLedger = (reads: Read[]) => reads.filter(({ sql }) => /transfer/.test(sql)).length;
      expect(ofLedger(together)).toBe(ofLedger(alone));
      expect(answered).toBeGreaterThan(2);
    },
    timeLimit(120, 3600),
  );

  it(
    'R18 the check reports no fault while coins move between the accounts it reads',
    async () => {
      const ledger = testApp.app.get(Ledger);
      const task = newId();
      const account = (n: number) => ({
        id: task,
        buyerId: minIdAt(n),
        payable: coins(1),
        slots: 1,
        changeId: newId(),
      });
      let moved = 0;
      let over = false;
      const moving = (async () => {
        while (!over) {
          const [from, to] = [Math.floor(Math.random() * SMALL), Math.floor(Math.random() * SMALL)];
          const [added, removed] = [account(from), account(to)];
          const both = [transferFor('slots-added', added), transferFor('slots-given-up', removed)];
          await testApp.database.run(() => ledger.post(...both)).catch(() => undefined);
          moved += 1;
          // SQLite runs a query without yielding.
          await yieldToEventLoop();
        }
      })();
      const report = await testApp.app
        .get(LedgerAudit)
        .run()
        .finally(() => (over = true));
      await moving;
      expect(moved).toBeGreaterThan(1);
      expect(report).toMatchObject({ sum: 0, mismatchCount: 0, negativeCount: 0 });
      expect(Object.values(report.byKind).reduce((sum, each) => sum + each, 0)).toBe(0);
    },
    timeLimit(120, 3600),
  );

  it('R18 the check reports every kind of fault, the first hundred by name and all by number', async () => {
    const { database } = testApp;
    const [stranger, escrow] = [availableOf(newId()), escrowOf(newId())];
    const bare = (from: string, to: string, amount: number) =>
      database.execute(
        sql`INSERT INTO transfer (id, from_account, to_account, amount, kind, reference, at) VALUES (?, ?, ?, ?, ?, ?, 0)`,
        [newId(), from, to, amount, 'task-posted', newId()],
      );
    const before = await testApp.app.get(LedgerAudit).run();
    await bare(platformAccount('granted'), stranger, 9);
    await bare(stranger, escrow, 4);
    await database.execute(sql`UPDATE account SET balance = balance + 2 WHERE id < ?`, [availableOf(minIdAt(150))]);
    const report = await testApp.app.get(LedgerAudit).run();
    await database.execute(sql`UPDATE account SET balance = balance - 2 WHERE id < ?`, [availableOf(minIdAt(150))]);
    expect(report.mismatchCount).toBe(152);
    expect(report.mismatches).toHaveLength(100);
    expect(report.sum).toBe(300 - 5 - 4);
    expect(report.transfers).toBe(before.transfers + 2);
    const still = await testApp.app.get(LedgerAudit).run();
    expect(still.mismatches).toEqual(
      [
        { account: stranger, stored: 0, transferred: 5 },
        { account: escrow, stored: 0, transferred: 4 },
      ].sort((one, other) => (one.account < other.account ? -1 : 1)),
    );
    expect(still.sum).toBe(-9);
  });
});

describeOnEachDatabase('the live figures of the home page', (engine) => {
  it('are those of the last refresh, and fixed ones before the first', async () => {
    const testApp = await TestApp.build(engine, { LIVE_STATS: 'true' });
    const figures = async () =>
      (await testApp.visitor().get('/settings')).data<{ liveStats: object | null }>().liveStats;
    const [buyer, worker] = [await testApp.person('Buyer', { coins: 100 }), await testApp.person('Worker')];
    expect(await figures()).toBeNull();
    const task = idOf(await actions.post(buyer, { requiredWorkers: 2, payableAmount: 10 }));
    (await actions.review(buyer, idOf(await actions.submit(worker, task)), 'accepted')).data();
    await testApp.runJobs();
    expect(await figures()).toMatchObject({ totalUsers: 3, tasksCompleted: 1, earningsPaidDollars: 0, activeJobs: 1 });
    await testApp.person('Worker');
    await testApp.runJobs();
    expect(await figures()).toMatchObject({ totalUsers: 3 });
    testApp.clock.advance(61_000);
    await testApp.runJobs();
    expect(await figures()).toMatchObject({ totalUsers: 4 });
    await testApp.close();
  });
});

describeOnEachDatabase('an incremental aggregate over a whole table', (engine) => {
  let testApps: TestApp[];
  /** Which process took which step. */
  let steps: [process: number, step: number][];
  let failAt: number;
  beforeAll(async () => {
    const first = await TestApp.build(engine);
    testApps = [first, await TestApp.build(engine, first.settings)];
    testApps.forEach((testApp, process) =>
      testApp.app.get(AggregateRefresher).add<number, string>({
        name: 'trial',
        step: async (progress = 0) => {
          steps.push([process, progress]);
          if (progress === failAt) throw new Error('the process died');
          // Longer than a lease.
          await new Promise((resolve) => setTimeout(resolve, 210));
          return progress === 3 ? { result: 'all of it' } : { progress: progress + 1 };
        },
      } satisfies IncrementalAggregate<number, string>),
    );
  });
  afterAll(async () => {
    for (const testApp of testApps.reverse()) await testApp.close();
  });
  beforeEach(async () => {
    steps = [];
    failAt = -1;
    for (const testApp of testApps) {
      await testApp.app.get(AggregateRefresher).requestAll();
      testApp.clock.advance(120_000);
    }
  });

  it('resumes in another process after the first one ended', async () => {
    const [one, other] = testApps as [TestApp, TestApp];
    failAt = 2;
    await one.runJobs();
    failAt = -1;
    await other.runJobs();
    expect(steps).not.toContainEqual([1, 3]);
    other.clock.advance(61_000);
    await other.runJobs();
    expect(steps).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 2],
      [1, 3],
    ]);
    expect((await one.app.get(AggregateRefresher).last<string>('trial'))?.result).toBe('all of it');
    one.clock.advance(61_000);
  });

  it('is computed by one process at a time', async () => {
    await Promise.all(testApps.map((testApp) => testApp.runJobs()));
    expect(steps.map(([, step]) => step)).toEqual([0, 1, 2, 3]);
    expect(new Set(steps.map(([process]) => process)).size).toBe(1);
  });

  it('is computed at intervals, or earlier on request', async () => {
    const [one] = testApps as [TestApp];
    testApps[1]?.clock.advance(-60_000);
    await one.runJobs();
    const taken = steps.length;
    await one.runJobs();
    expect(steps).toHaveLength(taken);
    await one.app.get(AggregateRefresher).requestAll();
    expect(await one.app.get(AggregateRefresher).isRunningOrRequested('trial')).toBe(true);
    await one.runJobs();
    expect(steps.length).toBe(taken + 4);
    expect(await one.app.get(AggregateRefresher).isRunningOrRequested('trial')).toBe(false);
  });
});
