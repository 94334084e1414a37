export { AnswerFields } from './answer-fields';
export { type AnswerErrors, numberOf, readAnswers, type TypedAnswers, typedOf } from './typed-answers';
