export { DisputeAnswer } from './adapters/in/dispute.dto';
export { DisputeClosing } from './application/dispute-closing';
export { VerifyRecords } from './application/verify-records';
export { DisputePagesQuery } from './adapters/out/dispute-pages.query';
