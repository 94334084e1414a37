import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../../access';
import { type Id } from '../../../../kernel/ids';
import { Operation } from '../../../../platform/http/operation';
import { ParseIdPipe } from '../../../../platform/http/validation.pipe';
import { RiskSignalsQuery } from '../out/risk-signals.query';
import { WithdrawalSignalsAnswer } from './risk.dto';

@ApiTags('Withdrawals')
@Controller('withdrawal')
export class RiskController {
  constructor(private readonly signals: RiskSignalsQuery) {}

  @Access({ who: ['Admin'] })
  @Get(':id/signals')
  @Operation({
    id: 'getWithdrawalSignals',
    summary: 'Get risk signals of a withdrawal',
    description: 'Signals explain and sort the queue. They make no decision.',
    answer: WithdrawalSignalsAnswer,
    errors: { 404: ['request/not-found'] },
  })
  async getWithdrawalSignals(@Param('id', ParseIdPipe) withdrawalId: Id) {
    return { data: await this.signals.ofOne(withdrawalId) };
  }
}
