import { ERROR_MESSAGES, MINIMUM_WITHDRAWAL_COINS, PAYOUT_LINE_MESSAGES, type PayoutLineError } from '@kaaj/contract';
import { DomainError, domainError } from '../../../kernel/domain-error';

export const TooManyAccounts = domainError('payout-account/too-many', 'conflict');

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

/** No payout of that payment system can be taken. */
export const NothingQueued = domainError('payout/nothing-queued', 'conflict');

export interface LineMistake {
  /** From 1. */
  readonly line: number;
  readonly mistake: PayoutLineError;
}

/** Lines of a file are wrong; nothing was imported. */
export const FileRefused = domainError('payout/file-refused', 'unprocessable');

export const refusedFile = (...mistakes: readonly LineMistake[]) =>
  new FileRefused(
    mistakes.map(({ line, mistake: code }) => ({ field: `line ${line}`, code, message: PAYOUT_LINE_MESSAGES[code] })),
  );
