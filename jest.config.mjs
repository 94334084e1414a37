import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = import.meta.dirname;
const folders = [...readdirSync(root), ...readdirSync(join(root, 'libs')).map((name) => `libs/${name}`)];

/** Every workspace's own tests; the api's run by themselves, since they want a MariaDB. */
export default {
  // Counts for all of them: what a project says of it itself holds where it is run alone.
  testTimeout: 60_000,
  // See api/jest.config.mjs.
  workerIdleMemoryLimit: '1GB',
  projects: folders
    .filter((folder) => folder !== 'api' && existsSync(join(root, folder, 'jest.config.mjs')))
    .map((folder) => `<rootDir>/${folder}`),
};
