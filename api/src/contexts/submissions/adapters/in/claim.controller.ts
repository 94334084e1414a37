import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import { Access, type Session } from '../../../../access';
import { type Id } from '../../../../kernel/ids';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { OwnParameters } from '../../../../platform/http/fields';
import { Operation } from '../../../../platform/http/operation';
import { ParseIdPipe } from '../../../../platform/http/validation.pipe';
import { Idempotent } from '../../../../platform/idempotency/idempotent';
import { TaskPagesQuery } from '../../../tasks';
import { ClaimNextItem } from '../../application/claim-next-item';
import { CompletionCodes } from '../../application/completion-codes';
import { ClaimSlot } from '../../application/claim-slot';
import { ReleaseClaim } from '../../application/release-claim';
import { LiveClaims } from '../../application/live-claims';
import {
  ClaimAnswer,
  ClaimedAnswer,
  ReleaseClaimParameters,
  ReleasedClaimAnswer,
  NextItemAnswer,
  NextItemBody,
} from './claim.dto';

@ApiTags('Submissions')
@Controller()
export class ClaimController {
  constructor(
    private readonly claim: ClaimSlot,
    private readonly release: ReleaseClaim,
    private readonly claims: LiveClaims,
    private readonly next: ClaimNextItem,
    private readonly tasks: TaskPagesQuery,
    private readonly codes: CompletionCodes,
  ) {}

  @Access({ who: ['Worker'], verified: true, key: 'submissions:write', terms: true })
  @Post('task/:id/claim')
  @Operation({
    summary: 'Claim a slot',
    description: 'A submission uses the claim. Idempotent: a repeated call returns the existing claim.',
    answer: ClaimedAnswer,
    status: 201,
    errors: {
      409: [
        'task/no-open-slot',
        'task/closed',
        'batch/paused',
        'claim/too-many',
        'claim/paused',
        'claim/twice-a-day',
        'submission/already-submitted',
      ],
      422: ['task/not-eligible'],
    },
  })
  @Idempotent()
  async claimSlot(@Param('id', ParseIdPipe) taskId: Id, @CurrentSession() { personId: workerId, role }: Session) {
    const kept = await this.claim.execute({ taskId, workerId, role });
    const link = await this.codes.linkOf(kept);
    return { data: { taskId, until: new Date(kept.until).toISOString(), ...link } };
  }

  @Access({ who: ['Worker'], verified: true, key: 'submissions:write', terms: true })
  @Post('task/batch/:id/next')
  @ApiBody({ type: NextItemBody, required: false })
  @Operation({
    summary: 'Claim the next item of a batch',
    description:
      'Claims the item nearest to completion that you have neither done nor skipped. Idempotent: an item you ' +
      'have claimed is returned again. With `ahead` one more is claimed, at most two.',
    answer: NextItemAnswer,
    errors: {
      404: ['request/not-found', 'batch/nothing-left'],
      409: ['task/closed', 'batch/paused', 'claim/too-many', 'claim/paused', 'claim/twice-a-day'],
      422: ['task/not-eligible'],
    },
  })
  @Idempotent()
  async claimNextItem(
    @Param('id', ParseIdPipe) batchId: Id,
    @Body() { ahead = false }: NextItemBody,
    @CurrentSession() worker: Session,
  ) {
    const { personId: workerId, role } = worker;
    const { claim, task: read, done, earned, left } = await this.next.execute({ batchId, workerId, role, ahead });
    const until = new Date(claim.until).toISOString();
    const [one, link] = await Promise.all([
      read ? this.tasks.details(read, worker) : this.tasks.one(claim.taskId, worker),
      this.codes.linkOf(claim),
    ]);
    const task = { ...one, mySubmission: null, myClaim: { until, ...link } };
    return { data: { task, until, ...link, progress: { done, earned, left } } };
  }

  @Access({ who: ['Worker'], key: 'submissions:write' })
  @Delete('task/:id/claim')
  @Operation({
    summary: 'Release your claim (idempotent)',
    description: 'With `skip=true` the item of a batch is not offered to you again.',
    answer: ReleasedClaimAnswer,
  })
  @Idempotent()
  async releaseClaim(
    @Param('id', ParseIdPipe) taskId: Id,
    @Query() { skip }: ReleaseClaimParameters,
    @CurrentSession() { personId }: Session,
  ) {
    await this.release.execute(taskId, personId, skip === 'true');
    return { data: { taskId } };
  }

  @Access({ who: 'signed-in', self: 'query.email', key: 'submissions:read' })
  @Get('claim')
  @Operation({
    summary: 'List your claims, soonest to expire first',
    answer: [ClaimAnswer],
  })
  async listClaims(@Query() _own: OwnParameters, @CurrentSession() { personId }: Session) {
    return { data: await this.claims.of(personId) };
  }
}
