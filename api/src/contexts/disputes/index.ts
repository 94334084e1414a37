export { DisputeAnswer } from './adapters/in/dispute.dto';
export { VerifyRecords } from './application/verify-records';
export { DisputePagesQuery } from './adapters/out/dispute-pages.query';
