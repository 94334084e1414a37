export { SubmissionAnswer } from './adapters/submission.dto';
export { SubmissionClosing } from './application/submission-closing';
export { type Decisions, SubmissionPages } from './application/submission-pages';
