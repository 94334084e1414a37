import { median, run } from '../load/measure.mjs';
import { processorOf } from '../load/processes.mjs';
import { calls } from './calls.mjs';

const ROUNDS = 3;
const SECONDS = 5;
const UPDATES = 300;

/** What one call costs while nobody else asks: { api, database, client, waiting } in ms, of all its trips together. */
export async function costOf(name, next, { server, databasePid, flush }) {
  const before = { api: server.processor(), database: processorOf(databasePid), client: process.cpuUsage() };
  const { perSecond } = await run({ port: server.port, connections: 1, seconds: SECONDS, next });
  const asked = perSecond * SECONDS;
  const { user, system } = process.cpuUsage(before.client);
  const cost = {
    api: (server.processor() - before.api) / asked,
    database: (processorOf(databasePid) - before.database) / asked,
    client: (user + system) / 1000 / asked,
  };
  const spent = cost.api + cost.database + cost.client + (calls[name].unit ? flush : 0);
  return { ...cost, waiting: Math.max(0, 1000 / perSecond - spent) };
}

/** Calls a second with so many connections; the median of some rounds. */
export async function measured(next, port, connections) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push((await run({ port, connections, seconds: SECONDS, next })).perSecond);
  return median(rounds);
}

/** Milliseconds for which a commit waits for the disk. */
export async function flushOf(connection) {
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
