import { mkdirSync, openSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { API_ENV, API_FLAGS } from '../lib/api-flags.mjs';
import { startMariadb } from '../lib/mariadb.mjs';
import { onPath } from '../lib/on-path.mjs';
import { UserError } from '../lib/user-error.mjs';
import { root } from '../lib/root.mjs';
import { certificate } from './certificate.mjs';
import { startFront, startGateway } from './nginx.mjs';
import { startServer, waitForHttp, waitForPort } from './processes.mjs';
import { addVersion, goLiveFirst, remoteNames, replaceShell } from './remotes.mjs';

/** Where each part of the layout listens, counted from one base. */
export function portsFrom(base) {
  const fronts = Object.fromEntries(['shell', ...remoteNames].map((name, index) => [name, base + 10 + index]));
  return { gateway: base, api: [base + 1, base + 2], redis: base + 6, tls: base + 9, fronts };
}

/**
 * Starts the layout of docker-compose.yml as plain processes: mariadb, redis, two API processes, a front server for the
 * shell and each remote, and the gateway. The nginx servers use the files of the images. Everything has to be built.
 * `parts` starts its servers: from the local build, or from images (scripts/images). `settings` are added to the API's
 * environment. `production` enables its safety checks, behind TLS with a temporary certificate. Returns { origin,
 * apiOrigins, databaseUrl, redisUrl, dataDir, servers, liveFile, stores, stop }. Throws UserError for problems that the
 * user can solve.
 */
export async function startLayout({ base = 4200, folder, production = false, settings = {}, parts = processes }) {
  const ports = portsFrom(base);
  const places = parts.places(ports);
  const servers = {};
  const stops = [];
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each();
  };
  mkdirSync(join(folder, 'logs'), { recursive: true });
  const launched = async (name, launch) => {
    const log = join(folder, 'logs', `${name}.log`);
    const { server, ready } = await launch(openSync(log, 'a'));
    servers[name] = server;
    stops.push(server.stop);
    await ready.catch((error) => {
      throw new UserError(`${error.message} Its log: ${log}`);
    });
  };
  try {
    const mariadb = await startMariadb();
    stops.push(mariadb.stop);
    const redisUrl = `redis://127.0.0.1:${ports.redis}`;
    const startRedis = () => launched('redis', (log) => redisOn(ports.redis, log));
    await startRedis();
    const origin = production ? `https://localhost:${ports.tls}` : `http://localhost:${ports.gateway}`;
    const databaseUrl = `${mariadb.url}/kaaj`;
    await createDatabase(mariadb.url);
    const env = {
      NODE_ENV: production ? 'production' : 'development',
      DEMO: `${!production}`,
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: origin,
      PAYMENT_GATEWAY: 'sandbox',
      SANDBOX_IN_PRODUCTION: `${production}`,
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      SHELL_URL: `http://${places.shell}`,
      DATA_DIR: join(folder, 'api'),
      SESSION_SECRET: randomBytes(32).toString('hex'),
      ENCRYPTION_KEY: randomBytes(32).toString('hex'),
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'warn',
      ...settings,
    };
    const startApi = (index) => launched(`api-${index + 1}`, (log) => parts.api(ports.api[index], env, log));
    await Promise.all(ports.api.map((_, index) => startApi(index)));

    const stores = Object.fromEntries(Object.keys(places).map((name) => [name, join(folder, 'fronts', name)]));
    parts.fill(stores);
    for (const [name, place] of Object.entries(places)) {
      await launched(name, (log) =>
        parts.front({ name, store: stores[name], place, run: join(folder, 'run', name), log }),
      );
    }

    const liveFile = join(folder, 'live', 'remotes.json');
    await parts.goLive(liveFile, places);
    const tls = production ? { port: ports.tls, ...(await certificate(join(folder, 'tls'))) } : undefined;
    await launched('gateway', (log) =>
      parts.gateway({
        port: ports.gateway,
        apis: ports.api,
        fronts: places,
        live: join(folder, 'live'),
        run: join(folder, 'run', 'gateway'),
        accessLog: join(folder, 'logs', 'requests.log'),
        publicOrigin: origin,
        pictureOrigin: settings.IMAGE_HOST_PICTURES,
        tls,
        log,
      }),
    );
    return {
      origin,
      apiOrigins: ports.api.map((port) => `http://127.0.0.1:${port}`),
      databaseUrl,
      redisUrl,
      dataDir: env.DATA_DIR,
      servers,
      startApi,
      startRedis,
      liveFile,
      stores,
      frontOrigins: Object.fromEntries(Object.entries(places).map(([name, place]) => [name, `http://${place}`])),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * The layout's own servers, as processes of the local build. Each returns { server, ready }; `ready` resolves once it
 * responds.
 */
const processes = {
  /** Where each front answers: host and port. */
  places: ({ fronts }) => Object.fromEntries(Object.entries(fronts).map(([name, port]) => [name, `127.0.0.1:${port}`])),
  api: apiOn,
  fill: fillStores,
  front: startFront,
  gateway: startGateway,
  goLive: (file, places) => {
    const at = (name) => `http://${places[name]}`;
    return goLiveFirst(file, remoteNames, at, at('shell'));
  },
};

function redisOn(port, log) {
  const server = startServer(
    'redis',
    onPath('redis-server'),
    ['--port', `${port}`, '--bind', '127.0.0.1', '--save', ''],
    { log },
  );
  return { server, ready: waitForPort(port, server) };
}

function apiOn(port, env, log) {
  const main = join(root, 'api', 'dist', 'main.js');
  const server = startServer(`api on ${port}`, process.execPath, [...API_FLAGS, main], {
    env: { ...API_ENV, ...env, PORT: `${port}` },
    log,
  });
  return { server, ready: waitForHttp(`http://127.0.0.1:${port}/api/ready`, server) };
}

async function createDatabase(url) {
  const { createConnection } = await import('mysql2/promise');
  const connection = await createConnection(url);
  await connection.query('CREATE DATABASE IF NOT EXISTS kaaj');
  await connection.end();
}

/** What each image carries: the shell's pages at its root, each remote below /remotes/<name>/<version>/. */
function fillStores(stores) {
  replaceShell(join(root, 'shell', 'dist'), stores.shell);
  for (const name of remoteNames) addVersion(join(root, name, 'dist'), stores[name]);
}
