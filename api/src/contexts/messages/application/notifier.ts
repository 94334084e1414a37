import { Injectable } from '@nestjs/common';
import { notificationMessage, type NotificationCode, type NotificationParamsOf } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Id, newId } from '../../../kernel/ids';
import { People } from '../../people';
import { Inbox } from './inbox';
import { LiveNotices } from './live-notices';

/**
 * Notifies a person in the caller's unit of work. The notification exists if the work commits, and reaches open streams
 * within a second. `params` fill the message of `code`, and identify its subject.
 */
@Injectable()
export class Notifier {
  constructor(
    private readonly inbox: Inbox,
    private readonly live: LiveNotices,
    private readonly clock: Clock,
    private readonly people: People,
  ) {}

  async notify<Code extends NotificationCode>(
    personId: Id,
    code: Code,
    params: NotificationParamsOf<Code>,
  ): Promise<void> {
    const message = notificationMessage(code, params);
    const notice = { id: newId(), personId, code, params, message, at: this.clock.now(), read: false };
    await this.inbox.add(notice);
    this.live.afterCommit(notice);
  }

  async notifyAdmins<Code extends NotificationCode>(code: Code, params: NotificationParamsOf<Code>): Promise<void> {
    for (const adminId of await this.people.admins()) await this.notify(adminId, code, params);
  }
}
