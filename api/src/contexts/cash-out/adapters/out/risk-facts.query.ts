import { Injectable } from '@nestjs/common';
import { type RiskRow, type RiskSignalCode } from '@kaaj/contract';
import { type Id } from '../../../../kernel/ids';
import { Clock, DAY_MS } from '../../../../kernel/clock';
import { Database } from '../../../../platform/database/database';
import { integerLiteral, joinSql, placeholders, type Sql, sql } from '../../../../platform/database/sql';
import { forceIndex } from '../../../../platform/database/dialect';
import { availableOf } from '../../../wallet';
import { DISPUTE_DAYS, type RiskFacts, QUICK_SECONDS, WORK_WATCHED } from '../../domain/risk-signals';

export interface AssessedWithdrawal {
  readonly id: Id;
  readonly workerId: Id;
}

const ROWS_SHOWN = 10;

const QUICK = sql`decided_by = 'buyer' AND decided_at - sent_at <= ${integerLiteral(QUICK_SECONDS * 1000)}`;
/** Disputes that the platform paid as goodwill. */
const GOODWILL = sql`dispute JOIN transfer ON transfer.kind = 'goodwill-awarded' AND transfer.reference = dispute.submission_id`;
const PAID = sql`state = 'settled'`;
/** Removed people have no e-mail address, so a search does not find them. */
const PERSON = sql`'person' AS kind, person.id AS _id, person.name,
  CASE WHEN person.removed_at IS NULL THEN person.email ELSE NULL END AS email`;

type FactsRow = { readonly id: Id } & { readonly [Fact in keyof RiskFacts]: number | null };

/**
 * Aggregates other contexts' data for withdrawals. SQL without the ORM: reads a bounded number of submissions and
 * transfers per worker, along indexes.
 */
@Injectable()
export class RiskFactsQuery {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Facts of each existing withdrawal, with one query for all. `refundableDays`: how long purchases can be refunded.
   */
  async of(withdrawals: readonly AssessedWithdrawal[], refundableDays: number): Promise<ReadonlyMap<Id, RiskFacts>> {
    if (withdrawals.length === 0) return new Map();
    const workers = [...new Set(withdrawals.map(({ workerId }) => workerId))];
    const now = this.clock.now();
    const young = now - refundableDays * DAY_MS;
    const rows = await this.database.query<FactsRow>(
      sql`SELECT asked.id, asked.coins, ? - person.created_at AS age,
         (SELECT COUNT(DISTINCT other.worker_id) FROM withdrawal other
          WHERE other.account_hash = asked.account_hash AND other.worker_id <> asked.worker_id)
         + (SELECT COUNT(DISTINCT saved.person_id) FROM payout_account saved
          WHERE saved.account_hash = asked.account_hash AND saved.person_id <> asked.worker_id
            AND NOT EXISTS (SELECT 1 FROM withdrawal other
              WHERE other.account_hash = saved.account_hash AND other.worker_id = saved.person_id)) AS sharing,
         (SELECT COUNT(*) FROM dispute
          WHERE worker_id = asked.worker_id AND outcome = 'for-buyer' AND decided_at >= ?) AS lost,
         (SELECT COUNT(*) FROM ${GOODWILL} WHERE worker_id = asked.worker_id AND decided_at >= ?) AS goodwills,
         (SELECT SUM(amount) FROM ${GOODWILL} WHERE worker_id = asked.worker_id AND decided_at >= ?) AS given,
         sums.works, sums.earned, sums.most, sums.quick, sums.unpaidBuyers, sums.unpaid, sums.purchases, sums.refundable,
         sums.debtors, sums.owed
       FROM withdrawal asked
       JOIN person ON person.id = asked.worker_id
       LEFT JOIN (
         SELECT worker_id, SUM(works) AS works, SUM(coins) AS earned, MAX(coins) AS most, SUM(quick) AS quick,
           SUM(1 - paid) AS unpaidBuyers, SUM(CASE WHEN paid = 0 THEN coins ELSE 0 END) AS unpaid,
           SUM(CASE WHEN late > 0 THEN purchases ELSE 0 END) AS purchases,
           SUM(CASE WHEN bought < late THEN bought ELSE late END) AS refundable,
           SUM(CASE WHEN owed > 0 THEN 1 ELSE 0 END) AS debtors,
           SUM(CASE WHEN owed < coins THEN owed ELSE coins END) AS owed
         FROM (
           SELECT pair.worker_id, pair.works, pair.coins, pair.quick, pair.late,
             CASE WHEN EXISTS (SELECT 1 FROM purchase WHERE buyer_id = pair.buyer_id AND ${PAID}) THEN 1 ELSE 0 END AS paid,
             COALESCE((SELECT SUM(coins) FROM purchase
               WHERE buyer_id = pair.buyer_id AND ${PAID} AND settled_at >= ?), 0) AS bought,
             (SELECT COUNT(*) FROM purchase WHERE buyer_id = pair.buyer_id AND ${PAID} AND settled_at >= ?) AS purchases,
             COALESCE((SELECT SUM(owed) FROM lien WHERE person_id = pair.buyer_id), 0) AS owed
           FROM (
             SELECT worker_id, buyer_id, SUM(is_work) AS works, SUM(reward) AS coins,
               SUM(CASE WHEN ${QUICK} THEN 1 ELSE 0 END) AS quick,
               SUM(CASE WHEN decided_at >= ? THEN reward ELSE 0 END) AS late
             FROM (${joinSql(
               workers.map((_, number) => this.latestEarnings(number)),
               sql` UNION ALL `,
             )}) work
             GROUP BY worker_id, buyer_id
           ) pair
         ) pairs GROUP BY worker_id
       ) sums ON sums.worker_id = asked.worker_id
       WHERE asked.id IN (${placeholders(withdrawals)})`,
      [
        now,
        ...[1, 2, 3].map(() => now - DISPUTE_DAYS * DAY_MS),
        young,
        young,
        young,
        ...workers.flatMap(earner),
        ...withdrawals.map(({ id }) => id),
      ],
    );
    return new Map(rows.map(({ id, ...facts }) => [id, inNumbers(facts)]));
  }

