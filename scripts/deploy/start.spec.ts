import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onPath } from '../lib/on-path.mjs';
import { settingName } from './nginx.mjs';
import { remoteNames } from './remotes.mjs';
import { render } from './render.mjs';

const start = join(__dirname, '..', '..', 'deploy', 'nginx', 'start.sh');
const folder = mkdtempSync(join(tmpdir(), 'kaaj-start-'));
const settings: Record<string, string> = {
  RUN_DIR: join(folder, 'run'),
  LIVE_DIR: '/live',
  WORKERS: 'auto',
  RESOLVER: '127.0.0.11',
  LISTEN: '8080',
  PUBLIC_ORIGIN: 'https://kaaj.example',
  LIMIT_CALLS: '50',
  LIMIT_CONNECTIONS: '200',
  ACCESS_LOG: '/dev/stdout',
  NO_ANSWER: 'No answer.',
  API_SERVERS: 'server api:3000 resolve;',
  ...Object.fromEntries(
    ['shell', ...remoteNames].map((name) => [`${settingName(name)}_SERVERS`, `server ${name}:8080 resolve;`]),
  ),
};

// The script is for the images; a machine without gettext's envsubst builds them without this check.
const wherePossible = onPath('envsubst') ? describe : describe.skip;

wherePossible('the start of an nginx image', () => {
  beforeEach(() => {
    mkdirSync(join(folder, 'bin'), { recursive: true });
    writeFileSync(join(folder, 'bin', 'nginx'), '#!/bin/sh\necho "$@"\n');
    chmodSync(join(folder, 'bin', 'nginx'), 0o755);
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const run = (environment: Record<string, string>) =>
    spawnSync('sh', [start, 'gateway.conf'], {
      env: { PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH']}`, ...environment },
      encoding: 'utf8',
    });

  it('fills the configuration just as the layout without Docker does', () => {
    const { stdout, stderr } = run({
      ...settings,
      PUBLIC_ORIGIN: 'https://kaaj.example/',
      LOAD_BALANCERS: '10.0.0.0/8 192.0.2.7',
    });
    expect([stdout, stderr]).toEqual([`-c ${settings['RUN_DIR']}/gateway.conf -g daemon off;\n`, '']);
    const realIp =
      ' set_real_ip_from 10.0.0.0/8; set_real_ip_from 192.0.2.7; real_ip_header X-Forwarded-For; real_ip_recursive on;';
    const expected = join(folder, 'expected');
    render('gateway.conf', expected, {
      ...settings,
      TLS: 'off',
      TLS_LISTEN: '',
      REAL_IP: realIp,
      IMAGE_HOST_PICTURES: '',
    });
    for (const file of ['gateway.conf', 'process.conf', 'headers.conf', 'calls.conf', 'to-api.conf', 'to-front.conf']) {
      const made = readFileSync(join(folder, 'run', file), 'utf8');
      expect(made).toBe(readFileSync(join(expected, file), 'utf8'));
      expect(made).not.toContain('${');
    }
  });

  it('reloads nginx when the pages, the certificate or its key change', async () => {
    const [live, tls, calls] = [join(folder, 'live'), join(folder, 'tls'), join(folder, 'calls')];
    for (const each of [live, tls]) mkdirSync(each);
    writeFileSync(join(tls, 'certificate.pem'), 'first');
    writeFileSync(join(tls, 'key.pem'), 'first');
    writeFileSync(
      join(folder, 'bin', 'nginx'),
      `#!/bin/sh\necho "$@" >>'${calls}'\ncase "$*" in *daemon*) exec sleep 60 ;; esac\n`,
    );
    const started = spawn('sh', [start, 'gateway.conf'], {
      env: {
        PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH']}`,
        ...settings,
        LIVE_DIR: live,
        TLS_FILES: tls,
      },
      stdio: 'ignore',
    });
    const lines = () => (existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : []);
    const has = async (count: number) => {
      for (const end = Date.now() + 30_000; lines().length < count; await pause(50))
        if (Date.now() > end) throw new Error(`Only ${lines().join(', ')}`);
    };
    try {
      await has(1);
      for (const [index, file] of [
        join(live, 'pages.conf'),
        join(tls, 'certificate.pem'),
        join(tls, 'key.pem'),
      ].entries()) {
        writeFileSync(file, 'second');
        await has(index + 2);
      }
    } finally {
      started.kill();
    }
    const reload = `-c ${settings['RUN_DIR']}/gateway.conf -s reload`;
    expect(lines().slice(1)).toEqual([reload, reload, reload]);
  });
});
