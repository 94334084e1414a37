import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const START = join(__dirname, '../../deploy/galera/start.sh');

describe('a Galera node of the compose profile', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kaaj-galera-start-'));
    // Replaces the image's own program: prints the arguments of the server.
    writeFileSync(join(folder, 'docker-entrypoint.sh'), '#!/bin/sh\nprintf "%s\\n" "$@"\n');
    chmodSync(join(folder, 'docker-entrypoint.sh'), 0o755);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const leftAs = (safeToBootstrap: 0 | 1) =>
    writeFileSync(join(folder, 'grastate.dat'), `version: 2.1\nseqno: 7\nsafe_to_bootstrap: ${safeToBootstrap}\n`);
  const started = async (NODE: string, port = '1', password = 'secret') => {
    const env = {
      ...{
        PATH: `${folder}:${process.env['PATH']}`,
        DATADIR: folder,
        GROUP_PORT: port,
        MARIADB_ROOT_PASSWORD: password,
        CONF: folder,
      },
      ...{ NODE, NODES: '127.0.0.1 127.0.0.2 127.0.0.3' },
    };
    return (await promisify(execFile)('bash', [START], { env })).stdout.trim().split('\n');
  };
  const begins = async (node: string, port?: string) => (await started(node, port)).includes('--wsrep-new-cluster');

  it('lists all other nodes, and flushes every commit to disk', async () =>
    expect(await started('127.0.0.2')).toEqual(
      expect.arrayContaining([
        'mariadbd',
        '--wsrep-cluster-address=gcomm://127.0.0.1,127.0.0.2,127.0.0.3',
        '--wsrep-node-address=127.0.0.2',
        '--innodb-flush-log-at-trx-commit=1',
      ]),
    ));

  it.each([
    ['secret', 'secret'],
    ['s#c"r\\e t\'s', 's#c\\"r\\\\e t\'s'],
  ])('passes the password %j to the server in a file of its own, on no command line', async (password, written) => {
    const words = await started('127.0.0.2', '1', password);
    await started('127.0.0.2', '1', password);
    expect(words.join(' ')).not.toContain(password);
    const file = join(folder, 'state-transfer.cnf');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toBe(`[mysqld]\nwsrep_sst_auth="root:${written}"\n`);
  });

  it('bootstraps a new cluster as the first node, and joins it as any other', async () => {
    expect(await begins('127.0.0.1')).toBe(true);
    expect(await begins('127.0.0.2')).toBe(false);
  });

  it('bootstraps it again from the last node that left, and not when another one did', async () => {
    leftAs(1);
    expect(await begins('127.0.0.3')).toBe(true);
    leftAs(0);
    expect(await begins('127.0.0.1')).toBe(false);
  });

  it('joins while another one answers, though it is new or left last', async () => {
    const other = createServer().listen(0, '127.0.0.2');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    expect(await begins('127.0.0.1', String(port))).toBe(false);
    leftAs(1);
    expect(await begins('127.0.0.1', String(port))).toBe(false);
    other.close();
  });
});
