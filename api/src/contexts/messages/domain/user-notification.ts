import { type NoticeCode, type NoticeParams } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';

/** One thing a person was told. */
export interface UserNotification {
  readonly id: Id;
  readonly personId: Id;
  readonly code: NoticeCode;
  readonly params: NoticeParams;
  /** The sentence in English. */
  readonly message: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly read: boolean;
}
