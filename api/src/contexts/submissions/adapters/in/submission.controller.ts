import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LIMITS } from '@kaaj/contract';
import { Access, type Session } from '../../../../access';
import { type Id } from '../../../../kernel/ids';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { Operation } from '../../../../platform/http/operation';
import { ParseIdPipe } from '../../../../platform/http/validation.pipe';
import { type RequestKey } from '../../../../platform/idempotency/idempotency-store';
import { IdempotencyKey } from '../../../../platform/idempotency/idempotency-key';
import { IdempotencyService } from '../../../../platform/idempotency/idempotency-service';
import { CompletionCodes } from '../../application/completion-codes';
import { ReviewMany } from '../../application/review-many';
import { ReviewSubmission } from '../../application/review-submission';
import { SubmitWork } from '../../application/submit-work';
import { SubmissionPagesQuery } from '../out/submission-pages.query';
import { type Verdict } from '../../domain/transitions';
import { AskForChanges } from '../../application/ask-for-changes';
import { ResubmitWork } from '../../application/resubmit-work';
import {
  ChangesBody,
  DecidedAnswer,
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
  TasksAmongParameters,
  VersionBody,
  WorkerSubmissionsParameters,
} from './submission.dto';

@ApiTags('Submissions')
@Controller('submission')
export class SubmissionController {
  constructor(
    private readonly once: IdempotencyService,
    private readonly submit: SubmitWork,
    private readonly review: ReviewSubmission,
    private readonly reviewMany: ReviewMany,
    private readonly changes: AskForChanges,
    private readonly version: ResubmitWork,
    private readonly pages: SubmissionPagesQuery,
    private readonly codes: CompletionCodes,
  ) {}

