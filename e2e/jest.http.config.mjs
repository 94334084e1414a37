import scripts from '../scripts/jest.config.mjs';

/** What needs the built product and no browser. No `jest.config.mjs`, so that the run of all front ends does not want the build. */
export default {
  ...scripts,
  displayName: 'http',
  rootDir: import.meta.dirname,
  testMatch: ['<rootDir>/http/*.spec.ts'],
};
