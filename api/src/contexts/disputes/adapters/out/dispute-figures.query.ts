import { Injectable } from '@nestjs/common';
import { DISPUTE_OUTCOMES } from '@kaaj/contract';
import { Database } from '../../../../platform/database/database';
import { joinSql, sql, stringLiteral } from '../../../../platform/database/sql';
import { AggregateRefresher } from '../../../../platform/aggregates/aggregate-refresher';
import { GroupedTotals } from '../../../../platform/aggregates/grouped-totals';
import { isForWorker } from '../../domain/dispute';

const SURVEY = 'disputes';

const WON_BY_BUYER = joinSql(DISPUTE_OUTCOMES.filter((outcome) => !isForWorker(outcome)).map(stringLiteral));

export type DisputeFigures = Readonly<Record<'undecided' | 'worker' | 'buyer', number>>;

/** Number of disputes by outcome. */
@Injectable()
export class DisputeFiguresQuery {
  constructor(
    database: Database,
    private readonly aggregates: AggregateRefresher,
  ) {
    const by = sql`CASE WHEN state <> 'decided' THEN 'undecided' WHEN outcome IN (${WON_BY_BUYER}) THEN 'buyer' ELSE 'worker' END`;
    aggregates.add(new GroupedTotals(SURVEY, database, { table: sql`dispute`, by }));
  }

  /** As last computed by the aggregate job; undefined before its first run. */
  async latest(): Promise<DisputeFigures | undefined> {
    const last = await this.aggregates.last<Partial<DisputeFigures>>(SURVEY);
    return last && { undecided: 0, worker: 0, buyer: 0, ...last.result };
  }
}
