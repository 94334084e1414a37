// Fills the database with a day of the books and with work to accept, and ends: what it takes is none of what is measured. Started by run.mjs.
import { seed } from '../load/seed.mjs';
import { app, built, database, said } from './app.mjs';

const { firstIdAt } = built('kernel/ids');
const AT_ONCE = 1_000;
/** SQLite takes 32,766 parameters at once. */
const MOST_PARAMETERS = 30_000;

/** What the seed of the load asks of its connection to MariaDB, on either engine. */
const connection = {
  async query(sql, [rows] = []) {
    if (!rows) return database.execute(database.dialect === 'mysql' ? sql : 'ANALYZE');
    const most = Math.floor(MOST_PARAMETERS / rows[0].length);
    const place = `(${Array(rows[0].length).fill('?').join(', ')})`;
    for (let from = 0; from < rows.length; from += most) {
      const some = rows.slice(from, from + most);
      await database.execute(sql.replace('?', some.map(() => place).join(', ')), some.flat());
    }
  },
};

/** Transfers as those of a day long ago look. */
function transfersOfADay() {
  return Array.from({ length: said.transfers }, (_, number) => {
    const id = firstIdAt(number + 1);
    return [id, `escrow:${id}`, `available:${id}`, 25, 'submission-accepted', id, number];
  });
}

await seed(connection, said.taskCount);
const rows = transfersOfADay();
for (let from = 0; from < rows.length; from += AT_ONCE) {
  await connection.query('INSERT INTO transfer (id, from_account, to_account, amount, kind, reference, at) VALUES ?', [
    rows.slice(from, from + AT_ONCE),
  ]);
}
await app.close();
process.disconnect();
