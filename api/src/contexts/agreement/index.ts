export { LabelsQuery } from './adapters/out/labels.query';
export { AnswerStore } from './application/answer-store';
export { comparableFields, givenBy, isKnown } from './domain/answer';
export { type Annotator } from './domain/annotator';
export { type Label, type Labels } from './domain/labels';
