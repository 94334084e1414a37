import { Module } from '@nestjs/common';
import { Config, settingsOf } from '../../config';
import { Scheduler } from '../../platform/scheduler/scheduler';
import { IdentityModule } from '../identity/identity.module';
import { RemovalSteps } from '../people';
import { PeopleModule } from '../people/people.module';
import { LiveFeed } from './adapters/in/live-feed';
import { RedisNoticeBus } from './adapters/out/redis-notice-bus';
import { NotificationController } from './adapters/in/notification.controller';
import { SqlInbox } from './adapters/out/sql-inbox';
import { Inbox } from './application/inbox';
import { LiveNotices } from './application/live-notices';
import { NoticeBus } from './application/notice-bus';
import { Notifier } from './application/notifier';
import { SendMessage } from './application/send-message';
import { NoticeMailController } from './adapters/in/notice-mail.controller';
import { HmacUnsubscribeTokens } from './adapters/out/hmac-unsubscribe-tokens';
import { SqlDigestStates } from './adapters/out/sql-digest-states';
import { ScheduleDigests } from './application/schedule-digests';
import { DigestStates } from './application/digest-states';
import { NoticeMailSettings } from './application/notice-mail-settings';
import { EmailPreferencesService } from './application/email-preferences-service';
import { SendDigest } from './application/send-digest';
import { UnsubscribeTokens } from './application/unsubscribe-tokens';
import { NewsletterController } from './adapters/in/newsletter.controller';
import { TypeormNewsletter } from './adapters/out/typeorm-newsletter';
import { Newsletter } from './application/newsletter';

@Module({
  imports: [IdentityModule, PeopleModule],
  controllers: [NotificationController, NoticeMailController, NewsletterController],
  providers: [
    SendMessage,
    LiveFeed,
    { provide: NoticeBus, useFactory: RedisNoticeBus.of, inject: [Config] },
    { provide: Inbox, useClass: SqlInbox },
    { provide: LiveNotices, useExisting: LiveFeed },
    Notifier,
    ScheduleDigests,
    EmailPreferencesService,
    SendDigest,
    { provide: DigestStates, useClass: SqlDigestStates },
    { provide: UnsubscribeTokens, useClass: HmacUnsubscribeTokens },
    settingsOf(NoticeMailSettings),
    { provide: Newsletter, useClass: TypeormNewsletter },
  ],
  exports: [Inbox, Notifier],
})
export class MessagesModule {
  constructor(
    scheduler: Scheduler,
    mailNotices: ScheduleDigests,
    removalSteps: RemovalSteps,
    inbox: Inbox,
    digests: DigestStates,
    newsletter: Newsletter,
  ) {
    scheduler.add(mailNotices);
    removalSteps.settle('notifications', async (personId, limit, stays) =>
      stays ? 0 : inbox.deleteOf(personId, limit),
    );
    removalSteps.erase(({ id }) => digests.delete(id));
    removalSteps.erase(({ email }) => newsletter.delete(email));
  }
}
