import { Injectable } from '@nestjs/common';
import { type Dispute as WireDispute } from '@kaaj/contract';
import { type Id } from '../../../../kernel/ids';
import { Clock } from '../../../../kernel/clock';
import { Database } from '../../../../platform/database/database';
import { identifier, type Sql, sql } from '../../../../platform/database/sql';
import { forceIndex } from '../../../../platform/database/dialect';
import { toPage, decodeCursor, type Page } from '../../../../platform/paging/cursor';
import { toAvatar, People, type PersonSummary } from '../../../people';
import { type Dispute, dueOf, participantsOf, unpaidOf } from '../../domain/dispute';
import { DISPUTE_FIELDS, type DisputeRow } from './dispute.schema';
import { disputeOf } from './typeorm-disputes';

interface Part {
  readonly where: Sql;
  readonly order: Sql;
  readonly parameters: readonly unknown[];
}

/** Dispute queries for pages. SQL without the ORM: lists along indexes that the statements name. */
@Injectable()
export class DisputePagesQuery {
  constructor(
    private readonly database: Database,
    private readonly people: People,
    private readonly clock: Clock,
  ) {}

  async shown(dispute: Dispute): Promise<WireDispute> {
    const [wire] = await this.wire([dispute]);
    return wire as WireDispute;
  }

  /** A person's own dispute, or for an Admin (undefined) any; undefined for none. */
  async one(id: Id, personId: Id | undefined): Promise<WireDispute | undefined> {
    const own = personId === undefined ? sql`` : sql` AND (worker_id = ? OR buyer_id = ?)`;
    const statement = sql`SELECT ${DISPUTE_FIELDS} FROM dispute WHERE id = ?${own}`;
    const [dispute] = await this.read(statement, [id, ...(personId === undefined ? [] : [personId, personId])]);
    return dispute && this.shown(dispute);
  }

  /** Like `one`, and also for supporters, who do not see the pictures: these are the worker's proof. */
  async forReader(id: Id, personId: Id | undefined): Promise<WireDispute | undefined> {
    const own = personId === undefined ? undefined : await this.one(id, personId);
    if (own || personId === undefined) return own ?? this.one(id, undefined);
    const statement = sql`SELECT ${DISPUTE_FIELDS} FROM dispute WHERE id = ? AND (worker_supporter_id = ? OR buyer_supporter_id = ?)`;
    const [dispute] = await this.read(statement, [id, personId, personId]);
    return dispute && this.shown({ ...dispute, pictures: [] });
  }

  async about(submissionId: Id): Promise<WireDispute | null> {
    const statement = sql`SELECT ${DISPUTE_FIELDS} FROM dispute WHERE submission_id = ?`;
    const [dispute] = await this.read(statement, [submissionId]);
    return dispute ? this.shown(dispute) : null;
  }

  /**
   * A person's own disputes, as worker or buyer, newest first. For an Admin (undefined): undecided ones, the next due
   * first, then the others.
   */
  page(personId: Id | undefined, cursor: string | undefined, size: number): Promise<Page<WireDispute>> {
    return personId === undefined ? this.forAdmin(cursor, size) : this.ofPerson(personId, cursor, size);
  }

  /** A person whose role changed may be the worker in some disputes and the buyer in others. */
  private async ofPerson(personId: Id, cursor: string | undefined, size: number): Promise<Page<WireDispute>> {
    const position = decodeCursor(cursor, [''] as const);
    const as = (side: 'worker_id' | 'buyer_id', index: string) =>
      this.read(
        sql`SELECT ${DISPUTE_FIELDS} FROM dispute ${forceIndex(index, this.database)}
         WHERE ${identifier(side)} = ?${position ? sql` AND id < ?` : sql``} ORDER BY id DESC LIMIT ?`,
        [personId, ...(position ?? []), size + 1],
      );
    const all = [...(await as('worker_id', 'dispute_of_worker')), ...(await as('buyer_id', 'dispute_for_buyer'))];
    all.sort((one, other) => (one.id < other.id ? 1 : -1));
    const { rows, next } = toPage(all.slice(0, size + 1), size, ({ id }) => [id]);
    return { rows: await this.wire(rows), next };
  }

