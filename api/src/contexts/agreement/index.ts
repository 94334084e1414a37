export { LabelsQuery } from './adapters/out/labels.query';
export { AnswerStore } from './application/answer-store';
export { comparableFields, givenBy, isKnown, type Value } from './domain/answer';
export { type Annotator } from './domain/annotator';
export { type AdaptiveOverlap } from './domain/overlap';
export { type Label, type Labels } from './domain/labels';
