import { Injectable } from '@nestjs/common';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { PersonalAccounts } from '../../application/personal-accounts';
import { type Account, availableOf, heldOf } from '../../domain/account';
import { UnwrittenTransfers } from './unwritten-transfers';

/** A unit of work on SQLite is alone anyway. */
const LOCKING = { mysql: ' FOR UPDATE', sqlite: '' };

/** In SQL: it locks rows in the order of their ids, in a word that MySQL and MariaDB both know. */
@Injectable()
export class SqlPersonalAccounts extends PersonalAccounts {
  constructor(
    private readonly database: Database,
    private readonly unwritten: UnwrittenTransfers,
  ) {
    super();
  }

  async hold(personId: Id): Promise<{ available: number; held: number }> {
    this.database.needUnit();
    const rows = await this.database.query<{ id: string; balance: number }>(
      `SELECT id, balance FROM account WHERE id IN (?, ?) ORDER BY id${LOCKING[this.database.dialect]}`,
      [availableOf(personId), heldOf(personId)],
    );
    const balanceOf = (account: Account) =>
      (rows.find(({ id }) => id === account)?.balance ?? 0) + this.unwritten.changeOf(account);
    return { available: balanceOf(availableOf(personId)), held: balanceOf(heldOf(personId)) };
  }
}
