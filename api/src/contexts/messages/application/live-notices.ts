import { type UserNotification } from '../domain/user-notification';

/** The way from a commit to the open screens, in this process and in the others. */
export abstract class LiveNotices {
  /** Sends the notice on once the running unit of work has committed. Losing it on the way only delays it. */
  abstract afterCommit(notice: UserNotification): void;
}
