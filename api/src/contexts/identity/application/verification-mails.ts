import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { Mailer } from '../../../platform/mail/mailer';
import { Outbox, type OutboxEntry } from '../../../platform/outbox/outbox';
import { IdentityProvider } from './identity-provider';
import { IdentitySettings } from './identity-settings';
import { verificationMail } from './verification-mail';
import { MailedTokens } from './mailed-tokens';

const KIND = 'verify-email';

/** Mails the verification link, unless the address is verified. */
@Injectable()
export class VerificationMails {
  constructor(
    private readonly settings: IdentitySettings,
    private readonly identities: IdentityProvider,
    private readonly tokens: MailedTokens,
    private readonly mailer: Mailer,
    private readonly outbox: Outbox,
  ) {
    outbox.handle(KIND, (entry) => this.send(entry));
  }

  /** Joins the caller's unit of work; the mail is sent after the commit. */
  enqueue(identityId: Id): Promise<unknown> {
    return this.outbox.add(KIND, { identityId });
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
