import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LIMITS } from '@kaaj/contract';
import { Access, type Session } from '../../../../access';
import { type Id } from '../../../../kernel/ids';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { Operation } from '../../../../platform/http/operation';
import { ParseIdPipe } from '../../../../platform/http/validation.pipe';
import { keyOfPart, type RequestKey } from '../../../../platform/idempotency/idempotency-store';
import { IdempotencyKey } from '../../../../platform/idempotency/idempotency-key';
import { IdempotencyService } from '../../../../platform/idempotency/idempotency-service';
import { Idempotent } from '../../../../platform/idempotency/idempotent';
import { NotFound } from '../../../../kernel/not-found';
import { CompletionCodes } from '../../application/completion-codes';
import { problemOf } from '../../application/problem-of';
import { ReviewSubmission } from '../../application/review-submission';
import { SubmitWork } from '../../application/submit-work';
import { SubmissionPagesQuery } from '../out/submission-pages.query';
import { AlreadyReviewed, ChangesAwaited, RejectionsPaused, ReviewOver } from '../../domain/submission.errors';
import { type Verdict } from '../../domain/transitions';
import { RequestChanges } from '../../application/request-changes';
import { ResubmitWork } from '../../application/resubmit-work';
import {
  ChangesBody,
  DecidedAnswer,
  DecisionBody,
  DecisionTimeAnswer,
  DecisionsBody,
  SentParameters,
  ReceivedForAnswer,
  ReceivedParameters,
  ReviewBody,
  SentForAnswer,
  SubmissionAnswer,
  SubmissionStateAnswer,
  SubmitWorkBody,
  TaskIdsParameters,
  VersionBody,
  WorkerSubmissionsParameters,
} from './submission.dto';

/** Of one decision among many. */
const REFUSALS = [NotFound, AlreadyReviewed, ChangesAwaited, RejectionsPaused, ReviewOver];

@ApiTags('Submissions')
@Controller('submission')
export class SubmissionController {
  constructor(
    private readonly idempotency: IdempotencyService,
    private readonly submit: SubmitWork,
    private readonly review: ReviewSubmission,
    private readonly changes: RequestChanges,
    private readonly version: ResubmitWork,
    private readonly pages: SubmissionPagesQuery,
    private readonly codes: CompletionCodes,
  ) {}

  // Open to every role: a Buyer gets 422 from NotAWorker. On a 403 of the guard the client would end the session.
  @Access({ who: 'signed-in', verified: true, key: 'submissions:write', terms: true })
  @Post()
  @Operation({
    summary: 'Submit work for a task',
    answer: SubmissionAnswer,
    status: 201,
    errors: {
      400: ['image/not-own-proof'],
      404: ['request/not-found'],
      409: [
        'submission/already-submitted',
        'task/no-open-slot',
        'task/closed',
        'batch/paused',
        'task/text-changed',
        'claim/needed',
      ],
      422: [
        'submission/not-a-worker',
        'submission/workers-only',
        'task/not-eligible',
        'submission/proof-missing',
        'submission/pictures-missing',
        'submission/link-missing',
        'submission/answers-invalid',
        'submission/code-wrong',
      ],
      429: ['submission/too-many-codes'],
    },
  })
  async submitWork(
    @Body() { task: taskId, submissionDetail: detail, pictures, answers, code, version }: SubmitWorkBody,
    @CurrentSession() { personId: workerId, role }: Session,
    @IdempotencyKey() key: RequestKey | undefined,
  ) {
    const work = { taskId, workerId, role, detail, pictures, answers, code, version };
    if (code !== undefined) await this.codes.countAttempt(taskId, workerId, code);
    return this.idempotency.execute(key, async () => ({ data: await this.submit.execute(work) }));
  }

  @Access({ who: 'signed-in', self: 'query.email', key: 'submissions:read' })
  @Get('worker')
  @Operation({
    summary: 'List your submissions, newest first',
    description: 'Paginated by cursor or by page number. With `status`, ordered by decision, latest first.',
    answer: [SubmissionAnswer],
    paged: true,
  })
  async listWorkerSubmissions(
    @Query() { page, cursor, status, size = LIMITS.submissionsPageSize }: WorkerSubmissionsParameters,
    @CurrentSession() { personId }: Session,
  ) {
    const { rows: submissions, next } = await this.pages.ofWorker(personId, { page, cursor, status }, size);
    return { data: submissions, page: { next } };
  }

  @Access({ who: 'signed-in', self: 'query.email', key: 'submissions:read' })
  @Get('worker/count')
  @Operation({ summary: 'Count your submissions', answer: Number })
  async countWorkerSubmissions(@Query() { status }: SentParameters, @CurrentSession() { personId }: Session) {
    return { data: await this.pages.sentBy(personId, status) };
  }

  @Access({ who: ['Worker'], key: 'submissions:read' })
  @Get('worker/among')
  @Operation({
    summary: 'List those of the given tasks that you have submitted to',
    description: 'Used to mark your submissions in a list of tasks, which is the same for every caller.',
    answer: [SentForAnswer],
  })
  async listMySubmissionsForTasks(@Query() { tasks }: TaskIdsParameters, @CurrentSession() { personId }: Session) {
    return { data: await this.pages.sentAmong(tasks, personId) };
  }

  @Access({ who: ['Buyer'], key: 'submissions:read' })
  @Get('received')
  @Operation({
    summary: 'List submissions for your tasks',
    description:
      'Pending submissions, oldest first; with `state=decided` the decided ones, latest first. A search reads ' +
      'at most 10,000 submissions for a page. A short page with a cursor continues the search.',
    answer: [SubmissionAnswer],
    paged: true,
  })
  async listReceivedSubmissions(
    @Query() { state, task: taskId, search, cursor, size }: ReceivedParameters,
    @CurrentSession() { personId }: Session,
  ) {
    const part = { decided: state === 'decided', taskId, search };
    const { rows: submissions, next } = await this.pages.received(personId, part, cursor, size);
    return { data: submissions, page: { next } };
  }

