import { type Page } from '@playwright/test';
import { API_ONLY, ApiUser } from '../support/api-user';
import { expect, test } from '../support/test';

const main = (page: Page) => page.getByRole('main');

async function expectBellOpens(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Notification' })).toBeVisible();
  await page.keyboard.press('Escape');
}

/** Without its remote a dashboard still has its frame, and the rest of the product everything. */
async function expectRestAvailable(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  await expect(header.getByTitle('Open your wallet')).toBeVisible();
  await expectBellOpens(page);
  await header.getByTitle('Open your wallet').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wallet');
  await header.getByRole('link', { name: 'Kaaj' }).click();
  await expect(page.getByRole('heading', { name: 'How It Works' })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
}

async function expectRecovery(page: Page, heading: string): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(
    page.getByRole('navigation', { name: 'Dashboard menu' }).getByRole('link', { name: 'Home' }),
  ).toBeVisible();
}

const UNAVAILABLE = 'This part is unavailable right now';

test.describe('U8 without its remote @any-database', () => {
  for (const role of ['Worker', 'Buyer', 'Admin'] as const) {
    const files = `**/remotes/mfe-${role.toLowerCase()}/**`;
    test(`${role === 'Admin' ? 'an' : 'a'} ${role}'s area shows an error and the rest works: down and broken${role === 'Worker' ? ' @quick' : ''}`, async ({
      open,
    }) => {
      const { page } = await ApiUser.demonstration(open, role, API_ONLY);
      await test.step('down', async () => {
        await page.route(files, (route) => route.abort());
        await page.goto('/dashboard');
        await expect(main(page)).toContainText(UNAVAILABLE);
        await expectRestAvailable(page);
        await expect(main(page)).toContainText(UNAVAILABLE);
        await expectRecovery(page, 'Overview');
      });
      await test.step('broken', async () => {
        await page.route(`${files}remoteEntry*`, (route) =>
          route.fulfill({ contentType: 'text/javascript', body: 'void "not what it should be";' }),
        );
        await page.goto('/dashboard');
        await expect(main(page)).toContainText(UNAVAILABLE);
        await expectRecovery(page, 'Overview');
      });
    });
  }

  test('one that is slow times out after ten seconds, and is loaded again on demand', async ({ open }) => {
    const { page } = await ApiUser.demonstration(open, 'Worker', { path: '/aboutus' });
    await page.route('**/remotes/mfe-worker/remoteEntry*', () => undefined);
    await page.goto('/dashboard/tasklist');
    await expect(main(page).getByRole('status')).toContainText('Loading');
    await expectBellOpens(page);
    await expect(main(page)).toContainText(UNAVAILABLE);
    await expectRecovery(page, 'Task List');
  });

  test('a page that fails to load does not affect the other pages of its remote', async ({ open }) => {
    const { page } = await ApiUser.demonstration(open, 'Buyer', { path: '/dashboard' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
    await page.route('**/remotes/mfe-buyer/**', (route) => route.abort());
    const menu = page.getByRole('navigation', { name: 'Dashboard menu' });
    await menu.getByRole('link', { name: 'Purchase Coin' }).click();
    await expect(main(page)).toContainText(UNAVAILABLE);
    await menu.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
    await menu.getByRole('link', { name: 'Purchase Coin' }).click();
    await expect(main(page)).toContainText(UNAVAILABLE);
    await expectRecovery(page, 'Purchase Coin');
  });
});
