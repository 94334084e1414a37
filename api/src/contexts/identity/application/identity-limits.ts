import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../kernel/clock';
import { networkOf, type RateLimit } from '../../../platform/limits/rate-limits';
import { IdentitySettings } from './identity-settings';
import { IDENTITY_SECONDS } from './tokens';

const PASSWORD_WINDOW_MS = 15 * MINUTE_MS;
const MAX_BACKOFF_MS = HOUR_MS;
const MAILS_PER_ACCOUNT = 5;

export interface LoginAttempt {
  readonly email: string;
  /** The client's IP address. */
  readonly address: string;
  /** The browser's id, if it proved this e-mail before. */
  readonly browserId: string | undefined;
}

const backoff = (excess: number): number => Math.min(MAX_BACKOFF_MS, MINUTE_MS * 2 ** Math.max(0, excess));

/** Rate limits of authentication, by action and subject. */
@Injectable()
export class IdentityLimits {
  constructor(private readonly settings: IdentitySettings) {}

  /** Counts wrong passwords only. An attacker cannot lock out the account's owner at another address. */
  passwords({ email, address, browserId }: LoginAttempt): RateLimit[] {
    const { passwordsPerAccount, passwordsPerAddress } = this.settings.limits;
    const own = (client: string): RateLimit => ({
      limit: 'password',
      subject: `${email} ${client}`,
      most: passwordsPerAccount,
      windowMs: PASSWORD_WINDOW_MS,
    });
    // A browser that proved this e-mail before has its own limit, independent of its network and of attacks on the
    // account.
    if (browserId !== undefined) return [own(browserId)];
    const network = networkOf(address);
    return [
      own(network),
      { limit: 'password-address', subject: network, most: passwordsPerAddress, windowMs: PASSWORD_WINDOW_MS },
    ];
  }

  /** Wrong passwords for an account per day from unknown browsers at all addresses. */
  strangers(email: string): RateLimit {
    const { passwordsOfUnknownBrowsers: most } = this.settings.limits;
    return { limit: 'password-strangers', subject: email, most, windowMs: DAY_MS };
  }

  /** Exponential backoff for unknown browsers after many wrong passwords: a minute, two, four, at most an hour. */
  strangersPause(email: string, wrong = 0): RateLimit {
    const windowMs = backoff(wrong - this.settings.limits.passwordsOfUnknownBrowsers);
    return { limit: 'password-pause', subject: email, most: 1, windowMs };
  }

  /** Correct passwords, since verifying them costs as much as wrong ones. */
  signIns({ email, address, browserId }: LoginAttempt): RateLimit {
    const subject = `${email} ${browserId ?? networkOf(address)}`;
    return { limit: 'sign-in', subject, most: this.settings.limits.signIns, windowMs: PASSWORD_WINDOW_MS };
  }

  /** An attacker with an open session gets no more attempts than at sign-in, and does not lock out its owner there. */
  confirmations(personId: Id): RateLimit {
    const { passwordsPerAccount: most } = this.settings.limits;
    return { limit: 'password-confirmation', subject: personId, most, windowMs: PASSWORD_WINDOW_MS };
  }

  /** Correct ones cost as much: the same limit as for sign-ins. */
  rightConfirmations(personId: Id): RateLimit {
    const { signIns: most } = this.settings.limits;
    return { limit: 'password-confirmed', subject: personId, most, windowMs: PASSWORD_WINDOW_MS };
  }

  /**
   * Codes of a second factor, correct and wrong; the password is known already. `client`: a session, or a browser in
   * which a code was proved before, which has its own limit. All other browsers share one.
   */
  codes(personId: Id, client = ''): RateLimit {
    const { passwordsPerAccount: most } = this.settings.limits;
    return { limit: 'second-factor', subject: `${personId} ${client}`, most, windowMs: PASSWORD_WINDOW_MS };
  }

  /** Wrong codes per day. */
  wrongCodes(personId: Id, client = ''): RateLimit {
    const { passwordsPerAccount: most } = this.settings.limits;
    return { limit: 'wrong-code', subject: `${personId} ${client}`, most, windowMs: DAY_MS };
  }

  /** Exponential backoff after many wrong codes: a minute, two, four, at most an hour. */
  codesPause(personId: Id, client = '', wrong = 0): RateLimit {
    const windowMs = backoff(wrong - this.settings.limits.passwordsPerAccount);
    return { limit: 'code-pause', subject: `${personId} ${client}`, most: 1, windowMs };
  }

  wrongCodeMails(personId: Id): RateLimit {
    return { limit: 'wrong-code-mail', subject: personId, most: 1, windowMs: DAY_MS };
  }

  /** An identity token opens one session; the window is longer than the token's lifetime. */
  identityTokens(tokenId: string): RateLimit {
    return { limit: 'identity-token', subject: tokenId, most: 1, windowMs: IDENTITY_SECONDS * 1000 };
  }

  signUps(address: string): RateLimit {
    return { limit: 'sign-up', subject: networkOf(address), most: this.settings.limits.signUps, windowMs: HOUR_MS };
  }

  resets(address: string): RateLimit {
    return { limit: 'reset', subject: networkOf(address), most: this.settings.limits.resets, windowMs: HOUR_MS };
  }

  /** Prevents flooding a mailbox from many addresses. */
  resetMails(email: string): RateLimit {
    return { limit: 'reset-mail', subject: email, most: MAILS_PER_ACCOUNT, windowMs: HOUR_MS };
  }

  verificationMails(email: string): RateLimit {
    return { limit: 'verification-mail', subject: email, most: MAILS_PER_ACCOUNT, windowMs: HOUR_MS };
  }
}
