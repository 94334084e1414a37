import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type PageEnvelope, type SuspendedBuyer, LENGTHS } from '@kaaj/contract';
import { Access, type Session } from '../../../../access';
import { type Id } from '../../../../kernel/ids';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { FlagField, PageParameters, TextField } from '../../../../platform/http/fields';
import { Operation } from '../../../../platform/http/operation';
import { ResponseField, ResponseInteger, ResponseSchema, ResponseTime } from '../../../../platform/http/response-field';
import { AvatarAnswer } from '../../../people';
import { ParseIdPipe } from '../../../../platform/http/validation.pipe';
import { Idempotent } from '../../../../platform/idempotency/idempotent';
import { decodeCursor, toPage } from '../../../../platform/paging/cursor';
import { RejectionSuspensions } from '../../application/rejection-suspensions';
import { RejectionGuard } from '../../application/rejection-guard';

class LiftRejectionSuspensionBody {
  @FlagField('true: the buyer may reject again; false changes nothing.')
  readonly lifted: boolean;

  @TextField('Why, for the audit log.', { max: LENGTHS.decisionReason, lines: true })
  readonly reason: string;
}

class SuspendedBuyerNameAnswer extends AvatarAnswer {
  @ResponseField('E-mail address of the buyer.')
  readonly email: string;
}

@ResponseSchema('A buyer whose right to reject is suspended.')
class SuspendedBuyerAnswer implements SuspendedBuyer {
  @ResponseField('The buyer.')
  readonly buyer: SuspendedBuyerNameAnswer;

  @ResponseTime('Since when.')
  readonly since: string;

  @ResponseInteger('Number of recent decisions considered.')
  readonly decided: number;

  @ResponseField('Ids of the rejected submissions among them, latest first.', { type: [String] })
  readonly rejected: readonly string[];
}

class LiftedAnswer {
  @ResponseField('Id of the buyer.')
  readonly _id: string;
}

@ApiTags('Moderation')
@Controller('admin/brake')
export class RejectionSuspensionController {
  constructor(
    private readonly brakes: RejectionSuspensions,
    private readonly guard: RejectionGuard,
  ) {}

  @Access({ who: ['Admin'] })
  @Get()
  @Operation({
    summary: 'List buyers whose right to reject is suspended, oldest first',
    answer: [SuspendedBuyerAnswer],
    paged: true,
  })
  async listRejectionSuspensions(
    @Query() { cursor, size }: PageParameters,
  ): Promise<PageEnvelope<SuspendedBuyerAnswer>> {
    const position = decodeCursor(cursor, [0, ''] as const);
    const found = await this.brakes.waiting(size + 1, position);
    const { rows, next } = toPage(found, size, ({ since, buyer }) => [Date.parse(since), buyer._id]);
    return { data: rows, page: { next } };
  }

  @Access({ who: ['Admin'] })
  @Patch(':id')
  @Operation({
    summary: 'Allow a buyer to reject again',
    answer: LiftedAnswer,
  })
  @Idempotent()
  async liftRejectionSuspension(
    @Param('id', ParseIdPipe) buyerId: Id,
    @Body() { lifted, reason }: LiftRejectionSuspensionBody,
    @CurrentSession() { personId: adminId }: Session,
  ) {
    if (lifted) await this.guard.lift(buyerId, adminId, reason);
    return { data: { _id: buyerId } };
  }
}
