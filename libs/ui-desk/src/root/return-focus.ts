import { restoreFocus } from '@kaaj/ui';

/** The focus is in a closing dialog, or on the body since it has closed. */
const hasNoFocus = (focused: Element | null) =>
  focused === null || focused === document.body || focused.closest('.ant-modal-root') !== null;

/** Returns the focus to the opener of a dialog, unless the user has moved it by then. */
export function returnFocus(opener: HTMLElement | null): void {
  if (hasNoFocus(document.activeElement)) restoreFocus(opener);
}
