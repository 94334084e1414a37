import { ERROR_MESSAGES, MINIMUM_WITHDRAWAL_COINS } from '@kaaj/contract';
import { DomainError, domainError } from '../../../kernel/domain-error';

/** Below the owner's minimum, which the message contains. */
export class BelowMinimum extends DomainError {
  readonly code = 'withdrawal/below-minimum';
  readonly refusal = 'unprocessable';

  constructor(minimum: number = MINIMUM_WITHDRAWAL_COINS) {
    super(ERROR_MESSAGES['withdrawal/below-minimum'].replace(String(MINIMUM_WITHDRAWAL_COINS), String(minimum)));
  }
}

export const NotEnoughToWithdraw = domainError('withdrawal/not-enough-coins', 'unprocessable');

/** The worker has the maximum number of pending withdrawals. */
export const TooManyPending = domainError('withdrawal/too-many-pending', 'conflict');

/** Another decision was made, or it was cancelled. */
export const AlreadyDecided = domainError('withdrawal/already-decided', 'conflict');
