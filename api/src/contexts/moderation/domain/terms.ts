import { type Id } from '../../../kernel/ids';

/** A version of the terms of use, as the owner announced it. */
export interface TermsVersion {
  readonly version: string;
  /** The day on which it takes effect, YYYY-MM-DD. */
  readonly effectiveFrom: string;
  /** What changes, for everybody to read. */
  readonly summary: string;
  /** Milliseconds since the epoch. */
  readonly announcedAt: number;
  readonly announcedBy: Id;
}

export interface Consent {
  readonly version: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** The version in effect on a day, and the one that is announced for later; of versions by the day on which they take effect. */
export function termsOn(
  versions: readonly TermsVersion[],
  today: string,
): { readonly current: TermsVersion | undefined; readonly next: TermsVersion | undefined } {
  return {
    current: versions.findLast(({ effectiveFrom }) => effectiveFrom <= today),
    next: versions.find(({ effectiveFrom }) => effectiveFrom > today),
  };
}
