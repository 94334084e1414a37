export { type ResultsTable, resultsFile, TASK_TABLE, TYPE_OF } from './adapters/in/results-file';
export { ResultsParameters } from './adapters/in/results-parameters';
export {
  ChangesAnswer,
  DecisionAnswer,
  InstructionsAnswer,
  SubmissionAnswer,
  SubmissionDetailsAnswer,
} from './adapters/in/submission.dto';
export { ClaimClosing } from './application/claim-closing';
export { RejectedWork } from './application/rejected-work';
export { SubmissionClosing } from './application/submission-closing';
export {
  type Decisions,
  type PlacedResult,
  type SubmissionDetails,
  SubmissionPagesQuery,
  type WorkPlace,
} from './adapters/out/submission-pages.query';
