import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../../../config';
import { coins } from '../../../../kernel/coins';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { insertRows } from '../../../../platform/database/insert-rows';
import { placeholders, sql } from '../../../../platform/database/sql';
import { type Fees } from '../../application/fees';
import { type Account, personOf } from '../../domain/account';
import { type FeeBase, type FeeEffect, feeOf, heldFee, totalFee } from '../../domain/fee';
import { feeEffectOf, type Transfer, transferFor } from '../../domain/postings';

interface StoredFee extends FeeBase {
  readonly id: Id;
  readonly buyerId: Id;
  readonly account: Account;
}

const FEE_COLUMNS = sql`id, buyer_id AS buyerId, account, percent, live, paid`;

/** SQL without the ORM: runs with every transfer while fees are charged. */
@Injectable()
export class SqlFees implements Fees, OnModuleInit {
  readonly percent: number;
  /** Whether any task was ever posted with a fee. All processes must be started with the same percentage. */
  private active: boolean;

  constructor(
    private readonly database: Database,
    { feePercent }: Config,
  ) {
    this.percent = feePercent;
    this.active = feePercent > 0;
  }

  async onModuleInit(): Promise<void> {
    this.active ||= await this.database.exists(sql`SELECT 1 AS there FROM fee LIMIT 1`, []);
  }

  async of(ids: readonly Id[]): Promise<ReadonlyMap<Id, FeeBase>> {
    if (!this.active || ids.length === 0) return new Map();
    const rows = await this.database.query<StoredFee>(
      sql`SELECT ${FEE_COLUMNS} FROM fee WHERE id IN (${placeholders(ids)})`,
      ids,
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  async heldFor(buyerId: Id): Promise<number> {
    if (!this.active) return 0;
    const rows = await this.database.query<StoredFee>(
      sql`SELECT ${FEE_COLUMNS} FROM fee WHERE buyer_id = ? AND live > 0`,
      [buyerId],
    );
    return rows.reduce((sum, row) => sum + heldFee(row), 0);
  }

  /** The fee transfers that accompany these transfers, in the unit of work that posts them. */
  async feesFor(transfers: readonly Transfer[]): Promise<readonly Transfer[]> {
    if (!this.active) return [];
    const feeTransfers: Transfer[] = [];
    const joining: { readonly taskId: Id; readonly feeId: Id }[] = [];
    for (const transfer of transfers) {
      const effect = feeEffectOf(transfer);
      if (effect?.change === 'joined') joining.push({ taskId: effect.of, feeId: effect.batch });
      else if (effect) feeTransfers.push(...(await this.feeTransfersOf(transfer, effect)));
    }
    await this.join(joining);
    return feeTransfers;
  }

  private async join(tasks: readonly { readonly taskId: Id; readonly feeId: Id }[]): Promise<void> {
    const fees = await this.of([...new Set(tasks.map(({ feeId }) => feeId))]);
    const sharing = tasks.filter(({ feeId }) => fees.has(feeId));
    if (sharing.length > 0) await insertRows(this.database, 'fee_share', sharing);
  }

  private async feeTransfersOf(
    transfer: Transfer,
    { change, of }: Exclude<FeeEffect, { change: 'joined' }>,
  ): Promise<Transfer[]> {
    const { amount, reference, to, from } = transfer;
    if (change === 'opened') {
      if (this.percent === 0) return [];
      const buyerId = personOf(from) as Id;
      const row = { id: of, buyerId, account: to, percent: this.percent, live: amount, paid: 0 };
      await insertRows(this.database, 'fee', [row]);
      return feeTransfer('fee-kept', row, feeOf(amount, this.percent), reference);
    }
    const live = change === 'added' ? amount : -Number(amount);
    const paid = change === 'paid' ? amount : 0;
    const after = await this.change(of, live, paid);
    if (!after) return [];
    const before = { ...after, live: after.live - live, paid: after.paid - paid };
    const more = totalFee(after) - totalFee(before);
    return [
      ...feeTransfer(
        'fee-taken',
        after,
        feeOf(after.paid, after.percent) - feeOf(before.paid, after.percent),
        reference,
      ),
      ...feeTransfer('fee-kept', after, more, reference),
      ...feeTransfer('fee-returned', after, -more, reference),
    ];
  }

  /**
   * Updates the fee and returns it; undefined where there is none. The UPDATE locks the row until the unit of work
   * ends.
   */
  private async change(of: Id, live: number, paid: number): Promise<StoredFee | undefined> {
    const [id = of] = await this.database.values<Id>(sql`SELECT fee_id FROM fee_share WHERE task_id = ?`, [of]);
    const changed = await this.database.execute(sql`UPDATE fee SET live = live + ?, paid = paid + ? WHERE id = ?`, [
      live,
      paid,
      id,
    ]);
    if (changed === 0) return undefined;
    return this.database.first<StoredFee>(sql`SELECT ${FEE_COLUMNS} FROM fee WHERE id = ?`, [id]);
  }
}

function feeTransfer(
  kind: 'fee-kept' | 'fee-taken' | 'fee-returned',
  { account, buyerId }: Pick<StoredFee, 'account' | 'buyerId'>,
  amount: number,
  reference: string,
): Transfer[] {
  return amount > 0 ? [transferFor(kind, { account, buyerId, coins: coins(amount), reference })] : [];
}
