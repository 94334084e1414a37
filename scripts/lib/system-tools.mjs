import { existsSync, readFileSync } from 'node:fs';
import { bin } from './bin.mjs';
import { hasMariadb } from './mariadb.mjs';
import { fetchMysql, hasMysql } from './mysql.mjs';
import { onPath } from './on-path.mjs';
import { run, runNode } from './run.mjs';

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const shell = 'chromium-headless-shell';
const onMac = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The path of a Chromium for the journey, or undefined. Ubuntu's package is a stub for snap, which cannot run headless
 * as root.
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : undefined;
  const found = onPath(...browsers);
  if (found && !isUbuntu()) return found;
  const { chromium } = await import('@playwright/test');
  return [...onMac, chromium.executablePath()].find((path) => existsSync(path)) ?? onPath(...browsers.slice(2));
}

/**
 * The path of the browser for the journeys, or undefined. The headless shell needs a third less CPU; otherwise any
 * Chromium.
 */
export const findHeadless = async () => (process.env.CHROMIUM_PATH ? undefined : onPath(shell)) ?? findChromium();

const release = () => (existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '');
const isUbuntu = () => /^ID=ubuntu$/m.test(release());
const canInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version') && Boolean(onPath('apt-get'));

/** Whether there is a MySQL server, which is fetched now where this machine can. */
function mysqlIsReady() {
  if (!hasMysql()) return false;
  if (process.env.TEST_MYSQL_URL) return true;
  try {
    return Boolean(fetchMysql());
  } catch (error) {
    console.log(error.message);
    return false;
  }
}

const tools = {
  mariadb: { has: hasMariadb, debian: 'mariadb-server', hint: 'MariaDB (mariadbd and mariadb-install-db on the PATH)' },
  mysql: { has: mysqlIsReady, hint: 'MySQL (TEST_MYSQL_URL)' },
  nginx: { has: () => onPath('nginx'), debian: 'nginx', hint: 'nginx' },
  redis: { has: () => onPath('redis-server'), debian: 'redis-server', hint: 'Redis (redis-server on the PATH)' },
  buildah: { has: () => onPath('buildah'), debian: 'buildah', hint: 'buildah' },
  debootstrap: { has: () => onPath('debootstrap'), debian: 'debootstrap', hint: 'debootstrap' },
  chromium: { has: findChromium, debian: 'chromium', hint: 'Chromium (or CHROMIUM_PATH)' },
  headless: {
    has: findHeadless,
    // Ubuntu has no package of it.
    hasBest: () => (process.env.CHROMIUM_PATH || isUbuntu() ? findHeadless() : onPath(shell)),
    debian: shell,
    olderDebian: 'chromium',
    hint: 'Chromium (or CHROMIUM_PATH)',
  },
};
const browserTools = ['chromium', 'headless'];

/** Those of these tools for which `is` is false: `has`, or `hasBest`, which accepts no substitute. */
async function lacking(wanted, is) {
  const there = await Promise.all(wanted.map((name) => (tools[name][is] ?? tools[name].has)()));
  return wanted.filter((_, index) => !there[index]);
}

/**
 * Checks these tools (of `mariadb`, `mysql`, `nginx`, `redis`, `chromium`, `headless`, `buildah`, `debootstrap`); as
 * root on Debian and Ubuntu installs missing ones. Returns the names of those still missing, after one line with what
 * to install.
 */
export async function ensureTools(wanted) {
  if (canInstall()) {
    const missing = (await lacking(wanted, 'hasBest')).filter((name) => tools[name].debian);
    if (missing.length > 0) await installWithApt(missing);
  }
  const still = await lacking(wanted, 'has');
  if (still.length > 0)
    console.log(`Missing tools, please install: ${still.map((name) => tools[name].hint).join('; ')}.`);
  return still;
}

async function installWithApt(missing) {
  const fromPlaywright = isUbuntu() && missing.some((name) => browserTools.includes(name));
  const names = missing.filter((name) => !(fromPlaywright && browserTools.includes(name)));
  console.log(`Installing ${missing.map((name) => tools[name].debian).join(' and ')} ...`);
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const install = async (packages) =>
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
  const calls = [
    () => run('apt-get', ['update', '-qq'], { env }),
    async () => names.length === 0 || install(await Promise.all(names.map(packageOf))),
    () => fromPlaywright && runNode(bin('playwright'), ['install', '--with-deps', 'chromium'], { env }),
  ];
  for (const call of calls) {
    const { code = 0, output = '' } = (await call()) || {};
    if (code !== 0) return console.log(output);
  }
}

/** The first package of a tool that this Debian offers. */
async function packageOf(name) {
  const { debian, olderDebian } = tools[name];
  const isKnown = async () => (await run('apt-cache', ['show', debian])).code === 0;
  return olderDebian && !(await isKnown()) ? olderDebian : debian;
}
