import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const DIALOGS = 'dialog[open], [role="dialog"], [role="alertdialog"]';

/** The index of a history entry, as the router counts them. */
const placeOf = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx;

let heard: ((event: PopStateEvent) => void) | undefined;

// Registered before the router: Chromium calls the listeners of a window in the order of registration, capturing or
// not.
globalThis.window?.addEventListener('popstate', (event) => heard?.(event), true);

function close(dialog: Element): void {
  if (dialog instanceof HTMLDialogElement) dialog.close();
  else dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
}

/**
 * While a dialog is open, Back and Forward close it and do nothing else. The browser has already changed the entry and
 * is moved back before the router handles the event. This is impossible for the first entry of a tab: there Back leaves
 * the site.
 */
export function useBackClosesDialog(): void {
  const { key } = useLocation();
  const here = useRef<number>(undefined);
  const returning = useRef(false);
  useLayoutEffect(() => {
    here.current = placeOf(window.history.state);
  }, [key]);
  useEffect(() => {
    heard = (event) => {
      if (returning.current) {
        returning.current = false;
        event.stopImmediatePropagation();
        return;
      }
      const dialog = [...document.querySelectorAll(DIALOGS)].at(-1);
      const there = placeOf(event.state);
      if (!dialog || there === undefined || here.current === undefined || there === here.current) return;
      event.stopImmediatePropagation();
      returning.current = true;
      window.history.go(here.current - there);
      close(dialog);
    };
    return () => {
      heard = undefined;
    };
  }, []);
}
