import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { FairSemaphore, type Requester } from '../../../platform/limits/fair-semaphore';
import { networkOf } from '../../../platform/limits/rate-limits';

/**
 * Hashing a password costs 19 MiB and a core for a while on purpose: two at once leave room for everybody else. Waiting for a
 * slot comes before looking at the limits, so that guesses sent all at once are still counted one after the other. So few may
 * wait of one account, and of one address, that those of the others still find room.
 */
@Injectable()
export class PasswordHashLimiter extends FairSemaphore {
  constructor() {
    super({ atOnce: 2, waiting: 200, perKey: 8, perGroup: 150 });
  }
}

/** Whoever wants a password to be checked or made; `email` is empty where only a mailed token says whose it is. */
export function requesterOf({ email, address, browserId }: Trier): Requester {
  const group = browserId ?? networkOf(address);
  return { key: `${email} ${group}`, group };
}

/** Somebody who is signed in: their calls share slots with nobody else's. */
export const ownRequester = (personId: Id): Requester => ({ key: personId, group: personId });

interface Trier {
  readonly email: string;
  /** The client's IP address. */
  readonly address: string;
  /** The browser, where it proved this very e-mail before. */
  readonly browserId?: string | undefined;
}
