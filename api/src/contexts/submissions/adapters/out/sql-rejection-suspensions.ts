import { Injectable } from '@nestjs/common';
import { type SuspendedBuyer } from '@kaaj/contract';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { forceIndex } from '../../../../platform/database/dialect';
import { sql } from '../../../../platform/database/sql';
import { insertIfAbsent } from '../../../../platform/database/insert-if-absent';
import { toAvatar, People } from '../../../people';
import { type RejectionSuspensions } from '../../application/rejection-suspensions';
import { SubmissionSettings } from '../../application/submission-settings';
import { type RecentDecisions } from '../../domain/rejection-limit';

interface Late {
  readonly id: Id;
  readonly status: string;
}

/** SQL without the ORM: reads submissions along the index of a buyer's decisions. */
@Injectable()
export class SqlRejectionSuspensions implements RejectionSuspensions {
  constructor(
    private readonly database: Database,
    private readonly people: People,
    private readonly settings: SubmissionSettings,
  ) {}

  async liftedAt(buyerId: Id): Promise<number | undefined> {
    const statement = sql`SELECT lifted_at AS liftedAt FROM review_brake WHERE buyer_id = ?`;
    return (await this.database.first<{ liftedAt: number }>(statement, [buyerId]))?.liftedAt;
  }

  async recentDecisions(buyerId: Id, time: number, count: number): Promise<RecentDecisions> {
    const lifted = (await this.liftedAt(buyerId)) ?? 0;
    const late = await this.late(buyerId, Math.max(time, lifted), count);
    return { decided: late.length, rejected: late.filter(({ status }) => status === 'rejected').length };
  }

  async suspend(buyerId: Id, since: number): Promise<boolean> {
    const reactivate = sql`UPDATE review_brake SET since = ?, lifted_at = 0 WHERE buyer_id = ? AND lifted_at <> 0`;
    const first = sql`INSERT INTO review_brake (since, buyer_id, lifted_at) VALUES (?, ?, 0)`;
    return (
      (await this.database.executeGuarded(reactivate, [since, buyerId])) ||
      insertIfAbsent(() => this.database.execute(first, [since, buyerId]))
    );
  }

  lift(buyerId: Id, liftedAt: number): Promise<boolean> {
    const statement = sql`UPDATE review_brake SET lifted_at = ? WHERE buyer_id = ? AND lifted_at = 0`;
    return this.database.executeGuarded(statement, [liftedAt, buyerId]);
  }

  async waiting(limit: number, after?: readonly [since: number, buyerId: Id]): Promise<readonly SuspendedBuyer[]> {
    const [last, lastId] = after ?? [0, ''];
    const rows = await this.database.query<{ buyerId: Id; since: number }>(
      sql`SELECT buyer_id AS buyerId, since FROM review_brake
       WHERE lifted_at = 0 AND since >= ? AND (since > ? OR buyer_id > ?) ORDER BY since, buyer_id LIMIT ?`,
      [last, last, lastId, limit],
    );
    const people = await this.people.cards(rows.map(({ buyerId }) => buyerId));
    return Promise.all(
      rows.map(async ({ buyerId, since }) => {
        const late = await this.late(buyerId, 0, this.settings.rejectionsWatched);
        const rejected = late.filter(({ status }) => status === 'rejected').map(({ id }) => id);
        const buyer = { ...toAvatar(buyerId, people), email: people.get(buyerId)?.email ?? '' };
        return { buyer, since: new Date(since).toISOString(), decided: late.length, rejected };
      }),
    );
  }

  async delete(buyerId: Id): Promise<void> {
    await this.database.execute(sql`DELETE FROM review_brake WHERE buyer_id = ?`, [buyerId]);
  }

  private late(buyerId: Id, since: number, count: number): Promise<Late[]> {
    return this.database.query<Late>(
      sql`SELECT id, status FROM submission ${forceIndex('submission_for_buyer', this.database)}
       WHERE buyer_id = ? AND decided_at > ? AND decided_by = 'buyer' ORDER BY decided_at DESC, id DESC LIMIT ?`,
      [buyerId, since, count],
    );
  }
}
