import { Injectable } from '@nestjs/common';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { placeholders, sql } from '../../../../platform/database/sql';
import { type Balance, type Balances } from '../../application/balances';
import { type Account, availableOf, escrowOf, heldOf } from '../../domain/account';
import { PendingTransfers } from './pending-transfers';
import { type AccountRow } from './wallet.schema';

const AVAILABLE = availableOf('');
const AFTER_AVAILABLE = `${AVAILABLE.slice(0, -1)};`;

/**
 * SQL without the ORM: every list and every response with a balance reads it, and a repository costs several times as
 * much.
 */
@Injectable()
export class SqlBalances implements Balances {
  constructor(
    private readonly database: Database,
    private readonly unwritten: PendingTransfers,
  ) {}

  async of(personIds: readonly Id[]): Promise<ReadonlyMap<Id, Balance>> {
    const stored = await this.stored(personIds.flatMap((id) => [availableOf(id), heldOf(id)]));
    return new Map(
      personIds.map((id) => {
        const available = stored.get(availableOf(id)) ?? 0;
        const held = stored.get(heldOf(id)) ?? 0;
        return [id, { available, held, coin: available + held }];
      }),
    );
  }

  async inEscrow(taskIds: readonly Id[]): Promise<ReadonlyMap<Id, number>> {
    const stored = await this.stored(taskIds.map(escrowOf));
    return new Map([...stored].map(([account, balance]) => [account.slice(escrowOf('').length), balance]));
  }

  private async stored(accounts: readonly Account[]): Promise<ReadonlyMap<string, number>> {
    if (accounts.length === 0) return new Map();
    const rows = await this.database.query<Pick<AccountRow, 'id' | 'balance'>>(
      sql`SELECT id, balance FROM account WHERE id IN (${placeholders(accounts)})`,
      accounts,
    );
    const stored = new Map<string, number>(rows.map(({ id, balance }) => [id, balance]));
    for (const account of accounts) {
      const change = this.unwritten.pendingChange(account);
      if (change !== 0) stored.set(account, (stored.get(account) ?? 0) + change);
    }
    return stored;
  }

  async topEarners(limit: number): Promise<readonly Id[]> {
    const ids = await this.database.values<string>(
      sql`SELECT id FROM account WHERE earned > 0 ORDER BY earned DESC, id DESC LIMIT ?`,
      [limit],
    );
    return ids.map((id) => id.slice(AVAILABLE.length));
  }

  earnedBy(personId: Id): Promise<number> {
    return this.database.number(sql`SELECT earned FROM account WHERE id = ?`, [availableOf(personId)]);
  }

  totalAvailable(): Promise<number> {
    return this.database.number(sql`SELECT SUM(balance) AS total FROM account WHERE id >= ? AND id < ?`, [
      AVAILABLE,
      AFTER_AVAILABLE,
    ]);
  }
}
