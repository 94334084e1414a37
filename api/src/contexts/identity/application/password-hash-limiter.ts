import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { FairSemaphore, type Requester } from '../../../platform/limits/fair-semaphore';
import { networkOf } from '../../../platform/limits/rate-limits';

/**
 * Limits concurrent password hashing, which takes 19 MiB and a core each, to leave resources for other requests. A slot
 * is acquired before rate limits are checked, so that concurrent guesses are counted one by one. The queue is limited
 * per account and per address, so that one of them cannot fill it.
 */
@Injectable()
export class PasswordHashLimiter extends FairSemaphore {
  constructor() {
    super({ atOnce: 2, waiting: 200, perKey: 8, perGroup: 150 });
  }
}

/** The requester of a password check or hash; `email` is empty where only a mailed token identifies the account. */
export function requesterOf({ email, address, browserId }: Trier): Requester {
  const group = networkOf(address);
  return { key: `${email} ${browserId ?? group}`, group };
}

/** Signed-in people have a queue of their own. */
export const ownRequester = (personId: Id): Requester => ({ key: personId, group: personId });

interface Trier {
  readonly email: string;
  /** The client's IP address. */
  readonly address: string;
  /** The browser's id, if it proved this e-mail before. */
  readonly browserId?: string | undefined;
}
