import { isolated } from '@kaaj/contract';

/** Maximum characters of a user's text in a mail; the rest is on the person's pages. */
const MAX_LENGTH = 140;

/**
 * Patterns that mail programs turn into links: a scheme, or a dot within a name. Dots of other scripts count in host
 * names.
 */
const SCHEME = /\b(h)tt(ps?)(?=:)/gi;
const ANY_SCHEME = /:(?=\/\/)/g;
const DOT = /(?<=[\p{L}\p{N}\p{M}_-])[.\u3002\uff0e\uff61](?=[\p{L}\p{N}])/gu;
const DECIMAL = /^\p{N}+[.,]\p{N}+$/u;

/**
 * Makes a user's text safe for a mail: one line, shortened, without links and without closing quotes. Layout and links
 * of a mail must be the platform's own.
 */
export function quotedForMail(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const characters = [...line.slice(0, 2 * MAX_LENGTH + 2)];
  const cut =
    characters.length > MAX_LENGTH
      ? `${characters
          .slice(0, MAX_LENGTH - 1)
          .join('')
          .trimEnd()}…`
      : line;
  const inert = cut
    .split(' ')
    .map((word) =>
      DECIMAL.test(word) ? word : word.replace(SCHEME, '$1xx$2').replace(ANY_SCHEME, '[:]').replace(DOT, '[.]'),
    )
    .join(' ');
  return isolated(inert.replace(/["“”„«»]/g, "'"));
}
