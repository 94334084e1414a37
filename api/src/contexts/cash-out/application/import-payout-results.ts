import { Injectable } from '@nestjs/common';
import { type PayoutReferences } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { AuditLog } from '../../../platform/audit/audit-log';
import { type Payout } from '../domain/payout';
import { type LineMistake, refusedFile } from '../domain/cash-out.errors';
import { validateReport, type Report, reportsIn, isDuplicateReport } from '../domain/payout-file';
import { RecordPayoutResult } from './record-payout-result';
import { Payouts, ReferenceUsed } from './payouts';

interface MatchedReport {
  readonly report: Report;
  readonly payout: Payout;
}

/**
 * Imports a file of payout results: all of it, or nothing where a line is wrong. Repeated lines change nothing. Throws
 * FileRefused.
 */
@Injectable()
export class ImportPayoutResults {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly payouts: Payouts,
    private readonly outcomes: RecordPayoutResult,
    private readonly audit: AuditLog,
  ) {}

  async execute({ adminId, csv }: { readonly adminId: Id; readonly csv: string }): Promise<PayoutReferences> {
    const reports = reportsIn(csv);
    return this.unitOfWork.run(async () => {
      const known = await this.checked(reports, adminId);
      const updates = known.filter(({ payout, report }) => !isDuplicateReport(payout, report));
      const removed = await this.outcomes.findRemovedWorkers(updates.map(({ payout }) => payout));
      const counts = { sent: 0, confirmed: 0, failed: 0, unchanged: known.length - updates.length };
      for (const one of updates) {
        const isNew = await this.save(one, removed);
        counts[isNew ? one.report.reported : 'unchanged'] += 1;
        if (isNew) await this.record(adminId, one);
      }
      return counts;
    });
  }

  /** Each line with its payout, in a fixed order of writes. */
  private async checked(reports: readonly Report[], adminId: Id): Promise<readonly MatchedReport[]> {
    const payouts = await this.payouts.find(reports.map(({ id }) => id));
    const mistakes: LineMistake[] = [];
    const known: MatchedReport[] = [];
    for (const report of reports) {
      const payout = payouts.get(report.id);
      const mistake = validateReport(payout, report, adminId);
      if (mistake) mistakes.push({ line: report.line, mistake });
      else known.push({ report, payout: payout as Payout });
    }
    mistakes.push(...(await this.usedTwice(known)));
    if (mistakes.length > 0) throw refusedFile(...mistakes.sort((one, other) => one.line - other.line));
    return known.sort((one, other) => (one.payout.id < other.payout.id ? -1 : 1));
  }

  private async usedTwice(known: readonly MatchedReport[]): Promise<readonly LineMistake[]> {
    const mistakes: LineMistake[] = [];
    for (const rail of new Set(known.map(({ payout }) => payout.paymentSystem))) {
      const naming = known.filter(({ payout, report }) => payout.paymentSystem === rail && report.reference !== '');
      const owners = new Map(
        await this.payouts.referred(
          rail,
          naming.map(({ report }) => report.reference),
        ),
      );
      for (const { payout, report } of naming) {
        const owner = owners.get(report.reference) ?? payout.id;
        if (owner !== payout.id) mistakes.push({ line: report.line, mistake: 'payoutReferenceUsed' });
        owners.set(report.reference, owner);
      }
    }
    return mistakes;
  }

  /** False where the same result was stored concurrently. */
  private async save({ payout, report }: MatchedReport, removed: ReadonlySet<Id>): Promise<boolean> {
    const { reported, line, reference, reason } = report;
    try {
      if (await this.outcomes.settle({ payout, reported, reference, reason }, removed)) return true;
    } catch (error) {
      if (error instanceof ReferenceUsed) throw refusedFile({ line, mistake: 'payoutReferenceUsed' });
      throw error;
    }
    const now = (await this.payouts.find([payout.id])).get(payout.id);
    if (!now || !isDuplicateReport(now, report)) throw refusedFile({ line, mistake: 'payoutOtherwise' });
    return false;
  }

  private record(adminId: Id, { payout, report }: MatchedReport): Promise<void> {
    const { coins, cents } = payout;
    const { reported, reference, reason } = report;
    return this.audit.record({
      adminId,
      action: `payout-${reported}`,
      subject: payout.id,
      personId: payout.workerId,
      details: {
        coins,
        cents,
        reference: reference || (payout.reference ?? ''),
        ...(reported === 'failed' && { reason }),
      },
    });
  }
}
