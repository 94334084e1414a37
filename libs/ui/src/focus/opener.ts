const CONTROLS = 'button, a[href], input, select, textarea, summary, [role="button"], [tabindex="0"]';

let pressed: HTMLElement | null = null;

if (typeof document !== 'undefined') {
  const notePressed = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
  };
  document.addEventListener('click', notePressed, true);
  // Whoever goes on by keyboard has the focus where they are.
  document.addEventListener('keydown', () => (pressed = null), true);
}

/**
 * What somebody has just used: where the focus goes back to. Safari gives a button no focus when it is clicked; there the
 * focus stays with the page, or with whatever around the button can take it.
 */
export function focusOrigin(): HTMLElement | null {
  const focused = document.activeElement;
  if (pressed?.isConnected && !pressed.contains(focused)) return pressed;
  return focused instanceof HTMLElement && focused !== document.body ? focused : null;
}

/** Gives the focus back to `opener`, or to the page's content where the opener is gone. */
export function restoreFocus(opener: HTMLElement | null): void {
  const target = opener?.isConnected ? opener : document.querySelector<HTMLElement>('main[tabindex]');
  target?.focus();
}
