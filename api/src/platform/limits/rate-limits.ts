import { domainError } from '../../kernel/domain-error';

/** Too many attempts within the window; `retryAfterSeconds`: until it ends. */
export class RateLimitExceeded extends domainError('auth/too-many-requests', 'too-many') {
  constructor(override readonly retryAfterSeconds: number) {
    super();
  }
}

/** A use of a rate limit: what is counted, for whom, and the maximum within a window. */
export interface RateLimit {
  readonly limit: string;
  readonly subject: string;
  readonly most: number;
  readonly windowMs: number;
}

/** The granted amount, the amount left for others, and the end of the window (milliseconds since the epoch). */
export interface Drawn {
  readonly granted: number;
  readonly free: number;
  readonly endsAt: number;
}

/**
 * Counters that all processes share and that survive a restart. Counting is its own unit of work unless the caller has
 * one, so a refused use stays counted.
 */
export abstract class RateLimits {
  /** Throws RateLimitExceeded when one of the limits is used up. */
  abstract check(...uses: RateLimit[]): Promise<void>;

  abstract count(...uses: RateLimit[]): Promise<void>;

  /** The count in the current window. */
  abstract used(use: RateLimit): Promise<number>;

  /** Counts, then throws RateLimitExceeded when the count exceeds the limit. */
  abstract take(...uses: RateLimit[]): Promise<void>;

  /** Counts up to `amount` uses, as far as the limit allows. */
  abstract draw(use: RateLimit, amount: number): Promise<Drawn>;
}

/**
 * The part of a client's address that usually identifies one customer: an IPv4 address, or the first 64 bits of an IPv6
 * address.
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
