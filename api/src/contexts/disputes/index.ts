export { DisputeAnswer } from './adapters/in/dispute.dto';
export { VerifyRecords } from './application/verify-records';
export { DisputeFiguresQuery } from './adapters/out/dispute-figures.query';
export { DisputePagesQuery } from './adapters/out/dispute-pages.query';
