// Counts the database round trips of each call: of the API, of the bare server and of the usual one. Build the API
// first.
//   npm run trips -w @kaaj/bench -- [--api another/api/dist/server.js]
//     on a MariaDB of its own
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createConnection } from 'mysql2/promise';
import { API_FLAGS } from '../../scripts/lib/api-flags.mjs';
import { ensureTools } from '../../scripts/lib/system-tools.mjs';
import { freePort, startMariadb } from '../../scripts/lib/mariadb.mjs';
import { compileUsualServer } from '../load/compile-usual-server.mjs';
import { operations } from '../load/operations.mjs';
import { startServer } from '../load/processes.mjs';
import { seed } from '../load/seed.mjs';
import { measuredApi } from '../measured-api.mjs';
import { startCountingProxy } from './start-counting-proxy.mjs';
import { tripsOf } from './trips-of.mjs';

const TASKS = 10_000;

const { values } = parseArgs({ options: { api: { type: 'string' } } });

if ((await ensureTools(['mariadb'])).length > 0) process.exit(1);
const mariadb = await startMariadb();
const folder = mkdtempSync(join(tmpdir(), 'kaaj-bench-trips-'));
const stops = [];
try {
  const admin = await createConnection(mariadb.url);
  await admin.query('CREATE DATABASE kaaj_trips');
  await admin.end();
  const url = `${mariadb.url}/kaaj_trips`;
  const ways = {
    api: await startCountingProxy(url),
    bare: await startCountingProxy(url),
    usual: await startCountingProxy(url),
  };
  stops.push(...Object.values(ways));
  const api = await measuredApi({ url: ways.api.url, folder, main: values.api && resolve(values.api) });
  await (await api.start()).stop();
  const connection = await createConnection(url);
  await seed(connection, TASKS);
  await connection.end();
  const beside = async (script, way) =>
    startServer(script, {
      port: await freePort(),
      probe: '/none',
      env: { ...api.env, DATABASE_URL: way.url },
      flags: API_FLAGS,
    });
  const servers = {
    api: await api.start(),
    bare: await beside(join(import.meta.dirname, '../load/bare-server.mjs'), ways.bare),
    usual: await beside(compileUsualServer(), ways.usual),
  };
  stops.unshift(...Object.values(servers));
  console.log('| call | Kaaj | bare | usual |\n| --- | --- | --- | --- |');
  for (const [name, next] of Object.entries(operations({ key: api.key, origin: api.origin, taskCount: TASKS }))) {
    const trips = [];
    for (const [side, { port }] of Object.entries(servers)) trips.push(await tripsOf(next, { port, way: ways[side] }));
    console.log(`| ${name} | ${trips.join(' | ')} |`);
  }
} finally {
  for (const each of stops) await each.stop();
  await mariadb.stop();
  rmSync(folder, { recursive: true, force: true });
}
