import { expect, test } from '../support/test';

const PAPER = { light: 'rgb(250, 248, 243)', dark: 'rgb(14, 21, 18)' } as const;

test.describe('U5 the theme @any-database', () => {
  for (const [chosen, system] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const) {
    test(`${chosen} is set before the first paint and stays, 20 times of 20, whatever the system’s theme is`, async ({
      open,
    }) => {
      const page = await open('about:blank');
      await page.emulateMedia({ colorScheme: system });
      await page.addInitScript((theme) => localStorage.setItem('kaaj.theme', theme), chosen);
      await page.addInitScript(() => {
        const seen = new Set<string>();
        requestAnimationFrame(function look() {
          const root = document.documentElement;
          if (document.body) seen.add(`${root.dataset.theme} ${getComputedStyle(root).backgroundColor}`);
          root.dataset.seen = [...seen].join('; ');
          requestAnimationFrame(look);
        });
        new PerformanceObserver((list) => {
          const { dataset } = document.documentElement;
          if (list.getEntriesByName('first-paint').length > 0) dataset.atFirstPaint = dataset.theme;
        }).observe({ type: 'paint', buffered: true });
      });
      for (let load = 0; load < 20; load += 1) {
        await page.goto(load % 2 ? '/aboutus' : '/');
        const html = page.locator('html');
        await expect(html).toHaveAttribute('data-at-first-paint', chosen);
        // Now and then until every script has run.
        if (load % 5 < 2) await page.waitForLoadState('networkidle');
        await expect(html).toHaveAttribute('data-seen', `${chosen} ${PAPER[chosen]}`);
      }
    });
  }

  test('is the system’s theme on a first visit, from the first paint on @quick', async ({ open }) => {
    const page = await open('about:blank');
    for (const system of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme: system });
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('data-theme', system);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('html')).toHaveAttribute('data-theme', system);
      await expect(page.locator('html')).toHaveCSS('background-color', PAPER[system]);
    }
  });

  test('is light at first, changes at a press, stays, and applies to pages after sign-in @quick', async ({ open }) => {
    const page = await open('/');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page.getByRole('banner').getByRole('button', { name: 'Switch to the dark theme' }).click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.goto('/signin');
    await expect(html).toHaveAttribute('data-theme', 'dark');
  });
});
