import { type Id } from '../../../kernel/ids';
import { type UserNotification } from '../domain/user-notification';

/**
 * Publishes notifications between processes, to subscribers of their person. It only reduces latency: listeners also
 * poll the database, which has every notification.
 */
export abstract class NoticeBus {
  /**
   * Since when (milliseconds since the epoch) notifications of other processes are received; undefined: not at present.
   */
  abstract readonly listeningSince: number | undefined;

  abstract send(notice: UserNotification): void;

  abstract listen(onNotice: (notice: UserNotification) => void): void;

  /**
   * After it resolves, other processes' notifications for this person are received while the bus is connected. Never
   * rejects.
   */
  abstract follow(personId: Id): Promise<void>;

  abstract unfollow(personId: Id): void;
}
