import { ERROR_MESSAGES, INELIGIBILITY_MESSAGES, type IneligibilityReason } from '@kaaj/contract';
import { DomainError, domainError } from '../../../kernel/domain-error';

/** The worker may not take the task. */
export class NotEligible extends DomainError {
  readonly code = 'task/not-eligible';
  readonly refusal = 'unprocessable';
  override readonly fields;

  constructor(reasons: readonly IneligibilityReason[]) {
    super(ERROR_MESSAGES['task/not-eligible']);
    this.fields = reasons.map((code) => ({ field: 'task', code, message: INELIGIBILITY_MESSAGES[code] }));
  }
}

/** A task names groups that are not its buyer's, or one of them both ways. */
export const AudienceInvalid = domainError('task/audience-invalid', 'unprocessable');

/** The buyer has as many groups as one may have. */
export const TooManyGroups = domainError('group/too-many', 'unprocessable');

/** A group would have more members than it may have. */
export const GroupFull = domainError('group/full', 'unprocessable');

/** A task that is not over names the group. */
export const GroupInUse = domainError('group/in-use', 'conflict');

/** The link does not work any more, or never did. */
export const InvitationOver = domainError('group/invitation-over', 'conflict');

/** A file of worker ids has no column of them. */
export const MembersFileInvalid = domainError('group/file-invalid', 'unprocessable', 'csv');
