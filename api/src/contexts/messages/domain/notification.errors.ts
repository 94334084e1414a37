import { ERROR_MESSAGES } from '@kaaj/contract';
import { DomainError } from '../../../kernel/domain-error';

/** This process has reached its limit of live connections. */
export class TooManyStreams extends DomainError {
  readonly code = 'notification/too-many-streams';
  readonly refusal = 'busy';
  override readonly retryAfterSeconds = 5;

  constructor() {
    super(ERROR_MESSAGES['notification/too-many-streams']);
  }
}
