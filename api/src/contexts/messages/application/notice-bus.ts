import { type Id } from '../../../kernel/ids';
import { type UserNotification } from '../domain/user-notification';

/**
 * Carries notices between processes, where there is something to carry them, each to those that follow its person. It only
 * makes them faster: whoever listens also looks into the database, where every notice is.
 */
export abstract class NoticeBus {
  /** Since when (milliseconds since the epoch) notices of other processes arrive by themselves; undefined: not now. */
  abstract readonly listeningSince: number | undefined;

  abstract send(notice: UserNotification): void;

  /** Who is told of notices that arrive. */
  abstract listen(hear: (notice: UserNotification) => void): void;

  /** From when it resolves, what others send to this person arrives, unless nothing does. Never rejects. */
  abstract follow(personId: Id): Promise<void>;

  abstract unfollow(personId: Id): void;
}
