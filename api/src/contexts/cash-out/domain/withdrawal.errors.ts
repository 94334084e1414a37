import { ERROR_MESSAGES, MINIMUM_WITHDRAWAL_COINS } from '@kaaj/contract';
import { DomainError, domainError } from '../../../kernel/domain-error';

/** Fewer coins than the owner's minimum, which the sentence names. */
export class BelowMinimum extends DomainError {
  readonly code = 'withdrawal/below-minimum';
  readonly refusal = 'unprocessable';

  constructor(minimum: number = MINIMUM_WITHDRAWAL_COINS) {
    super(ERROR_MESSAGES['withdrawal/below-minimum'].replace(String(MINIMUM_WITHDRAWAL_COINS), String(minimum)));
  }
}

/** More coins than the worker has available. */
export const NotEnoughToWithdraw = domainError('withdrawal/not-enough-coins', 'unprocessable');

/** As many of the worker's requests wait for a decision as may. */
export const TooManyPending = domainError('withdrawal/too-many-pending', 'conflict');

/** It was decided another way, or cancelled. */
export const AlreadyDecided = domainError('withdrawal/already-decided', 'conflict');
