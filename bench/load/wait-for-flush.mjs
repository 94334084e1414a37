import { setTimeout as wait } from 'node:timers/promises';

/** Pages a second, and none of them left. */
const FAST_FLUSHING = { innodb_io_capacity_max: 100_000, innodb_io_capacity: 50_000, innodb_max_dirty_pages_pct: 0 };
const FEW_PAGES = 16;
const TIMEOUT_SECONDS = 300;

/**
 * Waits until InnoDB has flushed the seed data to its tables. Otherwise it would flush during the first calls and share
 * the disk with them, longer with a million tasks than with ten thousand. Throws after a timeout.
 */
export async function waitForFlush(connection) {
  const names = Object.keys(FAST_FLUSHING);
  const [[before]] = await connection.query(`SELECT ${names.map((name) => `@@GLOBAL.${name} AS ${name}`).join(', ')}`);
  await set(connection, FAST_FLUSHING, names);
  for (let waited = 0; (await dirtyPages(connection)) > FEW_PAGES; waited += 0.2) {
    if (waited > TIMEOUT_SECONDS) throw new Error('The database still writes what it was filled with.');
    await wait(200);
  }
  // innodb_io_capacity may at no time be above its most.
  await set(connection, before, [...names].reverse());
}

async function set(connection, values, names) {
  for (const name of names) await connection.query(`SET GLOBAL ${name} = ?`, [values[name]]);
}

async function dirtyPages(connection) {
  const [[{ Value }]] = await connection.query("SHOW GLOBAL STATUS LIKE 'Innodb_buffer_pool_pages_dirty'");
  return Number(Value);
}
