import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database';
import { sql } from '../../../../platform/database/sql';
import { AggregateRefresher } from '../../../../platform/aggregates/aggregate-refresher';
import { GroupedTotals } from '../../../../platform/aggregates/grouped-totals';

const SURVEY = 'suspensions';

export type SuspensionFigures = Readonly<Record<'lasting' | 'lifted' | 'removed', number>>;

/** Number of suspended and removed accounts, and of lifted suspensions. */
@Injectable()
export class SuspensionFiguresQuery {
  constructor(
    database: Database,
    private readonly aggregates: AggregateRefresher,
  ) {
    const by = sql`CASE WHEN removal = 1 THEN 'removed' WHEN ended_at IS NULL THEN 'lasting' ELSE 'lifted' END`;
    aggregates.add(new GroupedTotals(SURVEY, database, { table: sql`suspension`, by }));
  }

  /** As last computed by the aggregate job; undefined before its first run. */
  async latest(): Promise<SuspensionFigures | undefined> {
    const last = await this.aggregates.last<Partial<SuspensionFigures>>(SURVEY);
    return last && { lasting: 0, lifted: 0, removed: 0, ...last.result };
  }
}
