import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFront, startGateway } from '../../scripts/deploy/nginx.mjs';
import { remoteNames } from '../../scripts/deploy/remotes.mjs';
import { freePort } from '../../scripts/lib/mariadb.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { startServer } from '../load/processes.mjs';

/**
 * The API with its demonstration data and the built pages behind the gateway, over HTTP/2, as in a deployment. `shell`
 * is the folder of the shell, `remotes` (remotes.json) names the remotes of this repository. `certificate` is the files
 * { certificate, key }.
 */
export async function serve({ shell, remotes, certificate }) {
  const folder = mkdtempSync(join(tmpdir(), 'kaaj-web-'));
  const run = (name) => join(folder, 'run', name);
  const tlsPort = await freePort();
  const origin = `https://localhost:${tlsPort}`;
  const env = {
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: origin,
    DATABASE_URL: '',
    DATA_DIR: join(folder, 'data'),
    DEMO: 'true',
    ALLOW_PUBLIC_DEVELOPMENT: 'true',
  };
  const api = await startServer(join(root, 'api/dist/main.js'), {
    port: await freePort(),
    probe: '/api/settings',
    env: { ...env, LOG_LEVEL: 'error' },
  });

  const started = [];
  async function front(name, store) {
    const port = await freePort();
    const { server, ready } = startFront({ name, store, place: port, run: run(name), log: 'ignore' });
    started.push(server);
    await ready;
    return [name, port];
  }
  /** A remote's server answers below /remotes/<name>/. */
  function storeOf(name) {
    const store = join(folder, name);
    mkdirSync(join(store, 'remotes'), { recursive: true });
    symlinkSync(join(root, name, 'dist'), join(store, 'remotes', name));
    return store;
  }
  const fronts = [await front('shell', shell)];
  for (const name of remoteNames) fronts.push(await front(name, storeOf(name)));
  const live = join(folder, 'live');
  mkdirSync(live);
  writeFileSync(join(live, 'remotes.json'), JSON.stringify(remotes));
  symlinkSync(join(shell, 'documents'), join(live, 'documents'));
  const gateway = startGateway({
    port: await freePort(),
    live,
    apis: [api.port],
    fronts: Object.fromEntries(fronts),
    run: run('gateway'),
    log: 'ignore',
    publicOrigin: origin,
    tls: { port: tlsPort, ...certificate },
  });
  started.push(gateway.server);
  await gateway.ready;
  return {
    origin,
    async stop() {
      await Promise.all(started.map((server) => server.stop()));
      await api.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
