import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type ErrorCode, LIMITS } from '@kaaj/contract';
import { Access, type Session } from '../../../../access';
import { type Coins } from '../../../../kernel/coins';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { PasswordField, WholeNumberField } from '../../../../platform/http/fields';
import { Operation } from '../../../../platform/http/operation';
import { ResponseField } from '../../../../platform/http/response-field';
import { CloseAccount } from '../../application/close-account';
import { coinsLost, type ObligationTotals } from '../../domain/open-obligations';

const REFUSALS = [
  'account/last-admin',
  'account/payout-under-way',
  'account/dispute-under-way',
] as const satisfies ErrorCode[];

class ObligationTotalsAnswer implements ObligationTotals {
  @ResponseField('How many.', { type: 'integer' })
  readonly count!: number;

  @ResponseField('The coins that they are about.', { type: 'integer' })
  readonly coins!: Coins;
}

class ClosingAnswer {
  @ResponseField('Why the account cannot be closed now; null where it can.', {
    type: String,
    enum: [...REFUSALS, null],
    nullable: true,
  })
  readonly refusal!: (typeof REFUSALS)[number] | null;

  @ResponseField('Coins that would be lost: those that you have, and those of open places and unposted tasks.', {
    type: 'integer',
  })
  readonly coinsLost!: number;

  @ResponseField('Coins of these that you earned; a withdrawal of all of them needs no minimum.', {
    type: 'integer',
  })
  readonly earned!: number;

  @ResponseField('Coins that you can spend or withdraw now.', { type: 'integer' })
  readonly available!: number;

  @ResponseField('Tasks of yours with open places, which would close.', { type: ObligationTotalsAnswer })
  readonly openTasks!: ObligationTotalsAnswer;

  @ResponseField('Tasks of your batches that would not be posted.', { type: ObligationTotalsAnswer })
  readonly unpostedTasks!: ObligationTotalsAnswer;

  @ResponseField('Work of yours that nobody decided on, which would be taken back without pay.', {
    type: ObligationTotalsAnswer,
  })
  readonly workSent!: ObligationTotalsAnswer;

  @ResponseField('Work that waits for your decision, which would be accepted and paid out of what was set aside.', {
    type: ObligationTotalsAnswer,
  })
  readonly workToDecide!: ObligationTotalsAnswer;

  @ResponseField('Withdrawals that are not decided, or whose money has not arrived.', { type: ObligationTotalsAnswer })
  readonly payouts!: ObligationTotalsAnswer;

  @ResponseField(
    'Purchases that are not paid for yet. Money that arrives afterwards brings no coins and is given back.',
    {
      type: ObligationTotalsAnswer,
    },
  )
  readonly purchases!: ObligationTotalsAnswer;

  @ResponseField('Disputes of yours that nobody decided.', { type: ObligationTotalsAnswer })
  readonly disputes!: ObligationTotalsAnswer;
}

class CloseAccountBody {
  @PasswordField('Your own password.')
  readonly password!: string;

  @WholeNumberField('Coins that you agree to lose, as GET /account/closing tells them.', LIMITS.correctedBalance)
  readonly coins!: number;
}

class ClosedAnswer {
  @ResponseField('Always true: nobody signs in to this account any more.')
  readonly done!: boolean;
}

@ApiTags('Account')
@Controller('account/closing')
export class ClosingController {
  constructor(private readonly closeAccount: CloseAccount) {}

  @Access({ who: 'signed-in' })
  @Get()
  @Operation({
    id: 'previewClosing',
    summary: 'What would be lost if you closed your account now',
    answer: ClosingAnswer,
  })
  async preview(@CurrentSession() { personId }: Session): Promise<{ data: ClosingAnswer }> {
    const { business, earned, refusal } = await this.closeAccount.prospect(personId);
    const { ownDisputes: _, fees: __, ...shown } = business;
    return { data: { refusal: refusal?.code ?? null, coinsLost: coinsLost(business), earned, ...shown } };
  }

  @Access({ who: 'signed-in' })
  @Post()
  @Operation({
    id: 'closeAccount',
    summary: 'Close your account for good',
    description:
      'Your tasks close, work that waits for you is paid, work of yours that waits is taken back, your coins are forfeited and your ' +
      'personal data is gone. Not while money is on its way to you or a dispute of yours is open.',
    answer: ClosedAnswer,
    errors: {
      404: ['request/not-found'],
      409: [...REFUSALS, 'account/coins-changed'],
      422: ['auth/wrong-password', 'auth/no-password'],
      429: ['auth/too-many-requests'],
    },
  })
  async close(
    @Body() { password, coins }: CloseAccountBody,
    @CurrentSession() { personId, sessionId }: Session,
  ): Promise<{ data: ClosedAnswer }> {
    await this.closeAccount.execute({ personId, sessionId, password, coins });
    return { data: { done: true } };
  }
}
