export default {
  displayName: 'api',
  rootDir: '.',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/test/**/*.spec.ts'],
  // They need a layout to run against (jest.layout.config.mjs), or a gateway and time (jest.cluster.config.mjs).
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/layout/', '<rootDir>/test/cluster/'],
  globalSetup: '<rootDir>/test/prepare.mjs',
  setupFiles: ['reflect-metadata'],
  moduleNameMapper: { '^@node-rs/argon2$': '<rootDir>/test/support/quick-argon2.ts' },
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'require', 'default'] },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true },
          target: 'es2023',
          keepClassNames: true,
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // What one file loaded stays in the heap after it; past a gigabyte or two, collecting it stops connections for seconds.
  workerIdleMemoryLimit: '1GB',
  testTimeout: 120_000,
};
