import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface Published {
  /** Regular expression of the paths of a remote's pages. */
  readonly remotes?: readonly { readonly pages?: string }[];
}

const EVERYTHING = '^';

/**
 * Whether a path is a page of a remote in shell/dist/remotes.json. Without this file, or where a remote has no
 * expression, every path may be one.
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
