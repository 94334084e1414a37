import { type BrowserContext, type Locator, type Page } from '@playwright/test';
import { hesitate } from './hesitate';

declare global {
  interface Window {
    /** Presses that came to this page, and those that it let go on to what was pressed. */
    presses?: { came: number; counted: number };
  }
}

/** Counts the presses that pages of `context` take for hurried ones (libs/ui/src/presses), which end at the window. */
export async function noteIgnoredPresses(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const presses = { came: 0, counted: 0 };
    window.presses = presses;
    window.addEventListener('click', () => presses.came++, true);
    document.addEventListener('click', () => presses.counted++, true);
  });
}

/** A page that is being left ignores nothing. */
const ignoredOn = (page: Page) =>
  page.evaluate(() => (window.presses ? window.presses.came - window.presses.counted : 0)).catch(() => 0);

let isPatient = false;

/**
 * Whoever presses and sees nothing happen presses again, a moment later. A test is quick enough to be ignored where a person never is, on
 * a row that has just moved up; so each `click` that the page ignored is made again, once, after a moment. Series of clicks and
 * presses by `page.mouse` stay as hurried as they are.
 */
export function pressAgainWhereIgnored(page: Page): void {
  if (isPatient) return;
  isPatient = true;
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator;
  const click = locators.click;
  locators.click = async function (this: Locator, options) {
    if (options?.trial || options?.clickCount) return click.call(this, options);
    const before = await ignoredOn(this.page());
    await click.call(this, options);
    if ((await ignoredOn(this.page())) <= before) return;
    await hesitate(this);
    await click.call(this, options);
  };
}
