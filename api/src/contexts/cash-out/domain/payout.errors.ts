import { ERROR_MESSAGES, PAYOUT_LINE_MESSAGES, type PayoutLineError } from '@kaaj/contract';
import { DomainError, domainError, type FieldError } from '../../../kernel/domain-error';

/** No payout of that payment system can be taken. */
export const NothingQueued = domainError('payout/nothing-queued', 'conflict');

/** The error of one line of a file. */
export interface LineMistake {
  /** From 1. */
  readonly line: number;
  readonly mistake: PayoutLineError;
}

/** Lines of a file are wrong; nothing was imported. */
export class FileRefused extends DomainError {
  readonly code = 'payout/file-refused';
  readonly refusal = 'unprocessable';
  override readonly fields: readonly FieldError[];

  constructor(mistakes: readonly LineMistake[]) {
    super(ERROR_MESSAGES['payout/file-refused']);
    this.fields = mistakes.map(({ line, mistake }) => ({
      field: `line ${line}`,
      code: mistake,
      message: PAYOUT_LINE_MESSAGES[mistake],
    }));
  }
}
