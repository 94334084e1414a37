import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const DIALOGS = 'dialog[open], [role="dialog"], [role="alertdialog"]';

/** Where an entry stands in the history, as the router counts them. */
const placeOf = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx;

let heard: ((event: PopStateEvent) => void) | undefined;

// Before a router is there: Chromium asks the listeners of a window in the order in which they came, capturing or not.
globalThis.window?.addEventListener('popstate', (event) => heard?.(event), true);

function close(dialog: Element): void {
  if (dialog instanceof HTMLDialogElement) dialog.close();
  else dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
}

/**
 * While a dialog lies over the page, Back closes it and nothing else; forward does the same. The browser has gone to the other entry by
 * then and is led back before the router hears of it. Nobody can do so for the first entry of a tab: Back leaves the site there.
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
