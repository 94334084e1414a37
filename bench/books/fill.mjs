// Fills the database with a day of the books and with submissions to accept, and exits, so that its cost is not
// measured. Started by run.mjs.
import { seedingOf } from '../app.mjs';
import { seed } from '../load/seed.mjs';
import { app, built, database, said } from './app.mjs';

const { firstIdAt } = built('kernel/ids');
const BATCH_SIZE = 1_000;
const connection = seedingOf(database);

/** Transfers of an earlier day. */
function transfersOfADay() {
  return Array.from({ length: said.transfers }, (_, number) => {
    const id = firstIdAt(number + 1);
    return [id, `escrow:${id}`, `available:${id}`, 25, 'submission-accepted', id, number];
  });
}

await seed(connection, said.taskCount);
const rows = transfersOfADay();
for (let from = 0; from < rows.length; from += BATCH_SIZE) {
  await connection.query('INSERT INTO transfer (id, from_account, to_account, amount, kind, reference, at) VALUES ?', [
    rows.slice(from, from + BATCH_SIZE),
  ]);
}
await app.close();
process.disconnect();
