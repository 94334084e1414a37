import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { HOUR_MS, MINUTE_MS, networkOf, type RateLimit } from '../../../platform/limits/rate-limits';
import { IdentitySettings } from './identity-settings';
import { IDENTITY_SECONDS } from './tokens';

const PASSWORD_WINDOW_MS = 15 * MINUTE_MS;
const MAX_BACKOFF_MS = HOUR_MS;
const DAY_MS = 24 * HOUR_MS;
const MAILS_PER_ACCOUNT = 5;

/** Somebody's try to prove an e-mail by its password. */
export interface LoginAttempt {
  readonly email: string;
  /** The client's IP address. */
  readonly address: string;
  /** The browser, where it proved this very e-mail before. */
  readonly browserId: string | undefined;
}

/** How often an address may try what, and for whom. */
@Injectable()
export class IdentityLimits {
  constructor(private readonly settings: IdentitySettings) {}

  /** Counted for wrong passwords only. The owner of the account, at another address, is not locked out by a stranger. */
  passwords({ email, address, browserId }: LoginAttempt): RateLimit[] {
    const { passwordsPerAccount, passwordsPerAddress } = this.settings.limits;
    const own = (place: string): RateLimit => ({
      limit: 'password',
      subject: `${email} ${place}`,
      most: passwordsPerAccount,
      windowMs: PASSWORD_WINDOW_MS,
    });
    // A browser that proved this e-mail before has an allowance of its own: neither what its whole network does nor what the
    // whole world tries on this account counts against it.
    if (browserId !== undefined) return [own(browserId)];
    const network = networkOf(address);
    return [
      own(network),
      { limit: 'password-address', subject: network, most: passwordsPerAddress, windowMs: PASSWORD_WINDOW_MS },
    ];
  }

  /** Wrong passwords of an account in a day from browsers that never signed in to it, wherever they are. */
  strangers(email: string): RateLimit {
    return {
      limit: 'password-strangers',
      subject: email,
      most: this.settings.limits.passwordsOfUnknownBrowsers,
      windowMs: DAY_MS,
    };
  }

  /** After so many wrong ones strangers wait between two tries at one account: a minute, two, four, at most an hour. */
  strangersPause(email: string, wrong = 0): RateLimit {
    const doublings = Math.max(0, wrong - this.settings.limits.passwordsOfUnknownBrowsers);
    const windowMs = Math.min(MAX_BACKOFF_MS, MINUTE_MS * 2 ** doublings);
    return { limit: 'password-pause', subject: email, most: 1, windowMs };
  }

  /** Right passwords: proving oneself costs the server as much as guessing does. */
  signIns({ email, address, browserId }: LoginAttempt): RateLimit {
    const subject = `${email} ${browserId ?? networkOf(address)}`;
    return { limit: 'sign-in', subject, most: this.settings.limits.signIns, windowMs: PASSWORD_WINDOW_MS };
  }

  /** Whoever found a session open guesses no more often than at sign-in, and does not lock its owner out there. */
  confirmations(personId: Id): RateLimit {
    const { passwordsPerAccount: most } = this.settings.limits;
    return { limit: 'password-confirmation', subject: personId, most, windowMs: PASSWORD_WINDOW_MS };
  }

  /** Right ones cost the server as much: as many as sign-ins. */
  rightConfirmations(personId: Id): RateLimit {
    const { signIns: most } = this.settings.limits;
    return { limit: 'password-confirmed', subject: personId, most, windowMs: PASSWORD_WINDOW_MS };
  }

  /**
   * Codes of a second factor, right and wrong: somebody has the password already. `place` is a session, or a browser in which a
   * code was proved before: it has an allowance of its own. All other browsers share one.
   */
  codes(personId: Id, place = ''): RateLimit {
    const { passwordsPerAccount: most } = this.settings.limits;
    return { limit: 'second-factor', subject: `${personId} ${place}`, most, windowMs: PASSWORD_WINDOW_MS };
  }

  /** Wrong codes in a day. */
  wrongCodes(personId: Id, place = ''): RateLimit {
    const { passwordsPerAccount: most } = this.settings.limits;
    return { limit: 'wrong-code', subject: `${personId} ${place}`, most, windowMs: DAY_MS };
  }

  /** After so many wrong codes there is one try in a minute, two, four, at most an hour. */
  codesPause(personId: Id, place = '', wrong = 0): RateLimit {
    const doublings = Math.max(0, wrong - this.settings.limits.passwordsPerAccount);
    const windowMs = Math.min(MAX_BACKOFF_MS, MINUTE_MS * 2 ** doublings);
    return { limit: 'code-pause', subject: `${personId} ${place}`, most: 1, windowMs };
  }

  /** The mail that tells of wrong codes. */
  wrongCodeMails(personId: Id): RateLimit {
    return { limit: 'wrong-code-mail', subject: personId, most: 1, windowMs: DAY_MS };
  }

  /** An identity token opens one session; the window outlives the token. */
  identityTokens(tokenId: string): RateLimit {
    return { limit: 'identity-token', subject: tokenId, most: 1, windowMs: IDENTITY_SECONDS * 1000 };
  }

  signUps(address: string): RateLimit {
    return { limit: 'sign-up', subject: networkOf(address), most: this.settings.limits.signUps, windowMs: HOUR_MS };
  }

  resets(address: string): RateLimit {
    return { limit: 'reset', subject: networkOf(address), most: this.settings.limits.resets, windowMs: HOUR_MS };
  }

  /** So that nobody's letter box is filled from many addresses. */
  resetMails(email: string): RateLimit {
    return { limit: 'reset-mail', subject: email, most: MAILS_PER_ACCOUNT, windowMs: HOUR_MS };
  }

  verificationMails(email: string): RateLimit {
    return { limit: 'verification-mail', subject: email, most: MAILS_PER_ACCOUNT, windowMs: HOUR_MS };
  }
}
