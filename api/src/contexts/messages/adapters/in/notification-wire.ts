import { type Notification } from '@kaaj/contract';
import { type UserNotification } from '../../domain/user-notification';

export function wireNotice({ id, message, at, read, code, params }: UserNotification, toEmail: string): Notification {
  return { _id: id, message, toEmail, time: new Date(at).toISOString(), read, code, params };
}
