import { type Id } from '../../../kernel/ids';
import { type DigestState, type EmailPreferences } from '../domain/digest-state';

/**
 * Keeps who wants to be mailed what, who waits for a mail, and up to which notice everybody's were looked through. Whoever looks through
 * more of them or writes a mail holds that place until the unit of work ends: a notice waits or is mailed, never both.
 */
export abstract class MailStandings {
  /** Undefined for somebody who never chose and was never told anything. */
  abstract find(personId: Id): Promise<DigestState | undefined>;

  abstract among(personIds: readonly Id[]): Promise<ReadonlyMap<Id, DigestState>>;

  /** Writes down what somebody wants, and when what waits is mailed. */
  abstract choose(personId: Id, wishes: EmailPreferences, dueAt: number): Promise<void>;

  /** From now on notices from `since` on wait; changes nothing for somebody who waits already. */
  abstract wait(personId: Id, since: Id, dueAt: number): Promise<void>;

  /** At most `limit` who are to be mailed at `now`, those who wait longest first. */
  abstract due(now: number, limit: number): Promise<readonly DigestState[]>;

  /** Nothing waits any more; false where somebody else has seen to that, or the time has changed. */
  abstract settle(standing: DigestState, sentAt: number): Promise<boolean>;

  /** Nothing waits for anybody any more. */
  abstract settleAll(): Promise<void>;

  abstract forget(personId: Id): Promise<void>;

  /** Behind which notice nobody has looked yet; undefined before the first look. Held until the unit of work ends. */
  abstract lockCursor(): Promise<Id | undefined>;

  /** Joins the unit of work that holds the place. */
  abstract moveTo(place: Id): Promise<void>;
}
