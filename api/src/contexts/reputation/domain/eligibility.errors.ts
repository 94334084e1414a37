import { ERROR_MESSAGES, INELIGIBILITY_MESSAGES, type IneligibilityReason } from '@kaaj/contract';
import { DomainError, domainError } from '../../../kernel/domain-error';

export class NotEligible extends DomainError {
  readonly code = 'task/not-eligible';
  readonly refusal = 'unprocessable';
  override readonly fields;

  constructor(reasons: readonly IneligibilityReason[]) {
    super(ERROR_MESSAGES['task/not-eligible']);
    this.fields = reasons.map((code) => ({ field: 'task', code, message: INELIGIBILITY_MESSAGES[code] }));
  }
}

/** The audience has another buyer's group, or the same group as required and excluded. */
export const AudienceInvalid = domainError('task/audience-invalid', 'unprocessable');

export const TooManyGroups = domainError('group/too-many', 'unprocessable');

export const GroupFull = domainError('group/full', 'unprocessable');

/** A task that still takes work uses the group. */
export const GroupInUse = domainError('group/in-use', 'conflict');

/** The invitation link is expired or unknown. */
export const InvitationOver = domainError('group/invitation-over', 'conflict');

/** The file has no column of worker ids. */
export const MembersFileInvalid = domainError('group/file-invalid', 'unprocessable', 'csv');