  private async forAdmin(cursor: string | undefined, size: number): Promise<Page<WireDispute>> {
    const position = decodeCursor(cursor, [0, 0, ''] as const);
    const all: Dispute[] = [];
    for (const { where, order, parameters } of partsForAdmin(position)) {
      if (all.length > size) break;
      const statement = sql`SELECT ${DISPUTE_FIELDS} FROM dispute ${forceIndex('dispute_for_admin', this.database)}
        WHERE ${where} ORDER BY ${order} LIMIT ?`;
      all.push(...(await this.read(statement, [...parameters, size + 1 - all.length])));
    }
    const { rows, next } = toPage(all, size, ({ decidedAt, decideBy, id }) => [decidedAt, decideBy, id]);
    return { rows: await this.wire(rows), next };
  }

  private async read(statement: Sql, parameters: readonly unknown[]): Promise<readonly Dispute[]> {
    return (await this.database.query<DisputeRow>(statement, parameters)).map(disputeOf);
  }

  private async wire(disputes: readonly Dispute[]): Promise<readonly WireDispute[]> {
    const people = await this.people.cards([...new Set(disputes.flatMap(participantsOf))]);
    const now = this.clock.now();
    return disputes.map((dispute) => wireOf(dispute, people, now));
  }
}

const timeOf = (time: number | null) => (time === null || time === 0 ? null : new Date(time).toISOString());

function wireOf(dispute: Dispute, people: ReadonlyMap<Id, PersonSummary>, now: number): WireDispute {
  const { id, submissionId, taskId, title, reward, state, outcome, statement, pictures, answer, reason } = dispute;
  const { workerSupporterId, buyerSupporterId } = dispute;
  return {
    _id: id,
    submissionId,
    task: { _id: taskId, title },
    payableAmount: reward,
    state,
    outcome,
    due: timeOf(dueOf(dispute, now)),
    unpaid: unpaidOf(dispute, now),
    openedAt: new Date(dispute.openedAt).toISOString(),
    statement,
    pictures,
    answer,
    answeredAt: timeOf(dispute.answeredAt),
    reason,
    decidedAt: timeOf(dispute.decidedAt),
    worker: toAvatar(dispute.workerId, people),
    buyer: toAvatar(dispute.buyerId, people),
    ...((workerSupporterId ?? buyerSupporterId) && {
      supporters: {
        ...(workerSupporterId && { worker: toAvatar(workerSupporterId, people) }),
        ...(buyerSupporterId && { buyer: toAvatar(buyerSupporterId, people) }),
      },
    }),
  };
}

const NEXT_TO_END = sql`decide_by, id`;
const LATEST = sql`decided_at DESC, decide_by DESC, id DESC`;

/** Ranges of the Admins' index after a cursor: undecided ones (decided at 0), then decided ones, latest first. */
function partsForAdmin(position: readonly [number, number, string] | undefined): readonly Part[] {
  const part = (where: Sql, order: Sql, ...parameters: unknown[]): Part => ({ where, order, parameters });
  const decided = part(sql`decided_at > 0`, LATEST);
  if (!position) return [part(sql`decided_at = 0`, NEXT_TO_END), decided];
  const [decidedAt, decideBy, id] = position;
  if (decidedAt === 0) {
    return [
      part(sql`decided_at = 0 AND decide_by = ? AND id > ?`, sql`id`, decideBy, id),
      part(sql`decided_at = 0 AND decide_by > ?`, NEXT_TO_END, decideBy),
      decided,
    ];
  }
  return [
    part(sql`decided_at = ? AND decide_by = ? AND id < ?`, sql`id DESC`, decidedAt, decideBy, id),
    part(sql`decided_at = ? AND decide_by < ?`, sql`decide_by DESC, id DESC`, decidedAt, decideBy),
    part(sql`decided_at > 0 AND decided_at < ?`, LATEST, decidedAt),
  ];
}
