// Measures the cost of claiming outbox entries from several processes at once, by guarded writes alone and with SKIP
// LOCKED. Build the API first.
//   npm run claims -w @kaaj/bench -- [claimers, default 1,8,16,32] [entries, default 1000] [ms of one delivery, default 10]
//     on a MariaDB of its own
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { ensureTools } from '../../scripts/lib/system-tools.mjs';
import { startMariadb } from '../../scripts/lib/mariadb.mjs';

const ofTheApi = createRequire(import.meta.resolve('../../api/dist/main.js'));
const { Logger } = ofTheApi('@nestjs/common');
const { openDatabase } = ofTheApi('./platform/database/open-database.js');
const { schema } = ofTheApi('./schema.js');
const { OutboxConsumer } = ofTheApi('./platform/outbox/outbox-consumer.js');

const sizes = (process.argv[2] ?? '1,8,16,32').split(',').map(Number);
const ENTRIES = Number(process.argv[3] ?? 1000);
const HANDING_MS = Number(process.argv[4] ?? 10);
const ROUNDS = 3;
const HANDLER_DELAY_MS = 5;
const KIND = 'letter';

const COUNTED = ['Com_select', 'Com_update', 'Com_delete', 'Com_commit', 'Com_rollback'];
const OF_LOCKS = ['Innodb_row_lock_waits', 'Innodb_deadlocks'];

async function counts(connection) {
  const [rows] = await connection.query('SHOW GLOBAL STATUS WHERE Variable_name IN (?)', [[...COUNTED, ...OF_LOCKS]]);
  return Object.fromEntries(rows.map(({ Variable_name: name, Value: value }) => [name, Number(value)]));
}

/** As on a database that has no SKIP LOCKED: by guarded writes alone. */
const without = (database) => Object.create(database, { supportsSkipLocked: { value: async () => false } });

const ways = {
  'guarded writes alone': without,
  'SKIP LOCKED once one was lost': (database) => database,
};

const clock = { now: () => Date.now() };

async function fill(connection) {
  const rows = Array.from({ length: ENTRIES }, (_, n) => [`${n}`.padStart(26, '0'), KIND, `{"n":${n}}`, n, 0]);
  await connection.query('INSERT INTO outbox (id, kind, payload, due_at, tries) VALUES ?', [rows]);
}

/** Entries handed over more or less than once are an error of the way. */
async function emptied(databases, connection) {
  await fill(connection);
  const handed = new Map();
  const handler = async ({ id }) => {
    handed.set(id, (handed.get(id) ?? 0) + 1);
    // Mail servers take now more, now less.
    if (HANDING_MS > 0) await pause(HANDING_MS * (0.5 + Math.random()));
  };
  const lanes = databases.map((database) => new OutboxConsumer(KIND, handler, database, clock));
  const before = await counts(connection);
  const began = performance.now();
  for (const lane of lanes) lane.open();
  while (handed.size < ENTRIES) await pause(HANDLER_DELAY_MS);
  await Promise.all(lanes.map((lane) => lane.close()));
  const seconds = (performance.now() - began) / 1000;
  const after = await counts(connection);
  const [[{ left }]] = await connection.query('SELECT COUNT(*) AS `left` FROM outbox');
  if (left > 0 || [...handed.values()].some((times) => times !== 1)) throw new Error('Not each entry exactly once.');
  const since = (name) => after[name] - before[name];
  return {
    seconds,
    lost: since('Com_update') - ENTRIES,
    statements: COUNTED.reduce((sum, name) => sum + since(name), 0) / ENTRIES,
    waits: since('Innodb_row_lock_waits'),
    deadlocks: since('Innodb_deadlocks'),
  };
}

const middle = (measured, name) => measured.map((each) => each[name]).sort((one, two) => one - two)[ROUNDS >> 1];

if ((await ensureTools(['mariadb'])).length > 0) process.exit(1);
Logger.overrideLogger(['error']);
const mariadb = await startMariadb({ durable: true });
const folder = mkdtempSync(join(tmpdir(), 'kaaj-bench-claims-'));
const databases = [];
try {
  const connection = await createConnection(mariadb.url);
  await connection.query('CREATE DATABASE kaaj_claims');
  await connection.changeUser({ database: 'kaaj_claims' });
  const settings = {
    databaseUrl: `${mariadb.url}/kaaj_claims`,
    databaseConnections: 6,
    databaseLimits: { statementSeconds: 30, graceSeconds: 5, lockSeconds: 10, waitSeconds: 30 },
    dataDir: folder,
  };
  console.log(
    `${ENTRIES} entries, ${HANDING_MS} ms each; medians of ${ROUNDS} rounds.\n\n| claimers | way | claims lost | statements an entry | lock waits | deadlocks | seconds |\n| --- | --- | --- | --- | --- | --- | --- |`,
  );
  for (const size of sizes) {
    while (databases.length < size) databases.push(await openDatabase(settings, schema));
    const measured = new Map(Object.keys(ways).map((name) => [name, []]));
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [name, way] of Object.entries(ways))
        measured.get(name).push(await emptied(databases.slice(0, size).map(way), connection));
    for (const [name, rounds] of measured) {
      const of = (what) => middle(rounds, what);
      console.log(
        `| ${size} | ${name} | ${of('lost')} | ${of('statements').toFixed(2)} | ${of('waits')} | ${of('deadlocks')} | ${of('seconds').toFixed(2)} |`,
      );
    }
  }
  await connection.end();
} finally {
  for (const database of databases) await database.close();
  await mariadb.stop();
  rmSync(folder, { recursive: true, force: true });
}
