import { type Id } from '../../../kernel/ids';
import { type Notice } from '../domain/notice';

export interface InboxPage {
  readonly notices: readonly Notice[];
  /** Cursor of the following page; null at the end. */
  readonly next: string | null;
  /** Of all, not of this page alone. */
  readonly unread: number;
}

/** What people were told. */
export abstract class Inbox {
  abstract add(notice: Notice): Promise<void>;

  /** Newest first. */
  abstract page(personId: Id, cursor: string | undefined, size: number): Promise<InboxPage>;

  abstract markRead(personId: Id): Promise<void>;

  /** What the people were told with ids from `fromId` on, oldest first, at most `limit`. */
  abstract since(personIds: readonly Id[], fromId: Id, limit: number): Promise<readonly Notice[]>;

  /** For whoever removes a person; joins the caller's unit of work. */
  abstract forget(personId: Id): Promise<void>;
}
