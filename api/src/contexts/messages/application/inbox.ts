import { type NotificationCode } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type UserNotification } from '../domain/user-notification';

export interface InboxPage {
  readonly notices: readonly UserNotification[];
  /** Cursor of the next page; null at the end. */
  readonly next: string | null;
  /** Number of all notifications and of unread ones, not only of this page; each counted up to a limit. */
  readonly total: number;
  readonly unread: number;
}

export type NotificationKey = Pick<UserNotification, 'id' | 'personId'>;

/** Filter of a person's unread notifications: these codes, with ids from `since` up to `until`. */
export interface UnreadNotices {
  readonly personId: Id;
  readonly codes: readonly NotificationCode[];
  readonly since: Id;
  readonly until: Id;
}

/** Stores notifications. */
export abstract class Inbox {
  abstract add(notice: UserNotification): Promise<void>;

  /** Newest first. */
  abstract page(personId: Id, cursor: string | undefined, size: number): Promise<InboxPage>;

  abstract markRead(personId: Id): Promise<void>;

  /** Keys of the people's notifications with ids after `afterId`, oldest first, at most `limit`; reads no contents. */
  abstract marksSince(personIds: readonly Id[], afterId: Id, limit: number): Promise<readonly NotificationKey[]>;

  /** Keys of all notifications with ids after `afterId` and before `beforeId`, oldest first, at most `limit`. */
  abstract marksBetween(afterId: Id, beforeId: Id, limit: number): Promise<readonly NotificationKey[]>;

  /** A person's unread notifications, oldest first, at most `limit`. */
  abstract unread(filter: UnreadNotices, limit: number): Promise<readonly UserNotification[]>;

  /** The existing ones of these notifications, oldest first. */
  abstract find(ids: readonly Id[]): Promise<readonly UserNotification[]>;

  /** Gives a notification a new id of the current time, and returns it. */
  abstract renew(id: Id): Promise<Id>;

  /** Called when a person is removed; joins the caller's unit of work. Deletes at most `limit` and returns how many. */
  abstract deleteOf(personId: Id, limit: number): Promise<number>;
}
