import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LIMITS } from '@kaaj/contract';
import { Access, type Session } from '../../../../access';
import { type Id } from '../../../../kernel/ids';
import { SignedIn } from '../../../../platform/http/caller.decorators';
import { Operation } from '../../../../platform/http/operation';
import { RecordId } from '../../../../platform/http/validation.pipe';
import { Idempotent } from '../../../../platform/idempotency/idempotent';
import { AcceptSubmission } from '../../application/accept-submission';
import { RejectSubmission } from '../../application/reject-submission';
import { type Review } from '../../application/review';
import { SubmitWork } from '../../application/submit-work';
import { SubmissionPagesQuery } from '../out/submission-pages.query';
import {
  type Decision,
  OwnQuery,
  ReviewBody,
  SubmissionAnswer,
  SubmissionStateAnswer,
  SubmitWorkBody,
  WorkerSubmissionsQuery,
} from './submission.dto';

@ApiTags('Submissions')
@Controller('submission')
export class SubmissionController {
  private readonly decisions: Readonly<Record<Decision, { execute(review: Review): Promise<void> }>>;

  constructor(
    accepted: AcceptSubmission,
    rejected: RejectSubmission,
    private readonly submit: SubmitWork,
    private readonly pages: SubmissionPagesQuery,
  ) {
    this.decisions = { accepted, rejected };
  }

  // Anyone signed in gets as far as the rule "Buyer cannot submit work": a 403 would sign a buyer out.
  @Access({ who: 'signed-in', verified: true })
  @Post()
  @Idempotent()
  @Operation({
    id: 'submitWork',
    summary: 'Send work for a task; it takes one of its open places.',
    answer: SubmissionAnswer,
    status: 201,
    errors: {
      404: ['request/not-found'],
      409: ['submission/already-submitted', 'task/no-open-slot', 'task/closed', 'task/text-changed'],
      422: ['submission/not-a-worker', 'submission/workers-only', 'request/idempotency-mismatch'],
    },
  })
  async submitWork(
    @Body() { task: taskId, submissionDetail: detail, version }: SubmitWorkBody,
    @SignedIn() session: Session,
  ) {
    const { personId: workerId, role } = session;
    const { id } = await this.submit.execute({ taskId, workerId, role, detail, version });
    return { data: await this.pages.one(id) };
  }

  @Access({ who: 'signed-in', self: 'query.email' })
  @Get('worker')
  @Operation({ id: 'listWorkerSubmissions', summary: 'The work you sent, newest first.', answer: [SubmissionAnswer] })
  async listWorkerSubmissions(
    @Query() { page = 0, size = LIMITS.submissionsPageSize }: WorkerSubmissionsQuery,
    @SignedIn() { personId }: Session,
  ) {
    return { data: await this.pages.ofWorker(personId, page, size) };
  }

  @Access({ who: 'signed-in', self: 'query.email' })
  @Get('worker/count')
  @Operation({ id: 'countWorkerSubmissions', summary: 'How much work you sent.', answer: Number })
  async countWorkerSubmissions(@Query() _own: OwnQuery, @SignedIn() { personId }: Session) {
    return { data: (await this.pages.figuresOf(personId)).sent };
  }

  @Access({ who: ['Buyer'] })
  @Patch('update/status/:id')
  @Idempotent()
  @Operation({
    id: 'reviewSubmission',
    summary: 'Accept work, which pays its worker, or reject it, which opens its place again.',
    answer: SubmissionStateAnswer,
    errors: { 404: ['request/not-found'], 409: ['submission/already-reviewed'], 422: ['request/idempotency-mismatch'] },
  })
  async reviewSubmission(
    @Param('id', RecordId) submissionId: Id,
    @Body() { status, reason = '' }: ReviewBody,
    @SignedIn() { personId: buyerId }: Session,
  ) {
    await this.decisions[status].execute({ submissionId, buyerId, reason });
    return { data: { _id: submissionId, status } };
  }
}
