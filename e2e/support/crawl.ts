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

interface Visit {
  readonly path: string;
  readonly words: readonly string[];
  readonly look: Appearance;
  /** The window has the first of these from the page before, so that no page is resized only to be left. */
  readonly widths: readonly number[];
  readonly axeAt: readonly number[];
}

/** Loads the page at `path` as a document. */
async function load(page: Page, { path, look }: Visit): Promise<void> {
  await choose(page, look);
  await page.goto(path);
}

/** Opens the page at `path` as a link of the open page does, which takes a quarter of the time. */
async function follow(page: Page, { path }: Visit): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.locator('[data-left]')).toHaveCount(0);
}

async function shows(page: Page, { path, words, look, widths, axeAt }: Visit): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', look.theme);
  await expect(page.locator('html')).toHaveAttribute('lang', look.language);
  await expect(page).toHaveTitle(/. \| Kaaj$/);
  await expect(page.locator('head > title')).toHaveCount(1);
  for (const width of widths) {
    const where = `${path} at ${width} px, ${look.theme}, ${look.language}`;
    if (page.viewportSize()?.width !== width) await resize(page, { width, height: 900 });
    await settled(page);
    if (look.language === 'en' && width === WIDTHS[0])
      for (const word of words) await expect(page.locator('body')).toContainText(word);
    await expectNoClippedText(page, where);
    expect(await smallWords(page), `too small: ${where}`).toEqual([]);
    if (axeAt.includes(width)) await expectNoAxeViolations(page, where);
  }
}

/**
 * Each page once at desktop and phone width, in one combination of theme and language, and with axe at one of the
 * widths. Half of the pages are for each theme, and every other page is opened at phone width. Pages that are not
 * `prerendered` are the same after a load and after a link: one page in each combination is loaded.
 */
export async function crawlOnce(
  page: Page,
  pages: Pages,
  { theme, prerendered }: { readonly theme: Appearance['theme']; readonly prerendered: boolean },
): Promise<void> {
  const visits = Object.entries(pages).map(([path, words], index) => ({
    path,
    words,
    look: COMBINATIONS[index % COMBINATIONS.length] as Appearance,
    axeAt: [Math.floor(index / COMBINATIONS.length) % 2 ? WIDTHS[2] : WIDTHS[0]],
  }));
  let widths: readonly number[] = [WIDTHS[0], WIDTHS[2]];
  for (const look of COMBINATIONS.filter((each) => each.theme === theme)) {
    for (const [index, visit] of visits.filter((each) => each.look === look).entries()) {
      const open = prerendered || index === 0 ? load : follow;
      await open(page, { ...visit, widths });
      await shows(page, { ...visit, widths });
      widths = widths.toReversed();
    }
  }
}

/** Each page in this combination, with axe at every width. */
export async function crawlAll(page: Page, pages: Pages, look: Appearance): Promise<void> {
  let widths: readonly number[] = WIDTHS;
  for (const [path, words] of Object.entries(pages)) {
    const visit = { path, words, look, widths, axeAt: WIDTHS };
    await load(page, visit);
    await shows(page, visit);
    widths = widths.toReversed();
  }
}
