import { VerifyRecords } from '../../src/contexts/disputes';
import { watchLedger } from '../support/ledger';
import { patience, sized } from '../support/sizes';
import { RemoteStage } from '../support/stage';
import { describeOn, World } from '../world';
import { runRandomCommands, type Time } from './random-commands';

/** A failing run prints its seed; SEED=n draws the same commands again, as the first ones. */
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

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
      expect(await wrongRecords(world)).toEqual([]);
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
    async () => {
      const stage = new RemoteStage(await world.overHttp(64), world.sql);
      await stage.admin();
      const watch = watchLedger(world.sql);
      const clients = Array.from({ length: 64 }, (_, client) =>
        runRandomCommands(stage, {
          operations: sized(100_000, 640) / 64,
          seed: SEED + client * 1_000_000,
          time: timeOf(world),
          length: sized(150, 20),
        }),
      );
      await Promise.all(clients);
      expect(await watch.stop()).toBeGreaterThan(1);
      expect(await wrongRecords(world)).toEqual([]);
    },
    patience(240, 7200),
  );
});

/** Counters of records that are not what the work says. */
async function wrongRecords(world: World): Promise<unknown[]> {
  const wrong: unknown[] = [];
  for await (const each of world.app.get(VerifyRecords, { strict: false }).execute()) wrong.push(each);
  return wrong;
}

/** Days pass for single records, so that the other clients' worlds stay in their own time. */
function timeOf(world: World): Time {
  return {
    expire: async (taskId) => {
      await world.sql("UPDATE task SET completion_date = '2020-01-01' WHERE id = ?", [taskId]);
      await world.runJobs();
    },
    overdue: async (submissionId) => {
      await world.sql('UPDATE submission SET due_at = 1 WHERE id = ?', [submissionId]);
      await world.runJobs();
    },
    undecided: async (disputeId) => {
      await world.sql('UPDATE dispute SET decide_by = 1 WHERE id = ?', [disputeId]);
      await world.runJobs();
    },
    runOut: async (taskId, workerId) => {
      await world.sql('UPDATE claim SET until = 1 WHERE task_id = ? AND worker_id = ?', [taskId, workerId]);
      await world.runJobs();
    },
  };
}
