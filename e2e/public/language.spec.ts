import { openBeforeHydration } from '../support/held';
import { Person } from '../support/person';
import { expect, test } from '../support/test';

test.describe('Bangla @any-database', () => {
  test('is one press away on every page, with its digits, stays selected, and can be switched back @quick', async ({
    open,
  }) => {
    const page = await open('/alltasks');
    const html = page.locator('html');
    const cards = page.getByRole('article');
    await expect(cards.first()).toBeVisible();
    await page.getByRole('button', { name: 'BN: Switch to Bangla' }).click();
    await expect(html).toHaveAttribute('lang', 'bn');
    await expect(page.getByRole('link', { name: 'View Details' })).toHaveCount(0);
    await expect(cards.first()).toContainText(/[০-৯]/);
    await expect(cards.first().locator('.k-number').first()).not.toContainText(/[0-9]/);
    await page.goto('/signin');
    await expect(html).toHaveAttribute('lang', 'bn');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toHaveCount(0);
    await page.getByRole('banner').getByRole('button', { name: /^EN/ }).click();
    await expect(html).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In');
  });

  test('is the language of the page before its scripts run, once it was selected', async ({ open }) => {
    const page = await open('/');
    await page.getByRole('button', { name: 'BN: Switch to Bangla' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
    for (const path of ['/', '/alltasks', '/signin']) {
      const go = await openBeforeHydration(page, path);
      const heading = page.getByRole('heading', { level: 1 }).first();
      await expect(heading).toContainText(/[\u0980-\u09ff]/);
      const words = await heading.textContent();
      go();
      await page.waitForLoadState('networkidle');
      await expect(heading).toHaveText(words ?? '');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });
});

test('a signed-in user does not see the page of a guest first @any-database', async ({ open }) => {
  const worker = new Person(await open(), 'Worker');
  await worker.signInAs('Worker');
  const { page } = worker;
  const go = await openBeforeHydration(page, '/');
  const banner = page.getByRole('banner');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Sign In' })).toBeHidden();
  go();
  await expect(banner.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  await worker.logOut();
  await expect(banner.getByRole('link', { name: 'Sign In' })).toBeVisible();
});
