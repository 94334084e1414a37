import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { dataFolder } from './data-folder.mjs';
import { runDatabaseServer } from './database-server.mjs';
import { freePort } from './mariadb.mjs';
import { onPath } from './on-path.mjs';
import { UserError } from './user-error.mjs';

/** Debian's stable releases have only MariaDB; this one has MySQL, too. */
const SUITE = 'sid';
const PACKAGE = 'mysql-server-core';
const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';

/** What is fetched stays there, a folder for each version. */
export const mysqlCache = () => join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'kaaj');

/** Whether `startMysql` can run: a server is given, was downloaded earlier, or can be downloaded by apt. */
export const hasMysql = () => Boolean(process.env.TEST_MYSQL_URL || fetched() || debianArchive());

/**
 * A MySQL for tests, like `startMariadb`: the server of TEST_MYSQL_URL, or one from Debian's packages. They are
 * downloaded once into `mysqlCache()` and never installed. Throws UserError when there is none.
 */
export async function startMysql({ serverArgs = [] } = {}) {
  const lent = process.env.TEST_MYSQL_URL;
  if (lent) return { url: lent.replace(/\/+$/, ''), stop: async () => {} };
  const root = fetchMysql();
  const folder = mkdtempSync(join(dataFolder(), 'kaaj-mysql-'));
  const { command, first } = programIn(root);
  const common = [
    ...first,
    '--no-defaults',
    ...(process.getuid?.() === 0 ? ['--user=root'] : []),
    `--basedir=${join(root, 'usr')}`,
    `--datadir=${join(folder, 'data')}`,
    `--lc-messages-dir=${join(root, 'usr/share/mysql')}`,
    `--tmpdir=${folder}`,
    '--secure-file-priv=NULL',
    '--skip-log-bin',
    '--character-set-server=utf8mb4',
    '--innodb-flush-log-at-trx-commit=2',
    '--innodb-redo-log-capacity=64M',
  ];
  const made = spawnSync(command, [...common, '--initialize-insecure'], { encoding: 'utf8' });
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new UserError(`MySQL could not make its data folder: ${made.stderr || made.stdout || made.error?.message}`);
  }
  const port = await freePort();
  return runDatabaseServer({
    name: 'MySQL',
    folder,
    port,
    command,
    args: [
      ...common,
      `--plugin-dir=${join(root, 'usr/lib/mysql/plugin')}`,
      `--socket=${join(folder, 's.sock')}`,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      `--pid-file=${join(folder, 'pid')}`,
      '--mysqlx=OFF',
      '--innodb-buffer-pool-size=128M',
      '--max-connections=500',
      ...serverArgs,
    ],
  });
}

/** The folder with the newest server that was fetched before. */
function fetched() {
  const cache = mysqlCache();
  const [newest] = (existsSync(cache) ? readdirSync(cache) : [])
    .filter((name) => name.startsWith('mysql-'))
    .sort((one, other) => other.localeCompare(one, 'en', { numeric: true }));
  return newest && join(cache, newest);
}

/** Where this machine has Debian's packages from, by its own apt sources; undefined on any other system. */
function debianArchive() {
  if (!onPath('apt-get') || !onPath('dpkg-deb') || !existsSync(KEYRING)) return undefined;
  const release = Object.fromEntries(
    readFileSync('/etc/os-release', 'utf8')
      .split('\n')
      .map((line) => line.replaceAll('"', '').split('=')),
  );
  if (release.ID !== 'debian') return undefined;
  const { stdout } = spawnSync(
    'apt-get',
    ['indextargets', '--format', '$(REPO_URI) $(RELEASE) $(COMPONENT)', 'Created-By: Packages'],
    { encoding: 'utf8' },
  );
  return stdout
    .split('\n')
    .map((line) => line.split(' '))
    .find(([, suite, component]) => [release.VERSION_CODENAME, SUITE].includes(suite) && component === 'main')?.[0];
}

/** The folder with the server's files; fetches them where they are not there yet. */
export function fetchMysql() {
  const there = fetched();
  if (there) return there;
  const archive = debianArchive();
  if (!archive) {
    throw new UserError(
      'There is no MySQL server: set TEST_MYSQL_URL=mysql://root@127.0.0.1:PORT, or run on Debian, whose packages have one.',
    );
  }
  console.log('Fetching MySQL (once) ...');
  mkdirSync(mysqlCache(), { recursive: true });
  // Next to its final path: a complete download is moved there atomically, also with several processes.
  const work = mkdtempSync(join(mysqlCache(), 'fetching-'));
  try {
    const apt = privateApt(work, archive);
    apt('apt-get', ['update']);
    // Nothing is installed for it, so that it takes all of the packages' own libraries along.
    apt('apt-get', ['install', '--download-only', '--no-install-recommends', '--yes', PACKAGE]);
    const archives = join(work, 'cache/archives');
    const packages = readdirSync(archives).filter((name) => name.endsWith('.deb'));
    const [, version = ''] =
      /_(?:\d+(?:%3a|:))?([\d.]+)/.exec(packages.find((name) => name.startsWith(`${PACKAGE}_`))) ?? [];
    for (const name of packages) must('dpkg-deb', ['-x', join(archives, name), join(work, 'root')]);
    const place = join(mysqlCache(), `mysql-${version}`);
    if (!existsSync(place)) renameSync(join(work, 'root'), place);
    return place;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** apt with separate lists, cache and sources, on a system without packages. */
function privateApt(work, archive) {
  for (const name of ['lists/partial', 'cache/archives/partial', 'sources'])
    mkdirSync(join(work, name), { recursive: true });
  writeFileSync(join(work, 'status'), '');
  writeFileSync(
    join(work, 'sources/mysql.sources'),
    [`Types: deb`, `URIs: ${archive}`, `Suites: ${SUITE}`, 'Components: main', `Signed-By: ${KEYRING}`, ''].join('\n'),
  );
  const settings = {
    'Dir::State': work,
    'Dir::State::lists': join(work, 'lists'),
    'Dir::State::status': join(work, 'status'),
    'Dir::Cache': join(work, 'cache'),
    'Dir::Etc::sourcelist': '/dev/null',
    'Dir::Etc::sourceparts': join(work, 'sources'),
    'Dir::Etc::preferencesparts': '/dev/null',
    'APT::Sandbox::User': '',
    'APT::Keep-Downloaded-Packages': 'true',
    'DPkg::Post-Invoke': '',
    'Debug::NoLocking': 'true',
    'Acquire::Languages': 'none',
    'Acquire::IndexTargets::deb::DEP-11::DefaultEnabled': 'false',
    'Acquire::Retries': '3',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  return (program, args) => must(program, [...options, ...args]);
}

/** It runs with the loader and the libraries of its packages: the system's may be older. */
function programIn(root) {
  const files = readdirSync(join(root, 'usr'), { recursive: true });
  const find = (pattern, what) => {
    const found = files.find((name) => pattern.test(name));
    if (!found) throw new UserError(`${root} has no ${what}: remove it, and it is fetched again.`);
    return join(root, 'usr', found);
  };
  const libraries = dirname(find(/^lib\/[^/]+\/libc\.so\.6$/, 'libraries'));
  const loader = find(/^lib(64)?\/ld-linux[^/]*\.so\.\d+$/, 'loader');
  return { command: loader, first: ['--library-path', libraries, find(/^sbin\/mysqld$/, 'mysqld')] };
}

function must(program, args) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status === 0) return stdout;
  const said = (stderr || stdout || error?.message || '').trim().split('\n').slice(-3).join(' ');
  throw new UserError(`MySQL could not be fetched (${program} ${args.at(-1)}): ${said}`);
}
