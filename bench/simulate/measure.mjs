import { median, run } from '../load/measure.mjs';
import { cpuTime } from '../load/processes.mjs';
import { calls } from './calls.mjs';

const ROUNDS = 5;
const SECONDS = 3;
const WARM_UP = 15;
const UPDATES = 300;

/**
 * The cost of one call without concurrency, and the throughput with `connections`: { cost: { api, database, client,
 * waiting }, perSecond }. Costs are in ms, of all its round trips. Medians of alternating rounds, so that a slow phase
 * of the machine affects both.
 */
export async function measureCall(name, next, { connections, ...servers }) {
  const { port } = servers.server;
  await run({ port, connections, seconds: WARM_UP, next });
  const costs = [];
  const rates = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    costs.push(await costOf(name, next, servers));
    rates.push((await run({ port, connections, seconds: SECONDS, next })).perSecond);
  }
  const middle = (part) => median(costs.map((cost) => cost[part]));
  return {
    cost: Object.fromEntries(Object.keys(costs[0]).map((part) => [part, middle(part)])),
    perSecond: median(rates),
  };
}

async function costOf(name, next, { server, databasePid, flush }) {
  const before = { api: server.processor(), database: cpuTime(databasePid), client: process.cpuUsage() };
  const { perSecond } = await run({ port: server.port, connections: 1, seconds: SECONDS, next });
  const asked = perSecond * SECONDS;
  const { user, system } = process.cpuUsage(before.client);
  const cost = {
    api: (server.processor() - before.api) / asked,
    database: (cpuTime(databasePid) - before.database) / asked,
    client: (user + system) / 1000 / asked,
  };
  const spent = cost.api + cost.database + cost.client + (calls[name].unit ? flush : 0);
  return { ...cost, waiting: Math.max(0, 1000 / perSecond - spent) };
}

/** Milliseconds for which a commit waits for the disk. */
export async function measureFlush(connection) {
  await connection.query('CREATE TABLE flushed (id int PRIMARY KEY, times int NOT NULL)');
  await connection.query('INSERT INTO flushed VALUES (1, 0)');
  const times = [];
  for (const onDisk of [1, 2]) {
    await connection.query(`SET GLOBAL innodb_flush_log_at_trx_commit = ${onDisk}`);
    const each = [];
    for (let update = 0; update < UPDATES; update += 1) {
      const began = performance.now();
      await connection.query('UPDATE flushed SET times = times + 1 WHERE id = 1');
      each.push(performance.now() - began);
    }
    times.push(median(each));
  }
  await connection.query('SET GLOBAL innodb_flush_log_at_trx_commit = 1');
  await connection.query('DROP TABLE flushed');
  return Math.max(0, times[0] - times[1]);
}
