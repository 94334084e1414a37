import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type BrakedBuyer } from '@kaaj/contract';
import { Not, type Repository } from 'typeorm';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { sql } from '../../../../platform/database/sql';
import { unlessThere } from '../../../../platform/database/unless-there';
import { faceOf, People } from '../../../people';
import { Brakes } from '../../application/brakes';
import { SubmissionSettings } from '../../application/submission-settings';
import { type LateDecisions } from '../../domain/brake';
import { type BrakeRow, BrakeSchema } from './brake.schema';

interface Late {
  readonly id: Id;
  readonly status: string;
}

/** In SQL where it reads submissions, along the index of a buyer's decisions. */
@Injectable()
export class TypeormBrakes extends Brakes {
  constructor(
    @InjectRepository(BrakeSchema) private readonly rows: Repository<BrakeRow>,
    private readonly database: Database,
    private readonly people: People,
    private readonly settings: SubmissionSettings,
  ) {
    super();
  }

  isOn(buyerId: Id): Promise<boolean> {
    return this.rows.existsBy({ buyerId, liftedAt: 0 });
  }

  async lateDecisions(buyerId: Id, time: number, count: number): Promise<LateDecisions> {
    const lifted = (await this.rows.findOneBy({ buyerId }))?.liftedAt ?? 0;
    const late = await this.late(buyerId, Math.max(time, lifted), count);
    return { decided: late.length, rejected: late.filter(({ status }) => status === 'rejected').length };
  }

  async pull(buyerId: Id, since: number): Promise<boolean> {
    const { affected } = await this.rows.update({ buyerId, liftedAt: Not(0) }, { since, liftedAt: 0 });
    return affected === 1 || unlessThere(() => this.rows.insert({ buyerId, since, liftedAt: 0 }));
  }

  async lift(buyerId: Id, liftedAt: number): Promise<boolean> {
    return (await this.rows.update({ buyerId, liftedAt: 0 }, { liftedAt })).affected === 1;
  }

  async waiting(limit: number): Promise<readonly BrakedBuyer[]> {
    const rows = await this.rows.find({ where: { liftedAt: 0 }, order: { since: 'ASC' }, take: limit });
    const people = await this.people.cards(rows.map(({ buyerId }) => buyerId));
    return Promise.all(
      rows.map(async ({ buyerId, since }) => {
        const late = await this.late(buyerId, 0, this.settings.rejectionsWatched);
        const rejected = late.filter(({ status }) => status === 'rejected').map(({ id }) => id);
        const buyer = { ...faceOf(buyerId, people), email: people.get(buyerId)?.email ?? '' };
        return { buyer, since: new Date(since).toISOString(), decided: late.length, rejected };
      }),
    );
  }

  async forget(buyerId: Id): Promise<void> {
    await this.rows.delete({ buyerId });
  }

  private late(buyerId: Id, since: number, count: number): Promise<Late[]> {
    return this.database.query<Late>(
      sql`SELECT id, status FROM submission WHERE buyer_id = ? AND decided_at > ? AND decided_by = 'buyer'
       ORDER BY decided_at DESC, id DESC LIMIT ?`,
      [buyerId, since, count],
    );
  }
}
