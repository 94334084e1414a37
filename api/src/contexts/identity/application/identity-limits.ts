import { Injectable } from '@nestjs/common';
import { Config } from '../../../config';
import { type Id } from '../../../kernel/ids';
import { HOUR_MS, MINUTE_MS, networkOf, type Use } from '../../../platform/limits/rate-limits';

const PASSWORD_WINDOW_MS = 15 * MINUTE_MS;
const MAILS_PER_ACCOUNT = 5;

/** How often an address may try what, and for whom. */
@Injectable()
export class IdentityLimits {
  constructor(private readonly config: Config) {}

  /** Counted for wrong passwords only. The owner of the account, at another address, is not locked out by a stranger. */
  passwords(email: string, address: string): Use[] {
    const { passwordsPerAccount, passwordsPerAddress } = this.config.limits;
    const network = networkOf(address);
    return [
      { limit: 'password', subject: `${email} ${network}`, most: passwordsPerAccount, windowMs: PASSWORD_WINDOW_MS },
      { limit: 'password-address', subject: network, most: passwordsPerAddress, windowMs: PASSWORD_WINDOW_MS },
    ];
  }

  /** Whoever found a session open guesses no more often than at sign-in, and does not lock its owner out there. */
  confirmations(personId: Id): Use {
    const { passwordsPerAccount: most } = this.config.limits;
    return { limit: 'password-confirmation', subject: personId, most, windowMs: PASSWORD_WINDOW_MS };
  }

  signUps(address: string): Use {
    return { limit: 'sign-up', subject: networkOf(address), most: this.config.limits.signUps, windowMs: HOUR_MS };
  }

  resets(address: string): Use {
    return { limit: 'reset', subject: networkOf(address), most: this.config.limits.resets, windowMs: HOUR_MS };
  }

  /** So that nobody's letter box is filled from many addresses. */
  resetMails(email: string): Use {
    return { limit: 'reset-mail', subject: email, most: MAILS_PER_ACCOUNT, windowMs: HOUR_MS };
  }

  verificationMails(email: string): Use {
    return { limit: 'verification-mail', subject: email, most: MAILS_PER_ACCOUNT, windowMs: HOUR_MS };
  }
}
