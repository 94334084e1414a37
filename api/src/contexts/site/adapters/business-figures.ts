import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { Metrics } from '../../../platform/operations/metrics';
import { People } from '../../identity';
import { SubmissionPages } from '../../submissions';
import { LedgerAudit, type LedgerReport } from '../../wallet';
import { WithdrawalPages } from '../../withdrawals';

const FRESH_MS = 60_000;

/** The product's own figures among the metrics. The ledger is added up at most once a minute, however often one looks. */
@Injectable()
export class BusinessFigures {
  private added: { readonly at: number; readonly report: Promise<LedgerReport> } | undefined;

  constructor(
    metrics: Metrics,
    private readonly ledger: LedgerAudit,
    private readonly clock: Clock,
    people: People,
    submissions: SubmissionPages,
    withdrawals: WithdrawalPages,
  ) {
    metrics.gauge('kaaj_coins', 'Coins by kind of account.', async () => (await this.report()).byKind);
    metrics.gauge('kaaj_ledger_sum', 'Sum over all accounts; anything but 0 is a defect.', async () => {
      return (await this.report()).sum;
    });
    metrics.gauge('kaaj_ledger_mismatches', 'Accounts that differ from their transfers.', async () => {
      return (await this.report()).mismatches.length;
    });
    metrics.gauge('kaaj_people', 'People by role.', () => people.countByRole());
    metrics.gauge('kaaj_submissions', 'Submissions by status.', () => submissions.countByStatus());
    metrics.gauge('kaaj_pending_payouts', 'Withdrawals that wait for a decision.', () => withdrawals.pendingCount());
  }

  private report(): Promise<LedgerReport> {
    const now = this.clock.now();
    if (!this.added || now - this.added.at > FRESH_MS) {
      const report = this.ledger.run();
      this.added = { at: now, report };
      report.catch(() => (this.added = undefined));
    }
    return this.added.report;
  }
}
