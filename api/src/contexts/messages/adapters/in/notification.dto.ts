import {
  LENGTHS,
  NOTIFICATION_MESSAGES,
  type NotificationCode,
  type NotificationParams,
  type Notification,
} from '@kaaj/contract';
import { CursorField, EmailField, IgnoredField, SizeField, TextField } from '../../../../platform/http/fields';
import { ResponseField } from '../../../../platform/http/response-field';

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
  @ResponseField('Id of the notification.')
  readonly _id: string;

  @ResponseField('The sentence in English.')
  readonly message: string;

  @ResponseField('Whom it is for.')
  readonly toEmail: string;

  @ResponseField('When it was written.', { format: 'date-time' })
  readonly time: string;

  @ResponseField('Whether it was marked read.')
  readonly read: boolean;

  @ResponseField('What it says, for clients with sentences of their own.', {
    type: String,
    enum: Object.keys(NOTIFICATION_MESSAGES),
  })
  readonly code: NotificationCode;

  @ResponseField('What fills the sentence; `about`, where it is there, is the id of what it tells of.', {
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] },
  })
  readonly params: NotificationParams;
}

class PageAnswer {
  @ResponseField('Cursor of the following page; null at the end.', { type: String, nullable: true })
  readonly next: string | null;
}

export class NotificationListAnswer {
  @ResponseField('A page, newest first.', { type: [NotificationAnswer] })
  readonly data: NotificationAnswer[];

  @ResponseField('Where it goes on.', { type: PageAnswer })
  readonly page: PageAnswer;

  @ResponseField('How many there are, counted up to 1,000.', { type: 'integer' })
  readonly total: number;

  @ResponseField('How many of all you have not marked read, counted up to 1,000.', { type: 'integer' })
  readonly unread: number;
}

export class DoneAnswer {
  @ResponseField('true: it is done.')
  readonly done: boolean;
}
