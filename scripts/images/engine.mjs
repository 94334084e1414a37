import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../deploy/processes.mjs';
import { ensureTools } from '../lib/system-tools.mjs';
import { onPath } from '../lib/on-path.mjs';
import { UserError } from '../lib/user-error.mjs';
import { run } from '../lib/run.mjs';
import { substituteBaseImage } from './base-images.mjs';

const dockerfile = join('deploy', 'Dockerfile');
/** The folder of buildah's images, used by this product only. */
const storage = join(tmpdir(), 'kaaj-images');

/**
 * The engine that builds and starts images: Docker or Podman if one responds, else Debian's buildah, which needs
 * neither a service nor namespaces. An engine has name, build({ stage, project, tag }) and sizeOf(tag), in MB.
 * provide(base) prepares a base image and returns its source. start(name, tag, { env, mounts, hosts, writable, log })
 * returns a server as startServer does, on the host network. Its root is read-only, except for the folders of
 * `writable`, if `readOnly` is set. Throws UserError without an engine.
 */
export async function findEngine() {
  for (const name of ['docker', 'podman']) {
    if (onPath(name) && spawnSync(name, ['info'], { stdio: 'ignore' }).status === 0) return withService(name);
  }
  if (process.getuid?.() === 0 && (await ensureTools(['buildah', 'debootstrap'])).length === 0) return withBuildah();
  throw new UserError('Building images requires Docker or Podman, or root on Debian with buildah and debootstrap.');
}

const pairs = (flag, values, between = '=') =>
  Object.entries(values ?? {}).flatMap(([name, value]) => [flag, `${name}${between}${value}`]);

const buildArgs = ({ stage, project, tag }) => [
  ...['--file', dockerfile, '--target', stage, '--tag', tag],
  ...(project ? ['--build-arg', `PROJECT=${project}`] : []),
];

/** Sizes are printed for people: "540 MB", "1.2GB". */
function megabytes(text) {
  const [, number, unit] = /([\d.]+)\s*([KMG]?)B/i.exec(text) ?? [];
  if (number === undefined) throw new UserError(`Cannot parse image size: ${text}`);
  return Number(number) * { '': 1e-6, K: 1e-3, M: 1, G: 1e3 }[unit.toUpperCase()];
}

async function succeeded(program, args) {
  const { code, output } = await run(program, args);
  if (code !== 0) throw new UserError(`${program} ${args.join(' ')}\n${output.slice(-6000)}`);
  return output;
}

function withService(name) {
  return {
    name,
    readOnly: true,
    provide: async (base) => {
      await succeeded(name, ['pull', '--quiet', base]);
      return base;
    },
    build: (what) => succeeded(name, ['build', '--quiet', ...buildArgs(what), '.']),
    sizeOf: async (tag) => megabytes(await succeeded(name, ['image', 'ls', '--format', '{{.Size}}', tag])),
    start: (label, tag, { env, mounts, hosts, writable = [], log }) =>
      startServer(
        label,
        onPath(name),
        [
          ...['run', '--rm', '--init', '--network', 'host', '--read-only', '--tmpfs', '/tmp'],
          ...['--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'],
          ...writable.flatMap((folder) => ['--tmpfs', `${folder}:mode=1777`]),
          ...pairs('--env', env),
          ...pairs('--volume', mounts, ':'),
          ...pairs('--add-host', hosts, ':'),
          tag,
        ],
        { log },
      ),
  };
}

/** Whether buildah can use overlay mounts on this machine; copying works everywhere, but is slow. */
function overlays() {
  const trial = ['--root', storage, '--storage-driver', 'overlay'];
  const { status, stdout } = spawnSync('buildah', [...trial, 'from', 'scratch'], { encoding: 'utf8' });
  if (status !== 0) return false;
  const container = stdout.trim();
  const mounted = spawnSync('buildah', [...trial, 'mount', container], { stdio: 'ignore' }).status === 0;
  spawnSync('buildah', [...trial, 'rm', container], { stdio: 'ignore' });
  return mounted;
}

function withBuildah() {
  const buildah = ['--root', storage, '--storage-driver', overlays() ? 'overlay' : 'vfs'];
  // Its other kinds of isolation need kernel features that an unprivileged container may not have.
  const isolated = ['--isolation', 'chroot', '--network', 'host'];
  const ask = (...args) => succeeded('buildah', [...buildah, ...args]);
  const imageOf = async (tag) => JSON.parse(await ask('inspect', '--type', 'image', tag)).OCIv1;
  const has = (tag) =>
    spawnSync('buildah', [...buildah, 'inspect', '--type', 'image', tag], { stdio: 'ignore' }).status === 0;
  return {
    name: 'buildah',
    readOnly: false,
    provide: async (base) => {
      if (has(base)) return `${base}, had already`;
      if ((await run('buildah', [...buildah, 'pull', '--quiet', base])).code === 0) return base;
      const folder = mkdtempSync(join(tmpdir(), 'kaaj-base-'));
      try {
        const config = substituteBaseImage(base, folder);
        const container = (await ask('from', 'scratch')).trim();
        await ask('add', '--quiet', container, folder, '/');
        await ask('config', ...config, container);
        await ask('commit', '--quiet', '--rm', container, `docker.io/library/${base}`);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
      return `${base}, a stand-in from packages of Debian and npm`;
    },
    build: (what) =>
      ask('build', '--quiet', '--layers', '--format', 'docker', '--pull-never', ...isolated, ...buildArgs(what), '.'),
    sizeOf: async (tag) => megabytes(await ask('images', '--format', '{{.Size}}', tag)),
    start: async (label, tag, { env, mounts, hosts, log }) => {
      const { config } = await imageOf(tag);
      const named = pairs('--add-host', hosts, ':');
      const container = (await ask('from', '--pull-never', '--network', 'host', ...named, tag)).trim();
      const server = startServer(
        label,
        onPath('buildah'),
        [
          ...[...buildah, 'run', ...isolated],
          ...pairs('--env', env),
          ...pairs('--volume', mounts, ':'),
          ...[container, '--', ...(config.Entrypoint ?? []), ...(config.Cmd ?? [])],
        ],
        { log },
      );
      return {
        ...server,
        stop: async () => {
          await server.stop();
          await ask('rm', container);
        },
      };
    },
  };
}
