import { expect, type Page } from '@playwright/test';
import { choose, expectNoAxeViolations, type Appearance, expectNoClippedText, settled } from './looks';
import { resize } from './resize';

/** Pages with words that the specification puts there. */
export type Pages = Readonly<Record<string, readonly string[]>>;

export const COMBINATIONS: readonly Appearance[] = [
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'bn' },
  { theme: 'light', language: 'bn' },
  { theme: 'dark', language: 'en' },
];

const WIDTHS = [1280, 768, 320] as const;
const SMALLEST_PX = 15;

/** The words that are pressed or typed into and are smaller than 15 px; a number in a badge is none of them. */
const smallWords = (page: Page) =>
  page.evaluate((smallest) => {
    const pressed = 'button, [role=button], [role=tab], .k-button, .ant-btn, nav a, label';
    const found = new Set<string>();
    const judge = (element: Element, words: string) => {
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < smallest) found.add(`${size} px: ${words.trim()}`);
    };
    for (const field of document.querySelectorAll('input, select, textarea'))
      if (field.checkVisibility()) judge(field, (field as HTMLInputElement).name);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element?.checkVisibility() || !text.textContent?.trim()) continue;
      if (element.closest(pressed) && !element.closest('.k-icon-button__badge, [aria-hidden=true]'))
        judge(element, text.textContent);
    }
    return [...found];
  }, SMALLEST_PX);

interface Sizes {
  readonly widths: readonly number[];
  readonly axeAt: readonly number[];
}

async function shows(page: Page, path: string, look: Appearance, words: readonly string[], { widths, axeAt }: Sizes) {
  await resize(page, { width: WIDTHS[0], height: 900 });
  await choose(page, look);
  await page.goto(path);
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', look.theme);
  await expect(page.locator('html')).toHaveAttribute('lang', look.language);
  await expect(page).toHaveTitle(/. \| Kaaj$/);
  await expect(page.locator('head > title')).toHaveCount(1);
  if (look.language === 'en') for (const word of words) await expect(page.locator('body')).toContainText(word);
  for (const width of widths) {
    const where = `${path} at ${width} px, ${look.theme}, ${look.language}`;
    await resize(page, { width, height: 900 });
    await settled(page);
    await expectNoClippedText(page, where);
    expect(await smallWords(page), `too small: ${where}`).toEqual([]);
    if (axeAt.includes(width)) await expectNoAxeViolations(page, where);
  }
}

/**
 * Each page once at desktop and phone width, in one combination of theme and language, and with axe at one of the
 * widths. Half of the pages are for each theme.
 */
export async function crawlOnce(page: Page, pages: Pages, theme: Appearance['theme']): Promise<void> {
  for (const [index, [path, words]] of Object.entries(pages).entries()) {
    const look = COMBINATIONS[index % COMBINATIONS.length] as Appearance;
    if (look.theme !== theme) continue;
    const widths = [WIDTHS[0], WIDTHS[2]];
    await shows(page, path, look, words, {
      widths,
      axeAt: [widths[Math.floor(index / COMBINATIONS.length) % 2] as number],
    });
  }
}

/** Each page in this combination, with axe at every width. */
export async function crawlAll(page: Page, pages: Pages, look: Appearance): Promise<void> {
  for (const [path, words] of Object.entries(pages)) {
    await shows(page, path, look, words, { widths: WIDTHS, axeAt: WIDTHS });
  }
}
