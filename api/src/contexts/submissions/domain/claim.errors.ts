import { domainError } from '../../../kernel/domain-error';

/** The worker keeps as many places as one may. */
export const TooManyClaims = domainError('claim/too-many', 'conflict');

/** The batch has no item with an open place that this worker has not done or skipped. */
export const NothingLeft = domainError('batch/nothing-left', 'missing');

/** The work is done elsewhere, under an id that is made with the claim. */
export const ClaimNeeded = domainError('claim/needed', 'conflict');

/** Too many places that the worker kept ran out of late. */
export const ClaimsPaused = domainError('claim/paused', 'conflict');

/** The worker kept a place of this task twice within a day. */
export const ClaimedTwice = domainError('claim/twice-a-day', 'conflict');
