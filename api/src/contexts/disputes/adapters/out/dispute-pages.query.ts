import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Dispute as WireDispute } from '@kaaj/contract';
import { type FindOptionsWhere, LessThan, MoreThan, Not, type Repository } from 'typeorm';
import { Clock } from '../../../../kernel/clock';
import { type Id } from '../../../../kernel/ids';
import { pageOf, placeOf } from '../../../../platform/paging/cursor';
import { People, type PersonCard } from '../../../identity';
import { type DisputePage, DisputePages } from '../../application/dispute-pages';
import { type Dispute, dueOf } from '../../domain/dispute';
import { type DisputeRow, DisputeSchema } from './dispute.schema';
import { disputeOf } from './typeorm-disputes';

@Injectable()
export class DisputePagesQuery extends DisputePages {
  constructor(
    @InjectRepository(DisputeSchema) private readonly rows: Repository<DisputeRow>,
    private readonly people: People,
    private readonly clock: Clock,
  ) {
    super();
  }

  async shown(dispute: Dispute): Promise<WireDispute> {
    const [wire] = await this.wire([dispute]);
    return wire as WireDispute;
  }

  async one(id: Id, personId: Id | undefined): Promise<WireDispute | undefined> {
    const where =
      personId === undefined
        ? { id }
        : [
            { id, workerId: personId },
            { id, buyerId: personId },
          ];
    const row = await this.rows.findOneBy(where);
    return row ? this.shown(disputeOf(row)) : undefined;
  }

  async about(submissionId: Id): Promise<WireDispute | null> {
    const row = await this.rows.findOneBy({ submissionId });
    return row ? this.shown(disputeOf(row)) : null;
  }

  page(personId: Id | undefined, cursor: string | undefined, size: number): Promise<DisputePage> {
    return personId === undefined ? this.forAdmin(cursor, size) : this.ofPerson(personId, cursor, size);
  }

  private async ofPerson(personId: Id, cursor: string | undefined, size: number): Promise<DisputePage> {
    const place = placeOf(cursor, [''] as const);
    const before = place ? { id: LessThan(place[0]) } : {};
    const where = [
      { workerId: personId, ...before },
      { buyerId: personId, ...before },
    ];
    const rows = await this.rows.find({ where, order: { id: 'DESC' }, take: size + 1 });
    const { rows: shown, next } = pageOf(rows, size, ({ id }) => [id]);
    return { disputes: await this.wire(shown.map(disputeOf)), next };
  }

  /** First what is to be decided, the next to end first, behind it what was decided. */
  private async forAdmin(cursor: string | undefined, size: number): Promise<DisputePage> {
    const [part, time, id] = placeOf(cursor, ['' as string, 0 as number, '' as string] as const) ?? [
      'undecided',
      -1,
      '',
    ];
    const rows: DisputeRow[] = [];
    if (part === 'undecided') {
      const after = { state: Not<'decided'>('decided') };
      const where = [
        { ...after, decideBy: MoreThan(time) },
        { ...after, decideBy: time, id: MoreThan(id) },
      ];
      rows.push(...(await this.rows.find({ where, order: { decideBy: 'ASC', id: 'ASC' }, take: size + 1 })));
    }
    if (rows.length <= size) {
      const where: FindOptionsWhere<DisputeRow> = { state: 'decided', ...(part === 'decided' && { id: LessThan(id) }) };
      rows.push(...(await this.rows.find({ where, order: { id: 'DESC' }, take: size + 1 - rows.length })));
    }
    const { rows: shown, next } = pageOf(rows, size, (row) => [
      row.state === 'decided' ? 'decided' : 'undecided',
      row.decideBy,
      row.id,
    ]);
    return { disputes: await this.wire(shown.map(disputeOf)), next };
  }

  private async wire(disputes: readonly Dispute[]): Promise<readonly WireDispute[]> {
    const people = await this.people.cards([...new Set(disputes.flatMap((each) => [each.buyerId, each.workerId]))]);
    const now = this.clock.now();
    return disputes.map((dispute) => wireOf(dispute, people, now));
  }
}

const timeOf = (time: number | null) => (time === null || time === 0 ? null : new Date(time).toISOString());

function wireOf(dispute: Dispute, people: ReadonlyMap<Id, PersonCard>, now: number): WireDispute {
  const { id, submissionId, taskId, title, reward, state, outcome, statement, pictures, answer, reason } = dispute;
  return {
    _id: id,
    submissionId,
    task: { _id: taskId, title },
    payableAmount: reward,
    state,
    outcome,
    due: timeOf(dueOf(dispute, now)),
    openedAt: new Date(dispute.openedAt).toISOString(),
    statement,
    pictures,
    answer,
    answeredAt: timeOf(dispute.answeredAt),
    reason,
    decidedAt: timeOf(dispute.decidedAt),
    worker: { _id: dispute.workerId, name: people.get(dispute.workerId)?.name ?? '' },
    buyer: { _id: dispute.buyerId, name: people.get(dispute.buyerId)?.name ?? '' },
  };
}
