import { unwatchFile, watchFile } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { onPath } from '../lib/on-path.mjs';
import { startServer, waitForHttp } from './processes.mjs';
import { render } from './render.mjs';

const NO_ANSWER = 'Kaaj did not answer. Please look whether it happened before you try again.';

/** mfe-public -> MFE_PUBLIC */
export const settingName = (name) => name.toUpperCase().replaceAll('-', '_');

/** nginx's lines for servers: host and port, or a port of this machine. */
export const upstream = (...places) =>
  places.map((place) => `server ${placeOf(place)} max_fails=2 fail_timeout=2s;`).join(' ');

const placeOf = (place) => (typeof place === 'number' ? `127.0.0.1:${place}` : place);

const tlsListen = ({ port, certificate, key }) =>
  `listen 127.0.0.1:${port} ssl http2; ssl_certificate ${certificate}; ssl_certificate_key ${key}; ssl_protocols TLSv1.2 TLSv1.3;`;

// As root nginx would give its workers another account, which may not read a clone below /root.
function startNginx(name, config, log) {
  const directives = `daemon off;${process.getuid?.() === 0 ? ' user root;' : ''}`;
  return startServer(name, onPath('nginx'), ['-c', config, '-g', directives], { log });
}

/**
 * Starts a front server for the files in `store`, at `place`: host and port, or a local port. Returns { server, ready
 * }; `ready` resolves once it responds.
 */
export function startFront({ name, store, place, run, log }) {
  const config = render('front.conf', run, {
    RUN_DIR: run,
    ROOT: store,
    LISTEN: placeOf(place),
    FALLBACK: name === 'shell' ? '/app.html' : '=404',
    ACCESS_LOG: '/dev/null',
  });
  const server = startNginx(name, config, log);
  return { server, ready: waitForHttp(`http://${placeOf(place)}/health`, server) };
}

/** A new live version may add or remove pages; deploy/nginx/start.sh does the same inside an image. */
function readPagesAnew(server, pages) {
  // A missing file is reported once.
  const reload = (now, before) =>
    now.mtimeMs !== before.mtimeMs && server.alive() && process.kill(server.pid, 'SIGHUP');
  watchFile(pages, { interval: 500, persistent: false }, reload);
  void server.ended.then(() => unwatchFile(pages, reload));
}

/**
 * Starts the gateway for these servers, each as upstream() formats it: `apis` is a list, `fronts` is by name. `live` is
 * the folder of remotes.json; `tls` ({ port, certificate, key }) enables https. Returns { server, ready }.
 */
export function startGateway({
  port,
  live,
  apis,
  fronts,
  run,
  log,
  publicOrigin,
  pictureOrigin = '',
  tls = undefined,
  accessLog = '/dev/null',
  // All tests come from one address.
  callsPerSecond = 100_000,
  connections = 10_000,
}) {
  const servers = Object.entries(fronts).map(([name, each]) => [`${settingName(name)}_SERVERS`, upstream(each)]);
  const config = render('gateway.conf', run, {
    ...Object.fromEntries(servers),
    RUN_DIR: run,
    LIVE_DIR: live,
    WORKERS: `${Math.min(2, availableParallelism())}`,
    RESOLVER: '127.0.0.1',
    REAL_IP: '',
    LISTEN: `127.0.0.1:${port}`,
    TLS: tls ? 'on' : 'off',
    TLS_LISTEN: tls ? tlsListen(tls) : '',
    PUBLIC_ORIGIN: publicOrigin,
    IMAGE_HOST_PICTURES: pictureOrigin,
    LIMIT_CALLS: `${callsPerSecond}`,
    LIMIT_CONNECTIONS: `${connections}`,
    API_SERVERS: upstream(...apis),
    ACCESS_LOG: accessLog,
    NO_ANSWER,
  });
  const server = startNginx('gateway', config, log);
  const ready = waitForHttp(`http://127.0.0.1:${port}/gateway-health`, server);
  return { server, ready: ready.then(() => readPagesAnew(server, join(live, 'pages.conf'))) };
}
