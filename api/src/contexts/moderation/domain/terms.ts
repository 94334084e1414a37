import { type Id } from '../../../kernel/ids';

export interface TermsVersion {
  readonly version: string;
  /** Effective date, YYYY-MM-DD. */
  readonly effectiveFrom: string;
  /** Public summary of the changes. */
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

/** The version in effect on a day, and the one announced for later; `versions` are sorted by effective date. */
export function termsOn(
  versions: readonly TermsVersion[],
  today: string,
): { readonly current: TermsVersion | undefined; readonly next: TermsVersion | undefined } {
  return {
    current: versions.findLast(({ effectiveFrom }) => effectiveFrom <= today),
    next: versions.find(({ effectiveFrom }) => effectiveFrom > today),
  };
}