  // Open to every role: a Buyer gets 422 from NotAWorker. On a 403 of the guard the client would end the session.
  @Access({ who: 'signed-in', verified: true, key: 'submissions:write', terms: true })
  @Post()
  @Operation({
    id: 'submitWork',
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
        'request/idempotency-mismatch',
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
    return this.once.execute(key, async () => ({ data: await this.submit.execute(work) }));
  }

  @Access({ who: 'signed-in', self: 'query.email', key: 'submissions:read' })
  @Get('worker')
  @Operation({
    id: 'listWorkerSubmissions',
    summary: 'The work you sent, newest first.',
    description:
      'Walked by its cursor, or opened at a page by its number. Work of one status is ordered by its decision, the latest first.',
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
  @Operation({ id: 'countWorkerSubmissions', summary: 'How much work you sent.', answer: Number })
  async countWorkerSubmissions(@Query() { status }: SentParameters, @CurrentSession() { personId }: Session) {
    return { data: await this.pages.sentBy(personId, status) };
  }

  @Access({ who: ['Worker'], key: 'submissions:read' })
  @Get('worker/among')
  @Operation({
    id: 'listMySubmissionsForTasks',
    summary: 'Which of these tasks you have submitted to',
    description: 'So that a list of tasks, which is the same for everybody, can be marked with what you have done.',
    answer: [SentForAnswer],
  })
  async listMySubmissionsForTasks(@Query() { tasks }: TasksAmongParameters, @CurrentSession() { personId }: Session) {
    return { data: await this.pages.sentAmong(tasks, personId) };
  }

  @Access({ who: ['Buyer'], key: 'submissions:read' })
  @Get('received')
  @Operation({
    id: 'listReceivedSubmissions',
    summary: 'List submissions for your tasks',
    description:
      'What waits for you, the longest waiting first; with `state=decided` what was decided, latest first. A search looks at ' +
      'up to 10,000 pieces of work for one page: a short page with a cursor goes on from there.',
    answer: [SubmissionAnswer],
    paged: true,
  })
  async listReceivedSubmissions(
    @Query() { state, task: taskId, search, cursor, size = LIMITS.listPageSize }: ReceivedParameters,
    @CurrentSession() { personId }: Session,
  ) {
    const part = { decided: state === 'decided', taskId, search };
    const { rows: submissions, next } = await this.pages.received(personId, part, cursor, size);
    return { data: submissions, page: { next } };
  }

  @Access({ who: ['Buyer'], key: 'submissions:read' })
  @Get('received/count')
  @Operation({
    id: 'countReceivedSubmissions',
    summary: 'How much work waits for your decision.',
    description:
      'Without what you asked changes of and wait for. Counting ends at 100, which then means as many or more.',
    answer: Number,
  })
  async countReceivedSubmissions(@CurrentSession() { personId }: Session) {
    return { data: await this.pages.waitingFor(personId) };
  }

  @Access({ who: ['Buyer'], key: 'submissions:read' })
  @Get('received/among')
  @Operation({
    id: 'summarizeReceivedSubmissions',
    summary: 'Summarize submissions for these tasks',
    description: 'A task that no work was sent for, or that is not yours, is left out.',
    answer: [ReceivedForAnswer],
  })
  async summarizeReceivedSubmissions(
    @Query() { tasks }: TasksAmongParameters,
    @CurrentSession() { personId }: Session,
  ) {
    return { data: await this.pages.receivedAmong(tasks, personId) };
  }

  @Access({ who: ['Buyer', 'Admin'] })
  @Get('decision-time')
  @Operation({
    id: 'listDecisionTimes',
    summary: 'How long work waited for its decision, week by week.',
    description:
      'A Buyer sees their own work, an Admin everybody’s as it was counted last. The last twelve weeks, the oldest first. ' +
      'Silence counts as a decision; work for which changes were asked does not count.',
    answer: [DecisionTimeAnswer],
  })
  async listDecisionTimes(@CurrentSession() { personId, role }: Session) {
    const times = role === 'Admin' ? this.pages.surveyedDecisionTimes() : this.pages.decisionTimesOf(personId);
    return { data: await times };
  }

  @Access({ who: ['Buyer'], key: 'submissions:review', terms: true })
  @Patch('update/status/:id')
  @Operation({
    id: 'reviewSubmission',
    summary: 'Accept work, which pays its worker, or reject it, which opens its place again.',
    answer: SubmissionStateAnswer,
    errors: {
      404: ['request/not-found'],
      409: ['submission/already-reviewed', 'submission/changes-awaited', 'review/rejections-paused'],
      422: ['request/idempotency-mismatch'],
    },
  })
  reviewSubmission(
    @Param('id', ParseIdPipe) submissionId: Id,
    @Body() body: ReviewBody,
    @CurrentSession() { personId: buyerId }: Session,
    @IdempotencyKey() key: RequestKey | undefined,
  ) {
    return this.once.execute(key, async () => {
      await this.review.execute({ submissionId, buyerId, verdict: toVerdict(body) });
      return { data: { _id: submissionId, status: body.status } };
    });
  }

  @Access({ who: ['Buyer'], key: 'submissions:review' })
  @Patch(':id/changes')
  @Operation({
    id: 'askForChanges',
    summary: 'Ask for changes instead of deciding, once for each piece of work.',
    description:
      'It stays pending and keeps its slot. If no new version arrives in time, it is rejected automatically; until then you can accept it.',
    answer: SubmissionAnswer,
    errors: {
      404: ['request/not-found'],
      409: ['submission/changes-already-asked', 'submission/already-reviewed'],
      422: ['request/idempotency-mismatch'],
    },
  })
  askForChanges(
    @Param('id', ParseIdPipe) submissionId: Id,
    @Body() { note }: ChangesBody,
    @CurrentSession() { personId: buyerId }: Session,
    @IdempotencyKey() key: RequestKey | undefined,
  ) {
    return this.once.execute(key, async () => {
      const asked = await this.changes.execute({ submissionId, buyerId, note });
      return { data: await this.pages.shown(asked) };
    });
  }

  @Access({ who: ['Worker'], key: 'submissions:write' })
  @Post(':id/version')
  @Operation({
    id: 'resubmitWork',
    summary: 'Send the changes that your work’s buyer asked for; their time to decide begins anew.',
    answer: SubmissionAnswer,
    status: 201,
    errors: {
      400: ['image/not-own-proof'],
      404: ['request/not-found'],
      409: ['submission/no-changes-asked'],
      422: ['submission/proof-missing', 'submission/answers-invalid', 'request/idempotency-mismatch'],
    },
  })
  resubmitWork(
    @Param('id', ParseIdPipe) submissionId: Id,
    @Body() { submissionDetail: detail, pictures, answers }: VersionBody,
    @CurrentSession() { personId: workerId }: Session,
    @IdempotencyKey() key: RequestKey | undefined,
  ) {
    return this.once.execute(key, async () => {
      const revised = await this.version.execute({ submissionId, workerId, detail, pictures, answers });
      return { data: await this.pages.shown(revised) };
    });
  }

  @Access({ who: ['Buyer'], key: 'submissions:review', terms: true })
  @Post('decisions')
  @HttpCode(200)
  @Operation({
    id: 'reviewSubmissions',
    summary: 'Decide on up to 100 pieces of work, each on its own.',
    description:
      'Each is answered with where it stands, or with why it was not decided so; the others are decided all the same. A decision that was taken before is answered as the first time, so the whole call may be repeated.',
    answer: [DecidedAnswer],
  })
  async reviewSubmissions(@Body() { decisions }: DecisionsBody, @CurrentSession() { personId: buyerId }: Session) {
    const reviews = decisions.map((body) => ({ submissionId: body.id, buyerId, verdict: toVerdict(body) }));
    return { data: await this.reviewMany.execute(reviews) };
  }
}

function toVerdict({ status, reason = '', reasonCode }: ReviewBody): Verdict {
  return status === 'accepted' ? { status } : { status, reason, reasonCode };
}
