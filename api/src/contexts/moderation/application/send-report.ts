import { Injectable } from '@nestjs/common';
import { LIMITS, type ReportSubject, type ReportKind, type Role } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Id, newId } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Notifier } from '../../messages';
import { People } from '../../people';
import { type Report, TooManyReports } from '../domain/report';
import { ReportSubjects } from './report-subjects';
import { Reports } from './reports';

interface Sending {
  readonly personId: Id;
  readonly role: Role | undefined;
  readonly kind: ReportKind;
  readonly about: ReportSubject;
  readonly aboutId: Id;
  readonly text: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Stores a report, and notifies every Admin. Throws NotFound for a thing that does not exist or is not visible to the
 * reporter, and TooManyReports.
 */
@Injectable()
export class SendReport {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reports: Reports,
    private readonly things: ReportSubjects,
    private readonly people: People,
    private readonly notifier: Notifier,
    private readonly clock: Clock,
  ) {}

  execute({ personId, role, kind, about, aboutId, text }: Sending): Promise<Report> {
    return this.unitOfWork.run(async () => {
      await this.people.lock(personId);
      if (!(await this.things.isThere(about, aboutId, { personId, role }))) throw new NotFound();
      await this.assertMaySend(personId);
      const report = { id: newId(), reporterId: personId, kind, about, aboutId, text, at: this.clock.now() };
      await this.reports.add(report);
      for (const adminId of await this.people.admins()) await this.notifier.notify(adminId, 'report/received', {});
      return { ...report, decision: null };
    });
  }

  private async assertMaySend(personId: Id): Promise<void> {
    const sent = await this.reports.sentBy(personId, LIMITS.reportsADay);
    const free = sent.length < LIMITS.reportsADay ? 0 : (sent.at(-1) ?? 0) + DAY_MS;
    if (free > this.clock.now()) throw new TooManyReports(Math.ceil((free - this.clock.now()) / 1000));
  }
}
