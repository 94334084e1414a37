import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database';
import { sql } from '../../../../platform/database/sql';
import { AggregateRefresher } from '../../../../platform/aggregates/aggregate-refresher';
import { GroupedTotals } from '../../../../platform/aggregates/grouped-totals';

const SURVEY = 'reports';

export type ReportFigures = Readonly<Record<'waiting' | 'acted' | 'dismissed', number>>;

/** Numbers of reports by outcome. */
@Injectable()
export class ReportFiguresQuery {
  constructor(
    database: Database,
    private readonly aggregates: AggregateRefresher,
  ) {
    const by = sql`COALESCE(outcome, 'waiting')`;
    aggregates.add(new GroupedTotals(SURVEY, database, { table: sql`report`, by }));
  }

  /** As last computed by the aggregate job; undefined before its first run. */
  async latest(): Promise<ReportFigures | undefined> {
    const last = await this.aggregates.last<Partial<ReportFigures>>(SURVEY);
    return last && { waiting: 0, acted: 0, dismissed: 0, ...last.result };
  }
}
