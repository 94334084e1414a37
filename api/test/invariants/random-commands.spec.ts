import { watchLedger } from '../support/ledger';
import { timeLimit, sized } from '../support/sizes';
import { describeOn, describeOnEachDatabase, TestApp, SERVER } from '../test-app';
import { rulesOf, runManyClients, SEED, timeOf } from './many-clients';
import {
  AGREEMENT,
  DISPUTE_COMMANDS,
  DISPUTE_SCENARIOS,
  PAID_WORK,
  REVIEWS_AND_TESTS,
  runRandomCommands,
} from './random-commands';

describeOn('SQLite', 'random commands in one process', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await TestApp.build('SQLite');
  });
  afterAll(() => testApp.close());

  it(
    'R1 R2 leave every coin where a reference model has it, and the ledger valid at every moment',
    async () => {
      const watch = watchLedger(testApp.sql);
      const run = { operations: sized(100_000, 200), seed: SEED, time: timeOf(testApp), first: AGREEMENT };
      expect((await runRandomCommands(testApp, run)).released).toBeGreaterThan(0);
      expect(await watch.stop()).toBeGreaterThan(1);
      expect(await testApp.wrongCounters()).toEqual([]);
    },
    timeLimit(240, 7200),
  );
});

describeOnEachDatabase('random commands with many rejections and little goodwill', (engine) => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await TestApp.build(engine, {
      REJECTION_WINDOW_SIZE: '2',
      MAX_REJECTION_PERCENT: '50',
      GOODWILL_COINS: '30',
    });
  });
  afterAll(() => testApp.close());

  it(
    'R1 R2 leave every coin where a reference model has it, with suspensions of rejecting and used-up goodwill',
    async () => {
      const watch = watchLedger(testApp.sql);
      const run = {
        operations: sized(10_000, 150),
        seed: SEED,
        time: timeOf(testApp),
        length: sized(400, 150),
        first: DISPUTE_COMMANDS,
      };
      const { released: _, ...reached } = await runRandomCommands(testApp, {
        ...run,
        rules: rulesOf(testApp),
        often: DISPUTE_SCENARIOS,
      });
      expect(await watch.stop()).toBeGreaterThan(1);
      expect(await testApp.wrongCounters()).toEqual([]);
      // A case that never occurred would prove nothing.
      expect(Object.entries(reached).filter(([, times]) => times === 0)).toEqual([]);
    },
    timeLimit(240, 7200),
  );
});

describeOnEachDatabase('random commands where buyers pay a fee', (engine) => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await TestApp.build(engine, { FEE_PERCENT: '7' });
  });
  afterAll(() => testApp.close());

  it(
    'R1 R2 leave every coin where a reference model has it, and the platform has the fee of what was paid',
    async () => {
      const watch = watchLedger(testApp.sql);
      const rules = { ...rulesOf(testApp), goodwillCoins: Infinity };
      const run = { operations: sized(10_000, 100), seed: SEED, time: timeOf(testApp), rules };
      await runRandomCommands(testApp, { ...run, first: PAID_WORK });
      expect(await watch.stop()).toBeGreaterThan(1);
      const [{ coins } = { coins: 0 }] = await testApp.sql<{ coins: number }>(
        "SELECT SUM(amount) AS coins FROM transfer WHERE to_account = 'fees'",
      );
      expect(Number(coins)).toBeGreaterThan(0);
      expect(await testApp.wrongCounters()).toEqual([]);
    },
    timeLimit(240, 7200),
  );
});

describeOnEachDatabase('random commands where an Admin reviews each task first, with qualification tests', (engine) => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await TestApp.build(engine, { FIRST_TASKS_REVIEWED: '100', FEE_PERCENT: '7' });
  });
  afterAll(() => testApp.close());

  it(
    'R1 R2 leave every coin where a reference model has it, and return the coins of declined tasks',
    async () => {
      const watch = watchLedger(testApp.sql);
      const rules = { ...rulesOf(testApp), goodwillCoins: Infinity };
      const often = { post: 6, buy: 3, postTest: 4, takeTest: 12, closeTest: 1 };
      await runRandomCommands(testApp, {
        ...{
          operations: sized(10_000, 100),
          seed: SEED,
          time: timeOf(testApp),
          rules,
          often,
          first: REVIEWS_AND_TESTS,
        },
      });
      expect(await watch.stop()).toBeGreaterThan(1);
      const reviews = await testApp.sql<{ review: string }>(
        'SELECT DISTINCT review FROM task WHERE review IS NOT NULL ORDER BY review',
      );
      expect(reviews.map(({ review }) => review)).toEqual(['approved', 'declined']);
      const kinds = "SELECT DISTINCT kind FROM transfer WHERE kind LIKE 'test-%' ORDER BY kind";
      expect((await testApp.sql<{ kind: string }>(kinds)).map(({ kind }) => kind)).toEqual([
        ...['test-closed', 'test-paid', 'test-posted'],
      ]);
      expect(await testApp.wrongCounters()).toEqual([]);
    },
    timeLimit(240, 7200),
  );
});

describeOn(SERVER, 'random commands of many clients over HTTP', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await TestApp.build(SERVER);
  });
  afterAll(() => testApp.close());

  it(
    'R1 R2 leave every coin where a reference model has it, and the ledger valid at every moment',
    () => runManyClients([testApp], sized(64, 16), 80),
    timeLimit(480, 7200),
  );
});
