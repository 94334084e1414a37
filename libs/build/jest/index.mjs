import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

// Read by the workers: a larger young generation takes a tenth off their time.
if (!process.env.NODE_OPTIONS?.includes('--max-semi-space-size'))
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim();

/** Packages that ship ES modules alone. */
const esModules = [
  'until-async',
  'rettime',
  'd3-[a-z-]+',
  'internmap',
  'scroll-into-view-if-needed',
  'compute-scroll-into-view',
];

/** Jest for one front-end project: `export default frontProject(import.meta.dirname)` in its jest.config.mjs. */
export function frontProject(rootDir) {
  return {
    displayName: basename(rootDir),
    rootDir,
    testEnvironment: here('./environment.cjs'),
    testEnvironmentOptions: { customExportConditions: ['source', 'node', 'require', 'default'] },
    setupFiles: [here('./browser-gaps.cjs'), here('./owner-stacks.cjs')],
    setupFilesAfterEnv: [here('./matchers.cjs'), here('./async-timeout.cjs'), here('./axe.cjs')],
    testMatch: ['<rootDir>/{src,examples}/**/*.spec.{ts,tsx}'],
    testTimeout: 20_000,
    transform: {
      '\\.md$': here('./text-source.cjs'),
      '\\.[cm]?[jt]sx?$': [
        '@swc/jest',
        {
          jsc: { transform: { react: { runtime: 'automatic' } }, target: 'es2023' },
          module: { type: 'commonjs' },
        },
      ],
    },
    transformIgnorePatterns: [`/node_modules/(?!(?:${esModules.join('|')})/)`],
    moduleNameMapper: {
      '^antd$': here('./antd-by-part.cjs'),
      '^antd/es/(.*)$': 'antd/lib/$1',
      '/Dom/dynamicCSS$': here('./antd-css.cjs'),
      '^\\.{1,2}/Cache$': here('./antd-cache.cjs'),
      '/hooks/useId$': here('./unique-id.cjs'),
      '\\.module\\.css$': here('./css-classes.cjs'),
      '\\.(css|svg|png|webp|woff2)$': here('./asset-address.cjs'),
    },
  };
}
