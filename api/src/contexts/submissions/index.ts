export {
  type ResultColumns,
  type ResultsTable,
  resultsFile,
  ResultsParameters,
  taskTable,
} from './adapters/in/results-file';
export {
  ChangesAnswer,
  DecisionAnswer,
  InstructionsAnswer,
  SubmissionAnswer,
  SubmissionDetailsAnswer,
  SubmissionVersionAnswer,
} from './adapters/in/submission.dto';
export { BonusAnswer } from './adapters/in/bonus.answer';
export { bonusAnswer, Bonuses } from './application/bonuses';
export { RejectionAppeals } from './application/rejection-appeals';
export { type KeyedResult, type SubmissionDetails, SubmissionPagesQuery } from './adapters/out/submission-pages.query';
export { ItemOverlap } from './application/item-overlap';
