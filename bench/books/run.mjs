// How long closing a day takes, and what it does to those who move coins meanwhile. Build the API first.
//   npm run books -w @kaaj/bench -- [transfers, default 200000] [rounds, default 5]      on SQLite, or on the empty database that DATABASE_URL names
import { hash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const require = createRequire(import.meta.url);
require('reflect-metadata');
const built = (name) => require(`../../api/dist/${name}.js`);
const { createApp } = built('app');
const { Config } = built('config');
const { Database } = built('platform/database/database');
const { CloseDays } = built('contexts/books/application/close-days');
const { Ledger, transferFor } = built('contexts/wallet/index');
const { firstIdAt, newId } = built('kernel/ids');

const TRANSFERS = Number(process.argv[2] ?? 200_000);
const AT_ONCE = 1_000;
const ROUNDS = Number(process.argv[3] ?? 5);

const folder = mkdtempSync(join(tmpdir(), 'kaaj-bench-books-'));
const app = await createApp(
  Config.from({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    SCHEDULER: 'false',
    DEMO: 'false',
    DATA_DIR: folder,
    DATABASE_URL: process.env.DATABASE_URL,
    SESSION_SECRET: randomBytes(32).toString('hex'),
    ENCRYPTION_KEY: randomBytes(32).toString('hex'),
  }),
);
const database = app.get(Database);

/** Transfers as those of a day long ago look. */
async function fill() {
  const place = `(${Array(7).fill('?').join(', ')})`;
  for (let first = 0; first < TRANSFERS; first += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, TRANSFERS - first) }, (_, n) => {
      const id = firstIdAt(first + n + 1);
      return [id, `escrow:${id}`, `available:${id}`, 25, 'submission-accepted', id, first + n];
    });
    await database.execute(
      `INSERT INTO transfer (id, from_account, to_account, amount, kind, reference, at) VALUES ${rows.map(() => place).join(', ')}`,
      rows.flat(),
    );
  }
}

/** Milliseconds of a move of coins, one after the other, until `ended`. */
async function moves(ended) {
  const times = [];
  while (!ended()) {
    const began = performance.now();
    await database.run(() => app.get(Ledger).post(transferFor('starting-coins', { personId: newId(), coins: 10 })));
    times.push(performance.now() - began);
    await pause(2);
  }
  return times;
}

const at = (share, values) => [...values].sort((one, other) => one - other)[Math.floor(values.length * share)];

async function close() {
  const job = app.get(CloseDays);
  const began = performance.now();
  // As the scheduler has it: a batch, then a pause for the others.
  while (await job.run()) await pause(1);
  return (performance.now() - began) / 1000;
}

/** The least that anybody could do: the same rows in large pages, each hashed twice, and nothing else. */
async function bare() {
  const secret = randomBytes(32);
  const mark = Buffer.of(0);
  for (let last = ''; ;) {
    const rows = await database.query(
      'SELECT id, from_account, to_account, amount, kind, reference, at FROM transfer WHERE id > ? ORDER BY id LIMIT 5000',
      [last],
    );
    for (const row of rows) {
      const salt = hash('sha256', Buffer.concat([secret, Buffer.from(row.id)]), 'buffer').subarray(0, 16);
      hash('sha256', Buffer.concat([mark, salt, Buffer.from(JSON.stringify(Object.values(row)))]), 'buffer');
    }
    if (rows.length < 5000) return;
    last = rows.at(-1).id;
  }
}

/** Seconds of a processor that this process uses for something, whatever else the machine is at. */
async function processor(work) {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

await fill();
const least = await processor(bare);
let alone;
const used = await processor(async () => (alone = await close()));
// The same day again and again while others move coins in the same process, each time beside as long a while in which nothing is closed:
// what else the machine is at falls on both.
const quiet = [];
const busy = [];
const ratios = [];
for (let round = 0; round < ROUNDS; round += 1) {
  await database.execute('DELETE FROM book_day');
  let closed = false;
  const [beside, took] = await Promise.all([moves(() => closed), close().finally(() => (closed = true))]);
  const until = performance.now() + took * 1000;
  const without = await moves(() => performance.now() > until);
  busy.push(...beside);
  quiet.push(...without);
  ratios.push(at(0.95, beside) / at(0.95, without));
}
const forMillion = (seconds) => `${seconds.toFixed(1)} s (${((seconds / TRANSFERS) * 1e6).toFixed(1)} s for a million)`;
console.warn(
  `${database.dialect}: a day of ${TRANSFERS} transfers closed in ${forMillion(alone)} alone, with ${forMillion(used)} of a processor; ` +
    `reading and hashing the same rows alone takes ${forMillion(least)} of one; ` +
    `p95 of a move of coins ${at(0.95, busy).toFixed(1)} ms beside it (${busy.length} moves), ${at(0.95, quiet).toFixed(1)} ms without (${quiet.length}); ` +
    `median of the ratios of ${ROUNDS} paired rounds ${at(0.5, ratios).toFixed(2)} (${ratios.map((ratio) => ratio.toFixed(2)).join(', ')})`,
);
await app.close();
rmSync(folder, { recursive: true });
