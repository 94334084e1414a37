import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database';
import { sql } from '../../../../platform/database/sql';
import { AggregateRefresher } from '../../../../platform/surveys/aggregate-refresher';
import { GroupedTotals } from '../../../../platform/surveys/grouped-totals';

const SURVEY = 'disputes';

export type DisputeFigures = Readonly<Record<'undecided' | 'worker' | 'buyer', number>>;

/** How many disputes went which way. */
@Injectable()
export class DisputeFiguresQuery {
  constructor(
    database: Database,
    private readonly surveys: AggregateRefresher,
  ) {
    const by = sql`CASE WHEN state <> 'decided' THEN 'undecided' WHEN outcome = 'worker' THEN 'worker' ELSE 'buyer' END`;
    surveys.add(new GroupedTotals(SURVEY, database, { table: sql`dispute`, by }));
  }

  /** As they were counted last; undefined before the first time. */
  async latest(): Promise<DisputeFigures | undefined> {
    const last = await this.surveys.last<Partial<DisputeFigures>>(SURVEY);
    return last && { undecided: 0, worker: 0, buyer: 0, ...last.result };
  }
}
