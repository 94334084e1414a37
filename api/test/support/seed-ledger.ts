import { availableOf, platformAccount } from '../../src/contexts/wallet';
import { minIdAt } from '../../src/kernel/ids';
import { type Database } from '../../src/platform/database/database';
import { placeholders, sql, type Sql } from '../../src/platform/database/sql';

const BATCH_SIZE = 1_000;

/**
 * Accounts by number, each with its transfers: ten coins granted, seven spent on a purchase older than any pending one.
 */
export async function fillLedger(database: Database, { from, to }: { from: number; to: number }): Promise<void> {
  for (let first = from; first < to; first += BATCH_SIZE) {
    const numbers = Array.from({ length: Math.min(BATCH_SIZE, to - first) }, (_, index) => first + index);
    const account = (n: number) => availableOf(minIdAt(n));
    const rows = numbers.flatMap((n) => [
      [minIdAt(2 * n + 1), platformAccount('granted'), account(n), 10, 'starting-coins', `filled ${n}`, n],
      [minIdAt(2 * n + 2), account(n), platformAccount('forfeited'), 7, 'user-removed', `filled ${n}`, n],
    ]);
    await database.run(async () => {
      await insert(
        database,
        sql`account (id, balance, earned)`,
        numbers.map((n) => [account(n), 3, 0]),
      );
      await insert(database, sql`transfer (id, from_account, to_account, amount, kind, reference, at)`, rows);
    });
  }
  if (database.dialect === 'mysql') await database.query(sql`ANALYZE TABLE account, transfer`);
}

async function insert(database: Database, into: Sql, rows: readonly (readonly unknown[])[]): Promise<void> {
  const rowPlaceholders = sql`(${placeholders(rows[0] as unknown[])})`;
  await database.execute(sql`INSERT INTO ${into} VALUES ${placeholders(rows, rowPlaceholders)}`, rows.flat());
}
