import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { mergeRemotes } from '../../libs/build/rspack/remotes.mjs';
import { certificate as makeCertificate } from '../../scripts/deploy/certificate.mjs';
import { build } from '../../scripts/lib/build.mjs';
import { findChromium, ensureTools } from '../../scripts/lib/system-tools.mjs';
import { freePort } from '../../scripts/lib/mariadb.mjs';
import { runCli, UserError } from '../../scripts/lib/user-error.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { median } from '../load/measure.mjs';
import { commit, record } from '../record.mjs';
import { timeToHydration } from './hydration.mjs';
import { medians, score } from './lighthouse.mjs';
import { buildOneApplication } from './single-build/build.mjs';
import { serve } from './serve.mjs';
import { ratios, table } from './table.mjs';
import { measureTransfer } from './wire.mjs';

/**
 * Measures the public pages for a visitor: bytes on the wire, time to interactive, and Lighthouse. They are compared
 * with the same code built as one ordinary application, behind the same API and gateway over HTTP/2. Rounds are
 * interleaved; a figure is the median of the rounds.
 * Usage: npm run web -w @kaaj/bench -- [--pages home,all-tasks,sign-in] [--rounds 5] [--no-lighthouse] [--write]
 */
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: 'home,all-tasks,sign-in' },
    rounds: { type: 'string', default: '5' },
    lighthouse: { type: 'boolean', default: true },
    write: { type: 'boolean', default: false },
  },
  allowNegative: true,
});
const addresses = { home: '/', 'all-tasks': '/alltasks', 'sign-in': '/signin' };
const FLAGS = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'];
const rounds = Number(values.rounds);

/** The certificate is self-signed; with its key allowed, the browser caches files as for a trusted site. */
function trusting({ certificate }) {
  const key = new X509Certificate(readFileSync(certificate)).publicKey.export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
}

async function measure(page, { browser, debuggingPort, servers }) {
  const weighed = {};
  const usable = { kaaj: [], one: [] };
  const runs = { kaaj: [], one: [] };
  for (const side of Object.keys(runs))
    weighed[side] = await measureTransfer(browser, servers[side].origin + addresses[page]);
  for (let round = 0; round < rounds; round += 1) {
    for (const side of round % 2 ? ['one', 'kaaj'] : ['kaaj', 'one']) {
      const address = servers[side].origin + addresses[page];
      usable[side].push(await timeToHydration(browser, address));
      if (values.lighthouse) runs[side].push(await score(debuggingPort, address));
    }
  }
  const of = (side) => ({
    ...weighed[side],
    usable: median(usable[side]),
    lighthouse: values.lighthouse ? medians(runs[side]) : undefined,
  });
  const each = ([side, times]) => `${side} ${times.map((time) => time.toFixed(0)).join(', ')}`;
  console.log(`${page}: usable after, ms: ${Object.entries(usable).map(each).join('; ')}`);
  return { page, kaaj: of('kaaj'), one: of('one') };
}

function report(measured) {
  return [
    `## Public pages, commit ${commit()}`,
    '',
    `${cpus().length} cores shared by browser and servers; HTTP/2 through the gateway, median of ${rounds} rounds, Lighthouse's mobile profile. Brotli; bytes`,
    'include headers. Usable: every button and link answers, over a line of 150 ms and 1.6 Mbit/s.',
    '',
    ratios(measured),
    '',
    table(measured),
    '',
  ].join('\n');
}

await runCli(async () => {
  if ((await ensureTools(['chromium'])).length > 0) throw new UserError('Nothing was measured.');
  await build();
  const oneApplication = await buildOneApplication();
  const folder = mkdtempSync(join(tmpdir(), 'kaaj-tls-'));
  const certificate = await makeCertificate(folder);
  const servers = {
    kaaj: await serve({ shell: join(root, 'shell/dist'), remotes: mergeRemotes(root), certificate }),
    one: await serve({ shell: oneApplication, remotes: { remotes: [] }, certificate }),
  };
  const debuggingPort = await freePort();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...FLAGS, trusting(certificate), `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    const measured = [];
    for (const page of values.pages.split(',')) measured.push(await measure(page, { browser, debuggingPort, servers }));
    const text = report(measured);
    console.log(`\n${text}`);
    if (values.write) record(text);
  } finally {
    await browser.close();
    await Promise.all([servers.kaaj.stop(), servers.one.stop()]);
    rmSync(folder, { recursive: true });
  }
});
