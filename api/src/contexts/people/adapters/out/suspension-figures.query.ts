import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database';
import { sql } from '../../../../platform/database/sql';
import { AggregateRefresher } from '../../../../platform/aggregates/aggregate-refresher';
import { type LatestTotals, latestTotals } from '../../../../platform/aggregates/grouped-totals';

/** Number of suspended and removed accounts, and of lifted suspensions. */
@Injectable()
export class SuspensionFiguresQuery {
  readonly latest: LatestTotals<'lasting' | 'lifted' | 'removed'>;

  constructor(database: Database, aggregates: AggregateRefresher) {
    const by = sql`CASE WHEN removal = 1 THEN 'removed' WHEN ended_at IS NULL THEN 'lasting' ELSE 'lifted' END`;
    const none = { lasting: 0, lifted: 0, removed: 0 };
    this.latest = latestTotals('suspensions', none, { table: sql`suspension`, by }, database, aggregates);
  }
}
