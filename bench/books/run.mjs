// Measures how long the daily close takes, and its effect on submissions that are accepted at the same time. Build the
// API first.
//   npm run books -w @kaaj/bench -- [transfers, default 200000] [rounds, default 5]
//     on SQLite, or on the empty database that DATABASE_URL names
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { API_ENV, API_FLAGS } from '../../scripts/lib/api-flags.mjs';
import { freePort } from '../../scripts/lib/mariadb.mjs';
import { median } from '../load/measure.mjs';
import { operations } from '../load/operations.mjs';
import { REVIEWED_TASKS } from '../load/seed.mjs';
import { accessKey } from '../load/tokens.mjs';

const TRANSFERS = Number(process.argv[2] ?? 200_000);
const ROUNDS = Number(process.argv[3] ?? 5);
const WARM_UP_MS = 5_000;
/** A buyer who decides this soon is one of many at once. */
const BETWEEN_MS = 2;

const taskCount = REVIEWED_TASKS;
const secret = randomBytes(32).toString('hex');
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const folder = mkdtempSync(join(tmpdir(), 'kaaj-bench-books-'));
const start = (script, execArgv) =>
  fork(
    join(import.meta.dirname, script),
    [JSON.stringify({ transfers: TRANSFERS, taskCount, folder, port, origin, secret })],
    { execArgv, env: { ...process.env, ...API_ENV } },
  );
const [code] = await once(start('fill.mjs', []), 'exit');
if (code !== 0) process.exit(code);
const server = start('server.mjs', API_FLAGS);
const nextMessage = async () => (await once(server, 'message'))[0];

function tell(command) {
  server.send(command);
  return nextMessage();
}

const agent = new Agent({ keepAlive: true });

function send({ path, body, ...options }) {
  return new Promise((resolve, reject) => {
    const asked = request(origin + path, { ...options, agent }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    });
    asked.on('error', reject).end(body);
  });
}

const { dialect } = await nextMessage();
const next = operations({ key: accessKey(secret), origin, taskCount })['accept, spread over tasks'];

/** Milliseconds of each accept, from its first byte to the last of its answer, one after the other until `ended`. */
async function acceptsUntil(ended) {
  const times = [];
  let wanted = true;
  void ended.finally(() => (wanted = false));
  while (wanted) {
    const began = performance.now();
    const status = await send(next());
    times.push(performance.now() - began);
    if (status !== 200) throw new Error(`An accept was answered with ${status}.`);
    await pause(BETWEEN_MS);
  }
  return times;
}

const at = (share, values) => [...values].sort((one, other) => one - other)[Math.floor(values.length * share)];

const least = await tell('bare');
const alone = await tell('close');
// Uncounted: what is measured is code that is compiled.
await acceptsUntil(pause(WARM_UP_MS));
await acceptsUntil(tell('close'));
// Closes the same day again and again while a buyer accepts submissions in the same process. Each round is followed by
// an equally long one without a close, so that other load on the machine affects both.
const quiet = [];
const busy = [];
const ratios = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const closed = tell('close');
  const beside = await acceptsUntil(closed);
  const { seconds } = await closed;
  const without = await acceptsUntil(pause(seconds * 1000));
  busy.push(...beside);
  quiet.push(...without);
  ratios.push(at(0.95, beside) / at(0.95, without));
}
agent.destroy();
server.disconnect();
await once(server, 'exit');
rmSync(folder, { recursive: true });

const forMillion = (seconds) => `${seconds.toFixed(2)} s (${((seconds / TRANSFERS) * 1e6).toFixed(1)} s for a million)`;
const of = (values) => `${at(0.5, values).toFixed(1)} and ${at(0.95, values).toFixed(1)} ms (${values.length} accepts)`;
console.log(
  [
    `${dialect}: a day of ${TRANSFERS} transfers closed in ${forMillion(alone.seconds)} alone, with ${forMillion(alone.processor)} of a processor;`,
    `reading and hashing the same rows alone takes ${forMillion(least.processor)} of one.`,
    `Median and p95 of an accept beside it ${of(busy)}, without ${of(quiet)};`,
    `median of the ratios of p95 of ${ROUNDS} paired rounds: ${median(ratios).toFixed(2)} (${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}).`,
  ].join('\n'),
);
