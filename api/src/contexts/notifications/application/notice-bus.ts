import { type Notice } from '../domain/notice';

/**
 * Carries notices between processes, where there is something to carry them. It only makes them faster: whoever listens also
 * looks into the database, where every notice is.
 */
export abstract class NoticeBus {
  /** Since when (milliseconds since the epoch) notices of other processes arrive by themselves; undefined: not now. */
  abstract readonly listeningSince: number | undefined;

  abstract send(notice: Notice): void;

  abstract listen(hear: (notice: Notice) => void): void;
}
