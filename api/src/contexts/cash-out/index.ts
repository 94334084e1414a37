export { WithdrawalAnswer } from './adapters/in/withdrawal.dto';
export { WithdrawalClosing } from './application/withdrawal-closing';
export { WithdrawalPagesQuery } from './adapters/out/withdrawal-pages.query';
export { PayoutPagesQuery } from './adapters/out/payout-pages.query';
export { OwnAccounts } from './application/own-accounts';
export { RiskTagAnswer } from './adapters/in/risk.dto';
export { RiskSignalsQuery } from './adapters/out/risk-signals.query';
