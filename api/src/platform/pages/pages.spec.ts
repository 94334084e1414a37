import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { type Config } from '../../config';
import { FILE_HEADERS, securityHeaders } from '../http/security-headers';
import { servePages } from './pages';

const FILES: Record<string, string | Buffer> = {
  'shell/dist/app.html': '<title>Kaaj</title>',
  'shell/dist/documents/index.html': '<title>Home</title>',
  'shell/dist/documents/alltasks/index.html': '<title>All Tasks</title>',
  'shell/dist/documents/alltasks/index.bn.html': '<title>সব কাজ</title>',
  'shell/dist/remotes.json': JSON.stringify({
    remotes: [{ pages: '^(?:|/signup)/?$' }, { pages: '^(?:/dashboard|/dashboard/taskDetails/[^/]+)/?$' }],
  }),
  'shell/dist/main.0123456789abcdef.js': 'start()',
  'shell/dist/main.0123456789abcdef.js.br': brotliCompressSync('start()'),
  'shell/dist/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'mfe-worker/dist/mf-manifest.json': '{"name":"mfe_worker"}',
  'mfe-worker/package.json': '{}',
  'data/secrets/session-secret': 'hidden',
};

let server: FastifyInstance;

beforeAll(() => {
  const root = mkdtempSync(join(tmpdir(), 'kaaj-pages-'));
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  server = fastify();
  const headers = securityHeaders({ publicOrigin: 'http://localhost' } as Config);
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers).header('x-request-id', '1');
    done();
  });
  servePages(server, root);
});

afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) => server.inject({ url, headers });

describe('pages', () => {
  it.each([
    ['/alltasks', 'a=b; kaaj_language=bn', '<title>সব কাজ</title>'],
    ['/alltasks', 'kaaj_language=en', '<title>All Tasks</title>'],
    ['/', 'kaaj_language=bn', '<title>Home</title>'],
  ])('serves %s with the cookies "%s" in the chosen language when that exists', async (url, cookie, body) =>
    expect((await get(url, { accept: 'text/html', cookie })).body).toBe(body),
  );

  it.each([
    ['/', '<title>Home</title>'],
    ['/dashboard/taskDetails/01H', '<title>Kaaj</title>'],
    ['/dashboard', '<title>Kaaj</title>'],
    ['/signUp/', '<title>Kaaj</title>'],
    ['/alltasks?sort=asc', '<title>All Tasks</title>'],
    ['/remotes/mfe-worker/mf-manifest.json', '{"name":"mfe_worker"}'],
  ])('serves %s', async (url, body) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([200, body, 'no-cache']);
  });

  it.each(['/nowhere', '/dashboard/nowhere', '/dashboard/taskDetails', '/dashboard/taskDetails/01H/more'])(
    'returns the error page at %s with status 404',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.body]).toEqual([404, '<title>Kaaj</title>']);
      expect(answer.headers['content-type']).toContain('text/html');
    },
  );

  it('redirects password managers to the page on which a password is changed', async () => {
    const answer = await get('/.well-known/change-password');
    expect([answer.statusCode, answer.headers['location']]).toEqual([302, '/profile/security']);
    const other = await get('/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200');
    expect(other.statusCode).toBe(404);
  });

  it('serves hashed files with an unlimited cache time, and compressed', async () => {
    const answer = await get('/main.0123456789abcdef.js', { 'accept-encoding': 'br' });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript') as string,
    });
  });

  it.each(['/', '/dashboard', '/icon.svg', '/missing.js'])('sends every security header with %s', async (url) =>
    expect((await get(url)).headers).toMatchObject(securityHeaders({ publicOrigin: 'http://localhost' } as Config)),
  );

  it.each(['/main.0123456789abcdef.js', '/remotes/mfe-worker/mf-manifest.json', '/remotes.json'])(
    'sends with %s only the security headers that apply there',
    async (url) => {
      const { headers } = await get(url);
      const known = ['x-request-id', ...Object.keys(securityHeaders({ publicOrigin: 'http://localhost' } as Config))];
      expect(
        Object.keys(headers)
          .filter((name) => known.includes(name))
          .sort(),
      ).toEqual(FILE_HEADERS);
    },
  );

  it.each([
    '/api/nothing',
    '/missing.js',
    '/remotes/mfe-worker/missing.js',
    '/remotes/mfe-worker/../package.json',
    '/data/secrets/session-secret.txt',
    '/%',
  ])('returns 404 at %s', async (url) => expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400));

  it('treats a path that leaves the folder as a page of the shell, not as a file', async () => {
    expect((await get('/..%2f..%2fdata/secrets/session-secret')).body).toBe('<title>Kaaj</title>');
  });

  it('returns 404 to a script that requests an unknown page', async () => {
    expect((await get('/dashboard', { accept: 'application/json' })).statusCode).toBe(404);
  });
});
