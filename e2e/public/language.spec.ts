import { expect, test } from '../support/test';

test.describe('Bangla @any-database', () => {
  test('is one press away on every page, with its digits, is kept, and goes back', async ({ open }) => {
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
});
