import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database';
import { sql } from '../../../../platform/database/sql';
import { AggregateRefresher } from '../../../../platform/aggregates/aggregate-refresher';
import { type LatestTotals, latestTotals } from '../../../../platform/aggregates/grouped-totals';

/** Numbers of reports by outcome. */
@Injectable()
export class ReportFiguresQuery {
  readonly latest: LatestTotals<'waiting' | 'acted' | 'dismissed'>;

  constructor(database: Database, aggregates: AggregateRefresher) {
    const by = sql`COALESCE(outcome, 'waiting')`;
    const none = { waiting: 0, acted: 0, dismissed: 0 };
    this.latest = latestTotals('reports', none, { table: sql`report`, by }, database, aggregates);
  }
}
