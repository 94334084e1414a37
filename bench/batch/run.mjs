// Compares posting many tasks as a batch with posting them one by one, in the same run, by the same buyer over HTTP.
// Build the API first.
//   npm run batch -w @kaaj/bench -- [tasks, default 10000]
//     on SQLite, or on the empty database that DATABASE_URL names
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { measuredApi } from '../measured-api.mjs';

const Sqlite = createRequire(import.meta.resolve('../../api/package.json'))('libsql');

const TASKS = Number(process.argv[2] ?? 10_000);
const CONNECTIONS = 16;
const POLL_INTERVAL_MS = 50;
const EMAIL = 'buyer@bench.example';

const folder = mkdtempSync(join(tmpdir(), 'kaaj-bench-batch-'));
// Batches are posted by a job.
const settings = { LOG_LEVEL: 'silent', SCHEDULER: 'true' };
const { origin, start } = await measuredApi({ url: process.env.DATABASE_URL, folder, settings });
const server = await start();
const headers = { origin, 'content-type': 'application/json' };

async function call(method, path, body, more = {}) {
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: { ...headers, ...more },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { data, ...problem } = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(problem)}`);
  return { data, cookies: answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]) };
}

async function signIn() {
  const password = `Aa1${randomBytes(12).toString('hex')}`;
  const { data } = await call('POST', '/auth/signup', { email: EMAIL, password });
  const proof = { authorization: `Bearer ${data.identityToken}` };
  const person = { name: 'A buyer', email: EMAIL, role: 'Buyer', image: '' };
  const { data: saved } = await call('POST', `/user/${EMAIL}`, person, proof);
  const { cookies } = await call('POST', '/jwt', { email: EMAIL }, proof);
  headers.cookie = cookies.join('; ');
  return saved._id;
}

/** Coins from nowhere: a measurement needs no ledger that adds up. */
async function makeRich(personId) {
  const sql = 'UPDATE account SET balance = 1000000000 WHERE id = ?';
  if (process.env.DATABASE_URL) {
    const connection = await createConnection(process.env.DATABASE_URL.replace('mariadb:', 'mysql:'));
    await connection.execute(sql, [`available:${personId}`]);
    return connection.end();
  }
  const database = new Sqlite(join(folder, 'kaaj.sqlite'));
  database.prepare(sql).run(`available:${personId}`);
  database.close();
}

const task = (title, taskDetail) => ({
  title,
  taskDetail,
  requiredWorkers: 3,
  payableAmount: 5,
  completionDate: '2999-01-01',
  submissionInfo: 'A word.',
  imageURL: '',
});

async function timed(work) {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

async function oneByOne(picture) {
  let next = 0;
  const client = async () => {
    while (next < TASKS) {
      const number = next++;
      const body = task(`Label ${number}.jpg`, `Say what https://pictures.example/${number}.jpg shows.`);
      await call('POST', '/task', { ...body, imageURL: picture }, { 'idempotency-key': `one-${number}` });
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
}

async function asBatch(picture) {
  const rows = ['picture', ...Array.from({ length: TASKS }, (_, number) => `${number}.jpg`)].join('\n');
  const body = task('Label {{picture}}', 'Say what https://pictures.example/{{picture}} shows.');
  const { data } = await call('POST', '/task/batch', { ...body, imageURL: picture, format: 'csv', rows });
  for (;;) {
    const { data: now } = await call('GET', `/task/batch/${data._id}`);
    if (now.posted === TASKS) return;
    await pause(POLL_INTERVAL_MS);
  }
}

/** The smallest picture there is, uploaded as any other: a task has one. */
async function uploadPicture() {
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const form = new FormData();
  form.append('image', new Blob([Buffer.from(pixel, 'base64')], { type: 'image/png' }), 'pixel.png');
  const { origin: from, cookie } = headers;
  const answer = await fetch(`${origin}/api/image`, { method: 'POST', headers: { origin: from, cookie }, body: form });
  return (await answer.json()).data.display_url;
}

try {
  await makeRich(await signIn());
  const picture = await uploadPicture();
  const alone = await timed(() => oneByOne(picture));
  const together = await timed(() => asBatch(picture));
  const perSecond = (seconds) => (TASKS / seconds).toFixed(0);
  console.log(`| ${TASKS} tasks | seconds | tasks /s |\n| --- | --- | --- |`);
  console.log(`| one by one, ${CONNECTIONS} connections | ${alone.toFixed(1)} | ${perSecond(alone)} |`);
  console.log(`| as a batch | ${together.toFixed(1)} | ${perSecond(together)} |`);
  console.log(`The batch is ${(alone / together).toFixed(1)} times as fast.`);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
