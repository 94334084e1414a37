import { createRequire } from 'node:module';
import { join } from 'node:path';
import { rspack } from '@rspack/core';

/** Native code, what is loaded on first use only, and files that a package finds beside its own. They stay in node_modules. */
const OUTSIDE = [
  '@aws-sdk/client-s3',
  '@node-rs/argon2',
  'ioredis',
  'libsql',
  'nodemailer',
  // Calls url.parse(), of which Node warns wherever it is called outside of node_modules.
  'passport-google-oauth20',
  'sharp',
  'stripe',
  'swagger-ui-dist',
  'thread-stream',
];

const isOutside = (request) => OUTSIDE.some((name) => request === name || request.startsWith(`${name}/`));

/** Nest and typeorm ask for packages that they can do without. */
function isMissing(request, folder) {
  if (request.startsWith('.') || request.startsWith('/')) return false;
  try {
    createRequire(join(folder, 'any.js')).resolve(request);
    return false;
  } catch {
    return true;
  }
}

/** What packages ask for when they are loaded and Kaaj never uses: drivers of other databases, and sentences of a reader of settings in other languages. */
const NEVER_USED = [
  { from: /typeorm\/driver$/, request: /^\.\/(?!mysql|better-sqlite3)[\w-]+\/\w+Driver$/ },
  { from: /zod\/v4\/(classic|core)$/, request: /^\.\.\/locales\/index\.cjs$/ },
];

const isNeverUsed = (request, folder) => NEVER_USED.some((one) => one.from.test(folder) && one.request.test(request));

/** Letters of languages that no connection of ours speaks are read from beside the file, should one ever ask. */
const tableOfLetters = (request, folder) =>
  /iconv-lite\/encodings$/.test(folder) && /^\.\/(tables\/\w+\.json)$/.exec(request)?.[1];

/** Of packages the text alone is smaller by half. Names stay: Nest finds classes by them, and swc breaks classes whose names it shortens. */
const withoutComments = {
  minify: true,
  sourceMaps: false,
  isModule: 'unknown',
  jsc: { target: 'es2023', minify: { compress: false, mangle: false, format: { comments: false } } },
};

/** Functions that a request makes are not put beside what lives for ever. */
const YOUNG_FUNCTIONS = join(import.meta.dirname, 'young-functions.loader.mjs');

/** One letter beyond Latin-1 would have V8 keep the whole text with two bytes a letter. It means the same when escaped. */
const escapeLetters = {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('escape letters', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'escape letters', stage }, (assets) => {
        for (const name of Object.keys(assets).filter((asset) => asset.endsWith('.js'))) {
          compilation.updateAsset(name, (source) => new rspack.sources.RawSource(escaped(String(source.source()))));
        }
      });
    });
  },
};

const escaped = (text) =>
  text.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The server as one file, made from the compiled modules. Files of tools and of `npm run dev` stay modules. */
export default {
  mode: 'production',
  target: 'node20.19',
  context: import.meta.dirname,
  entry: { server: './dist/main.js' },
  output: {
    path: join(import.meta.dirname, 'dist'),
    filename: '[name].js',
    devtoolModuleFilenameTemplate: '../[resource-path]',
  },
  devtool: 'nosources-cheap-module-source-map',
  module: {
    parser: {
      javascript: { requireAsExpression: false, requireResolve: false, requireDynamic: false, importDynamic: false },
    },
    rules: [
      {
        test: /\.js$/,
        include: join(import.meta.dirname, '..'),
        exclude: /node_modules/,
        extractSourceMap: true,
        use: YOUNG_FUNCTIONS,
      },
      {
        test: /\.[cm]?js$/,
        include: /node_modules/,
        use: [{ loader: 'builtin:swc-loader', options: withoutComments }, YOUNG_FUNCTIONS],
      },
    ],
  },
  node: { __dirname: false, __filename: false },
  externalsPresets: { node: true },
  externals: [
    ({ request, context }, done) => {
      if (isNeverUsed(request, context)) return done(null, 'var {}');
      const table = tableOfLetters(request, context);
      if (table) return done(null, `commonjs iconv-lite/encodings/${table}`);
      return isOutside(request) || isMissing(request, context) ? done(null, `commonjs ${request}`) : done();
    },
  ],
  optimization: { moduleIds: 'named', nodeEnv: false, minimize: false },
  plugins: [escapeLetters],
  performance: false,
};
