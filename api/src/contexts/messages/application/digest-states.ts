import { type Id } from '../../../kernel/ids';
import { type DigestState, type EmailPreferences } from '../domain/digest-state';

/**
 * Stores e-mail preferences, pending mails, and the cursor of processed notifications. Processing notifications and
 * writing a mail both lock the cursor until the unit of work ends. So a notification is either pending or mailed, never
 * both.
 */
export abstract class DigestStates {
  /** Undefined for a person without preferences and notifications. */
  abstract find(personId: Id): Promise<DigestState | undefined>;

  abstract among(personIds: readonly Id[]): Promise<ReadonlyMap<Id, DigestState>>;

  /** Stores preferences, and when pending notifications are mailed. */
  abstract choose(personId: Id, preferences: EmailPreferences, dueAt: number): Promise<void>;

  /** Marks notifications from `since` on as pending; changes nothing for a person with pending ones. */
  abstract wait(personId: Id, since: Id, dueAt: number): Promise<void>;

  /** At most `limit` people whose mail is due at `now`, longest waiting first. */
  abstract due(now: number, limit: number): Promise<readonly DigestState[]>;

  /** Clears pending notifications; false where another process did, or the time has changed. */
  abstract settle(state: DigestState, sentAt: number): Promise<boolean>;

  /** Clears all pending notifications. */
  abstract settleAll(): Promise<void>;

  abstract delete(personId: Id): Promise<void>;

  /** The last processed notification; undefined at first. Locks the cursor until the unit of work ends. */
  abstract lockCursor(): Promise<Id | undefined>;

  /** Moves the cursor in the unit of work that has locked it. */
  abstract moveTo(position: Id): Promise<void>;
}
