import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const api = dirname(dirname(fileURLToPath(import.meta.url)));

/** Once before all tests: says what will be skipped, and builds what child processes run. */
export default function prepare() {
  requireMariadb();
  buildWhatChildrenRun();
}

function requireMariadb() {
  if (process.env.TEST_MARIADB_URL) return;
  const hint = 'TEST_MARIADB_URL=mysql://root@127.0.0.1:PORT is not set';
  if (process.env.CI === 'true') throw new Error(`${hint}: the tests on MariaDB cannot run.`);
  console.warn(`\n${hint}: the tests on MariaDB are skipped.`);
}

function buildWhatChildrenRun() {
  const built = changedAt(join(api, 'dist/server.js'));
  const sources = [join(api, 'src'), join(api, '../libs/contract/src')];
  if (sources.every((folder) => newestIn(folder) < built)) return;
  const { status, stdout, stderr } = spawnSync('npx', ['nx', 'run', '@kaaj/api:build'], {
    cwd: join(api, '..'),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The API does not build:\n${stdout}${stderr}`);
}

function newestIn(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Math.max(...files.map((file) => changedAt(join(file.parentPath, file.name))));
}

function changedAt(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
