import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BadSetting, Config } from '../../src/config';
import { PRINTED_KEYS, WELL_KNOWN } from '../../src/weak-secrets';

const DRAWN = 'q7Zt0xW3nB8rLk5VyD2s';

const SAFE = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'a secret of more than thirty-two characters',
  ENCRYPTION_KEY: '3f9c1e7b5a8d2064c7e1f0b94d6a83259be40f7d1c62a5388e07d4b196fc3a5e',
  PUBLIC_ORIGIN: 'https://kaaj.example',
};

describe('settings', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'kaaj-settings-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const from = (settings: Record<string, string>) => Config.from({ DATA_DIR: folder, ...settings });

  it('S14 a production with all it needs starts, without demonstration people', () => {
    expect(from(SAFE)).toMatchObject({ production: true, demo: false, publicOrigin: 'https://kaaj.example' });
  });

  it.each([
    ['demo accounts', { DEMO: 'true' }, 'DEMO'],
    ['addresses that nobody verifies', { VERIFY_EMAILS: 'false' }, 'VERIFY_EMAILS'],
    ['no secret of its own', { SESSION_SECRET: '' }, 'SESSION_SECRET'],
    ['a short secret', { SESSION_SECRET: 'secret' }, 'SESSION_SECRET'],
    ['a secret of one letter', { SESSION_SECRET: 'x'.repeat(40) }, 'SESSION_SECRET'],
    ['no key of its own', { ENCRYPTION_KEY: '' }, 'ENCRYPTION_KEY'],
    ['a key that is no key', { ENCRYPTION_KEY: 'key' }, 'ENCRYPTION_KEY'],
    ['a key of one digit', { ENCRYPTION_KEY: '0'.repeat(64) }, 'ENCRYPTION_KEY'],
    ['an http origin', { PUBLIC_ORIGIN: 'http://kaaj.example' }, 'PUBLIC_ORIGIN'],
    ['no origin', { PUBLIC_ORIGIN: '' }, 'PUBLIC_ORIGIN'],
    ['an origin with a path', { PUBLIC_ORIGIN: 'https://kaaj.example/app' }, 'PUBLIC_ORIGIN'],
  ])('S14 a production with %s does not start, and says why in one line', (_, change, name) => {
    const problem = refusalOf({ ...SAFE, ...change });
    expect(problem).toContain(name);
    expect(problem).not.toContain('\n');
    expect(problem).not.toContain(SAFE.SESSION_SECRET);
    expect(problem).not.toContain(SAFE.ENCRYPTION_KEY);
  });

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
    ['DATABASE_URL', 'mysql://kaaj:kaaj@mysql:3306/kaaj'],
    ['DATABASE_URL', 'mysql://root:password@mysql:3306/kaaj'],
    ['DATABASE_URL', 'mysql://root:12345678@mysql:3306/kaaj'],
    ['REDIS_URL', 'redis://:changeme@redis:6379'],
  ])('S14 a production with %s=%s does not start, and a laptop does', (name, value) => {
    const services = {
      IMAGE_STORE: name === 'IMAGE_HOST_KEY' ? 'host' : 's3',
      IMAGE_HOST_URL: 'https://pictures.example/upload',
      IMAGE_HOST_KEY: DRAWN,
      S3_ENDPOINT: 'https://bucket.example',
      S3_BUCKET: 'kaaj',
      S3_ACCESS_KEY: 'kaaj',
      S3_SECRET_KEY: DRAWN,
      PAYMENT_GATEWAY: 'stripe',
      STRIPE_SECRET_KEY: `sk_live_${DRAWN}`,
      STRIPE_WEBHOOK_SECRET: `whsec_${DRAWN}`,
      GOOGLE_CLIENT_ID: '1234.apps.googleusercontent.com',
      GOOGLE_CLIENT_SECRET: `GOCSPX-${DRAWN}`,
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

  it('S14 a production whose secrets are one and the same does not start', () => {
    expect(refusalOf({ ...SAFE, SESSION_SECRET: SAFE.ENCRYPTION_KEY })).toContain('SESSION_SECRET');
  });

  it('S14 a production takes whatever openssl draws', () => {
    for (let draw = 0; draw < 500; draw += 1) {
      const [SESSION_SECRET, METRICS_TOKEN] = [randomBytes(24).toString('base64'), randomBytes(24).toString('hex')];
      const ENCRYPTION_KEY = randomBytes(32).toString('hex');
      expect(refusalOf({ ...SAFE, SESSION_SECRET, METRICS_TOKEN, ENCRYPTION_KEY })).toBe('started');
    }
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'postgres://localhost/kaaj'],
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

  it('secrets of a laptop are made once and kept', () => {
    expect(from({}).sessionSecret).toBe(from({}).sessionSecret);
    expect(from({}).encryptionKey).toHaveLength(32);
  });

  describe('the process', () => {
    const start = (settings: Record<string, string>) =>
      spawnSync(process.execPath, [join(__dirname, '../../dist/main.js')], {
        env: { PATH: process.env['PATH'], DATA_DIR: folder, HOST: '127.0.0.1', PORT: '0', ...settings },
        encoding: 'utf8',
        timeout: 20_000,
      });

    it('S14 ends with one line and code 1 for a bad setting', () => {
      const { status, stderr } = start({ ...SAFE, DEMO: 'true' });
      expect(status).toBe(1);
      expect(stderr.trim().split('\n')).toEqual([expect.stringContaining('DEMO')]);
    });

    it('ends with one line and code 1 for a database that is not there', () => {
      const { status, stderr } = start({ DATABASE_URL: 'mysql://root:hush-hush@127.0.0.1:1/kaaj' });
      expect(status).toBe(1);
      expect(stderr.trim().split('\n')).toEqual([expect.stringContaining('127.0.0.1:1/kaaj')]);
      expect(stderr).not.toContain('hush-hush');
    });

    it('ends with one line and code 1 for a port that is taken', async () => {
      const taken = createServer().listen(0, '127.0.0.1');
      await new Promise((resolve) => taken.once('listening', resolve));
      const { port } = taken.address() as { port: number };
      const { status, stderr } = start({ PORT: String(port), DEMO: 'false', LOG_LEVEL: 'silent' });
      taken.close();
      expect(status).toBe(1);
      expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(String(port))]);
    });
  });

  function refusalOf(settings: Record<string, string>): string {
    try {
      from(settings);
    } catch (error) {
      if (error instanceof BadSetting) return error.message;
      throw error;
    }
    return 'started';
  }
});
