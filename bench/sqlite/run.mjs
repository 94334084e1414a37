// Measures accepted submissions per second on SQLite with every commit flushed to disk: the API over HTTP, and a libsql
// loop with the same effects. Each has its own file; the rounds alternate which one starts. Build the API first.
//   npm run sqlite -w @kaaj/bench -- [rounds, default 5] [seconds, default 5]
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, run } from '../load/measure.mjs';
import { operations } from '../load/operations.mjs';
import { inTurn } from '../load/rounds.mjs';
import { REVIEWED_TASKS } from '../load/seed.mjs';
import { measuredApi } from '../measured-api.mjs';

const [rounds, seconds] = [Number(process.argv[2] ?? 5), Number(process.argv[3] ?? 5)];
const WARM_UP = 3;
const FILE = 'kaaj.sqlite';

const folder = mkdtempSync(join(tmpdir(), 'kaaj-bench-sqlite-'));
const [ours, bare] = ['api', 'bare'].map((side) => join(folder, side));
mkdirSync(bare);
const [code] = await once(fork(join(import.meta.dirname, 'fill.mjs'), [ours]), 'exit');
if (code !== 0) process.exit(code);
cpSync(join(ours, FILE), join(bare, FILE));

const api = await measuredApi({ folder: ours });
const server = await api.start();
const loop = fork(join(import.meta.dirname, 'bare-loop.mjs'), [join(bare, FILE)]);
await once(loop, 'message');

async function looped(command, time) {
  loop.send({ command, seconds: time });
  const [times] = await once(loop, 'message');
  return { perSecond: times / time };
}

const next = operations({ key: api.key, origin: api.origin, taskCount: REVIEWED_TASKS })['accept, spread over tasks'];

async function accepted(connections, time) {
  const { refusals, ...figures } = await run({ port: server.port, connections, seconds: time, next });
  if (refusals.size > 0) throw new Error(JSON.stringify([...refusals]));
  return figures;
}

async function compare(connections) {
  const sides = { api: (time) => accepted(connections, time), loop: (time) => looped('accept', time) };
  const figures = { api: [], loop: [] };
  for (const measured of Object.values(sides)) await measured(WARM_UP);
  for (let round = 0; round < rounds; round += 1) {
    for (const side of inTurn(Object.keys(sides), round)) figures[side].push(await sides[side](seconds));
  }
  const rate = (side) => median(figures[side].map(({ perSecond }) => perSecond)).toFixed(0);
  const ratio = median(figures.api.map(({ perSecond }, round) => perSecond / figures.loop[round].perSecond));
  const p95 = median(figures.api.map((figure) => figure.p95));
  return `| ${connections} | ${rate('api')} | ${rate('loop')} | ${ratio.toFixed(2)} | ${p95.toFixed(1)} |`;
}

try {
  console.log(`Commits of one small row: ${(await looped('commit', seconds)).perSecond.toFixed(0)} a second.\n`);
  console.log('| connections | Kaaj, accepts /s | loop of libsql, accepts /s | ratio | p95 ms |');
  console.log('| --- | --- | --- | --- | --- |');
  for (const connections of [1, 16]) console.log(await compare(connections));
} finally {
  loop.disconnect();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
