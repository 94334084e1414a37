export {
  CSV_MARK,
  type ResultColumns,
  type ResultsTable,
  resultsFile,
  taskTable,
  TYPE_OF,
} from './adapters/in/results-file';
export { ResultsParameters } from './adapters/in/results-parameters';
export {
  ChangesAnswer,
  DecisionAnswer,
  InstructionsAnswer,
  SubmissionAnswer,
  SubmissionDetailsAnswer,
  SubmissionVersionAnswer,
} from './adapters/in/submission.dto';
export { BonusAnswer } from './adapters/in/bonus.answer';
export { bonusAnswer } from './application/bonus-answer';
export { Bonuses } from './application/bonuses';
export { RejectionAppeals } from './application/rejection-appeals';
export {
  type KeyedResult,
  type SubmissionDetails,
  SubmissionPagesQuery,
  type SubmissionKey,
} from './adapters/out/submission-pages.query';
export { ItemOverlap } from './application/item-overlap';
