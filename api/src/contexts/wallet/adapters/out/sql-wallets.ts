import { Injectable } from '@nestjs/common';
import { coins } from '../../../../kernel/coins';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { Ledger } from '../../application/ledger';
import { type Correction, Wallets } from '../../application/wallets';
import { type Account, availableOf, heldOf } from '../../domain/account';
import { transferFor } from '../../domain/postings';
import { UnwrittenTransfers } from './unwritten-transfers';

/** A unit of work on SQLite is alone anyway. */
const LOCKING = { mysql: ' FOR UPDATE', sqlite: '' };

@Injectable()
export class SqlWallets extends Wallets {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly unwritten: UnwrittenTransfers,
  ) {
    super();
  }

  async lock(personId: Id): Promise<void> {
    await this.locked(personId);
  }

  correct({ personId, coin, reference }: Correction): Promise<{ before: number; after: number }> {
    return this.database.run(async () => {
      const { available, held } = await this.locked(personId);
      const [before, after] = [coins(available + held), coins(coin)];
      if (before !== after) {
        await this.ledger.post(transferFor('balance-corrected', { personId, reference, before, after }));
      }
      return { before, after };
    });
  }

  forfeit(personId: Id): Promise<void> {
    return this.database.run(async () => {
      const { available, held } = await this.locked(personId);
      const left = [
        { account: availableOf(personId), coins: coins(available) },
        { account: heldOf(personId), coins: coins(held) },
      ].filter(({ coins }) => coins > 0);
      if (left.length > 0) await this.ledger.post(...left.map((each) => transferFor('user-removed', each)));
    });
  }

  /** Both balances, which nobody else changes before this unit of work ends. */
  private async locked(personId: Id): Promise<{ available: number; held: number }> {
    const rows = await this.database.query<{ id: string; balance: number }>(
      `SELECT id, balance FROM account WHERE id IN (?, ?) ORDER BY id${LOCKING[this.database.dialect]}`,
      [availableOf(personId), heldOf(personId)],
    );
    const balanceOf = (account: Account) =>
      (rows.find(({ id }) => id === account)?.balance ?? 0) + this.unwritten.changeOf(account);
    return { available: balanceOf(availableOf(personId)), held: balanceOf(heldOf(personId)) };
  }
}
