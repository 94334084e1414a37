import { type BrowserContext, type Locator, type Page } from '@playwright/test';
import { hesitate } from './hesitate';

declare global {
  interface Window {
    /** How many presses came to this page, and whether it kept the last one from what was pressed. */
    presses?: { came: number; ignored: boolean };
  }
}

/** Notes the presses that pages of `context` take for hurried ones (libs/ui/src/presses), which end at the window. */
export async function noteIgnoredPresses(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const presses = { came: 0, ignored: false };
    window.presses = presses;
    window.addEventListener(
      'click',
      () => {
        presses.came += 1;
        presses.ignored = true;
      },
      true,
    );
    document.addEventListener('click', () => (presses.ignored = false), true);
  });
}

const NONE = { came: 0, ignored: false };

/** A page that is being left ignores nothing. */
const pressesOn = (page: Page) =>
  page
    .evaluate(() => window.presses)
    .then(
      (presses) => presses ?? NONE,
      () => NONE,
    );

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
    const before = await pressesOn(this.page());
    await click.call(this, options);
    // Playwright itself holds a press back whose target moves away, and makes it again: the last one is what counts.
    const { came, ignored } = await pressesOn(this.page());
    if (came <= before.came || !ignored) return;
    await hesitate(this);
    await click.call(this, options);
  };
}
