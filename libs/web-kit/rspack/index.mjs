import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { withoutStyleElements } from '@kaaj/ui-desk/rspack';
import { rspack } from '@rspack/core';
import { OneRuntimePlugin, runtimeModules } from './federation/one-runtime.mjs';
import { FirstVisitPlugin } from './first-visit.mjs';
import { HeadScriptPlugin } from './head-script.mjs';
import { PrecompressPlugin } from './precompress.mjs';
import { PreloadPlugin } from './preload.mjs';
import { federationName, readFacts, RemoteFactsPlugin } from './remote-facts.mjs';
import { remoteFolders } from './remotes.mjs';
import { ServiceWorkerPlugin } from './service-worker.mjs';
import { carried, sharedModules } from './shared.mjs';

export { HeadScriptPlugin, OneRuntimePlugin };

const targets = ['chrome >= 111', 'edge >= 111', 'firefox >= 114', 'safari >= 16.4'];
const describe = (directory) => JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
/** The import that every page of the shell begins with. */
const FIRST_VISIT = /\/bootstrap\b/;
const root = new URL('../../..', import.meta.url).pathname;

const typescript = (development, tsx) => ({
  loader: 'builtin:swc-loader',
  options: {
    env: { targets },
    jsc: { parser: { syntax: 'typescript', tsx }, transform: { react: { runtime: 'automatic', development } } },
  },
});

function common({ directory, development, publicPath, entry, federation, plugins }) {
  const hashed = development ? '[name]' : '[name].[contenthash:10]';
  return {
    context: directory,
    mode: development ? 'development' : 'production',
    devtool: development ? 'source-map' : false,
    target: ['web', `browserslist:${targets.join(', ')}`],
    entry,
    output: {
      path: join(directory, 'dist'),
      clean: true,
      publicPath,
      uniqueName: federation.name,
      // Marks the modules that broke while they ran, for forget-failures.mjs.
      strictModuleErrorHandling: true,
      filename: `${hashed}.js`,
      chunkFilename: `${hashed}.js`,
      cssFilename: `${hashed}.css`,
      cssChunkFilename: `${hashed}.css`,
      assetModuleFilename: '[name].[contenthash:10][ext]',
    },
    resolve: {
      alias: runtimeModules.alias,
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      conditionNames: ['source', 'browser', 'import', 'default'],
    },
    module: {
      parser: { 'css/auto': { namedExports: false } },
      generator: { 'css/auto': { localIdentName: '[uniqueName]-[local]-[hash:6]' } },
      rules: [
        { test: /\.ts$/, use: typescript(development, false) },
        { test: /\.tsx$/, use: typescript(development, true) },
        runtimeModules.rule,
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(svg|png|webp|avif|jpg|woff2)$/, type: 'asset/resource' },
        { test: /\.md$/, type: 'asset/source' },
      ],
    },
    optimization: {
      chunkIds: development ? 'named' : 'deterministic',
      moduleIds: development ? 'named' : 'deterministic',
    },
    performance: false,
    plugins: [
      new ModuleFederationPlugin({
        dts: false,
        dev: false,
        manifest: true,
        shareStrategy: 'loaded-first',
        runtimePlugins: [new URL('./forget-failures.mjs', import.meta.url).pathname],
        ...federation,
      }),
      ...plugins,
      ...(development ? [] : [new PrecompressPlugin()]),
    ],
    stats: 'errors-warnings',
  };
}

/**
 * A remote's whole build: `export default remoteConfig(import.meta.dirname)`. It exposes src/remote.ts, carries no shared
 * module of its own, and runs from whatever address its files are served at.
 */
export function remoteConfig(directory) {
  return (env) => {
    const development = Boolean(env?.RSPACK_SERVE);
    const { name } = readFacts(directory);
    const { version, config } = describe(directory);
    const federation = {
      name: federationName(name),
      filename: development ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js',
      exposes: { './remote': './src/remote.ts' },
      shared: sharedModules(false),
      experiments: { optimization: { target: 'web', disableSnapshot: true } },
    };
    const plugins = [new RemoteFactsPlugin(directory, version), new OneRuntimePlugin('borrow')];
    return {
      ...common({ directory, development, publicPath: 'auto', entry: {}, federation, plugins }),
      devServer: {
        port: config.devPort,
        headers: { 'Access-Control-Allow-Origin': '*' },
        hot: true,
        client: { webSocketURL: `ws://localhost:${config.devPort}/ws` },
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
    const federation = {
      name: federationName(basename(directory)),
      shared: sharedModules(true),
      experiments: { optimization: { target: 'web', disableSnapshot: true } },
    };
    const plugins = [
      new rspack.HtmlRspackPlugin({ template: './public/index.html', filename: 'app.html', scriptLoading: 'defer' }),
      new rspack.CopyRspackPlugin({
        patterns: [
          { from: 'public', globOptions: { ignore: ['**/index.html'] } },
          // Tells those who publish remotes which contract this shell speaks and which shared libraries it carries.
          {
            from: join(root, 'libs', 'web-kit', 'contract.json'),
            transform: (contract) => JSON.stringify({ ...JSON.parse(contract), carries: carried() }),
          },
        ],
      }),
      withoutStyleElements(rspack),
      new HeadScriptPlugin(
        ['theme', 'early-press', 'live-preloads'].map((name) => join(directory, 'src', 'head', `${name}.js`)),
      ),
      new OneRuntimePlugin('lend'),
      new FirstVisitPlugin(FIRST_VISIT),
      new PreloadPlugin({ request: FIRST_VISIT, assets: /anek-latin-latin-wght-normal.*woff2$/ }),
      ...(development ? [] : [new ServiceWorkerPlugin()]),
    ];
    return {
      ...common({
        directory,
        development,
        publicPath: '/',
        entry: { main: './src/index.ts' },
        federation,
        plugins,
      }),
      devServer: {
        port: config.devPort,
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
