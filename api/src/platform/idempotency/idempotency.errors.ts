import { domainError } from '../../kernel/domain-error';

/** The Idempotency-Key came with another request before. */
export const IdempotencyKeyReused = domainError('request/idempotency-mismatch', 'unprocessable');
