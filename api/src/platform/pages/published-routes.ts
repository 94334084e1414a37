import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface Published {
  /** `pages` is the expression that the addresses of a remote's pages fit. */
  readonly remotes?: readonly { readonly pages?: string }[];
}

const EVERYTHING = '^';

/**
 * Tells which addresses are pages: those that the remotes in shell/dist/remotes.json publish. Where nothing is published, or a remote
 * does not say, every address may be one.
 */
export function publishedRoutes(root: string): (path: string) => boolean {
  const file = join(root, 'shell', 'dist', 'remotes.json');
  let readAt = 0;
  let pages = new RegExp(EVERYTHING);
  return (path) => {
    const { mtimeMs = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs !== readAt) {
      pages = pagesIn(mtimeMs === 0 ? {} : (JSON.parse(readFileSync(file, 'utf8')) as Published));
      readAt = mtimeMs;
    }
    return pages.test(path);
  };
}

function pagesIn({ remotes = [] }: Published): RegExp {
  return new RegExp(remotes.map(({ pages = EVERYTHING }) => pages).join('|') || EVERYTHING, 'i');
}
