import { ERROR_MESSAGES, type Role } from '@kaaj/contract';
import { DomainError, domainError } from '../../../kernel/domain-error';

export class NotAWorker extends DomainError {
  readonly code;
  readonly refusal = 'unprocessable';

  constructor(role: Exclude<Role, 'Worker'> | undefined) {
    const code = role === 'Buyer' ? 'submission/not-a-worker' : 'submission/workers-only';
    super(ERROR_MESSAGES[code]);
    this.code = code;
  }
}

/** One submission per worker and task, whatever its status. */
export const AlreadySubmitted = domainError('submission/already-submitted', 'conflict');

/** There is another decision already. */
export const AlreadyReviewed = domainError('submission/already-reviewed', 'conflict');

/** The buyer's time to reject or to request changes is over. */
export const ReviewOver = domainError('submission/review-over', 'conflict');

/** The submission lacks what the task requires. */
export const ProofMissing = domainError('submission/proof-missing', 'unprocessable');

/** Answers are missing, or do not match the task's form. */
export const AnswersInvalid = domainError('submission/answers-invalid', 'unprocessable');

/** The completion code is missing or wrong. */
export const CodeWrong = domainError('submission/code-wrong', 'unprocessable', 'code');

/** The worker has sent too many wrong codes for the task; no more are checked. */
export const TooManyCodes = domainError('submission/too-many-codes', 'too-many');

/** The task has no form, and the text is empty. */
export const DetailMissing = domainError('request/invalid', 'malformed');

/** Changes can be requested once. */
export const ChangesAlreadyRequested = domainError('submission/changes-already-asked', 'conflict');

/** The worker still has time for the requested changes. */
export const ChangesAwaited = domainError('submission/changes-awaited', 'conflict');

/** No changes were requested, or they were sent already. */
export const NoChangesRequested = domainError('submission/no-changes-asked', 'conflict');

/** The buyer rejected too many submissions recently; an Admin has to lift the suspension. */
export const RejectionsPaused = domainError('review/rejections-paused', 'conflict');

/** Bonuses are only for accepted work. */
export const NotAccepted = domainError('submission/not-accepted', 'conflict');