  @Access({ who: ['Buyer'], key: 'submissions:read' })
  @Get('received/count')
  @Operation({
    summary: 'Count the submissions that await your decision',
    description:
      'Submissions whose requested changes are pending do not count. The count ends at 100, which means 100 or more.',
    answer: Number,
  })
  async countReceivedSubmissions(@CurrentSession() { personId }: Session) {
    return { data: await this.pages.waitingFor(personId) };
  }

  @Access({ who: ['Buyer'], key: 'submissions:read' })
  @Get('received/among')
  @Operation({
    summary: 'Summarize submissions for these tasks',
    description: 'Tasks without submissions, and tasks of others, are omitted.',
    answer: [ReceivedForAnswer],
  })
  async summarizeReceivedSubmissions(@Query() { tasks }: TaskIdsParameters, @CurrentSession() { personId }: Session) {
    return { data: await this.pages.receivedAmong(tasks, personId) };
  }

  @Access({ who: ['Buyer', 'Admin'] })
  @Get('decision-time')
  @Operation({
    summary: 'Get the time to decision of submissions by week',
    description:
      'For a Buyer their own submissions; for an Admin all submissions, as of the last count. The last twelve ' +
      'weeks, oldest first. Automatic decisions count; submissions with requested changes do not.',
    answer: [DecisionTimeAnswer],
  })
  async listDecisionTimes(@CurrentSession() { personId, role }: Session) {
    const times = role === 'Admin' ? this.pages.surveyedDecisionTimes() : this.pages.decisionTimesOf(personId);
    return { data: await times };
  }

  @Access({ who: ['Buyer'], key: 'submissions:review', terms: true })
  @Patch('update/status/:id')
  @Operation({
    summary: 'Accept a submission, which pays the worker, or reject it',
    answer: SubmissionStateAnswer,
    errors: {
      409: [
        'submission/already-reviewed',
        'submission/changes-awaited',
        'submission/review-over',
        'review/rejections-paused',
      ],
    },
  })
  @Idempotent()
  async reviewSubmission(
    @Param('id', ParseIdPipe) submissionId: Id,
    @Body() body: ReviewBody,
    @CurrentSession() { personId: buyerId }: Session,
  ) {
    await this.review.execute({ submissionId, buyerId, verdict: toVerdict(body) });
    return { data: { _id: submissionId, status: body.status } };
  }

  @Access({ who: ['Buyer'], key: 'submissions:review' })
  @Patch(':id/changes')
  @Operation({
    summary: 'Request changes to a submission, once',
    description:
      'The submission stays pending and keeps its slot. It is rejected automatically without a new version in ' +
      'time; until then you can accept it.',
    answer: SubmissionAnswer,
    errors: { 409: ['submission/changes-already-asked', 'submission/already-reviewed', 'submission/review-over'] },
  })
  @Idempotent()
  async askForChanges(
    @Param('id', ParseIdPipe) submissionId: Id,
    @Body() { note }: ChangesBody,
    @CurrentSession() { personId: buyerId }: Session,
  ) {
    const asked = await this.changes.execute({ submissionId, buyerId, note });
    return { data: await this.pages.shown(asked) };
  }

  @Access({ who: ['Worker'], key: 'submissions:write' })
  @Post(':id/version')
  @Operation({
    summary: 'Submit the requested changes as a new version; the review period restarts',
    answer: SubmissionAnswer,
    status: 201,
    errors: {
      400: ['image/not-own-proof'],
      409: ['submission/no-changes-asked'],
      422: ['submission/proof-missing', 'submission/answers-invalid'],
    },
  })
  @Idempotent()
  async resubmitWork(
    @Param('id', ParseIdPipe) submissionId: Id,
    @Body() { submissionDetail: detail, pictures, answers }: VersionBody,
    @CurrentSession() { personId: workerId }: Session,
  ) {
    const revised = await this.version.execute({ submissionId, workerId, detail, pictures, answers });
    return { data: await this.pages.shown(revised) };
  }

  @Access({ who: ['Buyer'], key: 'submissions:review', terms: true })
  @Post('decisions')
  @Operation({
    summary: 'Decide on up to 100 submissions independently of each other',
    description:
      'Returns for each entry the status or an error; one failed entry does not affect the others. Idempotent: ' +
      'an earlier decision returns the same result, so the whole call can be retried.',
    answer: [DecidedAnswer],
  })
  async reviewSubmissions(
    @Body() { decisions }: DecisionsBody,
    @CurrentSession() { personId: buyerId }: Session,
    @IdempotencyKey() key: RequestKey | undefined,
  ) {
    const data: DecidedAnswer[] = [];
    for (const [index, body] of decisions.entries()) {
      data.push(await this.decided(body, buyerId, key && keyOfPart(key, index, body)));
    }
    return { data };
  }

  private async decided(body: DecisionBody, buyerId: Id, key: RequestKey | undefined): Promise<DecidedAnswer> {
    const { id, status } = body;
    try {
      return await this.idempotency.execute(key, async () => {
        await this.review.execute({ submissionId: id, buyerId, verdict: toVerdict(body) });
        return { id, status };
      });
    } catch (error) {
      return { id, problem: problemOf(error, REFUSALS) };
    }
  }
}

function toVerdict({ status, reason = '', reasonCode }: ReviewBody): Verdict {
  return status === 'accepted' ? { status } : { status, reason, reasonCode };
}
