import { Injectable } from '@nestjs/common';
import { notificationMessage, type NotificationCode, type NotificationParamsOf } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Id, newId } from '../../../kernel/ids';
import { Inbox } from './inbox';
import { LiveNotices } from './live-notices';

/**
 * Tells a person something inside the caller's unit of work: it reaches them exactly when the work commits, and their open
 * screens within a second of that. `params` fill the sentence of `code`, and name what it is about.
 */
@Injectable()
export class Notifier {
  constructor(
    private readonly inbox: Inbox,
    private readonly live: LiveNotices,
    private readonly clock: Clock,
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
}
