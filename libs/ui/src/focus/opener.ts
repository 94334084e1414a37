const CONTROLS = 'button, a[href], input, select, textarea, summary, [role="button"], [tabindex="0"]';

let pressed: HTMLElement | null = null;

if (typeof document !== 'undefined') {
  const notePressed = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
  };
  document.addEventListener('click', notePressed, true);
  // For a keyboard user the focus already is on the opener.
  document.addEventListener('keydown', () => (pressed = null), true);
}

/**
 * The element that was used last, which gets the focus back. Safari does not focus a clicked button; there the focus
 * stays with the page or with the nearest focusable ancestor of the button.
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
