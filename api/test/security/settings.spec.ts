import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BadSetting, Config } from '../../src/config';

const SAFE = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'a secret of more than thirty-two characters',
  ENCRYPTION_KEY: '0123456789abcdef'.repeat(4),
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

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'postgres://localhost/kaaj'],
    ['REVIEW_DAYS', '0'],
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
