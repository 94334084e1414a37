import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { copyOf, devServer } from '../support/dev-server';

type Server = Awaited<ReturnType<typeof devServer>>;

const EDITED = 'src/features/withdrawals/withdrawals-page.tsx';
const HEADING = `<PageHeading title={t('withdraw.heading')} tabTitle={t('withdraw.title')} />`;

const coins = (page: Page) => page.getByLabel('Coins to Withdraw');

test.describe('a remote while it is worked on @any-database', () => {
  // They share one copy and its servers.
  test.describe.configure({ mode: 'default' });
  let remote: ReturnType<typeof copyOf>;
  let alone: Server;
  const servers: Server[] = [];
  const serve = async (...args: Parameters<typeof devServer>) => {
    const server = await devServer(...args);
    servers.push(server);
    return server;
  };

  test.beforeAll(async () => {
    remote = copyOf('mfe-worker');
    alone = await serve(remote.folder, '--env', 'alone=recorded');
  });
  test.afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    remote.remove();
  });

  /** Edits a text of the open page; the field keeps its input. */
  async function expectInputKept(page: Page, words: string): Promise<void> {
    await coins(page).fill('205');
    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
    const file = join(remote.folder, EDITED);
    const before = readFileSync(file, 'utf8');
    expect(before).toContain(HEADING);
    writeFileSync(file, before.replace(HEADING, `<PageHeading title="${words}" />`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
    await expect(coins(page)).toHaveValue('205');
    await expect(page.locator('html')).toHaveAttribute('data-same-page', '');
    writeFileSync(file, before);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Withdraw Coins');
  }

  test('is shown standalone to a user of its role, from recorded answers', async ({ page }) => {
    await page.goto(`${alone.origin}/dashboard/tasklist`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Task List');
    await expect(page.getByRole('main').getByRole('link', { name: /^View Details/ })).not.toHaveCount(0);
    await page.getByRole('link', { name: '/dashboard/withdrawals' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Withdraw Coins');
    await expect(page.getByLabel('Person')).toHaveValue('Worker');
  });

  test('shows an edit in standalone mode without losing the input', async ({ page }) => {
    await page.goto(`${alone.origin}/dashboard/withdrawals`);
    await expectInputKept(page, 'Edited alone');
  });

  test('shows an edit in the shell without losing the input', async ({ page }) => {
    const [shell, served] = await Promise.all([serve('shell'), serve(remote.folder)]);
    await page.route('**/remotes.json', async (route) => {
      const answer = (await (await route.fetch()).json()) as { remotes: readonly { name: string; entry: string }[] };
      const remotes = answer.remotes.map((each) =>
        each.name === 'mfe-worker' ? { ...each, entry: `${served.origin}/remoteEntry.js` } : each,
      );
      await route.fulfill({ json: { remotes } });
    });
    await page.route(`${shell.origin}/api/**`, async (route) => {
      const url = route.request().url().replace(shell.origin, alone.origin);
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    const person = { email: 'worker@kaaj.example', displayName: 'Rahima Begum', photoURL: '' };
    await page.request.post(`${alone.origin}/api/auth/login`, { data: { email: person.email } });
    await page.addInitScript((known) => localStorage.setItem('kaaj.person', known), JSON.stringify(person));
    await page.goto(`${shell.origin}/dashboard/withdrawals`);
    await expectInputKept(page, 'Edited in the shell');
  });
});
