import { type NotificationCode, type NotificationParams } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';

export interface UserNotification {
  readonly id: Id;
  readonly personId: Id;
  readonly code: NotificationCode;
  readonly params: NotificationParams;
  /** The message in English. */
  readonly message: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly read: boolean;
}
