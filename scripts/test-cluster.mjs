import { mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { command, PlainError } from './lib/plain-error.mjs';
import { root } from './lib/root.mjs';

const usage = `A primary and two replicas of MariaDB behind two API processes and the gateway, under clients who move money:
the primary is killed, and comes back; the primary hands over. What was acknowledged is looked for on every server.

  npm run test:cluster                              20 rounds, 64 clients
  npm run test:cluster -- --rounds 1 --clients 8    a small one`;

await command(async () => {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '20' },
      clients: { type: 'string', default: '64' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(usage);
  const { build } = await import('./lib/build.mjs');
  const { provide } = await import('./lib/machine.mjs');
  const { freePort } = await import('./lib/mariadb.mjs');
  const { startGateway } = await import('./deploy/nginx.mjs');
  const { remoteNames } = await import('./deploy/remotes.mjs');
  const { runNode } = await import('./lib/run.mjs');
  const { bin } = await import('./lib/bin.mjs');
  await build();
  const missing = await provide(['mariadb', 'nginx']);
  if (missing.length > 0) throw new PlainError('The cluster needs them.');

  const folder = mkdtempSync(join(tmpdir(), 'kaaj-cluster-'));
  const [port, ...apis] = [await freePort(), await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  mkdirSync(join(folder, 'live'));
  const { server, ready } = startGateway({
    port,
    apis,
    // Nobody asks for a page here.
    fronts: Object.fromEntries(['shell', ...remoteNames].map((name) => [name, port])),
    live: join(folder, 'live'),
    run: join(folder, 'gateway'),
    log: openSync(join(folder, 'gateway.log'), 'a'),
    publicOrigin: origin,
  });
  try {
    await ready;
    const { code } = await runNode(bin('jest'), ['-c', join(root, 'api', 'jest.cluster.config.mjs'), '-i', '--ci'], {
      env: { CLUSTER_ORIGIN: origin, CLUSTER_API_PORTS: apis.join(), ROUNDS: values.rounds, CLIENTS: values.clients },
      timeout: 12 * 3_600_000,
      onLine: (line) => console.log(line),
    });
    process.exitCode = code === 0 ? 0 : 1;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
