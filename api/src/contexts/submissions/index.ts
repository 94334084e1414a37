export { SubmissionAnswer } from './adapters/in/submission.dto';
export { SubmissionClosing } from './application/submission-closing';
export { type Decisions, SubmissionPages } from './application/submission-pages';
