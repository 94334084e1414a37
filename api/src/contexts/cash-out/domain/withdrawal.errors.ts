import { domainError } from '../../../kernel/domain-error';

/** Fewer coins than anybody may withdraw. */
export const BelowMinimum = domainError('withdrawal/below-minimum', 'unprocessable');

/** More coins than the worker has available. */
export const NotEnoughToWithdraw = domainError('withdrawal/not-enough-coins', 'unprocessable');

/** As many of the worker's requests wait for a decision as may. */
export const TooManyPending = domainError('withdrawal/too-many-pending', 'conflict');

/** It was decided another way, or cancelled. */
export const AlreadyDecided = domainError('withdrawal/already-decided', 'conflict');
