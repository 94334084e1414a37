import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database';
import { comesFrom } from '../../../../platform/database/guards';
import { type Refund, Refunds } from '../../application/refunds';
import { PURCHASE_MOVES } from '../../domain/moves';

const MOST_COUNTED = 10_000;

@Injectable()
export class SqlRefunds extends Refunds {
  constructor(private readonly database: Database) {
    super();
  }

  due(limit: number): Promise<readonly Refund[]> {
    return this.database.query<Refund>(
      `SELECT transaction_id AS transactionId, cents, settled_at AS paidAt, checkout_session AS checkoutSession
       FROM purchase WHERE state = 'refund-due' ORDER BY settled_at, id LIMIT ?`,
      [limit],
    );
  }

  async count(): Promise<number> {
    const [row] = await this.database.query<{ n: number }>(
      `SELECT COUNT(*) AS n FROM (SELECT id FROM purchase WHERE state = 'refund-due' LIMIT ?) some`,
      [MOST_COUNTED],
    );
    return row?.n ?? 0;
  }

  async done(transactionId: string): Promise<boolean> {
    const hit = await this.database.execute(
      `UPDATE purchase SET state = 'refunded' WHERE transaction_id = ? AND ${comesFrom(PURCHASE_MOVES.refunded, 'state')}`,
      [transactionId],
    );
    return hit === 1;
  }
}
