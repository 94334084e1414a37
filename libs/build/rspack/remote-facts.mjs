import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findIncompatibleLibrary } from '../../web-kit/src/remotes/compatibility.mjs';
import { preloadManifest } from './preload-manifest.mjs';
import { pagePattern } from './page-pattern.mjs';
import { providedVersions } from './shared.mjs';

const { version: contractVersion } = JSON.parse(
  readFileSync(new URL('../../web-kit/contract.json', import.meta.url), 'utf8'),
);
const roles = ['Worker', 'Buyer', 'Admin'];
const audiences = ['anyone', 'guest', 'signed-in', ...roles];

/**
 * The version ranges of the shared libraries in the package.json of `directory`. Throws when an installed version is
 * out of range.
 */
function needsOf(directory) {
  const file = join(directory, 'package.json');
  const { dependencies } = JSON.parse(readFileSync(file, 'utf8'));
  const libraries = providedVersions();
  const needs = Object.fromEntries(Object.entries(dependencies).filter(([name]) => name in libraries));
  for (const [name, range] of Object.entries(needs)) {
    if (!/^\^\d+\.\d+\.\d+$/.test(range)) throw new Error(`${file}: ${name} is "${range}"; write it as ^1.2.3`);
  }
  const misfit = findIncompatibleLibrary(needs, libraries);
  if (misfit) throw new Error(`${file}: needs ${misfit.library} ${misfit.range}, the one here is ${misfit.version}`);
  return needs;
}

/**
 * The remote.json of the remote in `directory`, with the shared libraries it needs. Throws with a one-line reason when
 * they are invalid.
 */
export function readFacts(directory) {
  const file = join(directory, 'remote.json');
  const facts = JSON.parse(readFileSync(file, 'utf8'));
  const refuse = (why) => {
    throw new Error(`${file}: ${why}`);
  };
  if (facts.contract !== contractVersion) refuse(`contract is ${facts.contract}, this shell speaks ${contractVersion}`);
  if (facts.name !== basename(directory)) refuse(`name is "${facts.name}", the folder is "${basename(directory)}"`);
  if (facts.role !== null && !roles.includes(facts.role)) refuse(`role is "${facts.role}"; one of ${roles} or null`);
  if (facts.menu && facts.role !== null)
    refuse('menu is for a remote without a role; that of a role is fetched anyway');
  for (const [path, route] of Object.entries(facts.routes)) {
    if (path !== '*' && !path.startsWith('/')) refuse(`the path "${path}" must start with a slash or be *`);
    if (!audiences.includes(route.audience)) refuse(`the audience of ${path} must be one of ${audiences}`);
    const page = join('src', 'features', `${route.page}-page.tsx`);
    if (!existsSync(join(directory, page))) refuse(`${path} has no page at ${page}`);
    if (route.rendered && /[:*]/.test(path)) refuse(`${path} stands for many pages: none can be rendered beforehand`);
  }
  return { ...facts, needs: needsOf(directory) };
}

/** The federation name of a remote: its folder's name with underscores. */
export const federationName = (name) => name.replaceAll('-', '_');

/** The shell needs no names of files in src/features. */
const withoutFiles = (name, value) => (name === 'page' ? undefined : value);

/**
 * Checks remote.json before the build. Writes it into the built files, with the pattern of its pages and the hashed
 * names of the entry file and the preloaded files.
 */
export class RemoteFactsPlugin {
  constructor(directory, version) {
    this.directory = directory;
    this.version = version;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('RemoteFactsPlugin', (compilation) => {
      compilation.fileDependencies.add(join(this.directory, 'remote.json'));
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'RemoteFactsPlugin', stage }, () => {
        const facts = readFacts(this.directory);
        const entry = [...compilation.entrypoints.get(federationName(facts.name)).getFiles()].find((file) =>
          file.endsWith('.js'),
        );
        const first = preloadManifest(compilation, { directory: this.directory, routes: facts.routes });
        const published = { ...facts, version: this.version, pages: pagePattern(facts), entry, first };
        compilation.emitAsset('remote.json', new sources.RawSource(JSON.stringify(published, withoutFiles, 2)));
      });
    });
  }
}
