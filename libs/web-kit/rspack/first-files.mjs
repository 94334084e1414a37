import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The chunk in which the federation's runtime looks for ./remote. */
const EXPOSED = '__federation_expose_remote';
const VISITORS = ['anyone', 'guest'];

/** The request of each page that src/remote.ts imports, by its path. */
function pagesOf(directory) {
  const source = readFileSync(join(directory, 'src', 'remote.ts'), 'utf8');
  return new Map(
    [...source.matchAll(/'([^']+)': \(\) => import\('([^']+)'\)/g)].map(([, path, request]) => [path, request]),
  );
}

/**
 * The files that a visitor's first page needs beside the entry: `all` whichever page it is, `texts` by language, `pages` by
 * path. Undefined for a remote without such pages; throws where a page's files are not found in the build.
 */
export function firstFiles({ chunkGroups: groups }, { directory, routes }) {
  const filesOf = (what, isIt) => {
    const group = groups.find(isIt);
    if (!group) throw new Error(`${directory}: the build has no ${what}`);
    return group.getFiles().filter((file) => /\.(js|css)$/.test(file));
  };
  const imported = (request) => filesOf(request, ({ origins }) => origins.some((origin) => origin.request === request));
  const paths = Object.keys(routes).filter(
    (path) => /^\/[^:]*$/.test(path) && VISITORS.includes(routes[path].audience),
  );
  if (paths.length === 0) return undefined;
  const requests = pagesOf(directory);
  return {
    all: filesOf(EXPOSED, ({ chunks }) => chunks.some(({ name }) => name === EXPOSED)),
    texts: { en: imported('./en.json'), bn: imported('./bn.json') },
    pages: Object.fromEntries(paths.map((path) => [path, imported(requests.get(path))])),
  };
}
