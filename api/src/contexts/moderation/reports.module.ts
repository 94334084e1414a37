import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MessagesModule } from '../messages/messages.module';
import { RemovalSteps } from '../people';
import { PeopleModule } from '../people/people.module';
import { SubmissionsModule } from '../submissions/submissions.module';
import { TasksModule } from '../tasks/tasks.module';
import { ReportController } from './adapters/in/report.controller';
import { ReportSchema } from './adapters/out/report.schema';
import { ReportFiguresQuery } from './adapters/out/report-figures.query';
import { ReportSubjectsQuery } from './adapters/out/report-subjects.query';
import { TypeormReports } from './adapters/out/typeorm-reports';
import { HandleReports } from './application/handle-reports';
import { ReportSubjects } from './application/report-subjects';
import { Reports } from './application/reports';

@Module({
  imports: [TypeOrmModule.forFeature([ReportSchema]), MessagesModule, PeopleModule, SubmissionsModule, TasksModule],
  controllers: [ReportController],
  providers: [
    HandleReports,
    ReportFiguresQuery,
    { provide: Reports, useClass: TypeormReports },
    { provide: ReportSubjects, useClass: ReportSubjectsQuery },
  ],
  exports: [ReportFiguresQuery],
})
export class ReportsModule {
  constructor(removalSteps: RemovalSteps, reports: Reports) {
    removalSteps.erase(({ id }) => reports.eraseTexts(id));
  }
}
