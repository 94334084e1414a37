// The API with a day of the books to close. Started by run.mjs, which controls it by messages and receives the
// durations.
import { hash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { app, built, database, said } from './app.mjs';

const { CloseDays } = built('contexts/books/application/close-days');

/** The lower bound: reads the same rows in large pages and hashes each twice, nothing else. */
async function bare() {
  const salts = randomBytes(32);
  const mark = Buffer.of(0);
  for (let last = ''; ;) {
    const rows = await database.query(
      'SELECT id, from_account, to_account, amount, kind, reference, at FROM transfer WHERE id > ? ORDER BY id LIMIT 5000',
      [last],
    );
    for (const row of rows) {
      const salt = hash('sha256', Buffer.concat([salts, Buffer.from(row.id)]), 'buffer').subarray(0, 16);
      hash('sha256', Buffer.concat([mark, salt, Buffer.from(JSON.stringify(Object.values(row)))]), 'buffer');
    }
    if (rows.length < 5000) return;
    last = rows.at(-1).id;
  }
}

/** As the scheduler has it: a turn, then a pause for the others. */
async function close() {
  await database.execute('DELETE FROM book_day');
  const job = app.get(CloseDays);
  while (await job.run()) await pause(1);
}

/** Wall-clock seconds, and seconds of CPU time of this process, which other load does not affect. */
async function timed(work) {
  const before = process.cpuUsage();
  const began = performance.now();
  await work();
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(before);
  return { seconds, processor: (user + system) / 1e6 };
}

const commands = { bare: () => timed(bare), close: () => timed(close) };
process.on('message', async (name) => {
  process.send(await commands[name]());
});
process.on('disconnect', () => app.close());
await app.listen(said.port, '127.0.0.1');
process.send({ dialect: database.dialect });
