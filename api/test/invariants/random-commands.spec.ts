import { watchLedger } from '../support/ledger';
import { patience, sized } from '../support/sizes';
import { describeOn, World } from '../world';
import { runManyClients, SEED, timeOf } from './many-clients';
import { runRandomCommands } from './random-commands';

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
      await runRandomCommands(world, { operations: sized(100_000, 600), seed: SEED, time: timeOf(world) });
      expect(await watch.stop()).toBeGreaterThan(1);
      expect(await world.wrongRecords()).toEqual([]);
    },
    patience(240, 7200),
  );
});

describeOn('MariaDB', 'random commands of 64 clients over HTTP', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.build('MariaDB');
  });
  afterAll(() => world.close());

  it(
    'R1 R2 leave every coin where a plain model has it, and the ledger right at every moment',
    () => runManyClients([world], 64, 640),
    patience(240, 7200),
  );
});

describeOn('MariaDB', 'random commands of 32 clients through two API processes on one database', () => {
  let first: World;
  let second: World;
  beforeAll(async () => {
    first = await World.build('MariaDB');
    second = await World.build('MariaDB', first.settings);
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
