import { Injectable } from '@nestjs/common';
import { dollarsOfCents, type Withdrawal as WireWithdrawal } from '@kaaj/contract';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { columnsAs } from '../../../../platform/database/naming';
import { along, pageOf, placeOf } from '../../../../platform/paging/cursor';
import { quarterHourOf } from '../../../../platform/database/quarter-hour';
import { Surveys } from '../../../../platform/surveys/surveys';
import { Totals } from '../../../../platform/surveys/totals';
import { People, type PersonCard } from '../../../identity';
import { type Payouts, type WithdrawalPage, WithdrawalPages } from '../../application/withdrawal-pages';
import { type Withdrawal } from '../../domain/withdrawal';
import { WITHDRAWAL } from './withdrawal.schema';

/** A row as the domain names its fields. */
const FIELDS = columnsAs(WITHDRAWAL);

interface Part {
  readonly index: string;
  readonly where: string;
  readonly order: string;
  readonly parameters: readonly unknown[];
}

/** Cents by status. */
const SURVEY = 'withdrawals';

const MOST_COUNTED = 10_000;

/** In SQL: sums, a count that ends at a limit, and lists along indexes that the statements name. */
@Injectable()
export class WithdrawalPagesQuery extends WithdrawalPages {
  constructor(
    private readonly database: Database,
    private readonly people: People,
    private readonly surveys: Surveys,
  ) {
    super();
    surveys.add(new Totals(SURVEY, database, { table: 'withdrawal', by: 'status', of: 'cents' }));
  }

  async forAdmin(cursor: string | undefined, size: number): Promise<WithdrawalPage> {
    const place = placeOf(cursor, [0, ''] as const);
    const rows: Withdrawal[] = [];
    for (const part of partsForAdmin(place)) {
      if (rows.length <= size) rows.push(...(await this.read(part, size + 1 - rows.length)));
    }
    const { rows: shown, next } = pageOf(rows, size, ({ decidedAt, id }) => [decidedAt, id]);
    return { withdrawals: await this.wire(shown), next };
  }

  async ofWorker(workerId: Id, cursor: string | undefined, size: number): Promise<WithdrawalPage> {
    const place = placeOf(cursor, [''] as const);
    const where = `worker_id = ?${place ? ' AND id < ?' : ''}`;
    const rows = await this.read(
      { index: 'withdrawal_of_worker', where, order: 'id DESC', parameters: [workerId, ...(place ?? [])] },
      size + 1,
    );
    const { rows: shown, next } = pageOf(rows, size, ({ id }) => [id]);
    return { withdrawals: await this.wire(shown), next };
  }

  async shown(withdrawal: Withdrawal): Promise<WireWithdrawal> {
    return wireWithdrawal(withdrawal, await this.people.cards([withdrawal.workerId]));
  }

  async centsPaidOut(): Promise<number> {
    const [row] = await this.database.query<{ cents: number | null }>(
      `SELECT SUM(cents) AS cents FROM withdrawal WHERE status = 'accepted'`,
    );
    return row?.cents ?? 0;
  }

  async surveyedCentsPaidOut(): Promise<number | undefined> {
    const last = await this.surveys.last<{ accepted?: number }>(SURVEY);
    return last && (last.result.accepted ?? 0);
  }

  async centsPaidOutBetween(from: number, until: number): Promise<number> {
    const [row] = await this.database.query<{ cents: number | null }>(
      `SELECT SUM(cents) AS cents FROM withdrawal WHERE status = 'accepted' AND decided_at >= ? AND decided_at < ?`,
      [from, until],
    );
    return row?.cents ?? 0;
  }

  payoutsSince(time: number): Promise<readonly Payouts[]> {
    return this.database.query<Payouts>(
      `SELECT ${quarterHourOf('decided_at')} AS at, SUM(coins) AS coins FROM withdrawal
       WHERE status = 'accepted' AND decided_at >= ? GROUP BY at ORDER BY at`,
      [time],
    );
  }

  async pendingCount(): Promise<number> {
    const [row] = await this.database.query<{ pending: number }>(
      'SELECT COUNT(*) AS pending FROM (SELECT id FROM withdrawal WHERE decided_at = 0 LIMIT ?) some',
      [MOST_COUNTED],
    );
    return row?.pending ?? 0;
  }

  private read({ index, where, order, parameters }: Part, limit: number): Promise<Withdrawal[]> {
    return this.database.query<Withdrawal>(
      `SELECT ${FIELDS} FROM withdrawal ${along(index, this.database)}
       WHERE ${where} ORDER BY ${order} LIMIT ?`,
      [...parameters, limit],
    );
  }

  private async wire(rows: readonly Withdrawal[]): Promise<readonly WireWithdrawal[]> {
    const workers = await this.people.cards([...new Set(rows.map(({ workerId }) => workerId))]);
    return rows.map((row) => wireWithdrawal(row, workers));
  }
}

function wireWithdrawal(withdrawal: Withdrawal, workers: ReadonlyMap<Id, PersonCard>): WireWithdrawal {
  const { id, workerId, coins, cents, paymentSystem, accountNumberMasked, status, askedAt } = withdrawal;
  const worker = workers.get(workerId);
  return {
    _id: id,
    worker: { _id: workerId, name: worker?.name ?? '' },
    workerEmail: worker?.email ?? '',
    withdrawalCoin: coins,
    withdrawalAmount: dollarsOfCents(cents),
    paymentSystem,
    accountNumberMasked,
    withdrawDate: new Date(askedAt).toISOString(),
    status,
  };
}

const index = 'withdrawal_for_admin';
const LATEST = 'decided_at DESC, id DESC';

/** The ranges of one index from a place on: what is pending (decided at 0) in the order it came, then the decided backwards. */
function partsForAdmin(place: readonly [number, string] | undefined): readonly Part[] {
  const decided = { index, where: 'decided_at > 0', order: LATEST, parameters: [] };
  if (!place) return [{ index, where: 'decided_at = 0', order: 'id', parameters: [] }, decided];
  const [decidedAt, id] = place;
  if (decidedAt === 0) return [{ index, where: 'decided_at = 0 AND id > ?', order: 'id', parameters: [id] }, decided];
  return [
    { index, where: 'decided_at = ? AND id < ?', order: 'id DESC', parameters: [decidedAt, id] },
    { index, where: 'decided_at > 0 AND decided_at < ?', order: LATEST, parameters: [decidedAt] },
  ];
}
