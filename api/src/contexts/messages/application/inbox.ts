import { type NotificationCode } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type UserNotification } from '../domain/user-notification';

export interface InboxPage {
  readonly notices: readonly UserNotification[];
  /** Cursor of the following page; null at the end. */
  readonly next: string | null;
  /** How many there are and how many of them are unread: of all, not of this page alone; each counted up to a limit. */
  readonly total: number;
  readonly unread: number;
}

/** That somebody has a notice. */
export type NotificationKey = Pick<UserNotification, 'id' | 'personId'>;

/** Which of a person's unread notices: of these codes, with ids from `since` on and before `until`. */
export interface UnreadNotices {
  readonly personId: Id;
  readonly codes: readonly NotificationCode[];
  readonly since: Id;
  readonly until: Id;
}

/** What people were told. */
export abstract class Inbox {
  abstract add(notice: UserNotification): Promise<void>;

  /** Newest first. */
  abstract page(personId: Id, cursor: string | undefined, size: number): Promise<InboxPage>;

  abstract markRead(personId: Id): Promise<void>;

  /** Which notices the people have with ids behind `afterId`, oldest first, at most `limit`; cheap, whatever they say. */
  abstract marksSince(personIds: readonly Id[], afterId: Id, limit: number): Promise<readonly NotificationKey[]>;

  /** Which notices anybody has with ids behind `afterId` and before `beforeId`, oldest first, at most `limit`. */
  abstract marksBetween(afterId: Id, beforeId: Id, limit: number): Promise<readonly NotificationKey[]>;

  /** A person's unread notices, oldest first, at most `limit`. */
  abstract unread(asked: UnreadNotices, limit: number): Promise<readonly UserNotification[]>;

  /** Those of the notices that are there, oldest first. */
  abstract find(ids: readonly Id[]): Promise<readonly UserNotification[]>;

  /** Gives a notice an id of now, as if it had just been written, and answers with it. */
  abstract renew(id: Id): Promise<Id>;

  /** For whoever removes a person; joins the caller's unit of work. Forgets at most `limit` and tells how many. */
  abstract forget(personId: Id, limit: number): Promise<number>;
}
