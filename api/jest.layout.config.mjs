import base from './jest.isolated.mjs';

/** The checks that run against a product laid out elsewhere: npm run deploy:local -- -- npx jest -c api/jest.layout.config.mjs */
export default {
  ...base,
  displayName: 'layout',
  testMatch: ['<rootDir>/test/layout/**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  globalSetup: undefined,
  globalTeardown: undefined,
};
