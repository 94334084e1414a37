import { Injectable } from '@nestjs/common';
import { type Coins } from '../../../../kernel/coins';
import { Database } from '../../../../platform/database/database';
import { DisputeSettings } from '../../application/dispute-settings';
import { Goodwill } from '../../application/goodwill';

const BEGIN = {
  mysql: 'INSERT IGNORE INTO goodwill (month, coins) VALUES (?, 0)',
  sqlite: 'INSERT INTO goodwill (month, coins) VALUES (?, 0) ON CONFLICT (month) DO NOTHING',
};

/** In SQL: the limit stands in the condition of the write that takes from it, so that two at once never pass it together. */
@Injectable()
export class SqlGoodwill extends Goodwill {
  constructor(
    private readonly database: Database,
    private readonly settings: DisputeSettings,
  ) {
    super();
  }

  async take(coins: Coins, month: string): Promise<boolean> {
    await this.database.execute(BEGIN[this.database.dialect], [month]);
    const sql = 'UPDATE goodwill SET coins = coins + ? WHERE month = ? AND coins <= ?';
    return (await this.database.execute(sql, [coins, month, this.settings.goodwillCoins - coins])) === 1;
  }
}
