import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database';
import { sql } from '../../../../platform/database/sql';
import { AggregateRefresher } from '../../../../platform/aggregates/aggregate-refresher';
import { GroupedTotals } from '../../../../platform/aggregates/grouped-totals';

const SURVEY = 'suspensions';

export type SuspensionFigures = Readonly<Record<'lasting' | 'lifted' | 'removed', number>>;

/** How many accounts were suspended or removed, and how many suspensions were lifted. */
@Injectable()
export class SuspensionFiguresQuery {
  constructor(
    database: Database,
    private readonly surveys: AggregateRefresher,
  ) {
    const by = sql`CASE WHEN removal = 1 THEN 'removed' WHEN ended_at IS NULL THEN 'lasting' ELSE 'lifted' END`;
    surveys.add(new GroupedTotals(SURVEY, database, { table: sql`suspension`, by }));
  }

  /** As they were counted last; undefined before the first time. */
  async latest(): Promise<SuspensionFigures | undefined> {
    const last = await this.surveys.last<Partial<SuspensionFigures>>(SURVEY);
    return last && { lasting: 0, lifted: 0, removed: 0, ...last.result };
  }
}
