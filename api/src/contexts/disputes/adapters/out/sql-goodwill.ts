import { Injectable } from '@nestjs/common';
import { Config } from '../../../../config';
import { Clock } from '../../../../kernel/clock';
import { type Coins } from '../../../../kernel/coins';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { insertMissing } from '../../../../platform/database/dialect';
import { sql } from '../../../../platform/database/sql';
import { type Goodwill } from '../../application/dispute-escrow';
import { GoodwillUsed, InsufficientFunds } from '../../domain/dispute.errors';

const ONCE_IN_MS = 90 * 24 * 60 * 60 * 1000;

/**
 * SQL without the ORM: the limit is in the WHERE of the write, so that concurrent payments cannot exceed it together.
 */
@Injectable()
export class SqlGoodwill implements Goodwill {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async take(coins: Coins, month: string, buyerId: Id): Promise<void> {
    await this.database.execute(sql`${insertMissing(this.database)} goodwill (month, coins) VALUES (?, 0)`, [month]);
    const statement = sql`UPDATE goodwill SET coins = coins + ? WHERE month = ? AND coins <= ?`;
    const taken = await this.database.execute(statement, [coins, month, this.config.goodwillCoins - coins]);
    if (taken !== 1) throw new InsufficientFunds();
    // Checked after the write, which locks the month's row.
    if (await this.wasUsedFor(buyerId)) throw new GoodwillUsed();
  }

  private wasUsedFor(buyerId: Id): Promise<boolean> {
    return this.database.exists(
      sql`SELECT 1 FROM dispute JOIN transfer ON transfer.kind = 'goodwill-awarded' AND transfer.reference = dispute.submission_id
       WHERE dispute.buyer_id = ? AND transfer.at > ? LIMIT 1`,
      [buyerId, this.clock.now() - ONCE_IN_MS],
    );
  }
}
