import { ERROR_MESSAGES } from '@kaaj/contract';
import { DomainError } from '../../kernel/domain-error';

/** Too many tries within the window; `retryAfterSeconds` says when it ends. */
export class RateLimitExceeded extends DomainError {
  readonly code = 'auth/too-many-requests';
  readonly refusal = 'too-many';

  constructor(override readonly retryAfterSeconds: number) {
    super(ERROR_MESSAGES['auth/too-many-requests']);
  }
}

/** One subject's use of a limit: what is counted, for whom, and how much of it in how long. */
export interface RateLimit {
  readonly limit: string;
  readonly subject: string;
  readonly most: number;
  readonly windowMs: number;
}

/** What was drawn from a limit, what is left for others, and when the window ends (milliseconds since the epoch). */
export interface Drawn {
  readonly granted: number;
  readonly free: number;
  readonly endsAt: number;
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

/**
 * Counts that every process shares and that outlive a restart. Counting is a unit of work of its own unless the caller has
 * one, so a refused use stays counted.
 */
export abstract class RateLimits {
  /** Throws RateLimitExceeded when one of the limits is used up. */
  abstract check(...uses: RateLimit[]): Promise<void>;

  abstract count(...uses: RateLimit[]): Promise<void>;

  /** How often it was counted in the window that runs. */
  abstract used(use: RateLimit): Promise<number>;

  /** Counts, then throws RateLimitExceeded when that was more than the limit. */
  abstract take(...uses: RateLimit[]): Promise<void>;

  /** Counts at most `amount` uses at once, as far as the limit allows. */
  abstract draw(use: RateLimit, amount: number): Promise<Drawn>;
}

/**
 * The part of a client's address that one customer of a network usually has to itself: an IPv4 address, or the first 64 bits
 * of an IPv6 one.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.replace(/%.*$/, '').split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === '' ? [] : tail.split(':');
  const missing = address.includes('::') ? Math.max(0, 8 - front.length - back.length) : 0;
  return [...front, ...Array<string>(missing).fill('0'), ...back]
    .slice(0, 4)
    .map((part) => part.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}
