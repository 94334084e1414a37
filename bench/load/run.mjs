import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createConnection } from 'mysql2/promise';
import { provide } from '../../scripts/lib/machine.mjs';
import { API_FLAGS } from '../../scripts/lib/api-flags.mjs';
import { freePort, startMariadb } from '../../scripts/lib/mariadb.mjs';
import { median, run } from './measure.mjs';
import { operations } from './operations.mjs';
import { startServer } from './processes.mjs';
import { seed } from './seed.mjs';
import { targets } from './targets.mjs';
import { accessKey } from './tokens.mjs';

/**
 * Load on MariaDB, every commit on the disk before it is answered: each call as browsers send it, beside a bare node:http + mysql2
 * server with the same effects, in the same run.
 * Rounds are interleaved and in turns begun by either side; a ratio is the median of the rounds' own ratios.
 * Usage: npm run load -w @kaaj/bench -- [--tasks 10000,1000000] [--rounds 5] [--seconds 5] [--connections 16] [--write]
 * With --calls withdraw (a regular expression) only the calls of these names are measured, and nothing is said about targets.
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
const root = join(import.meta.dirname, '../..');
const [rounds, seconds, connections] = [values.rounds, values.seconds, values.connections].map(Number);
const WARM_UP = 3;
const secret = randomBytes(32).toString('hex');

async function compare(name, next, servers) {
  const figures = { api: [], bare: [] };
  // Uncounted: both sides are measured once their code is compiled.
  for (const side of ['api', 'bare']) await run({ port: servers[side].port, connections, seconds: WARM_UP, next });
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 ? ['bare', 'api'] : ['api', 'bare'];
    for (const side of order) figures[side].push(await run({ port: servers[side].port, connections, seconds, next }));
  }
  const row = {
    name,
    api: median(figures.api.map(({ perSecond }) => perSecond)),
    bare: median(figures.bare.map(({ perSecond }) => perSecond)),
    ratio: median(figures.api.map(({ perSecond }, round) => perSecond / figures.bare[round].perSecond)),
    p95: median(figures.api.map(({ p95 }) => p95)),
    refusals: Object.entries(figures).flatMap(([side, runs]) => refusalsOf(side, runs)),
  };
  console.log(line(row));
  return row;
}

const refusalsOf = (side, runs) =>
  runs.flatMap(({ refusals }, round) =>
    [...refusals].map(([why, count]) => `${side}, round ${round + 1}: ${why}, ${count} times`),
  );

/** What was refused is not a measurement. */
const line = ({ name, api, bare, ratio, p95, refusals }) =>
  refusals.length > 0
    ? `| ${name} | refused (${refusals.join('; ')}) | | | |`
    : `| ${name} | ${api.toFixed(0)} | ${bare.toFixed(0)} | ${ratio.toFixed(2)} | ${p95.toFixed(1)} |`;

async function measureAt(taskCount, mariadb) {
  const database = `kaaj_bench_${taskCount}`;
  const admin = await createConnection(mariadb.url);
  await admin.query(`CREATE DATABASE ${database}`);
  await admin.end();
  const dataDir = mkdtempSync(join(tmpdir(), 'kaaj-bench-'));
  const url = `${mariadb.url.replace(/\/$/, '')}/${database}`;
  const port = await freePort();
  const env = {
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    SESSION_SECRET: secret,
    DEMO: 'false',
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
  };
  const main = join(root, 'api/dist/main.js');

  // The first start migrates; those of a process that finds its tables are what counts.
  await (await startServer(main, { port, probe: '/api/health', env })).stop();
  const connection = await createConnection(url);
  console.log(`\nSeeding ${taskCount.toLocaleString('en')} tasks ...`);
  await seed(connection, taskCount);
  await connection.end();
  const starts = [];
  for (let start = 0; start < 5; start += 1) {
    const server = await startServer(main, { port, probe: '/api/health', env, flags: API_FLAGS });
    starts.push(server.startedIn);
    await server.stop();
  }
  const servers = {
    api: await startServer(main, { port, probe: '/api/health', env, flags: API_FLAGS }),
    bare: await startServer(join(import.meta.dirname, 'bare-server.mjs'), {
      port: await freePort(),
      probe: '/none',
      env,
      flags: API_FLAGS,
    }),
  };
  try {
    console.log('| call | Kaaj /s | bare /s | ratio | p95 ms |\n| --- | --- | --- | --- | --- |');
    const all = operations({ key: accessKey(secret), origin: env.PUBLIC_ORIGIN, taskCount });
    const wanted = Object.entries(all).filter(([name]) => !values.calls || new RegExp(values.calls).test(name));
    const table = [];
    for (const [name, next] of wanted) table.push(await compare(name, next, servers));
    const result = { taskCount, table, startedIn: median(starts), memory: servers.api.memory() };
    console.log(`\n${ofProcess(result)}`);
    return result;
  } finally {
    await Promise.all([servers.api.stop(), servers.bare.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const ofProcess = ({ startedIn, memory }) =>
  `Start to first answer: ${startedIn.toFixed(0)} ms. Memory after the load: ${memory.toFixed(0)} MB.`;

function report(results) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const parts = results.map((result) =>
    [
      `### ${result.taskCount.toLocaleString('en')} tasks`,
      '',
      '| call | Kaaj /s | bare /s | ratio | p95 ms |',
      '| --- | --- | --- | --- | --- |',
      ...result.table.map(line),
      '',
      ofProcess(result),
    ].join('\n'),
  );
  return [
    `## ${new Date().toISOString().slice(0, 10)}, commit ${commit}`,
    '',
    `Node ${process.versions.node}; ${cpus().length} cores shared by load, servers and MariaDB; ${connections} connections, ${rounds} interleaved rounds of ${seconds} s; every commit on the disk (innodb_flush_log_at_trx_commit=1).`,
    '',
    parts.join('\n\n'),
    '',
    '### Targets',
    '',
    targets(results),
    '',
  ].join('\n');
}

if ((await provide(['mariadb'])).length > 0) process.exit(1);
const mariadb = await startMariadb({ durable: true });
const results = [];
try {
  for (const count of values.tasks.split(',').map(Number)) results.push(await measureAt(count, mariadb));
  if (!values.calls) {
    const text = report(results);
    console.log(`\n${text}`);
    if (values.write) appendFileSync(join(root, 'docs/performance.md'), `\n${text}`);
  }
} finally {
  await mariadb.stop();
}
process.exit(results.some(({ table }) => table.some(({ refusals }) => refusals.length > 0)) ? 1 : 0);
