import { Injectable } from '@nestjs/common';
import { isStrongPassword } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { RateLimits } from '../../../platform/limits/rate-limits';
import { type Mail, Mailer } from '../../../platform/mail/mailer';
import { Outbox, type OutboxEntry } from '../../../platform/outbox/outbox';
import { InvalidResetToken, WeakPassword } from '../domain/identity.errors';
import { IdentityLimits } from './identity-limits';
import { IdentityProvider } from './identity-provider';
import { IdentitySettings } from './identity-settings';
import { PasswordHashLimiter, requesterOf } from './password-hash-limiter';
import { MailedTokens } from './mailed-tokens';
import { SecurityNotices } from './security-notices';
import { Sessions } from './sessions';
import { ReclaimUnverifiedEmail } from './reclaim-unverified-email';

const KIND = 'password-reset';

/** New passwords for the holders of a mailed token. */
@Injectable()
export class PasswordReset {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: IdentitySettings,
    private readonly identities: IdentityProvider,
    private readonly tokens: MailedTokens,
    private readonly sessions: Sessions,
    private readonly takeOver: ReclaimUnverifiedEmail,
    private readonly notices: SecurityNotices,
    private readonly slots: PasswordHashLimiter,
    private readonly limits: RateLimits,
    private readonly uses: IdentityLimits,
    private readonly mailer: Mailer,
    private readonly outbox: Outbox,
  ) {
    outbox.handle(KIND, (entry) => this.send(entry));
  }

  /**
   * Requests the link. Whether the e-mail has an account is checked later, from the outbox, so that neither response nor
   * timing reveals it.
   */
  async request(email: string, address: string): Promise<void> {
    await this.limits.take(this.uses.resets(address));
    await this.unitOfWork.run(() => this.outbox.add(KIND, { email }));
  }

  /**
   * Sets a new password for the holder of a token, ends all sessions of the account, and returns its id. An unverified
   * account is replaced first, so that the holder starts with only the new password. Throws InvalidResetToken.
   */
  async complete({ token, password, address }: { token: string; password: string; address: string }): Promise<Id> {
    if (!isStrongPassword(password)) throw new WeakPassword();
    await this.limits.take(this.uses.resets(address));
    const hash = await this.slots.run(
      () => this.identities.preparePassword(password),
      requesterOf({ email: '', address }),
    );
    return this.unitOfWork.run(async () => {
      const identityId = await this.tokens.redeem('reset', token);
      const identity = identityId && (await this.identities.find(identityId));
      if (!identity) throw new InvalidResetToken();
      const { id, email } = identity;
      if (await this.takeOver.execute(id)) {
        return (await this.identities.createAccount({ email, password: hash, verified: true })).id;
      }
      await this.identities.changePassword(id, hash);
      await this.sessions.endAllOf(id);
      await this.notices.notify(id, 'password-changed');
      return id;
    });
  }

  /** Mails the link, if there is an account. */
  private async send({ id, payload }: OutboxEntry): Promise<void> {
    const { email } = payload as { email: string };
    const identity = await this.identities.findByEmail(email);
    const mails = this.uses.resetMails(email);
    if (!identity || (await this.limits.used(mails)) >= mails.most) return;
    const token = await this.tokens.issue('reset', identity.id);
    const { publicOrigin, platformName } = this.settings;
    await this.mailer.send(id, resetMail(email, `${publicOrigin}/reset-password?token=${token}`, platformName));
    // Only sent mails count: failures of the mail server must not use up the person's limit.
    await this.limits.count(mails);
  }
}

/** In both languages, since the requester is not signed in. */
function resetMail(to: string, link: string, name: IdentitySettings['platformName']): Mail {
  return {
    to,
    subject: `Reset your ${name.en} password / পাসওয়ার্ড রিসেট`,
    text: [
      `We received a request to reset the password of your ${name.en} account. This link can be used once and expires in 30 minutes:`,
      link,
      'If you did not request this, you can ignore this email: your password stays the same.',
      '',
      `আপনার ${name.bn} অ্যাকাউন্টের পাসওয়ার্ড রিসেট করার অনুরোধ এসেছে। ওপরের লিংকটি একবার, ৩০ মিনিটের মধ্যে ব্যবহার করা যাবে।`,
      'আপনি অনুরোধ না করে থাকলে কিছু করার দরকার নেই: আপনার পাসওয়ার্ড আগের মতোই থাকবে।',
    ].join('\n\n'),
  };
}
