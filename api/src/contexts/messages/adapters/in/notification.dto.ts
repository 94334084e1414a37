import {
  LENGTHS,
  NOTIFICATION_MESSAGES,
  type NotificationCode,
  type NotificationParams,
  type Notification,
} from '@kaaj/contract';
import { EmailField, IgnoredField, TextField } from '../../../../platform/http/fields';
import { ResponseField, ResponseInteger, ResponseTime } from '../../../../platform/http/response-field';
import { type UserNotification } from '../../domain/user-notification';

export class SendNotificationBody {
  @TextField('Text of the notification.', { max: LENGTHS.message, lines: true })
  readonly message: string;

  @EmailField('E-mail address of the recipient.')
  readonly toEmail: string;

  @IgnoredField()
  readonly time?: unknown;
}

export class NotificationAnswer implements Notification {
  @ResponseField('Id of the notification.')
  readonly _id: string;

  @ResponseField('The sentence in English.')
  readonly message: string;

  @ResponseField('Recipient.')
  readonly toEmail: string;

  @ResponseTime('When it was written.')
  readonly time: string;

  @ResponseField('Whether it is marked as read.')
  readonly read: boolean;

  @ResponseField('Stable code of the message, for clients with their own texts.', {
    enum: Object.keys(NOTIFICATION_MESSAGES),
  })
  readonly code: NotificationCode;

  @ResponseField('Parameters of the message; `about`, if present, is the id of its subject.', {
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

  @ResponseField('Cursor of the next page.')
  readonly page: PageAnswer;

  @ResponseInteger('Number of notifications, counted up to 1,000.')
  readonly total: number;

  @ResponseInteger('Number of unread notifications, counted up to 1,000.')
  readonly unread: number;
}

export function wireNotice({ id, message, at, read, code, params }: UserNotification, toEmail: string): Notification {
  return { _id: id, message, toEmail, time: new Date(at).toISOString(), read, code, params };
}
