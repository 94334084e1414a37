import { type Page } from '@playwright/test';

/**
 * Gives the screen this size (CSS pixels), and waits until the page has taken the form that goes with it: what asks
 * `matchMedia` is told when the next frame is made, so a page measured at once may still have the form of the size before.
 */
export async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}
