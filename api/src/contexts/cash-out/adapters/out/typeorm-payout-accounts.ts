import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type PaymentSystem } from '@kaaj/contract';
import { MoreThan, type Repository } from 'typeorm';
import { Config } from '../../../../config';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { columnsAs } from '../../../../platform/database/naming';
import { placeholders } from '../../../../platform/database/placeholders';
import { sql } from '../../../../platform/database/sql';
import { PayoutAccounts } from '../../application/payout-accounts';
import { type PayoutAccount } from '../../domain/payout-account';
import { PAYOUT_ACCOUNT, type PayoutAccountRow, PayoutAccountSchema } from './payout-account.schema';

const FIELDS = columnsAs(PAYOUT_ACCOUNT);

@Injectable()
export class TypeormPayoutAccounts extends PayoutAccounts {
  constructor(
    @InjectRepository(PayoutAccountSchema) private readonly rows: Repository<PayoutAccountRow>,
    private readonly database: Database,
    private readonly config: Config,
  ) {
    super();
  }

  async add(account: PayoutAccount, accountNumber: string): Promise<void> {
    const { keys } = this.config;
    await this.rows.insert({
      ...account,
      accountNumber: keys.seal(accountNumber, account.id),
      accountHash: keys.accountHash(account.paymentSystem, accountNumber),
    });
  }

  of(personId: Id): Promise<readonly PayoutAccount[]> {
    return this.rows.find({ select: PAYOUT_ACCOUNT, where: { personId }, order: { id: 'DESC' } });
  }

  /** In SQL: beside every withdrawal; the builder would cost it what `bench/` measures. */
  async same(personId: Id, paymentSystem: PaymentSystem, accountNumber: string): Promise<PayoutAccount | undefined> {
    const hashes = this.config.keys.accountHashes(paymentSystem, accountNumber);
    const [account] = await this.database.query<PayoutAccount>(
      sql`SELECT ${FIELDS} FROM payout_account WHERE person_id = ? AND account_hash IN (${placeholders(hashes)}) LIMIT 1`,
      [personId, ...hashes],
    );
    return account;
  }

  async find(id: Id, personId: Id): ReturnType<PayoutAccounts['find']> {
    const select = { ...PAYOUT_ACCOUNT, accountNumber: true } as const;
    const row = await this.rows.findOne({ select, where: { id, personId } });
    if (!row) return undefined;
    const { accountNumber, ...account } = row;
    return { account, accountNumber: this.config.keys.open(accountNumber, id) };
  }

  async release(id: Id, at: number): Promise<void> {
    await this.rows.update({ id, payableFrom: MoreThan(at) }, { payableFrom: at });
  }

  async remove(id: Id, personId: Id): Promise<boolean> {
    const { affected } = await this.rows.delete({ id, personId });
    return affected === 1;
  }

  async removeAllOf(personId: Id): Promise<void> {
    await this.rows.delete({ personId });
  }
}
