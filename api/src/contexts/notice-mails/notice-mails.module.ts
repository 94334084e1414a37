import { Module } from '@nestjs/common';
import { settingsOf } from '../../config';
import { Scheduler } from '../../platform/scheduler/scheduler';
import { IdentityModule } from '../identity/identity.module';
import { NotificationsModule } from '../notifications/notifications.module';
import { NoticeMailController } from './adapters/in/notice-mail.controller';
import { HmacUnsubscribeTokens } from './adapters/out/hmac-unsubscribe-tokens';
import { SqlMailStandings } from './adapters/out/sql-mail-standings';
import { MailNotices } from './application/mail-notices';
import { MailStandings } from './application/mail-standings';
import { NoticeMailSettings } from './application/notice-mail-settings';
import { OwnWishes } from './application/own-wishes';
import { SendNoticeMail } from './application/send-notice-mail';
import { UnsubscribeTokens } from './application/unsubscribe-tokens';

@Module({
  imports: [IdentityModule, NotificationsModule],
  controllers: [NoticeMailController],
  providers: [
    MailNotices,
    OwnWishes,
    SendNoticeMail,
    { provide: MailStandings, useClass: SqlMailStandings },
    { provide: UnsubscribeTokens, useClass: HmacUnsubscribeTokens },
    settingsOf(NoticeMailSettings),
  ],
  exports: [OwnWishes],
})
export class NoticeMailsModule {
  constructor(scheduler: Scheduler, mailNotices: MailNotices) {
    scheduler.add(mailNotices);
  }
}
