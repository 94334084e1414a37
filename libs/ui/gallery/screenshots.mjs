import { createReadStream, existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { chromium } from '@playwright/test';

/**
 * node gallery/screenshots.mjs <folder> [pieces] [themes] [languages] [widths]. Takes screenshots of the built gallery
 * under the product's Content-Security-Policy, and lists violations of axe and of the policy. Without pieces all of
 * them; `modal:sheet` presses the button "sheet" first.
 */
const [folder, wanted = '', themes = 'light,dark', languages = 'en,bn', widths = '360,1280'] = process.argv.slice(2);
const dist = join(import.meta.dirname, 'dist');
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };
const policy = "default-src 'self'; style-src 'self'; script-src 'self'; img-src 'self' data: blob:; font-src 'self'";

const server = createServer((request, response) => {
  const path = new URL(request.url, 'http://x').pathname;
  const file = join(dist, path === '/' ? 'index.html' : path);
  if (!existsSync(file)) return response.writeHead(404).end();
  response.writeHead(200, { 'Content-Type': types[extname(file)], 'Content-Security-Policy': policy });
  return createReadStream(file).pipe(response);
});
await new Promise((done) => server.listen(4150, '127.0.0.1', done));
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
});
const say = (...words) => process.stdout.write(`${words.join(' ')}\n`);
let problemCount = 0;
const reportProblem = (where, what) => {
  problemCount += 1;
  say(where, what);
};
async function allPieces() {
  const page = await browser.newPage();
  await page.goto('http://127.0.0.1:4150/');
  const names = await page.locator('[data-piece]').evaluateAll((all) => all.map(({ dataset }) => dataset.piece));
  await page.close();
  return names;
}

for (const part of wanted ? wanted.split(',') : await allPieces())
  for (const theme of themes.split(','))
    for (const language of languages.split(','))
      for (const width of widths.split(',').map(Number)) {
        const [name, open] = part.split(':');
        const where = `${part.replace(':', '-')}-${theme}-${language}-${width}`;
        const context = await browser.newContext({
          viewport: { width, height: 900 },
          reducedMotion: open ? 'reduce' : 'no-preference',
          bypassCSP: false,
        });
        const page = await context.newPage();
        page.on('console', (message) => {
          if (['error', 'warning'].includes(message.type())) reportProblem(where, message.text().slice(0, 300));
        });
        page.on('pageerror', (error) => reportProblem(where, String(error).slice(0, 500)));
        await page.goto(`http://127.0.0.1:4150/?bare&part=${name}&theme=${theme}&lang=${language}`);
        await page.evaluate('document.fonts.ready');
        if (open) await page.getByRole('button', { name: open, exact: true }).click();
        await page.waitForTimeout(500);
        const over = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
        if (over > 0) reportProblem(where, `${over} px too wide`);
        await page.screenshot({ path: join(folder, `${where}.png`), fullPage: !open });
        const { violations } = await new AxeBuilder({ page }).analyze();
        for (const { id, nodes } of violations)
          reportProblem(
            where,
            `axe ${id}: ${nodes
              .map(({ target, any }) => `${target} ${any[0]?.message ?? ''}`)
              .slice(0, 3)
              .join(' | ')}`,
          );
        await context.close();
      }
await browser.close();
server.close();
say(`${problemCount} complaints`);
