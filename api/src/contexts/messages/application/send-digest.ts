import { Injectable } from '@nestjs/common';
import { NOTIFICATION_CATEGORY, type NotificationCode } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { Mailer } from '../../../platform/mail/mailer';
import { Outbox, type OutboxEntry } from '../../../platform/outbox/outbox';
import { OwnAccount } from '../../identity';
import { People, type Person } from '../../people';
import { type UserNotification } from '../domain/user-notification';
import { DEFAULT_EMAIL_PREFERENCES } from '../domain/digest-state';
import { Inbox } from './inbox';
import { DigestStates } from './digest-states';
import { MAX_NOTIFICATIONS_PER_MAIL, noticeMail } from './notice-mail';
import { NoticeMailSettings } from './notice-mail-settings';
import { UnsubscribeTokens } from './unsubscribe-tokens';

const KIND = 'notice-mail';
const CODES = Object.keys(NOTIFICATION_CATEGORY) as NotificationCode[];

/** A person's notifications for a mail: from `since` up to `until`. */
export interface Window {
  readonly personId: Id;
  readonly since: Id;
  readonly until: Id;
}

/** Mails a person their unread notifications by their current preferences; skips unverified addresses. */
@Injectable()
export class SendDigest {
  constructor(
    private readonly people: People,
    private readonly account: OwnAccount,
    private readonly inbox: Inbox,
    private readonly digests: DigestStates,
    private readonly tokens: UnsubscribeTokens,
    private readonly settings: NoticeMailSettings,
    private readonly mailer: Mailer,
    private readonly outbox: Outbox,
  ) {
    outbox.handle(KIND, (entry) => this.send(entry));
  }

  /** Joins the caller's unit of work; the mail is sent after the commit. */
  enqueue(window: Window): Promise<void> {
    return this.outbox.add(KIND, window);
  }

  /** The notifications of the window to mail: unread, in enabled categories. */
  async notices({ personId, since, until }: Window): Promise<readonly UserNotification[]> {
    if (!(await this.reader(personId))) return [];
    const { off } = (await this.digests.find(personId)) ?? DEFAULT_EMAIL_PREFERENCES;
    const codes = CODES.filter((code) => !off.includes(NOTIFICATION_CATEGORY[code]));
    return this.inbox.unread({ personId, codes, since, until }, MAX_NOTIFICATIONS_PER_MAIL + 1);
  }

  /** Undefined for a removed person or an unverified address. */
  private async reader(personId: Id): Promise<Person | undefined> {
    const person = await this.people.get(personId).catch((error: unknown) => {
      if (!(error instanceof NotFound)) throw error;
    });
    return person?.verifiedAt ? person : undefined;
  }

  private async send({ id, payload }: OutboxEntry): Promise<void> {
    const window = payload as Window;
    const notices = await this.notices(window);
    const reader = await this.reader(window.personId);
    if (notices.length === 0 || !reader) return;
    const { language } = await this.account.of(window.personId);
    const token = this.tokens.of(window.personId);
    await this.mailer.send(id, noticeMail(reader, language || 'en', notices, token, this.settings));
  }
}
