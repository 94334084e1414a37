import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Packages of which a page has exactly one copy, whichever part loads first. */
const libraries = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const ourOwn = ['@kaaj/api-client', '@kaaj/web-kit', '@kaaj/ui', '@kaaj/ui-desk'];

const describe = (name) => JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8'));

/** Our own shared libraries with their versions: what a shell built now carries. */
export const providedVersions = () => Object.fromEntries(ourOwn.map((name) => [name, describe(name).version]));

/** The names under which one of our own packages can be imported: its `exports`, apart from those for tools. */
function entriesOf(name) {
  const description = describe(name);
  const forBrowsers = Object.entries(description.exports).filter(([, target]) => target.source);
  return forBrowsers.map(([path]) => ({ request: path.replace(/^\./, name), version: description.version }));
}

/**
 * The federation plugin's `shared` for shell and remotes. The shell provides all of it. A remote bundles none of it and
 * so cannot load a second React, store or theme.
 */
export function sharedModules(provider) {
  const all = [
    ...libraries.map((request) => ({ request, version: describe(request.split('/')[0]).version })),
    ...ourOwn.flatMap(entriesOf),
  ];
  return Object.fromEntries(
    all.map(({ request, version }) => [
      request,
      { singleton: true, requiredVersion: false, version, ...(provider ? {} : { import: false }) },
    ]),
  );
}
