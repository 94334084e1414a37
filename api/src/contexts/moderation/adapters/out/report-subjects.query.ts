import { Injectable } from '@nestjs/common';
import { type ReportSubject } from '@kaaj/contract';
import { type Id } from '../../../../kernel/ids';
import { People } from '../../../people';
import { SubmissionPagesQuery } from '../../../submissions';
import { TaskPagesQuery } from '../../../tasks';
import { type Reporter, type ReportSubjects } from '../../application/handle-reports';

@Injectable()
export class ReportSubjectsQuery implements ReportSubjects {
  constructor(
    private readonly tasks: TaskPagesQuery,
    private readonly submissions: SubmissionPagesQuery,
    private readonly people: People,
  ) {}

  async isThere(about: ReportSubject, id: Id, reporter: Reporter): Promise<boolean> {
    switch (about) {
      case 'task':
        return (await this.tasks.namesOf([id])).get(id)?.deleted === false;
      case 'submission':
        return (await this.submissions.details(id, reporter)) !== undefined;
      case 'user':
        return ((await this.people.cards([id])).get(id)?.email ?? '') !== '';
    }
  }
}
