import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type PaymentSystem } from '@kaaj/contract';
import { Access, type Session } from '../../../../access';
import { coins } from '../../../../kernel/coins';
import { type Id } from '../../../../kernel/ids';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { OwnPageParameters } from '../../../../platform/http/fields';
import { Operation } from '../../../../platform/http/operation';
import { ParseIdPipe } from '../../../../platform/http/validation.pipe';
import { Idempotent } from '../../../../platform/idempotency/idempotent';
import { CachedPersonSummaries } from '../../../people';
import { CancelWithdrawal } from '../../application/cancel-withdrawal';
import { DecideWithdrawal } from '../../application/decide-withdrawal';
import { RequestWithdrawal } from '../../application/request-withdrawal';
import { RevealAccountNumber } from '../../application/reveal-account-number';
import { RiskSignalsQuery } from '../out/risk-signals.query';
import { WithdrawalPagesQuery } from '../out/withdrawal-pages.query';
import { WithdrawalSignalsAnswer } from './risk.dto';
import {
  AccountNumberAnswer,
  DecideWithdrawalBody,
  RequestWithdrawalBody,
  WithdrawalAnswer,
  WithdrawalStateAnswer,
} from './withdrawal.dto';

@ApiTags('Withdrawals')
@Controller('withdrawal')
export class WithdrawalController {
  constructor(
    private readonly request: RequestWithdrawal,
    private readonly decision: DecideWithdrawal,
    private readonly cancellation: CancelWithdrawal,
    private readonly reveal: RevealAccountNumber,
    private readonly pages: WithdrawalPagesQuery,
    private readonly cards: CachedPersonSummaries,
    private readonly risk: RiskSignalsQuery,
  ) {}

  @Access({ who: ['Worker'], verified: true })
  @Post()
  @Operation({
    summary: 'Request a withdrawal; the coins are held until an Admin decides',
    description:
      'An account number that was neither saved nor paid before requires a fresh proof: POST /auth/prove within ' +
      'the last ten minutes.',
    answer: WithdrawalAnswer,
    status: 201,
    errors: {
      403: ['auth/proof-required'],
      404: ['request/not-found'],
      409: ['withdrawal/too-many-pending'],
      422: ['withdrawal/below-minimum', 'withdrawal/not-enough-coins'],
    },
  })
  @Idempotent()
  async requestWithdrawal(
    @Body() body: RequestWithdrawalBody,
    @CurrentSession() { personId: workerId, fresh }: Session,
  ) {
    const input = { workerId, fresh, coins: coins(body.withdrawalCoin), ...destinationOf(body) };
    const [requested, workers] = await Promise.all([this.request.execute(input), this.cards.of([workerId])]);
    return { data: this.pages.requested(requested, workers) };
  }

  @Access({ who: 'signed-in', self: 'query.email' })
  @Get()
  @Operation({
    summary: 'List your withdrawals, newest first',
    answer: [WithdrawalAnswer],
    paged: true,
  })
  async listWithdrawals(@Query() { cursor, size }: OwnPageParameters, @CurrentSession() { personId }: Session) {
    const { rows: withdrawals, next } = await this.pages.ofWorker(personId, cursor, size);
    return { data: withdrawals, page: { next } };
  }

  @Access({ who: ['Admin'] })
  @Patch('status/:id')
  @Operation({
    summary: 'Accept a withdrawal, which queues its payout, or reject it, which returns the coins',
    answer: WithdrawalStateAnswer,
    errors: { 409: ['access/own-money', 'withdrawal/already-decided'] },
  })
  @Idempotent()
  async decideWithdrawal(
    @Param('id', ParseIdPipe) withdrawalId: Id,
    @Body() { status, reason }: DecideWithdrawalBody,
    @CurrentSession() { personId: adminId }: Session,
  ) {
    await this.decision.execute({ withdrawalId, adminId, status, reason });
    return { data: { _id: withdrawalId, status } };
  }

  @Access({ who: ['Worker'] })
  @Patch('cancel/:id')
  @Operation({
    summary: 'Cancel your pending withdrawal; the coins are available again',
    answer: WithdrawalStateAnswer,
    errors: { 409: ['withdrawal/already-decided'] },
  })
  @Idempotent()
  async cancelWithdrawal(
    @Param('id', ParseIdPipe) withdrawalId: Id,
    @CurrentSession() { personId: workerId }: Session,
  ) {
    await this.cancellation.execute({ withdrawalId, workerId });
    return { data: { _id: withdrawalId, status: 'cancelled' as const } };
  }

  @Access({ who: ['Admin'] })
  @Post(':id/account')
  @Operation({
    summary: 'Reveal the account number (audited)',
    answer: AccountNumberAnswer,
  })
  async revealAccountNumber(@Param('id', ParseIdPipe) withdrawalId: Id, @CurrentSession() { personId }: Session) {
    return { data: { accountNumber: await this.reveal.execute(withdrawalId, personId) } };
  }

  @Access({ who: ['Admin'] })
  @Get(':id/signals')
  @Operation({
    summary: 'Get risk signals of a withdrawal',
    description: 'Signals explain and sort the queue. They make no decision.',
    answer: WithdrawalSignalsAnswer,
  })
  async getWithdrawalSignals(@Param('id', ParseIdPipe) withdrawalId: Id) {
    return { data: await this.risk.ofOne(withdrawalId) };
  }
}

/** The saved account if the body names one. */
function destinationOf({ payoutAccountId, paymentSystem, accountNumber }: RequestWithdrawalBody) {
  if (payoutAccountId !== undefined) return { payoutAccountId };
  // Validation guarantees both fields where no saved account is given.
  return { paymentSystem: paymentSystem as PaymentSystem, accountNumber: accountNumber as string };
}
