import { watchLedger } from '../support/ledger';
import { sized } from '../support/sizes';
import { RemoteTestEnvironment } from '../support/test-environment';
import { type TestApp } from '../test-app';
import { type Rules } from './model';
import { runRandomCommands, type Time } from './random-commands';

/** A failing run prints its seed; SEED=n draws the same commands again, as the first ones. */
export const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

/**
 * R1 R2: random commands of many clients over HTTP, each through any of the processes. Every coin has to be where a
 * reference model has it, the ledger valid at every moment, and the counters right. `operations`: of all clients
 * together, in a run that is not heavy.
 */
export async function runManyClients(testApps: readonly [TestApp, ...TestApp[]], clients: number, operations: number) {
  const [testApp, ...others] = testApps;
  const testEnv = new RemoteTestEnvironment(await testApp.overHttp(clients, others), testApp.sql);
  await testEnv.admin();
  const watch = watchLedger(testApp.sql);
  const each = (client: number) =>
    runRandomCommands(testEnv, {
      operations: sized(100_000, operations) / clients,
      seed: SEED + client * 1_000_000,
      time: timeOf(testApp),
      length: sized(150, 20),
      rules: { ...rulesOf(testApp), goodwillCoins: Infinity },
    });
  await Promise.all(Array.from({ length: clients }, (_, client) => each(client)));
  expect(await watch.stop()).toBeGreaterThan(1);
  expect(await testApp.wrongCounters()).toEqual([]);
}

/** The settings of a test application that the model needs. */
export function rulesOf({
  config: { rejectionsWatched, rejectionsPercent, goodwillCoins, feePercent, firstTasksReviewed },
}: TestApp): Rules {
  return { rejectionsWatched, rejectionsPercent, goodwillCoins, feePercent, reviewsTasks: firstTasksReviewed > 0 };
}

/** Time advances for single rows, so that the other clients stay in their own time. */
export function timeOf(testApp: TestApp): Time {
  const decideBy = (disputeId: string, time: number) =>
    testApp.sql("UPDATE dispute SET decide_by = ? WHERE id = ? AND state <> 'decided'", [time, disputeId]);
  const notDue = async (disputeId: string) => {
    await decideBy(disputeId, Date.now() + 9 * 24 * 60 * 60 * 1000);
  };
  return {
    post: async () => {
      await testApp.runJobs();
    },
    expire: async (taskId) => {
      await testApp.sql("UPDATE task SET completion_date = '2020-01-01' WHERE id = ?", [taskId]);
      await testApp.runJobs();
    },
    overdue: async (submissionId) => {
      await testApp.sql('UPDATE submission SET due_at = 1 WHERE id = ?', [submissionId]);
      await testApp.runJobs();
    },
    undecided: async (disputeId) => {
      await decideBy(disputeId, 1);
      await testApp.runJobs();
      await notDue(disputeId);
    },
    notDue,
    runOut: async (taskId, workerId) => {
      const live = "UPDATE claim SET `until` = 1 WHERE task_id = ? AND worker_id = ? AND state = 'live'";
      await testApp.sql(live, [taskId, workerId]);
      await testApp.runJobs();
    },
  };
}
