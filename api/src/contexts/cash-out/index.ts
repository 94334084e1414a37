export { WithdrawalAnswer } from './adapters/in/withdrawal.dto';
export { WithdrawalPagesQuery } from './adapters/out/withdrawal-pages.query';
export { PayoutPagesQuery } from './adapters/out/payout-pages.query';
export { RiskTagAnswer } from './adapters/in/risk.dto';
export { RiskSignalsQuery } from './adapters/out/risk-signals.query';
