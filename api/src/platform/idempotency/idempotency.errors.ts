import { domainError } from '../../kernel/domain-error';

/** The Idempotency-Key was used for another request before. */
export const IdempotencyKeyReused = domainError('request/idempotency-mismatch', 'unprocessable');
