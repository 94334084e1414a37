import { borrowedBy } from './first-visit.mjs';

/** The chunk in which the federation runtime expects ./remote. */
export const EXPOSED = '__federation_expose_remote';
const VISITORS = ['anyone', 'guest'];

/**
 * Files of a visitor's first page besides the entry: `all` for every page, `texts` by language, `pages` and the names
 * of `shared` modules by path. Undefined for a remote without public pages; throws when a page's files are not in the
 * build.
 */
export function preloadManifest({ chunkGroups: groups, chunkGraph }, { directory, routes }) {
  const groupOf = (what, isIt) => {
    const group = groups.find(isIt);
    if (!group) throw new Error(`${directory}: the build has no ${what}`);
    return group;
  };
  const filesOf = (group) => group.getFiles().filter((file) => /\.(js|css)$/.test(file));
  const imported = (request) => groupOf(request, ({ origins }) => origins.some((origin) => origin.request === request));
  const borrowed = (group) => borrowedBy(group.chunks.flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)]));
  const paths = Object.keys(routes).filter(
    (path) => /^\/[^:]*$/.test(path) && VISITORS.includes(routes[path].audience),
  );
  if (paths.length === 0) return undefined;
  // remote.ts imports all pages by one expression: a module with a block for each.
  const { module } = groups.flatMap(({ origins }) => origins).find(({ request }) => request === './features');
  const pages = new Map(
    module.blocks.map((block) => [block.dependencies[0].request, chunkGraph.getBlockChunkGroup(block)]),
  );
  const pageAt = (path) => pages.get(`./${routes[path].page}-page`);
  const byPath = (whatOf) => Object.fromEntries(paths.map((path) => [path, whatOf(pageAt(path))]));
  return {
    all: filesOf(groupOf(EXPOSED, ({ chunks }) => chunks.some(({ name }) => name === EXPOSED))),
    texts: { en: filesOf(imported('./en.json')), bn: filesOf(imported('./bn.json')) },
    pages: byPath(filesOf),
    shared: byPath(borrowed),
  };
}
