import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createConnection } from 'mysql2/promise';
import { API_FLAGS } from '../../scripts/lib/api-flags.mjs';
import { ensureTools } from '../../scripts/lib/system-tools.mjs';
import { freePort, startMariadb } from '../../scripts/lib/mariadb.mjs';
import { measuredApi } from '../measured-api.mjs';
import { commit, record } from '../record.mjs';
import { assertSameShape } from './alike.mjs';
import { waitForFlush } from './wait-for-flush.mjs';
import { compileUsualServer } from './compile-usual-server.mjs';
import { median } from './measure.mjs';
import { operations, sharingRounds } from './operations.mjs';
import { pace, paceLine } from './pace.mjs';
import { startServer } from './processes.mjs';
import { compare, HEAD, line } from './rounds.mjs';
import { seed } from './seed.mjs';
import { targets } from './targets.mjs';

/**
 * Load test on MariaDB with every commit flushed to disk: each call as browsers send it. Two reference servers with the
 * same effects run in the same rounds. One is bare node:http + mysql2, the other is written as such servers usually are
 * (usual/main.ts). The run stops if their answers do not have the fields of the API's. Rounds are interleaved and
 * started by each side in turn; a ratio is the median of the rounds' ratios. Both sizes of the market are measured in
 * the same rounds, each on separate servers, so that growth is a ratio within one run. Usage: npm run load -w
 * @kaaj/bench -- [--tasks 10000,1000000] [--rounds 5] [--seconds 5] [--connections 16] [--write]. With --write the
 * report is added to the records of the day (docs/measurements). With --calls withdraw (a regular expression) only
 * matching calls are measured, and targets are not checked.
 */
const { values } = parseArgs({
  options: {
    tasks: { type: 'string', default: '10000,1000000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '16' },
    calls: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
/** The tables of a million tasks in memory, as docs/scaling.md has it. */
const BUFFER_POOL = '2G';
/** What others were at when the measurement began. */
const [loadBefore] = loadavg();
const paces = [pace()];
const [rounds, seconds, connections] = [values.rounds, values.seconds, values.connections].map(Number);

/** A database of so many tasks and three servers on it: { taskCount, servers, calls, startedIn: ms, stop }. */
async function marketOf(taskCount, mariadb) {
  const database = `kaaj_bench_${taskCount}`;
  const admin = await createConnection(mariadb.url);
  await admin.query(`CREATE DATABASE ${database}`);
  await admin.end();
  const dataDir = mkdtempSync(join(tmpdir(), 'kaaj-bench-'));
  const url = `${mariadb.url.replace(/\/$/, '')}/${database}`;
  const api = await measuredApi({ url, folder: dataDir, settings: { SCHEDULER: 'true' } });

  // The first start migrates; those of a process that finds its tables are what counts.
  await (await api.start()).stop();
  const connection = await createConnection(url);
  console.log(`Seeding ${inEnglish(taskCount)} tasks ...`);
  await seed(connection, taskCount);
  await waitForFlush(connection);
  await connection.end();
  const starts = [];
  for (let start = 0; start < 5; start += 1) {
    const server = await api.start();
    starts.push(server.startedIn);
    await server.stop();
  }
  const beside = async (script) =>
    startServer(script, { port: await freePort(), probe: '/none', env: api.env, flags: API_FLAGS });
  const servers = {
    api: await api.start(),
    bare: await beside(join(import.meta.dirname, 'bare-server.mjs')),
    usual: await beside(compileUsualServer()),
  };
  return {
    taskCount,
    servers,
    calls: operations({ key: api.key, origin: api.origin, taskCount }),
    startedIn: median(starts),
    async stop() {
      await Promise.all(Object.values(servers).map((server) => server.stop()));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Every requested call at every size, and one result for each market: { taskCount, table, startedIn, memory }. */
async function measure(markets) {
  const names = Object.keys(markets[0].calls).filter((name) => !values.calls || new RegExp(values.calls).test(name));
  const rows = new Map(markets.map((market) => [market, []]));
  for (const name of names) for (const { calls, servers } of markets) await assertSameShape(name, calls[name], servers);
  console.log(`\n${HEAD.join('\n')}`);
  for (const group of sharingRounds(names)) {
    const lanes = group.flatMap((name) =>
      markets.map((market) => ({ market, name, next: market.calls[name], servers: market.servers })),
    );
    paces.push(pace());
    const compared = await compare(lanes, { connections, rounds, seconds });
    compared.forEach((row, place) => {
      const { market } = lanes[place];
      rows.get(market).push(row);
      console.log(line({ ...row, name: `${row.name}, ${inEnglish(market.taskCount)}` }));
    });
  }
  return markets.map((market) => ({
    taskCount: market.taskCount,
    table: rows.get(market),
    startedIn: market.startedIn,
    memory: market.servers.api.memory(),
  }));
}

const inEnglish = (count) => count.toLocaleString('en');

const ofProcess = ({ startedIn, memory }) =>
  `Start to first answer: ${startedIn.toFixed(0)} ms. Memory after the load: ${memory.toFixed(0)} MB.`;

function report(results) {
  const parts = results.map((result) =>
    [`### ${inEnglish(result.taskCount)} tasks`, '', ...HEAD, ...result.table.map(line), '', ofProcess(result)].join(
      '\n',
    ),
  );
  return [
    `## The API, commit ${commit()}`,
    '',
    `Node ${process.versions.node}; ${cpus().length} cores shared by load, servers and MariaDB; ${connections} connections, ${rounds} interleaved rounds of ${seconds} s; every commit on the disk (innodb_flush_log_at_trx_commit=1), a buffer pool of ${BUFFER_POOL}; load ${loadBefore.toFixed(1)} when it began, ${loadavg()[0].toFixed(1)} when it ended (of its own it makes 3 to 4); ${paceLine(paces)}.`,
    '',
    parts.join('\n\n'),
    '',
    '### Targets',
    '',
    targets(results),
    '',
  ].join('\n');
}

if ((await ensureTools(['mariadb'])).length > 0) process.exit(1);
const mariadb = await startMariadb({ durable: true, bufferPool: BUFFER_POOL });
const markets = [];
let refused;
try {
  for (const count of values.tasks.split(',').map(Number)) markets.push(await marketOf(count, mariadb));
  const results = await measure(markets);
  refused = results.some(({ table }) => table.some(({ refusals }) => refusals.length > 0));
  if (!values.calls) {
    const text = report(results);
    console.log(`\n${text}`);
    if (values.write) record(text);
  }
} finally {
  await Promise.all(markets.map((market) => market.stop()));
  await mariadb.stop();
}
process.exit(refused ? 1 : 0);
