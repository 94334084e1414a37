import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCli, UserError } from './lib/user-error.mjs';
import { root } from './lib/root.mjs';

const usage = `Three servers of MariaDB behind two API processes and the gateway, under clients who move money. What was
acknowledged is looked for on every server, each thing once, with every balance.

  npm run test:cluster                              a primary with two replicas: it is killed, comes back, hands over
  npm run test:cluster -- --layout galera           three Galera nodes: one is killed, cut off, silent; all are killed, or restarted in turn
  npm run test:cluster -- --layout galera --writers 2 [--faults 'one node killed,one node cut off']
  npm run test:cluster -- --rounds 1 --clients 8    a small one (20 rounds, 64 clients)`;

await runCli(async () => {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '20' },
      clients: { type: 'string', default: '64' },
      layout: { type: 'string', default: 'replicas' },
      writers: { type: 'string', default: '1' },
      faults: { type: 'string', default: '' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(usage);
  const { layout, rounds, clients, writers, faults } = values;
  if (!['replicas', 'galera'].includes(layout)) throw new UserError(usage);
  if (layout === 'galera' && mayHaveOwnNetwork()) {
    process.exitCode = inOwnNetwork().status ?? 1;
    return;
  }
  const { build } = await import('./lib/build.mjs');
  const { ensureTools } = await import('./lib/system-tools.mjs');
  const { withGateway } = await import('./lib/cluster-gateway.mjs');
  const { runNode } = await import('./lib/run.mjs');
  const { bin } = await import('./lib/bin.mjs');
  await build();
  const missing = await ensureTools(['mariadb', 'nginx']);
  if (missing.length > 0) throw new UserError('They are required for the cluster.');

  const size = { ROUNDS: rounds, CLIENTS: clients, WRITERS: writers, FAULTS: faults };
  const config = join(root, 'api', 'jest.cluster.config.mjs');
  const { code } = await withGateway((env) =>
    runNode(bin('jest'), ['-c', config, '-i', '--ci', `cluster/${layout}.spec`], {
      env: { ...env, ...size },
      timeout: 12 * 3_600_000,
      onLine: (line) => console.log(line),
    }),
  );
  process.exitCode = code === 0 ? 0 : 1;
});

/**
 * As root on Linux each node gets a network interface that can be removed; elsewhere Galera's own test switch isolates
 * it.
 */
function mayHaveOwnNetwork() {
  if (process.env.CLUSTER_NETWORK || process.getuid?.() !== 0) return false;
  const trial = 'ip link set lo up && ip link add a type veth peer name b && ip link add c type bridge';
  return spawnSync('unshare', ['--net', '--mount', 'sh', '-c', trial]).status === 0;
}

/** The same in a network namespace, which ends with it: the machine's own network is not changed. */
function inOwnNetwork() {
  const begin = 'ip link set lo up && mkdir -p /run/netns && mount -t tmpfs tmpfs /run/netns && exec "$0" "$@"';
  const again = ['sh', '-c', begin, process.execPath, ...process.argv.slice(1)];
  return spawnSync('unshare', ['--net', '--mount', ...again], {
    stdio: 'inherit',
    env: { ...process.env, CLUSTER_NETWORK: 'own' },
  });
}
