import { mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway } from '../deploy/nginx.mjs';
import { remoteNames } from '../deploy/remotes.mjs';
import { freePort } from './mariadb.mjs';

/**
 * Runs `use` with a gateway before two API processes, which `use` starts itself. Passes their ports as settings of the
 * test.
 */
export async function withGateway(use) {
  const folder = mkdtempSync(join(tmpdir(), 'kaaj-cluster-'));
  const [port, ...apis] = [await freePort(), await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  mkdirSync(join(folder, 'live'));
  const { server, ready } = startGateway({
    port,
    apis,
    // Tests request no page here.
    fronts: Object.fromEntries(['shell', ...remoteNames].map((name) => [name, port])),
    live: join(folder, 'live'),
    run: join(folder, 'gateway'),
    log: openSync(join(folder, 'gateway.log'), 'a'),
    publicOrigin: origin,
  });
  try {
    await ready;
    return await use({ CLUSTER_ORIGIN: origin, CLUSTER_API_PORTS: apis.join() });
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
