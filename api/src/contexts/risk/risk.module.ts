import { Module } from '@nestjs/common';
import { WithdrawalsModule } from '../withdrawals/withdrawals.module';
import { RiskController } from './adapters/in/risk.controller';
import { RiskFactsQuery } from './adapters/out/risk-facts.query';
import { RiskSignalsQuery } from './adapters/out/risk-signals.query';

@Module({
  imports: [WithdrawalsModule],
  controllers: [RiskController],
  providers: [RiskSignalsQuery, RiskFactsQuery],
  exports: [RiskSignalsQuery],
})
export class RiskModule {}
