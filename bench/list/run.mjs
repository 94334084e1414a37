// Measures the cost of reputation records and medians in the lists: the built API with and without them, on one SQLite
// file. The rounds alternate which one starts. Build the API first.
//   npm run list -w @kaaj/bench -- [tasks, default 1000000] [rounds, default 7] [seconds, default 3]
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_ENV, API_FLAGS } from '../../scripts/lib/api-flags.mjs';
import { freePort } from '../../scripts/lib/mariadb.mjs';
import { startServer } from '../load/processes.mjs';
import { costOf, compareSides } from '../load/compare-sides.mjs';
import { seed, task } from './seed.mjs';

const [taskCount, rounds, seconds] = [process.argv[2] ?? 1_000_000, process.argv[3] ?? 7, process.argv[4] ?? 3].map(
  Number,
);
const CONNECTIONS = 16;
const WARM_UP = 3;
const MOST = 1.1;

const folder = mkdtempSync(join(tmpdir(), 'kaaj-bench-list-'));
const env = {
  ...API_ENV,
  NODE_ENV: 'development',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'silent',
  DEMO: 'false',
  SCHEDULER: 'false',
  DATA_DIR: folder,
  PUBLIC_ORIGIN: 'http://127.0.0.1:1',
  SESSION_SECRET: randomBytes(32).toString('hex'),
  ENCRYPTION_KEY: randomBytes(32).toString('hex'),
};
const start = async (records) =>
  startServer(join(import.meta.dirname, 'server.mjs'), {
    port: await freePort(),
    probe: '/api/health',
    flags: API_FLAGS,
    env: { ...env, RECORDS: records },
  });

const cursorOf = (place) => Buffer.from(JSON.stringify(place)).toString('base64url');
let turn = 0;
// Pages after the first: the first ones are cached for a second.
const CALLS = {
  'a page of 50, newest': () => `/api/task?cursor=${cursorOf([0, task(taskCount - 1 - (turn++ % 500))])}`,
  'a page of 24, best paid': () =>
    `/api/task?sort=dsc&size=24&cursor=${cursorOf([499, task(taskCount - 1 - (turn++ % 500))])}`,
};

async function compare(pathOf, servers) {
  const measured = (side, length) =>
    costOf(servers[side], {
      connections: CONNECTIONS,
      seconds: length,
      next: () => ({ method: 'GET', path: pathOf() }),
    });
  return compareSides(['without', 'with'], { rounds, seconds, warmUp: WARM_UP, measured });
}

// The first start makes the tables.
await (await start('with')).stop();
seed(join(folder, 'kaaj.sqlite'), taskCount);
const servers = { with: await start('with'), without: await start('without') };
try {
  console.log(
    `| ${taskCount.toLocaleString('en')} tasks | without records, ms of processor | with | ratio | target | |`,
  );
  console.log('| --- | --- | --- | --- | --- | --- |');
  for (const [name, pathOf] of Object.entries(CALLS)) {
    const cost = await compare(pathOf, servers);
    const figures = [cost.without, cost.with, cost.ratio].map((figure) => figure.toFixed(2));
    console.log(`| ${name} | ${figures.join(' | ')} | at most ${MOST} | ${cost.ratio <= MOST ? 'met' : 'missed'} |`);
  }
} finally {
  await Promise.all(Object.values(servers).map((server) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
}