  /** The first rows behind a signal, latest first. */
  behind(
    code: RiskSignalCode,
    { id, workerId }: AssessedWithdrawal,
    refundableDays: number,
  ): Promise<readonly RiskRow[]> {
    const now = this.clock.now();
    const young = now - refundableDays * DAY_MS;
    const work = sql`(${this.latestEarnings(0)}) work`;
    switch (code) {
      case 'shared-account':
        return this.rows(
          sql`SELECT ${PERSON} FROM (
             SELECT other.worker_id AS id FROM withdrawal asked JOIN withdrawal other ON other.account_hash = asked.account_hash
             WHERE asked.id = ?
             UNION SELECT saved.person_id FROM withdrawal asked JOIN payout_account saved ON saved.account_hash = asked.account_hash
             WHERE asked.id = ?
           ) sharing JOIN person ON person.id = sharing.id WHERE person.id <> ? ORDER BY person.id DESC`,
          [id, id, workerId],
        );
      case 'unpaid-buyers':
        return this.rows(
          sql`SELECT DISTINCT ${PERSON} FROM ${work} JOIN person ON person.id = work.buyer_id
           WHERE NOT EXISTS (SELECT 1 FROM purchase WHERE buyer_id = work.buyer_id AND ${PAID}) ORDER BY person.id DESC`,
          earner(workerId),
        );
      case 'open-lien':
        return this.rows(
          sql`SELECT ${PERSON} FROM (SELECT DISTINCT buyer_id FROM ${work}) payer
           JOIN person ON person.id = payer.buyer_id
           WHERE EXISTS (SELECT 1 FROM lien WHERE person_id = payer.buyer_id AND owed > 0) ORDER BY person.id DESC`,
          earner(workerId),
        );
      case 'goodwill':
        return this.rows(
          sql`SELECT 'dispute' AS kind, dispute.id AS _id, title AS name, NULL AS email FROM ${GOODWILL}
           WHERE worker_id = ? AND decided_at >= ? ORDER BY dispute.id DESC`,
          [workerId, now - DISPUTE_DAYS * DAY_MS],
        );
      case 'refundable':
        return this.rows(
          sql`SELECT 'purchase' AS kind, purchase.id AS _id, purchase.transaction_id AS name, NULL AS email
           FROM (SELECT DISTINCT buyer_id FROM ${work} WHERE decided_at >= ?) payer
           JOIN purchase ON purchase.buyer_id = payer.buyer_id
           WHERE ${PAID} AND settled_at >= ? ORDER BY purchase.id DESC`,
          [...earner(workerId), young, young],
        );
      case 'quick-acceptance':
        return this.rows(
          sql`SELECT 'submission' AS kind, id AS _id, task_title AS name, NULL AS email FROM ${work}
           WHERE ${QUICK} ORDER BY id DESC`,
          earner(workerId),
        );
      case 'one-buyer':
        return this.rows(
          sql`SELECT ${PERSON} FROM (
             SELECT buyer_id FROM ${work} GROUP BY buyer_id ORDER BY SUM(reward) DESC, buyer_id LIMIT 1
           ) most JOIN person ON person.id = most.buyer_id`,
          earner(workerId),
        );
      case 'disputes-lost':
        return this.rows(
          sql`SELECT 'dispute' AS kind, id AS _id, title AS name, NULL AS email FROM dispute
           WHERE worker_id = ? AND outcome = 'for-buyer' AND decided_at >= ? ORDER BY id DESC`,
          [workerId, now - DISPUTE_DAYS * DAY_MS],
        );
      case 'new-account':
        return this.rows(sql`SELECT ${PERSON} FROM person WHERE id = ?`, [workerId]);
    }
  }

