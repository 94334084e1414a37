import { domainError } from '../../kernel/domain-error';

/** The Idempotency-Key came with another request before. */
export const KeyUsedOtherwise = domainError('request/idempotency-mismatch', 'unprocessable');
