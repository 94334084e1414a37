// Measures the disk space of a transfer, in the current layout and in others, and the duration of a check of the whole
// ledger. Build the API first.
//   npm run ledger -w @kaaj/bench -- [transfers, default 1000000,10000000]
//     on a MariaDB of its own
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { API_ENV, API_FLAGS } from '../../scripts/lib/api-flags.mjs';
import { ensureTools } from '../../scripts/lib/system-tools.mjs';
import { startMariadb } from '../../scripts/lib/mariadb.mjs';
import { bytesOfAnAccept } from './accepted.mjs';
import { layouts } from './layouts.mjs';

const sizes = (process.argv[2] ?? '1000000,10000000').split(',').map(Number);
/** Submissions of one task and of one person. */
const OF_A_TASK = 30;
const OF_A_WORKER = 100;
/** Rows of one statement. */
const BATCH_SIZE = 500_000;

/** Accepted pieces of work: coins that a task was given for each, and that its worker was given by it. */
async function fill(connection, transfers) {
  const pieces = transfers / 2;
  const [tasks, workers] = [Math.ceil(pieces / OF_A_TASK), Math.ceil(pieces / OF_A_WORKER)];
  const id = (kind, number) => `CONCAT('01${kind}', LPAD(${number}, ${24 - kind.length}, '0'))`;
  const task = `CONCAT('escrow:', ${id('TASK', `seq MOD ${tasks}`)})`;
  // A prime step, so that workers of consecutive acceptances are not adjacent rows.
  const worker = `CONCAT('available:', ${id('WORK', `(seq * 7919) MOD ${workers}`)})`;
  const reference = id('PIECE', 'seq');
  for (let first = 0; first < pieces; first += BATCH_SIZE) {
    const some = `seq_${first}_to_${Math.min(first + BATCH_SIZE, pieces) - 1}`;
    await connection.query(
      `INSERT INTO transfer (id, from_account, to_account, amount, kind, reference, at)
        SELECT ${id('MOVE', '2 * seq')}, 'sold', ${task}, 5, 'task-posted', ${reference}, seq FROM ${some}
        UNION ALL SELECT ${id('MOVE', '2 * seq + 1')}, ${task}, ${worker}, 5, 'submission-accepted', ${reference}, seq FROM ${some}`,
    );
  }
  await connection.query(
    `INSERT INTO account (id, balance, earned) SELECT to_account, SUM(IF(kind = 'task-posted', 0, amount)), 0 FROM transfer GROUP BY to_account`,
  );
}

/** Bytes of a table and of its indexes, as InnoDB counts its pages. */
async function bytesOf(connection, names) {
  await connection.query(`ANALYZE TABLE ${names.join(', ')}`);
  const [rows] = await connection.query(
    'SELECT SUM(data_length) AS data, SUM(index_length) AS indexes FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name IN (?)',
    [names],
  );
  return { data: Number(rows[0].data), indexes: Number(rows[0].indexes) };
}

async function timed(work) {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

async function compareLayouts(connection, transfers) {
  console.log('| layout | bytes of a transfer | of these in indexes | seconds to copy them into it |');
  console.log('| ------ | ------------------- | ------------------- | ---------------------------- |');
  for (const { title, names, make, fill: copy } of layouts) {
    for (const sql of make) await connection.query(sql);
    const seconds = await timed(async () => {
      for (const sql of copy) await connection.query(sql);
    });
    const { data, indexes } = await bytesOf(connection, names);
    const each = (bytes) => (bytes / transfers).toFixed(0);
    console.log(`| ${title} | ${each(data + indexes)} | ${each(indexes)} | ${seconds.toFixed(0)} |`);
    await connection.query(`DROP TABLE ${names.join(', ')}`);
  }
}

/** Runs a process on the database and returns its result. */
async function inProcess(script, url, folder, execArgv = []) {
  const child = fork(join(import.meta.dirname, script), [folder], {
    env: { ...process.env, ...API_ENV, DATABASE_URL: url },
    execArgv,
  });
  const [[said], [code]] = await Promise.all([once(child, 'message'), once(child, 'exit')]);
  if (code !== 0) throw new Error(`${script} ended with code ${code}.`);
  return said;
}

if ((await ensureTools(['mariadb'])).length > 0) process.exit(1);
const mariadb = await startMariadb({ durable: true });
const folder = mkdtempSync(join(tmpdir(), 'kaaj-bench-ledger-'));
const admin = await createConnection(mariadb.url);
try {
  await admin.query('SET GLOBAL innodb_buffer_pool_size = 4 * 1024 * 1024 * 1024');
  const accepted = `${mariadb.url}/kaaj_accepted`;
  await admin.query('CREATE DATABASE kaaj_accepted');
  await inProcess('migrate.mjs', accepted, folder);
  console.log('| table | bytes of an accepted piece of work |\n| ----- | ---------------------------------- |');
  for (const { name, bytes } of await bytesOfAnAccept(accepted, folder))
    console.log(`| ${name} | ${bytes.toFixed(0)} |`);
  await admin.query('DROP DATABASE kaaj_accepted');
  console.log();

  const audits = [];
  for (const [turn, transfers] of sizes.entries()) {
    const name = `kaaj_ledger_${transfers}`;
    const url = `${mariadb.url}/${name}`;
    await admin.query(`CREATE DATABASE ${name}`);
    await inProcess('migrate.mjs', url, folder);
    const connection = await createConnection(url);
    await fill(connection, transfers);
    await bytesOf(connection, ['transfer', 'account']);
    audits.push({ transfers, ...(await inProcess('audit.mjs', url, folder, API_FLAGS)) });
    if (turn === 0) await compareLayouts(connection, transfers);
    await connection.end();
    await admin.query(`DROP DATABASE ${name}`);
  }
  console.log('\n| transfers | accounts right | seconds of the audit | for a million | resident memory, most |');
  console.log('| --------- | -------------- | -------------------- | ------------- | --------------------- |');
  for (const { transfers, holds, seconds, memory } of audits) {
    const forMillion = (seconds / transfers) * 1e6;
    console.log(
      `| ${transfers.toLocaleString('en')} | ${holds ? 'all' : 'NOT ALL'} | ${seconds.toFixed(1)} | ${forMillion.toFixed(1)} | ${memory.toFixed(0)} MB |`,
    );
  }
} finally {
  await admin.end();
  await mariadb.stop();
  rmSync(folder, { recursive: true });
}
