import { join } from 'node:path';
import config from './jest.config.mjs';

const root = join(import.meta.dirname, '../..');

/** Tests of the packed package against a running server; needs the build. */
export default {
  ...config,
  displayName: 'packed client',
  rootDir: root,
  roots: ['<rootDir>/libs/client/test', '<rootDir>/examples'],
  testMatch: ['**/*.spec.ts'],
  testTimeout: 120_000,
};
