import { Injectable } from '@nestjs/common';
import { type Holdings } from '../../../../kernel/earned-coins';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { forUpdate } from '../../../../platform/database/dialect';
import { sql } from '../../../../platform/database/sql';
import { type PersonalAccounts } from '../../application/personal-accounts';
import { type Account, availableOf, heldOf } from '../../domain/account';
import { type Assets } from '../../domain/lien';
import { PendingTransfers } from './pending-transfers';

/** SQL without the ORM: locks rows in the order of their ids, with a syntax that both MySQL and MariaDB support. */
@Injectable()
export class SqlPersonalAccounts implements PersonalAccounts {
  constructor(
    private readonly database: Database,
    private readonly unwritten: PendingTransfers,
  ) {}

  async lock(personId: Id): Promise<Holdings> {
    this.database.needUnit();
    const rows = await this.database.query<{ id: string; balance: number; earned: number }>(
      sql`SELECT id, balance, earned FROM account WHERE id IN (?, ?) ORDER BY id${forUpdate(this.database)}`,
      [availableOf(personId), heldOf(personId)],
    );
    const rowOf = (account: Account) => rows.find(({ id }) => id === account);
    const balanceOf = (account: Account) => (rowOf(account)?.balance ?? 0) + this.unwritten.pendingChange(account);
    const available = availableOf(personId);
    return {
      available: balanceOf(available),
      held: balanceOf(heldOf(personId)),
      earned: rowOf(available)?.earned ?? 0,
    };
  }

  async lockAssets(personId: Id): Promise<Assets> {
    const locked = await this.lock(personId);
    const row = await this.database.first<{ paid: number | null; back: number | null }>(
      sql`SELECT (SELECT SUM(amount) FROM transfer WHERE from_account = ? AND kind = 'withdrawal-accepted') AS paid,
         (SELECT SUM(amount) FROM transfer WHERE to_account = ? AND kind = 'payout-failed') AS back`,
      [heldOf(personId), availableOf(personId)],
    );
    return { ...locked, withdrawn: (row?.paid ?? 0) - (row?.back ?? 0) };
  }
}
