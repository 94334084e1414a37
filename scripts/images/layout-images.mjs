import { chownSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { settingName, upstream } from '../deploy/nginx.mjs';
import { waitForHttp } from '../deploy/processes.mjs';
import { remoteNames } from '../deploy/remotes.mjs';
import { UserError } from '../lib/user-error.mjs';

const fronts = ['shell', ...remoteNames];

/** Every image of docker-compose.yml that is ours, and the stage of deploy/Dockerfile that makes it. */
export const images = [
  { name: 'api', stage: 'api' },
  ...fronts.map((name) => ({ name, stage: 'front', project: name })),
  { name: 'gateway', stage: 'gateway' },
  { name: 'live', stage: 'live' },
].map((image) => ({ ...image, tag: `localhost/kaaj/${image.name}:test` }));

const tagOf = (wanted) => images.find(({ name }) => name === wanted).tag;

/** The account that the images of Node run as. */
const NODE_USER = 1000;

/** A folder of this machine that such an image may write to. */
function writableFolder(path) {
  mkdirSync(path, { recursive: true });
  if (process.getuid?.() === 0) chownSync(path, NODE_USER, NODE_USER);
  return path;
}

/** Each front server listens on port 8080 of its own address and is found by name, as in compose. */
const addresses = Object.fromEntries(fronts.map((name, index) => [name, `127.0.1.${10 + index}`]));

/** What startLayout takes as `parts`: the layout's servers, each from its image and as that image's own user. */
export const partsFrom = (engine) => ({
  places: () => Object.fromEntries(Object.entries(addresses).map(([name, address]) => [name, `${address}:8080`])),
  api: async (port, env, log) => {
    const server = await engine.start(`api on ${port}`, tagOf('api'), {
      env: { ...env, PORT: `${port}`, DATA_DIR: '/data' },
      mounts: { [writableFolder(env.DATA_DIR)]: '/data' },
      log,
    });
    return { server, ready: waitForHttp(`http://127.0.0.1:${port}/api/ready`, server) };
  },
  fill: () => undefined,
  front: async ({ name, place, log }) => {
    const env = { LISTEN: place, ACCESS_LOG: '/tmp/requests.log' };
    const server = await engine.start(name, tagOf(name), { env, writable: ['/srv/front'], log });
    return { server, ready: waitForHttp(`http://${place}/health`, server) };
  },
  goLive: async (file) => {
    const mounts = { [writableFolder(dirname(file))]: '/live' };
    const server = await engine.start('live', tagOf('live'), { mounts, hosts: addresses, log: 'inherit' });
    const code = await server.ended;
    await server.stop();
    if (code !== 0) throw new UserError('The activation container failed.');
  },
  gateway: async ({ port, apis, fronts: places, live, publicOrigin, log }) => {
    const servers = Object.entries(places).map(([name, place]) => [`${settingName(name)}_SERVERS`, upstream(place)]);
    const env = {
      ...Object.fromEntries(servers),
      API_SERVERS: upstream(...apis),
      LISTEN: `127.0.0.1:${port}`,
      PUBLIC_ORIGIN: publicOrigin,
      RESOLVER: '127.0.0.1',
      ACCESS_LOG: '/tmp/requests.log',
    };
    const server = await engine.start('gateway', tagOf('gateway'), { env, mounts: { [live]: '/live:ro' }, log });
    return { server, ready: waitForHttp(`http://127.0.0.1:${port}/gateway-health`, server) };
  },
});
