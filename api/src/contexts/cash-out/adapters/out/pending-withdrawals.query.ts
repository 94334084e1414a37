import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { selectList } from '../../../../platform/database/snake-case-naming-strategy';
import { sql } from '../../../../platform/database/sql';
import { heldOf, type RecordedTransfer, TransferReader } from '../../../wallet';
import {
  type Held,
  type Request,
  type WithdrawalEvent,
  PendingWithdrawalsReport,
} from '../../domain/pending-withdrawals-report';

const FIELDS = selectList({
  ...{ id: true, workerId: true, coins: true, cents: true, status: true, askedAt: true, decidedAt: true },
});

/** Withdrawals compared with the ledger before other requests may run. */
const PAGE = 500;

/** Sort before and after every person's id. */
const [FIRST, LAST] = ['', 'Z'.repeat(26)];

const LINES: Readonly<Record<string, WithdrawalEvent>> = {
  'withdrawal-requested': 'asked',
  'withdrawal-accepted': 'approved',
  'withdrawal-rejected': 'rejected',
  'withdrawal-cancelled': 'cancelled',
};

/**
 * Pending withdrawals, reconciled from all withdrawals ever made and the transfers into and out of their held accounts.
 */
@Injectable()
export class PendingWithdrawalsQuery {
  constructor(
    private readonly database: Database,
    private readonly movements: TransferReader,
  ) {}

  /** From the moment `from` until before `until`, in milliseconds since the epoch. */
  async execute(from: number, until: number, size = PAGE): Promise<PendingWithdrawalsReport> {
    const report = new PendingWithdrawalsReport(from, until);
    let after: Id | undefined = FIRST;
    while (after !== undefined) {
      const { requests, last } = await this.page(after, size);
      const held = byRequest(await this.movements.between(heldOf(after), heldOf(last ?? LAST)), heldOf(after));
      for (const request of requests) {
        report.add(request.id, request, held.get(request.id) ?? []);
        held.delete(request.id);
      }
      for (const [id, alone] of held) report.add(id, undefined, alone);
      after = last;
      await yieldToEventLoop();
    }
    return report;
  }

  /**
   * All withdrawals of the workers after `after`, about `limit` rows. `last` is the last worker read, undefined at the
   * end. SQL without the ORM: reads along `withdrawal_of_worker`.
   */
  private async page(after: Id, limit: number): Promise<{ requests: readonly Request[]; last: Id | undefined }> {
    // A worker's withdrawals are never split between pages, since they share one ledger account.
    const [last] = await this.database.values<Id>(
      sql`SELECT worker_id FROM withdrawal WHERE worker_id > ? ORDER BY worker_id, id LIMIT 1 OFFSET ?`,
      [after, limit - 1],
    );
    const requests = await this.database.query<Request>(
      sql`SELECT ${FIELDS} FROM withdrawal WHERE worker_id > ?${last ? sql` AND worker_id <= ?` : sql``} ORDER BY worker_id, id`,
      [after, ...(last ? [last] : [])],
    );
    return { requests, last };
  }
}

const HELD = heldOf('');

/**
 * Transfers of the accounts after `after`, by the withdrawal in their reference. Other kinds of transfers count as
 * requested or cancelled, by their direction.
 */
function byRequest(movements: readonly RecordedTransfer[], after: string): Map<Id, Held[]> {
  const held = new Map<Id, Held[]>();
  for (const { from, to, amount: coins, kind, reference, at } of movements) {
    const into = to.startsWith(HELD);
    if ((into ? to : from) <= after) continue;
    const line = LINES[kind] ?? (into ? 'asked' : 'cancelled');
    held.set(reference, [...(held.get(reference) ?? []), { line, coins, at }]);
  }
  return held;
}
