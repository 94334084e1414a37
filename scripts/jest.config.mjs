export default {
  displayName: 'scripts',
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.spec.ts'],
  // Types, lint and rules of generated code take a minute: `npm run test:all`.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/generators.spec.ts'],
  transform: {
    '\\.m?[jt]s$': [
      '@swc/jest',
      { swcrc: false, jsc: { parser: { syntax: 'typescript' }, target: 'es2023' }, module: { type: 'commonjs' } },
    ],
  },
  testTimeout: 60_000,
};
