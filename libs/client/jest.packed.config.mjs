import { join } from 'node:path';
import config from './jest.config.mjs';

const root = join(import.meta.dirname, '../..');

/** The package as it is installed, against a running server: wants the build. */
export default {
  ...config,
  displayName: 'packed client',
  rootDir: root,
  roots: ['<rootDir>/libs/client/test', '<rootDir>/examples'],
  testMatch: ['**/*.spec.ts'],
  testTimeout: 120_000,
};
