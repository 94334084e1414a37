import { Injectable } from '@nestjs/common';
import { networkOf } from '../../../platform/limits/rate-limits';
import { type Asker, Turns } from '../../../platform/limits/turns';

/**
 * Hashing a password costs 19 MiB and a core for a while on purpose: two at once leave room for everybody else. Waiting for a
 * turn comes before looking at the limits, so that guesses sent all at once are still counted one after the other. So few may
 * wait of one account, and of one address, that those of the others still find room.
 */
@Injectable()
export class PasswordTurns extends Turns {
  constructor() {
    super({ atOnce: 2, waiting: 200, perLine: 8, perPlace: 150 });
  }
}

/** Whoever wants a password to be checked or made; `email` is empty where only a mailed token says whose it is. */
export function askerFor({ email, address, browserId }: Trier): Asker {
  const place = browserId ?? networkOf(address);
  return { line: `${email} ${place}`, place };
}

interface Trier {
  readonly email: string;
  /** The client's IP address. */
  readonly address: string;
  /** The browser, where it proved this very e-mail before. */
  readonly browserId?: string | undefined;
}
