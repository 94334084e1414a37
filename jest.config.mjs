import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = import.meta.dirname;
const folders = [...readdirSync(root), ...readdirSync(join(root, 'libs')).map((name) => `libs/${name}`)];

/** The tests of every workspace except the API, whose tests need a MariaDB. */
export default {
  // For all projects: a project's own value applies only when it is run alone.
  testTimeout: 60_000,
  // See api/jest.config.mjs.
  workerIdleMemoryLimit: '1GB',
  projects: folders
    .filter((folder) => folder !== 'api' && existsSync(join(root, folder, 'jest.config.mjs')))
    .map((folder) => `<rootDir>/${folder}`),
};
