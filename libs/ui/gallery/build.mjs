import { rspack } from '@rspack/core';
import { withoutStyleElements } from '../../ui-desk/rspack.mjs';

/** Builds the gallery into gallery/dist. It is no part of the product. */
const here = import.meta.dirname;
const compiler = rspack({
  context: here,
  mode: 'production',
  devtool: false,
  target: ['web', 'browserslist:chrome >= 111, firefox >= 114, safari >= 16.4'],
  entry: './gallery.tsx',
  output: {
    path: `${here}/dist`,
    clean: true,
    filename: '[name].js',
    cssFilename: '[name].css',
    assetModuleFilename: '[name][ext]',
  },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], conditionNames: ['source', 'browser', 'import', 'default'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            target: 'es2022',
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      { test: /\.css$/, type: 'css/auto' },
      { test: /\.woff2$/, type: 'asset/resource' },
    ],
  },
  performance: false,
  plugins: [new rspack.HtmlRspackPlugin({ template: './index.html' }), withoutStyleElements(rspack)],
});

compiler.run((error, stats) => {
  if (error) throw error;
  process.stdout.write(`${stats.toString('errors-warnings')}\n`);
  if (stats.hasErrors()) process.exitCode = 1;
  compiler.close(() => {});
});
