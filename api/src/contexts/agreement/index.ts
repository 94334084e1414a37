export { AgreementPagesQuery } from './adapters/out/agreement-pages.query';
export { AnswerStore } from './application/answer-store';
export { answersMatch as agrees } from './domain/answer';
export { type ItemAgreement, type WorkerAgreement } from './domain/item';
