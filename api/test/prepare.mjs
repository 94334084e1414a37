import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bin } from '../../scripts/lib/bin.mjs';
import { dataFolder } from '../../scripts/lib/data-folder.mjs';
import { hasMariadb, startMariadb } from '../../scripts/lib/mariadb.mjs';
import { hasMysql, startMysql } from '../../scripts/lib/mysql.mjs';

const api = dirname(dirname(fileURLToPath(import.meta.url)));

/** Once before all tests: starts the database servers that were not provided, and builds what child processes run. */
export default async function prepare({ maxWorkers }) {
  process.env.TEST_DATA ??= dataFolder();
  if (process.env.TEST_IS_BUILT !== 'true') buildWhatChildrenRun();
  await provideServers(maxWorkers);
}

/** One for each worker, because some tests change settings of the whole server. own-server.cjs selects. */
async function provideServers(workers) {
  const mysql = process.env.TEST_ENGINES === 'MySQL';
  const setting = mysql ? 'TEST_MYSQL_URL' : 'TEST_MARIADB_URL';
  if (process.env[setting]) return;
  if (mysql ? !hasMysql() : !hasMariadb()) {
    const hint = `${mysql ? 'MySQL' : 'MariaDB'} is not on this machine and ${setting} is not set`;
    if (process.env.CI === 'true') throw new Error(`${hint}: its tests cannot run.`);
    return console.warn(`\n${hint}: its tests are skipped.`);
  }
  const start = mysql ? startMysql : startMariadb;
  const servers = await Promise.all(Array.from({ length: mysql ? 1 : workers }, () => start()));
  process.env[setting] = servers.map(({ url }) => url).join();
  globalThis.stopServers = () => Promise.all(servers.map((server) => server.stop()));
}

function buildWhatChildrenRun() {
  const built = changedAt(join(api, 'dist/main.js'));
  const sources = [join(api, 'src'), join(api, '../libs/contract/src')];
  if (sources.every((folder) => newestIn(folder) < built)) return;
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin('nx'), 'run', '@kaaj/api:build'], {
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
