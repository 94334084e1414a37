import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { Mailer } from '../../../platform/mail/mailer';
import { Outbox, type OutboxEntry } from '../../../platform/outbox/outbox';
import { IdentityProvider } from './identity-provider';
import { IdentitySettings } from './identity-settings';
import { type SecurityEvent, securityMail, type SecurityNotice } from './security-mail';

const KIND = 'security-notice';

/**
 * Mails people immediately about security-relevant changes. Notification settings, read notifications and unsubscribe
 * links do not stop these mails. Unverified addresses get none, since they may belong to others.
 */
@Injectable()
export class SecurityNotices {
  constructor(
    private readonly settings: IdentitySettings,
    private readonly identities: IdentityProvider,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {
    outbox.handle(KIND, (entry) => this.send(entry));
  }

  /**
   * Joins the caller's unit of work; the mail is sent after the commit. `about`: a masked account number or an IP
   * address.
   */
  notify(identityId: Id, event: SecurityEvent, about = ''): Promise<void> {
    return this.outbox.add(KIND, { identityId, event, about, at: this.clock.now() } satisfies SecurityNotice);
  }

  private async send({ id, payload }: OutboxEntry): Promise<void> {
    const notice = payload as SecurityNotice;
    const identity = await this.identities.find(notice.identityId);
    if (!identity || identity.verifiedAt === null) return;
    const { email: to, language } = identity;
    await this.mailer.send(id, securityMail(to, language || 'en', notice, this.settings));
  }
}
