import { type Locator, type Page } from '@playwright/test';
import { resize } from '../support/resize';
import { expect, test } from '../support/test';

const CAROUSELS = ['What Kaaj is for', 'Success stories, carousel', 'Testimonials, carousel'] as const;
const FIGURES = ['500+', '1000+', '$2000+', '100+'];
/** Longer than the three seconds between two moves. */
const LONGER_THAN_A_MOVE_MS = 4_000;

const carousel = (page: Page, name: string) => page.getByRole('region', { name });
const figuresOf = (page: Page) =>
  page.getByRole('region', { name: 'Live Platform Stats' }).locator('dd > [aria-hidden]');
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
      await slides.locator('.k-carousel__viewport').hover();
    }
    await page.mouse.move(0, 0);
    await restsFor(all, page);
  });

  test('requests animation frames only while there is something to see', async ({ open }) => {
    const page = await open('/');
    await page.waitForLoadState('networkidle');
    const [first, ...others] = CAROUSELS;
    await carousel(page, first).scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
    await expect(carousel(page, first)).toHaveAttribute('data-moving', 'true');
    for (const other of others) await expect(carousel(page, other)).toHaveAttribute('data-moving', 'false');
    // Sixty a second, for as long as a move can be seen; its last pixel alone would take two seconds.
    const pictures = await page.evaluate(
      (time) =>
        new Promise<number>((done) => {
          const ask = window.requestAnimationFrame.bind(window);
          let asked = 0;
          window.requestAnimationFrame = (answer) => {
            asked += 1;
            return ask(answer);
          };
          setTimeout(() => done(asked), time);
        }),
      3 * 3_000,
    );
    expect(pictures).toBeGreaterThan(0);
    expect(pictures).toBeLessThan(3 * 100);
  });

  test('does not move with prefers-reduced-motion', async ({ open }) => {
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
    await figuresOf(page).first().scrollIntoViewIfNeeded();
    await expect(figuresOf(page)).toHaveText(FIGURES);
  });

  test('the count-up stops at a press and resumes from the same number', async ({ open }) => {
    const page = await open('/');
    await page.waitForLoadState('networkidle');
    const stats = page.getByRole('region', { name: 'Live Platform Stats' });
    const figures = figuresOf(page);
    await stats.scrollIntoViewIfNeeded();
    await stats.getByRole('button', { name: 'Pause' }).click();
    const stopped = await figures.allTextContents();
    expect(stopped).not.toEqual(FIGURES);
    await page.waitForTimeout(LONGER_THAN_A_MOVE_MS);
    expect(await figures.allTextContents()).toEqual(stopped);
    await stats.getByRole('button', { name: 'Play' }).click();
    await expect(figures).toHaveText(FIGURES);
  });

  test('shows one, two and three stories side by side', async ({ open }) => {
    const page = await open('/');
    const stories = carousel(page, 'Success stories, carousel');
    const inView = () =>
      stories.getByRole('group').evaluateAll((slides) => {
        const { left = 0, right = 0 } = slides[0]?.closest('.k-carousel__viewport')?.getBoundingClientRect() ?? {};
        const middles = slides.map((slide) => slide.getBoundingClientRect()).map((box) => (box.left + box.right) / 2);
        return middles.filter((middle) => middle > left && middle < right).length;
      });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [width, count] of [
      [600, 1],
      [768, 2],
      [1024, 3],
    ] as const) {
      await resize(page, { width, height: 800 });
      await page.reload();
      await page.waitForLoadState('networkidle');
      await expect.poll(inView).toBe(count);
    }
  });
});
