import { Injectable } from '@nestjs/common';
import { dollarsOfCents, type PayoutStanding, type Withdrawal as WireWithdrawal } from '@kaaj/contract';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { selectList } from '../../../../platform/database/snake-case-naming-strategy';
import { type Sql, sql } from '../../../../platform/database/sql';
import { forceIndex } from '../../../../platform/database/dialect';
import { toPage, decodeCursor, type Page } from '../../../../platform/paging/cursor';
import { toAvatar, People, type PersonSummary } from '../../../people';
import { Clock, HOUR_MS } from '../../../../kernel/clock';
import { CashOutSettings } from '../../application/cash-out-settings';
import { type Payout } from '../../domain/payout';
import { type Withdrawal } from '../../domain/withdrawal';
import { PAYOUT, WITHDRAWAL } from './withdrawal.schema';

const FIELDS = selectList({ ...WITHDRAWAL, ...PAYOUT });

type Row = Withdrawal & (Payout | { readonly state: null; readonly reason: string | null });

interface Part {
  readonly index: string;
  readonly where: Sql;
  readonly order: Sql;
  readonly parameters: readonly unknown[];
}

const COUNT_LIMIT = 10_000;

const timeOf = (milliseconds: number): string => new Date(milliseconds).toISOString();

/**
 * Withdrawal queries for pages. SQL without the ORM: a count with a limit, and lists along indexes that the statements
 * name.
 */
@Injectable()
export class WithdrawalPagesQuery {
  constructor(
    private readonly database: Database,
    private readonly people: People,
    private readonly settings: CashOutSettings,
    private readonly clock: Clock,
  ) {}

  /** Pending ones first, oldest first, then decided ones, latest decision first. */
  async forAdmin(cursor: string | undefined, size: number): Promise<Page<WireWithdrawal>> {
    const position = decodeCursor(cursor, [0, ''] as const);
    const rows: Row[] = [];
    for (const part of partsForAdmin(position)) {
      if (rows.length <= size) rows.push(...(await this.read(part, size + 1 - rows.length)));
    }
    const { rows: shown, next } = toPage(rows, size, ({ decidedAt, id }) => [decidedAt, id]);
    return { rows: await this.wire(shown), next };
  }

  /** A worker's own withdrawals, newest first. */
  async ofWorker(workerId: Id, cursor: string | undefined, size: number): Promise<Page<WireWithdrawal>> {
    const position = decodeCursor(cursor, [''] as const);
    const where = sql`worker_id = ?${position ? sql` AND id < ?` : sql``}`;
    const rows = await this.read(
      { index: 'withdrawal_of_worker', where, order: sql`id DESC`, parameters: [workerId, ...(position ?? [])] },
      size + 1,
    );
    const { rows: shown, next } = toPage(rows, size, ({ id }) => [id]);
    return { rows: await this.wire(shown), next };
  }

  /** A worker's own withdrawal, or for an Admin (undefined) any; undefined for none. */
  async one(id: Id, workerId: Id | undefined): Promise<WireWithdrawal | undefined> {
    const withdrawal = await this.database.first<Row>(
      sql`SELECT ${FIELDS} FROM withdrawal WHERE id = ?${workerId === undefined ? sql`` : sql` AND worker_id = ?`}`,
      [id, ...(workerId === undefined ? [] : [workerId])],
    );
    return withdrawal && (await this.wire([withdrawal]))[0];
  }

  /** A withdrawal that was just requested by one of these people. */
  requested(withdrawal: Withdrawal, workers: ReadonlyMap<Id, PersonSummary>): WireWithdrawal {
    return wireWithdrawal(withdrawal, workers, this.waitingSince(withdrawal.askedAt));
  }

  /** Number of pending ones; counts at most 10,000. */
  pendingCount(): Promise<number> {
    return this.database.number(
      sql`SELECT COUNT(*) AS pending FROM (SELECT id FROM withdrawal WHERE decided_at = 0 LIMIT ?) some`,
      [COUNT_LIMIT],
    );
  }

  private read({ index, where, order, parameters }: Part, limit: number): Promise<Row[]> {
    return this.database.query<Row>(
      sql`SELECT ${FIELDS} FROM withdrawal ${forceIndex(index, this.database)}
       WHERE ${where} ORDER BY ${order} LIMIT ?`,
      [...parameters, limit],
    );
  }

  private async wire(rows: readonly Row[]): Promise<readonly WireWithdrawal[]> {
    const workers = await this.people.cards([...new Set(rows.map(({ workerId }) => workerId))]);
    return rows.map((row) => ({
      ...wireWithdrawal(row, workers, this.standingOf(row)),
      rejectionReason: (row.status === 'rejected' && row.reason) || '',
    }));
  }

  /** Number of pending ones past the promised decision time; counts at most 10,000. */
  overdueCount(): Promise<number> {
    return this.database.number(
      sql`SELECT COUNT(*) AS overdue FROM (
         SELECT id FROM withdrawal ${forceIndex(index, this.database)} WHERE decided_at = 0 AND asked_at < ? LIMIT ?) some`,
      [this.clock.now() - this.settings.decisionHours * HOUR_MS, COUNT_LIMIT],
    );
  }

  private standingOf(row: Row): PayoutStanding | null {
    if (row.state === null) return row.status === 'pending' ? this.waitingSince(row.askedAt) : null;
    const { state, reference, reason, at, due } = row;
    return { state, reference, reason, at: timeOf(at), due: timeOf(due) };
  }

  /** With the promised decision time. */
  private waitingSince(askedAt: number): PayoutStanding {
    const due = timeOf(askedAt + this.settings.decisionHours * HOUR_MS);
    return { state: 'waiting', reference: null, reason: null, at: timeOf(askedAt), due };
  }
}

function wireWithdrawal(
  withdrawal: Withdrawal,
  workers: ReadonlyMap<Id, PersonSummary>,
  payout: PayoutStanding | null,
): WireWithdrawal {
  const { id, workerId, coins, cents, paymentSystem, accountNumberMasked, payableFrom, status, askedAt } = withdrawal;
  const worker = workers.get(workerId);
  return {
    _id: id,
    worker: toAvatar(workerId, workers),
    workerEmail: worker?.email ?? '',
    withdrawalCoin: coins,
    withdrawalAmount: dollarsOfCents(cents),
    paymentSystem,
    accountNumberMasked,
    withdrawDate: new Date(askedAt).toISOString(),
    status,
    rejectionReason: '',
    payableFrom: payableFrom === null ? null : new Date(payableFrom).toISOString(),
    payout,
  };
}

const index = 'withdrawal_for_admin';
const LATEST = sql`decided_at DESC, id DESC`;

/** Ranges of one index after a cursor: pending ones (decided at 0), oldest first, then decided ones, latest first. */
function partsForAdmin(position: readonly [number, string] | undefined): readonly Part[] {
  const decided = { index, where: sql`decided_at > 0`, order: LATEST, parameters: [] };
  if (!position) return [{ index, where: sql`decided_at = 0`, order: sql`id`, parameters: [] }, decided];
  const [decidedAt, id] = position;
  if (decidedAt === 0)
    return [{ index, where: sql`decided_at = 0 AND id > ?`, order: sql`id`, parameters: [id] }, decided];
  return [
    { index, where: sql`decided_at = ? AND id < ?`, order: sql`id DESC`, parameters: [decidedAt, id] },
    { index, where: sql`decided_at > 0 AND decided_at < ?`, order: LATEST, parameters: [decidedAt] },
  ];
}
