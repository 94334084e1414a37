export { WithdrawalAnswer } from './adapters/withdrawal.dto';
export { WithdrawalClosing } from './application/withdrawal-closing';
export { WithdrawalPages } from './application/withdrawal-pages';
