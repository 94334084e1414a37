import scripts from './jest.config.mjs';

export default {
  ...scripts,
  displayName: 'generators',
  testMatch: ['<rootDir>/generators.spec.ts'],
  testPathIgnorePatterns: [],
};
