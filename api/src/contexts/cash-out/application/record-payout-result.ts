import { Injectable } from '@nestjs/common';
import { dollarsOfCents } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { People } from '../../people';
import { Ledger, transferFor } from '../../wallet';
import { type AnnouncedNotice, Announcements } from '../../integrations';
import { changed } from '../domain/payout-events';
import { type ReportableStatus } from '../domain/transitions';
import { type Payout } from '../domain/payout';
import { Payouts } from './payouts';

export interface PayoutUpdate {
  readonly payout: Payout;
  readonly reported: ReportableStatus;
  /** Empty: the stored one is unchanged. */
  readonly reference: string;
  /** Reason of a failure. */
  readonly reason: string;
}

/**
 * Stores results of payouts from any source, notifies their workers and moves the coins. In the caller's unit of work.
 */
@Injectable()
export class RecordPayoutResult {
  constructor(
    private readonly payouts: Payouts,
    private readonly people: People,
    private readonly ledger: Ledger,
    private readonly announcements: Announcements,
    private readonly clock: Clock,
  ) {}

  /** Removed workers. Locks the others until the unit of work ends. Call it before any `settle`. */
  async findRemovedWorkers(payouts: readonly Payout[]): Promise<ReadonlySet<Id>> {
    const removed = new Set<Id>();
    for (const id of [...new Set(payouts.map(({ workerId }) => workerId))].sort()) {
      if (!(await this.people.lockIfExists(id))) removed.add(id);
    }
    return removed;
  }

  /** False, without changes, where the transition is not allowed any more. Throws ReferenceUsed. */
  async settle(update: PayoutUpdate, removed: ReadonlySet<Id>): Promise<boolean> {
    const { payout, reported, reference, reason } = update;
    const isFailed = reported === 'failed';
    const outcome = { reported, reference: reference || null, reason: isFailed ? reason : null, at: this.clock.now() };
    if (!(await this.payouts.saveOutcome(payout.id, outcome))) return false;
    const isRemoved = removed.has(payout.workerId);
    if (!isRemoved) {
      const { at } = outcome;
      const event = changed({ ...payout, state: reported, reference: reference || payout.reference, at });
      await this.announcements.publish(event, noticeOf(update));
    }
    if (reported === 'confirmed') await this.ledger.post(transferFor('payout-confirmed', payout));
    if (isFailed) await this.ledger.post(transferFor(isRemoved ? 'payout-forfeited' : 'payout-failed', payout));
    return true;
  }
}

function noticeOf({ payout, reported, reference, reason }: PayoutUpdate): AnnouncedNotice {
  const { id: about, workerId: to, coins, cents, paymentSystem: system } = payout;
  const dollars = dollarsOfCents(cents).toFixed(2);
  if (reported === 'failed') {
    return { to, code: 'payout/failed', params: { coins, dollars, system, reason, about } };
  }
  const known = reference || (payout.reference ?? '');
  return { to, code: `payout/${reported}`, params: { dollars, system, reference: known, about } };
}
