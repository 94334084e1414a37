import { type Notification } from '@kaaj/contract';
import { type Notice } from '../../domain/notice';

export function wireNotice({ id, message, at, read, code, params }: Notice, toEmail: string): Notification {
  return { _id: id, message, toEmail, time: new Date(at).toISOString(), read, code, params };
}
