import { type Id } from '../../../kernel/ids';
import { type Consent, type TermsVersion } from '../domain/terms';

export abstract class Terms {
  /** All versions by effective date; cached for at most a second. */
  abstract versions(): Promise<readonly TermsVersion[]>;

  /** Like `versions`, not cached. */
  abstract storedVersions(): Promise<readonly TermsVersion[]>;

  abstract announce(version: TermsVersion): Promise<void>;

  /** A version that not everyone was notified of yet, and the last notified person. */
  abstract toAnnounce(): Promise<{ readonly terms: TermsVersion; readonly reached: Id } | undefined>;

  /** Stores the progress of notifications, or that everyone was notified (null); false where another process did. */
  abstract advance(version: string, reached: Id, next: Id | null): Promise<boolean>;

  /** A repeated consent does not replace the first. */
  abstract agree(personId: Id, consent: Consent): Promise<void>;

  abstract consentsOf(personId: Id, versions: readonly string[]): Promise<readonly Consent[]>;

  abstract deleteConsentsOf(personId: Id): Promise<void>;
}
