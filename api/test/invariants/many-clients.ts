import { watchLedger } from '../support/ledger';
import { sized } from '../support/sizes';
import { RemoteStage } from '../support/stage';
import { type World } from '../world';
import { type Rules } from './model';
import { runRandomCommands, type Time } from './random-commands';

/** A failing run prints its seed; SEED=n draws the same commands again, as the first ones. */
export const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

/**
 * R1 R2: random commands of many clients over HTTP, each through any of the processes, leave every coin where a plain model has it, the
 * ledger right at every moment, and the records as the work says. `operations`: of all clients together, in a run that is not heavy.
 */
export async function runManyClients(worlds: readonly [World, ...World[]], clients: number, operations: number) {
  const [world, ...others] = worlds;
  const stage = new RemoteStage(await world.overHttp(clients, others), world.sql);
  await stage.admin();
  const watch = watchLedger(world.sql);
  const each = (client: number) =>
    runRandomCommands(stage, {
      operations: sized(100_000, operations) / clients,
      seed: SEED + client * 1_000_000,
      time: timeOf(world),
      length: sized(150, 20),
      rules: { ...rulesOf(world), goodwillCoins: Infinity },
    });
  await Promise.all(Array.from({ length: clients }, (_, client) => each(client)));
  expect(await watch.stop()).toBeGreaterThan(1);
  expect(await world.wrongRecords()).toEqual([]);
}

/** What the model has to know of a world's settings. */
export function rulesOf({ config: { rejectionsWatched, rejectionsPercent, goodwillCoins, feePercent } }: World): Rules {
  return { rejectionsWatched, rejectionsPercent, goodwillCoins, feePercent };
}

/** Days pass for single records, so that the other clients' worlds stay in their own time. */
export function timeOf(world: World): Time {
  const decideBy = (disputeId: string, time: number) =>
    world.sql("UPDATE dispute SET decide_by = ? WHERE id = ? AND state <> 'decided'", [time, disputeId]);
  const notDue = async (disputeId: string) => {
    await decideBy(disputeId, Date.now() + 9 * 24 * 60 * 60 * 1000);
  };
  return {
    post: async () => {
      await world.runJobs();
    },
    expire: async (taskId) => {
      await world.sql("UPDATE task SET completion_date = '2020-01-01' WHERE id = ?", [taskId]);
      await world.runJobs();
    },
    overdue: async (submissionId) => {
      await world.sql('UPDATE submission SET due_at = 1 WHERE id = ?', [submissionId]);
      await world.runJobs();
    },
    undecided: async (disputeId) => {
      await decideBy(disputeId, 1);
      await world.runJobs();
      await notDue(disputeId);
    },
    notDue,
    runOut: async (taskId, workerId) => {
      const live = "UPDATE claim SET `until` = 1 WHERE task_id = ? AND worker_id = ? AND state = 'live'";
      await world.sql(live, [taskId, workerId]);
      await world.runJobs();
    },
  };
}
