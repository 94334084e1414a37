import { type EmailFrequency, type NotificationCategory } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';

/**
 * Notices are mailed once they are so old (milliseconds): an id is made before its commit, and until then a notice may appear behind
 * later ones.
 */
export const VISIBILITY_DELAY_MS = 5 * 60_000;

const DAY_MS = 24 * 60 * 60_000;

/** What somebody wants to be mailed, and how often. */
export interface EmailPreferences {
  readonly pace: EmailFrequency;
  /** Kinds that are not mailed. */
  readonly off: readonly NotificationCategory[];
}

/** Of somebody who never chose. */
export const DEFAULT_EMAIL_PREFERENCES: EmailPreferences = { pace: 'daily', off: [] };

/** Where one person's mails stand. */
export interface DigestState extends EmailPreferences {
  readonly personId: Id;
  /** The first of the notices that wait to be mailed. */
  readonly since: Id;
  /** When they are mailed, in milliseconds since the epoch; 0 while nothing waits. */
  readonly dueAt: number;
  /** When the last mail was written, in milliseconds since the epoch; 0: never. */
  readonly sentAt: number;
}

/** When what waits is mailed: at once, or a day after the last mail. */
export function nextMailAt({ pace, sentAt }: Pick<DigestState, 'pace' | 'sentAt'>, now: number): number {
  return pace === 'at-once' ? now : Math.max(now, sentAt + DAY_MS);
}