  private rows(statement: Sql, parameters: readonly unknown[]): Promise<RiskRow[]> {
    return this.database.query<RiskRow>(sql`${statement} LIMIT ${integerLiteral(ROWS_SHOWN)}`, parameters);
  }

  /**
   * The latest accepted work of one worker, and what bonuses and qualification tests paid among their latest credits;
   * its parameters are `earner`. Several in one statement need different names.
   */
  private latestEarnings(number: number): Sql {
    const latest = sql`DESC LIMIT ${integerLiteral(WORK_WATCHED)}`;
    return sql`SELECT * FROM (
      SELECT 1 AS is_work, id, task_title, worker_id, buyer_id, reward, sent_at, decided_at, decided_by
      FROM submission ${forceIndex('submission_earned', this.database)}
      WHERE worker_id = ? AND status = 'accepted' ORDER BY decided_at DESC, id ${latest}
    ) work${integerLiteral(number)}
    UNION ALL SELECT 0, reference, NULL, COALESCE(bonus.worker_id, attempt.worker_id),
      COALESCE(bonus.buyer_id, worker_test.buyer_id), amount, paid.at, paid.at, NULL
    FROM (
      SELECT kind, reference, amount, at FROM transfer ${forceIndex('transfer_to', this.database)}
      WHERE to_account = ? ORDER BY id ${latest}
    ) paid
    LEFT JOIN bonus ON paid.kind = 'bonus' AND bonus.id = reference
    LEFT JOIN worker_test_attempt attempt ON paid.kind = 'test-paid' AND attempt.id = reference
    LEFT JOIN worker_test ON worker_test.id = attempt.test_id
    WHERE bonus.id IS NOT NULL OR worker_test.id IS NOT NULL`;
  }
}

const earner = (workerId: Id): readonly string[] => [workerId, availableOf(workerId)];

/** SUM returns null without rows. */
function inNumbers(row: Omit<FactsRow, 'id'>): RiskFacts {
  const entries = Object.entries(row).map(([fact, value]) => [fact, value ?? 0] as const);
  return Object.fromEntries(entries) as unknown as RiskFacts;
}
