import { Injectable } from '@nestjs/common';
import { Metrics } from '../../../../platform/operations/metrics';
import { OutboxInspector } from '../../../../platform/outbox/outbox-inspector';
import { AggregateRefresher } from '../../../../platform/aggregates/aggregate-refresher';
import { BooksHealthQuery } from '../../../books';
import { People } from '../../../people';
import { PayoutPagesQuery, WithdrawalPagesQuery } from '../../../cash-out';
import { SubmissionPagesQuery } from '../../../submissions';
import { LedgerAudit } from '../../../wallet';

/** Business metrics. Figures over whole tables come from the aggregate job, so that a scrape costs a few rows only. */
@Injectable()
export class BusinessMetrics {
  constructor(
    metrics: Metrics,
    aggregates: AggregateRefresher,
    undelivered: OutboxInspector,
    ledger: LedgerAudit,
    books: BooksHealthQuery,
    people: People,
    submissions: SubmissionPagesQuery,
    withdrawals: WithdrawalPagesQuery,
    payouts: PayoutPagesQuery,
  ) {
    const report = async () => (await ledger.last())?.result;
    metrics.gauge('kaaj_coins', 'Coins by kind of account.', async () => (await report())?.byKind);
    metrics.gauge('kaaj_ledger_sum', 'Sum over all accounts; anything but 0 is a defect.', async () => {
      return (await report())?.sum;
    });
    metrics.gauge('kaaj_ledger_mismatches', 'Accounts that differ from their transfers.', async () => {
      return (await report())?.mismatchCount;
    });
    metrics.gauge(
      'kaaj_last_closed_day_timestamp_seconds',
      'The last closed day, as its midnight in UTC since the epoch.',
      async () => {
        const lastDay = (await books.last())?.lastDay;
        return lastDay ? Date.parse(lastDay) / 1000 : undefined;
      },
    );
    metrics.gauge(
      'kaaj_books_faults',
      'Entries of the books that are not as they were signed and chained.',
      async () => (await books.last())?.faults,
    );
    metrics.gauge('kaaj_users', 'People by role.', () => people.latestCounts());
    metrics.gauge('kaaj_submissions', 'Submissions by status.', () => submissions.latestCounts());
    metrics.gauge(
      'kaaj_aggregate_last_run_timestamp_seconds',
      'End of the last run of each aggregate over a whole table, in seconds since the epoch.',
      () => aggregates.endTimes(),
      'survey',
    );
    metrics.gauge('kaaj_pending_payouts', 'Withdrawals that wait for a decision; at most 10000.', () =>
      withdrawals.pendingCount(),
    );
    metrics.gauge(
      'kaaj_overdue_decisions',
      'Withdrawals that wait for longer than a decision was promised; at most 10000.',
      () => withdrawals.overdueCount(),
    );
    metrics.gauge(
      'kaaj_overdue_payouts',
      'Accepted withdrawals whose money has not arrived by the promised time; at most 10000.',
      () => payouts.overdueCount(),
    );
    metrics.gauge('kaaj_outbox_waiting', 'Outbox entries to be delivered, by kind; at most 1000 each.', () =>
      undelivered.counts('waiting'),
    );
    metrics.gauge('kaaj_outbox_dead', 'Outbox entries that could not be delivered, by kind; at most 1000 each.', () =>
      undelivered.counts('dead'),
    );
  }
}
