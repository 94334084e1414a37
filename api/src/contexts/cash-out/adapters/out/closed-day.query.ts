import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock, calendarDay, daysAfter, endOfDay } from '../../../../kernel/clock';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { selectList } from '../../../../platform/database/snake-case-naming-strategy';
import { sql } from '../../../../platform/database/sql';
import { type RecordedTransfer, TransferReader, payableOf } from '../../../wallet';
import { DailyReconciliation } from '../../domain/daily-reconciliation';
import { type Moved, type PayoutTimestamps } from '../../domain/payout-steps';
import { type PendingWithdrawalsReport } from '../../domain/pending-withdrawals-report';
import { PendingWithdrawalsQuery } from './pending-withdrawals.query';
import { CashOutSettings } from '../../application/cash-out-settings';

const FIELDS = selectList({
  ...{ id: true, paymentSystem: true, coins: true, cents: true, state: true, reference: true, reason: true },
  ...{ decidedAt: true, takenAt: true, sentAt: true, at: true },
});

/** Payouts compared with the ledger before other requests may run. */
const PAGE = 500;

/** Sort before and after every payout's id. */
const [FIRST, LAST] = ['', 'Z'.repeat(26)];

export interface ClosedDay {
  /** YYYY-MM-DD in the owner's time zone. */
  readonly day: string;
  readonly from: number;
  readonly until: number;
  readonly over: boolean;
  readonly reconciliation: DailyReconciliation;
  readonly waiting: PendingWithdrawalsReport;
}

/**
 * The reconciliation of one day. It compares the rows of all payouts ever made with the transfers of their ledger
 * accounts, and includes pending withdrawals. The cost grows with the number of payouts; other requests run between
 * pages.
 */
@Injectable()
export class ClosedDayQuery {
  constructor(
    private readonly database: Database,
    private readonly requests: PendingWithdrawalsQuery,
    private readonly movements: TransferReader,
    private readonly settings: CashOutSettings,
    private readonly clock: Clock,
  ) {}

  /** Without a day, or for a future one: today's, so far. */
  async execute(wanted?: string): Promise<ClosedDay> {
    const now = this.clock.now();
    const { timeZone } = this.settings;
    const today = calendarDay(now, timeZone);
    const day = wanted === undefined || wanted > today ? today : wanted;
    const [from, end] = [endOfDay(daysAfter(day, -1), timeZone), endOfDay(day, timeZone)];
    const until = Math.min(end, now);
    const reconciliation = new DailyReconciliation(from, until);
    for await (const { id, payout, moved } of this.pairs()) reconciliation.add(id, payout, moved);
    const waiting = await this.requests.execute(from, until);
    return { day, from, until, over: end <= now, reconciliation, waiting };
  }

  /** Each payout with its transfers in the ledger, and each payout account that only the ledger has. */
  private async *pairs(): AsyncGenerator<{ id: Id; payout: PayoutTimestamps | undefined; moved: readonly Moved[] }> {
    for (let after = FIRST, more = true; more;) {
      const payouts = await this.page(after);
      more = payouts.length === PAGE;
      const last = (more && payouts.at(-1)?.id) || LAST;
      const moved = byPayout(await this.movements.between(payableOf(after), payableOf(last)), after);
      for (const payout of payouts) {
        yield { id: payout.id, payout, moved: moved.get(payout.id) ?? [] };
        moved.delete(payout.id);
      }
      for (const [id, alone] of moved) yield { id, payout: undefined, moved: alone };
      after = last;
      await yieldToEventLoop();
    }
  }

  /** Payouts after an id, in the order of ids. SQL without the ORM: reads along the primary key. */
  private page(after: Id): Promise<readonly PayoutTimestamps[]> {
    return this.database.query<PayoutTimestamps>(
      sql`SELECT ${FIELDS} FROM withdrawal WHERE id > ? AND state IS NOT NULL ORDER BY id LIMIT ?`,
      [after, PAGE],
    );
  }
}

const PAYABLE = payableOf('');

/** Transfers by payout, of accounts after the one of `after`. */
function byPayout(movements: readonly RecordedTransfer[], after: Id): Map<Id, Moved[]> {
  const moved = new Map<Id, Moved[]>();
  const add = (account: string, one: Moved) => {
    const id = account.slice(PAYABLE.length);
    if (!account.startsWith(PAYABLE) || id <= after) return;
    moved.set(id, [...(moved.get(id) ?? []), one]);
  };
  for (const { from, to, amount: coins, kind, at } of movements) {
    add(to, { line: 'accepted', coins, at });
    add(from, { line: kind === 'payout-confirmed' ? 'confirmed' : 'failed', coins, at });
  }
  return moved;
}
