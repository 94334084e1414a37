import { LENGTHS, NOTICE_SENTENCES, type NoticeCode, type NoticeParams, type Notification } from '@kaaj/contract';
import { CursorField, EmailField, IgnoredField, SizeField, TextField } from '../../../../platform/http/fields';
import { Shown } from '../../../../platform/http/shown';

export class SendNotificationBody {
  @TextField('What to tell.', { max: LENGTHS.message, lines: true })
  readonly message: string;

  @EmailField('Whom to tell.')
  readonly toEmail: string;

  @IgnoredField()
  readonly time?: unknown;
}

export class NotificationsParameters {
  @EmailField('Your own e-mail address.')
  readonly email: string;

  @CursorField()
  readonly cursor?: string;

  @SizeField()
  readonly size?: number;
}

export class NotificationAnswer implements Notification {
  @Shown('Id of the notification.')
  readonly _id: string;

  @Shown('The sentence in English.')
  readonly message: string;

  @Shown('Whom it is for.')
  readonly toEmail: string;

  @Shown('When it was written.', { format: 'date-time' })
  readonly time: string;

  @Shown('Whether it was marked read.')
  readonly read: boolean;

  @Shown('What it says, for clients with sentences of their own.', {
    type: String,
    enum: Object.keys(NOTICE_SENTENCES),
  })
  readonly code: NoticeCode;

  @Shown('What fills the sentence; `about`, where it is there, is the id of what it tells of.', {
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] },
  })
  readonly params: NoticeParams;
}

class PageAnswer {
  @Shown('Cursor of the following page; null at the end.', { type: String, nullable: true })
  readonly next: string | null;
}

export class NotificationListAnswer {
  @Shown('A page, newest first.', { type: [NotificationAnswer] })
  readonly data: NotificationAnswer[];

  @Shown('Where it goes on.', { type: PageAnswer })
  readonly page: PageAnswer;

  @Shown('How many there are, counted up to 1,000.', { type: 'integer' })
  readonly total: number;

  @Shown('How many of all you have not marked read, counted up to 1,000.', { type: 'integer' })
  readonly unread: number;
}

export class DoneAnswer {
  @Shown('true: it is done.')
  readonly done: boolean;
}
