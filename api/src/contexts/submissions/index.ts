export {
  ChangesAnswer,
  DecisionAnswer,
  InstructionsAnswer,
  PersonNameAnswer,
  SubmissionAnswer,
  SubmissionDetailsAnswer,
} from './adapters/in/submission.dto';
export { ClaimClosing } from './application/claim-closing';
export { RejectedWork } from './application/rejected-work';
export { SubmissionClosing } from './application/submission-closing';
export { type Decisions, SubmissionPages } from './application/submission-pages';
