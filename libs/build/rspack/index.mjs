import { basename, join } from 'node:path';
import { withoutStyleElements } from '@kaaj/ui-desk/rspack';
import { rspack } from '@rspack/core';
import { standaloneConfig } from './standalone.mjs';
import { common, describe, devPort, root } from './common.mjs';
import { SharedRuntimePlugin } from './federation/shared-runtime.mjs';
import { EXPOSED } from './preload-manifest.mjs';
import { FirstVisitPlugin } from './first-visit.mjs';
import { HeadScriptPlugin } from './head-script.mjs';
import { PreloadPlugin } from './preload.mjs';
import { lendRefresh, borrowRefresh } from './refresh/shared-refresh.mjs';
import { federationName, readFacts, RemoteFactsPlugin } from './remote-facts.mjs';
import { remoteFolders } from './remotes.mjs';
import { ServiceWorkerPlugin } from './service-worker.mjs';
import { providedVersions, sharedModules } from './shared.mjs';
import { shellFiles } from './shell-files.mjs';

export { HeadScriptPlugin, SharedRuntimePlugin };

/** The import that every page of the shell begins with. */
const FIRST_VISIT = /\/bootstrap\b/;
/** Where the texts that every page needs are imported: those of the frame and those that every remote uses. */
const CATALOGUES = /[\\/](shell[\\/]src[\\/]messages[\\/]index|web-kit[\\/]src[\\/]messages[\\/]common)\.ts$/;

/** Facts about the shell's build for the scripts in a page's head. */
export const headFacts = (compilation) => shellFiles(compilation, { firstVisit: FIRST_VISIT, catalogues: CATALOGUES });

/**
 * The build configuration of a remote: `export default remoteConfig(import.meta.dirname)`. It exposes src/remote.ts,
 * bundles no shared module, and runs from any address. With `--env alone` it is served standalone.
 */
export function remoteConfig(directory) {
  return (env) => {
    if (env?.alone) return standaloneConfig(directory, { recorded: env.alone === 'recorded' });
    const development = Boolean(env?.RSPACK_SERVE);
    const { name } = readFacts(directory);
    const { version } = describe(directory);
    const port = devPort(directory);
    const federation = {
      filename: development ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js',
      exposes: { './remote': { import: './src/remote.ts', name: EXPOSED } },
      shared: sharedModules(false),
    };
    const plugins = [
      new RemoteFactsPlugin(directory, version),
      new SharedRuntimePlugin('borrow'),
      ...(development ? [borrowRefresh] : []),
    ];
    return {
      ...common({
        directory,
        name: federationName(name),
        development,
        publicPath: 'auto',
        entry: {},
        federation,
        plugins,
      }),
      devServer: {
        port,
        headers: { 'Access-Control-Allow-Origin': '*' },
        hot: true,
        client: { webSocketURL: `ws://localhost:${port}/ws` },
      },
    };
  };
}

/**
 * The shell's build: the page itself, app.html for every address, and every module that the remotes share.
 */
export function shellConfig(directory) {
  return (env) => {
    const development = Boolean(env?.RSPACK_SERVE);
    const { config } = describe(directory);
    const federation = { shared: sharedModules(true) };
    const plugins = [
      new rspack.HtmlRspackPlugin({ template: './public/index.html', filename: 'app.html', scriptLoading: 'defer' }),
      new rspack.CopyRspackPlugin({
        patterns: [
          { from: 'public', globOptions: { ignore: ['**/index.html'] } },
          // Publishes which contract this shell implements and which shared libraries it provides.
          {
            from: join(root, 'libs', 'web-kit', 'contract.json'),
            transform: (contract) => JSON.stringify({ ...JSON.parse(contract), carries: providedVersions() }),
          },
        ],
      }),
      withoutStyleElements(rspack),
      new HeadScriptPlugin(
        ['theme', 'first-texts', 'live-preloads'].map((name) => join(directory, 'src', 'head', `${name}.js`)),
        headFacts,
      ),
      new SharedRuntimePlugin('lend'),
      new FirstVisitPlugin(FIRST_VISIT),
      new PreloadPlugin({ request: FIRST_VISIT, assets: /anek-latin-latin-wght-normal.*woff2$/ }),
      ...(development ? [lendRefresh] : [new ServiceWorkerPlugin()]),
    ];
    return {
      ...common({
        directory,
        name: federationName(basename(directory)),
        development,
        publicPath: '/',
        entry: { main: './src/index.ts' },
        federation,
        plugins,
      }),
      devServer: {
        port: devPort(directory),
        hot: true,
        historyApiFallback: { index: '/app.html' },
        proxy: [{ context: ['/api'], target: config.devApi }],
        setupMiddlewares: (middlewares) => [
          {
            name: 'remotes.json',
            path: '/remotes.json',
            middleware: (_request, response) =>
              response.setHeader('Content-Type', 'application/json').end(JSON.stringify(devRemotes())),
          },
          ...middlewares,
        ],
      },
    };
  };
}

function devRemotes() {
  const remotes = remoteFolders(root).map((folder) => {
    const { version, config } = describe(join(root, folder));
    return { ...readFacts(join(root, folder)), version, entry: `http://localhost:${config.devPort}/remoteEntry.js` };
  });
  return { remotes };
}
