import { Injectable } from '@nestjs/common';
import { coins } from '../../../kernel/coins';
import { type Id } from '../../../kernel/ids';
import { Database } from '../../../platform/database/database';
import { Ledger } from '../application/ledger';
import { type Correction, Wallets } from '../application/wallets';
import { type Account, availableOf, heldOf, house } from '../domain/account';

/** A unit of work on SQLite is alone anyway. */
const LOCKING = { mysql: ' FOR UPDATE', sqlite: '' };

@Injectable()
export class SqlWallets extends Wallets {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
  ) {
    super();
  }

  async lock(personId: Id): Promise<void> {
    await this.locked(personId);
  }

  correct({ personId, coin, reference }: Correction): Promise<{ before: number; after: number }> {
    return this.database.run(async () => {
      const { available, held } = await this.locked(personId);
      const before = available + held;
      const [person, corrected] = [availableOf(personId), house('corrected')];
      const kind = 'balance-corrected';
      if (coin > before) {
        await this.ledger.post({ from: corrected, to: person, amount: coins(coin - before), kind, reference });
      } else {
        await this.ledger.post({ from: person, to: corrected, amount: coins(before - coin), kind, reference });
      }
      return { before, after: coin };
    });
  }

  forfeit(personId: Id): Promise<void> {
    return this.database.run(async () => {
      const { available, held } = await this.locked(personId);
      const from = (account: Account, amount: number) => ({
        from: account,
        to: house('forfeited'),
        amount: coins(amount),
        kind: 'user-removed' as const,
        reference: account,
      });
      await this.ledger.post(from(availableOf(personId), available), from(heldOf(personId), held));
    });
  }

  /** Both balances, which nobody else changes before this unit of work ends. */
  private async locked(personId: Id): Promise<{ available: number; held: number }> {
    const rows = await this.database.query<{ id: string; balance: number }>(
      `SELECT id, balance FROM account WHERE id IN (?, ?) ORDER BY id${LOCKING[this.database.dialect]}`,
      [availableOf(personId), heldOf(personId)],
    );
    const balanceOf = (account: Account) => rows.find(({ id }) => id === account)?.balance ?? 0;
    return { available: balanceOf(availableOf(personId)), held: balanceOf(heldOf(personId)) };
  }
}
