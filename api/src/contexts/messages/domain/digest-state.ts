import { type EmailFrequency, type NotificationCategory } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { DAY_MS } from '../../../kernel/clock';

/**
 * Minimum age of processed notifications, in milliseconds: ids are made before the commit, so until then one may appear
 * after later ids.
 */
export const VISIBILITY_DELAY_MS = 5 * 60_000;

export interface EmailPreferences {
  readonly pace: EmailFrequency;
  /** Categories that are not mailed. */
  readonly off: readonly NotificationCategory[];
}

export const DEFAULT_EMAIL_PREFERENCES: EmailPreferences = { pace: 'daily', off: [] };

export interface DigestState extends EmailPreferences {
  readonly personId: Id;
  /** The first pending notification. */
  readonly since: Id;
  /** When the mail is due, in milliseconds since the epoch; 0 while nothing is pending. */
  readonly dueAt: number;
  /** When the last mail was written, in milliseconds since the epoch; 0: never. */
  readonly sentAt: number;
}

/** When pending notifications are mailed: immediately, or a day after the last mail. */
export function nextMailAt({ pace, sentAt }: Pick<DigestState, 'pace' | 'sentAt'>, now: number): number {
  return pace === 'at-once' ? now : Math.max(now, sentAt + DAY_MS);
}
