import { domainError } from '../../kernel/domain-error';

export const IdempotencyKeyReused = domainError('request/idempotency-mismatch', 'unprocessable');
