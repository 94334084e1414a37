import { Module } from '@nestjs/common';
import { Config } from '../../config';
import { WithdrawalsModule } from '../withdrawals/withdrawals.module';
import { RiskController } from './adapters/in/risk.controller';
import { SqlRiskFacts } from './adapters/out/sql-risk-facts';
import { RiskFacts } from './application/risk-facts';
import { RiskSettings } from './application/risk-settings';
import { RiskSignals } from './application/risk-signals';

@Module({
  imports: [WithdrawalsModule],
  controllers: [RiskController],
  providers: [
    RiskSignals,
    { provide: RiskFacts, useClass: SqlRiskFacts },
    {
      provide: RiskSettings,
      inject: [Config],
      useFactory: ({ refundableDays }: Config): RiskSettings => ({ refundableDays }),
    },
  ],
  exports: [RiskSignals],
})
export class RiskModule {}
