import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Config } from '../../src/config';
import { mailsTo, resetToken } from '../support/mails';
import { describeOn, TestApp } from '../test-app';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const SVG =
  '<?xml version="1.0"?>\n<!-- mark -->\n<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kaaj-brand-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describeOn('SQLite', 'an installation with a brand', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await TestApp.build('SQLite', {
      PLATFORM_NAME: 'Shromik',
      PLATFORM_NAME_BN: 'শ্রমিক',
      LOGO_FILE: fileOf('logo.svg', SVG),
      ACCENT_COLOR: '#1D4ED8',
      LINK_TERMS: 'https://shromik.example/terms',
      LINK_PRIVACY: 'https://shromik.example/privacy',
      LINK_CONTACT: 'https://shromik.example/contact',
    });
  });
  afterAll(() => testApp.close());

  it('has name, logo, colours and links in the settings', async () => {
    const { brand, links } = (await testApp.visitor().get('/settings')).data<{ brand: object; links: object }>();
    expect(brand).toMatchObject({
      name: 'Shromik',
      nameInBangla: 'শ্রমিক',
      logo: expect.stringMatching(/^\/api\/brand\/logo\?v=[0-9a-f]{16}$/),
      accent: {
        light: { accent: '#1d4ed8', onAccent: '#ffffff' },
        dark: { accent: expect.stringMatching(/^#[0-9a-f]{6}$/) },
      },
    });
    expect(links).toMatchObject({
      terms: 'https://shromik.example/terms',
      privacy: 'https://shromik.example/privacy',
      contact: 'https://shromik.example/contact',
    });
  });

  it('serves the logo from its own origin with an unlimited cache time, and blocks scripts in it', async () => {
    const { brand } = (await testApp.visitor().get('/settings')).data<{ brand: { logo: string } }>();
    const { headers, status, text } = await testApp.visitor().get(brand.logo.replace('/api', ''));
    expect([status, text]).toEqual([200, SVG]);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  it('has its name in mails and authenticator apps', async () => {
    const person = await testApp.person('Buyer');
    (await person.post('/auth/password-reset', { email: person.email })).data();
    await resetToken(testApp, person.email);
    const mails = mailsTo(testApp, person.email).join('\n');
    expect(mails).toContain('Shromik');
    expect(mails).not.toMatch(/Kaaj account|Your Kaaj|কাজ অ্যাকাউন্ট/i);
    const { address } = (await person.post('/account/second-factor', { password: person.password })).data<{
      address: string;
    }>();
    expect(new URL(address).searchParams.get('issuer')).toBe('Shromik');
  });

  it('has its name on the callback page of a sign-in', async () => {
    expect((await testApp.visitor().get('/auth/oidc')).text).toContain('<title>Shromik</title>');
  });
});

describeOn('SQLite', 'an installation without a brand', () => {
  it('has none in the settings, and serves the built-in logo', async () => {
    const testApp = await TestApp.build('SQLite');
    expect((await testApp.visitor().get('/settings')).data()).toMatchObject({ brand: null });
    const { status, headers, text } = await testApp.visitor().get('/brand/logo');
    expect([status, headers['cache-control'], text]).toEqual([200, 'no-cache', expect.stringMatching(/^<svg /)]);
    await testApp.close();
  });
});

describe('settings of a brand', () => {
  const refusalOf = (settings: Record<string, string>) => {
    try {
      Config.from({ NODE_ENV: 'test', DATA_DIR: folder, ...settings });
      return 'started';
    } catch (error) {
      return (error as Error).message;
    }
  };

  it.each([
    [{ PLATFORM_NAME: 'two\nlines' }, 'PLATFORM_NAME: must be one line'],
    [{ PLATFORM_NAME: '<b>Shromik</b>' }, 'PLATFORM_NAME: must be one line'],
    [{ PLATFORM_NAME: 'x'.repeat(41) }, 'PLATFORM_NAME'],
    [{ ACCENT_COLOR: 'green' }, 'ACCENT_COLOR: must be six hexadecimal digits'],
    [{ ACCENT_COLOR: '#77aaff' }, 'ACCENT_COLOR=#77aaff has a contrast of 2.03:1 to the light background #f2efe6'],
    [{ ACCENT_COLOR: '#0a6b51', ACCENT_COLOR_DARK: '#0a6b51' }, 'ACCENT_COLOR_DARK=#0a6b51 has a contrast of'],
    [{ ACCENT_COLOR_DARK: '#5fcba5' }, 'ACCENT_COLOR must be set when ACCENT_COLOR_DARK is set'],
    [{ LINK_TERMS: 'javascript:alert(1)' }, 'LINK_TERMS: must be an https:// address'],
  ])('%j keep the API from starting, with one line', (settings, sentence) => {
    const problem = refusalOf(settings);
    expect(problem).toContain(sentence);
    expect(problem).not.toContain('\n');
  });

  it.each([
    ['that does not exist', () => join(folder, 'nowhere.png'), 'cannot be read (ENOENT)'],
    ['that is a folder', () => folder, 'cannot be read (EISDIR)'],
    [
      'that is a page',
      () => fileOf('logo.html', '<!doctype html><html></html>'),
      'is no PNG, JPEG, WebP or SVG picture',
    ],
    [
      'that is too large',
      () => fileOf('large.png', Buffer.concat([PNG, Buffer.alloc(256 * 1024)])),
      'is larger than 256 KB',
    ],
  ])('a logo %s keeps the API from starting', (_, path, sentence) => {
    expect(refusalOf({ LOGO_FILE: path() })).toContain(`Setting LOGO_FILE names ${path()}, which ${sentence}.`);
  });

  it('a PNG file is accepted as a logo', () => {
    expect(refusalOf({ LOGO_FILE: fileOf('logo.png', PNG) })).toBe('started');
  });
});
