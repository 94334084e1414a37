import { domainError } from '../../../kernel/domain-error';

export const TooManyClaims = domainError('claim/too-many', 'conflict');

/** The batch has no item with an open slot that this worker has not done or skipped. */
export const NoItemsLeft = domainError('batch/nothing-left', 'missing');

/** The task is done on another site, and its submission's id is created with the claim. */
export const ClaimNeeded = domainError('claim/needed', 'conflict');

/** Too many of the worker's claims expired recently. */
export const ClaimsPaused = domainError('claim/paused', 'conflict');

/** The worker claimed this task twice within a day. */
export const ClaimedTwice = domainError('claim/twice-a-day', 'conflict');
