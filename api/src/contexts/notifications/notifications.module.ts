import { Module } from '@nestjs/common';
import { Config } from '../../config';
import { AuditModule } from '../audit/audit.module';
import { IdentityModule } from '../identity/identity.module';
import { LiveFeed } from './adapters/in/live-feed';
import { RedisNoticeBus } from './adapters/out/redis-notice-bus';
import { NotificationController } from './adapters/in/notification.controller';
import { SqlInbox } from './adapters/out/sql-inbox';
import { Inbox } from './application/inbox';
import { LiveNotices } from './application/live-notices';
import { NoticeBus } from './application/notice-bus';
import { Notifier } from './application/notifier';
import { SendMessage } from './application/send-message';
import { TellPerson } from './application/tell-person';

@Module({
  imports: [AuditModule, IdentityModule],
  controllers: [NotificationController],
  providers: [
    SendMessage,
    LiveFeed,
    { provide: NoticeBus, useFactory: RedisNoticeBus.of, inject: [Config] },
    { provide: Inbox, useClass: SqlInbox },
    { provide: LiveNotices, useExisting: LiveFeed },
    { provide: Notifier, useClass: TellPerson },
  ],
  exports: [Inbox, Notifier],
})
export class NotificationsModule {}
