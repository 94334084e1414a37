import { type Id } from '../../../kernel/ids';
import { type Consent, type TermsVersion } from '../domain/terms';

/** Keeps the versions of the terms, and who agreed to which. */
export abstract class Terms {
  /** All of them, by the day on which they take effect; as of a second ago at most. */
  abstract versions(): Promise<readonly TermsVersion[]>;

  /** As `versions`, and nobody announces one before the running unit of work ends. */
  abstract hold(): Promise<readonly TermsVersion[]>;

  abstract announce(version: TermsVersion): Promise<void>;

  /** A version of which not everybody was told, and the last person who was. */
  abstract toAnnounce(): Promise<{ readonly terms: TermsVersion; readonly reached: Id } | undefined>;

  /** Goes on behind that person, or says that everybody was told (null); false where another process did. */
  abstract advance(version: string, reached: Id, next: Id | null): Promise<boolean>;

  /** A second time keeps the first. */
  abstract agree(personId: Id, consent: Consent): Promise<void>;

  abstract consentsOf(personId: Id, versions: readonly string[]): Promise<readonly Consent[]>;

  abstract forgetConsentsOf(personId: Id): Promise<void>;
}
