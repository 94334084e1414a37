import { Injectable } from '@nestjs/common';
import { type Id } from '../../../../kernel/ids';
import { HOUR_MS } from '../../../../kernel/clock';
import { Database } from '../../../../platform/database/database';
import { joinSql, identifier, sql, integerLiteral } from '../../../../platform/database/sql';
import { HOURS, type Side } from '../../../reputation';
import { type DecisionGroup, type DecidedSubmissionReader } from '../../application/verify-records';

/** The bucket of hours of the buyer's decision; null where changes were requested or the decision was automatic. */
const TOOK = sql`CASE WHEN work.changes_at <> 0 OR work.decided_by = 'silence' THEN NULL
  ${joinSql(
    HOURS.map(
      (hours) =>
        sql`WHEN work.decided_at - work.sent_at <= ${integerLiteral(hours * HOUR_MS)} THEN ${integerLiteral(hours)}`,
    ),
    sql` `,
  )} ELSE 720 END`;

/** SQL without the ORM: groups all submissions of one person along the index of that side. */
@Injectable()
export class DecidedSubmissionsQuery implements DecidedSubmissionReader {
  constructor(private readonly database: Database) {}

  async of(personId: Id, side: Side): Promise<readonly DecisionGroup[]> {
    const rows = await this.database.queryWithoutTimeout<
      Omit<DecisionGroup, 'disputed'> & { readonly disputed: number }
    >(
      sql`SELECT work.status, work.decided_by AS decidedBy, ${TOOK} AS hours, dispute.outcome,
         CASE WHEN dispute.id IS NULL THEN 0 ELSE 1 END AS disputed, COUNT(*) AS pieces
       FROM submission work LEFT JOIN dispute ON dispute.submission_id = work.id
       WHERE work.${identifier(side)}_id = ? AND work.counted = 1
       GROUP BY work.status, work.decided_by, hours, dispute.outcome, disputed`,
      [personId],
    );
    return rows.map((row) => ({ ...row, disputed: row.disputed === 1 }));
  }
}
