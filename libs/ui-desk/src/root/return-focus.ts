import { restoreFocus } from '@kaaj/ui';

/** The focus is in a dialog that goes, or on nothing since it has gone. */
const isNowhere = (focused: Element | null) =>
  focused === null || focused === document.body || focused.closest('.ant-modal-root') !== null;

/** Gives the focus back to what opened a dialog, unless somebody quick has gone elsewhere by then. */
export function returnFocus(opener: HTMLElement | null): void {
  if (isNowhere(document.activeElement)) restoreFocus(opener);
}
