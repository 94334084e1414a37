import { Injectable } from '@nestjs/common';
import {
  dollarsOfCents,
  type PaymentSystem,
  type Withdrawal as WireWithdrawal,
  type WithdrawalStatus,
} from '@kaaj/contract';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { along, pageOf, placeOf } from '../../../../platform/paging/cursor';
import { quarterHourOf } from '../../../../platform/paging/history';
import { Surveys } from '../../../../platform/surveys/surveys';
import { Totals } from '../../../../platform/surveys/totals';
import { People } from '../../../identity';
import { type Payouts, type WithdrawalPage, WithdrawalPages } from '../../application/withdrawal-pages';

interface WithdrawalRecord {
  readonly id: Id;
  readonly worker_id: Id;
  readonly coins: number;
  readonly cents: number;
  readonly payment_system: PaymentSystem;
  readonly account_number_masked: string;
  readonly status: WithdrawalStatus;
  readonly asked_at: number;
  readonly decided_at: number;
}

const WITHDRAWAL_COLUMNS =
  'id, worker_id, coins, cents, payment_system, account_number_masked, status, asked_at, decided_at';

interface Part {
  readonly index: string;
  readonly where: string;
  readonly order: string;
  readonly parameters: readonly unknown[];
}

/** Cents by status. */
const SURVEY = 'withdrawals';

const MOST_COUNTED = 10_000;

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
    const rows: WithdrawalRecord[] = [];
    for (const part of partsForAdmin(place)) {
      if (rows.length <= size) rows.push(...(await this.read(part, size + 1 - rows.length)));
    }
    const { rows: shown, next } = pageOf(rows, size, ({ decided_at, id }) => [decided_at, id]);
    return { withdrawals: await this.wire(shown), next };
  }

  /** A worker's own requests, newest first. */
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

  /** One request. Undefined for none. */
  async one(id: Id): Promise<WireWithdrawal | undefined> {
    const [withdrawal] = await this.wire(
      await this.read({ index: 'PRIMARY', where: 'id = ?', order: 'id', parameters: [id] }, 1),
    );
    return withdrawal;
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

  private read({ index, where, order, parameters }: Part, limit: number): Promise<WithdrawalRecord[]> {
    return this.database.query<WithdrawalRecord>(
      `SELECT ${WITHDRAWAL_COLUMNS} FROM withdrawal ${along(index, this.database)}
       WHERE ${where} ORDER BY ${order} LIMIT ?`,
      [...parameters, limit],
    );
  }

  private async wire(rows: readonly WithdrawalRecord[]): Promise<readonly WireWithdrawal[]> {
    const workers = await this.people.cards([...new Set(rows.map((row) => row.worker_id))]);
    return rows.map((row) => ({
      _id: row.id,
      worker: { _id: row.worker_id, name: workers.get(row.worker_id)?.name ?? '' },
      workerEmail: workers.get(row.worker_id)?.email ?? '',
      withdrawalCoin: row.coins,
      withdrawalAmount: dollarsOfCents(row.cents),
      paymentSystem: row.payment_system,
      accountNumberMasked: row.account_number_masked,
      withdrawDate: new Date(row.asked_at).toISOString(),
      status: row.status,
    }));
  }
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
