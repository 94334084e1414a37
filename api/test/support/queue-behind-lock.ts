import { Wallets } from '../../src/contexts/wallet';
import { type Id } from '../../src/kernel/ids';
import { sql } from '../../src/platform/database/sql';
import { type TestApp } from '../test-app';
import { outcomes } from './marketplace-fixture';
import { until } from './processes';

/** InnoDB checks again only for transactions that did not check within a tenth of a second. */
const POLL_INTERVAL_MS = 150;

/**
 * Starts units of work about one person while another transaction locks that person's coins, each once the one before
 * it waits. Then releases the lock. Returns how each ended, in alphabetical order.
 */
export async function queueBehindLock(
  testApp: TestApp,
  personId: Id,
  ...acts: readonly (() => Promise<unknown>)[]
): Promise<string[]> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let holding = false;
  const holder = testApp.database.run(async () => {
    await testApp.app.get(Wallets).lock(personId);
    holding = true;
    await held;
  });
  await until(() => holding);
  const started: Promise<unknown>[] = [];
  try {
    for (const act of acts) {
      started.push(act());
      await until(
        async () => (await waiting(testApp, personId)) >= started.length,
        20_000,
        'it waits',
        POLL_INTERVAL_MS,
      );
    }
  } finally {
    release();
    await holder;
  }
  return outcomes(started);
}

/** On SQLite all writers wait from the start. */
async function waiting({ database }: TestApp, personId: Id): Promise<number> {
  if (database.dialect === 'sqlite') return Infinity;
  const [row] = await database.query<{ n: number }>(
    sql`SELECT COUNT(*) AS n FROM information_schema.innodb_trx WHERE trx_state = 'LOCK WAIT' AND trx_query LIKE ?`,
    [`%${personId}%`],
  );
  return row?.n ?? 0;
}
