import { ERROR_MESSAGES, type Role } from '@kaaj/contract';
import { DomainError, domainError } from '../../../kernel/domain-error';

/** Only Workers send work. */
export class NotAWorker extends DomainError {
  readonly code;
  readonly refusal = 'unprocessable';

  constructor(role: Exclude<Role, 'Worker'> | undefined) {
    const code = role === 'Buyer' ? 'submission/not-a-worker' : 'submission/workers-only';
    super(ERROR_MESSAGES[code]);
    this.code = code;
  }
}

/** One piece of work per worker and task, whatever became of the first. */
export const AlreadySubmitted = domainError('submission/already-submitted', 'conflict');

/** It was decided the other way. */
export const AlreadyReviewed = domainError('submission/already-reviewed', 'conflict');

/** The work does not hold what its task asks for. */
export class ProofMissing extends DomainError {
  readonly code = 'submission/proof-missing';
  readonly refusal = 'unprocessable';
  override readonly fields;

  constructor(field: 'pictures' | 'submissionDetail') {
    super(ERROR_MESSAGES['submission/proof-missing']);
    const code = field === 'pictures' ? 'submission/pictures-missing' : 'submission/link-missing';
    this.fields = [{ field, code, message: ERROR_MESSAGES[code] }];
  }
}

/** Answers are missing, or do not fit the form of the task. */
export const AnswersInvalid = domainError('submission/answers-invalid', 'unprocessable');

/** Work that was done elsewhere came without the completion code, or with a wrong one. */
export const CodeWrong = domainError('submission/code-wrong', 'unprocessable', 'code');

/** The worker has sent so many wrong ones for the task that no more are looked at. */
export const TooManyCodes = domainError('submission/too-many-codes', 'too-many');

/** The task has no form, and nothing was written. */
export class DetailMissing extends DomainError {
  readonly code = 'request/invalid';
  readonly refusal = 'malformed';
  override readonly fields = [{ field: 'submissionDetail', code: 'required', message: 'This field is required.' }];

  constructor() {
    super(ERROR_MESSAGES['request/invalid']);
  }
}

/** Changes are asked for once. */
export const ChangesAlreadyAsked = domainError('submission/changes-already-asked', 'conflict');

/** Its worker still has time for the changes that its buyer asked for. */
export const ChangesAwaited = domainError('submission/changes-awaited', 'conflict');

/** Nobody asked for changes, or they were sent already. */
export const NoChangesAsked = domainError('submission/no-changes-asked', 'conflict');

/** The buyer rejected most of what they decided on lately; an Admin has to look first. */
export const RejectionsPaused = domainError('review/rejections-paused', 'conflict');

/** A bonus is for accepted work. */
export const NotAccepted = domainError('submission/not-accepted', 'conflict');
