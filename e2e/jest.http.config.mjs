import scripts from '../scripts/jest.config.mjs';

/**
 * Tests of the built product without a browser. Not named `jest.config.mjs`, so that the run of all front ends does not
 * need the build.
 */
export default {
  ...scripts,
  displayName: 'http',
  rootDir: import.meta.dirname,
  testMatch: ['<rootDir>/http/*.spec.ts'],
};
