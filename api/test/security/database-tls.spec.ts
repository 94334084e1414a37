import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Config } from '../../src/config';
import { DataSources } from '../../src/platform/database/data-sources';
import { faultOfOptions } from '../../src/platform/database/tls-options';
import { schema } from '../../src/schema';
import { MariadbProcess } from '../support/mariadb-process';
import { actions, describeOn, TEST_SETTINGS, TestApp } from '../test-app';

/** All starts share one database. */
const ENCRYPTION_KEY = randomBytes(32).toString('hex');

/** The files that a start creates in addition to its database. */
const DATA_DIR = mkdtempSync(join(tmpdir(), 'kaaj-tls-data-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

describe('S32 options of DATABASE_URL', () => {
  it.each([
    '',
    '?ssl=off',
    '?ssl=required',
    '?ssl=verify',
    '?ssl=verify&ssl-ca=/etc/ca.pem',
    '?ssl-mode=REQUIRED',
    '?ssl-mode=VERIFY_CA&ssl-ca=/etc/ca.pem',
    '?ssl-mode=verify_identity',
  ])('are accepted: %s', (options) =>
    expect(faultOfOptions(`mysql://kaaj@one:1,two:2/kaaj${options}`)).toBeUndefined(),
  );

  it.each([
    ['?sslmode=require', /unknown option "sslmode"; known are ssl=required/],
    ['?ssl-mode=PREFERRED', /ssl-mode=PREFERRED, which is not known/],
    ['?ssl=true', /ssl=true, which is not known/],
    ['?ssl=', /ssl=, which is not known/],
    ['?ssl=verify&charset=latin1', /unknown option "charset"/],
    ['?connectionLimit=5', /unknown option "connectionLimit"/],
    ['?toString=1', /unknown option "toString"/],
    ['?ssl=off&ssl=required', /says twice/],
    ['?ssl=off&ssl-mode=REQUIRED', /says twice/],
    ['?ssl=required&ssl-ca=/etc/ca.pem', /needs ssl=verify/],
    ['?ssl-ca=/etc/ca.pem', /needs ssl=verify/],
  ])('stop the start with one line that names the setting: %s', (options, line) => {
    const start = () =>
      Config.from({ ...TEST_SETTINGS, DATA_DIR, DATABASE_URL: `mysql://kaaj@one:3306/kaaj${options}` });
    expect(start).toThrow(line);
    expect(start).toThrow(/DATABASE_URL/);
  });
});

describeOn('MariaDB', 'S32 connections to a database with TLS', () => {
  let folder: string;
  let server: MariadbProcess;
  const file = (name: string) => join(folder, name);

  function openssl(...args: string[]): void {
    const { status, stderr } = spawnSync('openssl', args, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  }

  /** A certificate for one IP address, signed by the authority in `ca`. */
  function certificate(name: string, address: string): void {
    writeFileSync(file('san'), `subjectAltName=IP:${address}\n`);
    openssl(
      'req',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-subj',
      `/CN=${name}`,
      '-keyout',
      `${name}.key`,
      '-out',
      `${name}.csr`,
    );
    const signing = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', 'san', '-days', '30'];
    openssl('x509', '-req', '-in', `${name}.csr`, ...signing, '-out', `${name}.pem`);
  }

  function authority(name: string): void {
    const args = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', `/CN=${name}`, '-days', '30'];
    openssl('req', ...args, '-keyout', `${name}.key`, '-out', `${name}.pem`);
  }

  /** What the server presents to connections from now on, once it has started. */
  function present(name: string): void {
    for (const kind of ['pem', 'key']) copyFileSync(file(`${name}.${kind}`), file(`server.${kind}`));
    chmodSync(file('server.key'), 0o644);
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kaaj-tls-'));
    chmodSync(folder, 0o755);
    authority('ca');
    authority('another');
    certificate('right', '127.0.0.1');
    certificate('wrong', '10.1.2.3');
    present('right');
    server = await MariadbProcess.start([`--ssl-cert=${file('server.pem')}`, `--ssl-key=${file('server.key')}`]);
  });
  afterAll(async () => {
    await server.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const settings = (options: string, { url }: { readonly url: string } = server) => ({
    DATABASE_URL: `${url}${options}`,
    ENCRYPTION_KEY,
  });
  /** The first connection of a start; a failed start of the whole API would leave the timer of a retry. */
  const refused = async (options: string, line: RegExp, of = server) => {
    const sources = new DataSources(Config.from({ ...TEST_SETTINGS, DATA_DIR, ...settings(options, of) }), schema);
    const error = await sources.open('maintenance').catch((fault: Error) => fault);
    await sources.close();
    expect((error as Error).message).toMatch(line);
    expect((error as Error).message).not.toContain('\n');
  };

  it.each([
    'ssl=required',
    'ssl-mode=REQUIRED',
    'ssl-mode=VERIFY_CA&ssl-ca=CA',
    'ssl-mode=VERIFY_IDENTITY&ssl-ca=CA',
    'ssl=verify&ssl-ca=CA',
  ])('are all encrypted with %s', async (options) => {
    const testApp = await TestApp.build('SQLite', settings(`?${options.replace(/CA$/, file('ca.pem'))}`));
    const buyer = await testApp.person('Buyer', { coins: 100 });
    expect((await actions.post(buyer)).status).toBe(201);
    const sources = [testApp.database.maintenance, testApp.database.writer, testApp.database.reader];
    for (const source of sources) {
      const [row] = await source.query<{ Value: string }[]>("SHOW SESSION STATUS LIKE 'Ssl_cipher'");
      expect(row?.Value).toMatch(/^TLS_|^ECDHE/);
    }
    await testApp.close();
  });

  it('fail when the certificate is from another authority, with ssl=verify and VERIFY_CA', async () => {
    await refused(`?ssl=verify&ssl-ca=${file('another.pem')}`, /certificate/);
    await refused(`?ssl-mode=VERIFY_CA&ssl-ca=${file('another.pem')}`, /certificate/);
    await refused('?ssl=verify', /certificate/);
  });

  it('fail when the file of the authority cannot be read', async () => {
    await refused(`?ssl=verify&ssl-ca=${file('none.pem')}`, /cannot be used: (Error: )?ENOENT.*none\.pem/);
  });

  it('fail when the certificate names another host, with ssl=verify only', async () => {
    present('wrong');
    await server.statement('FLUSH SSL');
    try {
      await refused(`?ssl=verify&ssl-ca=${file('ca.pem')}`, /does not match|altnames/i);
      const testApp = await TestApp.build('SQLite', settings(`?ssl-mode=VERIFY_CA&ssl-ca=${file('ca.pem')}`));
      await testApp.close();
    } finally {
      present('right');
      await server.statement('FLUSH SSL');
    }
  });

  it('fail on a server without TLS, which never receives the password', async () => {
    const plain = await MariadbProcess.start(['--skip-ssl']);
    try {
      await refused('?ssl=required', /does not support secure connection/, plain);
      await refused('?ssl-mode=REQUIRED', /does not support secure connection/, plain);
    } finally {
      await plain.remove();
    }
  });

  it('verify the host in use of several, and query its state over TLS as well', async () => {
    await server.statement("CREATE USER IF NOT EXISTS locked@'%' REQUIRE SSL");
    await server.statement("GRANT ALL ON kaaj.* TO locked@'%'");
    const unreachable = '127.0.0.1:1';
    const DATABASE_URL = `mysql://locked@${unreachable},${server.address}/kaaj?ssl=verify&ssl-ca=${file('ca.pem')}`;
    const testApp = await TestApp.build('SQLite', { DATABASE_URL, ENCRYPTION_KEY });
    expect(await testApp.sql('SELECT 1 AS answer')).toEqual([{ answer: 1 }]);
    await testApp.close();
  });
});
