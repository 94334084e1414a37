// Measures the cost of the next item of a batch, compared with a bare server, as the number of open items grows. Every
// commit is flushed to disk. Build the API first.
//   npm run streams -w @kaaj/bench -- [--markets items:batches,... (10000:1,1000000:100)] [--rounds 5] [--seconds 5]
//     [--connections 16] [--mysql, not durable] [--statements: the API alone, with the cost of each statement]
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createConnection } from 'mysql2/promise';
import { API_FLAGS } from '../../scripts/lib/api-flags.mjs';
import { ensureTools } from '../../scripts/lib/system-tools.mjs';
import { freePort, startMariadb } from '../../scripts/lib/mariadb.mjs';
import { startMysql } from '../../scripts/lib/mysql.mjs';
import { differences } from '../load/alike.mjs';
import { median, run } from '../load/measure.mjs';
import { startServer } from '../load/processes.mjs';
import { inTurn, ratioOf } from '../load/rounds.mjs';
import { signAccess } from '../load/tokens.mjs';
import { waitForFlush } from '../load/wait-for-flush.mjs';
import { measuredApi } from '../measured-api.mjs';
import { batch, reset, seed, sessionOf, worker, WORKERS } from './seed.mjs';

const { values } = parseArgs({
  options: {
    markets: { type: 'string', default: '10000:1,1000000:100' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '16' },
    mysql: { type: 'boolean', default: false },
    statements: { type: 'boolean', default: false },
  },
});
const [rounds, seconds, connections] = [values.rounds, values.seconds, values.connections].map(Number);
/** V8 compiles by the number of calls. */
const WARM_UP = { calls: 15_000, mostSeconds: 60, piece: 10 };
const TARGET = 0.75;

