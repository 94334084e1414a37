import { type Page } from '@playwright/test';

/**
 * Sets the viewport size (CSS pixels), and waits until the page has adapted. `matchMedia` listeners are called with the
 * next frame: a page measured at once may still have the previous layout.
 */
export async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}
