import swcOptions from './test/runner/swc-options.cjs';

/** Packages that are ES modules only, which this runner cannot require on Node 20. */
const ES_MODULES = '(openid-client|oauth4webapi|jose)/';

/** Tests that start, kill and cut off processes and servers (jest.processes.config.mjs). */
export const PROCESSES = [
  '<rootDir>/test/heavy/[^/]*.spec.ts$',
  '<rootDir>/test/invariants/(galera|killed-primary|several-hosts).spec.ts$',
  '<rootDir>/test/journeys/built-server.spec.ts$',
];

/**
 * Jest's ordinary runner, which loads every module anew for each file: for Stryker, which needs it, and for tests that change their
 * process. `jest.config.mjs` is the one for every day.
 */
export default {
  displayName: 'api',
  rootDir: '.',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/test/**/*.spec.ts'],
  // They need a layout to run against (jest.layout.config.mjs), or a gateway and time (jest.cluster.config.mjs).
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/layout/', '<rootDir>/test/cluster/'],
  globalSetup: '<rootDir>/test/prepare.mjs',
  globalTeardown: '<rootDir>/test/stop.mjs',
  setupFiles: ['reflect-metadata', '<rootDir>/test/runner/own-server.cjs'],
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'require', 'default'] },
  transform: {
    '^.+\\.ts$': ['@swc/jest', swcOptions],
    [`node_modules/${ES_MODULES}.+\\.js$`]: [
      '@swc/jest',
      { swcrc: false, module: { type: 'commonjs' }, jsc: { target: 'es2022' } },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!${ES_MODULES})`],
  testTimeout: 120_000,
};
