import { type Clock, WEEK_MS } from '../../../../kernel/clock';
import { minIdAt, type Id } from '../../../../kernel/ids';
import { type Database } from '../../../../platform/database/database';
import { sql, integerLiteral } from '../../../../platform/database/sql';
import { forceIndex } from '../../../../platform/database/dialect';
import { type Step, type IncrementalAggregate } from '../../../../platform/aggregates/incremental-aggregate';
import { firstWeek, QUARTER_HOUR_MS, type Wait } from '../../domain/waits';

const PAGE = 5_000;
/** Submissions older than this before the first week are skipped: nearly all were decided before that week. */
const SENT_BEFORE_MS = 60 * 24 * 60 * 60 * 1000;

/** Decisions on first versions, by the buyer or automatic ones. Old rows have no actor, which was always the buyer. */
const COUNTS = sql`changes_at = 0 AND (decided_by IS NULL OR decided_by IN ('buyer', 'silence'))`;

/** SQL for the start of a decision's week; its parameter is the start of any week. */
const WEEK = sql`decided_at - (decided_at - ?) % ${integerLiteral(WEEK_MS)}`;
const WAITED = sql`decided_at - sent_at - (decided_at - sent_at) % ${integerLiteral(QUARTER_HOUR_MS)}`;

/** SQL without the ORM: one range of the buyer's index, grouped by week and quarter of an hour. */
export function waitsFor(database: Database, buyerId: Id, since: number): Promise<readonly Wait[]> {
  return database.query<Wait>(
    sql`SELECT week, waited, COUNT(*) AS decisions
     FROM (SELECT ${WEEK} AS week, ${WAITED} AS waited FROM submission ${forceIndex('submission_for_buyer', database)}
       WHERE buyer_id = ? AND decided_at >= ? AND ${COUNTS}) waits
     GROUP BY week, waited`,
    [since, buyerId, since],
  );
}

interface Progress {
  readonly since: number;
  readonly after: Id;
  /** Number of decisions by week, and within it by waiting time. */
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface SurveyedWaits {
  readonly since: number;
  readonly waits: readonly Wait[];
}

interface Row extends Wait {
  readonly counted: number;
  readonly last: Id;
}

/** Waiting times of all submissions, one page of the table at a time, from the first week on. */
export class WaitsSurvey implements IncrementalAggregate<Progress, SurveyedWaits> {
  constructor(
    readonly name: string,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly timeZone: string,
  ) {}

  async step(progress: Progress = this.start()): Promise<Step<Progress, SurveyedWaits>> {
    const { since, after } = progress;
    const rows = await this.database.query<Row>(
      sql`SELECT week, waited, COUNT(*) AS counted, MAX(id) AS last
       FROM (SELECT id, CASE WHEN decided_at >= ? AND ${COUNTS} THEN ${WEEK} ELSE 0 END AS week,
           CASE WHEN decided_at >= ? AND ${COUNTS} THEN ${WAITED} ELSE 0 END AS waited
         FROM submission WHERE id > ? ORDER BY id LIMIT ?) page
       GROUP BY week, waited`,
      [since, since, since, after, PAGE],
    );
    const counts = added(progress.counts, rows);
    if (rows.reduce((sum, { counted }) => sum + counted, 0) < PAGE)
      return { result: { since, waits: waitsOf(counts) } };
    return { progress: { since, after: rows.reduce((id, { last }) => (last > id ? last : id), ''), counts } };
  }

  private start(): Progress {
    const since = firstWeek(this.clock.today(), this.timeZone);
    return { since, after: minIdAt(since - SENT_BEFORE_MS), counts: {} };
  }
}

function added(counts: Progress['counts'], rows: readonly Row[]): Progress['counts'] {
  const sums: Record<string, Record<string, number>> = structuredClone(counts);
  for (const { week, waited, counted } of rows) {
    if (week === 0) continue;
    const ofWeek = (sums[week] ??= {});
    ofWeek[waited] = (ofWeek[waited] ?? 0) + counted;
  }
  return sums;
}

function waitsOf(counts: Progress['counts']): readonly Wait[] {
  return Object.entries(counts).flatMap(([week, ofWeek]) =>
    Object.entries(ofWeek).map(([waited, decisions]) => ({ week: Number(week), waited: Number(waited), decisions })),
  );
}
