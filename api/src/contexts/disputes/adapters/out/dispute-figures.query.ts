import { Injectable } from '@nestjs/common';
import { DISPUTE_OUTCOMES } from '@kaaj/contract';
import { Database } from '../../../../platform/database/database';
import { joinSql, sql, stringLiteral } from '../../../../platform/database/sql';
import { AggregateRefresher } from '../../../../platform/aggregates/aggregate-refresher';
import { type LatestTotals, latestTotals } from '../../../../platform/aggregates/grouped-totals';
import { isForWorker } from '../../domain/dispute';

const WON_BY_BUYER = joinSql(DISPUTE_OUTCOMES.filter((outcome) => !isForWorker(outcome)).map(stringLiteral));

/** Number of disputes by outcome. */
@Injectable()
export class DisputeFiguresQuery {
  readonly latest: LatestTotals<'undecided' | 'worker' | 'buyer'>;

  constructor(database: Database, aggregates: AggregateRefresher) {
    const by = sql`CASE WHEN state <> 'decided' THEN 'undecided' WHEN outcome IN (${WON_BY_BUYER}) THEN 'buyer' ELSE 'worker' END`;
    const none = { undecided: 0, worker: 0, buyer: 0 };
    this.latest = latestTotals('disputes', none, { table: sql`dispute`, by }, database, aggregates);
  }
}
