import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { after, before, describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from '../../libs/web-kit/rspack/precompress.mjs';
import { freePort } from '../../scripts/lib/mariadb.mjs';
import { startFront, startGateway } from '../../scripts/deploy/nginx.mjs';
import { provide } from '../../scripts/lib/machine.mjs';

const missing = await provide(['nginx']);
const script = `console.log(${JSON.stringify('x'.repeat(2000))});`;
const asText = { br: brotliDecompressSync, gzip: gunzipSync };

/** Asks without fetch, which would take the compression away. */
function ask(port, path, { headers = {}, method = 'GET', body } = {}) {
  return new Promise((done, failed) => {
    const asked = request({ port, path, method, headers, host: '127.0.0.1' }, async (answer) => {
      const chunks = [];
      for await (const chunk of answer) chunks.push(chunk);
      done({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) });
    });
    asked.on('error', failed);
    asked.end(body);
  });
}

describe('the gateway and the front servers', { skip: missing.length > 0 && 'nginx is not on this machine' }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'kaaj-gateway-'));
  const servers = [];
  const apis = [];
  let gateway;

  async function front(name, files) {
    const store = join(folder, name);
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(join(store, path, '..'), { recursive: true });
      writeFileSync(join(store, path), content);
    }
    await precompress(store);
    const port = await freePort();
    const started = startFront({ name, store, port, run: join(folder, 'run', name), log: 2 });
    await started.ready;
    servers.push(started.server);
    return { port, server: started.server };
  }

  async function api(name) {
    const server = createServer((asked, answer) => {
      if (asked.url === '/api/notification/stream') {
        answer.writeHead(200, { 'content-type': 'text/event-stream' });
        answer.write('data: first\n\n');
        setTimeout(() => answer.end('data: second\n\n'), 1500);
        return;
      }
      answer.writeHead(200, { 'content-type': 'application/json' });
      answer.end(JSON.stringify({ name, headers: asked.headers, filler: 'y'.repeat(2000) }));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    apis.push(server);
    return server.address().port;
  }

  let worker;

  before(async () => {
    const fronts = {
      shell: await front('shell', {
        'index.html': `<!doctype html><title>Kaaj</title>${'<p>page</p>'.repeat(100)}`,
        'main.0123456789.js': script,
        'theme.js': 'document.documentElement.dataset.theme = "light";',
      }),
    };
    for (const name of ['mfe-public', 'mfe-worker', 'mfe-buyer', 'mfe-admin']) {
      fronts[name] = await front(name, {
        [`remotes/${name}/0.1.0/remoteEntry.abcdef0123.js`]: script,
        [`remotes/${name}/0.1.0/mf-manifest.json`]: JSON.stringify({ name, filler: 'z'.repeat(1000) }),
      });
    }
    worker = fronts['mfe-worker'].server;
    const live = join(folder, 'live');
    mkdirSync(live);
    writeFileSync(join(live, 'remotes.json'), JSON.stringify({ remotes: [] }));
    const port = await freePort();
    const started = startGateway({
      port,
      live,
      apis: [await api('one'), await api('two')],
      fronts: Object.fromEntries(Object.entries(fronts).map(([name, each]) => [name, each.port])),
      run: join(folder, 'run', 'gateway'),
      log: 2,
    });
    await started.ready;
    servers.push(started.server);
    gateway = port;
  });

  after(async () => {
    for (const server of servers) await server.stop();
    for (const server of apis) server.closeAllConnections();
    for (const server of apis) server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  for (const [encoding, header] of Object.entries({ br: 'gzip, deflate, br, zstd', gzip: 'gzip' })) {
    it(`answers a page and a script as the build compressed them (${encoding})`, async () => {
      for (const [path, type] of Object.entries({ '/': 'text/html', '/main.0123456789.js': 'text/javascript' })) {
        const { status, headers, body } = await ask(gateway, path, { headers: { 'accept-encoding': header } });
        assert.equal(status, 200);
        assert.equal(headers['content-encoding'], encoding);
        assert.equal(headers['content-type'], `${type}; charset=utf-8`);
        assert.equal(headers.vary, 'Accept-Encoding');
        assert.match(asText[encoding](body).toString(), /page|console/);
      }
    });
  }

  it('answers plainly to a browser that takes no compression, or refuses brotli', async () => {
    for (const header of ['', 'br;q=0']) {
      const { headers, body } = await ask(gateway, '/main.0123456789.js', { headers: { 'accept-encoding': header } });
      assert.equal(headers['content-encoding'], undefined);
      assert.equal(body.toString(), script);
    }
  });

  it('answers the page for every address a person can visit, and 404 for a file that is not there', async () => {
    assert.match((await ask(gateway, '/dashboard/taskDetails/01ABC')).body.toString(), /Kaaj/);
    assert.equal((await ask(gateway, '/main.9999999999.js')).status, 404);
    assert.equal((await ask(gateway, '/remotes/mfe-worker/9.9.9/remoteEntry.js')).status, 404);
    assert.equal((await ask(gateway, '/main.0123456789.js.br')).status, 404);
  });

  it('lets browsers keep hashed files for ever and ask again for everything else', async () => {
    const forEver = ['/main.0123456789.js', '/remotes/mfe-buyer/0.1.0/remoteEntry.abcdef0123.js'];
    const askAgain = ['/', '/theme.js', '/remotes.json', '/remotes/mfe-buyer/0.1.0/mf-manifest.json'];
    const rule = async (path) =>
      (await ask(gateway, path, { headers: { 'accept-encoding': 'br' } })).headers['cache-control'];
    for (const path of forEver) assert.equal(await rule(path), 'public, max-age=31536000, immutable', path);
    for (const path of askAgain) assert.equal(await rule(path), 'no-cache', path);
  });

  it('sends the security headers with pages, remotes, remotes.json and what is missing', async () => {
    for (const path of ['/', '/remotes/mfe-admin/0.1.0/mf-manifest.json', '/remotes.json', '/missing.js']) {
      const { headers } = await ask(gateway, path);
      assert.match(headers['content-security-policy'], /script-src 'self'/, path);
      assert.doesNotMatch(headers['content-security-policy'], /unsafe/);
      assert.equal(headers['x-content-type-options'], 'nosniff', path);
    }
  });

  it('shares the calls between both API processes and tells them who asked', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(gateway, '/api/settings')));
    const bodies = answers.map(({ body }) => JSON.parse(body));
    assert.deepEqual([...new Set(bodies.map(({ name }) => name))].sort(), ['one', 'two']);
    assert.equal(bodies[0].headers['x-forwarded-for'], '127.0.0.1');
    assert.equal(bodies[0].headers['x-forwarded-proto'], 'http');
  });

  it('compresses what the API answers, and hides its figures from the street', async () => {
    const { headers } = await ask(gateway, '/api/settings', { headers: { 'accept-encoding': 'gzip' } });
    assert.equal(headers['content-encoding'], 'gzip');
    assert.equal((await ask(gateway, '/api/metrics')).status, 404);
  });

  it('passes each live notice on at once', async () => {
    const started = Date.now();
    const answer = await fetch(`http://127.0.0.1:${gateway}/api/notification/stream`);
    const { value } = await answer.body.getReader().read();
    assert.equal(Buffer.from(value).toString(), 'data: first\n\n');
    assert.ok(Date.now() - started < 1000);
  });

  it('lives on when a remote is down: its files answer 502, the rest as before', async () => {
    await worker.kill();
    assert.equal((await ask(gateway, '/remotes/mfe-worker/0.1.0/mf-manifest.json')).status, 502);
    assert.equal((await ask(gateway, '/remotes/mfe-buyer/0.1.0/mf-manifest.json')).status, 200);
    assert.equal((await ask(gateway, '/')).status, 200);
  });

  it('serves everything from the other API process when one is gone, and a problem document when both are', async () => {
    const gone = async (server) => {
      server.closeAllConnections();
      server.close();
      await wait(50);
    };
    await gone(apis[0]);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ask(gateway, '/api/task', { method: 'POST', body: '{}' })),
    );
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    await gone(apis[1]);
    const { status, headers, body } = await ask(gateway, '/api/task');
    assert.equal(status, 502);
    assert.equal(headers['content-type'], 'application/problem+json');
    assert.equal(JSON.parse(body).code, 'server/no-answer');
  });
});
