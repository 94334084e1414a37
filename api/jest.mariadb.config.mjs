import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

process.env.TEST_ENGINES = 'MariaDB';

const { default: config } = await import('./jest.config.mjs');

const isOnOneDatabase = (file) =>
  readFileSync(join(import.meta.dirname, file), 'utf8').includes('describeOnOneDatabase(');

/** The tests that run on SQLite only in `npm test`, on MariaDB. */
export default {
  ...config,
  displayName: 'mariadb',
  testMatch: ['src', 'test']
    .flatMap((folder) =>
      readdirSync(join(import.meta.dirname, folder), { recursive: true }).map((file) => join(folder, file)),
    )
    .filter((file) => file.endsWith('.spec.ts') && isOnOneDatabase(file))
    .map((file) => `<rootDir>/${file}`),
};
