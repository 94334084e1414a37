export { WithdrawalAnswer } from './adapters/in/withdrawal.dto';
export { WithdrawalClosing } from './application/withdrawal-closing';
export { WithdrawalPages } from './application/withdrawal-pages';
