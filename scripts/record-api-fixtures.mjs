import { runCli } from './lib/user-error.mjs';

/**
 * Usage: node scripts/record-api-fixtures.mjs. Writes libs/build/recorded: the API's answers to the pages of every
 * remote, for a guest and each demonstration user, with the demonstration data. Run it when an answer has changed its
 * shape.
 */
await runCli(async () => {
  const { mkdirSync, mkdtempSync, rmSync, writeFileSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  const { join } = await import('node:path');
  const { chromium } = await import('@playwright/test');
  const { remoteFolders } = await import('../libs/build/rspack/remotes.mjs');
  const { readFacts } = await import('../libs/build/rspack/remote-facts.mjs');
  const { build } = await import('./lib/build.mjs');
  const { findChromium } = await import('./lib/system-tools.mjs');
  const { root } = await import('./lib/root.mjs');
  const { serve } = await import('./lib/serve.mjs');

  const PORT = '3900';
  const origin = `http://localhost:${PORT}`;
  const QUIET_MS = 500;
  /** Some pages poll. */
  const AT_MOST_MS = 5_000;
  /** How many pages of one pattern (/task/:taskId) are opened. */
  const OF_A_KIND = 2;

  await build();
  const data = mkdtempSync(join(tmpdir(), 'kaaj-recorded-'));
  Object.assign(process.env, { PORT, DATA_DIR: data, DATABASE_URL: '', LIMIT_SIGN_INS: '1000000', LOG_LEVEL: 'error' });
  await serve();
  const { demonstration } = (await (await fetch(`${origin}/api/settings`)).json()).data;
  const routes = remoteFolders(root).flatMap((folder) => Object.entries(readFacts(join(root, folder)).routes));
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });

  /** The calls of a sign-in; the proof that passes between them is worth nothing once recorded. */
  async function signIn(request, { email, password }, answers) {
    const call = async (path, data, headers = {}) => {
      const answer = await request.post(`${origin}/api${path}`, { data, headers: { Origin: origin, ...headers } });
      return { status: answer.status(), body: await answer.json() };
    };
    const login = await call('/auth/login', { email, password });
    const { identityToken, displayName, photoURL } = login.body.data;
    answers['POST /auth/login'] = { ...login, body: { data: { ...login.body.data, identityToken: 'recorded' } } };
    answers['POST /jwt'] = await call('/jwt', { email }, { Authorization: `Bearer ${identityToken}` });
    answers['POST /auth/refresh'] = await call('/auth/refresh');
    return { email, displayName, photoURL };
  }

  async function record(name, role, person) {
    const answers = {};
    const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' });
    const known = person && (await signIn(context.request, person, answers));
    if (known) await context.addInitScript((text) => localStorage.setItem('kaaj.person', text), JSON.stringify(known));
    context.on('response', (response) => {
      const address = new URL(response.url());
      const json = response.headers()['content-type']?.startsWith('application/json');
      if (!address.pathname.startsWith('/api/') || response.request().method() !== 'GET' || !json || !response.ok())
        return;
      // One that a page no longer waits for cannot be read.
      response.json().then(
        (body) =>
          (answers[`GET ${address.pathname.slice('/api'.length)}${address.search}`] = {
            status: response.status(),
            body,
          }),
        () => undefined,
      );
    });

    const page = await context.newPage();
    let asking = 0;
    let lastAt = 0;
    const note = (change) => (request) => {
      if (request.resourceType() === 'eventsource') return;
      asking += change;
      lastAt = Date.now();
    };
    page.on('request', note(1));
    page.on('requestfinished', note(-1));
    page.on('requestfailed', note(-1));
    const quiet = async () => {
      const since = Date.now();
      do await page.waitForTimeout(QUIET_MS / 10);
      while (Date.now() - since < AT_MOST_MS && (asking > 0 || Date.now() - lastAt < QUIET_MS));
    };
    const links = new Set();
    const visit = async (path) => {
      await page.goto(path);
      await quiet();
      await page.mouse.wheel(0, 10_000);
      await quiet();
      for (const href of await page.locator('a[href^="/"]').evaluateAll((all) => all.map((a) => a.pathname)))
        links.add(href);
    };
    const theirs = ['anyone', ...(role ? ['signed-in', role] : ['guest'])];
    const paths = routes.filter(([, { audience }]) => theirs.includes(audience)).map(([path]) => path);
    if (role) await visit('/dashboard');
    for (const path of paths.filter((each) => !/[:*]/.test(each))) await visit(path);
    for (const path of paths.filter((each) => each.includes(':'))) {
      const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`, 'i');
      for (const link of [...links].filter((each) => pattern.test(each)).slice(0, OF_A_KIND)) await visit(link);
    }
    const logout = await context.request.get(`${origin}/api/jwt/logout`);
    answers['GET /jwt/logout'] = { status: logout.status(), body: await logout.json() };
    await context.close();
    const lines = Object.keys(answers)
      .sort()
      .map((call) => `${JSON.stringify(call)}:${JSON.stringify(answers[call])}`);
    const folder = join(root, 'libs', 'build', 'recorded');
    mkdirSync(folder, { recursive: true });
    const recordedAt = JSON.stringify(new Date().toISOString());
    writeFileSync(join(folder, `${name}.json`), `{"recordedAt":${recordedAt},"answers":{\n${lines.join(',\n')}\n}}\n`);
    console.log(`${name}: ${lines.length} answers`);
  }

  await record('guest', null);
  for (const person of demonstration) await record(person.role.toLowerCase(), person.role, person);
  await browser.close();
  rmSync(data, { recursive: true, force: true });
  process.exit();
});
