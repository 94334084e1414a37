import { Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, type Session } from '../../../../access';
import { type Id } from '../../../../kernel/ids';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { Operation } from '../../../../platform/http/operation';
import { ParseIdPipe } from '../../../../platform/http/validation.pipe';
import { type RequestKey } from '../../../../platform/idempotency/idempotency-store';
import { IdempotencyKey } from '../../../../platform/idempotency/idempotency-key';
import { IdempotencyService } from '../../../../platform/idempotency/idempotency-service';
import { ClaimSlot } from '../../application/claim-slot';
import { ReleaseClaim } from '../../application/release-claim';
import { LiveClaims } from '../../application/live-claims';
import { ClaimAnswer, ClaimedAnswer, GivenBackAnswer } from './claim.dto';
import { OwnParameters } from './submission.dto';

@ApiTags('Submissions')
@Controller()
export class ClaimController {
  constructor(
    private readonly once: IdempotencyService,
    private readonly claim: ClaimSlot,
    private readonly givePlaceBack: ReleaseClaim,
    private readonly claims: LiveClaims,
  ) {}

  @Access({ who: ['Worker'], verified: true, key: 'submissions:write' })
  @Post('task/:id/claim')
  @Operation({
    id: 'claimPlace',
    summary: 'Claim a slot',
    description: 'Work that you send uses it. Asked again, it answers with the place that is kept.',
    answer: ClaimedAnswer,
    status: 201,
    errors: {
      404: ['request/not-found'],
      409: [
        'task/no-open-slot',
        'task/closed',
        'claim/too-many',
        'claim/paused',
        'claim/twice-a-day',
        'submission/already-submitted',
      ],
      422: ['request/idempotency-mismatch'],
    },
  })
  claimPlace(
    @Param('id', ParseIdPipe) taskId: Id,
    @CurrentSession() { personId: workerId, role }: Session,
    @IdempotencyKey() key: RequestKey | undefined,
  ) {
    return this.once.execute(key, async () => {
      const { until } = await this.claim.execute({ taskId, workerId, role });
      return { data: { taskId, until: new Date(until).toISOString() } };
    });
  }

  @Access({ who: ['Worker'], key: 'submissions:write' })
  @Delete('task/:id/claim')
  @Operation({
    id: 'giveBackPlace',
    summary: 'Release your claim (idempotent)',
    answer: GivenBackAnswer,
    errors: { 404: ['request/not-found'], 422: ['request/idempotency-mismatch'] },
  })
  giveBackPlace(
    @Param('id', ParseIdPipe) taskId: Id,
    @CurrentSession() { personId }: Session,
    @IdempotencyKey() key: RequestKey | undefined,
  ) {
    return this.once.execute(key, async () => {
      await this.givePlaceBack.execute(taskId, personId);
      return { data: { taskId } };
    });
  }

  @Access({ who: 'signed-in', self: 'query.email', key: 'submissions:read' })
  @Get('claim')
  @Operation({
    id: 'listClaims',
    summary: 'List your claims, soonest to expire first',
    answer: [ClaimAnswer],
  })
  async listClaims(@Query() _own: OwnParameters, @CurrentSession() { personId }: Session) {
    return { data: await this.claims.of(personId) };
  }
}
