import { Person } from '../support/person';
import { expect, test } from '../support/test';

test('a browser that keeps nothing starts Kaaj, signs in and changes theme and language @any-database', async ({
  open,
}) => {
  const page = await open('about:blank');
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { configurable: true, get: refuse });
    Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
    Object.assign(window, { BroadcastChannel: refuse });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'How It Works' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

  const worker = new Person(page, 'Worker');
  await worker.signInAs('Worker');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Switch to the dark theme' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await header.getByRole('button', { name: /Switch to Bangla/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
});
