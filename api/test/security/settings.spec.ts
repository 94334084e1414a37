import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createApp } from '../../src/app';
import { ConfigError, Config } from '../../src/config';
import { explain, start } from '../../src/start';
import { PRINTED_KEYS, WELL_KNOWN } from '../../src/weak-secrets';

const DRAWN = 'q7Zt0xW3nB8rLk5VyD2s';

const SAFE = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'a secret of more than thirty-two characters',
  ENCRYPTION_KEY: '3f9c1e7b5a8d2064c7e1f0b94d6a83259be40f7d1c62a5388e07d4b196fc3a5e',
  PUBLIC_ORIGIN: 'https://kaaj.example',
  PAYMENT_GATEWAY: 'sandbox',
  SANDBOX_IN_PRODUCTION: 'true',
};

const STRIPE = {
  PAYMENT_GATEWAY: 'stripe',
  STRIPE_SECRET_KEY: `sk_live_${DRAWN}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${DRAWN}`,
};

describe('settings', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'kaaj-settings-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const from = (settings: Record<string, string>) => Config.from({ DATA_DIR: folder, ...settings });

  it('S14 a production with all required settings starts, without demonstration people', () => {
    expect(from(SAFE)).toMatchObject({ production: true, demo: false, publicOrigin: 'https://kaaj.example' });
  });

  it.each([
    ['demo accounts', { DEMO: 'true' }, 'DEMO'],
    ['unverified addresses', { VERIFY_EMAILS: 'false' }, 'VERIFY_EMAILS'],
    ['no secret of its own', { SESSION_SECRET: '' }, 'SESSION_SECRET'],
    ['a short secret', { SESSION_SECRET: 'secret' }, 'SESSION_SECRET'],
    ['a secret of one letter', { SESSION_SECRET: 'x'.repeat(40) }, 'SESSION_SECRET'],
    ['no key of its own', { ENCRYPTION_KEY: '' }, 'ENCRYPTION_KEY'],
    ['a key that is no key', { ENCRYPTION_KEY: 'key' }, 'ENCRYPTION_KEY'],
    ['a key of one digit', { ENCRYPTION_KEY: '0'.repeat(64) }, 'ENCRYPTION_KEY'],
    ['an http origin', { PUBLIC_ORIGIN: 'http://kaaj.example' }, 'PUBLIC_ORIGIN'],
    ['no origin', { PUBLIC_ORIGIN: '' }, 'PUBLIC_ORIGIN'],
    ['an origin with a path', { PUBLIC_ORIGIN: 'https://kaaj.example/app' }, 'PUBLIC_ORIGIN'],
    ['no gateway named', { PAYMENT_GATEWAY: '' }, 'PAYMENT_GATEWAY'],
    ['free coins that were not allowed', { SANDBOX_IN_PRODUCTION: '' }, 'SANDBOX_IN_PRODUCTION'],
    ['a mail catcher that was not allowed', { SMTP_URL: 'smtp://mail:1025' }, 'SMTP_URL'],
    ['a Redis without a password', { REDIS_URL: 'redis://redis:6379' }, 'REDIS_URL'],
    ['free coins that were forbidden', { SANDBOX_IN_PRODUCTION: 'false' }, 'SANDBOX_IN_PRODUCTION'],
  ])('S14 a production with %s does not start, and says why in one line', (_, change, name) => {
    const problem = refusalOf({ ...SAFE, ...change });
    expect(problem).toContain(name);
    expect(problem).not.toContain('\n');
    expect(problem).not.toContain(SAFE.SESSION_SECRET);
    expect(problem).not.toContain(SAFE.ENCRYPTION_KEY);
  });

  it('a production with an allowed mail catcher starts', () => {
    const catcher = { SMTP_URL: 'smtp://mail:1025', MAIL_CATCHER_IN_PRODUCTION: 'true' };
    expect(from({ ...SAFE, ...catcher }).mail).toMatchObject({ smtpUrl: 'smtp://mail:1025', requireTls: false });
  });

  it('a production with Redis on its own machine, or with a password, starts', () => {
    for (const REDIS_URL of ['redis://127.0.0.1:6379', `redis://:${DRAWN}@redis:6379`])
      expect(from({ ...SAFE, REDIS_URL })).toMatchObject({ redisUrl: REDIS_URL });
  });

  it.each([
    ['smtp://localhost:25', false],
    ['smtp://mail:25', false],
    ['smtp://[::1]:25', false],
    ['smtp://10.0.0.5:25', true],
    ['smtp://smtp.example.com', true],
    ['smtp://[2001:db8::5]:25', true],
  ])('mails to %s need TLS: %s', (SMTP_URL, requireTls) =>
    expect(from({ SMTP_URL }).mail).toMatchObject({ requireTls }),
  );

  it.each(WELL_KNOWN)('S14 a production with a secret made of %s does not start', (word) => {
    const typed = [
      `${word}-`.repeat(40),
      `${word.toUpperCase()}_${word}_2026!!!!!!!!!!!!!!!!!!!!!!!!!!!!`,
      `my-${word}-1234567890-1234567890-1234`,
    ];
    for (const SESSION_SECRET of typed) expect(refusalOf({ ...SAFE, SESSION_SECRET })).toContain('SESSION_SECRET');
    const ENCRYPTION_KEY = createHash('sha256').update(word).digest('hex');
    expect(refusalOf({ ...SAFE, ENCRYPTION_KEY })).toContain('ENCRYPTION_KEY');
  });

  it.each([
    ...PRINTED_KEYS,
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    '0123456789abcdef'.repeat(4),
    'fedcba9876543210'.repeat(4),
    '00112233445566778899aabbccddeeff'.repeat(2),
    'deadbeef'.repeat(8),
    '3f9c1e7b5a8d2064'.repeat(4),
  ])('S14 a production with the key %s does not start', (ENCRYPTION_KEY) => {
    const problem = refusalOf({ ...SAFE, ENCRYPTION_KEY });
    expect(problem).toContain('ENCRYPTION_KEY');
    expect(problem).not.toContain(ENCRYPTION_KEY);
  });

  it.each([
    ['METRICS_TOKEN', 'changeme-changeme-changeme'],
    ['METRICS_TOKEN', 'short'],
    ['METRICS_TOKEN', 'abcdefghijklmnopqrstuvwxyz'],
    ['S3_SECRET_KEY', 'kaaj'],
    ['S3_SECRET_KEY', 'minioadmin'],
    ['IMAGE_HOST_KEY', 'your-api-key'],
    ['STRIPE_SECRET_KEY', 'sk_test_changeme'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_replace_me_please'],
    ['GOOGLE_CLIENT_SECRET', 'GOCSPX-your-secret-here'],
    ['OIDC_CLIENT_SECRET', 'changeme'],
    ['DATABASE_URL', 'mysql://kaaj:kaaj@mysql:3306/kaaj'],
    ['DATABASE_URL', 'mysql://root:password@mysql:3306/kaaj'],
    ['DATABASE_URL', 'mysql://root:12345678@mysql:3306/kaaj'],
    ['DATABASE_URL', 'mysql://root:password@first:3306,second:3306/kaaj'],
    ['REDIS_URL', 'redis://:changeme@redis:6379'],
  ])('S14 a production with %s=%s does not start, and a laptop does', (name, value) => {
    const services = {
      IMAGE_STORE: name === 'IMAGE_HOST_KEY' ? 'host' : 's3',
      IMAGE_HOST_URL: 'https://pictures.example/upload',
      IMAGE_HOST_KEY: DRAWN,
      IMAGE_HOST_PICTURES: 'https://pictures.example',
      S3_ENDPOINT: 'https://bucket.example',
      S3_BUCKET: 'kaaj',
      S3_ACCESS_KEY: 'kaaj',
      S3_SECRET_KEY: DRAWN,
      ...STRIPE,
      LOSS_PRICES: 'accepted',
      GOOGLE_CLIENT_ID: '1234.apps.googleusercontent.com',
      GOOGLE_CLIENT_SECRET: `GOCSPX-${DRAWN}`,
      OIDC_ISSUER: 'https://login.example',
      OIDC_CLIENT_ID: 'kaaj',
      OIDC_CLIENT_SECRET: DRAWN,
      METRICS_TOKEN: DRAWN,
      DATABASE_URL: `mysql://kaaj:${DRAWN}@mysql:3306/kaaj`,
      REDIS_URL: `redis://:${DRAWN}@redis:6379`,
    };
    expect(refusalOf({ ...SAFE, ...services })).toBe('started');
    const problem = refusalOf({ ...SAFE, ...services, [name]: value });
    expect(problem).toContain(name);
    expect(problem).not.toContain('\n');
    if (value !== 'short') expect(refusalOf({ ...services, [name]: value })).toBe('started');
  });

  it.each([
    [{ OIDC_ISSUER: 'http://login.example' }, 'OIDC_ISSUER must be an https:// address'],
    [
      { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: '' },
      'OIDC_CLIENT_ID must be set when OIDC_ISSUER is set',
    ],
    [
      { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_SECRET: '' },
      'OIDC_CLIENT_SECRET must be set when OIDC_ISSUER',
    ],
    [{ OIDC_ISSUER: 'https://login.example?realm=1' }, 'OIDC_ISSUER: must have neither ? nor #'],
  ])('S14 a production with the OpenID Connect provider %j does not start', (given, sentence) => {
    const client = { OIDC_CLIENT_ID: 'kaaj', OIDC_CLIENT_SECRET: DRAWN };
    expect(refusalOf({ ...SAFE, ...client, ...given })).toContain(sentence);
  });

  it('S14 a production whose secrets are equal does not start', () => {
    expect(refusalOf({ ...SAFE, SESSION_SECRET: SAFE.ENCRYPTION_KEY })).toContain('SESSION_SECRET');
  });

  it('S14 a production accepts any output of openssl', () => {
    for (let draw = 0; draw < 500; draw += 1) {
      const [SESSION_SECRET, METRICS_TOKEN] = [randomBytes(24).toString('base64'), randomBytes(24).toString('hex')];
      const ENCRYPTION_KEY = randomBytes(32).toString('hex');
      expect(refusalOf({ ...SAFE, SESSION_SECRET, METRICS_TOKEN, ENCRYPTION_KEY })).toBe('started');
    }
  });

  it.each([
    ['an https origin', { PUBLIC_ORIGIN: 'https://kaaj.example' }],
    ['an origin with a foreign name', { PUBLIC_ORIGIN: 'http://kaaj.example' }],
    ['every address of the machine', { HOST: '0.0.0.0' }],
    ['every address of the machine, in IPv6', { HOST: '::' }],
    ['a reachable address', { HOST: '192.168.1.20' }],
    ['a reachable name', { HOST: 'kaaj.example' }],
    ['every address, without demonstration people', { HOST: '0.0.0.0', DEMO: 'false' }],
  ])('S14 a missing NODE_ENV with %s does not start, and one line names the setting', (_, settings) => {
    const problem = refusalOf(settings);
    for (const word of ['NODE_ENV', 'production', 'ALLOW_PUBLIC_DEVELOPMENT']) expect(problem).toContain(word);
    expect(problem).not.toContain('\n');
    expect(refusalOf({ ...settings, ALLOW_PUBLIC_DEVELOPMENT: 'true' })).toBe('started');
  });

  it.each([
    ['no setting', {}],
    ['localhost', { HOST: 'localhost', PUBLIC_ORIGIN: 'http://localhost:4200' }],
    ['a loopback address', { HOST: '127.0.0.1', PUBLIC_ORIGIN: 'http://127.0.0.1:3000' }],
    ['the IPv6 loopback address', { HOST: '::1', PUBLIC_ORIGIN: 'http://[::1]:3000' }],
    ['a name below localhost', { PUBLIC_ORIGIN: 'http://kaaj.localhost:3000' }],
  ])('S14 a laptop with %s starts', (_, settings) => expect(refusalOf(settings)).toBe('started'));

  it('S14 a production in a container listens on every address', () => {
    expect(refusalOf({ ...SAFE, HOST: '0.0.0.0' })).toBe('started');
  });

  it('S14 a production with a real gateway needs no setting for the sandbox', () => {
    const stripe = { ...SAFE, ...STRIPE, SANDBOX_IN_PRODUCTION: '', LOSS_PRICES: 'accepted' };
    expect(from(stripe)).toMatchObject({ sandboxInProduction: false });
    expect(from(SAFE)).toMatchObject({ sandboxInProduction: true });
    expect(from({ SANDBOX_IN_PRODUCTION: 'true' })).toMatchObject({ sandboxInProduction: false });
  });

  describe('prices', () => {
    it('S14 a real gateway does not start with prices that lose money, and names the loss of each package', () => {
      const problem = refusalOf(STRIPE);
      expect(problem).toContain('500 coins for $20.00 pay out $25.00 and lose $5.00');
      expect(problem).toContain('1000 coins for $35.00 pay out $50.00 and lose $15.00');
      expect(problem).not.toContain('150 coins');
      for (const name of ['COIN_PACKAGES', 'COINS_PER_DOLLAR', 'LOSS_PRICES']) expect(problem).toContain(name);
      expect(problem).not.toContain('\n');
    });

    it.each([
      ['an owner who accepts the loss', { LOSS_PRICES: 'accepted' }],
      ['profitable prices', { COIN_PACKAGES: '10:1, 150:10, 500:25.00, 1000:50' }],
      ['a rate that makes them profitable', { COINS_PER_DOLLAR: '50' }],
    ])('S14 a real gateway starts with %s', (_, settings) =>
      expect(refusalOf({ ...STRIPE, ...settings })).toBe('started'),
    );

    it('are those of the spec by default', () => {
      expect(from({}).prices).toEqual({
        coinsPerDollar: 20,
        packages: [
          { id: 1, coins: 10, priceCents: 100 },
          { id: 2, coins: 150, priceCents: 1000 },
          { id: 3, coins: 500, priceCents: 2000 },
          { id: 4, coins: 1000, priceCents: 3500 },
        ],
      });
    });

    it('are those that the owner sets', () => {
      expect(from({ COIN_PACKAGES: '40:1.99,900:40', COINS_PER_DOLLAR: '25' }).prices).toEqual({
        coinsPerDollar: 25,
        packages: [
          { id: 1, coins: 40, priceCents: 199 },
          { id: 2, coins: 900, priceCents: 4000 },
        ],
      });
    });

    it.each([
      ['COIN_PACKAGES', 'ten:1'],
      ['COIN_PACKAGES', '10:1.999'],
      ['COIN_PACKAGES', '10:0'],
      ['COIN_PACKAGES', '0:1'],
      ['COIN_PACKAGES', '10:1,10:2'],
      ['COIN_PACKAGES', Array.from({ length: 13 }, (_, index) => `${index + 1}:100`).join()],
      ['COINS_PER_DOLLAR', '30'],
      ['COINS_PER_DOLLAR', '0'],
      ['LOSS_PRICES', 'true'],
    ])('S14 %s=%s does not start anywhere', (name, value) => expect(refusalOf({ [name]: value })).toContain(name));
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'postgres://localhost/kaaj'],
    ['DATABASE_URL', 'mysql://root@first:3306,/kaaj'],
    ['DATABASE_URL', 'mysql://root@first:3306,first:3306/kaaj'],
    ['DATABASE_URL', 'mysql://root@first:3306,second:port/kaaj'],
    ['REVIEW_DAYS', '-1'],
    ['TAKA_PER_DOLLAR', '0'],
    ['TAKA_PER_DOLLAR', 'many'],
    ['CAROUSEL_SECONDS', '0'],
    ['LINK_NETWORK', 'http://example.com/kaaj'],
    ['LINK_DEVELOPERS', 'javascript:alert(1)'],
    ['LINK_CODE_HOST', 'kaaj'],
    ['DEMO', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['TIME_ZONE', 'Asia/Nowhere'],
  ])('S14 %s=%s does not start anywhere', (name, value) => {
    expect(refusalOf({ [name]: value })).toContain(name);
  });

  it.each(['nginx', '1', 'true', '10.0.0', '10.0.0.0/8/8', '10.0.0.0/33', '0.0.0.0/0', '::/0', '127.0.0.1, gateway'])(
    'S51 TRUST_PROXY=%s does not start anywhere, and one line names a valid value',
    (TRUST_PROXY) => {
      const problem = refusalOf({ TRUST_PROXY });
      for (const part of ['TRUST_PROXY', '10.0.0.0/8', 'loopback']) expect(problem).toContain(part);
      expect(problem).not.toContain('\n');
    },
  );

  it.each([
    ['', []],
    ['10.1.2.3', ['10.1.2.3']],
    ['10.0.0.0/8, 2001:db8::/32', ['10.0.0.0/8', '2001:db8::/32']],
    ['10.0.0.0/8 192.0.2.7', ['10.0.0.0/8', '192.0.2.7']],
    ['127.0.0.1', ['loopback']],
    ['::1', ['loopback']],
    ['localhost', ['loopback']],
    ['uniquelocal,loopback', ['uniquelocal', 'loopback']],
  ])('S51 TRUST_PROXY=%s trusts %j: this machine by each of its addresses', (TRUST_PROXY, trustProxy) =>
    expect(from({ TRUST_PROXY }).trustProxy).toEqual(trustProxy),
  );

  it.each(['p#ss', 'p/ss', 'p?ss', '12#ss', '12/ss', '12?ss', 'p%ss', 'p%ffss', '%9'])(
    'S51 an address with the password %s does not start anywhere, and one line explains the encoding',
    (password) => {
      const addresses = {
        DATABASE_URL: `mysql://kaaj:${password}@127.0.0.1/kaaj`,
        REDIS_URL: `redis://:${password}@127.0.0.1:6379`,
        SMTP_URL: `smtp://kaaj:${password}@127.0.0.1:25`,
      };
      for (const [name, address] of Object.entries(addresses)) {
        const problem = refusalOf({ [name]: address });
        for (const part of [name, 'password', '%23', '%25', '%2F', '%3F']) expect(problem).toContain(part);
        expect(problem).not.toContain('\n');
        expect(problem.replaceAll(/%[0-9A-F]{2}/g, '')).not.toContain(password);
      }
    },
  );

  it.each(['p@ss', 'p%23ss%25', 'p:ss', 'p&=+ss', ''])('an address with the password %j starts', (password) => {
    expect(refusalOf({ DATABASE_URL: `mysql://kaaj:${password}@127.0.0.1/kaaj` })).toBe('started');
    expect(
      refusalOf({ DATABASE_URL: `mysql://kaaj:${password}@a.example,b.example:3307/kaaj?ssl-mode=REQUIRED` }),
    ).toBe('started');
    expect(refusalOf({ REDIS_URL: `redis://:${password}@127.0.0.1:6379/0` })).toBe('started');
    expect(refusalOf({ SMTP_URL: `smtp://kaaj%40kaaj.example:${password}@127.0.0.1:25` })).toBe('started');
  });

  it('an address with an @ in its options starts', () => {
    const DATABASE_URL = `mysql://kaaj@127.0.0.1/kaaj?ssl=verify&ssl-ca=${join(folder, 'ca@kaaj.pem')}`;
    expect(refusalOf({ DATABASE_URL })).toBe('started');
  });

  it.each([
    ['https://Kaaj.Example', 'https://kaaj.example'],
    ['HTTPS://kaaj.example', 'https://kaaj.example'],
    ['https://kaaj.example:443', 'https://kaaj.example'],

    ['https://বাংলা.example', 'https://xn--54b7fta0cc.example'],
    ['https://kaaj.example:8443', 'https://kaaj.example:8443'],
  ])('S51 PUBLIC_ORIGIN=%s is %s, as browsers write it', (PUBLIC_ORIGIN, publicOrigin) =>
    expect(from({ ...SAFE, PUBLIC_ORIGIN }).publicOrigin).toBe(publicOrigin),
  );

  it('S51 origins of other servers are normalised as browsers write them, too', () => {
    const host = { IMAGE_STORE: 'host', IMAGE_HOST_URL: 'https://up.example', IMAGE_HOST_KEY: DRAWN };
    const taken = from({ ...host, IMAGE_HOST_PICTURES: 'https://I.Example:443/', SHELL_URL: 'http://Shell:80' });
    expect(taken).toMatchObject({ pictureOrigin: 'https://i.example', shellUrl: 'http://shell' });
    expect(from({ PORT: '80', PUBLIC_ORIGIN: 'http://localhost:80' }).publicOrigin).toBe('http://localhost');
    expect(from({ PORT: '80' }).publicOrigin).toBe('http://localhost');
  });

  it.each([
    ['PUBLIC_ORIGIN', 'https://kaaj.example/app', 'https://kaaj.example'],
    ['PUBLIC_ORIGIN', 'https://kaaj.example?a=b', 'https://kaaj.example'],
    ['PUBLIC_ORIGIN', 'https://me:secret@kaaj.example', 'https://kaaj.example'],
    ['PUBLIC_ORIGIN', 'kaaj.example', 'https://kaaj.example'],
    ['PUBLIC_ORIGIN', 'ftp://kaaj.example', 'https://kaaj.example'],
    ['SHELL_URL', 'http://shell:8080/shell', 'https://kaaj.example'],
    ['WEBHOOK_HOSTS', 'hooks', 'hooks.example:8080'],
    ['WEBHOOK_HOSTS', 'http://hooks:8080', 'hooks.example:8080'],
    ['WEBHOOK_HOSTS', 'hooks:8080,other:many', 'hooks.example:8080'],
  ])('S51 %s=%s does not start anywhere, and one line names a valid value', (name, value, example) => {
    const problem = refusalOf({ [name]: value });
    for (const part of [name, example]) expect(problem).toContain(part);
    expect(problem).not.toContain('\n');
  });

  it('secrets of a laptop are created once and stored', () => {
    expect(from({}).sessionSecret).toBe(from({}).sessionSecret);
    expect(from({}).keys.open(from({}).keys.seal('secret', 'one'), 'one')).toBe('secret');
  });

  it('a secret that another start has not written yet is awaited, and an empty one is reported', async () => {
    mkdirSync(join(folder, 'secrets'), { recursive: true });
    const file = join(folder, 'secrets', 'session-secret');
    writeFileSync(file, '');
    expect(() => from({})).toThrow(new RegExp(`^The secret in ${file} is empty\\.`));
    const writer = new Worker(
      `const { parentPort, workerData } = require('node:worker_threads');
      parentPort.once('message', () => setTimeout(() => require('node:fs').writeFileSync(workerData, 'late'), 200));`,
      { eval: true, workerData: file },
    );
    await once(writer, 'online');
    writer.postMessage('write');
    try {
      expect(from({}).sessionSecret).toBe('late');
    } finally {
      void writer.terminate();
      rmSync(file);
    }
  });

  describe('a DATA_DIR', () => {
    const SECRETS = { SESSION_SECRET: SAFE.SESSION_SECRET, ENCRYPTION_KEY: SAFE.ENCRYPTION_KEY };

    it.each([
      ['is below a file', 'settings.txt/data', {}],
      ['is a file', 'settings.txt', {}],
      ['is below a file, without secrets to store', 'settings.txt/data', SECRETS],
    ])('S51 that %s does not start, and one line names it', (_, name, settings) => {
      writeFileSync(join(folder, 'settings.txt'), 'a file');
      const DATA_DIR = join(folder, name);
      const problem = refusalOf({ DATA_DIR, ...settings });
      expect(problem).toMatch(/^Setting DATA_DIR\b/);
      expect(problem).toContain(DATA_DIR);
      expect(problem).not.toContain('\n');
    });

    // Root may write into every folder. The user changes after the modules are loaded, because the checkout may be
    // readable by root only.
    const AS_NOBODY = `
      const { Config, ConfigError } = require('./config.js');
      if (process.getuid() === 0) {
        process.setgid(65534);
        process.setuid(65534);
      }
      try {
        Config.from(process.env);
      } catch (error) {
        if (!(error instanceof ConfigError)) throw error;
        process.stdout.write(error.message);
      }
    `;

    it.each([
      ['with secrets to store', {}],
      ['without', SECRETS],
    ])('S51 that is read-only, %s, does not start, and one line names it', (_, settings) => {
      const readOnlyFolder = mkdtempSync(join(tmpdir(), 'kaaj-read-only-'));
      const DATA_DIR = join(readOnlyFolder, 'data');
      mkdirSync(DATA_DIR);
      chmodSync(readOnlyFolder, 0o755);
      chmodSync(DATA_DIR, 0o555);
      const { stdout } = spawnSync(process.execPath, ['--eval', AS_NOBODY], {
        cwd: join(__dirname, '../../dist'),
        env: { PATH: process.env['PATH'], DATA_DIR, ...settings },
        encoding: 'utf8',
      });
      rmSync(readOnlyFolder, { recursive: true });
      expect(stdout).toMatch(/^Setting DATA_DIR\b/);
      expect(stdout).toContain(DATA_DIR);
      expect(stdout).not.toContain('\n');
    });
  });

  it.each([
    ['an address of another machine', '192.0.2.1'],
    ['an unknown name', 'nobody.invalid'],
  ])('S51 a start with %s to listen on fails, and one line names it', async (_, HOST) => {
    const environment = { HOST, ALLOW_PUBLIC_DEVELOPMENT: 'true', PORT: '0', DEMO: 'false', LOG_LEVEL: 'silent' };
    const config = from(environment);
    const line = await start(await createApp(config), config).catch((error: unknown) => explain(error, environment));
    expect(line).toMatch(/HOST/);
    expect(line).toContain(HOST);
    expect(line).not.toContain('\n');
  });

  describe('the process', () => {
    const run = (settings: Record<string, string>) =>
      spawnSync(process.execPath, ['main.js'], {
        cwd: join(__dirname, '../../dist'),
        env: { PATH: process.env['PATH'], DATA_DIR: folder, HOST: '127.0.0.1', PORT: '0', ...settings },
        encoding: 'utf8',
        timeout: 20_000,
      });

    it('S14 ends with one line and code 1 for an invalid setting', () => {
      const { status, stderr } = run({ ...SAFE, DEMO: 'true' });
      expect(status).toBe(1);
      expect(stderr.trim().split('\n')).toEqual([expect.stringContaining('DEMO')]);
    });

    const unreachable = { DATABASE_URL: `mysql://root:${DRAWN}@127.0.0.1:1/kaaj` };
    const warnings = ['ADMIN_SECOND_FACTOR=false', 'SMTP_URL is not set'];

    it('S58 a production with ADMIN_SECOND_FACTOR=false, and one without SMTP_URL, logs a warning', () => {
      const { stdout } = run({ ...SAFE, ...unreachable, ADMIN_SECOND_FACTOR: 'false' });
      for (const warning of warnings) expect(stdout).toContain(warning);
    });

    it('ends with one line and code 1 for an unreachable database, and S58 logs no warning about other settings', () => {
      const complete = { ADMIN_SECOND_FACTOR: 'true', SMTP_URL: 'smtp://127.0.0.1:25' };
      const { status, stdout, stderr } = run({ ...SAFE, ...unreachable, ...complete });
      expect(status).toBe(1);
      expect(stderr.trim().split('\n')).toEqual([expect.stringContaining('127.0.0.1:1/kaaj')]);
      expect(stderr).not.toContain(DRAWN);
      for (const warning of warnings) expect(stdout).not.toContain(warning);
    });

    it('ends with one line and code 1 for a port that is in use', async () => {
      const taken = createServer().listen(0, '127.0.0.1');
      await new Promise((resolve) => taken.once('listening', resolve));
      const { port } = taken.address() as { port: number };
      const { status, stderr } = run({ PORT: String(port), DEMO: 'false', LOG_LEVEL: 'silent' });
      taken.close();
      expect(status).toBe(1);
      expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(String(port))]);
    });
  });

  function refusalOf(settings: Record<string, string>): string {
    try {
      from(settings);
    } catch (error) {
      if (error instanceof ConfigError) return error.message;
      throw error;
    }
    return 'started';
  }
});
