import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { RateLimits } from '../../../platform/limits/rate-limits';
import { type Mail, Mailer } from '../../../platform/mail/mailer';
import { Outbox, type OutboxEntry } from '../../../platform/outbox/outbox';
import { Members, People } from '../../people';
import { InvalidVerificationToken } from '../domain/identity.errors';
import { IdentityLimits } from './identity-limits';
import { IdentityProvider } from './identity-provider';
import { IdentitySettings } from './identity-settings';
import { MailedTokens } from './mailed-tokens';
import { StartingCoins } from './starting-coins';

const KIND = 'verify-email';

@Injectable()
export class EmailVerification {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: IdentitySettings,
    private readonly identities: IdentityProvider,
    private readonly tokens: MailedTokens,
    private readonly members: Members,
    private readonly people: People,
    private readonly startingCoins: StartingCoins,
    private readonly limits: RateLimits,
    private readonly uses: IdentityLimits,
    private readonly mailer: Mailer,
    private readonly outbox: Outbox,
  ) {
    outbox.handle(KIND, (entry) => this.send(entry));
  }

  /** Mails the link, unless the address is verified. Joins the caller's unit of work; it is sent after the commit. */
  enqueue(identityId: Id): Promise<void> {
    return this.outbox.add(KIND, { identityId });
  }

  /** Mails the link again, unless the address is verified. Throws RateLimitExceeded. */
  async resend(personId: Id): Promise<void> {
    const { email, verifiedAt } = await this.people.get(personId);
    if (verifiedAt !== null) return;
    await this.limits.take(this.uses.verificationMails(email));
    await this.unitOfWork.run(() => this.enqueue(personId));
  }

  /**
   * Verifies the address of a signed-in person with the mailed token, and grants the starting coins. The token alone
   * does not suffice: the owner of the address must not confirm an account that a stranger created with it. Throws
   * InvalidVerificationToken.
   */
  verify(personId: Id, token: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      if ((await this.tokens.redeem('verification', token)) !== personId) throw new InvalidVerificationToken();
      if (!(await this.identities.verify(personId))) return;
      await this.members.verify(personId);
      const { id, email, role } = await this.people.get(personId);
      if (role !== 'Admin') await this.startingCoins.grant({ id, email, role, provider: 'password' });
    });
  }

  private async send({ id, payload }: OutboxEntry): Promise<void> {
    const { identityId } = payload as { identityId: Id };
    const identity = await this.identities.find(identityId);
    if (!identity || identity.verifiedAt !== null) return;
    const { publicOrigin, platformName } = this.settings;
    const link = `${publicOrigin}/verify-email?token=${await this.tokens.issue('verification', identityId)}`;
    await this.mailer.send(id, verificationMail(identity.email, link, `${publicOrigin}/forgot-password`, platformName));
  }
}

/** In both languages, since the reader's is unknown. `reset`: for the owner of the address who did not sign up. */
function verificationMail(to: string, link: string, reset: string, name: IdentitySettings['platformName']): Mail {
  return {
    to,
    subject: `${name.en}: verify your email / ই-মেইল যাচাই করুন`,
    text: [
      `Verify the email address of your ${name.en} account with this link. It can be used once and expires in 24 hours:`,
      link,
      'If you did not sign up, someone else used your address. They cannot do anything with the account. To claim the address:',
      reset,
      '',
      `ওপরের প্রথম লিংকটি দিয়ে আপনার ${name.bn} অ্যাকাউন্টের ই-মেইল ঠিকানা যাচাই করুন। এটি একবার, ২৪ ঘণ্টার মধ্যে ব্যবহার করা যাবে।`,
      'আপনি সাইন আপ না করে থাকলে অন্য কেউ আপনার ঠিকানা ব্যবহার করেছেন। তিনি অ্যাকাউন্টটি দিয়ে কিছুই করতে পারবেন না। ঠিকানাটি নিজের করে নিতে দ্বিতীয় লিংকটি খুলুন।',
    ].join('\n\n'),
  };
}
