import { Injectable } from '@nestjs/common';
import { noticeSentence, type NoticeCode, type NoticeParamsOf } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Id, newId } from '../../../kernel/ids';
import { Inbox } from './inbox';
import { LiveNotices } from './live-notices';
import { Notifier } from './notifier';

@Injectable()
export class TellPerson extends Notifier {
  constructor(
    private readonly inbox: Inbox,
    private readonly live: LiveNotices,
    private readonly clock: Clock,
  ) {
    super();
  }

  async tell<Code extends NoticeCode>(personId: Id, code: Code, params: NoticeParamsOf<Code>): Promise<void> {
    const message = noticeSentence(code, params);
    const notice = { id: newId(), personId, code, params, message, at: this.clock.now(), read: false };
    await this.inbox.add(notice);
    this.live.afterCommit(notice);
  }
}
