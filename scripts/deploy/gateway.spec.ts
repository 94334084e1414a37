import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ERROR_MESSAGES } from '../../libs/contract/src/errors';
import { FILE_HEADERS, securityHeaders } from '../../api/src/platform/http/security-headers';
import { publishedRoutes } from '../../api/src/platform/pages/published-routes';
import { pagePattern } from '../../libs/build/rspack/page-pattern.mjs';
import { precompress } from '../../libs/build/rspack/precompress.mjs';
import { freePort } from '../lib/mariadb.mjs';
import { onPath } from '../lib/on-path.mjs';
import { root } from '../lib/root.mjs';
import { replaceDocuments } from './documents.mjs';
import { startFront, startGateway } from './nginx.mjs';
import { remoteNames, writeLive } from './remotes.mjs';

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Running {
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const everything = securityHeaders({ publicOrigin: 'https://kaaj.example' } as Parameters<typeof securityHeaders>[0]);
const script = `console.log(${JSON.stringify('x'.repeat(2000))});`;
const folder = mkdtempSync(join(tmpdir(), 'kaaj-gateway-'));
const fronts: Record<string, { readonly port: number; readonly server: Running }> = {};
const apis: Server[] = [];
const gateways: Running[] = [];
let gateway = 0;

const liveFile = join(folder, 'live', 'remotes.json');

interface Facts {
  readonly name: string;
  readonly role: string | null;
  readonly routes: Readonly<Record<string, object>>;
}

/** The product's own remotes, as their builds publish them. */
const published = remoteNames.map((name) => {
  const facts = JSON.parse(readFileSync(join(root, name, 'remote.json'), 'utf8')) as Facts;
  return { ...facts, pages: pagePattern(facts) };
});

/** Requests without fetch, which would remove the compression. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET', port = gateway): Promise<Answer> {
  return new Promise((done, failed) => {
    // A gateway that reloads its pages may close a kept-alive connection at any moment.
    const options = { port, path, method, headers, host: '127.0.0.1', agent: false } as const;
    const asked = request(options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => done({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }));
    });
    asked.on('error', failed);
    asked.end();
  });
}

async function front(name: string, files: Record<string, string>): Promise<void> {
  const store = join(folder, name);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(store, path, '..'), { recursive: true });
    writeFileSync(join(store, path), content);
  }
  await precompress(store);
  const port = await freePort();
  const { server, ready } = startFront({ name, store, place: port, run: join(folder, 'run', name), log: 'ignore' });
  fronts[name] = { port, server };
  await ready;
}

async function api(name: string): Promise<number> {
  const server = createServer((asked, answer) => {
    if (asked.url === '/api/notification/stream') {
      answer.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: first\n\n');
      return;
    }
    if (asked.url?.startsWith('/task/')) {
      answer.writeHead(Number(asked.url.slice('/task/'.length)), { 'content-type': 'text/html; charset=utf-8' });
      answer.end('<!doctype html><title>A task</title>');
      return;
    }
    answer.writeHead(200, { 'content-type': 'application/json' });
    answer.end(JSON.stringify({ name, headers: asked.headers, filler: 'y'.repeat(2000) }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  apis.push(server);
  return (server.address() as AddressInfo).port;
}

async function openGateway(
  ports: readonly number[],
  publicOrigin: string,
  pictureOrigin?: string,
  live = 'live',
  { down, ...limits }: { readonly callsPerSecond?: number; readonly connections?: number; readonly down?: string } = {},
): Promise<number> {
  const port = await freePort();
  const nothingThere = await freePort();
  const { server, ready } = startGateway({
    port,
    live: join(folder, live),
    apis: ports,
    fronts: Object.fromEntries(
      Object.entries(fronts).map(([name, each]) => [name, name === down ? nothingThere : each.port]),
    ),
    run: join(folder, 'run', `gateway-${port}`),
    log: 'ignore',
    publicOrigin,
    pictureOrigin,
    ...limits,
  });
  gateways.push(server);
  await ready;
  return port;
}

function endApi(server: Server | undefined): Promise<unknown> {
  server?.closeAllConnections();
  return new Promise((done) => (server ? server.close(done) : done(undefined)));
}

// CI has nginx; on a machine without it the other tests still run.
const wherePossible = onPath('nginx') || process.env['CI'] ? describe : describe.skip;

wherePossible('the gateway and the front servers', () => {
  beforeAll(async () => {
    await front('shell', {
      'app.html': `<!doctype html><title>Kaaj</title><!-- ${'frame '.repeat(200)} -->`,
      'main.0123456789.js': script,
      'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'theme.js': 'document.documentElement.dataset.theme = "light";',
    });
    for (const name of remoteNames) {
      await front(name, {
        [`remotes/${name}/0.1.0/remoteEntry.abcdef0123.js`]: script,
        [`remotes/${name}/0.1.0/mf-manifest.json`]: JSON.stringify({ name, filler: 'z'.repeat(1000) }),
      });
    }
    writeLive(liveFile, { remotes: published });
    await replaceDocuments(join(folder, 'live', 'documents'), {
      'index.html': `<!doctype html><title>Home</title>${'<p>page</p>'.repeat(100)}`,
      'alltasks/index.html': '<!doctype html><title>All Tasks</title>',
      'alltasks/index.bn.html': '<!doctype html><title>সব কাজ</title>',
      'index.bn.html': `<!doctype html><title>কাজ</title>${'<p>page</p>'.repeat(100)}`,
    });
    gateway = await openGateway([await api('one'), await api('two')], 'http://localhost');
  });

  afterAll(async () => {
    const nginx = [...gateways, ...Object.values(fronts).map(({ server }) => server)];
    await Promise.all(nginx.map((server) => server.stop()));
    await Promise.all(apis.map(endApi));
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    { accepted: 'gzip, deflate, br, zstd', encoding: 'br', plain: brotliDecompressSync },
    { accepted: 'gzip', encoding: 'gzip', plain: gunzipSync },
  ])('answers pages and scripts as the build compressed them: $encoding', async ({ accepted, encoding, plain }) => {
    for (const [path, type] of Object.entries({ '/': 'text/html', '/main.0123456789.js': 'text/javascript' })) {
      const { status, headers, body } = await ask(path, { 'accept-encoding': accepted });
      expect({ status, ...headers }).toMatchObject({
        status: 200,
        'content-encoding': encoding,
        'content-type': `${type}; charset=utf-8`,
        vary: 'Accept-Encoding',
      });
      expect(plain(body).toString()).toMatch(/page|console/);
    }
  });

  it.each(['', 'br;q=0'])('answers plainly to a browser that accepts "%s"', async (accepted) => {
    const { headers, body } = await ask('/main.0123456789.js', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(script);
  });

  it.each([
    ['/', 'Home'],
    ['/dashboard/taskDetails/01ABC', 'Kaaj'],
    ['/alltasks', 'All Tasks'],
    ['/alltasks?sort=asc', 'All Tasks'],
  ])('answers %s with its page', async (path, title) =>
    expect((await ask(path)).body.toString()).toContain(`<title>${title}</title>`),
  );

  it.each([
    ['/', 'br', brotliDecompressSync, 'কাজ'],
    ['/', 'gzip', gunzipSync, 'কাজ'],
    ['/alltasks', '', (body: Buffer) => body, 'সব কাজ'],
  ])('answers %s in Bangla for the chosen language (%s)', async (path, accepted, plain, title) => {
    const { body } = await ask(path, { 'accept-encoding': accepted, cookie: 'kaaj_language=bn' });
    expect(plain(body).toString()).toContain(`<title>${title}</title>`);
  });

  it.each([
    ['/task/200', 200, 'A task'],
    ['/task/404', 404, 'A task'],
    ['/task/502', 200, 'Kaaj'],
    ['/task/503', 200, 'Kaaj'],
  ])('returns the API’s preview of %s, and the shell’s when the API fails', async (path, status, title) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(answer.body.toString()).toContain(`<title>${title}</title>`);
  });

  describe('addresses that are no pages', () => {
    const NONE = [
      '/nowhere',
      '/dashboard/nowhere',
      '/dashboard/taskDetails',
      '/dashboard/taskDetails/01ABC/more',
      '/a.b/c',
    ];
    const PAGES = [
      ...['/', '/signUp', '/signup/', '/profile/keys', '/dashboard', '/dashboard/', '/dashboard/tasklist'],
      ...['/dashboard/receipt/payout/01ABC', '/dashboard/payouts/day?day=2026-01-01', '/DASHBOARD/MyTasks'],
    ];

    it.each(NONE)('show the page of errors, with status 404: %s', async (path) => {
      for (const accepted of ['br', 'gzip', ''] as const) {
        const { status, headers, body } = await ask(path, { 'accept-encoding': accepted });
        expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
        expect(headers['content-encoding'] ?? '').toBe(accepted);
        expect(headers).toMatchObject(
          securityHeaders({ publicOrigin: 'http://localhost' } as Parameters<typeof securityHeaders>[0]),
        );
        const plain = { br: brotliDecompressSync, gzip: gunzipSync, '': (bytes: Buffer) => bytes }[accepted](body);
        expect(plain.toString()).toContain('<title>Kaaj</title>');
      }
    });

    it.each(PAGES)('are not those of a page: %s', async (path) => expect((await ask(path)).status).toBe(200));

    it('are the same for a server that serves its pages itself', () => {
      const own = join(folder, 'own');
      cpSync(liveFile, join(own, 'shell', 'dist', 'remotes.json'));
      const isPage = publishedRoutes(own);
      const split = (paths: readonly string[]) => paths.map((path) => isPage(path.split('?', 1)[0] ?? ''));
      expect(new Set(split(NONE))).toEqual(new Set([false]));
      expect(new Set(split(PAGES))).toEqual(new Set([true]));
    });

    it('are sent with a full body to a browser with a cached copy', async () => {
      const { headers } = await ask('/nowhere');
      const kept = { 'if-none-match': String(headers.etag), 'if-modified-since': String(headers['last-modified']) };
      const again = await ask('/nowhere', kept);
      expect([again.status, again.body.toString()]).toEqual([404, expect.stringContaining('<title>Kaaj</title>')]);
    });

    it('become pages with the version that brings them, and none again without it', async () => {
      const more = { name: 'mfe-more', pages: '^(?:/more/[^/]+)/?$' };
      // While nginx reloads, its old and new processes respond side by side for 100 ms.
      const until = async (status: number) => {
        const answers: unknown[] = [];
        const settled = () => answers.length >= 10 && answers.slice(-10).every((each) => each === status);
        for (let tries = 0; tries < 200 && !settled(); tries += 1) {
          answers.push((await ask('/more/1')).status);
          await new Promise((next) => setTimeout(next, 50));
        }
        expect(answers.slice(-10)).toEqual(Array(10).fill(status));
      };
      await until(404);
      writeLive(liveFile, { remotes: [...published, more] });
      await until(200);
      writeLive(liveFile, { remotes: published });
      await until(404);
    });

    it('are unlimited while a live remote does not list its pages', async () => {
      const port = await openGateway([1], 'http://localhost', undefined, 'before');
      writeLive(join(folder, 'before', 'remotes.json'), { remotes: [...published, { name: 'mfe-old', routes: {} }] });
      const old = await openGateway([1], 'http://localhost', undefined, 'before');
      for (const each of [port, old]) expect((await ask('/nowhere', {}, 'GET', each)).status).toBe(200);
    });
  });

  it.each([
    '/main.9999999999.js',
    '/remotes/mfe-worker/9.9.9/remoteEntry.js',
    '/main.0123456789.js.br',
    '/../run/shell/front.conf',
    '/api/metrics',
  ])('has nothing at %s', async (path) => expect((await ask(path)).status).toBeGreaterThanOrEqual(400));

  it.each([
    ['/main.0123456789.js', 'public, max-age=31536000, immutable'],
    ['/remotes/mfe-buyer/0.1.0/remoteEntry.abcdef0123.js', 'public, max-age=31536000, immutable'],
    ['/', 'no-cache'],
    ['/theme.js', 'no-cache'],
    ['/remotes.json', 'no-cache'],
    ['/remotes/mfe-buyer/0.1.0/mf-manifest.json', 'no-cache'],
  ])('sends the cache headers of %s', async (path, rule) => {
    for (const accepted of ['br', 'gzip', ''] as const) {
      expect((await ask(path, { 'accept-encoding': accepted })).headers['cache-control']).toBe(rule);
    }
  });

  it('sends the live versions whole each time, for two of them may be of one second and one length', async () => {
    const { headers } = await ask('/remotes.json');
    expect(headers['etag']).toBeUndefined();
    const again = await ask('/remotes.json', { 'if-modified-since': String(headers['last-modified']) });
    expect([again.status, JSON.parse(again.body.toString())]).toEqual([200, { remotes: published }]);
  });

  it.each([
    ['http://localhost', undefined],
    ['https://kaaj.example', undefined],
    ['https://kaaj.example', 'https://i.example.com'],
  ])(
    'S17 sends the API’s headers with its own pages, as %s with pictures of %s',
    async (publicOrigin, pictureOrigin) => {
      const port = await openGateway([1], publicOrigin, pictureOrigin);
      const expected = securityHeaders({ publicOrigin, pictureOrigin } as Parameters<typeof securityHeaders>[0]);
      expect(expected['content-security-policy']).toContain(
        `img-src 'self' data: blob:${pictureOrigin ? ` ${pictureOrigin}` : ''};`,
      );
      const sent = async (path: string) => {
        const { headers } = await ask(path, { 'accept-encoding': 'br' }, 'GET', port);
        return Object.fromEntries(Object.entries(headers).filter(([name]) => name in everything));
      };
      const ofFiles = Object.fromEntries(FILE_HEADERS.map((name) => [name, expected[name]]));
      for (const path of ['/', '/alltasks', '/dashboard', '/icon.svg', '/none.js'])
        expect([path, await sent(path)]).toEqual([path, expected]);
      for (const path of ['/theme.js', '/remotes/mfe-admin/0.1.0/mf-manifest.json', '/remotes.json'])
        expect([path, await sent(path)]).toEqual([path, ofFiles]);
    },
  );

  it('balances calls over both API processes and forwards the client’s address', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask('/api/settings')));
    const bodies = answers.map(({ body }) => JSON.parse(body.toString()) as { name: string; headers: object });
    expect(new Set(bodies.map(({ name }) => name))).toEqual(new Set(['one', 'two']));
    expect(bodies[0]?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      host: `127.0.0.1:${gateway}`,
    });
  });

  it('compresses the API’s answers', async () =>
    expect((await ask('/api/settings', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip'));

  it('forwards each live notification at once', async () => {
    const answer = await fetch(`http://127.0.0.1:${gateway}/api/notification/stream`);
    const reader = answer.body?.getReader();
    // Nothing follows: a gateway that waited for more would leave this waiting too.
    const { value } = (await reader?.read()) ?? {};
    expect(Buffer.from(value ?? []).toString()).toBe('data: first\n\n');
    await reader?.cancel();
  });

  it.each([
    ['https://kaaj.example', 'www.kaaj.example', '/alltasks?page=2'],
    ['https://kaaj.example:8443', 'WWW.Kaaj.example:8443', '/'],
    ['https://www.kaaj.example', 'kaaj.example', '/api/task'],
  ])('S52 redirects to %s from %s', async (publicOrigin, host, path) => {
    const port = await openGateway([1], publicOrigin);
    const { status, headers } = await ask(path, { host }, 'GET', port);
    expect([status, headers['location']]).toEqual([308, `${publicOrigin}${path}`]);
    for (const other of [
      new URL(publicOrigin).host,
      'evil.example',
      'www.kaaj.example.evil.example',
      'wwwkaaj.example',
    ])
      expect((await ask('/', { host: other }, 'GET', port)).status).toBe(200);
  });

  it('sends password managers on to the page on which a password is changed', async () => {
    const { status, headers } = await ask('/.well-known/change-password');
    expect([status, headers['location']]).toEqual([302, '/profile/security']);
    const other = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
    expect((await ask(other)).status).toBe(404);
  });

  describe('limits of one address', () => {
    const send = (path: string, bytes: number, method = 'POST') =>
      fetch(`http://127.0.0.1:${gateway}${path}`, { method, body: 'x'.repeat(bytes) });

    const refusal = (code: keyof typeof ERROR_MESSAGES, status: number) => ({
      status,
      code,
      detail: ERROR_MESSAGES[code],
      message: ERROR_MESSAGES[code],
    });

    it.each(['/api/image', '/api/image/proof', '/api/task/batch', '/api/task/batch/preview'])(
      'S53 bodies of files go to %s, and none that is larger',
      async (path) => {
        expect((await send(path, 8_500_000)).status).toBe(200);
        expect((await send(path, 13_000_000)).status).toBe(413);
      },
    );

    it('S53 accepts chunks of a picture at the API’s upload routes', async () =>
      expect((await send('/api/image/proof/upload/01ABC', 1_000_000, 'PATCH')).status).toBe(200));

    it.each(['/api/task', '/api/auth/login', '/api/imagery', '/api/task/batch/01ABC/cancel'])(
      'S53 answers 413 for a body of more than 256 KiB to %s',
      async (path) => {
        expect((await send(path, 256 * 1024)).status).toBe(200);
        const refused = await send(path, 256 * 1024 + 1);
        expect(refused.headers.get('content-type')).toBe('application/problem+json');
        expect(await refused.json()).toMatchObject(refusal('request/too-large', 413));
      },
    );

    it.each(['/', '/alltasks', '/remotes.json'])(
      'S53 answers 413 for a body of more than 256 KiB to the page %s',
      async (path) => expect((await send(path, 256 * 1024 + 1)).status).toBe(413),
    );

    it('S53 allows 500 calls at once and then the rate; pages and scripts do not count', async () => {
      const port = await openGateway([await api('three')], 'http://localhost', undefined, 'live', {
        callsPerSecond: 1,
      });
      const answers = (path: string, times: number) =>
        Promise.all(Array.from({ length: times }, () => ask(path, {}, 'GET', port)));
      const statuses = async (path: string, times: number) => (await answers(path, times)).map(({ status }) => status);
      expect(new Set(await statuses('/api/settings', 450))).toEqual(new Set([200]));
      const refused = (await answers('/api/settings', 100)).find(({ status }) => status === 429);
      expect(refused?.headers).toMatchObject({ 'retry-after': '1', 'content-type': 'application/problem+json' });
      expect(JSON.parse(String(refused?.body))).toMatchObject(refusal('auth/too-many-requests', 429));
      // Each second allows one more call.
      expect(await statuses('/task/200', 60)).toContain(429);
      expect(new Set(await statuses('/main.0123456789.js', 100))).toEqual(new Set([200]));
    });

    it('S53 limits live connections; other calls continue', async () => {
      const port = await openGateway([await api('four')], 'http://localhost', undefined, 'live', { connections: 3 });
      const open = () => fetch(`http://127.0.0.1:${port}/api/notification/stream`);
      const streams = await Promise.all([open(), open(), open()]);
      expect(streams.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await open()).status).toBe(429);
      expect((await ask('/api/settings', {}, 'GET', port)).status).toBe(200);
      for (const { body } of streams) await body?.cancel();
    });
  });

  it('continues when a remote is down: its files answer 502, everything else works', async () => {
    const port = await openGateway([1], 'http://localhost', undefined, 'live', { down: 'mfe-worker' });
    const statuses = await Promise.all(
      ['mfe-worker', 'mfe-buyer'].map((name) => ask(`/remotes/${name}/0.1.0/mf-manifest.json`, {}, 'GET', port)),
    );
    expect(statuses.map(({ status }) => status)).toEqual([502, 200]);
    expect((await ask('/', {}, 'GET', port)).status).toBe(200);
  });

  it('continues with one API process, and answers a problem document without any', async () => {
    const port = await openGateway([await api('five'), await api('six')], 'http://localhost');
    const [first, second] = apis.slice(-2);
    await endApi(first);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask('/api/task', {}, 'POST', port)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    await endApi(second);
    const { status, headers, body } = await ask('/api/task', {}, 'GET', port);
    expect([status, headers['content-type']]).toEqual([502, 'application/problem+json']);
    expect(JSON.parse(body.toString())).toMatchObject({ status: 502, code: 'server/no-answer' });
    expect((await ask('/task/200', {}, 'GET', port)).body.toString()).toContain('<title>Kaaj</title>');
  });
});
