import { ERROR_SENTENCES } from '@kaaj/contract';
import { DomainError, domainError } from '../../../kernel/domain-error';
import { type RowError } from './rows';

/** Lines of a file make no tasks; each is named, up to a hundred of them. */
export class InvalidRows extends DomainError {
  readonly code = 'batch/faulty-rows';
  readonly refusal = 'unprocessable';

  constructor(override readonly fields: readonly RowError[]) {
    super(ERROR_SENTENCES['batch/faulty-rows']);
  }
}

/** All tasks of the batch are posted, or its completion date came first. */
export const BatchEnded = domainError('batch/ended', 'conflict');
