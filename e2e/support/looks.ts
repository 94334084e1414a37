import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export interface Look {
  readonly theme: 'light' | 'dark';
  readonly language: 'en' | 'bn';
}

/** Both themes and both languages; every pairing of them in the heavy run. */
export const LOOKS: readonly Look[] = process.env['HEAVY']
  ? [
      { theme: 'light', language: 'en' },
      { theme: 'dark', language: 'bn' },
      { theme: 'light', language: 'bn' },
      { theme: 'dark', language: 'en' },
    ]
  : [
      { theme: 'light', language: 'en' },
      { theme: 'dark', language: 'bn' },
    ];

export const WIDTHS = [1280, 768, 360] as const;

/** From the next page on this browser shows the product like this, as if the person had chosen it earlier. */
export async function choose(page: Page, { theme, language }: Look): Promise<void> {
  await page.evaluate(
    ([chosenTheme, chosenLanguage]) => {
      localStorage.setItem('kaaj.theme', chosenTheme);
      localStorage.setItem('kaaj.language', chosenLanguage);
    },
    [theme, language] as const,
  );
}

/** Waits until the page has shown what it loads. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** U3: no violation that axe can find. */
export async function isAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
  expect(found, where).toEqual([]);
}

/** U10: nothing reaches past the side of the screen. */
export async function fitsTheScreen(page: Page, where: string): Promise<void> {
  const [content, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content, `${where} scrolls sideways`).toBeLessThanOrEqual(screen ?? 0);
}