async function marketOf(text, server) {
  const [items, batches] = text.split(':').map(Number);
  const database = `kaaj_streams_${items}_${batches}`;
  const admin = await createConnection(server.url);
  await admin.query(`CREATE DATABASE ${database}`);
  await admin.end();
  const url = `${server.url}/${database}`;
  const folder = mkdtempSync(join(tmpdir(), 'kaaj-bench-streams-'));
  const api = await measuredApi({ url, folder, settings: { LOG_LEVEL: 'silent' } });
  await (await api.start()).stop();
  const connection = await createConnection(url);
  const began = performance.now();
  await seed(connection, { items, batches });
  await waitForFlush(connection);
  console.log(`Seeded ${items.toLocaleString('en')} items in ${((performance.now() - began) / 1000).toFixed(0)} s.`);
  const servers = { api: await api.start() };
  if (!values.statements)
    servers.bare = await startServer(join(import.meta.dirname, '../load/bare-server.mjs'), {
      port: await freePort(),
      probe: '/none',
      env: api.env,
      flags: API_FLAGS,
    });
  let turn = 0;
  /** Of another worker each time, as a browser sends it. A worker stays with a batch. */
  const next = () => {
    const number = turn++ % WORKERS;
    const token = signAccess(api.key, { personId: worker(number), sessionId: sessionOf(number) });
    return {
      method: 'POST',
      path: `/api/task/batch/${batch(number % batches)}/next`,
      headers: {
        cookie: `kaaj_access=${token}`,
        origin: api.origin,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: '{}',
    };
  };
  return {
    name: `${items.toLocaleString('en')} open items, ${batches} ${batches === 1 ? 'batch' : 'batches'}`,
    ...{ connection, servers, next },
    async stop() {
      await Promise.all(Object.values(servers).map((each) => each.stop()));
      await connection.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function warmUp(market, side) {
  for (let [calls, passed] = [0, 0]; calls < WARM_UP.calls && passed < WARM_UP.mostSeconds; passed += WARM_UP.piece)
    calls += (await measured(market, side, WARM_UP.piece)).perSecond * WARM_UP.piece;
}

async function measured({ servers, next, connection }, side, time) {
  const before = servers[side].processor();
  const figures = await run({ port: servers[side].port, connections, seconds: time, next });
  const processor = (servers[side].processor() - before) / (figures.perSecond * time);
  if (figures.refusals.size > 0) throw new Error(`${side}: ${JSON.stringify([...figures.refusals])}`);
  await waitForRest(connection);
  await assertClaimed(connection);
  await reset(connection);
  return { ...figures, processor };
}

/** Some calls are under way when the clients stop. */
async function waitForRest(connection) {
  for (let before = -1, claims = 0; claims !== before;) {
    await pause(1_000);
    const [[{ count }]] = await connection.query('SELECT COUNT(*) AS count FROM claim');
    [before, claims] = [claims, Number(count)];
  }
}

/** No slot twice, and every claim has one. */
async function assertClaimed(connection) {
  const [[{ wrong }]] = await connection.query(
    `SELECT COUNT(*) AS wrong FROM task LEFT JOIN (SELECT task_id, COUNT(*) AS held FROM claim GROUP BY task_id) claimed ON claimed.task_id = task.id
     JOIN (SELECT task_id, COUNT(*) AS sent FROM submission GROUP BY task_id) done ON done.task_id = task.id
     WHERE places <> open_slots + COALESCE(held, 0) + sent OR open_slots <> item_slots`,
  );
  if (Number(wrong) > 0) throw new Error(`${wrong} items have other slots than their claims say.`);
}

async function assertSameShape({ servers, next, connection }) {
  const answers = {};
  for (const [side, { port }] of Object.entries(servers)) {
    const { path, ...request } = next();
    const response = await fetch(`http://127.0.0.1:${port}${path}`, request);
    if (!response.ok) throw new Error(`${side} answered ${response.status}: ${await response.text()}`);
    answers[side] = await response.json();
  }
  await reset(connection);
  const faults = differences(answers.api, answers.bare ?? answers.api);
  if (faults.length > 0) throw new Error(`Not alike: ${faults.join('; ')}`);
}

/** What each statement of the API took, the dearest first. */
async function printStatements({ connection }, calls) {
  const [rows] = await connection.query(
    `SELECT DIGEST_TEXT AS text, COUNT_STAR AS times, SUM_TIMER_WAIT / 1e9 AS total, MAX_TIMER_WAIT / 1e9 AS most, SUM_ROWS_EXAMINED AS examined
     FROM performance_schema.events_statements_summary_by_digest WHERE SCHEMA_NAME = DATABASE() ORDER BY total DESC LIMIT 24`,
  );
  console.log('| a call | mean ms | most ms | rows read | statement |\n| --- | --- | --- | --- | --- |');
  for (const { text, times, total, most, examined } of rows)
    console.log(
      `| ${(times / calls).toFixed(2)} | ${(total / times).toFixed(2)} | ${Number(most).toFixed(0)} | ${(examined / times).toFixed(0)} | ${text.slice(0, 150)} |`,
    );
}

async function statementsOf(market) {
  await warmUp(market, 'api');
  await market.connection.query('TRUNCATE TABLE performance_schema.events_statements_summary_by_digest');
  const { port } = market.servers.api;
  const figures = await run({ port, connections, seconds, next: market.next });
  console.log(`\n${market.name}: ${figures.perSecond.toFixed(0)} /s, p95 ${figures.p95.toFixed(1)} ms`);
  await printStatements(market, figures.perSecond * seconds);
  await reset(market.connection);
}

async function compare(markets) {
  const lanes = markets.map((market) => ({ market, api: [], bare: [] }));
  for (const { market } of lanes) {
    await assertSameShape(market);
    for (const side of ['api', 'bare']) await warmUp(market, side);
  }
  for (let round = 0; round < rounds; round += 1)
    for (const lane of inTurn(lanes, round))
      for (const side of inTurn(['api', 'bare'], round)) lane[side].push(await measured(lane.market, side, seconds));
  console.log(
    '\n| next item | Kaaj /s | bare /s | of bare | target | p95 ms: Kaaj, bare | processor, ms: Kaaj, bare |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  for (const { market, ...figures } of lanes) {
    const both = (figure, digits) =>
      ['api', 'bare'].map((side) => median(figures[side].map((round) => round[figure])).toFixed(digits));
    const ratio = ratioOf(figures.api, figures.bare, 'perSecond');
    const cells = [...both('perSecond', 0), ratio.toFixed(2), `${TARGET}, ${ratio >= TARGET ? 'met' : 'missed'}`];
    console.log(
      `| ${[market.name, ...cells, both('p95', 1).join(', '), both('processor', 2).join(', ')].join(' | ')} |`,
    );
  }
}

if ((await ensureTools(['mariadb'])).length > 0) process.exit(1);
const serverArgs = values.statements ? ['--performance-schema=ON'] : [];
const server = values.mysql
  ? await startMysql({ serverArgs: ['--innodb-buffer-pool-size=2G'] })
  : await startMariadb({ durable: true, bufferPool: '2G', serverArgs });
const markets = [];
const [before] = loadavg();
try {
  for (const text of values.markets.split(',')) markets.push(await marketOf(text, server));
  if (values.statements) for (const market of markets) await statementsOf(market);
  else await compare(markets);
  console.log(
    `\n${connections} connections, ${rounds} interleaved rounds of ${seconds} s; load ${before.toFixed(1)} when it began, ${loadavg()[0].toFixed(1)} when it ended.`,
  );
} finally {
  await Promise.all(markets.map((market) => market.stop()));
  await server.stop();
}
