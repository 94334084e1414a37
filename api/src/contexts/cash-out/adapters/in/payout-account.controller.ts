import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, type Session } from '../../../../access';
import { Clock } from '../../../../kernel/clock';
import { type Id } from '../../../../kernel/ids';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { Operation } from '../../../../platform/http/operation';
import { ParseIdPipe } from '../../../../platform/http/validation.pipe';
import { DONE, Done } from '../../../../platform/http/response-field';
import { OwnAccounts } from '../../application/own-accounts';
import { accountAnswer, PayoutAccountAnswer, SaveAccountBody } from './payout-account.dto';

@ApiTags('Withdrawals')
@Controller('payout-account')
export class PayoutAccountController {
  constructor(
    private readonly accounts: OwnAccounts,
    private readonly clock: Clock,
  ) {}

  @Access({ who: ['Worker'] })
  @Get()
  @Operation({
    summary: 'List your saved payout accounts, newest first',
    answer: [PayoutAccountAnswer],
  })
  async listPayoutAccounts(@CurrentSession() { personId }: Session): Promise<{ data: PayoutAccountAnswer[] }> {
    const now = this.clock.now();
    return { data: (await this.accounts.of(personId)).map((account) => accountAnswer(account, now)) };
  }

  @Access({ who: ['Worker'], verified: true, fresh: 'body.password' })
  @Post()
  @Operation({
    summary: 'Save a payout account (at most five)',
    description:
      'A new account can be paid after a cooling-off period, or immediately if the request has the password. ' +
      'Idempotent: an existing account is returned; the password ends its cooling-off period.',
    answer: PayoutAccountAnswer,
    status: 201,
    errors: {
      409: ['payout-account/too-many'],
      422: ['auth/wrong-password', 'auth/no-password'],
      429: ['auth/too-many-requests'],
    },
  })
  async savePayoutAccount(
    @Body() { paymentSystem, accountNumber, password }: SaveAccountBody,
    @CurrentSession() session: Session,
  ): Promise<{ data: PayoutAccountAnswer }> {
    const account = await this.accounts.store(session, { paymentSystem, accountNumber, password });
    return { data: accountAnswer(account, this.clock.now()) };
  }

  @Access({ who: ['Worker'] })
  @Delete(':id')
  @Operation({
    summary: 'Delete a payout account; existing withdrawals are still paid',
    answer: Done,
  })
  async removePayoutAccount(@Param('id', ParseIdPipe) id: Id, @CurrentSession() { personId }: Session) {
    await this.accounts.remove(id, personId);
    return DONE;
  }
}
