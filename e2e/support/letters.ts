import { type Page } from '@playwright/test';

/** Waits until the page shows its own letters: in others, lines break elsewhere and what is below them moves. */
export async function waitForFonts(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Letters are sent for once something is laid out with them, and only then does "ready" wait for them.
    document.documentElement.getBoundingClientRect();
    return document.fonts.ready;
  });
}
