export { DisputeAnswer } from './adapters/in/dispute.dto';
export { DisputeClosing } from './application/dispute-closing';
export { VerifyRecords } from './application/verify-records';
export { DisputePages } from './application/dispute-pages';
