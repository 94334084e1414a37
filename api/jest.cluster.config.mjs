import base from './jest.isolated.mjs';

/** The database servers that are killed and hand over behind two API processes: npm run test:cluster */
export default {
  ...base,
  displayName: 'cluster',
  testMatch: ['<rootDir>/test/cluster/**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  globalSetup: undefined,
  globalTeardown: undefined,
};
