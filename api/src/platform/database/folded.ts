import { foldedText } from '@kaaj/contract';

/** Characters of a folded text that a column of long text holds on every engine. */
const MAX_FOLDED = 21_000;

/**
 * What searches look in, made by the writing code, since engines differ in what they fold. Some letters become eighteen: what is
 * beyond `most` is not found.
 */
export function folded(text: string, most = MAX_FOLDED): string {
  return foldedText(text)
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '');
}

/** The same, or null where the text is ASCII: every engine's LOWER folds that. */
export const foldedUnlessAscii = (text: string): string | null => (/[^\p{ASCII}]/u.test(text) ? folded(text) : null);
