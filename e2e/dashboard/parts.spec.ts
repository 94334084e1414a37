import { type Page } from '@playwright/test';
import { charts } from '../support/charts';
import { ApiUser } from '../support/api-user';
import { resize } from '../support/resize';
import { expect, test } from '../support/test';

/** Blocks all scripts from now on, until it is called again. */
async function blockScripts(page: Page, which: (path: string) => boolean) {
  const scripts = ({ pathname }: URL) => /\.(js|css)$/.test(pathname) && which(pathname);
  await page.route(scripts, (route) => route.abort());
  return () => page.unroute(scripts);
}

test.describe('U8 a part that fails to load @any-database', () => {
  for (const [whose, which] of [
    ['of its remote', (path: string) => path.startsWith('/remotes/')],
    ['that the shell shares', (path: string) => !path.startsWith('/remotes/')],
  ] as const) {
    test(`a chart whose file ${whose} is lost shows an error in place, the money buttons work, and a retry loads it`, async ({
      open,
    }) => {
      const buyer = await ApiUser.demonstration(open, 'Buyer', { path: '/aboutus' });
      const { page } = buyer;
      await resize(page, { width: 1280, height: 500 });
      await page.goto('/dashboard');
      const accept = page.getByRole('button', { name: 'Accept', exact: true }).first();
      await expect(accept).toBeVisible();
      await page.waitForLoadState('networkidle');
      const unblockScripts = await blockScripts(page, which);
      await resize(page, { width: 1280, height: 3600 });
      const failed = page.getByText('The chart could not be loaded.');
      await expect(failed).toHaveCount(3);
      await expect(accept).toBeEnabled();
      await expect(page.getByRole('heading', { name: 'Tasks to Review' })).toBeVisible();

      await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().click();
      await expect(failed).toHaveCount(3);
      await unblockScripts();
      for (const left of [2, 1, 0]) {
        const again = page.getByRole('main').getByRole('button', { name: 'Try again' }).first();
        await again.click();
        await expect(failed).toHaveCount(left);
      }
      await expect(charts(page)).toHaveCount(3);
    });
  }

  test('the layout of the dashboard and the frame’s parts load on retry', async ({ open }) => {
    const worker = await ApiUser.demonstration(open, 'Worker', { path: '/aboutus' });
    const { page } = worker;
    await page.waitForLoadState('networkidle');
    const unblockScripts = await blockScripts(page, () => true);
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again.first()).toBeVisible();
    await again.first().click();
    await expect(again.first()).toBeVisible();
    await unblockScripts();
    for (let tries = 0; tries < 3 && (await again.count()) > 0; tries += 1) {
      await again.first().click();
      await page.waitForLoadState('networkidle');
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
    await expect(
      page.getByRole('navigation', { name: 'Dashboard menu' }).getByRole('link', { name: 'Home' }),
    ).toBeVisible();
  });
});

test('U8 a newer version is offered on an open page, which works until it is reloaded @any-database', async ({
  open,
}) => {
  const worker = await ApiUser.demonstration(open, 'Worker', { path: '/dashboard' });
  const { page } = worker;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  await page.waitForLoadState('networkidle');
  const lost = ({ pathname }: URL) => pathname.startsWith('/remotes/');
  await page.route('**/remotes.json', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('remoteEntry.', 'next/remoteEntry.');
    await route.fulfill({ response: answer, body });
  });
  await page.route(lost, (route) => route.abort());
  await page.clock.install();
  await page.clock.fastForward(60_000);
  await page.getByRole('navigation', { name: 'Dashboard menu' }).getByRole('link', { name: 'Withdrawals' }).click();
  await expect(page.getByRole('main')).toContainText('This part is unavailable right now');
  const offer = page.getByText('A new version of Kaaj is available.');
  await expect(offer).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  await expect(offer).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  await expect(offer).toHaveCount(0);
});
