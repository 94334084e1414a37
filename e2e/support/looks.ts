import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { waitForFonts } from './letters';

export interface Appearance {
  readonly theme: 'light' | 'dark';
  readonly language: 'en' | 'bn';
}

/** Both themes and both languages; every pairing of them in the heavy run. */
export const LOOKS: readonly Appearance[] = process.env['HEAVY']
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

/** Sets theme and language for the next pages of this browser, as if the user had selected them earlier. */
export async function choose(page: Page, { theme, language }: Appearance): Promise<void> {
  await page.evaluate(
    ([chosenTheme, chosenLanguage]) => {
      localStorage.setItem('kaaj.theme', chosenTheme);
      localStorage.setItem('kaaj.language', chosenLanguage);
    },
    [theme, language] as const,
  );
}

/** Waits until the page has shown what it loads, in its own letters. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await waitForFonts(page);
}

/** Waits until nothing moves in or fades in any more: half faded in, every letter is paler than it will be. */
async function isAtRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity),
  );
}

/** U3: no violation that axe can find. */
export async function expectNoAxeViolations(page: Page, where: string): Promise<void> {
  await isAtRest(page);
  // Every rule applies, at half the cost. The default mode uses a separate page for frames of other origins, which the
  // content policy refuses. Passed rules are not described node by node.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
  expect(found, where).toEqual([]);
}

/** U10: nothing reaches past the side of the screen. */
export async function expectNoHorizontalScroll(page: Page, where: string): Promise<void> {
  const [content, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content, `${where} scrolls sideways`).toBeLessThanOrEqual(screen ?? 0);
}

/**
 * U10: the page does not scroll sideways, and every line of text ends inside the screen and its container. Text that is
 * truncated on purpose (a task's title) may exceed its container. A slide's content has to fit its slide.
 */
export async function expectNoClippedText(page: Page, where: string): Promise<void> {
  await expectNoHorizontalScroll(page, where);
  const cut = await page.evaluate(() => {
    interface Edges {
      readonly left: number;
      readonly right: number;
    }
    const isWithin = (inner: Edges, outer: Edges) => inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
    const screen = { left: 0, right: window.innerWidth };
    /** What is moved into view to be read. */
    const SLIDES = '.k-carousel__slide, [data-snap]';
    /** What may not be overstepped; nothing for what only screen readers get. */
    const frameOf = (element: Element): Element | undefined => {
      const slide = element.closest(SLIDES);
      for (let each: Element | null = element; each; each = each.parentElement) {
        const { clipPath, overflowX } = getComputedStyle(each);
        if (clipPath === 'inset(50%)') return undefined;
        if (overflowX !== 'visible') return slide ?? each;
      }
      return document.documentElement;
    };
    const clipsItself = (element: Element) => {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const overflows = element.scrollWidth > element.clientWidth + 1;
      return overflows && overflowX !== 'visible' && overflowX !== 'auto' && textOverflow !== 'ellipsis';
    };
    const isWhole = (text: Node, element: Element, frame: Element) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      const shortened = element.closest('.k-truncate, article :is(h2, h3)');
      const isReachable = !element.closest(`[inert], ${SLIDES}`);
      if (!shortened && !lines.every((line) => isWithin(line, frame.getBoundingClientRect()))) return false;
      const box = shortened ?? element;
      return !(isReachable && !isWithin(box.getBoundingClientRect(), screen)) && !clipsItself(box);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element || !text.textContent?.trim() || !element.checkVisibility()) continue;
      if (element.closest('.k-skip-link, option')) continue;
      const frame = frameOf(element);
      if (frame && !isWhole(text, element, frame)) found.push(element.outerHTML.slice(0, 150));
    }
    return found;
  });
  expect(cut, `cut off: ${where}`).toEqual([]);
}

/** U10, once the page has shown what it loads. */
export async function expectNoLayoutDefects(page: Page, where: string): Promise<void> {
  await settled(page);
  await expectNoClippedText(page, where);
}
