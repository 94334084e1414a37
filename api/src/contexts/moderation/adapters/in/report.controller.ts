import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import {
  LENGTHS,
  REPORT_SUBJECTS,
  REPORT_KINDS,
  REPORT_OUTCOMES,
  type ReportSubject,
  type ReportKind,
  type ReportOutcome,
  type PageEnvelope,
} from '@kaaj/contract';
import { Access, type Session } from '../../../../access';
import { type Id } from '../../../../kernel/ids';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { ChoiceField, ObjectField, PageParameters, TextField } from '../../../../platform/http/fields';
import { Operation } from '../../../../platform/http/operation';
import { InvalidRequest } from '../../../../platform/http/request-errors';
import { ResponseField, ResponseSchema, ResponseTime } from '../../../../platform/http/response-field';
import { ParseIdPipe } from '../../../../platform/http/validation.pipe';
import { Idempotent } from '../../../../platform/idempotency/idempotent';
import { decodeCursor, toPage } from '../../../../platform/paging/cursor';
import { People } from '../../../people';
import { HandleReports } from '../../application/handle-reports';
import { Reports } from '../../application/reports';
import { type Report } from '../../domain/report';
import { concerned, ConcernedPersonAnswer } from './concerned-person';

class ReportAboutBody {
  @TextField('Id of a task.', { max: LENGTHS.id, optional: true })
  readonly task?: string;

  @TextField('Id of a submission that you can see.', { max: LENGTHS.id, optional: true })
  readonly submission?: string;

  @TextField('Id of a person.', { max: LENGTHS.id, optional: true })
  readonly user?: string;
}

class ReportBody {
  @ChoiceField('What is wrong.', REPORT_KINDS)
  readonly kind: ReportKind;

  @ObjectField('Subject of the report: one task, one submission, or one user.', ReportAboutBody)
  readonly about: ReportAboutBody;

  @TextField('What happened.', { max: LENGTHS.reportText, lines: true })
  readonly text: string;
}

class DecideReportBody {
  @ChoiceField('acted: something was done about it.', REPORT_OUTCOMES)
  readonly outcome: ReportOutcome;

  @TextField('The answer to the reporter, who is notified.', { max: LENGTHS.reportAnswer, lines: true })
  readonly answer: string;
}

class ReportAboutAnswer {
  @ResponseField('Id of the task; omitted for other subjects.', { required: false })
  readonly task?: string;

  @ResponseField('Id of the submission; omitted for other subjects.', { required: false })
  readonly submission?: string;

  @ResponseField('Id of the user; omitted for other subjects.', { required: false })
  readonly user?: string;
}

@ResponseSchema('A report.')
class ReportAnswer {
  @ResponseField('Id of the report.')
  readonly _id: string;

  @ResponseField('What is wrong.', { enum: REPORT_KINDS })
  readonly kind: ReportKind;

  @ResponseField('What it is about.')
  readonly about: ReportAboutAnswer;

  @ResponseField('Text of the report; empty if the reporter was erased.')
  readonly text: string;

  @ResponseTime('When it was reported.')
  readonly at: string;

  @ResponseField('The decision; null while undecided.', { enum: [...REPORT_OUTCOMES, null], nullable: true })
  readonly outcome: ReportOutcome | null;

  @ResponseField('The answer to the reporter; null while undecided.', { type: String, nullable: true })
  readonly answer: string | null;
}

class ReporterAnswer extends ConcernedPersonAnswer {}

@ResponseSchema('A report, with who sent it.')
class ListedReportAnswer extends ReportAnswer {
  @ResponseField('Who reported it.')
  readonly reporter: ReporterAnswer;
}

@ApiTags('Moderation')
@Controller('report')
export class ReportController {
  constructor(
    private readonly handle: HandleReports,
    private readonly reports: Reports,
    private readonly people: People,
  ) {}

  @Access({ who: 'signed-in' })
  @Post()
  @Operation({
    summary: 'Report a task, submission or user to the Admins',
    description: 'You are notified when an Admin has answered.',
    answer: ReportAnswer,
    status: 201,
    errors: { 404: ['request/not-found'], 429: ['report/too-many'] },
  })
  @Idempotent()
  async sendReport(
    @Body() { kind, about: named, text }: ReportBody,
    @CurrentSession() { personId, role }: Session,
  ): Promise<{ data: ReportAnswer }> {
    const { about, aboutId } = oneOf(named);
    return { data: answerOf(await this.handle.send({ personId, role, kind, about, aboutId, text })) };
  }

  @Access({ who: 'signed-in' })
  @Get('own')
  @Operation({
    summary: 'List your reports, newest first',
    answer: [ReportAnswer],
    paged: true,
  })
  async listOwnReports(
    @Query() { cursor, size }: PageParameters,
    @CurrentSession() { personId }: Session,
  ): Promise<PageEnvelope<ReportAnswer>> {
    const [after] = decodeCursor(cursor, [''] as const) ?? [];
    const { rows, next } = toPage(await this.reports.of(personId, size + 1, after), size, ({ id }) => [id]);
    return { data: rows.map(answerOf), page: { next } };
  }

  @Access({ who: ['Admin'] })
  @Get()
  @Operation({
    summary: 'List reports: undecided ones first, oldest first, then decided ones',
    answer: [ListedReportAnswer],
    paged: true,
  })
  async listReports(@Query() { cursor, size }: PageParameters): Promise<PageEnvelope<ListedReportAnswer>> {
    const position = decodeCursor(cursor, [0, ''] as const);
    const { rows, next } = toPage(await this.reports.queue(size + 1, position), size, ({ id, decision }) => [
      decision ? 1 : 0,
      id,
    ]);
    return { data: await this.shown(rows), page: { next } };
  }

  @Access({ who: ['Admin'] })
  @Patch(':id')
  @ApiParam({ name: 'id', description: 'Id of the report.' })
  @Operation({
    summary: 'Decide on a report and answer its reporter',
    answer: ListedReportAnswer,
    errors: { 409: ['report/already-decided'] },
  })
  @Idempotent()
  async decideReport(
    @Param('id', ParseIdPipe) reportId: Id,
    @Body() { outcome, answer }: DecideReportBody,
    @CurrentSession() { personId: adminId }: Session,
  ): Promise<{ data: ListedReportAnswer }> {
    const [shown] = await this.shown([await this.handle.decide({ reportId, adminId, outcome, answer })]);
    return { data: shown as ListedReportAnswer };
  }

  private async shown(reports: readonly Report[]): Promise<ListedReportAnswer[]> {
    const people = await this.people.cards(reports.map(({ reporterId }) => reporterId));
    return reports.map((report) => ({ ...answerOf(report), reporter: concerned(report.reporterId, people) }));
  }
}

/** Throws InvalidRequest unless exactly one subject is given. */
function oneOf(named: ReportAboutBody): { about: ReportSubject; aboutId: Id } {
  const given = REPORT_SUBJECTS.flatMap((about) =>
    named[about] === undefined ? [] : [{ about, aboutId: named[about] }],
  );
  const [one] = given;
  if (!one || given.length > 1) {
    const message = 'Name one task, one piece of work, or one person.';
    throw new InvalidRequest([{ field: 'about', code: 'one-of', message }]);
  }
  return one;
}

function answerOf({ id, kind, about, aboutId, text, at, decision }: Report): ReportAnswer {
  return {
    ...{ _id: id, kind, about: { [about]: aboutId }, text, at: new Date(at).toISOString() },
    outcome: decision?.outcome ?? null,
    answer: decision?.answer ?? null,
  };
}
