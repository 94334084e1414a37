export { AgreementPagesQuery } from './adapters/out/agreement-pages.query';
export { Answers } from './application/answers';
export { agrees } from './domain/answer';
export { type ItemAgreement, type WorkerAgreement } from './domain/item';
