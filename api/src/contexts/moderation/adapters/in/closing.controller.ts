import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type ErrorCode, LIMITS } from '@kaaj/contract';
import { Access, type Session } from '../../../../access';
import { type Coins } from '../../../../kernel/coins';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { PasswordField, WholeNumberField } from '../../../../platform/http/fields';
import { Operation } from '../../../../platform/http/operation';
import { ResponseField, ResponseInteger, DONE, Done } from '../../../../platform/http/response-field';
import { CloseAccount } from '../../application/close-account';
import { coinsLost, type ObligationTotals } from '../../domain/open-obligations';

const REFUSALS = [
  'account/last-admin',
  'account/payout-under-way',
  'account/dispute-under-way',
] as const satisfies ErrorCode[];

class ObligationTotalsAnswer implements ObligationTotals {
  @ResponseInteger('How many.')
  readonly count!: number;

  @ResponseInteger('The coins that they are about.')
  readonly coins!: Coins;
}

class ClosingAnswer {
  @ResponseField('Error code if the account cannot be closed now; else null.', {
    enum: [...REFUSALS, null],
    nullable: true,
  })
  readonly refusal!: (typeof REFUSALS)[number] | null;

  @ResponseInteger('Coins that would be lost: your own, and those of open and claimed slots, unposted tasks and tests.')
  readonly coinsLost!: number;

  @ResponseInteger('Earned coins among these; a withdrawal of all of them has no minimum.')
  readonly earned!: number;

  @ResponseInteger('Coins that you can spend or withdraw now.')
  readonly available!: number;

  @ResponseField('Your tasks with open slots, which would close.')
  readonly openTasks!: ObligationTotalsAnswer;

  @ResponseField('Tasks of your batches that would not be posted.')
  readonly unpostedTasks!: ObligationTotalsAnswer;

  @ResponseField('Your qualification tests with open places, which would close.')
  readonly openTests!: ObligationTotalsAnswer;

  @ResponseField('Slots of your tasks that workers have claimed; the claims would end.')
  readonly claimedSlots!: ObligationTotalsAnswer;

  @ResponseField('Your undecided submissions, which would be withdrawn without pay.')
  readonly workSent!: ObligationTotalsAnswer;

  @ResponseField('Submissions awaiting your decision, which would be accepted and paid from escrow.')
  readonly workToDecide!: ObligationTotalsAnswer;

  @ResponseField('Undecided withdrawals, and payouts that have not arrived.')
  readonly payouts!: ObligationTotalsAnswer;

  @ResponseField('Unpaid purchases. A payment that arrives afterwards is refunded and grants no coins.')
  readonly purchases!: ObligationTotalsAnswer;

  @ResponseField('Your undecided disputes.')
  readonly disputes!: ObligationTotalsAnswer;
}

class CloseAccountBody {
  @PasswordField('Your own password; not needed within ten minutes of a proof of your identity.', { optional: true })
  readonly password?: string;

  @WholeNumberField('Coins that you agree to lose: `coinsLost` of GET /account/closing.', LIMITS.correctedBalance)
  readonly coins!: number;
}

@ApiTags('Account')
@Controller('account/closing')
export class ClosingController {
  constructor(private readonly closing: CloseAccount) {}

  @Access({ who: 'signed-in' })
  @Get()
  @Operation({
    summary: 'Preview what closing your account would forfeit',
    answer: ClosingAnswer,
  })
  async previewClosing(@CurrentSession() { personId }: Session): Promise<{ data: ClosingAnswer }> {
    const { business, earned, refusal } = await this.closing.prospect(personId);
    const { ownDisputes: _, fees: __, ...shown } = business;
    return { data: { refusal: refusal?.code ?? null, coinsLost: coinsLost(business), earned, ...shown } };
  }

  @Access({ who: 'signed-in', fresh: 'body.password' })
  @Post()
  @Operation({
    summary: 'Close your account permanently',
    description:
      'Closes your tasks, accepts and pays submissions that await your decision, and withdraws your own pending ' +
      'submissions. Your coins are forfeited and your personal data is erased. Refused while a payout to you is ' +
      'in progress or one of your disputes is open.',
    answer: Done,
    errors: {
      404: ['request/not-found'],
      409: [...REFUSALS, 'account/coins-changed'],
      422: ['auth/wrong-password', 'auth/no-password'],
      429: ['auth/too-many-requests'],
    },
  })
  async closeAccount(
    @Body() { password, coins }: CloseAccountBody,
    @CurrentSession() { personId, sessionId }: Session,
  ) {
    await this.closing.execute({ personId, sessionId, password, coins });
    return DONE;
  }
}
