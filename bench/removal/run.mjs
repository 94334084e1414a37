// Measures how long the removal of a buyer with a thousand tasks and 150,000 pending submissions takes, and its longest
// unit of work. Build the API first.
//   npm run removal -w @kaaj/bench
//     on SQLite, or on the empty database that DATABASE_URL names
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { built, openApp, seedingOf } from '../app.mjs';
import { median } from '../load/measure.mjs';
import { buyer, REVIEWED_TASKS, seed, worker } from '../load/seed.mjs';

const folder = mkdtempSync(join(tmpdir(), 'kaaj-bench-removal-'));
const app = await openApp(folder);
const database = app.get(built('platform/database/database').Database);
const { Membership } = built('contexts/identity/index');
const { RemovePerson } = built('contexts/moderation/application/remove-person');
const { LedgerAudit } = built('contexts/wallet/index');
const outbox = app.get(built('platform/outbox/outbox').Outbox);

const count = async (what) => Number((await database.query(`SELECT COUNT(*) AS n FROM ${what}`))[0].n);
const waiting = () => count(`submission WHERE buyer_id = '${buyer(0)}' AND status = 'pending'`);
const piecesLeft = () => count("outbox WHERE kind = 'wind-up'");

async function timed(work) {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

await seed(seedingOf(database), REVIEWED_TASKS);
await app.get(Membership).promote(worker(0));
await outbox.beforeApplicationShutdown();
const before = await waiting();
// What is seeded has coins from nowhere: what counts is that nothing more is off than was.
const ledgerBefore = await app.get(LedgerAudit).run();
const pieces = [await timed(() => app.get(RemovePerson).execute({ adminId: worker(0), personId: buyer(0) }))];
while ((await piecesLeft()) > 0) pieces.push(await timed(() => outbox.drain()));
const ledgerAfter = await app.get(LedgerAudit).run();
const same = ['sum', 'mismatchCount', 'negativeCount'].every((figure) => ledgerBefore[figure] === ledgerAfter[figure]);
const total = pieces.reduce((sum, seconds) => sum + seconds, 0);
console.log(
  [
    `${database.dialect}: a buyer with ${before} pieces of work that wait is removed in ${total.toFixed(0)} s, in ${pieces.length} units of work:`,
    `the first ${pieces[0].toFixed(2)} s, then ${median(pieces.slice(1)).toFixed(3)} s (median), the longest ${Math.max(...pieces.slice(1)).toFixed(2)} s.`,
    `${await waiting()} wait now; the ledger is ${same ? 'what' : 'NOT what'} it was: ${ledgerAfter.transfers - ledgerBefore.transfers} transfers more`,
  ].join('\n'),
);
await app.close();
rmSync(folder, { recursive: true });
