import { choose, expectNoLayoutDefects, settled } from '../support/looks';
import { resize } from '../support/resize';
import { expect, test } from '../support/test';

const SITE_PAGES = ['/help', '/terms', '/privacy', '/fees', '/contact'];
const PAGES = ['/', '/alltasks', '/aboutus', ...SITE_PAGES, '/signin', '/signup', '/forgot-password', '/nothing'];
const SCREENS = {
  'a screen of 320 px': { width: 320, height: 568 },
  'a screen of 1280 px at 200 % zoom': { width: 640, height: 450 },
} as const;

test.describe('U10 small screens @any-database', () => {
  for (const [name, screen] of Object.entries(SCREENS))
    for (const language of ['en', 'bn'] as const)
      test(`${name}, ${language}: no sideways scroll and nothing cut off`, async ({ open }) => {
        const page = await open('/');
        await resize(page, screen);
        await choose(page, { theme: 'light', language });
        for (const path of PAGES) {
          await page.goto(path);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expectNoLayoutDefects(page, `${path} on ${name}, ${language}`);
        }
        await page.goto('/signup');
        await page.getByRole('main').getByRole('button').last().click();
        await expectNoLayoutDefects(page, `the faults of /signup on ${name}, ${language}`);
        await page.getByRole('banner').getByRole('button').first().click();
        await expectNoLayoutDefects(page, `the menu on ${name}, ${language}`);
      });

  test('text twice as large: no sideways scroll and nothing cut off', async ({ open }) => {
    const page = await open('/');
    for (const path of PAGES) {
      await page.goto(path);
      await settled(page);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await expectNoLayoutDefects(page, `${path} with text twice as large`);
    }
  });
});
