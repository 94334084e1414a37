import { Injectable } from '@nestjs/common';
import { dollarsOfCents, type PayoutLineMistake, type PayoutReferences } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { AuditLog } from '../../audit';
import { People } from '../../identity';
import { Notifier } from '../../notifications';
import { Ledger, type Transfer, transferFor } from '../../wallet';
import { type Payout } from '../domain/payout';
import { FileRefused, type LineMistake } from '../domain/payout.errors';
import { mistakeAbout, type Report, reportsIn, saysNothingNew } from '../domain/payout-file';
import { Payouts, ReferenceUsed } from './payouts';

interface Known {
  readonly report: Report;
  readonly payout: Payout;
}

/**
 * Takes a file that says what became of payouts: all of it, or nothing where a line is wrong. What it says for the second time changes nothing.
 * Throws FileRefused.
 */
@Injectable()
export class TakeReferences {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly payouts: Payouts,
    private readonly people: People,
    private readonly ledger: Ledger,
    private readonly notifier: Notifier,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async execute({ adminId, csv }: { readonly adminId: Id; readonly csv: string }): Promise<PayoutReferences> {
    const reports = reportsIn(csv);
    return this.unitOfWork.run(async () => {
      const known = await this.checked(reports);
      const news = known.filter(({ payout, report }) => !saysNothingNew(payout, report));
      const gone = await this.goneOf(news);
      const counts = { sent: 0, confirmed: 0, failed: 0, unchanged: known.length - news.length };
      const transfers: Transfer[] = [];
      for (const one of news) {
        const { told } = one.report;
        if (!(await this.save(one))) {
          counts.unchanged += 1;
          continue;
        }
        counts[told] += 1;
        const isGone = gone.has(one.payout.workerId);
        if (!isGone) await this.tell(one);
        await this.note(adminId, one);
        if (told === 'confirmed') transfers.push(transferFor('payout-confirmed', one.payout));
        if (told === 'failed') {
          transfers.push(transferFor(isGone ? 'payout-forfeited' : 'payout-failed', one.payout));
        }
      }
      if (transfers.length > 0) await this.ledger.post(...transfers);
      return counts;
    });
  }

  /** Each line with its payout, in the one order in which they are written. */
  private async checked(reports: readonly Report[]): Promise<readonly Known[]> {
    const payouts = await this.payouts.find(reports.map(({ id }) => id));
    const mistakes: LineMistake[] = [];
    const known: Known[] = [];
    for (const report of reports) {
      const payout = payouts.get(report.id);
      const mistake = mistakeAbout(payout, report);
      if (mistake) mistakes.push({ line: report.line, mistake });
      else known.push({ report, payout: payout as Payout });
    }
    mistakes.push(...(await this.usedTwice(known)));
    if (mistakes.length > 0) throw new FileRefused(mistakes.sort((one, other) => one.line - other.line));
    return known.sort((one, other) => (one.payout.id < other.payout.id ? -1 : 1));
  }

  private async usedTwice(known: readonly Known[]): Promise<readonly LineMistake[]> {
    const mistakes: LineMistake[] = [];
    for (const rail of new Set(known.map(({ payout }) => payout.rail))) {
      const naming = known.filter(({ payout, report }) => payout.rail === rail && report.reference !== '');
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

  /** Those who were removed; nobody else of whom a payout failed is, before the coins are back with them. */
  private async goneOf(news: readonly Known[]): Promise<ReadonlySet<Id>> {
    const gone = new Set<Id>();
    for (const id of [...new Set(news.map(({ payout }) => payout.workerId))].sort()) {
      if (!(await this.people.stays(id))) gone.add(id);
    }
    return gone;
  }

  /** False where somebody else said the same just now. */
  private async save({ payout, report }: Known): Promise<boolean> {
    const { told, line } = report;
    const outcome = {
      told,
      reference: report.reference || null,
      reason: told === 'failed' ? report.reason : null,
      at: this.clock.now(),
    };
    try {
      if (await this.payouts.saveOutcome(payout.id, outcome)) return true;
    } catch (error) {
      if (error instanceof ReferenceUsed) throw refused(line, 'payoutReferenceUsed');
      throw error;
    }
    const now = (await this.payouts.find([payout.id])).get(payout.id);
    if (!now || !saysNothingNew(now, report)) throw refused(line, 'payoutOtherwise');
    return false;
  }

  private tell({ payout, report }: Known): Promise<void> {
    const { workerId, coins, cents, rail: system } = payout;
    const dollars = dollarsOfCents(cents).toFixed(2);
    const reference = report.reference || (payout.reference ?? '');
    if (report.told === 'failed') {
      return this.notifier.tell(workerId, 'payout/failed', { coins, dollars, system, reason: report.reason });
    }
    return this.notifier.tell(workerId, `payout/${report.told}`, { dollars, system, reference });
  }

  private note(adminId: Id, { payout, report }: Known): Promise<void> {
    const { coins, cents } = payout;
    const { told, reference, reason } = report;
    return this.audit.record({
      adminId,
      action: `payout-${told}`,
      subject: payout.id,
      details: { coins, cents, reference: reference || (payout.reference ?? ''), ...(told === 'failed' && { reason }) },
    });
  }
}

const refused = (line: number, mistake: PayoutLineMistake) => new FileRefused([{ line, mistake }]);
