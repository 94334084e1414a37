export { WithdrawalAnswer } from './adapters/in/withdrawal.dto';
export { WithdrawalClosing } from './application/withdrawal-closing';
export { WithdrawalPagesQuery } from './adapters/out/withdrawal-pages.query';
