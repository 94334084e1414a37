export { DisputeClosing } from './application/dispute-closing';
export { VerifyRecords } from './application/verify-records';
