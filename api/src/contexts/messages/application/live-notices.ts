import { type UserNotification } from '../domain/user-notification';

/** Sends committed notifications to open streams, of this process and of others. */
export abstract class LiveNotices {
  /** Publishes the notification after the current unit of work has committed. A loss only delays it. */
  abstract afterCommit(notice: UserNotification): void;
}
