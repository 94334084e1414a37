import { PAYOUT_LINE_MESSAGES, type PayoutLineError } from '@kaaj/contract';
import { domainError } from '../../../kernel/domain-error';

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
