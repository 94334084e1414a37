import { type Locator, type Page } from '@playwright/test';
import { expect, test } from '../support/test';

const CAROUSELS = ['What Kaaj is for', 'Stories to leaf through', 'Voices to leaf through'] as const;
/** Longer than the three seconds between two moves. */
const LONGER_THAN_A_MOVE_MS = 4_000;

const carousel = (page: Page, name: string) => page.getByRole('region', { name });
const current = (slides: Locator) => slides.locator('.k-carousel__dot[aria-current]').getAttribute('aria-label');

async function restsFor(slides: readonly Locator[], page: Page): Promise<void> {
  const before = await Promise.all(slides.map(current));
  await page.waitForTimeout(LONGER_THAN_A_MOVE_MS);
  expect(await Promise.all(slides.map(current))).toEqual(before);
}

test.describe('U12 whatever moves by itself @any-database', () => {
  test('moves, each for itself, and rests when paused', async ({ open }) => {
    const page = await open('/');
    await page.waitForLoadState('networkidle');
    const all = CAROUSELS.map((name) => carousel(page, name));
    for (const slides of all) {
      await slides.scrollIntoViewIfNeeded();
      const first = await current(slides);
      await page.mouse.move(0, 0);
      await expect.poll(() => current(slides), { timeout: 8_000 }).not.toBe(first);
      await slides.getByRole('button', { name: 'Pause' }).click();
      await expect(slides.getByRole('button', { name: 'Play' })).toBeVisible();
    }
    await page.mouse.move(0, 0);
    await restsFor(all, page);
  });

  test('stands still for people who asked for less motion', async ({ open }) => {
    const page = await open('/');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await page.waitForLoadState('networkidle');
    const all = CAROUSELS.map((name) => carousel(page, name));
    for (const slides of all) {
      await slides.scrollIntoViewIfNeeded();
      await expect(slides.getByRole('button', { name: 'Pause' })).toHaveCount(0);
    }
    await restsFor(all, page);
  });

  test('the count-up stops at a press and goes on from there', async ({ open }) => {
    const page = await open('/');
    await page.waitForLoadState('networkidle');
    const stats = page.getByRole('region', { name: 'Live Platform Stats' });
    const figures = stats.locator('dd > [aria-hidden]');
    await stats.scrollIntoViewIfNeeded();
    await stats.getByRole('button', { name: 'Pause' }).click();
    const stopped = await figures.allTextContents();
    expect(stopped).not.toEqual(['500+', '1000+', '$2000+', '100+']);
    await page.waitForTimeout(LONGER_THAN_A_MOVE_MS);
    expect(await figures.allTextContents()).toEqual(stopped);
    await stats.getByRole('button', { name: 'Play' }).click();
    await expect(figures).toHaveText(['500+', '1000+', '$2000+', '100+']);
  });
});
