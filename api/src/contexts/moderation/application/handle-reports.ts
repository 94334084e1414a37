import { Injectable } from '@nestjs/common';
import { LIMITS, type Role, type ReportSubject } from '@kaaj/contract';
import { Clock, DAY_MS } from '../../../kernel/clock';
import { type Id, newId } from '../../../kernel/ids';
import { found, NotFound } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { AuditLog } from '../../../platform/audit/audit-log';
import { Notifier } from '../../messages';
import { People } from '../../people';
import { type Report, ReportDecided, type ReportDecision, TooManyReports } from '../domain/report';
import { Reports } from './reports';

export interface Reporter {
  readonly personId: Id;
  readonly role: Role | undefined;
}

/** Checks whether a reported thing exists and is visible to the reporter. */
export abstract class ReportSubjects {
  abstract isThere(about: ReportSubject, id: Id, reporter: Reporter): Promise<boolean>;
}

type Sending = Reporter & Pick<Report, 'kind' | 'about' | 'aboutId' | 'text'>;

interface Deciding extends Omit<ReportDecision, 'at'> {
  readonly reportId: Id;
}

@Injectable()
export class HandleReports {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reports: Reports,
    private readonly things: ReportSubjects,
    private readonly people: People,
    private readonly notifier: Notifier,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a report, and notifies every Admin. Throws NotFound for a thing that does not exist or is not visible to the
   * reporter, and TooManyReports.
   */
  send({ personId, role, kind, about, aboutId, text }: Sending): Promise<Report> {
    return this.unitOfWork.run(async () => {
      await this.people.lock(personId);
      if (!(await this.things.isThere(about, aboutId, { personId, role }))) throw new NotFound();
      await this.assertMaySend(personId);
      const report = { id: newId(), reporterId: personId, kind, about, aboutId, text, at: this.clock.now() };
      await this.reports.add(report);
      await this.notifier.notifyAdmins('report/received', {});
      return { ...report, decision: null };
    });
  }

  /** Answers the reporter; idempotent for the same outcome. Throws NotFound and ReportDecided. */
  decide({ reportId, adminId, outcome, answer }: Deciding): Promise<Report> {
    return this.unitOfWork.run(async () => {
      const { reporterId: personId } = await this.find(reportId);
      const isHere = await this.people.lockIfExists(personId);
      const decision = { adminId, outcome, answer, at: this.clock.now() };
      if (await this.reports.decide(reportId, decision)) {
        if (isHere) await this.notifier.notify(personId, 'report/answered', { answer });
        const details = { outcome, reason: answer };
        await this.audit.record({ adminId, action: 'report-decided', subject: reportId, personId, details });
      }
      const decided = await this.find(reportId);
      if (decided.decision?.outcome !== outcome) throw new ReportDecided();
      return decided;
    });
  }

  private async find(id: Id): Promise<Report> {
    return found(await this.reports.find(id));
  }

  private async assertMaySend(personId: Id): Promise<void> {
    const oldest = (await this.reports.of(personId, LIMITS.reportsADay))[LIMITS.reportsADay - 1];
    const free = oldest ? oldest.at + DAY_MS : 0;
    if (free > this.clock.now()) throw new TooManyReports(Math.ceil((free - this.clock.now()) / 1000));
  }
}
