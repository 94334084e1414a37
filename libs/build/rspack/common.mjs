import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripAntdStyleFunctions } from '@kaaj/ui-desk/rspack';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { runtimeModules } from './federation/shared-runtime.mjs';
import { PrecompressPlugin } from './precompress.mjs';

const targets = ['chrome >= 111', 'edge >= 111', 'firefox >= 114', 'safari >= 16.4'];

/** The package.json in `directory`. */
export const describe = (directory) => JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
/** Where the pages in `directory` are served while they are worked on. */
export const devPort = (directory) => Number(process.env.DEV_PORT || describe(directory).config.devPort);
export const root = new URL('../../..', import.meta.url).pathname;

const typescript = (development, tsx) => ({
  loader: 'builtin:swc-loader',
  options: {
    env: { targets },
    jsc: {
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic', development, refresh: development } },
    },
  },
});

const federated = (federation) =>
  new ModuleFederationPlugin({
    dts: false,
    dev: false,
    manifest: false,
    shareStrategy: 'loaded-first',
    experiments: { optimization: { target: 'web', disableSnapshot: true } },
    runtimePlugins: [new URL('./evict-failed-modules.mjs', import.meta.url).pathname],
    ...federation,
  });

/** What every build of pages has in common; `federation` is missing where a page brings all that it needs itself. */
export function common({ directory, name, development, publicPath, entry, federation, plugins }) {
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
      uniqueName: name,
      // Marks the modules that broke while they ran, for evict-failed-modules.mjs.
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
      conditionNames: ['source', 'module', 'browser', 'import', 'default'],
    },
    module: {
      parser: { 'css/auto': { namedExports: false } },
      generator: { 'css/auto': { localIdentName: '[uniqueName]-[local]-[hash:6]' } },
      rules: [
        { test: /\.ts$/, use: typescript(development, false) },
        { test: /\.tsx$/, use: typescript(development, true) },
        runtimeModules.rule,
        stripAntdStyleFunctions,
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
    // Lazy compilation would send its requests to the page's address, which is the shell's and not the remote's.
    lazyCompilation: false,
    plugins: [
      ...(federation ? [federated({ name, ...federation })] : []),
      ...plugins,
      ...(development ? [] : [new PrecompressPlugin()]),
    ],
    stats: 'errors-warnings',
  };
}
