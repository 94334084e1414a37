import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, type Session } from '../../../../access';
import { coins as coinsOf } from '../../../../kernel/coins';
import { type Id } from '../../../../kernel/ids';
import { NotFound } from '../../../../kernel/not-found';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { Operation } from '../../../../platform/http/operation';
import { ParseIdPipe } from '../../../../platform/http/validation.pipe';
import { OutcomeUnknown, StorageUnavailable } from '../../../../platform/database/storage-errors';
import { keyOfPart, type RequestKey } from '../../../../platform/idempotency/idempotency-store';
import { IdempotencyKey } from '../../../../platform/idempotency/idempotency-key';
import { IdempotencyService } from '../../../../platform/idempotency/idempotency-service';
import { Idempotent } from '../../../../platform/idempotency/idempotent';
import { CapReached } from '../../../integrations';
import { NotEnoughCoins } from '../../../wallet';
import { PayBonus } from '../../application/pay-bonus';
import { problemOf } from '../../application/problem-of';
import { NotAccepted } from '../../domain/submission.errors';
import { bonusAnswer } from '../../application/bonuses';
import { BonusAnswer } from './bonus.answer';
import { BonusBody, BonusesBody, PaidBonusAnswer } from './bonus.dto';

const REFUSALS = [NotFound, NotAccepted, NotEnoughCoins, CapReached];

@ApiTags('Submissions')
@Controller('submission')
export class BonusController {
  constructor(
    private readonly idempotency: IdempotencyService,
    private readonly bonus: PayBonus,
  ) {}

  @Access({ who: ['Buyer'], key: 'submissions:review', terms: true })
  @Post('bonus')
  @Operation({
    summary: 'Pay up to 100 bonuses independently of each other',
    description:
      'Returns for each entry the bonus or an error; one failed entry does not affect the others. Retry the ' +
      'whole call with the same Idempotency-Key: a paid bonus is not paid again.',
    answer: [PaidBonusAnswer],
  })
  async payBonuses(
    @Body() { bonuses }: BonusesBody,
    @CurrentSession() { personId: buyerId }: Session,
    @IdempotencyKey() key: RequestKey | undefined,
  ): Promise<{ data: PaidBonusAnswer[] }> {
    const data: PaidBonusAnswer[] = [];
    for (const [index, { id, ...bonus }] of bonuses.entries()) {
      const part = key && keyOfPart(key, index, { id, ...bonus });
      try {
        data.push(await this.one(id, () => this.idempotency.execute(part, () => this.pay(id, buyerId, bonus))));
      } catch (error) {
        // StorageUnavailable promises that nothing was changed, so that also callers without a key repeat the call.
        if (error instanceof StorageUnavailable && data.some((each) => each.bonus)) throw new OutcomeUnknown(error);
        throw error;
      }
    }
    return { data };
  }

  @Access({ who: ['Buyer'], key: 'submissions:review', terms: true })
  @Post(':id/bonus')
  @Operation({
    summary: 'Pay a bonus for accepted work',
    description: 'Paid from your available coins, any number of times, without a fee. It counts as earned coins.',
    answer: BonusAnswer,
    status: 201,
    errors: {
      409: ['submission/not-accepted'],
      422: ['wallet/not-enough-coins', 'key/cap-reached'],
    },
  })
  @Idempotent()
  async payBonus(
    @Param('id', ParseIdPipe) submissionId: Id,
    @Body() body: BonusBody,
    @CurrentSession() { personId: buyerId }: Session,
  ): Promise<{ data: BonusAnswer }> {
    return { data: await this.pay(submissionId, buyerId, body) };
  }

  private async pay(submissionId: Id, buyerId: Id, { coins, reason }: BonusBody): Promise<BonusAnswer> {
    return bonusAnswer(await this.bonus.execute({ submissionId, buyerId, coins: coinsOf(coins), reason }));
  }

  private async one(id: Id, pay: () => Promise<BonusAnswer>): Promise<PaidBonusAnswer> {
    try {
      return { id, bonus: await pay() };
    } catch (error) {
      return { id, problem: problemOf(error, REFUSALS) };
    }
  }
}
