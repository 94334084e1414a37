import { openHeld } from '../support/held';
import { resize } from '../support/resize';
import { expect, test } from '../support/test';

test.describe('a press before the scripts are there @any-database', () => {
  for (const how of ['click', 'Enter', 'Space'] as const)
    test(`is seen to be taken and answered once (${how})`, async ({ open }) => {
      const page = await open('about:blank');
      const go = await openHeld(page, '/');
      const button = page.getByRole('banner').getByRole('button', { name: 'Switch to the dark theme' });
      await (how === 'click' ? button.click() : button.press(how));
      await expect(button).toHaveCSS('opacity', '0.5');
      go();
      const back = page.getByRole('banner').getByRole('button', { name: 'Switch to the light theme' });
      await expect(back).toHaveCSS('opacity', '1');
      await page.waitForLoadState('networkidle');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await back.click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    });

  test('is answered where the page is drawn anew, too, and of several the last one alone', async ({ open }) => {
    const page = await open('about:blank');
    const go = await openHeld(page, '/?from=afar');
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: 'Switch to the dark theme' }).click();
    await banner.getByRole('button', { name: 'Switch to Bangla' }).dblclick();
    go();
    await expect(banner.getByRole('button', { name: /^EN:/ })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('opens the menu of a phone, and shows a password', async ({ open }) => {
    const page = await open('about:blank');
    await resize(page, { width: 360, height: 740 });
    const openMenu = await openHeld(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    openMenu();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'All Tasks' })).toBeVisible();

    const show = await openHeld(page, '/signin');
    await page.getByRole('button', { name: /password/i }).click();
    show();
    await expect(page.locator('input[name=password]')).toHaveAttribute('type', 'text');
  });

  test('on a link is the link, once, and nothing is repeated on the page that it leads to', async ({ open }) => {
    const page = await open('about:blank');
    const navigations: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) navigations.push(new URL(request.url()).pathname);
    });
    const go = await openHeld(page, '/');
    await page.getByRole('banner').getByRole('button', { name: 'Switch to the dark theme' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/signin');
    go();
    await expect(page.locator('form button[type=submit]')).toBeEnabled();
    expect(navigations).toEqual(['/', '/signin']);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('is given up when the scripts take longer than somebody remembers it, and is seen to be', async ({ open }) => {
    const page = await open('about:blank');
    const go = await openHeld(page, '/');
    const button = page.getByRole('banner').getByRole('button', { name: 'Switch to the dark theme' });
    await button.click();
    await expect(button).toHaveCSS('opacity', '0.5');
    await expect(button).toHaveCSS('opacity', '1');
    go();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('on a field of the list of tasks is the field, and the list follows it', async ({ open }) => {
    const page = await open('about:blank');
    const go = await openHeld(page, '/alltasks');
    await page.getByRole('switch', { name: 'Open tasks only' }).setChecked(true, { force: true });
    await page.getByLabel('Sort By Payable Amount').selectOption('High to Low');
    await page.getByLabel('Search tasks').fill('tea');
    go();
    await expect(page).toHaveURL('/alltasks?open=true&sort=dsc&search=tea');
    await expect(page.getByRole('switch', { name: 'Open tasks only' })).toBeChecked();
    await expect(page.getByLabel('Sort By Payable Amount')).toHaveValue('dsc');
  });
});
