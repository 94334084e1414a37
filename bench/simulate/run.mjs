// Finds the first bottleneck of a growing market: calls are measured here one at a time, and their concurrency is
// simulated. The simulation of this machine is compared with its measurement. Build the API first.
//   npm run simulate -w @kaaj/bench
//     on a MariaDB of its own
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { ensureTools } from '../../scripts/lib/system-tools.mjs';
import { startMariadb } from '../../scripts/lib/mariadb.mjs';
import { runCli, UserError } from '../../scripts/lib/user-error.mjs';
import { waitForFlush } from '../load/wait-for-flush.mjs';
import { operations } from '../load/operations.mjs';
import { buyersOf, REVIEWED_TASKS, seed } from '../load/seed.mjs';
import { measuredApi } from '../measured-api.mjs';
import { startCountingProxy } from '../trips/start-counting-proxy.mjs';
import { tripsOf } from '../trips/trips-of.mjs';
import { calls, tripsThatDiffer } from './calls.mjs';
import { measureFlush, measureCall } from './measure.mjs';
import { Simulation } from './simulation.mjs';

const TASKS = 10_000;
const CONNECTIONS = 16;
const SIMULATED_MS = 10_000;

/** Other calls for each accepted submission: estimates, which an owner replaces by counts from the log. */
const FOR_EACH_ACCEPT = {
  'list, a page of 50': 3,
  'task with session': 5,
  'submit work': 1,
  'accept, spread over tasks': 1,
};
/** The busiest seconds of a day, as a multiple of its mean. */
const PEAK = 3;
const DAY_SECONDS = 86_400;
const ACCEPTED_A_DAY = [1e6, 1e7, 1e8];
/** What people take for quick. */
const P95_MS = 200;
const MACHINES = [
  { processes: 1, databaseCores: 2 },
  { processes: 4, databaseCores: 8 },
  { processes: 16, databaseCores: 16 },
  { processes: 48, databaseCores: 32 },
  { processes: 100, databaseCores: 64 },
];

const operationsOf = ({ key, origin }) => operations({ key, origin, taskCount: TASKS });

/** Throws UserError when calls.mjs differs from the API's round trips: the simulation would be outdated. */
async function assertTrips(url, folder) {
  const way = await startCountingProxy(url);
  const api = await measuredApi({ url: way.url, folder });
  const server = await api.start();
  const next = operationsOf(api);
  const counted = {};
  try {
    for (const name of Object.keys(calls)) counted[name] = await tripsOf(next[name], { port: server.port, way });
  } finally {
    await server.stop();
    way.stop();
  }
  const different = tripsThatDiffer(counted);
  if (different.length > 0) throw new UserError(different.join('\n'));
}

async function measureHere() {
  const mariadb = await startMariadb({ durable: true });
  const folder = mkdtempSync(join(tmpdir(), 'kaaj-bench-simulate-'));
  const url = `${mariadb.url}/kaaj_simulate`;
  const admin = await createConnection(mariadb.url);
  await admin.query('CREATE DATABASE kaaj_simulate');
  const api = await measuredApi({ url, folder });
  try {
    await (await api.start()).stop();
    const connection = await createConnection(url);
    await seed(connection, TASKS);
    await waitForFlush(connection);
    await assertTrips(url, folder);
    const flush = await measureFlush(connection);
    const [[{ file }]] = await connection.query('SELECT @@pid_file AS file');
    const databasePid = Number(readFileSync(file, 'utf8'));
    await connection.end();
    const server = await api.start();
    const next = operationsOf(api);
    const costs = {};
    const here = {};
    for (const name of Object.keys(calls)) {
      const found = await measureCall(name, next[name], { connections: CONNECTIONS, server, databasePid, flush });
      costs[name] = found.cost;
      here[name] = found.perSecond;
    }
    await server.stop();
    return { costs, here, flush };
  } finally {
    await admin.end();
    await mariadb.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function holdAgainst({ costs, here, flush }) {
  const machine = { processes: 1, databaseCores: availableParallelism(), flush, shared: true };
  const market = { tasks: REVIEWED_TASKS, buyers: buyersOf(TASKS) };
  console.log('| call | api, database, client, waiting: ms | simulated /s | measured /s | simulated to measured |');
  console.log('| ---- | ---------------------------------- | ------------ | ----------- | --------------------- |');
  for (const name of Object.keys(calls)) {
    const { api, database, client, waiting } = costs[name];
    const simulated = new Simulation({ costs, machine, market }).closedLoop(name, CONNECTIONS, SIMULATED_MS);
    console.log(
      `| ${name} | ${[api, database, client, waiting].map((ms) => ms.toFixed(2)).join(', ')} | ${simulated.toFixed(0)} | ${here[name].toFixed(0)} | ${(simulated / here[name]).toFixed(2)} |`,
    );
  }
}

const at = (share, values) => values.toSorted((one, other) => one - other)[Math.floor(values.length * share)];

function grow({ costs, flush }) {
  console.log(
    '\n| accepted a day | API processes, cores of the database | p95 of an accept | busy: processes, database | holds |',
  );
  console.log(
    '| -------------- | ------------------------------------ | ---------------- | ------------------------- | ----- |',
  );
  for (const accepted of ACCEPTED_A_DAY) {
    const peak = (accepted / DAY_SECONDS) * PEAK;
    const rates = Object.fromEntries(Object.entries(FOR_EACH_ACCEPT).map(([name, times]) => [name, peak * times]));
    for (const size of MACHINES) {
      const simulation = new Simulation({
        costs,
        machine: { ...size, flush, shared: false },
        market: { tasks: accepted / 100, buyers: accepted / 1000 },
      });
      simulation.openLoop(rates, 3_000);
      const p95 = at(0.95, simulation.times.get('accept, spread over tasks') ?? [Infinity]);
      const busy = [simulation.processes[0].thread.use, simulation.databaseCores.use];
      const holds = p95 <= P95_MS && Math.max(...busy) < 0.9;
      console.log(
        `| ${accepted.toLocaleString('en')} | ${size.processes}, ${size.databaseCores} | ${p95.toFixed(1)} ms | ${busy.map((share) => `${(share * 100).toFixed(0)} %`).join(', ')} | ${holds ? 'yes' : `no: ${busy[0] > busy[1] ? 'the processes' : 'the database'}`} |`,
      );
      if (holds) break;
    }
  }
}

if ((await ensureTools(['mariadb'])).length > 0) process.exit(1);
await runCli(async () => {
  const found = await measureHere();
  console.log(`A commit waits ${found.flush.toFixed(2)} ms for the disk.\n`);
  holdAgainst(found);
  grow(found);
});
