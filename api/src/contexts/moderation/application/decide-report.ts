import { Injectable } from '@nestjs/common';
import { type ReportOutcome } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { AuditLog } from '../../../platform/audit/audit-log';
import { Notifier } from '../../messages';
import { People } from '../../people';
import { type Report, ReportDecided } from '../domain/report';
import { Reports } from './reports';

interface Deciding {
  readonly reportId: Id;
  readonly adminId: Id;
  readonly outcome: ReportOutcome;
  readonly answer: string;
}

/** Decides on a report and answers its reporter; idempotent for the same outcome. Throws NotFound and ReportDecided. */
@Injectable()
export class DecideReport {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reports: Reports,
    private readonly people: People,
    private readonly notifier: Notifier,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  execute({ reportId, adminId, outcome, answer }: Deciding): Promise<Report> {
    return this.unitOfWork.run(async () => {
      const { reporterId } = await this.find(reportId);
      const isHere = await this.people.lockIfExists(reporterId);
      const decision = { adminId, outcome, answer, at: this.clock.now() };
      if (await this.reports.decide(reportId, decision)) {
        if (isHere) await this.notifier.notify(reporterId, 'report/answered', { answer });
        await this.audit.record({
          adminId,
          action: 'report-decided',
          subject: reportId,
          personId: reporterId,
          details: { outcome, reason: answer },
        });
      }
      const decided = await this.find(reportId);
      if (decided.decision?.outcome !== outcome) throw new ReportDecided();
      return decided;
    });
  }

  private async find(id: Id): Promise<Report> {
    const found = await this.reports.find(id);
    if (!found) throw new NotFound();
    return found;
  }
}
