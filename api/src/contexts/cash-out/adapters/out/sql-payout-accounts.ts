import { Injectable } from '@nestjs/common';
import { type PaymentSystem } from '@kaaj/contract';
import { Config } from '../../../../config';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { insertRows } from '../../../../platform/database/insert-rows';
import { selectList } from '../../../../platform/database/snake-case-naming-strategy';
import { placeholders, sql } from '../../../../platform/database/sql';
import { type PayoutAccounts } from '../../application/payout-accounts';
import { type PayoutAccount } from '../../domain/payout-account';
import { PayoutAccountSchema } from './payout-account.schema';

/** The domain does not have the account number. */
const { accountNumber: _, accountHash, ...fields } = PayoutAccountSchema.options.columns;
const FIELDS = selectList(fields);

/** SQL without the ORM: runs with every withdrawal, which `bench/` measures. */
@Injectable()
export class SqlPayoutAccounts implements PayoutAccounts {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  add(account: PayoutAccount, accountNumber: string): Promise<void> {
    const { keys } = this.config;
    const row = {
      ...account,
      accountNumber: keys.seal(accountNumber, account.id),
      accountHash: keys.accountHash(account.paymentSystem, accountNumber),
    };
    return insertRows(this.database, 'payout_account', [row]);
  }

  of(personId: Id): Promise<readonly PayoutAccount[]> {
    const statement = sql`SELECT ${FIELDS} FROM payout_account WHERE person_id = ? ORDER BY id DESC`;
    return this.database.query<PayoutAccount>(statement, [personId]);
  }

  same(personId: Id, paymentSystem: PaymentSystem, accountNumber: string): Promise<PayoutAccount | undefined> {
    const hashes = this.config.keys.accountHashes(paymentSystem, accountNumber);
    return this.database.first<PayoutAccount>(
      sql`SELECT ${FIELDS} FROM payout_account WHERE person_id = ? AND account_hash IN (${placeholders(hashes)}) LIMIT 1`,
      [personId, ...hashes],
    );
  }

  async find(id: Id, personId: Id): ReturnType<PayoutAccounts['find']> {
    const row = await this.database.first<PayoutAccount & { readonly sealed: string }>(
      sql`SELECT ${FIELDS}, account_number AS sealed FROM payout_account WHERE id = ? AND person_id = ?`,
      [id, personId],
    );
    if (!row) return undefined;
    const { sealed, ...account } = row;
    return { account, accountNumber: this.config.keys.open(sealed, id) };
  }

  async release(id: Id, at: number): Promise<void> {
    const statement = sql`UPDATE payout_account SET payable_from = ? WHERE id = ? AND payable_from > ?`;
    await this.database.execute(statement, [at, id, at]);
  }

  remove(id: Id, personId: Id): Promise<boolean> {
    const statement = sql`DELETE FROM payout_account WHERE id = ? AND person_id = ?`;
    return this.database.executeGuarded(statement, [id, personId]);
  }

  async removeAllOf(personId: Id): Promise<void> {
    await this.database.execute(sql`DELETE FROM payout_account WHERE person_id = ?`, [personId]);
  }
}
