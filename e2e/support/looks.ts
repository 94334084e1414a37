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

/** U10: every line of text ends inside of what surrounds it; what is shortened on purpose (a task's title) may. */
export async function nothingIsCutOff(page: Page, where: string): Promise<void> {
  const cut = await page.evaluate(() => {
    const onPurpose = '.k-truncate, .k-skip-link, .k-task-card__title, option';
    /** What may not be overstepped; nothing for what only screen readers get. */
    const frameOf = (element: Element): Element | undefined => {
      const slide = element.closest('.k-carousel__slide');
      for (let each: Element | null = element; each; each = each.parentElement) {
        const { clipPath, overflowX } = getComputedStyle(each);
        if (clipPath === 'inset(50%)') return undefined;
        if (overflowX !== 'visible') return slide ?? each;
      }
      return document.documentElement;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element || !text.textContent?.trim() || element.closest(onPurpose) || !element.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const inside = frameOf(element)?.getBoundingClientRect();
      if (!inside) continue;
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      const whole = lines.every(({ left, right }) => left >= inside.left - 1 && right <= inside.right + 1);
      if (!whole) found.push(text.textContent.trim().slice(0, 60));
    }
    return found;
  });
  expect(cut, `cut off: ${where}`).toEqual([]);
}
