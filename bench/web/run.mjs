import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { build } from '../../scripts/lib/build.mjs';
import { findChromium, provide } from '../../scripts/lib/machine.mjs';
import { freePort } from '../../scripts/lib/mariadb.mjs';
import { command, PlainError } from '../../scripts/lib/plain-error.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { startServer } from '../load/processes.mjs';
import { middle, score } from './lighthouse.mjs';
import { buildOneApplication } from './one-build/build.mjs';
import { table } from './table.mjs';
import { weigh } from './wire.mjs';

/**
 * What the public pages cost a visitor: bytes on the wire and Lighthouse, beside the same code built as one ordinary
 * application, behind the same API. Rounds are interleaved; a figure is the median of the rounds.
 * Usage: npm run web -w @kaaj/bench -- [--pages home,all-tasks,sign-in] [--rounds 3] [--write]
 */
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: 'home,all-tasks,sign-in' },
    rounds: { type: 'string', default: '3' },
    write: { type: 'boolean', default: false },
  },
});
const addresses = { home: '/', 'all-tasks': '/alltasks', 'sign-in': '/signin' };
const rounds = Number(values.rounds);

/** The API with its demonstration data, giving out the pages below `staticRoot` as `npm start` does. */
async function serve(staticRoot) {
  const folder = mkdtempSync(join(tmpdir(), 'kaaj-web-'));
  const port = await freePort();
  const env = {
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    DATABASE_URL: '',
    DATA_DIR: folder,
    DEMO: 'true',
    LOG_LEVEL: 'error',
    STATIC_ROOT: staticRoot,
  };
  const server = await startServer(join(root, 'api/dist/main.js'), { port, probe: '/api/settings', env });
  return {
    origin: env.PUBLIC_ORIGIN,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

async function measure(page, { browser, debuggingPort, servers }) {
  const weighed = {};
  const runs = { kaaj: [], one: [] };
  for (const side of Object.keys(runs)) weighed[side] = await weigh(browser, servers[side].origin + addresses[page]);
  for (let round = 0; round < rounds; round += 1) {
    for (const side of round % 2 ? ['one', 'kaaj'] : ['kaaj', 'one'])
      runs[side].push(await score(debuggingPort, servers[side].origin + addresses[page]));
  }
  const of = (side) => ({ ...weighed[side], lighthouse: middle(runs[side]) });
  console.log(`${page}: performance ${runs.kaaj.map(({ performance }) => performance).join(', ')}`);
  return { page, kaaj: of('kaaj'), one: of('one') };
}

function report(measured) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  return [
    `## Public pages, ${new Date().toISOString().slice(0, 10)}, commit ${commit}`,
    '',
    `${cpus().length} cores shared by browser and server; Lighthouse's mobile profile, median of ${rounds} rounds. Brotli; bytes include headers.`,
    '',
    table(measured),
    '',
  ].join('\n');
}

await command(async () => {
  if ((await provide(['chromium'])).length > 0) throw new PlainError('Nothing was measured.');
  await build();
  const oneApplication = await buildOneApplication();
  const servers = { kaaj: await serve(root), one: await serve(oneApplication) };
  const debuggingPort = await freePort();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    const measured = [];
    for (const page of values.pages.split(',')) measured.push(await measure(page, { browser, debuggingPort, servers }));
    const text = report(measured);
    console.log(`\n${text}`);
    if (values.write) appendFileSync(join(root, 'docs/performance.md'), `\n${text}`);
  } finally {
    await browser.close();
    await Promise.all([servers.kaaj.stop(), servers.one.stop()]);
  }
});
