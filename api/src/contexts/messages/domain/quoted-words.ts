import { isolated } from '@kaaj/contract';

/** Most characters of somebody's words in a mail; the rest is on the person's pages. */
const MOST = 140;

/** What mail programs make a link of: a scheme, and a full stop inside of a name. Full stops of other scripts count in names of hosts. */
const SCHEME = /\b(h)tt(ps?)(?=:)/gi;
const ANY_SCHEME = /:(?=\/\/)/g;
const DOT = /(?<=[\p{L}\p{N}\p{M}_-])[.\u3002\uff0e\uff61](?=[\p{L}\p{N}])/gu;
const DECIMAL = /^\p{N}+[.,]\p{N}+$/u;

/**
 * What people wrote, as it may stand in a mail of ours: one line, cut, without a link, and without quotes that would end ours. A
 * mail's layout and links are the platform's own.
 */
export function wordsInMail(words: string): string {
  const line = words.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const characters = [...line.slice(0, 2 * MOST + 2)];
  const cut =
    characters.length > MOST
      ? `${characters
          .slice(0, MOST - 1)
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
