import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { actions, describeOn, idOf, type Person, TestApp } from '../../../../../test/test-app';

const FRAME =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="description" content="Kaaj: small paid tasks.">' +
  '<title>Kaaj</title></head><body><div id="root"></div></body></html>';

describeOn('SQLite', 'the page of a task', () => {
  const root = mkdtempSync(join(tmpdir(), 'kaaj-task-page-'));
  let testApp: TestApp;
  let buyer: Person;
  let taskId: string;

  beforeAll(async () => {
    mkdirSync(join(root, 'shell', 'dist'), { recursive: true });
    writeFileSync(join(root, 'shell', 'dist', 'app.html'), FRAME);
    testApp = await TestApp.build('SQLite', { STATIC_ROOT: root, PUBLIC_ORIGIN: 'https://kaaj.example' });
    buyer = await testApp.person('Buyer', { coins: 1000 });
    taskId = idOf(await actions.post(buyer, { title: 'Count the rickshaws', requiredWorkers: 3, payableAmount: 12 }));
  });
  afterAll(async () => {
    await testApp.close();
    rmSync(root, { recursive: true });
  });
  afterEach(() => testApp.clock.reset());

  const open = async (id: string, of = testApp) => {
    const { statusCode: status, body, headers } = await of.app.inject({ url: `/task/${id}` });
    return { status, body, headers };
  };

  it('describes the task to search engines and messengers', async () => {
    const { status, headers, body } = await open(taskId);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    const description = 'Earn 12 coins: Watch it to the end and write down its last word.';
    expect(body).toContain('<title>Count the rickshaws | Kaaj</title>');
    expect(body).toContain(`<meta name="description" content="${description}">`);
    expect(body).toContain('<meta property="og:title" content="Count the rickshaws">');
    expect(body).toContain(`<meta property="og:description" content="${description}">`);
    expect(body).toContain(`<meta property="og:url" content="https://kaaj.example/task/${taskId}">`);
    expect(body).toContain(`<link rel="canonical" href="https://kaaj.example/task/${taskId}">`);
    expect(body).toMatch(/<meta property="og:image" content="https:\/\/kaaj\.example\/api\/image\/[0-9a-f]+\.webp">/);
    expect(body).toMatch(/<noscript><h1>Count the rickshaws<\/h1><p>Earn 12 coins\. Places left: 3 of 3\. Until /);
    expect(body).toContain('<div id="root"></div>');
  });

  it('escapes texts of a buyer for HTML', async () => {
    const title = `</title><script>alert('1')</script> "$& $1 & Söhne"`;
    const { status, body } = await open(idOf(await actions.post(buyer, { title })));
    expect(status).toBe(200);
    expect(body).not.toContain('<script');
    const safe = '&lt;/title&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &quot;$&amp; $1 &amp; Söhne&quot;';
    expect(body).toContain(`<title>${safe} | Kaaj</title>`);
    expect(body).toContain(`<meta property="og:title" content="${safe}">`);
    expect(body).toContain(`<h1>${safe}</h1>`);
  });

  it('returns 404 with an error page for an unknown task', async () => {
    const deleted = idOf(await actions.post(buyer));
    (await actions.deleteTask(buyer, deleted)).data();
    for (const id of [deleted, '01HZX5M6T8V9W0Y1Z2A3B4C5D6', 'nothing', '%00', "'"])
      expect(await open(id)).toMatchObject({ status: 404, body: FRAME });
    testApp.clock.advanceDays(10);
    expect(await open(taskId)).toMatchObject({ status: 404, body: FRAME });
  });

  it('returns a page that reloads while the database does not answer', async () => {
    const query = jest.spyOn(testApp.database, 'query').mockRejectedValueOnce(new Error('no database'));
    expect(await open(taskId)).toMatchObject({ status: 503, body: FRAME });
    query.mockRestore();
  });

  describe('in a process that serves no other pages', () => {
    let shell: Server;
    let separate: TestApp;
    let answer: { status: number; page: string };
    beforeAll(async () => {
      answer = { status: 502, page: '' };
      shell = createServer(({ url }, reply) => {
        reply.writeHead(url === '/app.html' ? answer.status : 404).end(answer.page);
      }).listen(0, '127.0.0.1');
      await once(shell, 'listening');
      const { port } = shell.address() as AddressInfo;
      separate = await TestApp.build('SQLite', { SHELL_URL: `http://127.0.0.1:${port}` });
    });
    afterAll(async () => {
      await separate.close();
      shell.close();
    });

    it('returns 503 until the frame is known, and then fills the frame that the shell serves', async () => {
      const now = jest.spyOn(performance, 'now');
      const later = (seconds: number) => now.mockReturnValue(1_000_000 + seconds * 1000);
      later(0);
      expect((await open(taskId, separate)).status).toBe(502);
      answer = { status: 200, page: FRAME };
      later(10);
      const owner = await separate.person('Buyer', { coins: 100 });
      const id = idOf(await actions.post(owner, { title: 'Count the boats' }));
      expect((await open(id, separate)).body).toContain('<title>Count the boats | Kaaj</title>');
      answer = { status: 500, page: '' };
      later(20);
      expect((await open(id, separate)).body).toContain('<title>Count the boats | Kaaj</title>');
      now.mockRestore();
    });
  });
});
