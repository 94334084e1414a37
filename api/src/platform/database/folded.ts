import { foldedText } from '@kaaj/contract';

/** Maximum length of a folded text that fits a column of long text on every engine. */
const MAX_FOLDED = 21_000;

/**
 * Normalizes text for searches in the application, since engines differ in case folding. Some letters expand to
 * eighteen; text beyond `most` is not found.
 */
export function folded(text: string, most = MAX_FOLDED): string {
  return foldedText(text)
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '');
}

/** Null where the text is ASCII, which LOWER folds on every engine. */
export const foldedUnlessAscii = (text: string): string | null => (/[^\p{ASCII}]/u.test(text) ? folded(text) : null);
