import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has between two things that belong together. */
const TIMEOUT = 90;

interface Stop {
  readonly element: ElementHandle;
  readonly name: string;
  readonly look: string;
}

/** A keyboard user: everything is reached by Tab, and the focus always has to be visible. */
export class Keyboard {
  private last: Stop | undefined;

  constructor(private readonly page: Page) {
    // A page with a file chooser listener intercepts its file dialogs from the first one on.
    page.on('filechooser', () => undefined);
  }

  /** Interactions Tab (or Shift+Tab) until `target` has the focus. */
  async goTo(target: Locator, { back = false } = {}): Promise<void> {
    await expect(target).toBeAttached();
    for (let stops = 0; stops < TIMEOUT; stops += 1) {
      await this.tab({ back });
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Tab does not lead to ${target.toString()}`);
  }

  /** Moves the focus to an element and presses it. */
  async press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.goTo(target);
    await this.page.keyboard.press(key);
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.goTo(target);
    await this.page.keyboard.type(text);
  }

  /** Picks the option so many steps down the list. */
  async choose(target: Locator, steps: number): Promise<void> {
    await this.goTo(target);
    for (let step = 0; step < steps; step += 1) await this.page.keyboard.press('ArrowDown');
  }

  /** Picks a file; the system's own window for it is no part of the page. */
  async pick(target: Locator, file: string): Promise<void> {
    await this.goTo(target);
    const [chooser] = await Promise.all([this.page.waitForEvent('filechooser'), this.page.keyboard.press('Space')]);
    await chooser.setFiles(file);
  }

  /** Tab cycles inside `dialog`. Escape closes it and returns the focus to its opener. */
  async isHeldBy(dialog: Locator, opener: Locator): Promise<void> {
    await expect(dialog).toBeVisible();
    for (let stops = 0; stops < 8; stops += 1) {
      await this.tab({ back: stops > 5 });
      const inside = await dialog.evaluate(
        (element) => document.activeElement === document.body || element.contains(document.activeElement),
      );
      expect(inside, 'the focus stays in the dialog').toBe(true);
    }
    await this.page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }

  private async tab({ back = false } = {}): Promise<void> {
    await this.page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    await this.checkLeft();
    this.last = await this.arrive();
  }

  /**
   * The focused element, which has to be in view with a visible focus style. Undefined between the page's end and its
   * beginning.
   */
  private async arrive(): Promise<Stop | undefined> {
    const element = (await this.page.evaluateHandle(() => document.activeElement)).asElement();
    if (!element) return undefined;
    const { name, look, marked, isPage } = await element.evaluate(readStop);
    if (isPage) return undefined;
    if (!marked) {
      // Where the page scrolls smoothly it takes a moment; where it leads elsewhere just now, it takes the focus along.
      const seen = () => element.evaluate(readStop).then((stop) => stop.marked || !stop.hasFocus);
      await expect.poll(seen, { message: `the focus is to be seen on ${name}` }).toBe(true);
      if (!(await element.evaluate(readStop)).marked) return this.arrive();
    }
    return { element, name, look };
  }

  /** The element without the focus looks different. */
  private async checkLeft(): Promise<void> {
    const { last } = this;
    this.last = undefined;
    if (!last) return;
    const { look, isElsewhere: hasLostFocus } = await last.element.evaluate(readStop);
    if (hasLostFocus) expect(look, `${last.name} looks the same without the focus`).not.toBe(last.look);
  }
}

/** Runs in the page: the focus indicator of an element, or of the one around it. */
function readStop(node: Node) {
  const element = node as HTMLElement;
  const around = [
    element,
    element.nextElementSibling,
    element.parentElement,
    element.closest('label, .ant-select, .ant-picker'),
  ];
  const drawn = around.filter((each) => each !== null);
  const marks = drawn.map((each) => {
    // Two moments of one colour transition would differ, too.
    for (const change of each.getAnimations()) if (change instanceof CSSTransition) change.finish();
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(each);
    const { top, bottom, width } = each.getBoundingClientRect();
    const onScreen = width > 1 && bottom > 0 && top < window.innerHeight;
    const outlined = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor);
    return { look: [outlineStyle, outlineWidth, outlineColor, boxShadow].join(), marked: outlined && onScreen };
  });
  return {
    name: element.outerHTML.slice(0, 160),
    look: marks.map(({ look }) => look).join(';'),
    marked: marks.some(({ marked }) => marked),
    // What Tab cannot reach, the page itself brought into focus: its main part, after it led to another address.
    isPage: element === document.body || element.tabIndex < 0,
    isElsewhere: element.isConnected && element !== document.activeElement,
    hasFocus: element === document.activeElement,
  };
}
