import { type Page } from '@playwright/test';
import { Member } from '../support/member';
import { Person } from '../support/person';
import { expect, test } from '../support/test';

const KB = 1024;

/**
 * Bytes of JavaScript that a page has fetched so far, as they come over the wire (brotli), headers aside, whoever asked: the
 * page's head fetches ahead what scripts then take from the cache.
 */
class Scripts {
  private readonly sizes = new Map<string, Promise<number>>();

  constructor(private readonly page: Page) {
    page.on('requestfinished', (request) => {
      if (!new URL(request.url()).pathname.endsWith('.js') || this.sizes.has(request.url())) return;
      this.sizes.set(
        request.url(),
        request.sizes().then(({ responseBodySize }) => responseBodySize),
      );
    });
  }

  async bytes(): Promise<number> {
    await this.page.waitForLoadState('networkidle');
    return (await Promise.all(this.sizes.values())).reduce((sum, size) => sum + size, 0);
  }
}

/** A phone, and a display so tall that the charts of an overview are on the first screen. */
const screens = [
  { name: 'a phone', width: 360, height: 640 },
  { name: 'a tall display, charts included,', width: 1280, height: 3600, withCharts: true },
] as const;

test.describe('U2 the JavaScript of a first visit @any-database', () => {
  for (const { name, width, height, ...screen } of screens) {
    test(`on ${name} home takes at most 200 KB, and a Worker's first page at most 90 KB more`, async ({ open }) => {
      const page = await open('about:blank');
      await page.setViewportSize({ width, height });
      const scripts = new Scripts(page);
      await page.goto('/');
      const home = await scripts.bytes();
      expect(home).toBeGreaterThan(50 * KB);
      expect(home).toBeLessThanOrEqual(200 * KB);

      await new Person(page, 'Worker').signInAs('Worker');
      await expect(page).not.toHaveURL('/signin');
      const before = await scripts.bytes();
      await page.goto('/dashboard');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      if ('withCharts' in screen)
        await expect(main.getByRole('img').locator('svg').last()).toBeInViewport({ ratio: 1 });
      const more = (await scripts.bytes()) - before;
      expect(more).toBeGreaterThan(KB);
      expect(more).toBeLessThanOrEqual(90 * KB);
    });
  }
});

/** Whatever a page fetches for somebody signed in whose browser holds nothing yet. Buyers and Admins work at a desk, with antd. */
const COLD = [
  { role: 'Worker', path: '/dashboard', most: 190 },
  { role: 'Worker', path: '/dashboard/withdrawals', most: 190 },
  { role: 'Buyer', path: '/dashboard', most: 400 },
  { role: 'Admin', path: '/dashboard', most: 400 },
] as const;

test.describe('U2 the JavaScript of a cold dashboard, everything included @any-database', () => {
  for (const { role, path, most } of COLD) {
    test(`${path} of a ${role} takes at most ${most} KB`, async ({ open }) => {
      const { page: known } = await Member.demonstration(open, role, { path: '/aboutus' });
      const page = await open('about:blank');
      await page.context().addCookies(await known.context().cookies());
      await page.addInitScript(
        (kept) => Object.entries(kept).forEach(([name, value]) => localStorage.setItem(name, value)),
        await known.evaluate(() => ({ ...localStorage })),
      );
      await page.setViewportSize({ width: 360, height: 640 });
      const scripts = new Scripts(page);
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      const bytes = await scripts.bytes();
      // Nobody who has to sign in first sees it.
      await expect(page).toHaveURL(path);
      expect(bytes).toBeGreaterThan(100 * KB);
      expect(bytes, `${(bytes / KB).toFixed(1)} KB`).toBeLessThanOrEqual(most * KB);
    });
  }
});
