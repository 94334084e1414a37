import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import semver from 'semver';
import { onPath } from '../lib/on-path.mjs';
import { UserError } from '../lib/user-error.mjs';

const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/** Builds substitutes of base images from Debian's and npm's packages, by the name in a FROM line. */
const makers = [
  { name: /(^|\/)node:(?<major>\d+)-/, make: makeNode, config: ['--cmd', 'node'] },
  { name: /(^|\/)nginx:/, make: makeNginx, config: ['--cmd', "nginx -g 'daemon off;'"] },
];

/**
 * Fills `folder` with a root file system that replaces the base image `name` when its registry is not reachable. It has
 * what the Dockerfile needs: the program in its version, its user, wget and envsubst. It uses Debian's nginx in place
 * of Alpine's. Returns the configuration of the image. Throws UserError for an unknown base.
 */
export function substituteBaseImage(name, folder) {
  for (const { name: pattern, make, config } of makers) {
    const found = pattern.exec(name);
    if (!found) continue;
    make(folder, found.groups ?? {});
    return [...config, ...trustOf(folder)];
  }
  throw new UserError(`${name} is not available and has no substitute.`);
}

function makeNode(folder, { major }) {
  debian(folder, []);
  const package_ = `node-linux-${process.arch}`;
  const versions = [JSON.parse(said('npm', ['view', '--json', `${package_}@${major}`, 'version']))].flat();
  const version = semver.maxSatisfying(versions, major);
  const unpacked = join(folder, 'tmp', 'node');
  mkdirSync(unpacked);
  const [{ filename }] = JSON.parse(said('npm', ['pack', '--json', `${package_}@${version}`], unpacked));
  said('tar', ['-xzf', filename], unpacked);
  const bin = join(folder, 'usr', 'local', 'bin');
  copyFileSync(join(unpacked, 'package', 'bin', 'node'), join(bin, 'node'));
  rmSync(unpacked, { recursive: true });
  const npm = dirname(dirname(realpathSync(onPath('npm'))));
  cpSync(npm, join(folder, 'usr', 'local', 'lib', 'node_modules', 'npm'), { recursive: true, dereference: true });
  for (const tool of ['npm', 'npx']) symlinkSync(`../lib/node_modules/npm/bin/${tool}-cli.js`, join(bin, tool));
  said('chroot', [folder, 'useradd', '--create-home', '--uid', '1000', 'node']);
}

function makeNginx(folder) {
  debian(folder, ['nginx-light', 'wget', 'gettext-base']);
  said('chroot', [folder, 'useradd', '--system', '--uid', '101', 'nginx']);
}

function debian(folder, packages) {
  const include = packages.length > 0 ? [`--include=${packages.join(',')}`] : [];
  said('debootstrap', ['--variant=minbase', ...include, 'bookworm', folder]);
  rmSync(join(folder, 'var', 'cache', 'apt'), { recursive: true, force: true });
  rmSync(join(folder, 'var', 'lib', 'apt', 'lists'), { recursive: true, force: true });
}

/**
 * The machine's package sources and certificates are copied into the substitute, so that no Dockerfile depends on them.
 */
function trustOf(folder) {
  const files = ['/etc/npmrc', '/usr/local/etc/npmrc', join(process.env.HOME ?? '/root', '.npmrc'), CERTIFICATES];
  for (const file of files.filter((each) => existsSync(each))) {
    const target = join(folder, file.startsWith('/etc/ssl') ? file : file.replace(/^.*\.npmrc$/, '/root/.npmrc'));
    mkdirSync(dirname(target), { recursive: true });
    cpSync(file, target, { dereference: true });
  }
  return existsSync(join(folder, CERTIFICATES)) ? ['--env', `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`] : [];
}

function said(program, args, cwd) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8', maxBuffer: 64 << 20 });
  if (status === 0) return stdout;
  throw new UserError(`${program} ${args[0]} failed: ${error?.message ?? (stderr || stdout).slice(-2000)}`);
}

/** The base images that a Dockerfile begins with; its own stages are none. */
export function basesOf(dockerfile) {
  const lines = [...readFileSync(dockerfile, 'utf8').matchAll(/^FROM (\S+)(?: AS (\S+))?$/gm)];
  const stages = new Set(lines.map(([, , stage]) => stage));
  return [...new Set(lines.map(([, from]) => from))].filter((from) => !stages.has(from));
}
