import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface Published {
  readonly remotes?: readonly { readonly routes: Readonly<Record<string, unknown>> }[];
}

const EVERYTHING = /^/;

/**
 * Tells which addresses are pages: those that the remotes in shell/dist/remotes.json publish, and the dashboard itself. Where
 * nothing is published, every address may be one.
 */
export function knownPages(root: string): (path: string) => boolean {
  const file = join(root, 'shell', 'dist', 'remotes.json');
  let readAt = 0;
  let pages = EVERYTHING;
  return (path) => {
    const { mtimeMs = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs !== readAt) {
      pages = mtimeMs === 0 ? EVERYTHING : pagesIn(JSON.parse(readFileSync(file, 'utf8')) as Published);
      readAt = mtimeMs;
    }
    return pages.test(path);
  };
}

function pagesIn({ remotes = [] }: Published): RegExp {
  const paths = remotes.flatMap(({ routes }) => Object.keys(routes)).filter((path) => path !== '*');
  if (paths.length === 0) return EVERYTHING;
  const patterns = ['/dashboard', ...paths].map((path) =>
    path
      .replace(/\/$/, '')
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[^\w-]/g, '\\$&')))
      .join('/'),
  );
  // The browser's router takes any letter case and a slash at the end, too.
  return new RegExp(`^(?:${patterns.join('|')})/?$`, 'i');
}
