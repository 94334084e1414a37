import { watchLedger } from '../support/ledger';
import { patience, sized } from '../support/sizes';
import { describeOn, describeOnEachDatabase, World, SERVER } from '../world';
import { rulesOf, runManyClients, SEED, timeOf } from './many-clients';
import { AGREEMENT, QUARREL, QUARRELS, runRandomCommands } from './random-commands';

describeOn('SQLite', 'random commands in one process', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.build('SQLite');
  });
  afterAll(() => world.close());

  it(
    'R1 R2 leave every coin where a plain model has it, and the ledger right at every moment',
    async () => {
      const watch = watchLedger(world.sql);
      const run = { operations: sized(100_000, 600), seed: SEED, time: timeOf(world), first: AGREEMENT };
      expect((await runRandomCommands(world, run)).released).toBeGreaterThan(0);
      expect(await watch.stop()).toBeGreaterThan(1);
      expect(await world.wrongRecords()).toEqual([]);
    },
    patience(240, 7200),
  );
});

describeOnEachDatabase('random commands of people who quarrel, where the house gives little', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await World.build(engine, { REJECTIONS_WATCHED: '2', REJECTIONS_PERCENT: '50', GOODWILL_COINS: '30' });
  });
  afterAll(() => world.close());

  it(
    'R1 R2 leave every coin where a plain model has it, with buyers who may reject no more and a house that has no more to give',
    async () => {
      const watch = watchLedger(world.sql);
      const run = { operations: sized(10_000, 400), seed: SEED, time: timeOf(world), length: 400, first: QUARREL };
      const { released: _, ...reached } = await runRandomCommands(world, {
        ...run,
        rules: rulesOf(world),
        often: QUARRELS,
      });
      expect(await watch.stop()).toBeGreaterThan(1);
      expect(await world.wrongRecords()).toEqual([]);
      // What was never reached would show nothing.
      expect(Object.entries(reached).filter(([, times]) => times === 0)).toEqual([]);
    },
    patience(240, 7200),
  );
});

describeOnEachDatabase('random commands where buyers pay a fee', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await World.build(engine, { FEE_PERCENT: '7' });
  });
  afterAll(() => world.close());

  it(
    'R1 R2 leave every coin where a plain model has it, and the fee of what was paid with the house',
    async () => {
      const watch = watchLedger(world.sql);
      const rules = { ...rulesOf(world), goodwillCoins: Infinity };
      await runRandomCommands(world, { operations: sized(10_000, 300), seed: SEED, time: timeOf(world), rules });
      expect(await watch.stop()).toBeGreaterThan(1);
      const [{ coins } = { coins: 0 }] = await world.sql<{ coins: number }>(
        "SELECT SUM(amount) AS coins FROM transfer WHERE to_account = 'fees'",
      );
      expect(Number(coins)).toBeGreaterThan(0);
      expect(await world.wrongRecords()).toEqual([]);
    },
    patience(240, 7200),
  );
});

describeOn(SERVER, 'random commands of 64 clients over HTTP', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.build(SERVER);
  });
  afterAll(() => world.close());

  it(
    'R1 R2 leave every coin where a plain model has it, and the ledger right at every moment',
    () => runManyClients([world], 64, 640),
    patience(480, 7200),
  );
});

describeOn(SERVER, 'random commands of 32 clients through two API processes on one database', () => {
  let first: World;
  let second: World;
  beforeAll(async () => {
    first = await World.build(SERVER);
    second = await World.build(SERVER, first.settings);
  });
  afterAll(async () => {
    await second.close();
    await first.close();
  });

  it(
    'R1 R2 leave every coin where a plain model has it, and the ledger right at every moment',
    () => runManyClients([first, second], 32, 480),
    patience(240, 7200),
  );
});
