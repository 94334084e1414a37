export { AgreementPages } from './application/agreement-pages';
export { Answers } from './application/answers';
export { agrees } from './domain/answer';
export { type ItemAgreement, type SetAgreement, type WorkerAgreement } from './domain/item';
