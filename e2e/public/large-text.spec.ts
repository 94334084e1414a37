import { chromium } from '../support/chromium';
import { choose, expectNoLayoutDefects } from '../support/looks';
import { expect, test } from '../support/test';

const PAGES = ['/', '/alltasks', '/aboutus', '/signin', '/signup'];

test.use({ launchOptions: chromium('--blink-settings=defaultFontSize=32') });

test.describe('U10 text of twice the size, set in the browser @any-database', () => {
  for (const language of ['en', 'bn'] as const)
    test(`a screen of 1280 px, ${language}: the form for narrow screens, nothing cut off`, async ({ open }) => {
      const page = await open('/');
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      await choose(page, { theme: 'light', language });
      for (const path of PAGES) {
        await page.goto(path);
        await expectNoLayoutDefects(page, `${path} in large letters, ${language}`);
      }
      await page.getByRole('banner').getByRole('button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoLayoutDefects(page, `the menu in large letters, ${language}`);
    });
});
